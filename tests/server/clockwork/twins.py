"""Two houses that differ only in a secret, and the same acts in both at the same moments."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tablee.engine.chance import Seeded
from tablee.engine.match import Match, Refused
from tablee.engine.seats import NOBODY
from tablee.engine.stream import ends_mime
from tablee.server.bots import Bots, Choice
from tablee.server.bots.job import Job
from tablee.server.entries import TimeGiven
from tablee.server.table import Step
from tests.every_game.mimes import MIMES
from tests.server.clockwork.luck import SharedLuck, roll_for
from tests.server.clockwork.side import Side, lawful

SLOWEST = 0.35  # seconds for which a bot thinks here; the shortest pause is half a second

Acts = tuple[Choice | None, Choice | None]  # one in each house


class Thinkers(Bots):
    """Bots of one house: what they do was agreed on, and how long they think is their secret."""

    def __init__(self, twins: Twins, side: int) -> None:
        super().__init__(1)
        self.twins = twins
        self.side = side
        self.asked: Counter[tuple[int, str]] = Counter()

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    def choose(self, job: Job) -> Coroutine[Any, Any, Choice | None]:
        self.asked[job.seat, job.rule] += 1
        count = self.asked[job.seat, job.rule]
        roll_for(job.seat, job.rule, count)
        return self.think(job, count)

    async def think(self, job: Job, count: int) -> Choice | None:
        await asyncio.sleep(self.twins.thought(job))
        return self.twins.agreed(self.side, job, count)


class Twins:
    """What happens is decided for both at once."""

    def __init__(self, folder: Path, luck: SharedLuck) -> None:
        self.shared = luck
        self.bots = [Thinkers(self, side) for side in (0, 1)]
        self.sides = [Side(folder / f"side{side}", self.bots[side]) for side in (0, 1)]
        self.agreements: dict[tuple[int, str, int], Acts] = {}
        self.luck = Random(0)
        self.alike = False  # as yet; nothing is done differently
        self.withheld = 0  # acts that were done in one house, and unseen
        self.hidden = 0  # acts that were not the same, and nobody else could see it
        self.tasks: set[asyncio.Task[Any]] = set()
        self.errors: list[BaseException] = []
        self.parted: dict[int, float] = {}  # by seat: since when it knows of a difference

    async def open(self) -> None:
        for side in self.sides:
            self.shared.again("open")
            await side.open()

    async def close(self) -> None:
        for side in self.sides:
            await side.close()

    async def deal(self, game: str, number: int) -> None:
        """In rooms of the same people, the same cards, and the same luck afterwards."""
        for side in self.sides:
            await side.go_home()
        self.luck = Random(number)
        self.agreements.clear()
        self.parted.clear()
        self.alike, self.withheld = True, 0
        for side, bots in zip(self.sides, self.bots, strict=True):
            bots.asked.clear()
            self.shared.again(f"{game} {number}")
            await side.gather(game)
            await side.deal(number)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.errors.append(error)

    @property
    def over(self) -> bool:
        return any(side.play.table.over for side in self.sides)

    # What bots do

    def thought(self, job: Job) -> float:
        """How long a bot thinks, by what it sees: others must not notice."""
        return Random(bytes(job.view)).uniform(0.01, SLOWEST)

    def agreed(self, side: int, job: Job, count: int) -> Choice | None:
        question = (job.seat, job.rule, count)
        if question not in self.agreements:
            if not job.must and self.luck.random() < 0.6:
                self.agreements[question] = (None, None)
            else:
                self.agreements[question] = self.acts(job.seat)
        return self.agreements[question][side]

    # What is done in both houses

    def acts(self, seat: int) -> Acts:
        """The same in both; or two that nobody else can tell apart."""
        matches = [side.match for side in self.sides]
        legal = [list(match.legal(seat)) if match.place(seat) >= 0 else [] for match in matches]
        common = [number for number in legal[0] if number in legal[1]]
        if not common:
            return tuple(  # type: ignore[return-value]
                self.choice(match, some[:1]) for match, some in zip(matches, legal, strict=True)
            )
        one = self.choice(matches[0], common)
        assert one is not None
        if self.alike:
            return one, one
        if one.pieces:
            return one, self.felt_alike(seat, one)
        for _ in range(3):
            other = self.choice(matches[1], common) if self.luck.random() < 0.7 else None
            if other != one and self.look_alike(seat, one, other):
                self.hidden += 1
                self.withheld += other is None
                self.part(seat)
                return one, other
        return one, one

    def part(self, seat: int) -> None:
        """Whoever did not do the same in both houses knows it."""
        self.parted.setdefault(seat, round(self.sides[0].loop.time(), 6))

    def choice(self, match: Match, legal: list[int]) -> Choice | None:
        if not legal:
            return None
        moves = match.game.moves
        number = self.luck.choice(legal)
        chance = Seeded(self.luck.getrandbits(32))
        if ends_mime(moves, number):
            mimes = MIMES.get(match.game.id)
            pieces = [] if mimes is None else mimes.any(chance)
            return Choice(number, "", pieces)
        offer = moves.offer(number)
        move = moves.fill_in(offer, chance) if isinstance(offer, type) else offer
        return Choice(*moves.pack(move))

    def felt_alike(self, seat: int, one: Choice) -> Choice:
        """Another mime, which nobody can tell from this one by the skin."""
        match = self.sides[0].match
        pieces = MIMES[match.game.id].like(one.pieces)
        self.hidden += pieces != one.pieces
        for other in range(len(self.sides[0].people)):
            if other == seat or any(
                match.game.sense(match.state, other, one.pieces[:count])
                != match.game.sense(match.state, other, pieces[:count])
                for count in range(1, len(pieces) + 1)
            ):
                self.part(other)
        return msgspec.structs.replace(one, pieces=pieces)

    def look_alike(self, seat: int, one: Choice, other: Choice | None) -> bool:
        """Nobody but who does it sees a difference, by the law; None: it is not done at all."""
        try:
            steps = [
                side.play.table.attempt(seat, choice.move, choice.note, -1, -1, 0)
                if choice is not None
                else Step(TimeGiven(0, seat, 0), side.match, [])
                for side, choice in zip(self.sides, (one, other), strict=True)
            ]
        except Refused:
            return False
        others = [NOBODY, *(k for k in range(self.sides[0].seats) if k != seat)]
        return all(known_of(steps[0], k) == known_of(steps[1], k) for k in others)


@asynccontextmanager
async def houses(twins: Twins) -> AsyncIterator[Twins]:
    """Open for as long as it takes."""
    await twins.open()
    try:
        yield twins
    finally:
        await twins.close()


def known_of(step: Step, seat: int) -> tuple[bytes, list[Any]]:
    assert step.match is not None
    return lawful(step.match, seat), step.match.game.events.for_seat(step.told, seat)
