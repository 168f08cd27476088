"""/healthz: can anything be written down?"""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tablee.server.store import Trouble, lite
from tests.server.play.conftest import OpenHouse
from tests.server.play.faults import broken_store, slow_store
from tests.server.play.living import Living

pytestmark = pytest.mark.anyio


async def health(living: Living) -> int:
    return (await living.ask("GET", "/healthz")).status_code


async def becomes(living: Living, status: int) -> None:
    async with asyncio.timeout(20):
        while await health(living) != status:
            await asyncio.sleep(0.1)


async def test_the_house_is_not_well_while_it_can_write_nothing(living: Living) -> None:
    assert (await living.ask("GET", "/healthz")).json() == {"well": True}
    with broken_store(living):
        with pytest.raises(Trouble, match="full"):
            await living.house.keep_time()
        answer = await living.ask("GET", "/healthz")
        assert (answer.status_code, answer.json()["code"]) == (503, "no_store")
    await living.house.keep_time()
    assert await health(living) == 200


async def test_nor_while_nobody_knows(living: Living) -> None:
    """A disk that neither writes nor fails."""
    with slow_store(living):
        assert living.house.written is not None
        living.house.written -= 11
        assert await health(living) == 503


async def test_a_database_that_somebody_locks(
    open_house: OpenHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It can be read all the time, and the house notices by itself."""
    monkeypatch.setattr(lite, "PATIENCE", 100)
    living = await open_house()
    other = sqlite3.connect(tmp_path / "house.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    await becomes(living, 503)
    assert await living.premises.books.kept("nothing") is None
    other.execute("ROLLBACK")
    other.close()
    await becomes(living, 200)
