"""The start: three cards each, one of them in front, and who goes first."""

from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.lots import draw_lot
from tablee.engine.seats import EVERYBODY, alone, first_of, sits
from tablee.games.deck55 import CARDS, lowest, single, who_has_lowest
from tablee.games.pirates.events import DEALT, DRAWN_BY_LOT, FIRST_PLAYER, REVEALED
from tablee.games.pirates.rules.deck import take_into_hand
from tablee.games.pirates.rules.out import next_turn
from tablee.games.pirates.state import CHOOSE, HAND, LOT, State


def serve(s: State, chance: Chance, ear: Ear) -> None:
    """pirates.setup: three each, one at a time, clockwise from seat 0 (table.deal)."""
    seats: i64 = len(s.hands)
    take_into_hand(s, (CARDS - s.deck.size) % seats, DEALT, chance, ear)
    if s.deck.size == CARDS - HAND * seats:
        s.due = CHOOSE


def choose(s: State, seat: i64, card: i64, ear: Ear) -> None:
    """pirates.setup: face down, until everybody has chosen."""
    s.tray.answer(seat, card)
    if s.tray.complete():
        reveal(s, ear)


def reveal(s: State, ear: Ear) -> None:
    """pirates.setup: all first cards at once; pirates.first: the lowest starts, or the oldest."""
    for seat in range(i64(len(s.hands))):
        card = s.tray.answers[seat]
        s.hands[seat] -= single(card)
        s.front[seat] = single(card)
        ear.hear(EVERYBODY, REVEALED, seat, card)
    s.tray.close()
    tied = who_is_lowest(s)
    if alone(tied):
        begin(s, first_of(tied), ear)
        return
    for elder in s.oldest:
        if sits(elder, tied):
            begin(s, elder, ear)
            return
    s.due = LOT


def who_is_lowest(s: State) -> i64:
    """pirates.first: those who share the lowest of the cards in front."""
    cards: i64 = 0
    for seat in range(i64(len(s.front))):
        cards |= lowest(s.front[seat]) << (seat << 2)
    return who_has_lowest(cards, s.still_in)


def choose_by_lot(s: State, chance: Chance, ear: Ear) -> None:
    """pirates.first: nobody knows the oldest, so chance decides (table.first)."""
    first = draw_lot(who_is_lowest(s), len(s.front), chance)
    ear.hear(EVERYBODY, DRAWN_BY_LOT, first, 0)
    begin(s, first, ear)


def begin(s: State, seat: i64, ear: Ear) -> None:
    ear.hear(EVERYBODY, FIRST_PLAYER, seat, 0)
    next_turn(s, seat)
