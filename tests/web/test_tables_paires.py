"""Paires at its own table: draw or fold, in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tablee.games.paires.view import View
from tests.web.conftest import OpenPage, faults, leaves_the_screen, picture, sound, too_small
from tests.web.play import SLOW, may_move, moves, result
from tests.web.tavern import (
    WITH_ODDS,
    begin,
    follow_lesson,
    in_reach,
    join,
    only_the_view,
    open_room,
    play_out,
    settle_in,
    sit_down,
)

FIELDS = set(View.__struct_fields__)
everywhere = pytest.mark.parametrize(
    ("size", "language"), [("phone", "fr"), ("desktop", "fr"), ("phone", "en"), ("desktop", "en")]
)


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


@everywhere
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
    begin(host)
    expect(friend.get_by_role("region", name="Paires")).to_be_visible(timeout=SLOW)
    reloads: list[int] = []

    def reload_once() -> None:
        if not reloads and friend.get_by_role("list", name=re.compile("^Cartes gardées")).count():
            reloads.append(1)
            points = friend.get_by_role("meter").evaluate_all(
                "all => all.reduce((sum, one) => sum + Number(one.ariaValueNow), 0)"
            )
            friend.reload()
            expect(friend.get_by_role("region", name="Paires")).to_be_visible(timeout=SLOW)
            assert points > 0
            assert friend.get_by_role("meter").count() == host.get_by_role("meter").count()

    play_out(host, friend, seen=reload_once)
    assert reloads
    only_the_view(heard, FIELDS)
    only_the_view(told, FIELDS)


def test_chips_and_odds(open_page: OpenPage) -> None:
    host, _ = open_room(open_page, "Paires", "phone")
    host.evaluate(WITH_ODDS)
    host.reload()
    host.get_by_label("Des jetons, Cutchfeld").check()
    begin(host)
    expect(may_move(host)).to_be_visible(timeout=SLOW)
    expect(host.get_by_role("meter", name="Risque de paire")).to_be_visible(timeout=SLOW)
    expect(
        host.get_by_role("img", name=re.compile("^Bourse de .* 100 jetons")).first
    ).to_be_visible()
    sound(host, "paires-odds-phone-fr")


def test_eight_on_a_phone(open_page: OpenPage) -> None:
    host, _ = open_room(open_page, "Paires", "phone", chairs=4)
    begin(host)
    expect(may_move(host)).to_be_visible(timeout=SLOW)
    picture(host, "paires-eight-phone-fr", whole=False)
    assert host.get_by_role("meter").count() == 8
    assert in_reach(host)
    assert faults(host) == []
    assert too_small(host) == []
    assert not leaves_the_screen(host)


def test_by_keyboard_and_by_ear(open_page: OpenPage) -> None:
    page = open_page("/", "desktop", reduced_motion="reduce")
    sit_down(page, "Paires")
    deck = page.get_by_role("button", name=re.compile("^Piocher. La pioche"))
    deck.focus()
    story = page.get_by_role("log", name="Le récit de la partie")
    before = story.inner_text()
    page.keyboard.press("Enter")
    expect(story).not_to_have_text(before, timeout=SLOW)
    expect(moves(page).or_(result(page)).first).to_be_visible(timeout=SLOW)
    if may_move(page).is_visible():
        fold = moves(page).get_by_role("button", name=re.compile(r"^Se coucher \+\d+ ?points?"))
        expect(fold).to_be_visible()


@everywhere
def test_the_lesson(open_page: OpenPage, size: str, language: str) -> None:
    page = open_page("/", size, "light", language, reduced_motion="reduce")
    box = page.get_by_role("article", name="Paires")
    box.get_by_role("button", name=re.compile("^(Apprendre|Learn)")).click()

    def show(step: int) -> None:
        if step == 3:
            sound(page, f"paires-lesson-{size}-{language}")

    assert follow_lesson(page, show) >= 6


def test_the_settings_of_this_house_hold(open_page: OpenPage) -> None:
    page = open_page("/", reduced_motion="reduce")
    settle_in(page, WITH_ODDS)
    sit_down(page, "Paires")
    if may_move(page).is_visible():
        expect(page.get_by_role("meter", name="Risque de paire")).to_be_visible(timeout=SLOW)
