"""A game in progress. Match alone combines the nine answers; people and bots only ask it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tablee.engine.chance import Chance, Scripted
from tablee.engine.ear import Ear, Noticing
from tablee.engine.game import Ask, Carry, Game, Outcome, State
from tablee.engine.seats import CLOCK, CROUPIER, NOBODY

WHICHEVER: Final = -1  # answers whatever this seat is asked now


class Refused(Exception):
    """A move that did not happen; `rule` is the id of the rule that forbids it."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


class Row:
    """One line of the log: a move and the picks that followed, or so many moves taken back."""

    def __init__(self, seat: i64, move: i64, note: str, picks: list[int], undone: i64) -> None:
        self.seat = seat
        self.move = move
        self.note = note
        self.picks = picks
        self.undone = undone
        self.final = False  # luck or a secret came out with it: it can't be taken back


class Match:
    """One table from the first card to the last, and the only driver of the law."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: i64,
        chance: Chance,
        options: object = None,
        carry: Carry | None = None,
        ear: Ear | None = None,
        state: State | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.chance = chance
        self.options = options
        self.carry = carry
        self.ear = Noticing(Ear() if ear is None else ear, game.events.revealing)
        self.from_start = state is None  # or from a table that somebody imagined or copied
        self.state: State = game.start(seats, options, carry) if state is None else state
        self.log: list[Row] = []  # everything, as it happened
        self.rows: list[Row] = []  # what still stands
        self.asks: list[Ask] = []
        self.ids: list[int] = []  # of the asks, side by side
        self.opening: list[int] = self.serve()  # the picks before the first move
        self.ids = [0] * len(self.asks)

    @property
    def turn(self) -> i64:
        """The first seat that the table waits for."""
        return self.asks[0].seat if self.asks else NOBODY

    @property
    def over(self) -> bool:
        return not self.asks

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def view(self, seat: i64) -> Any:
        return self.game.view(self.state, seat)

    def legal(self, seat: i64) -> list[int]:
        """The candidates that nobody refuses; none for a seat that is not asked."""
        if self.place(seat) < 0:
            return []
        moves = self.game.candidates(self.state, seat)
        return [move for move in moves if self.game.refusal(self.state, seat, move) is None]

    def refusal(self, seat: i64, move: i64) -> str | None:
        """The rule that forbids this move, or None."""
        place = self.place(seat)
        if place < 0:
            return "table.ask"
        candidates = self.game.candidates(self.state, seat)
        if move not in candidates and self.game.moves.form(move) not in candidates:
            return self.asks[place].rule
        return self.game.refusal(self.state, seat, move)

    def submit(self, seat: i64, move: i64, note: str = "", ask: i64 = WHICHEVER) -> Row:
        """Check a move, play it, let the croupier work, and write one row of the log."""
        rule = self.refusal(seat, move)
        if rule is None and ask != WHICHEVER and self.ids[self.place(seat)] != ask:
            rule = "table.ask"  # that question is closed: too late, and never re-aimed
        if rule is not None:
            raise Refused(rule)
        self.ear.revealed = False
        self.ear.inner.note = note
        self.game.play(self.state, seat, move, self.ear)
        before, ids = self.asks, self.ids
        row = Row(seat, move, note, self.serve(), 0)
        row.final = self.ear.revealed or len(row.picks) > 0
        self.log.append(row)
        self.rows.append(row)
        self.renumber(before, ids, seat)
        return row

    def undo(self, count: i64) -> Row:
        """table.undo: take moves back, as far as nothing was dealt or revealed since."""
        kept = len(self.rows) - count
        if count < 1 or kept < 0 or self.over or not self.from_start:
            raise Refused("table.undo")
        if any(row.final for row in self.rows[kept:]):
            raise Refused("table.undo")
        picks = [*self.opening]
        for row in self.rows[:kept]:
            picks.extend(row.picks)
        again = Match(self.game, self.seats, Scripted(picks), self.options, self.carry)
        for row in self.rows[:kept]:
            again.submit(row.seat, row.move, row.note)
        self.state, self.asks = again.state, again.asks
        self.rows = self.rows[:kept]
        undoing = Row(NOBODY, 0, "", [], count)
        self.log.append(undoing)
        self.renumber([], [], NOBODY)
        return undoing

    def copy(self) -> Match:
        """A match to try things on: same table, same luck to come, and nobody listens."""
        twin = Match(
            self.game, self.seats, self.chance.copy(), self.options, self.carry, None,
            self.state.copy(),
        )  # fmt: skip
        twin.from_start = self.from_start
        twin.log, twin.rows, twin.ids = self.log[:], self.rows[:], self.ids
        twin.opening = self.opening
        return twin

    def serve(self) -> list[int]:
        """Let the croupier work until people are asked; give his picks."""
        picks: list[int] = []
        while True:
            self.asks = self.game.asks(self.state)
            if not self.asks or self.asks[0].seat != CROUPIER:
                return picks
            self.game.deal(self.state, self.chance, self.ear)
            picks.append(self.chance.last)

    def place(self, seat: i64) -> i64:
        """Where among the asks this seat's is; -1 if it is not asked."""
        for place in range(i64(len(self.asks))):
            if self.asks[place].seat == seat:
                return place
        return -1

    def renumber(self, before: list[Ask], ids: list[int], mover: i64) -> None:
        """table.ask: a question left open keeps its id; the clock closes all that were open."""
        fresh = len(self.log)
        self.ids = []
        for ask in self.asks:
            number = fresh
            for place in range(i64(len(before))):
                old = before[place]
                if old.seat == ask.seat and old.must == ask.must and old.rule == ask.rule:
                    answered = old.must and old.seat == mover
                    number = fresh if answered or mover == CLOCK else ids[place]
            self.ids.append(number)
