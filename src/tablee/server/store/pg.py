"""How we use PostgreSQL: connections, errors, migrations, copies."""

from __future__ import annotations

import asyncio
import functools
import sqlite3
import time
from datetime import datetime
from pathlib import Path
from typing import NamedTuple, TypeAlias

import asyncpg

from tablee.server.store import lite, migrations
from tablee.server.store.contract import KEEP, Shut, Taken, Trouble, Unfit, Unsure

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

TIMEOUT = 3.0  # seconds for a connection to come about, or to be closed
PLACE = 0x7461626C6565  # "tablee": the advisory lock of the house, one in each database
MARK = "open_by"  # the key under which a house says that it was the last to open this database
PAGE = 1000  # rows carried at a time
SHELVES = ("people", "tokens", "codes", "rooms", "tables", "log", "chunks", "talk", "kept")

# The connection is of no more use.
LOST = (
    OSError,
    TimeoutError,
    EOFError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # shut down, or starting up
    asyncpg.ReadOnlySQLTransactionError,  # a standby: its place was taken by another
)
ERRORS = (*LOST, asyncpg.PostgresError, ValueError)  # ValueError: a value that it can't send
OURS = (  # the request is wrong, not the database
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.DataError,
    asyncpg.SyntaxOrAccessError,
    asyncpg.TransactionRollbackError,  # a deadlock: it goes through when tried again
    ValueError,
)


class Session(NamedTuple):
    """Which connection had the place of the house."""

    pid: int
    since: datetime


@functools.lru_cache(512)
def dollars(sql: str) -> str:
    """The same statement with $1, $2 … for each `?`."""
    first, *rest = sql.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


def judged(error: Exception) -> Exception:
    """A key that was taken, a value that doesn't fit, or trouble with the database."""
    if isinstance(error, asyncpg.UniqueViolationError):
        return Taken(str(error))
    if isinstance(error, OURS):
        return Unfit(str(error))
    if isinstance(error, asyncpg.DiskFullError):
        return Trouble("disk_full", f"the disk of the database is full ({error})")
    if isinstance(error, asyncpg.LockNotAvailableError):
        return Trouble("locked", f"another program keeps the database locked ({error})")
    if isinstance(error, LOST):
        return gone(error)
    if isinstance(error, asyncpg.PostgresError):
        return Trouble("failed", f"the database failed ({error})")
    return error


def gone(error: Exception) -> Trouble:
    return Trouble("gone", f"the database is gone ({str(error) or type(error).__name__})")


def shut(error: Exception) -> Trouble:
    """Why a house can't open: a database that may come yet, or an address that is wrong."""
    found = judged(error)
    return found if isinstance(found, Trouble) else Shut("failed", str(found))


def unsure(error: Exception) -> Unsure:
    return Unsure("gone", f"the database went away while it was writing ({error})")


async def connect(url: str) -> Connection:
    """A connection that neither waits for ever nor pretends to be on disk."""
    connection: Connection = await asyncpg.connect(url, timeout=TIMEOUT)
    try:
        # Whoever set it to more than `on` keeps that; `off` would lose acknowledged moves.
        await connection.execute(
            """SELECT set_config('synchronous_commit', 'on', false)
               WHERE current_setting('synchronous_commit') = 'off';
               SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '60s';
               SET client_min_messages = 'warning';
               SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5;
               SET tcp_keepalives_count = 3""",
            timeout=TIMEOUT,
        )
    except BaseException:
        connection.terminate()
        raise
    return connection


async def take_place(connection: Connection, before: Session | None) -> Session:
    """One house at a time; what is left of our own last connection is sent away first."""
    if before is not None:
        # Once it has gone, nothing that it was about to commit can still come.
        await connection.execute(
            """SELECT pg_terminate_backend(pid, 2000) FROM pg_stat_activity
               WHERE pid = $1 AND backend_start = $2""",
            *before,
        )
    if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", PLACE):
        raise Shut("another_house", "another house is open on this database")
    row = await connection.fetchrow(
        "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
    )
    assert row is not None
    return Session(*row)


