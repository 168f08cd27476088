"""What a store promises, whatever the database behind it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, ClassVar, Protocol

from msgspec import Struct

from tablee.server.store.request import Awaited, Request


class Write(Struct, frozen=True, gc=False):
    """One statement, in the SQL that both databases understand, with `?` for what is filled in."""

    sql: str
    params: tuple[object, ...]


Writes = tuple[Write, ...]

KEEP = """INSERT INTO kept (key, value) VALUES (?, ?)
          ON CONFLICT (key) DO UPDATE SET value = excluded.value"""


class Trouble(Exception):
    """Disk full, database gone: nothing was written; `why` is a key for programs."""

    raised: ClassVar[int] = 0  # so far, whoever hears of them

    def __init__(self, why: str, text: str) -> None:
        super().__init__(text)
        self.why = why
        Trouble.raised += 1


class Unsure(Trouble):
    """The database went away at the very moment of committing: read again before going on."""


class Shut(Trouble):
    """The store can't be opened like this, and waiting won't help: the text says what will."""


class Taken(Exception):
    """A unique key was taken: nothing was written."""


class Unfit(Exception):
    """The database can't hold such a value: nothing was written."""


class Store(Protocol):
    """Where the house keeps things: writes come back when they are safe, reads when they are in."""

    async def open(self) -> None:
        """Connects, takes the place of the house, and brings the schema up to date."""

    async def close(self) -> None:
        """Writes what still waits, then lets go."""

    def stuck(self, seconds: float) -> bool:
        """Has what is being written been on its way for so long?"""
        return False

    def put(self, request: Request) -> None:
        """Keeps all its writes or none, and settles it then; Trouble if it can't even wait."""

    def write(self, *writes: Write) -> Awaitable[None]:
        """Keeps all of these or none; done when they are on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        try:
            self.put(Awaited(writes, done))
        except Trouble as trouble:
            done.set_exception(trouble)
        return done

    async def read(self, sql: str, *params: object) -> list[tuple[Any, ...]]:
        """The rows, as of now: whatever was acknowledged before is in them."""

    async def backup(self, path: Path) -> None:
        """A copy of everything as it is at one moment, in one SQLite file, while the house runs."""
