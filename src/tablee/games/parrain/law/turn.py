"""A turn: whoever stands before the Godfather, and his anger."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, NO_SEATS, NOBODY
from tablee.games.parrain.law.events import ANGER_CHANGED, SUMMONED
from tablee.games.parrain.law.excuses import GREEN, RED
from tablee.games.parrain.law.state import (
    BREATH,
    FLOOR,
    HAND,
    LAUGHS,
    NO_CARD,
    WHISPERS,
    State,
    circle,
)


def begin_turn(s: State, seat: i64, accuser: i64, ear: Ear) -> None:
    """parrain.next: the cards in play are discarded, and the accused has the turn."""
    discard_all(s)
    s.turn = seat
    s.accuser = accuser
    s.accused = NOBODY
    s.hearing += 1
    s.helped = NO_SEATS
    s.retort = NOBODY
    s.quiet = NO_SEATS
    s.breath = BREATH
    allow_talk(s)
    s.due = FLOOR
    ear.hear(EVERYBODY, SUMMONED, seat, 0)


def allow_talk(s: State) -> None:
    """parrain.talk: so much in each turn; whispers for those who have a partner."""
    for seat in range(s.seats()):
        s.reactions[seat] = LAUGHS
        s.whispers[seat] = WHISPERS
        if circle(s, seat) == NO_SEATS:
            s.whispers[seat] = 0


def take_from_hand(s: State, seat: i64, place: i64) -> i64:
    """A card leaves the hand; its owner draws a new one (parrain.play)."""
    card = s.card(seat, place)
    s.hands[seat * HAND + place] = NO_CARD
    s.drawing = seat
    return card


def discard_all(s: State) -> None:
    """The count starts at 0 again (parrain.three)."""
    s.discards.extend(s.cards)
    s.cards = []
    s.tellers = []
    s.mentions = []
    s.struck = []
    s.named = NO_SEATS


def change_anger(s: State, change: i64, ear: Ear) -> bool:
    """parrain.anger: within green and red; whether it changed at all."""
    anger = s.anger + change
    if anger < GREEN or anger > RED or change == 0:
        return False
    s.anger = anger
    discard_all(s)  # parrain.anger.discard
    ear.hear(EVERYBODY, ANGER_CHANGED, anger, 0)
    return True
