"""How we use SQLite: connections, errors, migrations, copies."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from tablee.server.store import migrations
from tablee.server.store.contract import Shut, Taken, Trouble, Unfit

PATIENCE = 5000  # ms to wait for another process that writes
AUTO = 4000  # pages in the WAL after which a writer tidies up by himself, whoever waits
CACHE = 8192  # kB of pages at hand: with many tables in play, their places in the index
MARK = 0x7461626C  # "tabl": so that a file is known as ours

# Whatever sqlite3 raises for a value that it can't hold, or for the database itself.
ERRORS = (sqlite3.Error, OverflowError, UnicodeEncodeError)
REASONS = {
    sqlite3.SQLITE_FULL: ("disk_full", "the disk is full"),
    sqlite3.SQLITE_BUSY: ("locked", "another program keeps the database locked"),
    sqlite3.SQLITE_LOCKED: ("locked", "another program keeps the database locked"),
    sqlite3.SQLITE_READONLY: ("not_allowed", "the database may not be written to"),
    sqlite3.SQLITE_PERM: ("not_allowed", "the database may not be written to"),
    sqlite3.SQLITE_CANTOPEN: ("gone", "the database file can't be opened"),
    sqlite3.SQLITE_CORRUPT: ("damaged", "the database file is damaged: restore a backup"),
    sqlite3.SQLITE_NOTADB: ("damaged", "this file is no SQLite database"),
}


def judged(error: Exception) -> Exception:
    """A key that was taken, a value that doesn't fit, or trouble with the database."""
    if isinstance(error, Trouble) or not isinstance(error, ERRORS):
        return error
    code = getattr(error, "sqlite_errorcode", None)
    if code in (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE):
        return Taken(str(error))
    if code is None:
        # Not from the database: sqlite3 itself refused a value or a call.
        return Unfit(str(error))
    if code & 0xFF in (sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_TOOBIG):
        return Unfit(str(error))
    why, text = REASONS.get(code & 0xFF, ("failed", "the database failed"))
    return Trouble(why, f"{text} ({error})")


@contextlib.contextmanager
def about(path: Path) -> Iterator[None]:
    """Whatever goes wrong in here is told as trouble with this file."""
    try:
        yield
    except OSError as error:
        why = {errno.ENOSPC: "disk_full", errno.EACCES: "not_allowed"}.get(error.errno or 0, "gone")
        raise Trouble(why, f"{path}: {error.strerror or error}") from error
    except sqlite3.Error as error:
        found = judged(error)
        why = found.why if isinstance(found, Trouble) else "failed"
        raise Trouble(why, f"{path}: {found}") from error


def make_file(path: Path) -> None:
    """An empty database that only its owner may read, where there is none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def connect(path: Path, *, reading: bool = False) -> sqlite3.Connection:
    """A connection with our manners; it never makes a file."""
    if not path.is_file():
        raise Shut("no_store", f"there is no database at {path}")
    connection = sqlite3.connect(
        f"{path.resolve().as_uri()}?mode=rw",
        uri=True,
        isolation_level=None,
        check_same_thread=False,  # each is used by one thread at a time
        timeout=PATIENCE / 1000,
    )
    try:
        [(mode,)] = connection.execute("PRAGMA journal_mode = WAL").fetchall()
        if mode != "wal":
            raise Shut("no_wal", f"{path}: this file system can't hold a database in WAL mode")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA journal_size_limit = {16 * 2**20}")
        connection.execute(f"PRAGMA wal_autocheckpoint = {AUTO}")
        connection.execute(f"PRAGMA cache_size = -{CACHE}")
        if reading:
            connection.execute("PRAGMA query_only = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def version(connection: sqlite3.Connection) -> int:
    """The number of the last migration, 0 for an empty database; a foreign one is refused."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if "migrations" not in names:
        if names:
            raise Shut("foreign", "this database is not a house of Tablée")
        return 0
    [(number,)] = connection.execute("SELECT COALESCE(MAX(number), 0) FROM migrations").fetchall()
    return int(number)


def fields(connection: sqlite3.Connection, shelf: str) -> list[str]:
    """The names of the columns of a table."""
    return [row[1] for row in connection.execute(f"PRAGMA table_info({shelf})")]


def migrate(
    connection: sqlite3.Connection, *, visiting: bool = False, upto: int | None = None
) -> None:
    """Brings the schema up to date, each step in a transaction of its own."""
    for step in migrations.ahead(version(connection), "BLOB", visiting=visiting):
        if upto is not None and step.number > upto:
            break
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(migrations.LEDGER)
            for statement in step.statements:
                connection.execute(statement)
            now = time.time_ns() // 1_000_000
            connection.execute(migrations.NOTE, (step.number, step.name, now))
            connection.execute(f"PRAGMA application_id = {MARK}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


@contextlib.contextmanager
def draft_of(path: Path) -> Iterator[Path]:
    """A file beside its place, put there at the end, complete and on disk; or not at all."""
    draft = path.resolve().with_name(f".tablee-{secrets.token_hex(6)}.part")
    try:
        os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        yield draft
        _to_disk(draft)
        draft.replace(path.resolve())
        if os.name == "posix":
            _to_disk(draft.parent)
    finally:
        for end in ("", "-wal", "-shm", "-journal"):
            draft.with_name(draft.name + end).unlink(missing_ok=True)


def _to_disk(path: Path) -> None:
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def copy(source: Path, target: Path) -> None:
    """All of a database as it is now, whoever writes to it meanwhile."""
    if target.resolve() == source.resolve():
        raise Shut("same_file", f"{target} is the house itself: a backup needs another name")
    with about(target), draft_of(target) as draft:
        reading = connect(source, reading=True)
        try:
            fill(draft, reading)
        finally:
            reading.close()


def fill(draft: Path, reading: sqlite3.Connection) -> None:
    """The pages of another database, all in one go: a copy in pieces starts again at each write."""
    writing = sqlite3.connect(draft, isolation_level=None)
    try:
        reading.backup(writing)
        # A single file, without a WAL beside it, is easier to carry away.
        writing.execute("PRAGMA journal_mode = DELETE").fetchall()
    finally:
        writing.close()
