"""The law of Oui, honorable Parrain: each phase answers its share, and here stands which is on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.game import Ask, Carry, Game, Outcome, luck
from tablee.engine.seats import NO_SEATS, NOBODY, members, sits
from tablee.games.parrain.law.aside import any_gesture
from tablee.games.parrain.law.beat import Beat, draw
from tablee.games.parrain.law.ending import out, winners
from tablee.games.parrain.law.events import EVENTS
from tablee.games.parrain.law.judging import Effect, Judging
from tablee.games.parrain.law.moves import MOST, MOVES
from tablee.games.parrain.law.naming import Naming, Over
from tablee.games.parrain.law.numbers import SAY, TELL
from tablee.games.parrain.law.options import Options
from tablee.games.parrain.law.phase import Phase
from tablee.games.parrain.law.setup import Dealing, deal, lay
from tablee.games.parrain.law.state import OVER, State
from tablee.games.parrain.law.telling import Floor, Helping, any_story
from tablee.games.parrain.seen import imagine
from tablee.games.parrain.seen.look import look
from tablee.games.parrain.seen.view import View

FEWEST: Final = 4  # parrain.four


class Parrain(Game[State, View]):
    def __init__(self, usual: Options | None = None) -> None:
        self.usual = Options() if usual is None else usual  # where a table says nothing
        super().__init__("parrain", 1, FEWEST, MOST, Options, View, MOVES, EVENTS)
        self.drawing = [luck("parrain.play")]
        self.phases: list[Phase] = [  # by what the table is about to do, as the state numbers it
            Dealing("parrain.setup.cast"),
            Dealing("parrain.setup.bags"),
            Dealing("parrain.setup.bags"),
            Dealing("parrain.boss-bag"),
            Dealing("parrain.setup.shuffle"),
            Dealing("parrain.setup.shuffle"),
            Dealing("parrain.setup.hand"),
            Floor(),
            Beat(),
            Helping(),
            Judging(),
            Effect(),
            Naming(),
            Over(),
        ]

    def start(self, seats: i64, options: Options | None, carry: Carry | None) -> State:
        return lay(seats, self.usual if options is None else options)

    def asks(self, s: State) -> list[Ask]:
        return self.phases[s.due].asks(s) if s.drawing == NOBODY else self.drawing

    def candidates(self, s: State, seat: i64) -> list[int]:
        return self.phases[s.due].candidates(s, seat)

    def refusal(self, s: State, seat: i64, move: i64) -> str | None:
        return self.phases[s.due].refusal(s, seat, move)

    def replaces(self, s: State, seat: i64, move: i64) -> i64:
        return self.phases[s.due].replaces(s, seat, move)

    def play(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        self.phases[s.due].play(s, seat, move, ear)

    def deal(self, s: State, chance: Chance, ear: Ear) -> None:
        if s.drawing == NOBODY:
            deal(s, chance, ear)
        else:
            draw(s, chance, ear)

    def fill_in(self, s: State, seat: i64, form: i64, chance: Chance) -> i64:
        if TELL.first == form:
            return any_story(s, chance)
        return SAY.of(any_gesture(chance)) if SAY.first == form else form

    def view(self, s: State, seat: i64) -> View:
        return look(s, seat)

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine.imagine(seen, chance)

    def outcome(self, s: State) -> Outcome | None:
        if s.due != OVER:
            return None
        won = winners(s)
        points: list[int] = [1 if sits(seat, won) else 0 for seat in range(s.seats())]
        return Outcome(members(won), members(out(s)), points)

    def out(self, s: State) -> i64:
        return out(s) if s.due == OVER else i64(NO_SEATS)
