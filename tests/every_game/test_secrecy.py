"""Twin tables: what a seat can't see must not reach it by any way (table.secret)."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine.chance import NoSuchLuck, Scripted, Seeded
from tablee.engine.ear import Listening
from tablee.engine.game import Game, State
from tablee.engine.match import Match, Refused
from tablee.engine.seats import NOBODY
from tests.every_game.walks import (
    TABLES,
    a_few,
    asked,
    at_every_table,
    game_of,
    leaves,
    onlookers,
    quiet,
    seen,
)


@pytest.mark.rule("table.secret")
@at_every_table
@given(seed=st.integers(0, 2**32), other=st.integers(0, 2**32))
@a_few
def test_a_twin_table_looks_the_same(id: str, seats: int, seed: int, other: int) -> None:
    game = game_of(id)
    for s in quiet(game, seats, seed):
        for seat in onlookers(seats):
            twin = game.imagine(game.view(s, seat), Seeded(other))
            assert seen(game, twin, seat) == seen(game, s, seat)
            assert asked(game, twin) == asked(game, s)
            assert offered(game, twin, seat) == offered(game, s, seat)


def offered(game: Game[Any, Any], s: State, seat: int) -> list[tuple[int, str | None]]:
    """What a seat could do, and which rule forbids which of it."""
    if seat not in [ask.seat for ask in game.asks(s)]:
        return []
    return [(move, game.refusal(s, seat, move)) for move in game.candidates(s, seat)]


@pytest.mark.rule("table.secret")
@at_every_table
@given(seed=st.integers(0, 2**32), other=st.integers(0, 2**32))
@a_few
def test_twins_that_look_the_same_tell_the_same(id: str, seats: int, seed: int, other: int) -> None:
    """Where a seat's views agree before and after a step, so must what it is told of the step."""
    game = game_of(id)
    luck = Seeded(other)
    for s in quiet(game, seats, seed):
        for seat in onlookers(seats):
            twin = game.imagine(game.view(s, seat), luck)
            for ask in game.asks(s):
                legal = [m for m, rule in offered(game, s, ask.seat) if rule is None]
                move = legal[luck.below(len(legal))]
                one = step(game, seats, s, ask.seat, move, Seeded(other))
                two = step(game, seats, twin, ask.seat, move, Scripted(picks_of(one)))
                if two is not None and one is not None:
                    same = seen(game, one[0].state, seat) == seen(game, two[0].state, seat)
                    assert not same or heard(game, one, seat) == heard(game, two, seat)


Step = tuple[Match, Listening]


def step(
    game: Game[Any, Any], seats: int, s: State, seat: int, move: int, chance: Any
) -> Step | None:
    """The same move with the same luck; None where this table does not allow it."""
    ear = Listening()
    match = Match(game, seats, chance, None, None, ear, s.copy())
    try:
        match.submit(seat, move)
    except (Refused, NoSuchLuck):
        return None
    return match, ear


def picks_of(step: Step | None) -> list[int]:
    return [] if step is None else step[0].log[-1].picks


def heard(game: Game[Any, Any], step: Step, seat: int) -> list[Any]:
    return game.events.for_seat(step[1].told, seat)


@pytest.mark.rule("table.secret")
@pytest.mark.parametrize("id", sorted({id for id, _ in TABLES}))
def test_imagination_varies_everything_that_the_view_lacks(id: str) -> None:
    """A part that differs between real tables of equal view is hidden: twins must vary it too."""
    game = game_of(id)
    seats = game.fewest + 1 if game.most > game.fewest else game.fewest
    real: dict[tuple[int, bytes], dict[str, set[object]]] = defaultdict(lambda: defaultdict(set))
    varied: set[str] = set()
    for seed in range(150):
        for s in quiet(game, seats, seed):
            for seat in onlookers(seats):
                for path, value in leaves(s).items():
                    real[seat, seen(game, s, seat)][path].add(value)
                twin = leaves(game.imagine(game.view(s, seat), Seeded(seed)))
                varied |= {path for path, value in leaves(s).items() if twin.get(path) != value}
    hidden = {path for parts in real.values() for path, values in parts.items() if len(values) > 1}
    assert hidden <= varied


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
