"""Many games between bots, in several processes, the same for any number of them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
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
    ear = Listening()
    options: object = msgspec.convert(plan.options, box.game.options)
    chance = Seeded(seed_of(plan.seed, number))
    match = Match(box.game, len(plan.bots), chance, options, None, ear)
    bots = {
        seat: box.bots[name](seat, box.game.moves, Seeded(seed_of(plan.seed, number, seat)))
        for seat, name in enumerate(plan.bots)
    }
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


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Chunk]:
    """Play all games; the chunks come in the order of the games, whatever the jobs."""
    starts = range(0, plan.games, CHUNK)
    sizes = [min(CHUNK, plan.games - first) for first in starts]
    if jobs == 1:
        for first, count in zip(starts, sizes, strict=True):
            yield play_chunk(plan, first, count)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting: list[Future[Chunk]] = [
            pool.submit(play_chunk, plan, first, count)
            for first, count in zip(starts, sizes, strict=True)
        ]
        try:
            for future in waiting:
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)
