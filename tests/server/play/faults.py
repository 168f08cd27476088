"""Ways in which a store fails, and is well again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager

from tablee.server.store import Trouble, Unsure, Write
from tests.server.play.living import Living


@contextmanager
def broken_store(living: Living) -> Iterator[list[Write]]:
    """Nothing can be written meanwhile; what was tried."""
    store, tried = living.premises.store, list[Write]()

    def fail(*writes: Write) -> Awaitable[None]:
        tried.extend(writes)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.set_exception(Trouble("disk_full", "the disk is full"))
        return future

    whole = store.write
    store.write = fail  # type: ignore[method-assign]
    try:
        yield tried
    finally:
        store.write = whole  # type: ignore[method-assign]


@contextmanager
def unsure_store(living: Living, *, kept: bool) -> Iterator[None]:
    """Nobody knows whether it was written; it was, or it wasn't."""
    store = living.premises.store
    whole = store.write

    async def fail(*writes: Write) -> None:
        if kept:
            await whole(*writes)
        raise Unsure("gone", "the database went away")

    store.write = fail  # type: ignore[method-assign]
    try:
        yield
    finally:
        store.write = whole  # type: ignore[method-assign]


@contextmanager
def slow_store(living: Living) -> Iterator[asyncio.Event]:
    """Writes wait until the event is set."""
    store, free = living.premises.store, asyncio.Event()
    whole = store.write

    async def wait(*writes: Write) -> None:
        await free.wait()
        await whole(*writes)

    store.write = wait  # type: ignore[method-assign]
    try:
        yield free
    finally:
        free.set()
        store.write = whole  # type: ignore[method-assign]
