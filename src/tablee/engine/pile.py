"""Cards without an order: a pile is a count per kind, so there is no order to leak."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.chance import Chance


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pile:
    """How many cards of each kind lie face down together."""

    def __init__(self, counts: vec[i64], size: i64) -> None:
        self.counts = counts
        self.size = size

    def draw(self, chance: Chance) -> i64:
        """The top card: since nobody knows the order, any card with equal chances."""
        card = chance.pick(self.counts, self.size)
        self.counts[card] -= 1
        self.size -= 1
        return card

    def add(self, card: i64, copies: i64 = 1) -> None:
        """Shuffle cards of a kind in."""
        self.counts[card] += copies
        self.size += copies

    def copy(self) -> Pile:
        return Pile(self.counts[:], self.size)
