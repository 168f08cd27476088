"""Twin tables of the variants: what the usual tables of the every-game tests do not show."""

from __future__ import annotations

import pytest

from tablee.games.creux.law.options import Options
from tablee.games.creux.law.palm import Creux
from tests.every_game.mimes import MIMES
from tests.every_game.senses import check_senses
from tests.every_game.twins import check_events, check_imagination, check_looks

# Constraints, and memories thrown away; the same each for himself; and for real.
EXPERT = Creux(Options(expert=True, throw_away=True))
ALONE = Creux(Options(expert=True, alone=True))
REAL = Creux(Options(real_objects=True, album="14"))

TABLES = [
    *((EXPERT, seats) for seats in (2, 4, 7, 8)),
    *((ALONE, seats) for seats in (3, 5)),
    *((REAL, seats) for seats in (2, 5)),
]


@pytest.mark.rule("creux.expert", "creux.choose", "creux.solo", "table.secret")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_twin_looks_and_tells_the_same(game: Creux, seats: int) -> None:
    for seed in range(2):
        check_looks(game, seats, seed, seed + 100)
        check_events(game, seats, seed, seed + 100)


@pytest.mark.rule("creux.expert", "creux.screen", "creux.solo", "table.secret")
@pytest.mark.parametrize(("game", "seats"), [(EXPERT, 2), (EXPERT, 5), (ALONE, 3), (REAL, 4)])
def test_a_twin_gets_the_same_of_a_mime(game: Creux, seats: int) -> None:
    """creux.table: and of a real one nothing."""
    felt = check_senses(game, seats, 1, 2, MIMES["creux"])
    assert (felt > 0) == (not game.usual.real_objects)


@pytest.mark.rule("creux.expert", "creux.solo", "table.secret")
@pytest.mark.parametrize(("game", "seats"), [(EXPERT, 4), (ALONE, 3), (REAL, 4)])
def test_imagination_varies_what_a_seat_cannot_know(game: Creux, seats: int) -> None:
    check_imagination(game, seats, games=12)
