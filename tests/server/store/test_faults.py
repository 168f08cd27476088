"""What happens when things go wrong: killed, full, locked, gone and back."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
import pytest

from tablee.server.store import Books, Shut, Taken, Trouble, store_at
from tablee.server.store.sqlite import Sqlite

if TYPE_CHECKING:
    from tests.server.conftest import PostgresServer

pytestmark = pytest.mark.anyio

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
    end = time.monotonic() + 10
    while True:
        try:
            await books.write(books.enter(table, seq, b"back"))
            return
        except Taken:
            return  # an earlier try went through
        except Trouble:
            assert time.monotonic() < end
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
    end = time.monotonic() + 5
    while True:
        try:
            await store.open()  # type: ignore[attr-defined]
            return
        except Shut:
            assert time.monotonic() < end
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


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path | None]:
    """A disk of 16 MB, where this process may mount one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    words = ["mount", "-t", "tmpfs", "-o", "size=16m,mode=0755", "tablee", str(folder)]
    if os.geteuid() or subprocess.run(words, capture_output=True, check=False).returncode:
        yield None
        return
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def enlarge(disk: Path) -> None:
    subprocess.run(["mount", "-o", "remount,size=64m", str(disk)], check=True)


async def fill(books: Books, piece: bytes) -> int:
    """Writes until the disk is full; gives how many pieces there was room for."""
    for n in range(10_000):
        written = books.write(books.add_chunk("t", n, piece))
        [trouble] = await asyncio.gather(written, return_exceptions=True)
        if trouble is not None:
            assert isinstance(trouble, Trouble)
            assert trouble.why == "disk_full", trouble
            return n
    raise AssertionError("the disk was never full")


async def test_a_full_disk_is_trouble_that_passes(tmp_path: Path, small_disk: Path | None) -> None:
    store = Sqlite((small_disk or tmp_path) / "house.sqlite")
    await store.open()
    assert store._writer is not None
    if small_disk is None:
        store._writer.execute("PRAGMA max_page_count = 500")
    books = Books(store)
    kept = await fill(books, bytes(200_000))
    assert len(await books.chunks("t")) == kept > 1
    if small_disk is None:
        store._writer.execute("PRAGMA max_page_count = 100000")
    else:
        enlarge(small_disk)
    await books.write(books.add_chunk("t", kept, b"there is room again"))
    await store.close()


@pytest.fixture
async def small_database(
    postgres: PostgresServer, small_disk: Path | None
) -> AsyncIterator[str | None]:
    """A database of PostgreSQL on the small disk."""
    if small_disk is None:
        yield None
        return
    for folder in (small_disk, *small_disk.parents[:3]):
        folder.chmod(0o755)
    if postgres.user:
        shutil.chown(small_disk, postgres.user)
    admin = await asyncpg.connect(postgres.url())
    await admin.execute(f"CREATE TABLESPACE small LOCATION '{small_disk}'")
    await admin.execute("CREATE DATABASE small TABLESPACE small")
    await admin.execute("CHECKPOINT")  # so that only what we write now is short of room
    try:
        yield postgres.url("small")
    finally:
        enlarge(small_disk)
        await admin.execute("DROP DATABASE small WITH (FORCE)")
        await admin.execute("DROP TABLESPACE small")
        await admin.close()


async def test_a_full_disk_under_postgresql(
    small_database: str | None, small_disk: Path | None
) -> None:
    if small_database is None or small_disk is None:
        pytest.skip("only root can mount a small disk for PostgreSQL")
    store = store_at(small_database)
    await store.open()
    books = Books(store)
    kept = await fill(books, os.urandom(200_000))
    enlarge(small_disk)
    assert len(await books.chunks("t")) == kept > 1
    await books.write(books.add_chunk("t", kept, b"there is room again"))
    await store.close()


async def test_the_database_is_gone_and_comes_back(
    postgres: PostgresServer, empty_postgres_url: str
) -> None:
    store = store_at(empty_postgres_url)
    await store.open()
    books = Books(store)
    await books.write(books.enter("t", 0, b"before"))
    await asyncio.to_thread(postgres.stop)
    try:
        for _ in range(3):
            start = time.monotonic()
            with pytest.raises(Trouble, match="gone"):
                await books.write(books.enter("t", 1, b"lost"))
            with pytest.raises(Trouble, match="gone"):
                await books.entries("t")
            assert time.monotonic() - start < 1
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


async def test_closing_while_the_database_is_gone_does_not_hang(
    postgres: PostgresServer, empty_postgres_url: str
) -> None:
    store = store_at(empty_postgres_url)
    await store.open()
    await asyncio.to_thread(postgres.stop)
    try:
        start = time.monotonic()
        await store.close()
        assert time.monotonic() - start < 4
        with pytest.raises(Trouble, match="gone"):
            await store_at(empty_postgres_url).open()
    finally:
        await asyncio.to_thread(postgres.start)


async def test_the_wal_stays_short_though_somebody_reads(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    store = Sqlite(path)
    await store.open()
    books = Books(store)
    for n in range(30):
        await books.write(books.add_chunk("t", n, bytes(2**20)))
    wal = path.with_name("house.sqlite-wal")
    assert wal.stat().st_size < 20 * 2**20
    await store.close()
    assert not wal.exists()


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
