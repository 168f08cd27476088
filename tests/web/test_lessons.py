"""Every card of every lesson, on three screens, with text as it is and twice as large."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import WEB, OpenPage
from tests.web.hands import lay_a_card
from tests.web.laid import GAMES
from tests.web.lessons import comes_first, place_of, stands_clear, walk
from tests.web.palab import eat
from tests.web.play import may_move, moves, tap
from tests.web.tavern import LESSON, NEXT
from tests.web.test_tables_hawthorn import stay
from tests.web.test_tables_pirates import Pirate

DEALS = 12  # games of one lesson, before one of its cards counts as never seen
LEARN = re.compile("^(Apprendre|Learn)")

Act = Callable[[Page], None]


def anything(page: Page) -> None:
    if may_move(page).is_visible():
        tap(may_move(page))


def with_a_hand(act: Act) -> Act:
    def either(page: Page) -> None:
        lay_a_card(page)
        if moves(page).is_visible():
            act(page)

    return either


ACTS: dict[str, Act] = {
    "paires": anything, "blackstone": anything, "pirates": with_a_hand(Pirate().act),
    "hawthorn": with_a_hand(stay), "palab": eat,
}  # fmt: skip

ELSEWHERE = {"cuba", "parrain", "creux"}  # in files of their own: there others talk all the time


def test_every_lesson_is_walked_through() -> None:
    games = WEB / "src" / "games"
    assert {Path(lesson).parent.name for lesson in games.glob("*/lesson.ts")} == {*ACTS, *ELSEWHERE}


@pytest.mark.parametrize("game", ACTS)
def test_every_card_stands_clear_of_everything(open_page: OpenPage, game: str) -> None:
    """With other deals again, until each card has had its moment."""
    page = open_page("/", "phone", reduced_motion="reduce")
    seen: set[int] = set()
    count = 0

    def look(_: str) -> None:
        nonlocal count
        number, of = place_of(page)
        if number and number not in seen:
            seen.add(number)
            count = of
            stands_clear(page)
            if number == 1:
                comes_first(page)

    for deal in range(DEALS):
        page.add_init_script(f"crypto.getRandomValues = (bytes) => bytes.fill({deal + 1});")
        page.goto(page.url.partition("/room")[0])
        box = page.get_by_role("article", name=GAMES[game], exact=True)
        box.get_by_role("button", name=LEARN).click()
        walk(page, ACTS[game], look)
        if len(seen) == count:
            break
    assert seen == {*range(1, count + 1)}


def test_after_a_reload_a_lesson_goes_on_where_it_was(open_page: OpenPage) -> None:
    """What was read is not told again; another table begins anew."""
    page = open_page("/", "phone", reduced_motion="reduce", wishes=("guide",))
    box = page.get_by_role("article", name="Blackstone", exact=True)
    box.get_by_role("button", name=LEARN).click()
    card = page.get_by_role("region", name=LESSON)
    for number in (2, 3):
        card.get_by_role("button", name=NEXT).click()
        expect(card).to_have_attribute("data-step", f"{number} of 8")
    page.reload()
    expect(card).to_have_attribute("data-step", "3 of 8")
    page.goto(page.url.partition("/room")[0])
    box.get_by_role("button", name=LEARN).click()
    expect(card).to_have_attribute("data-step", "1 of 8")
