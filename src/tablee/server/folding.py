"""Long lists of moves on offer, told in few words.

Where a field of a move is a list, any of its values will do: `{"do":"inquire","target":[1,2],
"topic":[0,3]}` is four moves. A short list is told move by move.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from tablee.engine.moves import Moves

MANY: Final = 8  # moves; more of them are folded

encode = msgspec.json.Encoder().encode


@lru_cache(1000)
def folded(moves: Moves, numbers: tuple[int, ...]) -> list[msgspec.Raw]:
    """These moves, each kind in as few entries as it takes."""
    kinds: dict[str, list[dict[str, Any]]] = {}
    for number in numbers:
        kinds.setdefault(moves.verb(number).name, []).append(
            msgspec.to_builtins(moves.unpack(number))
        )
    return [msgspec.Raw(encode(move)) for kind in kinds.values() for move in fold(kind)]


def fold(moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Moves of one kind that differ in one field only become one, field by field."""
    for field in moves[0]:
        alike: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
        for move in moves:
            rest = tuple(value for name, value in move.items() if name != field)
            alike.setdefault(rest, []).append(move)
        moves = [
            group[0] | {field: tuple(move[field] for move in group)} if len(group) > 1 else group[0]
            for group in alike.values()
        ]
    return moves
