"""The crowd: people at many tables, in a process of their own, who play as fast as told.

Reads jobs, a line of JSON each, from standard input, and answers each with a line of figures.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter, process_time
from typing import Any

import msgspec

from bench.houses.players import Client, Guest, Player, Table, Tally
from bench.houses.watch import cpu_seconds, memory

SPEAKS: dict[str, type[Player]] = {"ours": Guest, "boardgame": Client}
AT_ONCE = 50  # connections that are made side by side
PATIENCE = 60.0


class Crowd:
    """All the players, connected."""

    def __init__(self, kind: str, port: int, pids: list[int], places: list[dict[str, Any]]) -> None:
        self.kind = SPEAKS[kind]
        self.port = port
        self.pids = pids
        self.places = places
        self.loop = asyncio.get_running_loop()
        self.tally = Tally(self.loop)
        self.tables = [Table(self.tally) for _ in places]

    async def connect(self, place: int, seat: int, table: Table | None = None) -> Player:
        table = table or self.tables[place]
        _, player = await self.loop.create_connection(
            lambda: self.kind(table, self.places[place], seat), "127.0.0.1", self.port
        )
        return player

    async def come(self) -> None:
        """Everybody sits down; nobody plays yet."""
        seats = [(place, seat) for place in range(len(self.places)) for seat in range(4)]
        while seats:
            some, seats = seats[:AT_ONCE], seats[AT_ONCE:]
            expected = self.count() + len(some)
            await asyncio.gather(*(self.connect(*seat) for seat in some))
            await until(partial(self.are_here, expected))

    def are_here(self, expected: int) -> bool:
        return self.count() >= expected

    def count(self) -> int:
        return sum(table.ready for table in self.tables)

    def begin(self, pace: float) -> None:
        """Whoever has the turn plays; paced: each table in its own time."""
        random = Random(7)
        self.tally.pace, self.tally.stopped = pace, False
        for table in self.tables:
            move, table.waiting = table.waiting, None
            table.due = self.loop.time() + random.random() * pace
            if move is not None:
                self.loop.call_at(table.due, table.send, move)

    async def pause(self) -> None:
        """Until all that is under way has arrived."""
        self.tally.stopped = True
        await until(lambda: not any(table.sent for table in self.tables))

    async def play(self, pace: float, warm: float, seconds: float) -> dict[str, Any]:
        """The figures of so many seconds of play, after some for warming up."""
        self.begin(pace)
        await asyncio.sleep(warm)
        gc.collect()
        gc.disable()  # a pause of ours would be counted as the server's
        self.tally.reset()
        spent, began = cpu_seconds(self.pids), perf_counter()
        own = process_time()
        await asyncio.sleep(seconds)
        took, spent = perf_counter() - began, cpu_seconds(self.pids) - spent
        own = process_time() - own
        tally = self.tally
        delays = sorted(tally.delays)
        moves, updates, size = tally.moves, tally.updates, tally.bytes
        gc.enable()
        await self.pause()
        return {
            "moves/s": moves / took,
            "p50 ms": 1000 * at(delays, 0.5),
            "p99 ms": 1000 * at(delays, 0.99),
            "cpu µs a move": 1e6 * spent / max(1, moves),
            "busy": spent / took,
            "crowd busy": own / took,
            "bytes an update": size / max(1, updates),
            "memory": memory(self.pids),
            "moves a table": sum(table.moves for table in self.tables) / len(self.tables),
        }

    async def play_until(self, moves: int) -> None:
        """At the first table, so many moves in all."""
        self.begin(0)
        while self.tables[0].moves < moves:
            await asyncio.sleep(0.001)
        await self.pause()

    async def come_back(self) -> int:
        """The bytes that somebody gets who comes again, until the table is to be seen."""
        table = Table(self.tally)
        player = await self.connect(0, 1, table)
        await until(lambda: table.ready > 0)
        player.transport.close()
        return player.intro


def at(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.002)


def give_up(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A crowd in which somebody is lost measures nothing."""
    loop.default_exception_handler(context)
    os._exit(1)


async def main() -> None:
    crowd: Crowd | None = None
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(give_up)
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        verb, *words = msgspec.json.decode(line)
        if verb == "come":
            crowd = Crowd(*words)
            await crowd.come()
            answer: Any = memory(crowd.pids)
        else:
            answer = await getattr(crowd, verb)(*words)
        print(msgspec.json.encode(answer).decode(), flush=True)


if __name__ == "__main__":
    try:
        import uvloop

        uvloop.run(main())
    except ImportError:
        asyncio.run(main())