async def leave_mark(connection: Connection, mark: bytes) -> None:
    """Says who has this database from now on."""
    await connection.execute(dollars(KEEP), MARK, mark)


async def check_mark(connection: Connection, mark: bytes) -> None:
    """Whoever comes back after another house was here remembers what is no longer so."""
    if await connection.fetchval("SELECT value FROM kept WHERE key = $1", MARK) != mark:
        text = "another house was open on this database meanwhile: start this one anew"
        raise Shut("another_house", text)


async def version(connection: Connection) -> int:
    """The number of the last migration, 0 for an empty database."""
    if await connection.fetchval("SELECT to_regclass('migrations')") is None:
        return 0
    return int(await connection.fetchval("SELECT COALESCE(MAX(number), 0) FROM migrations"))


async def migrate(connection: Connection, *, visiting: bool = False) -> None:
    """Brings the schema up to date, each step in a transaction of its own."""
    done = await version(connection)
    if visiting and not done:
        raise Shut("no_store", "there is no house in this database")
    for step in migrations.ahead(done, "BYTEA", visiting=visiting):
        async with connection.transaction():
            await connection.execute(migrations.LEDGER)
            for statement in step.statements:
                await connection.execute(statement)
            now = time.time_ns() // 1_000_000
            await connection.execute(dollars(migrations.NOTE), step.number, step.name, now)


async def copy(url: str, target: Path) -> None:
    """All of a database as it is at one moment, in a SQLite file that any house can restore."""
    with lite.about(target), lite.draft_of(target) as draft:
        writing = sqlite3.connect(draft, isolation_level=None, check_same_thread=False)
        try:
            reading = await connect(url)
            try:
                done = await version(reading)
                if not done:
                    raise Shut("no_store", "there is no house in this database")
                migrations.ahead(done, "BYTEA")  # or it is newer, and refused
                lite.migrate(writing, upto=done)
                await _carry_out(reading, writing)
            finally:
                reading.terminate()
        except ERRORS as error:
            raise shut(error) from error
        finally:
            writing.close()


async def _carry_out(reading: Connection, writing: sqlite3.Connection) -> None:
    async with reading.transaction(isolation="repeatable_read", readonly=True):
        writing.execute("BEGIN")
        for shelf in SHELVES:
            fields = lite.fields(writing, shelf)
            insert = _insert(shelf, fields)
            cursor = await reading.cursor(f"SELECT {', '.join(fields)} FROM {shelf}")
            while rows := await cursor.fetch(PAGE):
                await asyncio.to_thread(writing.executemany, insert, [tuple(row) for row in rows])
        await asyncio.to_thread(writing.execute, "COMMIT")


async def carry_in(reading: sqlite3.Connection, url: str, *, force: bool) -> None:
    """All of a SQLite database into PostgreSQL, or nothing of it."""
    try:
        connection = await connect(url)
        try:
            await take_place(connection, None)
            await migrate(connection)
            async with connection.transaction():
                for shelf in reversed(SHELVES):
                    if not force and await connection.fetchval(f"SELECT 1 FROM {shelf} LIMIT 1"):
                        raise Shut("not_empty", "there is a house in this database already")
                    await connection.execute(f"DELETE FROM {shelf}")
                for shelf in SHELVES:
                    fields = lite.fields(reading, shelf)
                    rows = reading.execute(f"SELECT {', '.join(fields)} FROM {shelf}")
                    while page := rows.fetchmany(PAGE):
                        await connection.executemany(dollars(_insert(shelf, fields)), page)
        finally:
            await connection.close(timeout=TIMEOUT)
    except ERRORS as error:
        raise shut(error) from error


def _insert(shelf: str, fields: list[str]) -> str:
    marks = ", ".join("?" * len(fields))
    return f"INSERT INTO {shelf} ({', '.join(fields)}) VALUES ({marks})"
