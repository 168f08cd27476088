"""Lap after lap: draw or play, or fold, until one is left."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, NO_SEATS, all_but, alone, first_of, left_of, sits
from tablee.games.deck55 import KINDS, how_many, lowest, shows, with_card
from tablee.games.hawthorn.events import (
    BUTTON_PASSED,
    DRAWING_BEGAN,
    DREW,
    FOLDED,
    PAID,
    PAIRED,
    PLAYED,
    PLAYING_BEGAN,
    POT_TAKEN,
    RESHUFFLED,
)
from tablee.games.hawthorn.state import OVER, TURN, State, without_card
from tablee.games.purse import pay


def begin_lap(s: State, ear: Ear) -> None:
    """hawthorn.lap: everybody still in acts once, from the one who has the button now."""
    s.lap += 1
    s.to_act = s.playing
    if s.drawing():
        ear.hear(EVERYBODY, DRAWING_BEGAN, s.lap, s.button)
    else:
        ear.hear(EVERYBODY, PLAYING_BEGAN, s.lap, s.button)
    s.turn = s.button
    s.due = TURN


def pass_turn(s: State, ear: Ear) -> None:
    """hawthorn.lap: clockwise to the next who has not acted; after the last, a new lap."""
    s.to_act &= all_but(s.turn)
    if s.to_act == NO_SEATS:
        begin_lap(s, ear)
    else:
        s.turn = next_of(s.to_act, s.turn, len(s.front))
        s.due = TURN


def next_of(group: i64, seat: i64, seats: i64) -> i64:
    """The next to the left who belongs to this set of seats."""
    seat = left_of(seat, seats)
    while not sits(seat, group):
        seat = left_of(seat, seats)
    return seat


def draw(s: State, chance: Chance, ear: Ear) -> None:
    """hawthorn.lap: on odd laps the card comes from the deck."""
    seat = s.turn
    card = turn_up(s, chance, ear)
    ear.hear(EVERYBODY, DREW, seat, card)
    show(s, seat, card, ear)


def play_card(s: State, seat: i64, card: i64, ear: Ear) -> None:
    """hawthorn.lap: on even laps it comes from the hand, and may pair on purpose."""
    ear.hear(EVERYBODY, PLAYED, seat, card)
    s.hands[seat] = without_card(s.hands[seat], card)
    s.may_be_held[card] -= 1
    show(s, seat, card, ear)


def show(s: State, seat: i64, card: i64, ear: Ear) -> None:
    """hawthorn.pair: a value that you already show costs as much, and you are out."""
    if shows(s.front[seat], card):
        ear.hear(EVERYBODY, PAIRED, seat, card)
        go_out(s, seat, card, ear)
    else:
        s.front[seat] = with_card(s.front[seat], card)
        pass_turn(s, ear)


def fold(s: State, seat: i64, ear: Ear) -> None:
    """hawthorn.fold: the price is the lowest visible card, whoever shows it."""
    price = lowest(visible(s))
    ear.hear(EVERYBODY, FOLDED, seat, price)
    go_out(s, seat, price, ear)


def visible(s: State) -> i64:
    """The values in front of those still in."""
    cards: i64 = 0
    for seat in range(i64(len(s.front))):
        cards |= s.front[seat]
    return cards


def go_out(s: State, seat: i64, price: i64, ear: Ear) -> None:
    """Pay (purse.pay: as far as the purse reaches), and turn your cards down."""
    paid = pay(s.purses, seat, price)
    s.pot += paid
    ear.hear(EVERYBODY, PAID, seat, paid)
    s.front[seat] = 0
    s.playing &= all_but(seat)
    if alone(s.playing):
        take_pot(s, first_of(s.playing), ear)
        return
    if seat == s.button:  # hawthorn.first: the button goes to the next still in
        s.button = next_of(s.playing, seat, len(s.front))
        ear.hear(EVERYBODY, BUTTON_PASSED, s.button, 0)
    pass_turn(s, ear)


def take_pot(s: State, seat: i64, ear: Ear) -> None:
    """hawthorn.end: the last one in takes the pot at once."""
    ear.hear(EVERYBODY, POT_TAKEN, seat, s.pot)
    s.purses[seat] += s.pot
    s.pot = 0
    s.to_act = NO_SEATS
    s.turn = seat
    s.due = OVER


def turn_up(s: State, chance: Chance, ear: Ear) -> i64:
    """The next card of the deck; hawthorn.deck: an empty one is remade from the discards."""
    if s.deck.size == 0:
        remake(s)
        ear.hear(EVERYBODY, RESHUFFLED, s.deck.size, 0)
    return s.deck.draw(chance)


def remake(s: State) -> None:
    """hawthorn.deck: all that was replaced or turned down goes back into the deck.

    Now that the whole deck was seen, everybody can reckon which cards the hands held together.
    """
    for card in range(i64(1), i64(KINDS)):
        s.may_be_held[card] = s.held(card)
        s.deck.add(card, s.seen_discards(card))
    for seat in range(i64(len(s.hands))):
        if not sits(seat, s.playing):
            for card in range(i64(1), i64(KINDS)):
                s.deck.add(card, how_many(s.hands[seat], card))
            s.hands[seat] = 0


def a_card_is_left(s: State) -> bool:
    """hawthorn.deck: in the deck, or among the discards."""
    return s.deck.size > 0 or s.discards() > 0
