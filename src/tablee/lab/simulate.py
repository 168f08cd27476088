"""Many games between bots, in several processes, the same for any number of them."""

from __future__ import annotations

import hashlib
import signal
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.luck import Luck, seeded_luck
from tablee.engine.match import Match
from tablee.engine.night import Night
from tablee.engine.night_record import record_of_night
from tablee.engine.record import Seating, record_of, write
from tablee.games import shelf
from tablee.games.purse import CHIPS
from tablee.lab.tally import Tally
from tablee.thinking.bot import Bot
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
    hands: int = 0  # games of a night; 0: no nights, games by themselves
    chips: int = CHIPS  # purse.start


class Chunk(msgspec.Struct):
    """Some of the games, played."""

    tally: Tally
    records: list[bytes]


def seed_of(seed: int, *numbers: int) -> int:
    """A seed of its own for each game and each bot: 96 bits of a hash."""
    name = "/".join(str(number) for number in (seed, *numbers))
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:12], "big")


def play_game(plan: Plan, number: int, until: Callable[[Match], bool] | None = None) -> Match:
    """One game of a plan, by its number; or only so far."""
    box = shelf.take(plan.game)
    options: object = msgspec.convert(plan.options, box.game.options)
    seats = list(range(len(plan.bots)))
    ear = ear_for(plan)
    match = Match(box.game, len(seats), Seeded(seed_of(plan.seed, number)), options, None, ear)
    return finish(plan, match, seats, ear, (number,), until)


def play_night(plan: Plan, number: int) -> Night:
    """One night of a plan: as many hands as it says, for those who still have chips."""
    box = shelf.take(plan.game)
    options: object = msgspec.convert(plan.options, box.game.options)
    ear = ear_for(plan)

    def luck(hand: int) -> Seeded:
        return Seeded(seed_of(plan.seed, number, hand))

    night = Night(box.game, len(plan.bots), options, plan.chips, plan.hands, luck, ear)
    while not night.over:
        hand = len(night.played)
        night.settle(finish(plan, night.lay(), night.seated, ear, (number, hand)))
    return night


def ear_for(plan: Plan) -> Listening | None:
    """Somebody to listen, if any of the bots does."""
    bots = shelf.take(plan.game).bots
    return Listening() if any(bots[name].hear is not Bot.hear for name in plan.bots) else None


def finish(
    plan: Plan, match: Match, people: list[int], ear: Listening | None, which: tuple[int, ...],
    until: Callable[[Match], bool] | None = None,
) -> Match:  # fmt: skip
    """Let the bots of these people play a match to its end."""
    box = shelf.take(plan.game)
    bots = {
        seat: box.bots[plan.bots[person]](
            seat, box.game.moves, Seeded(seed_of(plan.seed, *which, person))
        )
        for seat, person in enumerate(people)
    }
    company = Company(match, bots, ear)
    while not match.over and not (until and until(match)):
        if company.act() is None or match.length > plan.longest:
            raise Stuck(f"game {which[0]} of {plan.game} does not end")
    if ear is not None:
        ear.told.clear()
    return match


def play_chunk(plan: Plan, first: int, count: int) -> Chunk:
    chunk = Chunk(Tally.empty(len(plan.bots)), [])
    people = [Seating(name=name, bot=name) for name in plan.bots]
    for number in range(first, first + count):
        if plan.hands:
            night = play_night(plan, number)
            chunk.tally.add_night(night, plan.chips)
            if plan.keep_records:
                chunk.records.append(write_night(plan, night, people, number))
        else:
            match = play_game(plan, number)
            chunk.tally.add(match)
            if plan.keep_records:
                luck = seeded_luck(seed_of(plan.seed, number))
                chunk.records.append(write(record_of(match, people, luck)))
    return chunk


def write_night(plan: Plan, night: Night, people: list[Seating], number: int) -> bytes:
    def luck(hand: int) -> Luck:
        return seeded_luck(seed_of(plan.seed, number, hand))

    return msgspec.json.encode(record_of_night(night, people, plan.chips, luck))


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
