"""The cigar box as one number: taking something out of it is a subtraction.

Diamonds count 1 each, up to 15; then come the tokens, each kind in a place of its own. The forms of
moves.py count their fields in the same way.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DIAMONDS: Final = 15  # cuba.setup.tokens
WITHOUT_DIAMONDS: Final = 16  # divided by this, a box is its tokens alone

LOYAL: Final = 0
FBI: Final = 1
CIA: Final = 2
DRIVER: Final = 3
CLEANER: Final = 4
KINDS: Final = 5
NO_TOKEN: Final = 5

NOTHING: Final = 0  # in a pocket; 1 to 15 are diamonds
TOKEN: Final = 16  # and the kind of the token
NOT_YET: Final = -1


def weight(kind: i64) -> i64:
    """How much a token of this kind counts in the number of a box."""
    if kind == LOYAL:
        return 16
    if kind == FBI:
        return 96
    if kind == CIA:
        return 192
    if kind == DRIVER:
        return 384
    return 1152


def most_of(kind: i64) -> i64:
    """One more than there are of this kind in the material (cuba.setup.tokens)."""
    if kind == LOYAL:
        return 6
    if kind == DRIVER:
        return 3
    return 2


def diamonds_in(box: i64) -> i64:
    return box & 15


def tokens_in(box: i64, kind: i64) -> i64:
    return box // weight(kind) % most_of(kind)


def all_tokens_in(box: i64) -> i64:
    """How many tokens of all kinds."""
    count: i64 = 0
    for kind in range(i64(KINDS)):
        count += tokens_in(box, kind)
    return count


def worth(take: i64) -> i64:
    """What is missing in the box after this went into a pocket."""
    if take >= TOKEN:
        return weight(take - TOKEN)
    return take


def is_thief(take: i64) -> bool:
    """cuba.thief: one who took diamonds."""
    return 0 < take < TOKEN


def is_agent(take: i64) -> bool:
    return take == TOKEN + FBI or take == TOKEN + CIA


def holds(box: i64, take: i64) -> bool:
    """Is this in the box to be taken?"""
    if take >= TOKEN:
        return tokens_in(box, take - TOKEN) > 0
    return take <= diamonds_in(box)


def box_of(diamonds: i64, tokens: vec[i64]) -> i64:
    """A box with so many diamonds, and so many tokens of each kind."""
    box = diamonds
    for kind in range(i64(KINDS)):
        box += tokens[kind] * weight(kind)
    return box
