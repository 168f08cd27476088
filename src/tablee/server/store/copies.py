"""Backups, and how they are put back, whichever database they came from."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import tempfile
from pathlib import Path

from tablee.server.store import lite
from tablee.server.store.contract import Shut
from tablee.server.store.lock import HouseLock


def is_postgres(url: str) -> bool:
    return url.startswith(("postgresql://", "postgres://"))


def sqlite_path(url: str) -> Path:
    return Path(url.removeprefix("sqlite:"))


async def backup(url: str, target: Path) -> None:
    """A copy of everything in one SQLite file; the house may run, or be of an older Tablée."""
    if is_postgres(url):
        from tablee.server.store import pg

        await pg.copy(url, target)
    else:
        await asyncio.to_thread(lite.copy, sqlite_path(url), target)


async def restore(source: Path, url: str, *, force: bool = False) -> None:
    """Everything as it was in a backup; what is there now goes only by force."""
    if not is_postgres(url):
        await asyncio.to_thread(_restore_file, source, sqlite_path(url), force)
        return
    from tablee.server.store import pg

    with tempfile.TemporaryDirectory() as folder:
        draft = Path(folder) / "draft"
        await asyncio.to_thread(_unpack, source, draft)
        reading = sqlite3.connect(draft)
        try:
            await pg.carry_in(reading, url, force=force)
        finally:
            reading.close()


def _restore_file(source: Path, target: Path, force: bool) -> None:
    with lite.about(target):
        target.parent.mkdir(parents=True, exist_ok=True)
        lock = HouseLock(target)
        lock.take()
        try:
            if target.exists() and target.stat().st_size and not force:
                raise Shut("not_empty", f"there is a house at {target} already")
            with lite.draft_of(target) as draft:
                _unpack(source, draft)
                _clear_wal(target)
        finally:
            lock.release()


def _unpack(source: Path, draft: Path) -> None:
    """Checks a backup and copies it, brought up to date."""
    if not source.is_file():
        raise Shut("no_store", f"there is no backup at {source}")
    with lite.about(source):
        reading = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)
        try:
            if not lite.version(reading):
                raise Shut("foreign", f"{source} is not a backup of a house")
            if reading.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise Shut("damaged", f"{source} is damaged")
            lite.fill(draft, reading)
        finally:
            reading.close()
        writing = sqlite3.connect(draft, isolation_level=None)
        try:
            lite.migrate(writing)
        finally:
            writing.close()


def _clear_wal(database: Path) -> None:
    """What is in the WAL of the old file must never be taken for part of the new one."""
    if database.exists():
        with contextlib.suppress(sqlite3.Error, Shut):
            lite.connect(database).close()  # the last to close writes it home
    for end in ("-wal", "-shm"):
        database.with_name(database.name + end).unlink(missing_ok=True)
