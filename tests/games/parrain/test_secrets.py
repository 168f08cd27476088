"""Twin tables of the variants: what the usual tables of the every-game tests do not show."""

from __future__ import annotations

import pytest

from tablee.games.parrain.law.hearing import Parrain
from tablee.games.parrain.law.options import Options
from tests.every_game.twins import check_events, check_imagination, check_looks

# A bag for the boss too, and a short pile.
BOSS = Parrain(Options(boss_bag=True, pile="half"))


@pytest.mark.rule("parrain.boss-bag", "table.secret")
@pytest.mark.parametrize("seats", [4, 5, 6, 9, 11])
def test_a_twin_of_a_hearing_with_the_bosss_bag_looks_and_tells_the_same(seats: int) -> None:
    for seed in range(3):
        check_looks(BOSS, seats, seed, seed + 100)
        check_events(BOSS, seats, seed, seed + 100)


@pytest.mark.rule("parrain.boss-bag", "table.secret")
@pytest.mark.parametrize("seats", [4, 6])
def test_imagination_varies_what_a_seat_cannot_know(seats: int) -> None:
    check_imagination(BOSS, seats, games=60)
