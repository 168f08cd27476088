"""Bots that hang, crash, cheat or babble: the worker is replaced, and the game goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tablee.games.paires.moves import DRAW
from tablee.server.app import Premises
from tablee.server.bots.job import Choice
from tablee.server.bots.pool import Bots, Stuck, surroundings
from tablee.server.settings import Settings
from tests.server.bots.tables import TROUBLE, bots_at_work, job_for


async def fate(bots: Bots, bot: str) -> str:
    with pytest.raises(Stuck) as stuck:
        await bots.choose(job_for("blackstone" if bot == "cheats" else "paires", bot))
    return stuck.value.why


async def works(bots: Bots) -> bool:
    return await bots.choose(job_for("paires", "draws")) == Choice(DRAW)


def pid(bots: Bots) -> int:
    process = bots.crew[0].process
    assert process is not None
    return process.pid


@pytest.mark.parametrize(
    ("bot", "why", "replaced"),
    [
        ("hangs", "slow", True),
        ("crashes", "died", True),
        ("babbles", "nonsense", True),
        ("cheats", "nonsense", False),
        ("blunders", "KeyError", False),
        ("sulks", "silent", False),
        ("nobody", "KeyError", False),
    ],
)
def test_a_bad_bot_is_stuck_and_the_next_job_is_done(bot: str, why: str, replaced: bool) -> None:
    async def play() -> None:
        async with bots_at_work(limit=3.0, module=TROUBLE) as bots:
            assert await works(bots)
            before = pid(bots)
            assert await fate(bots, bot) == why
            assert await works(bots)
            assert (pid(bots) != before) == replaced

    asyncio.run(play())


def test_one_that_hangs_holds_up_nobody_else() -> None:
    async def play() -> None:
        async with bots_at_work(2, limit=3.0, module=TROUBLE) as bots:
            hanging = asyncio.create_task(fate(bots, "hangs"))
            await asyncio.sleep(0)
            for _ in range(20):
                assert await works(bots)
            assert not hanging.done()
            assert await hanging == "slow"

    asyncio.run(play())


def test_what_a_bot_prints_is_no_answer() -> None:
    async def play() -> None:
        async with bots_at_work(module=TROUBLE) as bots:
            for _ in range(2):
                assert await bots.choose(job_for("paires", "chatters")) == Choice(DRAW)

    asyncio.run(play())


def test_a_worker_that_was_killed_while_it_waited_is_replaced_in_silence() -> None:
    async def play() -> None:
        async with bots_at_work() as bots:
            assert await works(bots)
            process = bots.crew[0].process
            assert process is not None
            process.kill()
            await process.wait()
            assert await works(bots)

    asyncio.run(play())


def test_where_no_worker_can_start_every_job_is_stuck() -> None:
    async def play() -> None:
        async with bots_at_work(module="tests.server.bots.no_such_worker") as bots:
            assert await fate(bots, "draws") == "absent"
            assert await fate(bots, "draws") == "absent"

    asyncio.run(play())


def test_workers_leave_an_interrupt_to_the_house() -> None:
    async def play() -> None:
        async with bots_at_work() as bots:
            assert await works(bots)
            before = pid(bots)
            os.kill(before, signal.SIGINT)
            assert await works(bots)
            assert pid(bots) == before
            assert os.getpriority(os.PRIO_PROCESS, before) > os.getpriority(os.PRIO_PROCESS, 0)

    asyncio.run(play())


def test_whoever_still_waits_when_the_house_closes_is_stuck() -> None:
    async def play() -> None:
        async with bots_at_work(module=TROUBLE) as bots:
            assert await works(bots)
            waiting = [asyncio.create_task(fate(bots, bot)) for bot in ("hangs", "draws")]
            await asyncio.sleep(0.1)
            await bots.stop()
            assert await asyncio.gather(*waiting) == ["closed", "closed"]
            assert await fate(bots, "draws") == "closed"
            assert [worker.process for worker in bots.crew] == [None]

    asyncio.run(play())


def test_a_job_that_nobody_waits_for_any_more_harms_no_other() -> None:
    async def play() -> None:
        async with bots_at_work() as bots:
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(bots.choose(job_for("hawthorn", "random")), 0.01)
            assert await works(bots)
            assert not bots.waiting

    asyncio.run(play())


def test_workers_know_nothing_of_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_STORE", "postgresql://house:secret@here")
    assert "secret" not in str(surroundings())


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_workers_do_not_outlive_a_house_that_is_killed() -> None:
    """One waits for a job and sees the end of its input; the other hangs, and has an alarm."""
    house = subprocess.Popen(
        [sys.executable, "-m", "tests.server.bots.small_house"],
        stdout=subprocess.PIPE,
        env=surroundings(),
    )
    with house:
        assert house.stdout is not None
        workers = [int(word) for word in house.stdout.readline().split()]
        assert len(workers) == 2
        assert all(runs(worker) for worker in workers)
        house.kill()
    deadline = time.monotonic() + 20
    while any(runs(worker) for worker in workers):
        assert time.monotonic() < deadline
        time.sleep(0.1)


def runs(worker: int) -> bool:
    try:
        state = Path(f"/proc/{worker}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_how_long_a_bot_may_think_is_a_setting(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), bot_workers=2, bot_seconds=0.7)
    assert [worker.limit for worker in Premises(settings).house.bots.crew] == [0.7, 0.7]
