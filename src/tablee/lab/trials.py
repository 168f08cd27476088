"""The games behind a report: every number of players, every variant, equals and unequals."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Literal

import msgspec

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.games import shelf
from tablee.lab.measures import Inquiry, Seen, inquiry
from tablee.lab.simulate import Stuck, leave_interrupts_alone, seed_of
from tablee.lab.sums import Sums
from tablee.thinking.company import Company

CHUNK = 100  # games handed to a process at a time
Lineup = Literal["equals", "good", "poor"]
# All good; a good one among poor ones; a poor one among good ones.
LINEUPS: tuple[Lineup, ...] = ("equals", "good", "poor")


class Table(msgspec.Struct, frozen=True):
    """One table at which many games are played."""

    game: str
    seats: int
    variant: str
    options: dict[str, Any]
    lineup: Lineup
    good: str
    poor: str
    seed: int
    longest: int = 20_000  # moves in a game

    def bot(self, seat: int, lone: int) -> str:
        if self.lineup == "equals":
            return self.good
        return self.good if (seat == lone) == (self.lineup == "good") else self.poor


class Chunk(msgspec.Struct, frozen=True):
    """Some games of one table, played."""

    table: int
    games: int
    sums: dict[str, Sums]


Task = tuple[int, Table, int, int]  # the number of a table, the table, its first game, how many


def tables(asked: Inquiry, good: str, poor: str, seed: int) -> list[Table]:
    """All tables of a report, each with a seed of its own."""
    game = asked.box.game
    lineups = LINEUPS if good != poor else LINEUPS[:1]
    return [
        Table(
            game.id, seats, variant, options, lineup, good, poor,
            seed_of(seed, seats, place, LINEUPS.index(lineup)),
        )
        for seats in range(max(2, game.fewest), game.most + 1)
        for place, (variant, options) in enumerate(asked.variants(seats).items())
        for lineup in lineups
    ]  # fmt: skip


def play_game(table: Table, number: int) -> Seen:
    """One game, and what it tells; the one who is unlike the others moves round the table."""
    box = shelf.take(table.game)
    lone = number % table.seats
    bots = {
        seat: box.bots[table.bot(seat, lone)](
            seat, box.game.moves, Seeded(seed_of(table.seed, number, seat))
        )
        for seat in range(table.seats)
    }
    ear = Listening()
    options: object = msgspec.convert(table.options, box.game.options)
    chance = Seeded(seed_of(table.seed, number))
    match = Match(box.game, table.seats, chance, options, None, ear)
    company = Company(match, bots, ear)
    while not match.over:
        if company.act() is None or match.length > table.longest:
            raise Stuck(f"game {number} of {table.game} for {table.seats} does not end")
    if table.lineup == "equals":
        return inquiry(table.game).observe(match, ear.told)
    return inquiry(table.game).compare(match, lone, table.lineup)


def play_chunk(task: Task) -> Chunk:
    place, table, first, count = task
    sums: dict[str, Sums] = {}
    for number in range(first, first + count):
        for key, (a, b) in play_game(table, number).items():
            sums.setdefault(key, Sums()).add(a, b)
    return Chunk(place, count, sums)


def tasks(all_tables: list[Table], games: int) -> Iterator[Task]:
    for place, table in enumerate(all_tables):
        for first in range(0, games, CHUNK):
            yield place, table, first, min(CHUNK, games - first)


def play_all(all_tables: list[Table], games: int, jobs: int) -> Generator[Chunk, None, None]:
    """So many games at every table; the chunks come in order, whatever the jobs."""
    todo = tasks(all_tables, games)
    return in_order(play_chunk, todo, jobs) if jobs > 1 else (play_chunk(task) for task in todo)


def in_order(
    work: Callable[[Task], Chunk], todo: Iterator[Task], jobs: int
) -> Generator[Chunk, None, None]:
    context = get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=leave_interrupts_alone) as pool:
        waiting: deque[Future[Chunk]] = deque()  # a few for each process
        try:
            for task in todo:
                waiting.append(pool.submit(work, task))
                if len(waiting) > 4 * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)
