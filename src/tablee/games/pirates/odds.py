"""What can be counted in Pirates: who may have a pair, and what the next card may do."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import comb

from tablee.games.deck55 import KINDS
from tablee.games.pirates.view import View

Counts = tuple[int, ...]  # by value, from 1 on: how many cards there are of it


def hidden_from_me(view: View) -> Counts:
    """The cards that this seat does not know the place of."""
    return without(*view.front, view.hand, view.shown, view.buried, view.glimpsed)


def hidden_from_all(view: View) -> Counts:
    """The cards that nobody has seen, but their owners."""
    return without(*view.front, view.buried)


def without(*places: Iterable[int]) -> Counts:
    """The deck of 55 less the cards that lie at these places."""
    counts = list(range(1, KINDS))
    for cards in places:
        for card in cards:
            counts[card - 1] -= 1
    return tuple(counts)


@lru_cache(maxsize=2**15)
def pair(hidden: Counts, front: frozenset[int], hand: int) -> float:
    """The chance of a pair among these cards in front and so many hidden ones in the hand."""
    if hand == 0:
        return 0.0
    ways = [1] + [0] * hand  # by number of cards: to choose them of different values
    for card, count in enumerate(hidden, start=1):
        if count > 0 and card not in front:
            for size in range(hand, 0, -1):
                ways[size] += ways[size - 1] * count
    total = comb(sum(hidden), hand)
    return 1 - ways[hand] / total if total else 0.0


def coming(view: View) -> list[float]:
    """By value, from 1 on: the chance that the next card, if one is left, is of it."""
    hidden = hidden_from_me(view)
    total = max(1, sum(hidden))
    if view.deck > 0:
        return [count / total for count in hidden]
    known = [*view.buried, *view.glimpsed]  # pirates.deck: remade from all discards
    rest = view.discards - len(known)
    chances = [count / total * rest for count in hidden]
    for card in known:
        chances[card - 1] += 1
    return [chance / max(1, view.discards) for chance in chances]


def has_pair(hand: list[int], front: list[int]) -> bool:
    return len({*hand, *front}) < len(hand) + len(front)
