"""The store in one SQLite file: a thread that writes, one that reads, and one that tidies.

What is written goes to the end of the WAL, and from there into the file (a checkpoint). SQLite
would do the second after every thousand pages, while everybody waits. Here the tidying thread
does most of it beside the writer, who then does the little that was added meanwhile: only so can
the WAL begin anew while people play without a pause.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tablee.server.store import lite
from tablee.server.store.contract import Store, Trouble
from tablee.server.store.groups import LARGEST, Errors, batches, settle
from tablee.server.store.lock import HouseLock
from tablee.server.store.request import Request

MANY = 3000  # requests after which the WAL is tidied up
LOOK = 64  # groups between two looks at the length of the WAL
LONG_WAL = 64 * 2**20


class Sqlite(Store):
    """SQLite with a WAL, `synchronous=FULL`, and one commit for all who wait."""

    def __init__(self, path: Path, *, visiting: bool = False) -> None:
        self.path = path
        self.visiting = visiting
        self._lock = HouseLock(path)
        self._open = False
        self._waiting: list[Request] = []  # for the group that is being written
        self._writing_now = False
        self._begun = 0.0  # when the group was handed over that is being written
        self._groups: queue.SimpleQueue[list[Request] | None] = queue.SimpleQueue()
        self._writer: sqlite3.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._written = 0  # groups
        self._untidy = 0  # requests since the WAL was tidied up
        self._tidying: Future[None] | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(1, "store-reads")
        self._tidiers = ThreadPoolExecutor(1, "store-tidies")
        await asyncio.to_thread(self._prepare)
        self._thread = threading.Thread(target=self._writing, name="store-writes", daemon=True)
        self._thread.start()
        self._open = True

    def _prepare(self) -> None:
        with lite.about(self.path):
            if not self.visiting:
                lite.make_file(self.path)
                self._lock.take()
            try:
                self._writer = lite.connect(self.path)
                lite.migrate(self._writer, visiting=self.visiting)
            except BaseException:
                self._let_go()
                raise

    async def close(self) -> None:
        if self._open:
            self._open = False
            while self._waiting:
                self._hand_over()
            self._groups.put(None)
            await asyncio.to_thread(self._thread.join)
            await asyncio.to_thread(self._readers.shutdown)
            await asyncio.to_thread(self._tidiers.shutdown)
            await asyncio.to_thread(self._let_go)
            await asyncio.sleep(0)  # the last group is told through the loop

    def _let_go(self) -> None:
        self._part_reader()
        self._part_writer()
        self._lock.release()

    def _part_reader(self) -> None:
        """Closes it, whatever state it is in; the next is made when it is needed."""
        if self._reader is not None:
            with contextlib.suppress(sqlite3.Error):
                self._reader.close()
            self._reader = None

    def _part_writer(self) -> None:
        if self._writer is not None:
            with contextlib.suppress(sqlite3.Error):
                self._writer.close()
            self._writer = None

    def put(self, request: Request) -> None:
        if not self._open:
            raise Trouble("closed", "the store is closed")
        self._waiting.append(request)
        if len(self._waiting) == 1 and not self._writing_now:
            # Whatever else has arrived by now is heard first, and written along with it.
            self._loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        if self._waiting and not self._writing_now:
            self._hand_over()

    def stuck(self, seconds: float) -> bool:
        return self._writing_now and self._loop.time() - self._begun >= seconds

    def _hand_over(self) -> None:
        self._writing_now = True
        self._begun = self._loop.time()
        self._groups.put(self._waiting[:LARGEST])
        del self._waiting[:LARGEST]

    def _settle(self, group: list[Request], errors: Errors) -> None:
        """The next group is being written while those of the last one are told."""
        self._writing_now = False
        self._go_on()
        settle(group, errors)

    async def read(self, sql: str, *params: object) -> list[tuple[Any, ...]]:
        if not self._open:
            raise Trouble("closed", "the store is closed")
        return await self._loop.run_in_executor(self._readers, self._read, sql, params)

    def _read(self, sql: str, params: tuple[object, ...]) -> list[tuple[Any, ...]]:
        try:
            if self._reader is None:
                self._reader = lite.connect(self.path, reading=True)
            return self._reader.execute(sql, params).fetchall()
        except lite.ERRORS as error:
            judged = lite.judged(error)
            if isinstance(judged, Trouble):
                self._part_reader()
            raise judged from error

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(lite.copy, self.path, path)

    # From here on in the writing thread.

    def _writing(self) -> None:
        while (group := self._groups.get()) is not None:
            errors = self._keep(group)
            with contextlib.suppress(RuntimeError):  # the loop was closed: nobody is waiting
                self._loop.call_soon_threadsafe(self._settle, group, errors)
            self._written += 1
            self._untidy += len(group)
            if not self.visiting:
                self._tidy_up()
            if self._written % LOOK == 0:
                self._shorten_wal()

    def _keep(self, group: Sequence[Request]) -> Errors:
        """Writes a group; gives what went wrong, for all or for some."""
        try:
            if self._writer is None:
                self._writer = lite.connect(self.path)
            try:
                self._together(self._writer, group)
                return None
            except lite.ERRORS as error:
                self._roll_back()
                if isinstance(lite.judged(error), Trouble):
                    raise
                return self._one_by_one(self._writer, group)
        except Exception as error:
            self._roll_back()
            judged = lite.judged(error)
            if not isinstance(judged, Trouble):
                judged = Trouble("failed", str(judged))
            if judged.why not in ("disk_full", "locked"):
                self._part_writer()
            return judged

    def _together(self, writer: sqlite3.Connection, group: Sequence[Request]) -> None:
        writer.execute("BEGIN IMMEDIATE")
        for sql, rows in batches(group):
            writer.executemany(sql, rows)
        writer.execute("COMMIT")

    def _one_by_one(
        self, writer: sqlite3.Connection, group: Sequence[Request]
    ) -> dict[int, Exception]:
        """The same again, so that what fails falls alone; still one commit."""
        errors: dict[int, Exception] = {}
        writer.execute("BEGIN IMMEDIATE")
        for place, request in enumerate(group):
            writer.execute("SAVEPOINT request")
            try:
                for write in request.writes:
                    writer.execute(write.sql, write.params)
            except lite.ERRORS as error:
                errors[place] = lite.judged(error)
                if isinstance(errors[place], Trouble):
                    raise
                writer.execute("ROLLBACK TO request")
            writer.execute("RELEASE request")
        writer.execute("COMMIT")
        return errors

    def _roll_back(self) -> None:
        """Back to before the group; a connection that can't even do that is replaced."""
        if self._writer is not None and self._writer.in_transaction:
            try:
                self._writer.execute("ROLLBACK")
            except sqlite3.Error:
                self._part_writer()

    def _tidy_up(self) -> None:
        if self._tidying is None:
            if self._untidy >= MANY:
                self._tidying = self._tidiers.submit(self._tidy)
        elif self._tidying.done():
            self._tidying, self._untidy = None, 0
            with contextlib.suppress(sqlite3.Error):  # such as a full disk: it is tried again
                if self._writer is not None:
                    self._writer.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _tidy(self) -> None:
        """In the tidying thread: whatever is in the WAL by now, while the writer goes on."""
        with contextlib.suppress(*lite.ERRORS, Trouble):
            connection = lite.connect(self.path)
            try:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            finally:
                connection.close()

    def _shorten_wal(self) -> None:
        """SQLite starts the WAL anew by itself, unless somebody is always reading: then we wait."""
        wal = self.path.with_name(self.path.name + "-wal")
        with contextlib.suppress(OSError, sqlite3.Error):
            if self._writer is not None and wal.stat().st_size > LONG_WAL:
                self._writer.execute("PRAGMA busy_timeout = 100")
                try:
                    self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
                finally:
                    self._writer.execute(f"PRAGMA busy_timeout = {lite.PATIENCE}")
