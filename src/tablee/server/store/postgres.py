"""The store in PostgreSQL: one connection that writes, some that read, and back after an outage."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncpg

from tablee.server.store import pg
from tablee.server.store.contract import Shut, Store, Trouble
from tablee.server.store.groups import LARGEST, Batch, batches, settle
from tablee.server.store.request import Request

PATIENCE = 10.0  # seconds for one group; longer than that, the database counts as gone
PAUSE = 0.25  # seconds between two tries to come back
READERS = 4


class Postgres(Store):
    """PostgreSQL through asyncpg, with one commit for all who wait."""

    def __init__(self, url: str, *, visiting: bool = False) -> None:
        self.url = url
        self.visiting = visiting
        self._open = False
        self._waiting: list[Request] = []
        self._wake = asyncio.Event()
        self._writer: pg.Connection | None = None
        self._session: pg.Session | None = None
        self._mark = b""  # ours in the database, while no other house has opened it
        self._returning: asyncio.Task[None] | None = None
        self._committing = False
        self._begun: float | None = None  # when the group began that is being written
        self._why = Trouble("gone", "the database is gone")

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            await self._connect()
            assert self._writer is not None
            await pg.migrate(self._writer, visiting=self.visiting)
            if not self.visiting:
                self._mark = secrets.token_bytes(16)
                await pg.leave_mark(self._writer, self._mark)
            self._pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=READERS, timeout=pg.TIMEOUT, command_timeout=PATIENCE
            )
        except BaseException as error:
            self._drop()
            if isinstance(error, pg.ERRORS):
                raise pg.shut(error) from error
            raise
        self._open = True
        self._task = asyncio.create_task(self._writing(), name="store-writes")

    async def close(self) -> None:
        if self._open:
            self._open = False
            self._wake.set()
            await self._task
            if self._returning is not None:
                self._returning.cancel()
                await asyncio.gather(self._returning, return_exceptions=True)
            if self._writer is not None:
                self._writer.remove_termination_listener(self._lost)
                with contextlib.suppress(*pg.LOST):
                    await self._writer.close(timeout=pg.TIMEOUT)
            self._drop()
            try:
                async with asyncio.timeout(pg.TIMEOUT):
                    await self._pool.close()
            except pg.LOST:
                self._pool.terminate()

    def stuck(self, seconds: float) -> bool:
        begun = self._begun
        return self._writer is None or (begun is not None and self._loop.time() - begun >= seconds)

    def put(self, request: Request) -> None:
        if not self._open:
            raise Trouble("closed", "the store is closed")
        if self._writer is None:
            raise self._why
        if not self._waiting:
            self._wake.set()
        self._waiting.append(request)

    async def read(self, sql: str, *params: object) -> list[tuple[Any, ...]]:
        if not self._open:
            raise Trouble("closed", "the store is closed")
        for last in (False, True):
            # Until the writer is back, a commit that was cut off may still come through.
            if self._writer is None:
                raise self._why
            try:
                return [tuple(row) for row in await self._pool.fetch(pg.dollars(sql), *params)]
            except pg.ERRORS as error:
                judged = pg.judged(error)
                # A connection that slept through a restart of the database: once more with another.
                if last or not isinstance(error, pg.LOST):
                    raise judged from error
        raise AssertionError

    async def backup(self, path: Path) -> None:
        await pg.copy(self.url, path)

    # The writer.

    async def _writing(self) -> None:
        while self._open or self._waiting:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            group, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
            self._begun = self._loop.time()
            errors = await self._keep(group)
            self._begun = None
            settle(group, errors)

    async def _keep(self, group: Sequence[Request]) -> dict[int, Exception] | Exception | None:
        """Writes a group; gives what went wrong, for all or for some."""
        writer = self._writer
        if writer is not None and writer.is_closed():
            self._lost(writer)  # before anything was sent: nothing can have been written
            writer = None
        if writer is None:
            return self._why
        self._committing = False
        try:
            async with asyncio.timeout(PATIENCE):
                try:
                    await self._together(writer, batches(group))
                    return None
                except pg.ERRORS as error:
                    if isinstance(pg.judged(error), Trouble):
                        raise
                    await self._roll_back(writer)
                    return await self._one_by_one(writer, group)
        except pg.LOST as error:
            self._lost(writer)
            return pg.unsure(error) if self._committing else pg.gone(error)
        except Exception as error:
            # Disk full, or locked: the connection is good, if it can go back.
            try:
                async with asyncio.timeout(pg.TIMEOUT):
                    await self._roll_back(writer)
            except Exception:
                self._lost(writer)
            judged = pg.judged(error)
            return judged if isinstance(judged, Trouble) else Trouble("failed", str(judged))

    async def _together(self, writer: pg.Connection, group: list[Batch]) -> None:
        if len(group) == 1:
            # One statement is a transaction of its own: one message to the database, not three.
            self._committing = True
            [(sql, rows)] = group
            await writer.executemany(pg.dollars(sql), rows)
            return
        await writer.execute("BEGIN")
        for sql, rows in group:
            await writer.executemany(pg.dollars(sql), rows)
        await self._commit(writer)

    async def _one_by_one(
        self, writer: pg.Connection, group: Sequence[Request]
    ) -> dict[int, Exception]:
        """The same again, so that what fails falls alone; still one commit."""
        self._committing = False
        errors: dict[int, Exception] = {}
        await writer.execute("BEGIN")
        for place, request in enumerate(group):
            await writer.execute("SAVEPOINT request")
            try:
                for write in request.writes:
                    await writer.execute(pg.dollars(write.sql), *write.params)
                await writer.execute("RELEASE request")
            except pg.ERRORS as error:
                errors[place] = pg.judged(error)
                if isinstance(errors[place], Trouble):
                    raise
                await writer.execute("ROLLBACK TO request")
        await self._commit(writer)
        return errors

    async def _commit(self, writer: pg.Connection) -> None:
        self._committing = True
        await writer.execute("COMMIT")

    async def _roll_back(self, writer: pg.Connection) -> None:
        if writer.is_in_transaction():
            await writer.execute("ROLLBACK")

    # Gone and back.

    async def _connect(self) -> None:
        writer = await pg.connect(self.url)
        try:
            if not self.visiting:
                self._session = await pg.take_place(writer, self._session)
                if self._mark:
                    await pg.check_mark(writer, self._mark)
        except BaseException:
            writer.terminate()
            raise
        writer.add_termination_listener(self._lost)
        self._writer = writer

    def _drop(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None and not writer.is_closed():
            writer.remove_termination_listener(self._lost)
            writer.terminate()

    def _lost(self, connection: object) -> None:
        """The writer is gone: everybody hears it at once, while we try to come back."""
        if connection is self._writer:
            self._drop()
            self._why = Trouble("gone", "the database is gone")
            if self._open:
                self._returning = self._loop.create_task(self._return(), name="store-returns")

    async def _return(self) -> None:
        while self._writer is None:
            try:
                await self._connect()
            except Shut as error:  # another house took the place, or had it meanwhile
                self._why = error
            except Exception as error:
                self._why = pg.gone(error)
            if self._writer is None:
                await asyncio.sleep(PAUSE)
