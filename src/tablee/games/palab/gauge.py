"""What a card stands for, and where it would bring the gauge."""

from typing import Final

from mypy_extensions import i64

from tablee.games.palab.cards import MAX, MIROIR, NO_CARD, OPPOSITE, OVERFLOW, ZERO, plain
from tablee.games.palab.state import FULL, NO_FIGURE, State

RELIEF: Final = 20  # palab.secret.overflow


def meaning_of(s: State, card: i64) -> i64:
    """palab.miroir: what the top card of the played pile stands for; of other cards, themselves."""
    if card != MIROIR:
        return plain(card)
    if not s.stands:
        return NO_CARD
    return s.stands[-1]


def counted(figure: i64, charm: i64) -> i64:
    """palab.secret.zero: nothing; palab.secret.opposite: as much the other way."""
    if charm == ZERO:
        return 0
    if charm == OPPOSITE:
        return -figure
    return figure


def gauge_after(gauge: i64, meaning: i64, figure: i64, charm: i64) -> i64:
    """Where the gauge would be, once this card has had its effect."""
    if meaning == MAX:  # palab.max
        if charm == ZERO:
            return gauge
        return FULL
    if figure == NO_FIGURE:
        return gauge
    after = gauge + counted(figure, charm)  # palab.value, palab.choice: there is no lower bound
    if after > FULL and charm == OVERFLOW:  # palab.secret.overflow: past 99 still, it is lost
        return after - RELIEF
    return after
