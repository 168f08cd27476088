"""Cancelling a card in play: by whom it named, or by the Godfather."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.game import may
from tablee.engine.seats import EVERYBODY, NO_SEATS, NOBODY
from tablee.games.parrain.law.events import ACCUSATION_FELL, CANCELLED, OVERRULED
from tablee.games.parrain.law.excuses import EXCUSES
from tablee.games.parrain.law.moves import MOST
from tablee.games.parrain.law.numbers import CANCEL
from tablee.games.parrain.law.state import BEAT, FLOOR, HAND, JUDGING, State
from tablee.games.parrain.law.turn import take_from_hand

NAMED: Final = [may(seat, "parrain.cancel.mentioned") for seat in range(MOST)]
CANCELS: Final[list[int]] = [CANCEL.of(place) for place in range(HAND)]


def cancel(s: State, seat: i64, place: i64, ear: Ear) -> None:
    """parrain.cancel.mentioned: the last card; what was paid for it counts nowhere."""
    paid = take_from_hand(s, seat, place)
    s.struck[-1] = 1
    s.named = NO_SEATS  # one cancel is enough
    s.discards.append(paid)
    s.retort = seat  # parrain.talk: and may say why
    ear.hear(EVERYBODY, CANCELLED, seat, s.cards[-1] + EXCUSES * paid)


def overrule(s: State, card: i64, ear: Ear) -> None:
    """parrain.cancel.godfather: any card in play; it stays there, face down."""
    s.struck[s.cards.index(card)] = 1
    if s.struck[-1] == 1 and s.due != BEAT:  # a beat asks whom it asked, until it closes
        s.named = NO_SEATS
    ear.hear(EVERYBODY, OVERRULED, card, 0)
    if s.due == JUDGING and not s.convinces():
        s.due = FLOOR  # parrain.accuse: the accusation falls, and the turn goes on
        s.accused = NOBODY
        ear.hear(EVERYBODY, ACCUSATION_FELL, s.turn, 0)


def may_be_overruled(s: State) -> list[int]:
    """parrain.cancel.godfather: the cards in play that still count for something."""
    return [card for at, card in enumerate(s.cards) if s.struck[at] == 0]
