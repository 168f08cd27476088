"""The plain opponents keep their habits."""

from __future__ import annotations

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.games.cuba import game
from tablee.games.cuba.box import NOT_YET, is_thief
from tablee.games.cuba.options import Options
from tablee.games.cuba.others import OTHERS
from tablee.games.cuba.state import TAKEN
from tablee.games.cuba.view import View
from tablee.thinking.company import Company
from tests.games.cuba.table import lies


def played(names: list[str], seed: int, **options: object) -> View:
    """A game of these people, the first of them the Godfather."""
    agreed = Options(**{"godfather": (0,), "hold": 0} | options)  # type: ignore[arg-type]
    m = Match(game, len(names), Seeded(seed), agreed, None, Listening())
    bots = {
        seat: OTHERS[name](seat, game.moves, Seeded(100 * seed + seat))
        for seat, name in enumerate(names)
    }
    company = Company(m, bots)
    while not m.over:
        assert company.act() is not None
    view = m.view(-3)
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize("seed", range(5))
def test_the_honest_never_lie(seed: int) -> None:
    view = played(["trusting", *["honest"] * 7], seed)
    assert view.claimed > 0
    assert (lies(view), view.wavered) == ([], [])


@pytest.mark.parametrize("seed", range(5))
def test_the_silent_say_nothing(seed: int) -> None:
    assert played(["trusting", *["silent"] * 7], seed).claimed == 0


def test_liars_steal_and_lie() -> None:
    views = [played(["blind", "liar", *["honest"] * 6], seed) for seed in range(10)]
    assert all(is_thief(view.truth[1][TAKEN]) for view in views)
    false = sum(seat == 1 for view in views for seat, _ in lies(view))
    assert false > sum(words != NOT_YET for view in views for words in view.said[1]) / 2


def test_a_trusting_godfather_finds_honest_thieves_more_often_than_a_blind_one() -> None:
    people = ["honest", "honest", "liar", "honest", "trusting", "honest", "honest"]
    found = {
        name: sum(played([name, *people], seed).ending == 0 for seed in range(60))
        for name in ("trusting", "blind")
    }
    assert found["trusting"] > found["blind"] + 5, found


@pytest.mark.parametrize("name", sorted(OTHERS))
def test_everyone_plays_to_the_end_with_every_option(name: str) -> None:
    for seats in (5, 12):
        view = played(
            [name] * seats, 1, cleaner=True, notes=False, minutes=5, hold=10, threads=True
        )
        assert view.phase == "over"
