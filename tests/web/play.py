"""Sitting down and playing, as a person does it at the plain table."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

PLAIN = ("plain",)  # to wish for: a table in words, whatever the game
MOVES = re.compile("Vos coups|Your moves")
RESULT = re.compile("La partie est finie|Vous gagnez|Vous perdez|The game is over|You win|You lose")


def play_now(page: Page, game: str) -> None:
    box = page.get_by_role("article", name=game, exact=True)
    box.get_by_role("button", name=re.compile("^(Jouer tout de suite|Play now)")).click()
    expect(moves(page)).to_be_attached()


def moves(page: Page) -> Locator:
    return page.get_by_role("group", name=MOVES)


def result(page: Page) -> Locator:
    return page.get_by_role("dialog", name=RESULT)


def tap(thing: Locator) -> None:
    """It may be gone already: the others, and the clock, don't wait."""
    with contextlib.suppress(TooLate):
        thing.click(timeout=1500)


def may_move(page: Page) -> Locator:
    return moves(page).locator("button[aria-disabled=false]").first


def until_asked(page: Page, act: Callable[[Page], None] = lambda page: None) -> None:
    """One's own turn; where the others end a game before it comes, there is another game."""
    for _ in range(2000):
        if moves(page).is_visible():
            return
        if result(page).is_visible():
            result(page).get_by_role("button", name=re.compile("^(Encore une|One more)")).click()
            expect(result(page)).to_be_hidden()
        act(page)
        page.wait_for_timeout(30)
    raise AssertionError("never asked")


def play_on(*pages: Page, until: Callable[[], bool] = lambda: False, most: int = 400) -> None:
    """Whoever is asked takes the first move on offer, until the game is over."""
    for _ in range(most):
        if until() or all(result(page).is_visible() for page in pages):
            return
        for page in pages:
            if may_move(page).is_visible():
                if until():
                    return
                tap(may_move(page))
        pages[0].wait_for_timeout(60)
    raise AssertionError("this game does not end")
