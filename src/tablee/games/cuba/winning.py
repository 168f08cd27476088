"""Who wins, when it has ended."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.seats import NO_SEATS, left_of, only, right_of, sits
from tablee.games.cuba.box import CLEANER, DRIVER, LOYAL, NOTHING, TOKEN, is_thief
from tablee.games.cuba.state import AGENT, FALLEN, FOUND, State


def winners(s: State) -> i64:
    """The winning seats. cuba.out.wins: who is out is never among them."""
    if s.ending == FOUND:
        won = only(s.godfather) | with_token(s, LOYAL) | with_token(s, CLEANER)  # cuba.end.found
    elif s.ending == AGENT:
        won = only(s.accusation)  # cuba.end.agent: not the other Agent
    elif s.ending == FALLEN:
        won = richest(s) | with_take(s, NOTHING)  # cuba.end.fallen: the urchins too
    else:
        won = only(s.shot)  # cuba.cleaner: an Agent was shot
    return driven(s, won)


def with_token(s: State, kind: i64) -> i64:
    return with_take(s, TOKEN + kind)


def with_take(s: State, take: i64) -> i64:
    """Those still in with this in their pockets; the Godfather has none."""
    group: i64 = NO_SEATS
    for seat in range(s.seats()):
        if s.takes[seat] == take and seat != s.godfather and s.still_in(seat):
            group |= only(seat)
    return group


def richest(s: State) -> i64:
    """cuba.end.fallen: of the Thieves still in, those with most diamonds."""
    most: i64 = 0
    group: i64 = NO_SEATS
    for seat in range(s.seats()):
        take = s.takes[seat]
        if not is_thief(take) or not s.still_in(seat) or take < most:
            continue
        if take > most:
            most = take
            group = NO_SEATS
        group |= only(seat)
    return group


def driven(s: State, won: i64) -> i64:
    """cuba.driver: who drove a winner wins too, and so on down a chain of Drivers.

    The chain can't close, for the Godfather is no Driver: one round from his left is enough.
    """
    seats = s.seats()
    seat = s.first()
    while seat != s.godfather:
        driver = s.takes[seat] == TOKEN + DRIVER and s.still_in(seat)
        if driver and sits(right_of(seat, seats), won):
            won |= only(seat)
        seat = left_of(seat, seats)
    return won
