"""Twin tables: two tables that one seat can't tell apart, and what must then be the same."""

from __future__ import annotations

from itertools import islice
from typing import Any

from tablee.engine.chance import Chance, NoSuchLuck, Scripted, Seeded
from tablee.engine.ear import Listening
from tablee.engine.game import Ask, Game, State
from tablee.engine.match import Match, Refused
from tests.every_game.walks import asked, leaves, onlookers, quiet, seen

MOMENTS = 2500  # of random games, at most: long games have many, and large tables

FEW = 3  # asks

AnyGame = Game[Any, Any]
Step = tuple[Match, Listening]


def check_looks(game: AnyGame, seats: int, seed: int, other: int) -> None:
    """View, asks, candidates and refusals of a twin are those of the real table."""
    for s in quiet(game, seats, seed):
        for seat in onlookers(seats):
            twin = game.imagine(game.view(s, seat), Seeded(other))
            assert seen(game, twin, seat) == seen(game, s, seat), "the view tells"
            assert asked(game, twin, seat) == asked(game, s, seat), "the asks tell"
            assert offered(game, twin, seat) == offered(game, s, seat), "the offers tell"


def check_events(game: AnyGame, seats: int, seed: int, other: int) -> None:
    """Where a seat's views agree before and after a step, so does what it is told of the step."""
    luck = Seeded(other)
    for s in quiet(game, seats, seed):
        for seat in onlookers(seats):
            twin = game.imagine(game.view(s, seat), luck)
            for ask in some(game.asks(s), luck):
                legal = [move for move, rule in offered(game, s, ask.seat) if rule is None]
                move = legal[luck.below(len(legal))]
                one = step(game, seats, s, ask.seat, move, Seeded(other))
                assert one is not None
                two = step(game, seats, twin, ask.seat, move, Scripted(one[0].log[-1].picks))
                if two is not None and same_after(game, one, two, seat):
                    assert heard(game, one, seat) == heard(game, two, seat), "the events tell"


def some(asks: list[Ask], luck: Seeded) -> list[Ask]:
    """At a large table each moment tries a few of the asks: there are moments enough."""
    return asks if len(asks) <= FEW else [asks[luck.below(len(asks))] for _ in range(FEW)]


def check_imagination(game: AnyGame, seats: int, games: int) -> None:
    """A part that differs between real tables of equal view is hidden: twins must vary it too."""
    first: dict[tuple[int, bytes], dict[str, object]] = {}  # the first table with this view
    hidden: set[str] = set()
    varied: set[str] = set()
    walks = ((seed, s) for seed in range(games) for s in quiet(game, seats, seed))
    for seed, s in islice(walks, MOMENTS):
        parts = leaves(s)
        for seat in onlookers(seats):
            hidden |= differing(first.setdefault((seat, seen(game, s, seat)), parts), parts)
            one, two = (
                leaves(game.imagine(game.view(s, seat), Seeded(k))) for k in (seed, seed + 1000)
            )
            varied |= differing(one, two)
    assert hidden <= varied, "imagination never varies what is hidden"


def differing(one: dict[str, object], two: dict[str, object]) -> set[str]:
    """The parts that are not the same at two tables."""
    if one is two:
        return set()
    return {path for path in one.keys() | two if one.get(path) != two.get(path)}


def offered(game: AnyGame, s: State, seat: int) -> list[tuple[int, str | None]]:
    """What a seat could do, and which rule forbids which of it."""
    if seat not in [ask.seat for ask in game.asks(s)]:
        return []
    return [(move, game.refusal(s, seat, move)) for move in game.candidates(s, seat)]


def step(game: AnyGame, seats: int, s: State, seat: int, move: int, chance: Chance) -> Step | None:
    """The same move with the same luck; None where this table does not allow it."""
    ear = Listening()
    match = Match(game, seats, chance, None, None, ear, s.copy())
    try:
        match.submit(seat, move)
    except (Refused, NoSuchLuck):
        return None
    return match, ear


def same_after(game: AnyGame, one: Step, two: Step, seat: int) -> bool:
    return seen(game, one[0].state, seat) == seen(game, two[0].state, seat)


def heard(game: AnyGame, step: Step, seat: int) -> list[Any]:
    return game.events.for_seat(step[1].told, seat)
