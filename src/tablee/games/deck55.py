"""The deck of the Paires family: 55 cards, the value v stands on v of them.

The cards of one person are one integer, four bits for each value: how many of it. So a hand
is copied for nothing, and no order of the cards exists that could be told.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.pile import Pile
from tablee.engine.seats import all_but, members, sits

HIGHEST: Final = 10
KINDS: Final = 11  # values are their own index; there is no 0
CARDS: Final = 55


def full_deck() -> Pile:
    return Pile(vec[i64]([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), CARDS)


def shows(cards: i64, card: i64) -> bool:
    """Is this value among the cards?"""
    return (cards >> (card << 2)) & 15 != 0


def how_many(cards: i64, card: i64) -> i64:
    return (cards >> (card << 2)) & 15


def single(card: i64) -> i64:
    return 0x1000000000000000 >> (60 - (card << 2))  # not 1 << n: C would shift that in 32 bits


def with_card(cards: i64, card: i64) -> i64:
    return cards + single(card)


def values_of(cards: i64) -> i64:
    """Which values there are among the cards, as a set: its first bit stands for a 1."""
    there = cards >> 4
    there |= there >> 2
    there = (there | there >> 1) & 0x1111111111  # a bit of four for each value; now side by side:
    there = (there | there >> 3) & 0x0303030303
    there = (there | there >> 6) & 0x000F000F000F
    there = (there | there >> 12) & 0x00FF000000FF
    return (there | there >> 24) & 0x3FF


def members_of(values: i64) -> list[int]:
    """The values of such a set, lowest first."""
    return [place + 1 for place in members(values)]


def lowest(cards: i64) -> i64:
    """The lowest value among the cards; there must be one."""
    card: i64 = 1
    while (cards >> (card << 2)) & 15 == 0:
        card += 1
    return card


def worth(cards: i64) -> i64:
    """The sum of their values."""
    points: i64 = 0
    card: i64 = 1
    left = cards >> 4
    while left != 0:
        points += card * (left & 15)
        left >>= 4
        card += 1
    return points


def size_of(cards: i64) -> i64:
    """How many cards there are."""
    size: i64 = 0
    left = cards >> 4
    while left != 0:
        size += left & 15
        left >>= 4
    return size


def cards_of(cards: i64) -> list[int]:
    """The values one by one, lowest first."""
    values: list[int] = []
    card: i64 = 1
    left = cards >> 4
    while left != 0:
        for _ in range(left & 15):
            values.append(card)
        left >>= 4
        card += 1
    return values


def hand_of(values: list[int]) -> i64:
    cards: i64 = 0
    for value in values:
        cards = with_card(cards, value)
    return cards


def who_has_lowest(newest: i64, among: i64) -> i64:
    """Those of a set of seats who share its lowest card; `newest` has four bits for each seat."""
    low: i64 = HIGHEST + 1
    lowest_ones = among
    seat: i64 = 0
    while among >> seat != 0:
        if sits(seat, among):
            card = (newest >> (seat << 2)) & 15
            if card < low:
                low = card
                lowest_ones = lowest_ones >> seat << seat  # those before had higher ones
            elif card > low:
                lowest_ones &= all_but(seat)
        seat += 1
    return lowest_ones


def hands_of(hands: list[list[int]]) -> vec[i64]:
    return vec[i64]([hand_of(values) for values in hands])


def face_up(hands: vec[i64]) -> list[list[int]]:
    """The cards of each seat, as they lie for all to see."""
    return [cards_of(cards) for cards in hands]


def sizes_of(hands: vec[i64]) -> list[int]:
    """How many cards each seat has."""
    return [size_of(cards) for cards in hands]
