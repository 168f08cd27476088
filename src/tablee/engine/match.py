"""A game in progress. Match alone combines the nine answers; people and bots only ask it."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from tablee.engine.chance import Chance, Scripted
from tablee.engine.ear import Ear, Noticing
from tablee.engine.game import Ask, Carry, Game, Outcome, State
from tablee.engine.past import (
    NO_LINE,
    Row,
    after_the_last_final,
    back_to,
    newest_answer,
    picks_of,
    standing,
    to_play,
    went_back,
)
from tablee.engine.seats import CLOCK, CROUPIER, NOBODY, only

WHICHEVER: Final = -1  # answers whatever this seat is asked now
WHOEVER: Final = -4  # stands for the seat that has the turn
NOTHING_OPEN: Final[dict[int, int]] = {}
LAST_NOTED: Final = 60  # the highest move that fits into a set
NOBODY_ASKED: Final[list[Ask]] = []
NO_PICKS: Final[list[int]] = []
NOBODY_LISTENS: Final = Ear()


class Refused(Exception):
    """A move that did not happen; `rule` is the id of the rule that forbids it.

    Where so many of something are missing, `lack` names a sentence of the game that says so.
    """

    def __init__(self, rule: str, lack: str = "", count: int = 0) -> None:
        super().__init__(rule)
        self.rule = rule
        self.lack = lack
        self.count = count


@final
@mypyc_attr(free_list_len=1)
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
        like: Match | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.chance = chance
        self.options = options
        self.carry = carry
        self.ear = Noticing(NOBODY_LISTENS if ear is None else ear, game.revealing)
        self.from_start = state is None  # or from a table that somebody imagined or copied
        self.state: State = game.start(seats, options, carry) if state is None else state
        self.lines: list[Row] = []  # of the log; copies share them until one goes another way
        self.length: i64 = 0  # how many of them are this match's
        self.fresh: i64 = 0  # the id of the newest questions
        self.left_open = NOTHING_OPEN  # by seat: the ids of those that were open before
        self.cleared: i64 = 0  # moves that `legal` found for whoever has the turn, as a set
        self.asks = NOBODY_ASKED
        self.turn: i64 = NOBODY  # the first seat that the table waits for
        self.opening = NO_PICKS  # the picks before the first move
        self.last: i64 = NO_LINE  # the line of the last move that still stands
        self.base: State | None = None  # the table after this line, behind which nothing goes back
        self.base_line: i64 = NO_LINE
        self.repeated: i64 = 0  # moves that undoing has played again
        if like is None:
            self.opening = self.serve()
        else:
            self.go_on_like(like)

    @property
    def log(self) -> list[Row]:
        """Everything, as it happened."""
        return self.lines[: self.length]

    def write_down(self, row: Row) -> None:
        if len(self.lines) != self.length:
            self.lines = self.lines[: self.length]  # a copy of this match went on
        if row.undone:
            self.last = went_back(self.lines, self.last, row.undone)
        else:
            row.before, self.last = self.last, self.length
        self.lines.append(row)
        self.length += 1

    @property
    def rows(self) -> list[Row]:
        """The moves that still stand: not those that were taken back."""
        return [self.lines[line] for line in standing(self.lines, self.last)]

    @property
    def ids(self) -> list[int]:
        """The ids of the asks, side by side with them."""
        return [self.id_of(ask.seat) for ask in self.asks]

    def id_of(self, seat: i64) -> i64:
        """table.ask: what an answer of this seat must name."""
        return self.left_open.get(seat, self.fresh)

    @property
    def over(self) -> bool:
        return not self.asks

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def view(self, seat: i64) -> Any:
        """What this seat sees; NOBODY sees what onlookers may."""
        if seat != NOBODY and not 0 <= seat < self.seats:
            raise Refused("table.seats")
        return self.game.view(self.state, seat)

    def legal(self, seat: i64 = WHOEVER) -> list[int]:
        """The candidates that nobody refuses, of this seat or of whoever has the turn."""
        if seat == WHOEVER:
            seat = self.turn
        if self.place(seat) < 0:
            return []
        game, s = self.game, self.state
        candidates = game.candidates(s, seat)
        legal = candidates[:]
        cleared: i64 = 0
        for candidate in candidates:
            move: i64 = candidate
            if game.refusal(s, seat, move) is not None:
                legal.remove(move)
            elif move <= LAST_NOTED:
                cleared |= only(move)
        if seat == self.turn:
            self.cleared = cleared
        return legal

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
        if ask != WHICHEVER and self.id_of(seat) != ask:
            raise Refused("table.ask")  # that question is closed: too late, and never re-aimed
        rule = None if self.is_cleared(seat, move) else self.refusal(seat, move)
        if rule is None and note and not self.game.moves.allows(move, note):
            rule = self.asks[self.place(seat)].rule  # words where none belong, or too many
        if rule is not None:
            raise Refused(rule)
        self.ear.revealed = False
        self.ear.inner.note = note
        before = self.asks
        instead: i64 = NO_LINE
        if seat >= 0 and (seat != self.turn or not before[0].must):  # a must has no answer yet
            instead = self.replaced(seat, move)
        self.game.play(self.state, seat, move, self.ear)
        picks = self.serve()
        row = Row(seat, move, note, picks, 0, self.ear.revealed or len(picks) > 0, instead)
        self.write_down(row)
        self.renumber(before, seat, self.game.asides and self.game.moves.is_aside(move))
        return row

    def replaced(self, seat: i64, move: i64) -> i64:
        """The line of the first answer whose place in a tray this one takes, or NO_LINE."""
        whose = self.game.replaces(self.state, seat, move)
        return newest_answer(self.lines, self.last, whose, self.game, self.state)

    def play(self, move: i64) -> Row:
        """A move of whoever has the turn, at a table where one acts at a time."""
        return self.submit(self.turn, move)

    def may_undo(self, seat: i64) -> i64:
        """table.undo: how many moves this seat would take back, to its own last one; or 0."""
        if self.over or not self.from_start:
            return 0
        return back_to(self.lines, self.last, seat)

    def undo(self, count: i64) -> Row:
        """table.undo: take moves back, as far as nothing was dealt or revealed since."""
        stands = standing(self.lines, self.last, self.base_line)
        kept = i64(len(stands)) - count
        safe = after_the_last_final(self.lines, stands)
        if count < 1 or kept < safe or self.over or not self.from_start:
            raise Refused("table.undo")
        if safe > 0:
            self.base = self.play_from_base(stands[:safe]).state
            self.base_line = stands[safe - 1]
        again = self.play_from_base(stands[safe:kept])
        self.state = again.state
        self.look_around()
        undoing = Row(NOBODY, 0, "", NO_PICKS, count, False)
        self.write_down(undoing)
        self.renumber([], NOBODY, False)
        return undoing

    def play_from_base(self, stands: list[int]) -> Match:
        """These moves again, and no more of the past than that."""
        picks = picks_of(self.lines, stands)
        base = None if self.base is None else self.base.copy()
        luck = Scripted(self.opening + picks if base is None else picks)
        again = Match(self.game, self.seats, luck, self.options, self.carry, None, base)
        for whose, line in to_play(self.lines, stands):
            again.submit(self.lines[whose].seat, self.lines[line].move, self.lines[line].note)
        self.repeated += again.length
        return again

    def recall(self, row: Row, fresh: i64) -> None:
        """A line that need not be played any more; `fresh`: the newest questions after it."""
        self.write_down(row)
        if row.undone:
            self.fresh, self.left_open = fresh, NOTHING_OPEN

    def copy(self) -> Match:
        """A match to try things on: same table, same luck to come, and nobody listens."""
        return Match(
            self.game, self.seats, self.chance.copy(), self.options, self.carry, None,
            self.state.copy(), self,
        )  # fmt: skip

    def go_on_like(self, other: Match) -> None:
        """The same past, and the same questions."""
        self.from_start = other.from_start
        self.lines, self.length, self.opening = other.lines, other.length, other.opening
        self.fresh, self.left_open = other.fresh, other.left_open
        self.asks, self.turn = other.asks, other.turn
        self.last, self.base, self.base_line = other.last, other.base, other.base_line
        self.repeated = other.repeated

    def serve(self) -> list[int]:
        """Let the croupier work until people are asked, or nobody is; his picks."""
        self.look_around()
        if self.turn != CROUPIER:
            return NO_PICKS
        picks: list[int] = []
        while self.turn == CROUPIER:
            self.game.deal(self.state, self.chance, self.ear)
            picks.append(self.chance.last)
            self.look_around()
        return picks

    def look_around(self) -> None:
        """Whom does the table wait for now?"""
        self.asks = self.game.asks(self.state)
        self.turn = self.asks[0].seat if self.asks else i64(NOBODY)
        self.cleared = 0

    def is_cleared(self, seat: i64, move: i64) -> bool:
        """Has `legal` asked the law about this very move, with nothing changed since?"""
        return 0 <= move <= LAST_NOTED and seat == self.turn and (self.cleared >> move) & 1 == 1

    def place(self, seat: i64) -> i64:
        """Where among the asks this seat's is; -1 if it is not asked."""
        for place in range(i64(len(self.asks))):
            if self.asks[place].seat == seat:
                return place
        return -1

    def renumber(self, before: list[Ask], mover: i64, aside: bool) -> None:
        """table.ask: a question left open keeps its id; the clock closes all that were open.

        Ids count new questions, not rows: rows would tell how many have answered in a window.
        An aside answers nothing.
        """
        if len(before) == 1 and before[0].must and not aside:
            self.left_open = NOTHING_OPEN  # it was answered: most moves of most games
        else:
            self.left_open = self.kept_open(before, NOBODY if aside else mover)
        if len(self.left_open) < len(self.asks):
            self.fresh += 1

    def kept_open(self, before: list[Ask], mover: i64) -> dict[int, int]:
        kept: dict[int, int] = {}
        for old in before:
            place = self.place(old.seat)
            if mover == CLOCK or place < 0 or (old.must and old.seat == mover):
                continue  # closed, whatever is asked now
            ask = self.asks[place]
            if ask.must == old.must and ask.rule == old.rule:
                kept[old.seat] = self.id_of(old.seat)
        return kept
