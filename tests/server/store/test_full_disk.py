"""A full disk is trouble for those who write then, and for nobody afterwards."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg
import pytest

from tablee.server.store import Books, Trouble, store_at
from tablee.server.store.sqlite import Sqlite

if TYPE_CHECKING:
    from tests.server.conftest import PostgresServer

pytestmark = pytest.mark.anyio


@pytest.fixture
def small_disk() -> Iterator[Path | None]:
    """A disk of 16 MB, where this process may mount one."""
    folder = Path(tempfile.mkdtemp(prefix="tablee-"))  # where PostgreSQL's user may go too
    words = ["mount", "-t", "tmpfs", "-o", "size=16m,mode=0755", "tablee", str(folder)]
    mounted = not os.geteuid() and not subprocess.run(words, check=False).returncode
    try:
        yield folder if mounted else None
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)
        folder.rmdir()


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
