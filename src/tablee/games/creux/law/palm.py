"""The game: which phase answers, and the few questions that none of them is asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.game import Ask, Carry, Game, Outcome
from tablee.engine.seats import NO_SEATS, members, only
from tablee.games.creux.law import senses
from tablee.games.creux.law.choosing import Appointing, Choosing, Keeping
from tablee.games.creux.law.dealing import deal
from tablee.games.creux.law.decoys import Decoys
from tablee.games.creux.law.events import EVENTS
from tablee.games.creux.law.guessing import Guessing
from tablee.games.creux.law.miming import Feeling, Miming, Ready
from tablee.games.creux.law.moves import MOST, MOVES
from tablee.games.creux.law.options import Options
from tablee.games.creux.law.phase import Dealing, Over, Phase
from tablee.games.creux.law.score import winners
from tablee.games.creux.law.setup import lay
from tablee.games.creux.law.state import MIMING, NO_CARD, OVER, READY, State
from tablee.games.creux.seen import imagine
from tablee.games.creux.seen.look import look
from tablee.games.creux.seen.view import View

FEWEST: Final = 2  # creux.duo


class Creux(Game[State, View]):
    def __init__(self, usual: Options | None = None) -> None:
        self.usual = Options() if usual is None else usual  # where a table says nothing
        super().__init__("creux", 1, FEWEST, MOST, Options, View, MOVES, EVENTS)
        self.phases: list[Phase] = [  # by what the table is about to do, as the state numbers it
            Dealing("creux.choose"),
            Dealing("creux.teams"),
            Appointing(),
            Dealing("creux.choose"),
            Choosing(),
            Keeping(),
            Dealing("creux.expert"),
            Ready(),
            Miming(),
            Decoys(),
            Feeling(),
            Dealing("creux.album"),
            Guessing(),
            Over(),
        ]

    def start(self, seats: i64, options: Options | None, carry: Carry | None) -> State:
        return lay(seats, self.usual if options is None else options)

    def asks(self, s: State) -> list[Ask]:
        return self.phases[s.due].asks(s)

    def candidates(self, s: State, seat: i64) -> list[int]:
        return self.phases[s.due].candidates(s, seat)

    def refusal(self, s: State, seat: i64, move: i64) -> str | None:
        return None  # what may not be done is not on offer

    def replaces(self, s: State, seat: i64, move: i64) -> i64:
        return self.phases[s.due].replaces(s, seat, move)

    def play(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        self.phases[s.due].play(s, seat, move, ear)

    def deal(self, s: State, chance: Chance, ear: Ear) -> None:
        deal(s, chance, ear)

    def view(self, s: State, seat: i64) -> View:
        return look(s, seat)

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine.imagine(seen, chance)

    def outcome(self, s: State) -> Outcome | None:
        if s.due != OVER:
            return None
        points: list[int] = [s.scores[s.teams[seat]] for seat in range(s.seats())]
        return Outcome(members(winners(s)), [], points)

    def sense(self, s: State, seat: i64, pieces: list[bytes]) -> bytes:
        return senses.sense(s, seat, pieces)

    def misstep(self, s: State, seat: i64, pieces: list[bytes]) -> str | None:
        return senses.misstep(s, pieces)

    def unfinished(self, s: State, seat: i64, pieces: list[bytes]) -> str | None:
        return senses.unfinished(s, pieces)

    def shown(self, s: State, seat: i64) -> list[int]:
        return senses.shown(s)

    def silent(self, s: State) -> i64:
        """creux.mime.rules: Child and Grandfather; and until the guess, who knows the memories."""
        if s.memories[0] == NO_CARD:
            return NO_SEATS
        hushed = s.knowers()
        if s.due == READY or s.due == MIMING:
            hushed |= only(s.grandfather)
        return hushed
