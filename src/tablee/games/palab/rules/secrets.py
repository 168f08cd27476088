"""Secrets that were turned: each is used before a card is played, once a round."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, only
from tablee.games.palab.cards import PLAY_NONE
from tablee.games.palab.events import DISCARDED, PASSED, SALVAGED, SECRET_USED
from tablee.games.palab.rules.drawing import after_the_draws, complete, owe
from tablee.games.palab.rules.effects import swap_hands
from tablee.games.palab.rules.tofou import out_of_hand
from tablee.games.palab.state import END_TURN, PLAY_AGAIN, REFRESHING, State


def spend(s: State, seat: i64, ear: Ear) -> None:
    """Using it spends it for this round, whatever comes after."""
    s.used |= only(seat)
    ear.hear(EVERYBODY, SECRET_USED, seat, s.secrets[seat])


def use(s: State, seat: i64, ear: Ear) -> None:
    """palab.secret.skip; the others here hold for the next card."""
    spend(s, seat, ear)
    if s.secrets[seat] == PLAY_NONE:
        ear.hear(EVERYBODY, PASSED, seat, 0)
        complete(s, seat)
        after_the_draws(s, END_TURN, ear)
    else:  # palab.secret.zero, palab.secret.opposite, palab.secret.overflow
        s.charm = s.secrets[seat]


def swap_with(s: State, seat: i64, target: i64, ear: Ear) -> None:
    """palab.secret.swap"""
    spend(s, seat, ear)
    swap_hands(s, seat, target, ear)
    after_the_draws(s, PLAY_AGAIN, ear)


def salvage(s: State, seat: i64, card: i64, ear: Ear) -> None:
    """palab.secret.salvage: any card of the played pile; of equal ones, the uppermost."""
    spend(s, seat, ear)
    place = len(s.played) - 1
    while s.played[place] != card:
        place -= 1
    s.played.pop(place)
    s.stands.pop(place)
    s.hands[seat].add(card)
    s.memory.all_learn(seat, card)
    ear.hear(EVERYBODY, SALVAGED, seat, card)


def discard_one(s: State, seat: i64, card: i64, ear: Ear) -> None:
    """palab.secret.refresh: one or more; an empty hand has had enough."""
    if s.refreshed == 0:
        spend(s, seat, ear)
    discard(s, seat, card, ear)
    s.refreshed += 1
    if s.hands[seat].size == 0:
        refill(s, seat, ear)
    else:
        s.due = REFRESHING


def refill(s: State, seat: i64, ear: Ear) -> None:
    """palab.secret.refresh: as many as were discarded; the turn goes on."""
    owe(s, seat, s.refreshed)
    s.refreshed = 0
    after_the_draws(s, PLAY_AGAIN, ear)


def discard(s: State, seat: i64, card: i64, ear: Ear) -> None:
    """palab.discard: beside the played pile, for all to see."""
    out_of_hand(s, seat, card)
    s.discards.add(card)
    ear.hear(EVERYBODY, DISCARDED, seat, card)
