"""How good is a bot? It plays every other way of playing, at every number of seats.

Once as one among many (one seat is the bot's, all others are the opponent's), and once as many
against one. The lone seat goes round from game to game, so that no seat is an advantage.
"""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Literal

import msgspec

from tablee.engine.match import Match
from tablee.games import shelf
from tablee.lab.simulate import CHUNK, Plan, leave_interrupts_alone, play_game
from tablee.lab.tally import Interval, mean, share

Way = Literal["one among many", "many against one"]
Measure = Literal["losses", "wins", "chips"]
Verdict = Literal["better", "not shown", "worse"]

WAYS: tuple[Way, ...] = ("one among many", "many against one")


class Arena(msgspec.Struct, frozen=True, kw_only=True):
    """What to measure: a bot, against whom, at tables of which sizes."""

    game: str
    bot: str
    opponents: list[str]
    seats: list[int]
    games: int = 2000  # for each trial
    seed: int = 1
    options: dict[str, Any] = {}

    def trials(self) -> Iterator[Trial]:
        for opponent in self.opponents:
            for seats in self.seats:
                for way in WAYS:
                    yield Trial(self.bot, opponent, seats, way)


class Trial(msgspec.Struct, frozen=True):
    """A bot and an opponent at a table of one size, one of them alone among the other's copies."""

    bot: str
    opponent: str
    seats: int
    way: Way

    def seating(self, lone: int) -> list[str]:
        alone, many = self.bot, self.opponent
        if self.way == "many against one":
            alone, many = many, alone
        return [alone if seat == lone else many for seat in range(self.seats)]


class Sums(msgspec.Struct):
    """What some games came to for the lone seat, and for the whole table."""

    games: int = 0
    moves: int = 0
    losses: int = 0
    wins: int = 0
    chips: int = 0  # won, or lost if negative
    all_chips: int = 0  # less than 0 where chips stay in the middle
    squares: int = 0  # of the chips
    all_losses: int = 0
    all_wins: int = 0
    for_chips: bool = False

    def add(self, match: Match, lone: int) -> None:
        outcome = match.outcome
        assert outcome is not None, "only finished games count"
        self.games += 1
        self.moves += len(match.rows)
        self.losses += lone in outcome.losers
        self.wins += lone in outcome.winners
        self.all_losses += len(outcome.losers)
        self.all_wins += len(outcome.winners)
        if outcome.carry is not None:
            purses = outcome.carry.purses
            start = (sum(purses) + outcome.carry.middle) // len(purses)  # all began with as much
            self.for_chips = True
            self.chips += purses[lone] - start
            self.all_chips += sum(purses) - start * len(purses)
            self.squares += (purses[lone] - start) ** 2

    def join(self, other: Sums) -> None:
        self.games += other.games
        self.moves += other.moves
        self.losses += other.losses
        self.wins += other.wins
        self.chips += other.chips
        self.all_chips += other.all_chips
        self.squares += other.squares
        self.all_losses += other.all_losses
        self.all_wins += other.all_wins
        self.for_chips |= other.for_chips


class Result(msgspec.Struct, frozen=True):
    """What a trial showed: the lone seat's figure beside what it would be among equals."""

    trial: Trial
    games: int
    moves: int
    measure: Measure
    lone: Interval
    fair: float
    verdict: Verdict  # on the bot, whether it was the lone one or not

    @classmethod
    def of(cls, trial: Trial, sums: Sums) -> Result:
        """Chips count before wins, and wins before losses."""
        measure: Measure
        chances = sums.games * trial.seats
        if sums.for_chips:
            measure, fair = "chips", sums.all_chips / chances
            lone = mean(sums.chips, sums.squares, sums.games)
        elif sums.all_wins > 0:
            measure, fair = "wins", sums.all_wins / chances
            lone = share(sums.wins, sums.games)
        else:
            measure, fair = "losses", sums.all_losses / chances
            lone = share(sums.losses, sums.games)
        return cls(
            trial, sums.games, sums.moves, measure, lone, fair, verdict(trial, measure, lone, fair)
        )


def verdict(trial: Trial, measure: Measure, lone: Interval, fair: float) -> Verdict:
    """A word only where the whole interval lies on one side."""
    if lone.low <= fair <= lone.high:
        return "not shown"
    lone_did_well = (lone.value > fair) == (measure != "losses")
    return "better" if lone_did_well == (trial.way == "one among many") else "worse"


def arena_of(
    game: str,
    bots: list[str] | None = None,
    seats: list[int] | None = None,
    games: int = 2000,
    seed: int = 1,
    options: dict[str, Any] | None = None,
) -> Arena:
    """The first of the bots against the others; else the game's best, its last, against all."""
    box = shelf.take(game)
    names = [*box.bots][::-1] if bots is None else bots
    return Arena(
        game=game,
        bot=names[0],
        opponents=names[1:],
        seats=[*range(box.game.fewest, box.game.most + 1)] if seats is None else seats,
        games=games,
        seed=seed,
        options={} if options is None else options,
    )


def play_part(arena: Arena, trial: Trial, first: int, count: int) -> Sums:
    """Some of the games of a trial."""
    sums = Sums()
    for number in range(first, first + count):
        lone = number % trial.seats
        plan = Plan(arena.game, trial.seating(lone), arena.games, arena.seed, arena.options)
        sums.add(play_game(plan, number), lone)
    return sums


def measure(arena: Arena, jobs: int = 1) -> Generator[Result, None, None]:
    """All trials, one after the other; the same for any number of jobs."""
    parts = [
        (trial, first, min(CHUNK, arena.games - first))
        for trial in arena.trials()
        for first in range(0, arena.games, CHUNK)
    ]
    sums = Sums()
    with contextlib.closing(played(arena, parts, jobs)) as games:
        for (trial, _, _), part in zip(parts, games, strict=True):
            sums.join(part)
            if sums.games == arena.games:
                yield Result.of(trial, sums)
                sums = Sums()


def played(
    arena: Arena, parts: list[tuple[Trial, int, int]], jobs: int
) -> Generator[Sums, None, None]:
    """The parts in their order."""
    if jobs == 1:
        for part in parts:
            yield play_part(arena, *part)
        return
    context = get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=leave_interrupts_alone) as pool:
        waiting: deque[Future[Sums]] = deque(pool.submit(play_part, arena, *part) for part in parts)
        try:
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)
