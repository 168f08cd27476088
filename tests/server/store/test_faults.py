"""What happens when things go wrong: killed, locked, gone and back."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
import pytest

from tablee.server.store import Books, Shut, Taken, Trouble, store_at
from tablee.server.store.sqlite import LONG_WAL, Sqlite

if TYPE_CHECKING:
    from tests.server.conftest import PostgresServer

pytestmark = pytest.mark.anyio

A_MINUTE = 60.0  # of patience, on a busy machine

# Many tables at once; a line is printed only after it was acknowledged.
WRITE_ON = """
import asyncio, sys
from tablee.server.store import Books, store_at

async def play(books, table):
    seq = 0
    while True:
        await books.write(books.enter(table, seq, b"move %d" % seq))
        print(table, seq, flush=True)
        seq += 1

async def main():
    store = store_at(sys.argv[1])
    await store.open()
    await asyncio.gather(*(play(Books(store), f"t{n}") for n in range(20)))

asyncio.run(main())
"""


async def until_back(books: Books, table: str, seq: int) -> None:
    """Tries to write until the store has recovered by itself."""
    async with asyncio.timeout(A_MINUTE):
        while True:
            try:
                await books.write(books.enter(table, seq, b"back"))
                return
            except Taken:
                return  # an earlier try went through
            except Trouble:
                await asyncio.sleep(0.02)


async def test_kill_9_loses_nothing_that_was_acknowledged(url: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WRITE_ON, url], stdout=subprocess.PIPE, encoding="utf-8"
    ) as writer:
        assert writer.stdout is not None
        told = [writer.stdout.readline() for _ in range(400)]
        writer.kill()
        told += writer.stdout.readlines()
    store = store_at(url)
    await opened(store)  # and a crash leaves no lock behind
    books = Books(store)
    logs = {f"t{n}": await books.entries(f"t{n}") for n in range(20)}
    await store.close()
    for line in told:
        if line.endswith("\n"):
            table, seq = line.split()
            assert logs[table][int(seq)] == b"move %d" % int(seq)
    for log in logs.values():
        assert log == [b"move %d" % seq for seq in range(len(log))]


async def opened(store: object) -> None:
    """Opens it; PostgreSQL may take a moment to see that its client was killed."""
    async with asyncio.timeout(A_MINUTE):
        while True:
            try:
                await store.open()  # type: ignore[attr-defined]
                return
            except Shut:
                await asyncio.sleep(0.02)


async def test_two_houses_in_one_database_are_refused(url: str) -> None:
    first, second = store_at(url), store_at(url)
    await first.open()
    with pytest.raises(Shut, match="another house"):
        await second.open()
    await first.close()
    await opened(second)
    await second.close()


async def test_a_house_in_another_process_is_noticed_too(url: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WRITE_ON, url], stdout=subprocess.PIPE, encoding="utf-8"
    ) as writer:
        assert writer.stdout is not None
        writer.stdout.readline()
        with pytest.raises(Shut, match="another house"):
            await store_at(url).open()
        visitor = store_at(url, visiting=True)
        await visitor.open()
        assert await Books(visitor).entries("t0")
        await Books(visitor).write(Books(visitor).keep("visited", b"yes"))
        await visitor.close()
        writer.kill()


async def test_another_process_that_writes_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    store = Sqlite(path)
    await store.open()
    books = Books(store)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.ensure_future(books.write(books.enter("t", 0, b"")))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    other.execute("COMMIT")
    other.close()
    await waiting
    await store.close()


async def test_locked_for_too_long_is_trouble_that_passes(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    store = Sqlite(path)
    await store.open()
    assert store._writer is not None
    store._writer.execute("PRAGMA busy_timeout = 50")
    books = Books(store)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Trouble, match="locked"):
        await books.write(books.enter("t", 0, b""))
    other.close()
    await books.write(books.enter("t", 0, b""))
    await store.close()


async def test_the_database_is_gone_and_comes_back(
    postgres: PostgresServer, empty_postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told at once: nobody waits here for as long as for a slow one."""
    monkeypatch.setattr("tablee.server.store.postgres.PATIENCE", 2 * A_MINUTE)
    store = store_at(empty_postgres_url)
    await store.open()
    books = Books(store)
    await books.write(books.enter("t", 0, b"before"))
    await asyncio.to_thread(postgres.stop)
    try:
        for _ in range(3):
            async with asyncio.timeout(A_MINUTE):
                with pytest.raises(Trouble) as written:  # the first may be cut off as it leaves
                    await books.write(books.enter("t", 1, b"lost"))
                with pytest.raises(Trouble) as read:
                    await books.entries("t")
            assert written.value.why == read.value.why == "gone"
    finally:
        await asyncio.to_thread(postgres.start)
    await until_back(books, "t", 1)
    assert await books.entries("t") == [b"before", b"back"]
    with pytest.raises(Shut, match="another house"):  # it has its place again
        await store_at(empty_postgres_url).open()
    await store.close()


async def test_gone_under_load_loses_nothing_that_was_acknowledged(
    postgres: PostgresServer, empty_postgres_url: str
) -> None:
    store = store_at(empty_postgres_url)
    await store.open()
    books = Books(store)
    kept: dict[str, int] = {}

    async def play(table: str) -> None:
        for seq in range(100_000):
            try:
                await books.write(books.enter(table, seq, b""))
            except Trouble:
                return
            kept[table] = seq

    playing = asyncio.gather(*(play(f"t{n}") for n in range(50)))
    await asyncio.sleep(0.2)
    await asyncio.to_thread(postgres.stop)
    await playing  # everybody was answered
    await asyncio.to_thread(postgres.start)
    await until_back(books, "u", 0)
    for table, seq in kept.items():
        # One more may be there: it was cut off while it was committed.
        assert len(await books.entries(table)) - 1 in (seq, seq + 1)
    await store.close()


