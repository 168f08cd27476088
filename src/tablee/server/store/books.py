"""Everything that is kept, in words: a method that changes something gives the writes for it."""

from __future__ import annotations

from collections.abc import Awaitable

from tablee.server.store.contract import KEEP, Store, Write
from tablee.server.store.people import PeopleBook
from tablee.server.store.request import Request
from tablee.server.store.rooms import RoomBook
from tablee.server.store.rows import Swept
from tablee.server.store.sweep import Doors, Retention, sweep
from tablee.server.store.tables import TableBook

TRACES = """SELECT MAX(at) FROM (SELECT MAX(seen) AS at FROM people
            UNION ALL SELECT MAX(changed) FROM rooms UNION ALL SELECT MAX(seen) FROM tables) AS day
         """


class Books(PeopleBook, RoomBook, TableBook):
    """The books of the house; no other module knows SQL."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def put(self, request: Request) -> None:
        """All its writes or none; it hears when they are on disk."""
        self.store.put(request)

    def write(self, *writes: Write) -> Awaitable[None]:
        """All of these or none, on disk when it is done."""
        return self.store.write(*writes)

    def keep(self, key: str, value: bytes) -> Write:
        """Something of the house itself, such as its time."""
        return Write(KEEP, (key, value))

    async def kept(self, key: str) -> bytes | None:
        rows = await self.store.read("SELECT value FROM kept WHERE key = ?", key)
        return bytes(rows[0][0]) if rows else None

    async def newest_trace(self) -> int | None:
        """The latest day that anything here tells of."""
        [(newest,)] = await self.store.read(TRACES)
        return None if newest is None else int(newest)

    async def sweep(self, retention: Retention, now: int, doors: Doors | None = None) -> Swept:
        """Takes away what is older than the house wants to keep, but for people."""
        return await sweep(self.store, retention, now, doors or Doors())
