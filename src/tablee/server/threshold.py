"""The threshold of the rooms: whoever comes wakes a room once, and some stay closed for a while."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any

from tablee.server.store import Doors

if TYPE_CHECKING:
    from tablee.server.room import Room

Wake = Callable[[str], Coroutine[Any, Any, "Room | None"]]


class Threshold(Doors):
    """Whatever is changed in the books of a closed room, nobody opens it meanwhile."""

    def __init__(self, rooms: dict[str, Room], wake: Wake) -> None:
        self.rooms = rooms  # the house's own, which are open
        self.wake = wake
        self.opening: dict[str, asyncio.Task[Room | None]] = {}
        self.held: dict[str, asyncio.Event] = {}  # closed for now, until it is set

    async def room(self, id: str) -> Room | None:
        """A room by its id, awake; several who come at once wake it once."""
        while id in self.held:
            await self.held[id].wait()
        if id in self.rooms:
            return self.rooms[id]
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self.wake(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    @asynccontextmanager
    async def as_it_is(self, id: str) -> AsyncIterator[Room | None]:
        """The room if it is open; if it is closed, it stays so meanwhile."""
        while id in self.held or id in self.opening:
            if id in self.held:
                await self.held[id].wait()
            else:
                await asyncio.wait([self.opening[id]])
        if id in self.rooms:
            yield self.rooms[id]
        else:
            with self.hold([id]):
                yield None

    @contextmanager
    def hold(self, rooms: Iterable[str]) -> Iterator[set[str]]:
        taken = {*self.rooms, *self.opening, *self.held}
        closed, free = set(rooms) - taken, asyncio.Event()
        self.held |= dict.fromkeys(closed, free)
        try:
            yield closed
        finally:
            for id in closed:
                del self.held[id]
            free.set()

    def laid_in(self, room: str) -> str | None:
        return self.rooms[room].paper.table if room in self.rooms else None
