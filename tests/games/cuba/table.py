"""Tables of Mafia de Cuba for the tests: the Godfather at seat 0, the first player at seat 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pytest

from tablee.engine.chance import Scripted
from tablee.engine.ear import Listening
from tablee.engine.events import Event
from tablee.engine.match import Match, Refused
from tablee.engine.moves import Move
from tablee.engine.seats import CLOCK, NOBODY
from tablee.games.cuba import game
from tablee.games.cuba.moves import (
    Accuse,
    Close,
    Hide,
    Keep,
    Shoot,
    TakeDiamonds,
    TakeNothing,
    TakeToken,
)
from tablee.games.cuba.options import Options
from tablee.games.cuba.view import View

GODFATHER: Final = 0
FIRST: Final = 1

NOTHING: Final = 0  # in a pocket
LOYAL: Final = 16
FBI: Final = 17
CIA: Final = 18
DRIVER: Final = 19
CLEANER: Final = 20

NO_TOKEN: Final = 5  # in the bag

SIX: Final = [LOYAL, 3, FBI, DRIVER, 4]  # a usual theft at a table of six


def laid(seats: int = 6, **options: Any) -> Match:
    """A table before the Godfather keeps anything; the box goes on at once, unless told."""
    agreed = Options(**{"godfather": (GODFATHER,), "hold": 0} | options)  # type: ignore[arg-type]
    return Match(game, seats, Scripted([]), agreed, None, Listening())


def handed(seats: int = 6, kept: int = 0, **options: Any) -> Match:
    """The first player has the box."""
    m = laid(seats, **options)
    play(m, GODFATHER, Keep(kept))
    return m


def stolen(takes: Sequence[int], kept: int = 0, bag: int = NO_TOKEN, **options: Any) -> Match:
    """The box is back, and these are the pockets, from the Godfather's left."""
    m = handed(len(takes) + 1, kept, **options)
    play(m, FIRST, Hide(bag))
    for seat, pocket in enumerate(takes, 1):
        take(m, seat, pocket)
    return m


def play(m: Match, seat: int, move: Move) -> None:
    m.submit(seat, *game.moves.pack(move))


def take(m: Match, seat: int, pocket: int) -> None:
    play(m, seat, taking(pocket))


def taking(pocket: int) -> Move:
    if pocket >= LOYAL:
        return TakeToken(pocket - LOYAL)
    return TakeDiamonds(pocket) if pocket else TakeNothing()


def accuse(m: Match, seat: int) -> None:
    play(m, GODFATHER, Accuse(seat))


def accuse_and_let_pass(m: Match, seat: int) -> None:
    """At a table with the Cleaner: nobody shoots."""
    accuse(m, seat)
    play(m, CLOCK, Close())


def shoot(m: Match, cleaner: int, victim: int) -> None:
    accuse(m, victim)
    play(m, cleaner, Shoot())
    play(m, CLOCK, Close())


def refused(m: Match, seat: int, move: Move) -> str:
    with pytest.raises(Refused) as caught:
        play(m, seat, move)
    return caught.value.rule


def view(m: Match, seat: int = NOBODY) -> View:
    seen = m.view(seat)
    assert isinstance(seen, View)
    return seen


def lies(seen: View) -> list[tuple[int, int]]:
    """Once it is over: last words that were not true, by seat and topic."""
    return [
        (seat, topic)
        for seat, words in enumerate(seen.said)
        for topic, what in enumerate(words)
        if what not in (-1, seen.truth[seat][topic])
    ]


def heard(m: Match, seat: int = NOBODY) -> list[Event]:
    ear = m.ear.inner
    assert isinstance(ear, Listening)
    return game.events.for_seat(ear.told, seat)


def offered(m: Match, seat: int) -> list[Move]:
    """The moves on offer, without the forms."""
    offers = [game.moves.offer(number) for number in m.legal(seat)]
    return [offer for offer in offers if isinstance(offer, Move)]


def asked(m: Match) -> dict[int, tuple[str, bool]]:
    """By seat: the rule of the question, and whether it must be answered."""
    return {ask.seat: (ask.rule, ask.must) for ask in m.asks}


def winners(m: Match) -> list[int]:
    assert m.outcome is not None, "it is not over"
    return m.outcome.winners
