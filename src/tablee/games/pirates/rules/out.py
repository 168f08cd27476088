"""Going out, and who comes next."""

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, all_but, alone, left_of, sits
from tablee.games.deck55 import KINDS, how_many, shows
from tablee.games.pirates.events import GAME_WON, WENT_OUT
from tablee.games.pirates.state import OVER, TURN, State


def put_out(s: State, seat: i64, ear: Ear) -> None:
    """pirates.out: the cards are discarded face down; all remember those that lay face up."""
    ear.hear(EVERYBODY, WENT_OUT, seat, 0)
    cards = s.hands[seat] + s.front[seat]
    for card in range(i64(1), i64(KINDS)):
        if shows(cards, card):
            s.discards.add(card, how_many(cards, card))
    s.buried += s.front[seat]
    s.glimpsed[seat] = 0
    s.hands[seat] = 0
    s.front[seat] = 0
    s.still_in &= all_but(seat)


def go_on(s: State, seat: i64, ear: Ear) -> None:
    """pirates.goal: the last one in wins; else it is this one's turn."""
    next_turn(s, seat)
    if alone(s.still_in):
        s.due = OVER
        ear.hear(EVERYBODY, GAME_WON, seat, 0)


def next_turn(s: State, seat: i64) -> None:
    s.turn = seat
    s.due = TURN


def left_neighbour(s: State, seat: i64) -> i64:
    """pirates.out: the next to the left who is still in."""
    seats: i64 = len(s.hands)
    left = left_of(seat, seats)
    while not sits(left, s.still_in):
        left = left_of(left, seats)
    return left
