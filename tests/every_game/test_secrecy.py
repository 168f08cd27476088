"""Twin tables: what a seat can't see must not reach it by any way (table.secret)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine.chance import Seeded
from tablee.engine.seats import NOBODY
from tests.every_game.mimes import MIMES, TABLES_WITH_MIMES
from tests.every_game.senses import check_senses
from tests.every_game.twins import check_events, check_imagination, check_looks
from tests.every_game.walks import TABLES, a_few, at_every_table, game_of, quiet, seen

seeds = st.integers(0, 2**32)


@pytest.mark.rule("table.secret")
@at_every_table
@given(seed=seeds, other=seeds)
@a_few
def test_a_twin_table_looks_the_same(id: str, seats: int, seed: int, other: int) -> None:
    check_looks(game_of(id), seats, seed, other)


@pytest.mark.rule("table.secret")
@at_every_table
@given(seed=seeds, other=seeds)
@a_few
def test_twins_that_look_the_same_tell_the_same(id: str, seats: int, seed: int, other: int) -> None:
    check_events(game_of(id), seats, seed, other)


@pytest.mark.rule("table.secret", "table.stream")
@pytest.mark.parametrize(("id", "seats"), TABLES_WITH_MIMES)
def test_what_a_twin_gets_of_a_mime_is_the_same(id: str, seats: int) -> None:
    """And so is what a hand gets of another mime that feels the same."""
    walks = [check_senses(game_of(id), seats, seed, seed + 100, MIMES[id]) for seed in range(2)]
    assert sum(walks) > 0, "somebody feels"


@pytest.mark.rule("table.secret")
@pytest.mark.parametrize("id", sorted({id for id, _ in TABLES}))
def test_imagination_varies_everything_that_the_view_lacks(id: str) -> None:
    game = game_of(id)
    check_imagination(game, min(game.fewest + 1, game.most), games=150)


@pytest.mark.rule("table.secret")
@at_every_table
def test_a_spectator_sees_what_every_seat_may_see(id: str, seats: int) -> None:
    """Whatever one seat's twin could be, the spectator's view of it is the same."""
    game = game_of(id)
    for seed in range(5):
        for s in quiet(game, seats, seed):
            for seat in range(seats):
                twin = game.imagine(game.view(s, seat), Seeded(seed + 1))
                assert seen(game, twin, NOBODY) == seen(game, s, NOBODY)
