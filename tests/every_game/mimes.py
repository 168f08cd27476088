"""Mimes for the twin tables: some that are done, and others that feel just like them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tablee.engine.chance import Chance
from tablee.engine.game import Game, State
from tablee.engine.stream import FINGERPRINT, ends_mime
from tablee.games.creux.touch import mime
from tablee.games.creux.touch.acting import act
from tablee.games.creux.touch.objects import CUBE, CUBES
from tablee.games.creux.touch.samples import samples
from tests.every_game.walks import TABLES, game_of
from tests.toys.stream import SPOKEN

Pieces = list[bytes]


class Mimes(NamedTuple):
    """Of a game: any mime; and another that nobody could tell from it by the skin."""

    any: Callable[[Chance], Pieces]
    like: Callable[[Pieces], Pieces]


def numbers(chance: Chance) -> Pieces:
    found = [bytes((chance.below(256), chance.below(256))) for _ in range(2 + chance.below(6))]
    return [piece for piece in found if not piece.startswith(SPOKEN)]


def other_halves(pieces: Pieces) -> Pieces:
    """toy-stream.mime: half of a byte is not felt."""
    return [bytes((piece[0] ^ 0x0F, *piece[1:])) for piece in pieces]


def sampled(chance: Chance) -> Pieces:
    scripts = [script for memory in samples().values() for script in memory.values()]
    return act(scripts[chance.below(len(scripts))], chance)


def other_cubes(pieces: Pieces) -> Pieces:
    """creux.screen: no cube feels like itself."""
    found = []
    for slot in map(mime.read, pieces):
        changed = tuple(
            one._replace(object=CUBE + (one.object - CUBE + 1) % len(CUBES))
            if one.object in CUBES
            else one
            for one in slot.samples
        )
        found.append(mime.write(slot._replace(samples=changed)))
    return found


MIMES: Final = {
    "toy-stream": Mimes(numbers, other_halves),
    "creux": Mimes(sampled, other_cubes),
}

TABLES_WITH_MIMES: Final = [
    (id, seats)
    for id, seats in TABLES
    if any(verb.text == FINGERPRINT for verb in game_of(id).moves)
]


def miming(game: Game[Any, Any], s: State) -> int | None:
    """The seat that mimes now."""
    for ask in game.asks(s):
        if ask.seat >= 0 and any(
            ends_mime(game.moves, move) for move in game.candidates(s, ask.seat)
        ):
            return int(ask.seat)
    return None
