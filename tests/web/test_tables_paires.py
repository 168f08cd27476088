"""Paires at its own table: draw or fold, in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tablee.games.paires.view import View
from tests.web.conftest import OpenPage, picture, sound
from tests.web.lessons import comes_first
from tests.web.play import may_move, moves, result
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


class Album:
    """Pictures of a game while it is played: in the middle of it, and of its first pair."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.taken: set[str] = set()

    def look(self) -> None:
        if "pair" not in self.taken and self.page.locator("[data-mark=pair]").count() == 2:
            self.take("pair")
        cards = self.page.get_by_role("list", name=re.compile("^(Cartes gardées|Cards kept)"))
        if cards.count() >= 2 and may_move(self.page).is_visible():
            self.take("middle")

    def take(self, moment: str) -> None:
        if moment not in self.taken:
            self.taken.add(moment)
            picture(self.page, f"paires-{moment}-{self.name}", whole=False)


@for_games
def test_a_game_from_the_deal_to_the_forfeit(open_page: OpenPage, size: str, language: str) -> None:
    theme = "light" if language == "fr" else "dark"
    page = open_page("/", size, theme, language, reduced_motion="reduce")
    sit_down(page, "Paires")
    sound(page, f"paires-start-{size}-{language}")
    album = Album(page, f"{size}-{language}")
    play_out(page, seen=album.look)
    page.keyboard.press("Escape")
    expect(result(page)).to_be_hidden()
    expect(page.locator("[data-at=forfeit]")).to_be_visible()
    sound(page, f"paires-end-{size}-{language}")


def test_two_friends_and_bots_one_reloads(open_page: OpenPage) -> None:
    host, told = open_room(open_page, "Paires")
    friend, heard = join(open_page, host, "Zoé")
    begin(host, "Paires")
    expect(friend.get_by_role("region", name="Paires")).to_be_visible()
    reload = Reload(friend, "Paires")

    def look() -> None:
        if friend.get_by_role("list", name=re.compile("^Cartes gardées")).count():
            reload.look()

    play_out(host, friend, seen=look)
    assert reload.done
    only_the_view(heard, FIELDS)
    only_the_view(told, FIELDS)


def test_chips_and_odds(open_page: OpenPage) -> None:
    host, _ = open_room(open_page, "Paires", "phone", wishes=("odds",))
    host.get_by_label("Des jetons, Cutchfeld").check()
    begin(host, "Paires")
    expect(may_move(host)).to_be_visible()
    expect(host.get_by_role("meter", name="Risque de paire")).to_be_visible()
    expect(
        host.get_by_role("img", name=re.compile("^Bourse de .* 100 jetons")).first
    ).to_be_visible()
    sound(host, "paires-odds-phone-fr")


def test_a_forfeit_of_ones_own_is_on_the_table_from_the_first_card_on(open_page: OpenPage) -> None:
    owed = "Raconter une histoire de pirates à toute la tablée, debout sur une chaise."
    host, _ = open_room(open_page, "Paires", "phone")
    own = host.get_by_label("ou le vôtre")
    own.fill(owed)
    own.blur()
    expect(host.get_by_label("Le gage")).to_have_value(owed)
    begin(host, "Paires")
    slate = host.get_by_role("button", name=f"Un gage : {owed}")
    expect(slate).to_contain_text(owed)
    picture(host, "paires-own-forfeit-phone-fr", whole=False)
    slate.click()
    expect(host.get_by_role("status", name="Messages")).to_contain_text(owed)
    play_out(host)
    host.keyboard.press("Escape")
    expect(host.locator("[data-at=forfeit]")).to_contain_text(owed)


def test_by_keyboard_and_by_ear(open_page: OpenPage) -> None:
    page = open_page("/", "desktop", reduced_motion="reduce")
    sit_down(page, "Paires")
    deck = page.get_by_role("button", name=re.compile("^Piocher. La pioche"))
    deck.focus()
    story = page.get_by_role("log", name="Le récit de la partie")
    before = story.inner_text()
    page.keyboard.press("Enter")
    expect(story).not_to_have_text(before)
    expect(moves(page).or_(result(page)).first).to_be_visible()
    if may_move(page).is_visible():
        fold = moves(page).get_by_role("button", name=re.compile(r"^Se coucher \+\d+ ?points?"))
        expect(fold).to_be_visible()


@for_lessons
def test_the_lesson(open_page: OpenPage, size: str, language: str) -> None:
    page = open_page("/", size, "light", language, reduced_motion="reduce")
    box = page.get_by_role("article", name="Paires")
    box.get_by_role("button", name=re.compile("^(Apprendre|Learn)")).click()

    def show(step: int) -> None:
        if step == 1:
            comes_first(page)
        if step == 3:
            sound(page, f"paires-lesson-{size}-{language}")

    assert follow_lesson(page, show) >= 6


def test_the_settings_of_this_house_hold(open_page: OpenPage) -> None:
    page = open_page("/", reduced_motion="reduce", wishes=("odds",))
    sit_down(page, "Paires")
    if may_move(page).is_visible():
        expect(page.get_by_role("meter", name="Risque de paire")).to_be_visible()
