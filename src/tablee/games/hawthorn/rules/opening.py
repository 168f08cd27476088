"""Before the first lap: five cards each, a secret choice, and who goes first."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import HIDDEN, Ear
from tablee.engine.lots import draw_lot
from tablee.engine.seats import (
    EVERYBODY,
    NO_SEATS,
    ONLOOKERS,
    all_but,
    alone,
    first_of,
    only,
    ring,
)
from tablee.games.deck55 import CARDS, KINDS, shows, size_of, who_has_lowest, with_card
from tablee.games.hawthorn.events import (
    ANTED,
    DEALT,
    DRAWN_BY_LOT,
    FIRST_PLAYER,
    REPLACED,
    REVEALED,
    TIE_CARD_DEALT,
)
from tablee.games.hawthorn.rules.laps import begin_lap, turn_up
from tablee.games.hawthorn.state import CHOOSE, HAND, LOT, TIE, State, without_card


def fill_hands(s: State, chance: Chance, ear: Ear) -> None:
    """hawthorn.deal: cards one at a time, clockwise (table.deal), and none is burned."""
    if s.deck.size == s.decks * CARDS:
        ear.hear(EVERYBODY, ANTED, s.pot, 0)  # hawthorn.ante
    seat = first_of(s.serving)
    card = s.deck.draw(chance)
    ear.hear(only(seat), DEALT, seat, card)
    ear.hear(all_but(seat) | ONLOOKERS, DEALT, seat, HIDDEN)
    s.hands[seat] = with_card(s.hands[seat], card)
    s.serving &= all_but(seat)
    if s.serving == NO_SEATS:
        if size_of(s.hands[seat]) < HAND:
            s.serving = ring(len(s.hands))
        else:
            s.due = CHOOSE


def lay(s: State, seat: i64, card: i64, ear: Ear) -> None:
    """hawthorn.choose: nobody sees the cards before the last one is in."""
    s.tray.answer(seat, card)
    if s.tray.complete():
        reveal(s, ear)


def reveal(s: State, ear: Ear) -> None:
    """hawthorn.choose: all are revealed together."""
    seats: i64 = len(s.hands)
    for seat in range(seats):
        card = s.tray.answers[seat]
        ear.hear(EVERYBODY, REVEALED, seat, card)
        s.hands[seat] = without_card(s.hands[seat], card)
        s.may_be_held[card] -= 1
        show_new(s, seat, card)
    s.tray.close()
    s.tied = ring(seats)
    compare(s, ear)


def show_new(s: State, seat: i64, card: i64) -> None:
    """hawthorn.first: a card that decides stays in front and is a visible card."""
    s.front[seat] = with_card(s.front[seat], card)
    s.newest |= card << (seat << 2)


def compare(s: State, ear: Ear) -> None:
    """hawthorn.first: the lowest new card starts; those who share it get one more each."""
    s.tied = who_has_lowest(s.newest, s.tied)
    s.newest = 0
    if alone(s.tied):
        begin(s, first_of(s.tied), ear)
    else:
        s.serving = s.tied
        await_card(s)


def await_card(s: State) -> None:
    """hawthorn.first: where no card could part those who are tied, the lot does."""
    s.due = TIE if next_can_be_served(s) else LOT


def break_tie(s: State, chance: Chance, ear: Ear) -> None:
    """hawthorn.first: a card face up to the next who is due one, clockwise (table.deal)."""
    seat = first_of(s.serving)
    card = turn_up(s, chance, ear)
    if shows(s.front[seat], card):
        ear.hear(EVERYBODY, REPLACED, seat, card)
        return  # hawthorn.first: nobody loses on the deal; another card comes
    ear.hear(EVERYBODY, TIE_CARD_DEALT, seat, card)
    show_new(s, seat, card)
    s.serving &= all_but(seat)
    if s.serving == NO_SEATS:
        compare(s, ear)
    else:
        await_card(s)


def next_can_be_served(s: State) -> bool:
    """Is a card left that does not pair what the next one due shows?"""
    cards = s.front[first_of(s.serving)]
    for card in range(i64(1), i64(KINDS)):
        if not shows(cards, card) and (s.deck.counts[card] > 0 or s.seen_discards(card) > 0):
            return True
    return False


def choose_by_lot(s: State, chance: Chance, ear: Ear) -> None:
    seat = draw_lot(s.tied, len(s.front), chance)
    ear.hear(EVERYBODY, DRAWN_BY_LOT, seat, 0)
    begin(s, seat, ear)


def begin(s: State, seat: i64, ear: Ear) -> None:
    """hawthorn.first: the first player holds the button."""
    ear.hear(EVERYBODY, FIRST_PLAYER, seat, 0)
    s.newest = 0
    s.tied = NO_SEATS
    s.serving = NO_SEATS
    s.button = seat
    begin_lap(s, ear)
