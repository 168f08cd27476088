"""What goes out: in order, together, and to everybody who can still be reached."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server.post import MOST_BYTES, Outlet, Post

pytestmark = pytest.mark.anyio


class Transport:
    """A connection of which the test sees both ends."""

    def __init__(self, broken: bool = False, waiting: int = 0) -> None:
        self.sent: list[bytes] = []
        self.broken = broken
        self.waiting = waiting
        self.aborted = False

    def write(self, data: bytes) -> None:
        if self.broken:
            raise RuntimeError("the handler is closed")
        self.sent.append(data)

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.aborted = True


def outlet(post: Post, transport: Transport) -> Outlet:
    made = Outlet(post)
    made.transport = transport
    return made


async def test_it_goes_out_after_what_is_being_done() -> None:
    post, ana, bo = Post(), Transport(), Transport()
    first, second = outlet(post, ana), outlet(post, bo)
    first.put(b"a")
    second.put(b"b")
    first.put(b"c")
    assert ana.sent == []
    await asyncio.sleep(0)
    assert ana.sent == [b"\x81\x01a", b"\x81\x01c"]
    assert bo.sent == [b"\x81\x01b"]
    first.put(b"d")
    await asyncio.sleep(0)
    assert ana.sent[2:] == [b"\x81\x01d"]


async def test_a_broken_line_keeps_nobody_from_hearing() -> None:
    post, whole = Post(), Transport()
    outlet(post, Transport(broken=True)).put(b"a")
    outlet(post, whole).put(b"b")
    await asyncio.sleep(0)
    assert whole.sent == [b"\x81\x01b"]


async def test_nothing_follows_a_goodbye() -> None:
    post, ana = Post(), Transport()
    closed = outlet(post, ana)
    closed.put(b"a")
    closed.shut = True
    closed.put(b"b")
    await asyncio.sleep(0)
    assert ana.sent == []


async def test_for_whom_too_much_waits_is_let_go() -> None:
    post, ana = Post(), Transport(waiting=MOST_BYTES + 1)
    slow = outlet(post, ana)
    slow.slow = True
    slow.put(b"a")
    slow.put(b"b")
    await asyncio.sleep(0)
    assert ana.sent == [b"\x81\x01a"]
    assert ana.aborted
    assert slow.overflowed
