"""A phase of a hearing: its share of the questions that every game answers."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.game import Ask
from tablee.engine.seats import NO_SEATS
from tablee.games.parrain.law.aside import (
    act_aside,
    asides,
    fall_silent,
    may_trap,
    right_aside,
    verdicts,
)
from tablee.games.parrain.law.numbers import LET_PASS
from tablee.games.parrain.law.state import State


class Phase:
    """Whom the table waits for, who else may act, and what comes of it."""

    def __init__(self, judged: bool) -> None:
        self.judged = judged  # parrain.cancel.godfather: may he cancel cards now?

    def must(self, s: State) -> Ask | None:
        """Whom the table waits for; None: only for the clock."""
        return None

    def right(self, s: State, seat: i64) -> Ask | None:
        """What this phase lets others do, by what all can see."""
        return None

    def moves(self, s: State, seat: i64) -> list[int]:
        """What belongs to this phase among the things that this seat could do."""
        return []

    def act(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        """What comes of such a move."""

    def asks(self, s: State) -> list[Ask]:
        asks: list[Ask] = []
        awaited = self.must(s)
        if awaited is not None:
            asks.append(awaited)
        for seat in range(s.seats()):
            if awaited is not None and awaited.seat == seat:
                continue
            ask = self.right(s, seat)
            if ask is None:
                ask = right_aside(s, seat, self.judged)
            if ask is not None:
                asks.append(ask)
        return asks

    def candidates(self, s: State, seat: i64) -> list[int]:
        awaited = self.must(s)
        moves = self.moves(s, seat)
        if self.judged and seat == s.godfather:
            moves += verdicts(s)
        if not moves:
            moves.append(LET_PASS.first)
        return moves + asides(s, seat, awaited is not None and awaited.seat == seat)

    def refusal(self, s: State, seat: i64, move: i64) -> str | None:
        return may_trap(s, seat, move)

    def replaces(self, s: State, seat: i64, move: i64) -> i64:
        """Whose sealed answer this one takes the place of."""
        return NO_SEATS

    def play(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        if LET_PASS.has(move):
            fall_silent(s, seat, ear)
        elif not act_aside(s, seat, move, ear):
            self.act(s, seat, move, ear)
