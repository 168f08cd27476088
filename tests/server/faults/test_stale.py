"""A disk that was full, and is free again: no exception stays behind, compiled or not."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import tracemalloc
from collections.abc import Iterator

import pytest

from tablee.server.bots import Choice
from tablee.server.bots.job import Job
from tablee.server.play import Play
from tablee.server.store import Trouble
from tablee.server.store.sqlite import Sqlite
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living, QuickBots
from tests.server.play.player import Player
from tests.server.play.test_clocks import until

pytestmark = pytest.mark.anyio

TABLES = 3
AT_ONCE = 20  # connections
WARM_UP, MANY = 100, 500
MOST_LEFT = 1000  # bytes for each; with an exception that stays it is some 20,000


class Held(QuickBots):
    """Bots that wait for a sign before they play."""

    def __init__(self) -> None:
        super().__init__(1)
        self.sign = asyncio.Event()

    async def choose(self, job: Job) -> Choice | None:
        await self.sign.wait()
        return await super().choose(job)


async def table_of_bots(living: Living) -> tuple[Player, Play]:
    """Nobody else is there but its host, who looks on."""
    [host] = await living.company("paires", "Ana", chairs=6, clock="none")
    await host.ask("stand")
    await host.send("start")
    await host.expect("table")
    return host, living.play_of(host)


def leave_room_for(living: Living, pages: int) -> None:
    """On the disk: then it is full."""
    store = living.premises.store
    assert isinstance(store, Sqlite)
    assert store._writer is not None
    [(now,)] = store._writer.execute("PRAGMA page_count").fetchall()
    store._writer.execute(f"PRAGMA max_page_count = {now + pages}")


async def visit(living: Living, known: Player) -> None:
    """Another device of theirs comes into the room, and is gone again."""
    device = Player(living.address, known.name, known.cookie, known.id)
    await device.enter(room=known.room["id"])
    await device.hang_up()


async def visits(living: Living, known: Player, count: int) -> None:
    here = len(living.house.connected)
    for _ in range(count // AT_ONCE):
        await asyncio.gather(*(visit(living, known) for _ in range(AT_ONCE)))
    await until(lambda: len(living.house.connected) == here)


def nothing_is_handled() -> bool:
    """An exception that a coroutine left to the loop would be seen from anywhere in it."""
    return sys.exc_info() == (None, None, None)


def in_use() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@pytest.fixture
def traced() -> Iterator[None]:
    tracemalloc.start()
    yield
    tracemalloc.stop()


@pytest.mark.usefixtures("known_luck", "traced")
async def test_after_a_full_disk_every_connection_ends_well_and_leaves_nothing(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("tablee.server.botturns.AGAIN", 50)
    for name in ("tablee", "uvicorn", "asyncio"):
        monkeypatch.setattr(logging.getLogger(name), "propagate", True)
    bots = Held()
    living = await open_house(bots)
    tables = [await table_of_bots(living) for _ in range(TABLES)]
    leave_room_for(living, 0)
    so_far = Trouble.raised
    bots.sign.set()
    await until(lambda: Trouble.raised > so_far + TABLES)
    assert not all(play.table.over for _, play in tables)
    leave_room_for(living, 10_000)
    await until(lambda: all(play.table.over for _, play in tables))
    assert nothing_is_handled()
    host, _ = tables[0]
    await visits(living, host, WARM_UP)
    before = in_use()
    await visits(living, host, MANY)
    left = in_use() - before
    assert nothing_is_handled()
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert left < MOST_LEFT * MANY
