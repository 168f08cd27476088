"""The bots of the house: a few worker processes, and the jobs that wait for them."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Final

import msgspec

from tablee.engine.stream import ends_mime
from tablee.games.shelf import take
from tablee.server.bots.job import Answer, Choice, Job

USUAL: Final = min(2, os.cpu_count() or 1)  # workers
LIMIT: Final = 5.0  # seconds for a job, if the settings don't say
ARRIVAL: Final = 30.0  # seconds until a new worker must be ready
LONGEST: Final = 2**24  # bytes of an answer: a mime with all its pieces
NEEDED: Final = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT", "TMPDIR")  # nothing else of the house


class Stuck(Exception):
    """No move came; `why`: absent, slow, died, nonsense, silent, closed, or an error's name."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Worker:
    """One process at a time; whenever it is ended, the next job gets another."""

    def __init__(self, module: str, limit: float) -> None:
        self.command = (sys.executable, "-P", "-m", module, str(limit))
        self.limit = limit
        self.process: Process | None = None
        self.busy = False

    async def arrive(self) -> None:
        """Start the process, if there is none, and wait until it is ready."""
        if self.process is not None and self.process.returncode is None:
            return
        await self.end()
        try:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=surroundings(),
                limit=LONGEST,
            )  # fmt: skip
            ready = await self.read(ARRIVAL)
        except (OSError, ValueError, Stuck):
            ready = b""
        if ready != b"ready\n":
            await self.end()
            raise Stuck("absent")

    async def answer(self, job: bytes) -> Answer:
        await self.arrive()
        assert self.process is not None
        assert self.process.stdin is not None
        self.busy = True
        try:
            self.process.stdin.write(job)
            return msgspec.json.decode(await self.read(self.limit), type=Answer)
        except (OSError, RuntimeError):
            raise Stuck("died") from None  # its door is closed
        except (msgspec.MsgspecError, ValueError):
            raise Stuck("nonsense") from None
        finally:
            self.busy = False

    async def read(self, limit: float) -> bytes:
        """The next line that the process says."""
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            async with asyncio.timeout(limit):
                line = await self.process.stdout.readline()
        except TimeoutError:
            raise Stuck("slow") from None
        if not line:
            raise Stuck("died")
        return line

    async def end(self) -> None:
        """Kill the process and clear up after it."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.communicate()
            self.process = None  # not before: whoever is interrupted here does it again


class Bots:
    """Who asks for a choice waits for it; meanwhile the house serves its tables."""

    def __init__(
        self,
        workers: int = 0,  # as many as usual
        limit: float = LIMIT,
        module: str = "tablee.server.bots.worker",
    ) -> None:
        self.crew = [Worker(module, limit) for _ in range(workers or USUAL)]
        self.jobs: asyncio.Queue[tuple[bytes, asyncio.Future[Answer]]] = asyncio.Queue()
        self.waiting: set[asyncio.Future[Answer]] = set()
        self.shifts: list[asyncio.Task[None]] = []

    @property
    def queued(self) -> int:
        return self.jobs.qsize()

    @property
    def thinking(self) -> int:
        return sum(worker.busy for worker in self.crew)

    async def start(self) -> None:
        self.shifts = [asyncio.create_task(self.shift(worker)) for worker in self.crew]

    async def stop(self) -> None:
        """End all workers; whoever still waits is stuck."""
        shifts, self.shifts = self.shifts, []
        for shift in shifts:
            shift.cancel()
        await asyncio.gather(*shifts, return_exceptions=True)
        for reply in self.waiting:
            settle(reply, Stuck("closed"))

    async def choose(self, job: Job) -> Choice | None:
        """A move that the seat may make; None leaves a `may` alone; Stuck if there is neither."""
        if not self.shifts:
            raise Stuck("closed")
        reply: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.waiting.add(reply)
        self.jobs.put_nowait((msgspec.json.encode(job) + b"\n", reply))
        try:
            return checked(job, await reply)
        finally:
            self.waiting.discard(reply)

    async def shift(self, worker: Worker) -> None:
        """One job after another; a worker that is stuck is replaced before the next."""
        try:
            with suppress(Stuck):
                await worker.arrive()
            while True:
                job, reply = await self.jobs.get()
                if reply.done():
                    continue  # nobody waits for it any more
                try:
                    settle(reply, await worker.answer(job))
                except Stuck as stuck:
                    settle(reply, stuck)
                    await worker.end()
                    with suppress(Stuck):
                        await worker.arrive()
        finally:
            await worker.end()


def settle(reply: asyncio.Future[Answer], result: Answer | Stuck) -> None:
    if reply.done():
        return
    if isinstance(result, Stuck):
        reply.set_exception(result)
    else:
        reply.set_result(result)


def checked(job: Job, answer: Answer) -> Choice | None:
    """An answer is believed only where the question allows it."""
    if answer.error:
        raise Stuck(answer.error)
    choice = answer.choice
    if choice is None:
        if job.must:
            raise Stuck("silent")
        return None
    moves = take(job.game).game.moves
    if choice.move not in job.legal and moves.form(choice.move) not in job.legal:
        raise Stuck("nonsense")
    if choice.pieces and not ends_mime(moves, choice.move):
        raise Stuck("nonsense")
    if choice.note and not moves.allows(choice.move, choice.note):
        raise Stuck("nonsense")
    return choice


def surroundings() -> dict[str, str]:
    """A worker finds the games where the house does, and knows none of its settings."""
    kept = {name: os.environ[name] for name in NEEDED if name in os.environ}
    return kept | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
