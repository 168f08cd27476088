"""Roles and memories: whom the team appoints, and what the Child is going to mime."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.game import Ask, must
from tablee.engine.seats import EVERYBODY, only, sits
from tablee.games.creux.law.dealing import discard
from tablee.games.creux.law.events import (
    MEMORY_DRAWN,
    MEMORY_KEPT,
    MEMORY_THROWN,
)
from tablee.games.creux.law.moves import MOST
from tablee.games.creux.law.numbers import APPOINT, CHOOSE, KEEP, SECOND, THROW_AWAY, WHISPER
from tablee.games.creux.law.phase import Phase
from tablee.games.creux.law.state import (
    CHOOSING,
    DEALING,
    DRAWING,
    NO_CARD,
    State,
)
from tablee.games.creux.law.turn import appoint, castings, prepare

KEEPERS: Final = [must(seat, "creux.choose", KEEP.first) for seat in range(MOST)]


class Appointing(Phase):
    """creux.roles: any member may say who is what; they may talk it over."""

    def asks(self, s: State) -> list[Ask]:
        team = s.members(s.active())
        usual = offer(s, castings(s)[0])
        return [must(seat, "creux.roles", usual) for seat in range(s.seats()) if sits(seat, team)]

    def candidates(self, s: State, seat: i64) -> list[int]:
        return [offer(s, casting) for casting in castings(s)] + [WHISPER.first]

    def act(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        appoint(s, APPOINT.value(move), APPOINT.value(move, SECOND), ear)


def offer(s: State, casting: i64) -> i64:
    return APPOINT.of(casting // s.seats(), casting % s.seats())


class Choosing(Phase):
    """creux.solo: the Child takes a memory from his own hand, and draws another."""

    def asks(self, s: State) -> list[Ask]:
        return [must(s.child(), "creux.solo", self.candidates(s, s.child())[0])]

    def candidates(self, s: State, seat: i64) -> list[int]:
        return [CHOOSE.of(card) for card in s.hand(s.teams[seat])]

    def act(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        card = CHOOSE.value(move)
        s.take(s.teams[seat], card)
        s.memories[s.mime] = card
        ear.hear(only(seat), MEMORY_DRAWN, seat, card)
        s.then = CHOOSING
        s.due = DEALING


class Keeping(Phase):
    """creux.choose: once for each mime the Child may throw the memory away."""

    def asks(self, s: State) -> list[Ask]:
        return [KEEPERS[s.child()]]

    def candidates(self, s: State, seat: i64) -> list[int]:
        return [KEEP.first, THROW_AWAY.first]

    def act(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        if move == KEEP.first:
            ear.hear(EVERYBODY, MEMORY_KEPT, seat, 0)
            prepare(s, ear)
            return
        discard(s, s.memories[s.mime])
        s.memories[s.mime] = NO_CARD
        s.renewed = True
        ear.hear(EVERYBODY, MEMORY_THROWN, seat, 0)
        s.due = DRAWING
