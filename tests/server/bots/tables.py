"""Tables at which all seats are bots that think in workers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.game import Ask
from tablee.engine.match import Match
from tablee.engine.seats import CLOCK
from tablee.games.shelf import take
from tablee.server.bots.job import Choice, Job, make_job
from tablee.server.bots.pool import Bots

TROUBLE = "tests.server.bots.troublemakers"


@asynccontextmanager
async def bots_at_work(
    workers: int = 1, limit: float = 20.0, module: str = "tablee.server.bots.worker"
) -> AsyncIterator[Bots]:
    bots = Bots(workers, limit, module)
    await bots.start()
    try:
        yield bots
    finally:
        await bots.stop()


def laid(id: str, seats: int, seed: int = 1) -> Match:
    game = take(id).game
    return Match(game, seats, Seeded(seed), game.options(), None, Listening())


def job_for(id: str, bot: str, seats: int = 3) -> Job:
    """The first question of a game, to a bot that perhaps only the workers know."""
    match = laid(id, seats)
    job = make_job(match, match.turn, "random", [], 7)
    return Job(**{name: getattr(job, name) for name in job.__struct_fields__} | {"bot": bot})


class Played:
    """A whole game by one kind of bot: rights once, then whoever must act, and last the clock."""

    def __init__(self, bots: Bots, match: Match, bot: str) -> None:
        self.bots = bots
        self.match = match
        self.bot = bot
        self.luck = Seeded(5)
        self.offered: set[tuple[int, int]] = set()

    async def to_the_end(self) -> None:
        while not self.match.over:
            await self.step()

    async def step(self) -> None:
        for ask, id in zip(self.match.asks, self.match.ids, strict=True):
            if not ask.must and (ask.seat, id) not in self.offered:
                self.offered.add((ask.seat, id))
                if choice := await self.choice(ask):
                    self.match.submit(ask.seat, choice.move, choice.note)
                    return
        self.offered.clear()
        ask = next(ask for ask in self.match.asks if ask.must)
        if ask.seat == CLOCK:
            self.match.submit(CLOCK, ask.default)
            return
        choice = await self.choice(ask)
        assert choice is not None
        self.match.submit(ask.seat, choice.move, choice.note)

    async def choice(self, ask: Ask) -> Choice | None:
        ear = self.match.ear.inner
        assert isinstance(ear, Listening)
        seed = self.luck.below(2**31) << 64 | self.luck.below(2**31)
        return await self.bots.choose(make_job(self.match, ask.seat, self.bot, ear.told, seed))
