"""Which numbers stand for a kind of move, for a law that reads and makes them and packs none."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.moves import Move, Moves


@final
class Numbers:
    """The numbers of one kind of move; its fields are meant by their place, from 0."""

    def __init__(self, moves: Moves, kind: type[Move]) -> None:
        verb = moves.of_kind[kind]
        self.first: i64 = verb.base
        self.beyond: i64 = verb.base + verb.span
        self.lows = vec[i64]([low for _, low, _ in verb.ranges])
        self.counts = vec[i64]([count for _, _, count in verb.ranges])

    def has(self, move: i64) -> bool:
        return self.first <= move < self.beyond

    def of(self, value: i64, other: i64 = 0) -> i64:
        """The move with this in its first field and, where it has two, that in its second."""
        offset = value - self.lows[0]
        if len(self.lows) > 1:
            offset += self.counts[0] * (other - self.lows[1])
        return self.first + offset

    def value(self, move: i64, field: i64 = 0) -> i64:
        """What stands in a field of this move."""
        offset = move - self.first
        for before in range(field):
            offset //= self.counts[before]
        return self.lows[field] + offset % self.counts[field]
