"""A table comes back from its log as it was, and only what still stands is played again."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import pytest

from tablee.engine.chance import Seeded
from tablee.engine.match import Refused
from tablee.engine.playout import random_move
from tablee.engine.seats import CLOCK
from tablee.games.shelf import OURS, take
from tablee.server.entries import (
    AnyEntry,
    Header,
    LetsPass,
    Manned,
    TakenBack,
    TimeGiven,
    decode_entry,
    encode,
)
from tablee.server.recalling import Recalling, Unreadable, wake
from tablee.server.table import Step, Table
from tests.every_game.walks import leaves
from tests.server.play.test_waiting import HOUSE, table

TAKEN_BACK = ["pirates", "hawthorn", "palab", "cuba", "toy-sealed", "toy-talk"]
OF_THE_TABLE = (
    "newest", "silenced", "answered", "passing", "manned", "undone", "again", "entries", "reacted",
    "in_window", "bots",
)  # fmt: skip
OF_THE_CLOCK = ("since", "limits", "deadlines", "given", "people", "anybody", "brief")
GAMES = [*OURS, "toy-sealed", "toy-window", "toy-talk", "toy-stream"]


class Living:
    """A table at which everything happens that a log can tell of."""

    def __init__(self, game: str, seed: int, seats: int = 0, **plan: Any) -> None:
        people = "p" * (seats or take(game).game.fewest)
        self.table = table(game, people, seed, **plan)
        self.dice = Seeded(seed + 1)
        self.log: list[bytes] = []
        opening = list(self.table.match.opening)
        self.table.header = msgspec.structs.replace(self.table.header, opening=opening)

    @property
    def header(self) -> Header:
        return self.table.header

    def take(self, entry: AnyEntry) -> None:
        self.happen(Step(entry, None, []))

    def happen(self, step: Step) -> None:
        self.table.take(step)
        self.log.append(encode(step.entry))

    def now(self) -> int:
        return 1000 * len(self.log)

    def move(self, seat: int) -> None:
        match = self.table.match
        if match.place(seat) >= 0:
            number = random_move(match.game, match.state, seat, self.dice)
            key = -1 if seat == CLOCK else len(self.log)
            self.happen(self.table.attempt(seat, number, "", -1, key, self.now()))

    def take_back(self, seat: int) -> None:
        with suppress(Refused):
            standing = self.table.before_last_of(seat)
            self.happen(self.table.attempt_undo(standing, self.now()))

    def something(self) -> None:
        match, seats = self.table.match, self.table.match.seats
        seat = self.dice.below(seats)
        match self.dice.below(12):
            case 0:
                self.take(LetsPass(self.now(), seat, self.dice.below(2) == 0))
            case 1 if self.table.clock.may_ask(seat):
                self.take(TimeGiven(self.now(), seat, 5000))
            case 2:
                bot = "" if seat in self.table.manned else "random"
                self.take(Manned(self.now(), seat, bot))
            case 3 | 4 | 5:
                self.take_back(seat)
            case 6 | 7:
                for _ in range(3):
                    self.move(seat)
            case _:
                self.move(match.asks[self.dice.below(len(match.asks))].seat)

    def again(self) -> Table:
        return wake("T", self.header, [decode_entry(line) for line in self.log], HOUSE)


def everything(table: Table) -> dict[str, object]:
    """All that can tell two tables apart: the table, its questions, its people, its clocks."""
    match, clock = table.match, table.clock
    parts: dict[str, object] = {
        "ids": match.ids,
        "asks": [(ask.seat, ask.rule, ask.must, ask.default) for ask in match.asks],
        "rows": [(row.seat, row.move, row.picks) for row in match.rows],
        "log": [(row.seat, row.move, row.undone) for row in match.log],
        "undo": [match.may_undo(seat) for seat in range(match.seats)],
        "extra": {seat: ms for seat, ms in clock.extra.items() if seat in clock.since},
    }
    for name in OF_THE_TABLE:
        parts[name] = getattr(table, name)
    for name in OF_THE_CLOCK:
        parts[name] = getattr(clock, name)
    return parts | leaves(match.state)


@pytest.mark.rule("table.undo", "table.ask")
@pytest.mark.parametrize("game", GAMES)
def test_a_table_comes_back_as_it_was_whatever_happened(game: str) -> None:
    undone = 0
    for seed in range(12):
        pace = "days" if seed % 3 == 0 else "live"
        living = Living(game, seed, clock="relaxed" if seed % 2 else "strict", pace=pace)
        for _ in range(60):
            if living.table.over:
                break
            living.something()
        undone += living.table.undone
        again = living.again()
        assert everything(again) == everything(living.table)
    assert undone > 0 or game not in TAKEN_BACK


def played(living: Living) -> int:
    recalling = Recalling("T", living.header, [decode_entry(line) for line in living.log], HOUSE)
    assert not recalling.go_on()
    assert everything(recalling.table) == everything(living.table)
    assert recalling.table.match.repeated == 0
    return recalling.played


@pytest.mark.rule("table.undo")
def test_what_was_taken_back_is_not_played_again() -> None:
    living = Living("hawthorn", 1)
    for _ in range(200):
        living.move(0)
        living.take_back(0)
    living.move(0)
    assert (living.table.undone, played(living)) == (200, 1)


@pytest.mark.rule("table.undo")
def test_nor_is_what_was_taken_back_piece_by_piece() -> None:
    living = Living("hawthorn", 1)
    for _ in range(50):
        living.move(0)
        for _ in range(10):
            living.move(0)
            living.take_back(0)
        living.take_back(0)
    assert played(living) == 0


def test_a_sealed_answer_that_was_replaced_is_not_played_again() -> None:
    living = Living("toy-sealed", 1)
    for _ in range(500):
        living.move(0)
    assert (len(living.table.match.rows), played(living)) == (500, 1)


def test_nor_where_several_change_their_minds_in_turn() -> None:
    living = Living("creux", 4, seats=6)
    while living.table.match.turn == CLOCK or "decoy" not in living.table.match.asks[0].rule:
        living.move(living.table.match.asks[0].seat)
    before = living.table.match.length
    asked = [ask.seat for ask in living.table.match.asks]
    for turn in range(300):  # both of one team, any of whom may change it
        seat = asked[-1 - turn % 2]
        choice = living.table.match.legal(seat)[turn % 3]
        living.happen(living.table.attempt(seat, choice, "", -1, turn, living.now()))
    assert living.table.match.length == before + 300
    assert played(living) == before + 1


def test_a_log_is_played_a_slice_at_a_time() -> None:
    living = Living("palab", 3)
    while living.table.match.length < 40:
        living.move(living.table.match.asks[0].seat)
    entries = [decode_entry(line) for line in living.log]
    recalling, slices = Recalling("T", living.header, entries, HOUSE), 1
    while recalling.go_on(0):
        slices += 1
        assert recalling.place == slices - 1
    assert slices == len(entries) or recalling.place == len(entries)
    assert everything(recalling.table) == everything(living.table)


def test_logs_from_before_undos_were_kept_with_what_they_left_still_replay() -> None:
    living = Living("hawthorn", 1)
    for _ in range(5):
        living.move(0)
        living.take_back(0)
    living.move(1)
    entries = [decode_entry(line) for line in living.log]
    old = [TakenBack(e.at, e.count) if isinstance(e, TakenBack) else e for e in entries]
    assert everything(wake("T", living.header, old, HOUSE)) == everything(living.table)


@pytest.mark.parametrize(
    "line",
    [
        TakenBack(9000, 7, 40),
        TakenBack(9000, 0, 40),
        TakenBack(9000, 1, 1),
    ],
)
def test_a_line_that_was_tampered_with_does_not_replay(line: TakenBack) -> None:
    living = Living("hawthorn", 1)
    living.move(0)
    living.move(1)
    entries = [decode_entry(entry) for entry in living.log]
    with pytest.raises(Unreadable):
        wake("T", living.header, [*entries, line], HOUSE)
