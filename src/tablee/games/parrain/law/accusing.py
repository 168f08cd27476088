"""Accusing: whom, and with which cards; and what it does to the Godfather's anger."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, NO_SEATS, NOBODY
from tablee.games.parrain.law.events import ACCUSED
from tablee.games.parrain.law.excuses import RED
from tablee.games.parrain.law.state import FOUR, JUDGING, State
from tablee.games.parrain.law.turn import change_anger

ENOUGH_FOR_CONCRETE = 4  # parrain.red


def why_not_accuse(s: State, target: i64) -> str | None:
    """parrain.accuse: with a working card; not the partner, not who has just accused you."""
    if not s.convinces():
        return "parrain.accuse"
    if s.partners[s.turn] == target:
        return "parrain.partner"
    if s.accuser == target and s.seats() != FOUR:  # parrain.four: there one may
        return "parrain.accuse"
    return None


def accuse(s: State, target: i64, ear: Ear) -> None:
    """parrain.accuse: nobody named may cancel any more; the Godfather has the word."""
    s.accused = target
    s.named = NO_SEATS
    s.retort = NOBODY
    s.due = JUDGING
    ear.hear(EVERYBODY, ACCUSED, s.turn, target)


def settle_anger(s: State, counted: i64, ear: Ear) -> None:
    """parrain.convinced: -1 for one card, +1 for three or more."""
    if counted == 1:
        change_anger(s, -1, ear)
    elif counted >= 3:
        change_anger(s, 1, ear)


def concrete_is_ready(s: State) -> bool:
    """parrain.red: at red, four counted, and no accusation stands."""
    return s.anger == RED and len(s.cards) >= ENOUGH_FOR_CONCRETE and s.accused == NOBODY
