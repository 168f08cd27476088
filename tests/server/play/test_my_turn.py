"""How long until it is one's turn again, in Palab alone with three bots, on a clock of our own.

The pauses of bots and the lengths of windows are the house's own; only the time is made up.
"""

from __future__ import annotations

from random import Random
from statistics import mean

from tablee.engine.chance import Seeded
from tablee.engine.seats import CLOCK, NOBODY
from tablee.games.shelf import take
from tablee.server.bots.job import Choice, make_job
from tablee.server.bots.worker import think
from tablee.server.entries import Header, Sitting
from tablee.server.settings import Settings
from tablee.server.table import Table, lay
from tablee.thinking.pace import pause

ME = 0
GAMES = 30
WITHIN = 15_000  # ms, on average


class Evening:
    """One game of one person who never hesitates, and three bots in human time."""

    def __init__(self, seed: int) -> None:
        seats = [Sitting("Ana", person="ana"), *(Sitting(f"Bot {n}", bot="lowest") for n in "123")]
        header = Header("palab", 1, {}, seats, "", [], "none", 0, "live", 0)
        window = int(Settings().window_seconds * 1000)
        self.table = Table("T", header, lay(header, Seeded(seed)), window)
        self.dice, self.chance = Random(seed), Seeded(seed + 1)
        self.now = 0
        self.due: dict[tuple[int, int], int] = {}  # by seat and question: when a bot answers
        self.waits: list[int] = []  # from the end of a turn of mine to the next

    def play(self) -> list[int]:
        left = None
        while not self.table.over:
            place = self.table.match.place(ME)
            ask = self.table.match.asks[place] if place >= 0 else None
            if ask is None or not ask.must:
                self.wait()
                continue
            if ask.rule == "palab.turn" and left is not None:
                self.waits.append(self.now - left)
            self.answer(ME)
            left = self.now if ask.rule == "palab.turn" else left
        return self.waits

    def wait(self) -> None:
        """Until whoever comes first: a bot, or the clock of a window."""
        table, tempo = self.table, take("palab").tempo
        assert tempo is not None
        asked = {(ask.seat, table.match.id_of(ask.seat)): ask for ask in table.match.asks}
        coming = {}
        for question, ask in asked.items():
            if ask.seat in (ME, CLOCK):
                continue
            span = tempo.pause(ask.rule, table.match.view(NOBODY), "")
            seconds = 0.0 if table.window_open else pause(1.0, span, self.dice)
            coming[question] = self.due.get(question, self.now + int(1000 * seconds))
        self.due = coming
        after = {at: seat for (seat, _), at in coming.items() if at >= self.now}
        if CLOCK in table.clock.deadlines:
            after.setdefault(table.clock.deadlines[CLOCK], CLOCK)
        self.now = min(after)
        seat = after[self.now]
        if seat == CLOCK:
            closing = table.match.asks[table.match.place(CLOCK)].default
            self.table.take(table.attempt(CLOCK, closing, "", -1, -1, self.now))
        else:
            self.due[seat, table.match.id_of(seat)] = -1  # a right is thought about once
            self.answer(seat)

    def answer(self, seat: int) -> None:
        job = make_job(self.table.match, seat, "lowest", [], self.chance.below(2**31), [ME])
        choice = think(job)
        if isinstance(choice, Choice):
            step = self.table.attempt(seat, choice.move, choice.note, -1, -1, self.now)
            self.table.take(step)


def test_my_turn_returns_within_fifteen_seconds_on_average() -> None:
    waits = [wait for seed in range(GAMES) for wait in Evening(seed).play()]
    assert len(waits) > 300
    assert mean(waits) < WITHIN, f"{mean(waits) / 1000:.1f} s"
