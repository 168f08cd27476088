"""A phase of a turn: its share of the questions that every game answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.game import Ask, luck, may
from tablee.engine.seats import NO_SEATS
from tablee.games.creux.law.events import WHISPERED
from tablee.games.creux.law.moves import MOST
from tablee.games.creux.law.numbers import WHISPER
from tablee.games.creux.law.state import State

TALKING: Final = [may(seat, "creux.teams") for seat in range(MOST)]


class Phase:
    """Whom the table waits for, and what comes of it."""

    def asks(self, s: State) -> list[Ask]:
        """Whom the table waits for, and who has a right."""
        return []

    def candidates(self, s: State, seat: i64) -> list[int]:
        """What this seat could do."""
        return [WHISPER.first]

    def act(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        """What comes of a move of this phase."""

    def replaces(self, s: State, seat: i64, move: i64) -> i64:
        """Whose sealed answer this one takes the place of."""
        return NO_SEATS

    def play(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        if move == WHISPER.first:
            whisper(s, seat, ear)
        else:
            self.act(s, seat, move, ear)


class Dealing(Phase):
    """The croupier is at work, under this rule."""

    def __init__(self, rule: str) -> None:
        self.dealing = [luck(rule)]

    def asks(self, s: State) -> list[Ask]:
        return self.dealing


class Over(Phase):
    """Nobody is asked any more."""

    def __init__(self) -> None:
        self.nobody: list[Ask] = []

    def asks(self, s: State) -> list[Ask]:
        return self.nobody


def talkers(s: State) -> list[Ask]:
    """creux.teams: who has a team that watches may talk with it."""
    asks: list[Ask] = []
    for seat in range(s.seats()):
        if may_whisper(s, seat):
            asks.append(TALKING[seat])
    return asks


def may_whisper(s: State, seat: i64) -> bool:
    """creux.mime.rules: not those whose turn it is."""
    team = s.teams[seat]
    return s.opposes(team) and s.members(team) & (s.members(team) - 1) != 0


def whisper(s: State, seat: i64, ear: Ear) -> None:
    """creux.teams: nobody else learns that anything was said."""
    ear.hear(s.members(s.teams[seat]), WHISPERED, seat, 0)
