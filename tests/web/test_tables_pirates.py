"""Pirates at its own table: pointing at people, in a real browser."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import OpenPage, faults, picture, sound
from tests.web.hands import (
    choices,
    guided,
    hand,
    lay_a_card,
    leaks,
    play_to_the_end,
    sit_down_at,
)
from tests.web.lessons import comes_first
from tests.web.play import moves, result, until_asked
from tests.web.tavern import Reload, begin, for_games, for_lessons, join, open_room

SECRET = {"dealt", "drew"}


def targets(page: Page) -> Locator:
    return page.locator("button.point[aria-disabled=false]")


def deed(page: Page, name: str) -> Locator:
    return moves(page).get_by_role("button", name=re.compile(name))


def eyes_only(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("Pour vos yeux seulement|For your eyes only"))


class Pirate:
    """Attacks, then draws, then accuses: somebody is out soon."""

    def __init__(self) -> None:
        self.turns: Counter[Page] = Counter()

    def act(self, page: Page) -> None:
        self.turns[page] += 1
        turn = self.turns[page] % 3
        if turn == 1 and hand(page).count():
            hand(page).first.click()
            if targets(page).count():
                targets(page).first.click()
                return
            page.keyboard.press("Escape")
        if turn == 0:
            deed(page, "^(Accuser|Accuse)$").click()
            targets(page).first.click()
        else:
            deed(page, "^(Piocher|Draw)$").click()


@for_games
def test_a_game_by_pointing(open_page: OpenPage, size: str, language: str) -> None:
    theme = "light" if language == "fr" else "dark"
    page = open_page("/", size, theme, language, reduced_motion="reduce")
    sit_down_at(page, "Pirates")
    sound(page, f"pirates-start-{size}-{language}")
    until_asked(page, lay_a_card)
    sound(page, f"pirates-middle-{size}-{language}")
    hand(page).first.click()
    sound(page, f"pirates-pointing-{size}-{language}")
    hand(page).first.click()
    deed(page, "^(Accuser|Accuse)$").click()
    targets(page).first.click()
    expect(eyes_only(page)).to_be_visible()
    picture(page, f"pirates-glimpse-{size}-{language}", whole=False)
    assert faults(page) == []
    play_to_the_end(Pirate().act, page)
    page.keyboard.press("Escape")
    expect(result(page)).to_be_hidden()
    sound(page, f"pirates-end-{size}-{language}")


def test_two_friends_and_bots_one_reloads(open_page: OpenPage) -> None:
    host, told = open_room(open_page, "Pirates")
    friend, heard = join(open_page, host, "Zoé")
    begin(host, "Pirates")
    expect(choices(friend).first).to_be_visible()
    lay_a_card(friend)
    expect(friend.locator(".sealed [aria-pressed=true]")).to_be_visible()
    friend.reload()
    expect(friend.locator(".sealed [aria-pressed=true]")).to_be_visible()
    reload = Reload(friend, "Pirates")
    play_to_the_end(Pirate().act, host, friend, seen=reload.look)
    assert reload.done
    assert leaks(heard, SECRET) == []
    assert leaks(told, SECRET) == []


def barred(page: Page) -> Locator:
    return page.locator("button.point[aria-disabled=true]")


def aim_where_a_pair_would_be(page: Page) -> None:
    """Raises a card that somebody already has in front; draws until there is one."""
    for _ in range(20):
        until_asked(page, lay_a_card)
        for card in range(hand(page).count()):
            hand(page).nth(card).click()
            if barred(page).count():
                return
            hand(page).nth(card).click()
        story = page.get_by_role("log", name="Le récit de la partie")
        before = story.inner_text()
        deed(page, "^Piocher$").click()
        expect(story).not_to_have_text(before)  # bots at no pace may give the turn back at once
    raise AssertionError("nobody ever has what one holds")


def test_what_is_not_possible_says_why(open_page: OpenPage) -> None:
    page = open_page("/", "desktop", reduced_motion="reduce")
    sit_down_at(page, "Pirates")
    aim_where_a_pair_would_be(page)
    assert "pas possible" in (barred(page).first.get_attribute("aria-label") or "")
    barred(page).first.click(force=True)  # it says that it is disabled, and can be asked why
    said = page.get_by_role("status", name="Messages")
    expect(said).to_contain_text("ferait une paire")
    expect(said.get_by_role("link", name="Pourquoi ?")).to_be_visible()


def test_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/", "desktop", reduced_motion="reduce")
    sit_down_at(page, "Pirates")
    choices(page).first.focus()
    page.keyboard.press("Enter")
    until_asked(page, lay_a_card)
    person = page.get_by_role("button", name=re.compile("^Viser ")).first
    person.focus()
    page.keyboard.press("Enter")
    story = page.get_by_role("log", name="Le récit de la partie")
    before = story.inner_text()
    deed(page, "^Défier$").focus()
    page.keyboard.press("Enter")
    expect(story).not_to_have_text(before)


@for_lessons
def test_the_lesson(open_page: OpenPage, size: str, language: str) -> None:
    page = open_page("/", size, "light", language, reduced_motion="reduce")
    box = page.get_by_role("article", name="Pirates")
    box.get_by_role("button", name=re.compile("^(Apprendre|Learn)")).click()

    def show(step: int) -> None:
        if step == 1:
            comes_first(page)
        if step == 2:
            sound(page, f"pirates-lesson-{size}-{language}")

    assert guided(page, Pirate().act, show) >= 3
