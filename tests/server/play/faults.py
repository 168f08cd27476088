"""Ways in which a store fails, and is well again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tablee.server.store import Trouble, Unsure, Write
from tablee.server.store.request import Request
from tests.server.play.living import Living


@contextmanager
def other_store(living: Living, put: Callable[[Request], None]) -> Iterator[None]:
    """Meanwhile this is what becomes of requests."""
    store = living.premises.store
    whole = store.put
    store.put = put  # type: ignore[assignment, method-assign]
    try:
        yield
    finally:
        store.put = whole  # type: ignore[method-assign]


@contextmanager
def broken_store(living: Living) -> Iterator[list[Write]]:
    """Nothing can be written meanwhile; what was tried."""
    tried, loop = list[Write](), asyncio.get_running_loop()

    def fail(request: Request) -> None:
        tried.extend(request.writes)
        loop.call_soon(request.settled, Trouble("disk_full", "the disk is full"))

    with other_store(living, fail):
        yield tried


class Doubtful(Request):
    """It was written, and nobody hears of it."""

    def __init__(self, request: Request, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(request.writes)
        self.request = request
        self.loop = loop

    def settled(self, error: Exception | None) -> None:
        self.loop.call_soon(self.request.settled, Unsure("gone", "the database went away"))


@contextmanager
def unsure_store(living: Living, *, kept: bool) -> Iterator[None]:
    """Nobody knows whether it was written; it was, or it wasn't."""
    whole, loop = living.premises.store.put, asyncio.get_running_loop()

    def fail(request: Request) -> None:
        doubtful = Doubtful(request, loop)
        if kept:
            whole(doubtful)
        else:
            doubtful.settled(None)

    with other_store(living, fail):
        yield


@contextmanager
def slow_store(living: Living) -> Iterator[asyncio.Event]:
    """Writes wait until the event is set."""
    whole, free = living.premises.store.put, asyncio.Event()
    tasks: set[asyncio.Task[None]] = set()

    async def wait(request: Request) -> None:
        await free.wait()
        whole(request)

    def put(request: Request) -> None:
        tasks.add(asyncio.get_running_loop().create_task(wait(request)))

    with other_store(living, put):
        try:
            yield free
        finally:
            free.set()
