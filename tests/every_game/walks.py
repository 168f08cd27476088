"""Random walks through any game, for the tests that every game goes through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Seeded
from tablee.engine.ear import Ear
from tablee.engine.game import Game, State
from tablee.engine.playout import random_move
from tablee.engine.seats import CROUPIER, NOBODY
from tablee.games import shelf

LONGEST = 400  # steps of a walk

Table = tuple[str, int]

TABLES: list[Table] = [
    (id, seats)
    for id in sorted(shelf.packages())
    for seats in range(shelf.take(id).game.fewest, shelf.take(id).game.most + 1)
]

at_every_table = pytest.mark.parametrize(("id", "seats"), TABLES)

a_few = settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def game_of(id: str) -> Game[Any, Any]:
    return shelf.take(id).game


def start(game: Game[Any, Any], seats: int) -> State:
    state: State = game.start(seats, None, None)  # with what is usual at this table
    return state


def walk(game: Game[Any, Any], seats: int, seed: int) -> Iterator[State]:
    """The state before each step of a random game, and the last one."""
    s, chance, ear = start(game, seats), Seeded(seed), Ear()
    for _ in range(LONGEST):
        yield s
        asks = game.asks(s)
        if not asks:
            return
        ask = asks[chance.below(len(asks))]
        if ask.seat == CROUPIER:
            game.deal(s, chance, ear)
        else:
            game.play(s, ask.seat, random_move(game, s, ask.seat, chance), ear)


def quiet(game: Game[Any, Any], seats: int, seed: int) -> Iterator[State]:
    """The moments of a walk in which people look: not those in which the croupier is at work."""
    for s in walk(game, seats, seed):
        asks = game.asks(s)
        if not asks or asks[0].seat != CROUPIER:
            yield s


def onlookers(seats: int) -> list[int]:
    return [NOBODY, *range(seats)]


def seen(game: Game[Any, Any], s: State, seat: int) -> bytes:
    """A view as it travels."""
    return msgspec.json.encode(game.view(s, seat))


def asked(game: Game[Any, Any], s: State, seat: int) -> list[tuple[int, str, bool, int | None]]:
    """The asks as a seat may know them: a default is for its own seat alone."""
    return [
        (ask.seat, ask.rule, ask.must, ask.default if ask.seat == seat else None)
        for ask in game.asks(s)
    ]


def leaves(thing: Any, path: str = "") -> dict[str, object]:
    """Everything that a state is made of, down to the numbers, compiled or not."""
    if isinstance(thing, vec[i64] | list):
        parts = {f"{path}[{at}]": part for at, part in enumerate(thing)}
        parts[f"{path}.length"] = len(thing)
    elif hasattr(thing, "__mypyc_attrs__") or hasattr(thing, "__dict__"):
        names = getattr(thing, "__mypyc_attrs__", None) or sorted(vars(thing))
        parts = {f"{path}.{name}": getattr(thing, name) for name in names if name != "__dict__"}
    else:
        return {path: thing}
    found: dict[str, object] = {}
    for name, part in parts.items():
        if isinstance(part, int):  # most of them
            found[name] = part
        else:
            found |= leaves(part, name)
    return found
