"""How long the others will stay, as far as their cards and what they have dared tell.

Three kinds of people are thought of: the steady never fold, the timid fold when a pair comes
near, the wild leave at any turn. Who has stayed for some laps is less and less likely wild, and
who has drawn with many cards in front is hardly timid.
"""

from __future__ import annotations

from math import exp
from typing import Final

from msgspec import Struct

from tablee.games.hawthorn.view import View

LAPS: Final = 10  # so far ahead; hands are empty by then
STEADY: Final = 0.4  # of all people, before the first lap
TIMID: Final = 0.4
WILD: Final = 0.2
LEAVES: Final = 0.5  # how often the wild leave at a turn
NERVE: Final = 0.3  # the chance of a pair at which the timid fold as often as not
SHARP: Final = 0.04  # and how suddenly they begin to
DRAWN: Final = (0.13, 7.5)  # a drawn card: its part of the deck, and its value, on average
PLAYED: Final = (0.1, 6.0)  # the same of a card from the hand: people play their low ones first
LAID: Final = [3]  # what one shows who has not shown a card yet


class Other(Struct, frozen=True):
    """One of the others still in."""

    stays: list[float]  # the chance to be in still at my turn: now, a lap later, and so on
    pays: float  # what leaving costs, on average


def other(view: View, seat: int, share: list[float], price: int) -> Other:
    """`share` is, by value, the part of the deck with that value."""
    front = view.front[seat] or LAID
    acted = view.lap > 0 and seat not in view.to_act
    lap = max(1, view.lap) + acted
    pair = sum(share[card] for card in front)  # the chance of a pair
    cost = sum(share[card] * card for card in front)  # and what it costs on average
    steady, timid, wild = STEADY, TIMID, WILD * (1 - LEAVES) ** (lap - 1)
    for cards in range(1, len(front), 2):  # with so many cards a draw was dared
        timid *= 1 - folds(pair * cards / len(front))
    known = steady + timid + wild
    hand = view.hands[seat]
    stays, pays, before = [1.0], 0.0, known
    for now in range(lap, lap + LAPS):
        if now % 2 == 1:
            fold = timid * folds(pair) + wild * LEAVES
            timid *= 1 - folds(pair)
            wild *= 1 - LEAVES
            part, value = DRAWN
            pays += (before - fold) * cost
            out = pair
        else:
            fold = wild * LEAVES
            wild *= 1 - LEAVES
            part, value = PLAYED
            out = pair**hand if hand > 0 else 1.0  # nothing to play
            pays += (before - fold) * out * price
            hand -= 1
        pays += fold * price
        steady, timid, wild = steady * (1 - out), timid * (1 - out), wild * (1 - out)
        before = steady + timid + wild
        stays.append(before / known)
        part *= 1 - pair / 2  # who shows high cards gets lower ones, if any
        cost += part * value
        pair = min(1.0, pair + part)
    return Other(stays, pays / known)


def folds(pair: float) -> float:
    """How often the timid fold when the next card pairs with this chance."""
    return 1 / (1 + exp((NERVE - pair) / SHARP))
