"""As many as a game seats, on a phone: what one needs is in sight, without scrolling."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import OpenPage, faults, leaves_the_screen, picture, too_small
from tests.web.hands import hand, lay_a_card
from tests.web.play import moves, until_asked
from tests.web.tavern import begin, open_room

# All four corners are on the screen, and nothing lies over them.
SEEN = """(it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const [x, y] = [Math.min(8, width / 4), Math.min(8, height / 4)]; // corners are round
    return [[x, y], [width - x, y], [x, height - y], [width - x, height - y]].every(([dx, dy]) => {
        const upmost = document.elementFromPoint(left + dx, top + dy);
        return upmost !== null && (it.contains(upmost) || upmost.contains(it));
    });
}"""
on_phones = pytest.mark.parametrize(
    ("size", "language"), [("phone", "fr"), ("small", "fr"), ("phone", "en"), ("small", "en")]
)


def in_sight(page: Page, things: dict[str, Locator]) -> list[str]:
    """Which of these are not: hidden, cut off, or under something else."""
    return [
        name
        for name, thing in things.items()
        if not thing.first.is_visible() or not thing.first.evaluate(SEEN)
    ]


def crowd(
    open_page: OpenPage, game: str, more: int, size: str, language: str, act: Callable[[Page], None]
) -> Page:
    """Oneself and bots on all other chairs, when it is one's turn."""
    theme = "light" if language == "fr" else "dark"
    host, _ = open_room(open_page, game, size, chairs=more, theme=theme, language=language)
    begin(host, game)
    until_asked(host, act)
    picture(host, f"{game.lower()}-crowd-{size}-{language}", whole=False)
    return host


def is_sound(page: Page) -> None:
    assert faults(page) == []
    assert too_small(page) == []
    assert not leaves_the_screen(page)


def nothing(page: Page) -> None:
    expect(page.locator("body")).to_be_visible()


@on_phones
def test_eight_at_paires(open_page: OpenPage, size: str, language: str) -> None:
    page = crowd(open_page, "Paires", 4, size, language, nothing)
    assert page.get_by_role("meter").count() == 8
    things = {
        "deck": page.locator(".pile .stack"),
        "its caption": page.locator(".pile .caption"),
        "limit": page.locator(".slate"),
        "own cards": page.locator(".mine .front"),
        "first move": moves(page).get_by_role("button").first,
        "last move": moves(page).get_by_role("button").last,
    } | {f"person {n}": page.locator(".others .stool").nth(n) for n in range(7)}
    assert in_sight(page, things) == []
    is_sound(page)


@on_phones
def test_eight_at_blackstone(open_page: OpenPage, size: str, language: str) -> None:
    page = crowd(open_page, "Blackstone", 4, size, language, nothing)
    things = {
        "stones": page.locator(".mat .tally"),
        "bag": page.locator(".pouch .caption"),
        "fine": page.locator("[data-at=fine] .label"),
        "pot": page.locator(".pot .plate"),
        "own stones": page.locator(".mine .front"),
        "numbers": page.get_by_role("group", name=re.compile("Combien en|How many to")),
        "first move": moves(page).get_by_role("button").first,
        "last move": moves(page).get_by_role("button").last,
    } | {f"person {n}": page.locator(".others .stool").nth(n) for n in range(7)}
    assert in_sight(page, things) == []
    is_sound(page)


@on_phones
def test_eight_at_pirates(open_page: OpenPage, size: str, language: str) -> None:
    page = crowd(open_page, "Pirates", 4, size, language, lay_a_card)
    things = {
        "own cards": hand(page).first,
        "what is left of the deck": page.locator(".others .middle .caption").first,
        "first move": moves(page).get_by_role("button").first,
        "last move": moves(page).get_by_role("button").last,
    } | {f"person {n}": page.locator(".others .corner").nth(n) for n in range(7)}
    assert in_sight(page, things) == []
    is_sound(page)


@on_phones
def test_ten_at_hawthorn(open_page: OpenPage, size: str, language: str) -> None:
    page = crowd(open_page, "Hawthorn", 6, size, language, lay_a_card)
    things = {
        "own cards": hand(page).first,
        "lap": page.get_by_role("img", name=re.compile("impair|odd")),
        "first move": moves(page).get_by_role("button").first,
        "last move": moves(page).get_by_role("button").last,
    } | {f"person {n}": page.locator(".others .corner .face").nth(n) for n in range(9)}
    assert in_sight(page, things) == []
    is_sound(page)
