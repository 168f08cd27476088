"""What a designer asks about Blackstone, answered for one finished hand."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tablee.engine.ear import Told
from tablee.engine.match import Match
from tablee.games.blackstone.events import (
    DEALT,
    DREW_BLACK,
    DREW_WHITE,
    FIRST_PLAYER,
    LOST,
    PASSED,
    PUT_BACK,
)
from tablee.games.deck55 import CARDS

AT_STAKE: Final = ("points", "losses")
QUESTIONS: Final = {
    "length": ("taken",),
    "choice": ("all_passed",),
    "stakes": ("pot",),
    "running_out": ("deck_emptied",),
}


class Measures(Struct, frozen=True):
    starter: int
    taken: int  # cards, once the first player was known
    all_passed: bool  # but one; else somebody got a second black stone
    pot: int
    deck_emptied: bool


def measure(match: Match, told: Sequence[Told]) -> Measures:
    starter = -1
    deck = CARDS
    taken = pot = 0
    emptied = bust = False
    for one in told:
        if one.kind == FIRST_PLAYER:
            starter = one.a
        elif one.kind == PUT_BACK:
            deck += one.b
        elif one.kind in (DEALT, DREW_WHITE, DREW_BLACK):
            deck -= 1
            taken += one.kind != DEALT
            emptied = emptied or deck == 0
        elif one.kind in (PASSED, LOST):
            pot += one.b
            bust = bust or one.kind == LOST
    return Measures(starter, taken, not bust, pot, emptied)
