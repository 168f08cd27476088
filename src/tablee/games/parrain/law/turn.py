"""A turn: whoever stands before the Godfather, and his anger."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, NO_SEATS, NOBODY
from tablee.games.parrain.law.events import ANGER_CHANGED, SUMMONED
from tablee.games.parrain.law.excuses import GREEN, RED
from tablee.games.parrain.law.state import BREATH, FLOOR, State


def begin_turn(s: State, seat: i64, accuser: i64, ear: Ear) -> None:
    """parrain.next: the cards in play are discarded, and the accused has the turn."""
    discard_all(s)
    s.turn = seat
    s.accuser = accuser
    s.accused = NOBODY
    s.hearing += 1
    s.helped = NO_SEATS
    s.retort = NOBODY
    s.breath = BREATH
    s.due = FLOOR
    ear.hear(EVERYBODY, SUMMONED, seat, 0)


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
    ear.hear(EVERYBODY, ANGER_CHANGED, anger, 0)
    return True