async def test_a_connection_that_was_cut_is_replaced(empty_postgres_url: str) -> None:
    store = store_at(empty_postgres_url)
    await store.open()
    books = Books(store)
    admin = await asyncpg.connect(empty_postgres_url)
    await admin.execute(
        """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid()"""
    )
    await admin.close()
    await until_back(books, "t", 0)
    assert await books.entries("t") == [b"back"]
    await store.close()


async def test_who_comes_back_after_another_house_changes_nothing(empty_postgres_url: str) -> None:
    """Cut off, and meanwhile another house opened, wrote and closed: what we remember is old."""
    store, other = store_at(empty_postgres_url), store_at(empty_postgres_url)
    await store.open()
    admin = await asyncpg.connect(empty_postgres_url)
    while True:  # until the other is quicker
        await admin.execute(
            """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE datname = current_database() AND pid <> pg_backend_pid()"""
        )
        with contextlib.suppress(Shut):
            await other.open()
            break
    await admin.close()
    await Books(other).write(Books(other).keep("news", b"yes"))
    await other.close()
    books = Books(store)
    why = ""
    while "start this one anew" not in why:
        with pytest.raises(Trouble) as trouble:
            await books.write(books.enter("t", 0, b"old"))
        why = str(trouble.value)
        await asyncio.sleep(0.02)
    with pytest.raises(Shut):
        await books.entries("t")
    await store.close()


async def test_closing_while_the_database_is_gone_does_not_hang(
    postgres: PostgresServer, empty_postgres_url: str
) -> None:
    store = store_at(empty_postgres_url)
    await store.open()
    await asyncio.to_thread(postgres.stop)
    try:
        async with asyncio.timeout(A_MINUTE):
            await store.close()
        with pytest.raises(Trouble, match="gone"):
            await store_at(empty_postgres_url).open()
    finally:
        await asyncio.to_thread(postgres.start)


@pytest.mark.parametrize("limit", [LONG_WAL, 2**20], ids=["by itself", "cut by us"])
async def test_the_wal_stays_short(
    tmp_path: Path, limit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.store.sqlite.LONG_WAL", limit)
    monkeypatch.setattr("tablee.server.store.sqlite.LOOK", 1)
    path = tmp_path / "house.sqlite"
    store = Sqlite(path)
    await store.open()
    books = Books(store)
    for n in range(30):
        await books.write(books.add_chunk("t", n, bytes(2**20)))
    wal = path.with_name("house.sqlite-wal")
    await books.write(books.keep("the last look", b"is over"))
    assert wal.stat().st_size < (20 * 2**20 if limit == LONG_WAL else 3 * 2**20)
    await store.close()
    assert not wal.exists()


async def test_the_wal_begins_anew_while_people_play_without_a_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tidying thread does it: here SQLite itself never would."""
    monkeypatch.setattr("tablee.server.store.lite.AUTO", 0)
    monkeypatch.setattr("tablee.server.store.sqlite.MANY", 100)
    path = tmp_path / "house.sqlite"
    store = Sqlite(path)
    await store.open()
    books = Books(store)

    wal = path.with_name("house.sqlite-wal")
    written = 0

    async def play(table: str) -> None:
        nonlocal written
        seq = 0
        while written < 20 or wal.stat().st_size > written / 2:  # all of it would be longer
            await books.write(books.enter(table, seq, bytes(1000)))
            written += 1000
            seq += 1
        assert len(await books.entries(table)) == seq

    async with asyncio.timeout(A_MINUTE):  # without the tidying thread it never ends
        await asyncio.gather(*(play(f"t{n}") for n in range(20)))
    await store.close()


async def test_only_the_owner_may_read_the_files(tmp_path: Path) -> None:
    store = Sqlite(tmp_path / "house.sqlite")
    await store.open()
    await Books(store).write(Books(store).keep("a", b""))
    modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    await store.close()
    ends = ("", "-wal", "-shm", ".lock")
    assert modes == {f"house.sqlite{end}": 0o600 for end in ends}


async def test_a_place_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", "utf-8")
    with pytest.raises(Trouble, match="file"):
        await Sqlite(tmp_path / "file" / "house.sqlite").open()
    (tmp_path / "house.sqlite").write_text(
        "not a database, but long enough to look at" * 99, "utf-8"
    )
    with pytest.raises(Trouble, match="no SQLite database"):
        await Sqlite(tmp_path / "house.sqlite").open()


@pytest.mark.parametrize("wrong", ["postgresql://[", "postgresql://a@/x?host=/nowhere"])
async def test_an_address_that_leads_nowhere_is_told(wrong: str) -> None:
    with pytest.raises(Trouble):
        await store_at(wrong).open()


async def test_a_database_that_is_not_there_is_told(postgres: PostgresServer) -> None:
    with pytest.raises(Trouble, match="does not exist"):
        await store_at(postgres.url("nowhere")).open()


async def test_a_writer_that_failed_is_replaced(tmp_path: Path) -> None:
    store = Sqlite(tmp_path / "house.sqlite")
    await store.open()
    books = Books(store)
    assert store._writer is not None
    store._writer.execute("PRAGMA query_only = ON")
    with pytest.raises(Trouble, match="may not be written"):
        await books.write(books.enter("t", 0, b""))
    await books.write(books.enter("t", 0, b""))
    await store.close()
