"""The lock of a room: one thing at a time, in the order in which they came."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server.lock import Lock

pytestmark = pytest.mark.anyio


async def queue_up(lock: Lock, order: list[str], name: str) -> None:
    async with lock:
        order.append(name)
        await asyncio.sleep(0)


async def test_first_come_first_served() -> None:
    lock, order = Lock(), list[str]()
    assert lock.take_if_free()
    waiting = [asyncio.create_task(queue_up(lock, order, name)) for name in "abc"]
    await asyncio.sleep(0)
    assert not lock.take_if_free()
    lock.give()
    assert not lock.take_if_free()  # it is in the hand of the next already: nobody pushes in
    await asyncio.gather(*waiting)
    assert order == ["a", "b", "c"]
    assert lock.take_if_free()


async def test_whoever_gives_up_does_not_keep_the_others_waiting() -> None:
    lock, order = Lock(), list[str]()
    assert lock.take_if_free()
    ana, bo, cy = [asyncio.create_task(queue_up(lock, order, name)) for name in "abc"]
    await asyncio.sleep(0)
    ana.cancel()  # while she waits
    lock.give()
    bo.cancel()  # when it is his already
    await asyncio.wait([ana, bo, cy])
    assert ana.cancelled()
    assert bo.cancelled()
    assert order == ["c"]
    assert not lock.taken


async def test_it_is_given_back_where_something_fails() -> None:
    lock = Lock()
    with pytest.raises(ZeroDivisionError):
        async with lock:
            raise ZeroDivisionError
    assert not lock.taken
