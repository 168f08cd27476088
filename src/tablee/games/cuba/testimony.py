"""What people have said about the box: who contradicts whom, and, at the end, who lied."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.seats import left_of
from tablee.games.cuba.box import (
    NOT_YET,
    TOKEN,
    WITHOUT_DIAMONDS,
    diamonds_in,
    holds,
    is_thief,
    weight,
)
from tablee.games.cuba.state import (
    CAME_DIAMONDS,
    CAME_TOKENS,
    LEFT,
    TAKEN,
    State,
)

IMPOSSIBLE: Final = -2  # by his own words he passed on what can't have been there


def truth(s: State, seat: i64, topic: i64) -> i64:
    """cuba.talk: what an honest answer would have been; told after the game, whatever was said."""
    if topic == CAME_DIAMONDS:
        return diamonds_in(s.box_for(seat))
    if topic == CAME_TOKENS:
        return s.box_for(seat) // WITHOUT_DIAMONDS
    if topic == LEFT:
        return s.box_for(left_of(seat, s.seats()))
    return s.takes[seat]


def contradictions(s: State) -> list[int]:
    """cuba.thread: those whose words don't fit the words of whoever got the box from them."""
    seats = s.seats()
    players = [(s.first() + place) % seats for place in range(seats - 1)]
    return [seat for seat in players[:-1] if contradict(s, seat, left_of(seat, seats))]


def contradict(s: State, giver: i64, receiver: i64) -> bool:
    diamonds, came = diamonds_passed(s, giver), s.last_word(receiver, CAME_DIAMONDS)
    if NOT_YET not in (diamonds, came) and diamonds != came:
        return True
    tokens, came = tokens_passed(s, giver), s.last_word(receiver, CAME_TOKENS)
    return NOT_YET not in (tokens, came) and tokens != came


def diamonds_passed(s: State, seat: i64) -> i64:
    """By this seat's own words: as said, or as they came less those that were taken."""
    left = s.last_word(seat, LEFT)
    if left != NOT_YET:
        return diamonds_in(left)
    came, took = s.last_word(seat, CAME_DIAMONDS), s.last_word(seat, TAKEN)
    if NOT_YET in (came, took):
        return NOT_YET
    if not is_thief(took):
        return came
    return came - took if took <= came else IMPOSSIBLE


def tokens_passed(s: State, seat: i64) -> i64:
    """By this seat's own words; what the first player has in the bag can't be reckoned."""
    left = s.last_word(seat, LEFT)
    if left != NOT_YET:
        return left // WITHOUT_DIAMONDS
    came, took = s.last_word(seat, CAME_TOKENS), s.last_word(seat, TAKEN)
    if NOT_YET in (came, took) or seat == s.first():
        return NOT_YET
    if took < TOKEN:
        return came
    if not holds(came * WITHOUT_DIAMONDS, took):
        return IMPOSSIBLE
    return came - weight(took - TOKEN) // WITHOUT_DIAMONDS
