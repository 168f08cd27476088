"""Many games between bots, in several processes, the same for any number of them."""

from __future__ import annotations

import hashlib
import signal
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.engine.record import Seating, record_of, seeded_luck, write
from tablee.games import shelf
from tablee.lab.tally import Tally
from tablee.thinking.company import Company

CHUNK = 500  # games handed to a process at a time


class Stuck(RuntimeError):
    """A game went on past any sensible length."""


class Plan(msgspec.Struct, frozen=True):
    """What to play: who sits where, and from which seed."""

    game: str
    bots: list[str]  # by seat
    games: int
    seed: int
    options: dict[str, Any] = {}
    keep_records: bool = False
    longest: int = 20_000  # moves in a game


class Chunk(msgspec.Struct):
    """Some of the games, played."""

    tally: Tally
    records: list[bytes]


def seed_of(seed: int, *numbers: int) -> int:
    """A seed of its own for each game and each bot: 96 bits of a hash."""
    name = "/".join(str(number) for number in (seed, *numbers))
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:12], "big")


def play_game(plan: Plan, number: int) -> Match:
    box = shelf.take(plan.game)
    options: object = msgspec.convert(plan.options, box.game.options)
    chance = Seeded(seed_of(plan.seed, number))
    bots = {
        seat: box.bots[name](seat, box.game.moves, Seeded(seed_of(plan.seed, number, seat)))
        for seat, name in enumerate(plan.bots)
    }
    ear = Listening() if any(bot.listens for bot in bots.values()) else None
    match = Match(box.game, len(plan.bots), chance, options, None, ear)
    company = Company(match, bots, ear)
    while not match.over:
        if company.act() is None or len(match.log) > plan.longest:
            raise Stuck(f"game {number} of {plan.game} does not end")
    return match


def play_chunk(plan: Plan, first: int, count: int) -> Chunk:
    chunk = Chunk(Tally.empty(len(plan.bots)), [])
    for number in range(first, first + count):
        match = play_game(plan, number)
        chunk.tally.add(match)
        if plan.keep_records:
            seats = [Seating(name=name, bot=name) for name in plan.bots]
            luck = seeded_luck(seed_of(plan.seed, number))
            chunk.records.append(write(record_of(match, seats, luck)))
    return chunk


def leave_interrupts_alone() -> None:
    """Ctrl-C is for whoever asked; a process finishes its chunk and goes without a word."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def simulate(plan: Plan, jobs: int = 1) -> Generator[Chunk, None, None]:
    """Play all games; the chunks come in the order of the games, whatever the jobs."""
    starts = range(0, plan.games, CHUNK)
    if jobs == 1:
        for first in starts:
            yield play_chunk(plan, first, min(CHUNK, plan.games - first))
        return
    context = get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=leave_interrupts_alone) as pool:
        waiting: deque[Future[Chunk]] = (
            deque()
        )  # a few for each process, not all: they have records
        try:
            for first in starts:
                count = min(CHUNK, plan.games - first)
                waiting.append(pool.submit(play_chunk, plan, first, count))
                if len(waiting) > 4 * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)
