"""Hawthorn at its own table: odd and even laps, in a real browser."""

from __future__ import annotations

import re

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
from tests.web.play import moves, result
from tests.web.tavern import Reload, begin, for_games, for_lessons, join, open_room

SECRET = {"dealt"}


def move(page: Page, name: str) -> Locator:
    return moves(page).get_by_role("button", name=re.compile(name))


def lap(page: Page, name: str) -> Locator:
    return page.get_by_role("img", name=re.compile(name))


def stay(page: Page) -> None:
    """Draws on odd laps; on even ones raises the first card and plays it; else folds."""
    draw = move(page, "^(Piocher|Draw)$")
    if draw.is_visible():
        draw.click()
    elif hand(page).count():
        hand(page).first.click()
        move(page, "^(Jouer le|Play the)").click()
    else:
        move(page, "^(Se coucher|Fold)").click()


class Album:
    """Pictures of a game while it is played."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.taken: set[str] = set()

    def look(self) -> None:
        if self.page.locator("[data-mark=pair]").count():
            self.take("pair")
        if moves(self.page).is_visible():
            self.take("odd" if lap(self.page, "impair|odd").count() else "even")

    def take(self, moment: str) -> None:
        if moment not in self.taken:
            self.taken.add(moment)
            picture(self.page, f"hawthorn-{moment}-{self.name}", whole=False)
            assert faults(self.page) == []


@for_games
def test_a_deal_to_the_last_one_in(open_page: OpenPage, size: str, language: str) -> None:
    theme = "light" if language == "fr" else "dark"
    page = open_page("/", size, theme, language, reduced_motion="reduce")
    sit_down_at(page, "Hawthorn")
    sound(page, f"hawthorn-start-{size}-{language}")
    album = Album(page, f"{size}-{language}")
    play_to_the_end(stay, page, seen=album.look)
    page.keyboard.press("Escape")
    expect(result(page)).to_be_hidden()
    expect(page.locator("[data-at=spoils]")).to_be_visible()
    sound(page, f"hawthorn-end-{size}-{language}")


def test_two_friends_and_bots_one_reloads(open_page: OpenPage) -> None:
    host, told = open_room(open_page, "Hawthorn")
    friend, heard = join(open_page, host, "Zoé")
    begin(host, "Hawthorn")
    expect(choices(friend).first).to_be_visible()
    lay_a_card(friend)
    expect(friend.locator(".sealed [aria-pressed=true]")).to_be_visible()
    friend.reload()
    expect(friend.locator(".sealed [aria-pressed=true]")).to_be_visible()
    reload = Reload(friend, "Hawthorn")
    play_to_the_end(stay, host, friend, seen=reload.look)
    assert reload.done
    assert leaks(heard, SECRET) == []
    assert leaks(told, SECRET) == []


def test_the_lap_says_what_it_is(open_page: OpenPage) -> None:
    page = open_page("/", "desktop", reduced_motion="reduce")
    sit_down_at(page, "Hawthorn")
    lay_a_card(page)
    expect(lap(page, "^Tour 1, impair : on pioche$")).to_be_visible()
    expect(move(page, "^Piocher$")).to_be_visible()
    hand(page).first.click()
    hand(page).first.click()  # a card of the hand, on an odd lap
    expect(page.get_by_role("status", name="Messages")).to_contain_text("tours impairs")


def test_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/", "desktop", reduced_motion="reduce")
    sit_down_at(page, "Hawthorn")
    choices(page).first.focus()
    page.keyboard.press("Enter")
    fold = move(page, r"^Se coucher : payer \d+")
    expect(fold).to_be_visible()
    fold.focus()
    page.keyboard.press("Enter")
    told = page.get_by_role("log", name="Le récit de la partie")
    expect(told).to_contain_text("se couche")


@for_lessons
def test_the_lesson(open_page: OpenPage, size: str, language: str) -> None:
    page = open_page("/", size, "light", language, reduced_motion="reduce")
    box = page.get_by_role("article", name="Hawthorn")
    box.get_by_role("button", name=re.compile("^(Apprendre|Learn)")).click()

    def show(step: int) -> None:
        if step == 1:
            comes_first(page)
        if step == 4:
            sound(page, f"hawthorn-lesson-{size}-{language}")

    assert guided(page, stay, show) >= 6
