"""Tables for the tests, with stacked decks.

Team 0 has the memories 1 to 6 in hand, team 1 has 11 to 16, team 2 has 21 to 26, and so on; each
for himself, so has each seat. What is drawn afterwards is said by the test, in order.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tablee.engine.chance import Scripted, Seeded
from tablee.engine.ear import Listening
from tablee.engine.events import Event
from tablee.engine.match import Match, Refused
from tablee.engine.moves import Move
from tablee.engine.seats import NOBODY
from tablee.games.creux import game
from tablee.games.creux.law.moves import (
    Appoint,
    CloseEyes,
    Done,
    Guess,
    Lay,
    Mime,
    Whisper,
)
from tablee.games.creux.law.options import Options
from tablee.games.creux.law.setup import lay
from tablee.games.creux.law.state import HAND, State
from tablee.games.creux.seen.view import View


def table(seats: int, *draws: int, **options: object) -> Match:
    """Hands are dealt; then these are drawn, then anything."""
    agreed = Options(**options)  # type: ignore[arg-type]
    s = lay(seats, agreed)
    hands = [] if len(s.hands) == 0 else [*range(s.camps())]
    dealt = [10 * team + card for card in range(1, HAND + 1) for team in hands]
    luck = Scripted([*dealt, *draws], Seeded(1))
    return Match(game, seats, luck, agreed, None, Listening())


def play(m: Match, seat: int, move: Move) -> None:
    m.submit(seat, *game.moves.pack(move))


def refused(m: Match, seat: int, move: Move) -> str:
    """The rule that forbids this move, which must change nothing."""
    before = [m.view(one) for one in [NOBODY, *range(m.seats)]]
    with pytest.raises(Refused) as caught:
        play(m, seat, move)
    assert before == [m.view(one) for one in [NOBODY, *range(m.seats)]]
    return caught.value.rule


def offered(m: Match, seat: int) -> list[Move | type[Move]]:
    return [game.moves.offer(number) for number in m.legal(seat)]


def asked(m: Match) -> dict[int, tuple[str, bool]]:
    """By seat: the rule of the question, and whether it must be answered."""
    return {ask.seat: (ask.rule, ask.must) for ask in m.asks}


def awaited(m: Match) -> set[int]:
    """Whom a game over days waits for."""
    return {ask.seat for ask in m.asks if ask.default >= 0}


def state(m: Match) -> State:
    assert isinstance(m.state, State)
    return m.state


def view(m: Match, seat: int = NOBODY) -> View:
    seen = m.view(seat)
    assert isinstance(seen, View)
    return seen


def heard(m: Match, seat: int = NOBODY) -> list[Event]:
    """What this seat was told so far, in order; NOBODY: the spectators."""
    ear = m.ear.inner
    assert isinstance(ear, Listening)
    return game.events.for_seat(ear.told, seat)


def appoint(m: Match, grandfather: int, child: int) -> None:
    play(m, grandfather, Appoint(grandfather, child))


def mime(m: Match) -> None:
    """Eyes are closed, and the Child mimes something."""
    seen = view(m)
    if seen.options.real_objects:
        play(m, seen.child, Done())
        return
    play(m, seen.grandfather, CloseEyes())
    play(m, seen.child, Mime())


def lay_decoys(m: Match, *cards: int) -> None:
    """One for each other team, clockwise from the left of the one whose turn it is."""
    teams = view(m).teams
    for card in cards:
        ready = view(m).ready
        team = next(k for k in following(m) if k not in ready)
        play(m, teams[team][0], Lay(card))


def following(m: Match) -> list[int]:
    """The teams that lay decoys, clockwise."""
    seen = view(m)
    count = len(seen.teams)
    active = next(k for k in range(count) if seen.child in seen.teams[k])
    others = [(active + far) % count for far in range(1, count)]
    return [team for team in others if seen.grandfather not in seen.teams[team]]


def mime_twice(m: Match, first: Sequence[int], second: Sequence[int]) -> None:
    """Both mimes of a turn, each with the decoys of the other teams."""
    for decoys in (first, second):
        mime(m)
        lay_decoys(m, *decoys)


def guess(m: Match, first: int, second: int) -> None:
    play(m, view(m).grandfather, Guess(first, second))


def pass_turn(m: Match) -> None:
    """A whole turn in which everybody does what is usual; the guess is the wrong way round."""
    turn = view(m).turn
    while not m.over and view(m).turn == turn:
        seen = view(m)
        if seen.phase == "guessing":
            first, second = state(m).memories
            guess(m, second, first)
        else:
            ask = next(ask for ask in m.asks if ask.must)
            m.submit(ask.seat, ask.default)


def whisper(m: Match, seat: int, text: str) -> None:
    play(m, seat, Whisper(text))


def winners(m: Match) -> list[int]:
    assert m.outcome is not None, "it is not over"
    return m.outcome.winners
