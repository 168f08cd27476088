"""Blackstone at its own table: how many stones, or out, in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tablee.games.blackstone.view import View
from tests.web.conftest import OpenPage, picture, sound
from tests.web.lessons import comes_first
from tests.web.play import moves, result, until_asked
from tests.web.tavern import (
    Reload,
    begin,
    follow_lesson,
    for_games,
    for_lessons,
    join,
    only_the_view,
    open_room,
    play_out,
    sit_down,
)

FIELDS = set(View.__struct_fields__)
NUMBERS = re.compile("Combien en prendre|How many to take")


def sit_until_asked(page: Page) -> None:
    sit_down(page, "Blackstone")
    until_asked(page)


@for_games
def test_a_hand_from_the_first_stone_to_the_pot(
    open_page: OpenPage, size: str, language: str
) -> None:
    theme = "light" if language == "fr" else "dark"
    page = open_page("/", size, theme, language, reduced_motion="reduce")
    sit_until_asked(page)
    sound(page, f"blackstone-start-{size}-{language}")
    taken: list[str] = []

    def look() -> None:
        if (
            not taken
            and page.get_by_role("img", name=re.compile("^(une|one) (pierre|black)")).count()
        ):
            taken.append("middle")
            picture(page, f"blackstone-middle-{size}-{language}", whole=False)

    play_out(page, seen=look)
    sound(page, f"blackstone-result-{size}-{language}")
    page.keyboard.press("Escape")
    expect(result(page)).to_be_hidden()
    sound(page, f"blackstone-end-{size}-{language}")


def test_two_friends_and_bots_one_reloads(open_page: OpenPage) -> None:
    host, told = open_room(open_page, "Blackstone")
    friend, heard = join(open_page, host, "Zoé")
    begin(host, "Blackstone")
    expect(friend.get_by_role("region", name="Blackstone")).to_be_visible()
    reload = Reload(friend, "Blackstone")
    play_out(host, friend, seen=reload.look)
    assert reload.done
    only_the_view(heard, FIELDS)
    only_the_view(told, FIELDS)


def test_a_number_is_picked_and_taken(open_page: OpenPage) -> None:
    page = open_page("/", "phone", reduced_motion="reduce")
    sit_until_asked(page)
    picker = page.get_by_role("group", name=NUMBERS)
    fewest = int(
        moves(page).get_by_role("button", name=re.compile("^Prendre")).inner_text().split()[1]
    )
    expect(picker.get_by_role("button", name="Moins")).to_be_disabled()
    picker.get_by_role("button", name="Plus").click()
    take = moves(page).get_by_role("button", name=re.compile(f"^Prendre {fewest + 1} "))
    expect(take).to_be_visible()
    picker.get_by_role("button", name=re.compile(f"^{fewest + 2} pierre")).click()
    pressed = picker.get_by_role("button", pressed=True)
    expect(pressed).to_have_count(1)
    picture(page, "blackstone-picker-phone-fr", whole=False)
    page.get_by_role("button", name=re.compile(f"^Prendre {fewest + 2} pierres. Le sac")).click()
    story = page.get_by_role("log", name="Le récit de la partie")
    expect(story.or_(result(page)).first).to_be_visible()
    page.get_by_role("button", name="Le récit", exact=True).click()
    expect(
        page.get_by_text(re.compile(rf"Pierres annoncées par .* : {fewest + 2}\.")).first
    ).to_be_visible()


def test_the_odds_of_every_number(open_page: OpenPage) -> None:
    page = open_page("/", "phone", reduced_motion="reduce", wishes=("odds",))
    sit_until_asked(page)
    expect(page.get_by_role("meter", name=re.compile("^Risque d’en prendre"))).to_be_visible()
    sound(page, "blackstone-odds-phone-fr")


def test_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/", "desktop", reduced_motion="reduce")
    sit_until_asked(page)
    leave = moves(page).get_by_role("button", name=re.compile("^Passer"))
    leave.focus()
    page.keyboard.press("Enter")
    story = page.get_by_role("log", name="Le récit de la partie")
    expect(story).to_contain_text(re.compile("passe. Mise et amende"))


@for_lessons
def test_the_lesson(open_page: OpenPage, size: str, language: str) -> None:
    page = open_page("/", size, "light", language, reduced_motion="reduce")
    box = page.get_by_role("article", name="Blackstone")
    box.get_by_role("button", name=re.compile("^(Apprendre|Learn)")).click()

    def show(step: int) -> None:
        if step == 1:
            comes_first(page)
        if step == 3:
            sound(page, f"blackstone-lesson-{size}-{language}")

    assert follow_lesson(page, show) >= 3
