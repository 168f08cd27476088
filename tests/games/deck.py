"""The deck of the Paires family on a test's table: what lies where, and what is left."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.pile import Pile
from tablee.engine.seats import only
from tablee.games.deck55 import KINDS

ALL_CARDS: Final = [value for value in range(1, 11) for _ in range(value)]


def everything_but(*places: Iterable[int]) -> list[int]:
    """The cards of one deck that lie at none of these places."""
    rest = Counter(ALL_CARDS)
    for cards in places:
        rest.subtract(cards)
    assert min(rest.values()) >= 0, "a card lies at two places"
    return sorted(rest.elements())


def pile_of(cards: Iterable[int]) -> Pile:
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return Pile(vec[i64](counts), sum(counts))


def group_of(seats: Iterable[int]) -> int:
    return sum(int(only(seat)) for seat in seats)
