"""Time at the house: a clock that runs only while the house is open, and who has how long.

All deadlines are in the time of the house. A restart goes on where it stopped, and a jump of the
machine's own clock changes nothing. Nor does time in which the house is not there: it goes no
further than its last beat lets it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from tablee.engine.game import NO_DEFAULT, Ask
from tablee.engine.match import Match
from tablee.engine.seats import CLOCK
from tablee.server.wire import ClockKind, Pace

HOUR: Final = 3_600_000
USUAL: dict[tuple[Pace, ClockKind], int] = {
    ("live", "relaxed"): 90_000,
    ("live", "strict"): 30_000,
    ("days", "relaxed"): 72 * HOUR,
    ("days", "strict"): 24 * HOUR,
}
WINDOW: Final = "table.window"
BRISK: Final = 1000  # ms of a window in which only bots are asked
MOST_EXTRA: Final = 3  # times in a game that a seat gets extra time
LEASH: Final = 1000  # ms from one beat to the next, at most
STILL: Final = 0.25  # seconds until somebody looks again whether time goes on


class HouseTime:
    """Milliseconds that the house has been open, since it was first opened."""

    def __init__(self, start: int = 0, tick: Callable[[], float] = time.monotonic) -> None:
        self.tick = tick
        self.zero = tick() * 1000 - start
        self.beaten = float(start)  # the time at the last beat
        self.leash = LEASH
        self.held = False  # it stands still, since the house can't take a move

    def now(self) -> int:
        if self.held:
            return int(self.beaten)
        return int(min(self.tick() * 1000 - self.zero, self.beaten + self.leash))

    def at_least(self, at: int) -> None:
        """A log knows a later time than the last beat: it is at least that late."""
        late = max(0, at - self.now())
        self.zero -= late
        self.beaten += late

    def beat(self) -> int:
        """The house is there; how many milliseconds it was not, which are nobody's."""
        if self.held:
            return 0
        now = self.tick() * 1000 - self.zero
        lapse = max(0.0, now - self.beaten - self.leash)
        self.zero += lapse
        self.beaten = now - lapse
        return int(lapse)

    def hold(self) -> None:
        """From now on it stands still."""
        self.beat()
        self.held = True

    def go_on(self) -> None:
        self.zero = self.tick() * 1000 - self.beaten
        self.held = False

    def until(self, at: int) -> float:
        """Seconds from now; while time stands still, until it is worth another look."""
        wait = max(0, at - self.now()) / 1000
        return max(wait, STILL) if self.held else wait


class Clock:
    """Since when each seat is asked, and until when it may answer."""

    def __init__(self, kind: ClockKind, pace: Pace, seconds: int, window: int, seats: int) -> None:
        self.kind = kind
        self.pace = pace
        self.limit = seconds * 1000 or USUAL.get((pace, kind), 0)
        self.window = window
        self.seats = seats
        self.since: dict[int, tuple[int, int]] = {}  # by seat: the question, and its time
        self.limits: dict[str, int] = {}  # by rule: when a stretch of the game is over
        self.asked: Ask | None = None  # the clock's own question
        self.people = False  # is a person waited for now?
        self.anybody = False  # is anybody, besides the clock?
        self.brief: dict[int, int] = {}  # by seat: ms, for what nobody should have to wait for
        self.extra: dict[int, int] = {}  # by seat: longer, for this question
        self.given: dict[int, int] = {}  # by seat: how often it asked for that
        self.hurry: int | None = None  # since when most are done
        self.deadlines: dict[int, int] = {}  # by seat: when silence becomes the answer
        self.still = False  # nobody's time runs: the house can't take a move

    def look(self, match: Match, at: int, bots: int) -> None:
        """Take in what is asked now; `bots` is the set of the seats that bots play."""
        since: dict[int, tuple[int, int]] = {}
        brief: dict[int, int] = {}
        asked = 0
        self.asked = None
        for ask in match.asks:
            if ask.seat == CLOCK:
                self.asked = ask
                if ask.rule != WINDOW:
                    self.limits.setdefault(ask.rule, at + 1000 * ask.seconds)
            else:
                if ask.must or ask.default != NO_DEFAULT:
                    asked |= 1 << ask.seat
                if ask.must and ask.seconds:
                    brief[ask.seat] = 1000 * ask.seconds
            if ask.must:
                id = match.id_of(ask.seat)
                known = self.since.get(ask.seat)
                since[ask.seat] = known if known is not None and known[0] == id else (id, at)
        if self.extra:
            before = self.since
            self.extra = {k: ms for k, ms in self.extra.items() if since.get(k) == before.get(k)}
        self.since, self.brief = since, brief
        self.anybody, self.people = asked != 0, asked & ~bots != 0
        waiting = len(since) - (CLOCK in since)
        if not 0 < 2 * waiting <= max(self.seats, 2):
            self.hurry = None
        elif self.hurry is None:
            self.hurry = at
        self.reckon()

    def give(self, seat: int, ms: int, asked: bool) -> None:
        self.extra[seat] = self.extra.get(seat, 0) + ms
        if asked:
            self.given[seat] = self.given.get(seat, 0) + 1
        self.reckon()

    def may_ask(self, seat: int) -> bool:
        if seat in self.brief or not self.limit:
            return False  # what nobody should have to wait for
        return seat in self.deadlines and self.given.get(seat, 0) < MOST_EXTRA

    def length(self) -> int:
        """table.window: of public facts alone, never of a hand or an answer, given or standing."""
        asked = self.asked
        if asked is None or not self.anybody:
            return 0  # a window that asks nobody is as good as none
        if asked.rule != WINDOW:
            return self.window
        if self.people:
            return 1000 * asked.seconds or self.window
        if asked.seconds:
            return 1000 * asked.brisk or min(BRISK, self.window)
        return min(1000 * asked.brisk or BRISK, self.window)

    def reckon(self) -> None:
        due = [(seat, self.deadline(seat)) for seat in self.since]
        self.deadlines = {seat: at for seat, at in due if at is not None}

    def deadline(self, seat: int) -> int | None:
        """When silence becomes the answer of a seat that is asked; None: never."""
        since, more = self.since[seat][1], self.extra.get(seat, 0)
        if seat == CLOCK and self.asked is not None:
            if self.asked.rule != WINDOW:
                return self.limits[self.asked.rule] + more  # the table's wish, clocks or no clocks
            if self.pace == "live":  # table.window: the same, whatever is held
                return since + self.length() + more
        elif seat in self.brief and self.pace == "live":
            return since + self.brief[seat] + more  # clocks or no clocks: nobody is held up
        if self.kind == "none":
            return None
        if self.kind == "relaxed" and seat != CLOCK:  # a window doesn't tell when most are done
            if self.hurry is None:
                return None
            since = max(since, self.hurry)
        return since + self.limit + more
