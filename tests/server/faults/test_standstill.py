"""Outages of real processes cost nobody a turn: a house that is stopped, a database away."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from tablee.server.absence import GRACE
from tests.server.faults.test_kill import HouseProcess, company
from tests.server.play.conftest import OpenHouse
from tests.server.play.test_clocks import two_at_paires, until

if TYPE_CHECKING:
    from tests.server.conftest import PostgresServer

pytestmark = pytest.mark.anyio

LIMIT = 3600  # seconds for a move: nobody is in a hurry, whatever the machine does
STOPPED = 4.0  # seconds


async def test_a_house_that_was_stopped_takes_nobodys_time(tmp_path: Path) -> None:
    house = HouseProcess(tmp_path)
    house.open()
    assert house.process is not None
    try:
        async with httpx.AsyncClient(verify=False, timeout=30) as http:
            [ana, bo] = await company(house, http, "paires", clock="strict", seconds=LIMIT)
        mover = ana if ana.yours else bo
        begun = time.monotonic()
        await mover.come_back()
        [before] = mover.table["clock"]["seats"].values()
        os.kill(house.process.pid, signal.SIGSTOP)
        await asyncio.sleep(STOPPED)
        stopped = time.monotonic() - begun  # and a little more, where the machine is busy
        os.kill(house.process.pid, signal.SIGCONT)
        step = await mover.expect("step", lambda m: "stood" in m)
        [after] = step["clock"]["seats"].values()
        awake = 1000 * (time.monotonic() - begun - STOPPED)
        assert 1000 * (STOPPED - 1) <= step["stood"] <= 1000 * stopped
        assert after >= before - awake - 1000  # at most what goes by between two beats
    finally:
        house.kill()


async def test_nobody_is_silent_while_the_database_is_gone(
    open_house: OpenHouse, postgres: PostgresServer, empty_postgres_url: str
) -> None:
    living = await open_house(database=empty_postgres_url)
    mover, other = await two_at_paires(living, clock="strict", seconds=600)
    play, time_of_house = living.play_of(mover), living.house.time
    await asyncio.to_thread(postgres.stop)
    try:
        refused = await mover.refusal({"do": "draw"})
        assert refused["code"] == "no_store"
        assert time_of_house.held
        time_of_house.at_least(play.table.clock.deadlines[mover.seat])  # it was the last moment
        play.hourglass.turn()
        seen = await other.expect("step", lambda m: m.get("clock", {}).get("still"))
        assert list(seen["clock"]["seats"]) == [str(mover.seat)]
        await asyncio.sleep(1)
        assert play.table.match.log == []
    finally:
        await asyncio.to_thread(postgres.start)
    told = await mover.expect("step", lambda m: "stood" in m)
    assert told["stood"] >= 1000
    assert play.table.match.log == []
    [left] = told["clock"]["seats"].values()
    assert GRACE - 5000 <= left <= GRACE
    await until(lambda: not time_of_house.held)
    await mover.move({"do": "draw"})  # the move that was refused
