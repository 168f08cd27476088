"""Pings, goodbyes and pieces of frames are work too: nobody can keep the house busy with them."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from tablee.server.line import MOST_AFTER
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living
from tests.server.play.test_clocks import until
from tests.server.play.test_lines import PING, PONG, dial, frame, hang_up

pytestmark = pytest.mark.anyio

RATE = 20  # messages a second, as in any house
BURST = 3 * RATE
MANY = 5000  # frames that fit into one packet or two
CONTROL_PING = frame(b"", 0x89)
CONTROL_PONG = b"\x8a\x00"


async def all_that_comes(reader: asyncio.StreamReader) -> bytes:
    """Until the other end is gone, in good order or not."""
    heard = b""
    async with asyncio.timeout(20):
        with suppress(ConnectionError):
            while part := await reader.read(65_536):
                heard += part
    return heard


@pytest.fixture
async def usual(open_house: OpenHouse) -> Living:
    return await open_house(messages_per_second=RATE)


@pytest.mark.parametrize(
    "flood",
    [
        CONTROL_PING * MANY,
        frame(b"", 0x8A) * MANY,
        frame(b"", 0x01) + frame(b"", 0x00) * MANY,  # a text in pieces of nothing
        frame(b"", 0x01) + CONTROL_PING * MANY,  # between its pieces
    ],
    ids=["pings", "pongs", "pieces", "pings between pieces"],
)
async def test_a_flood_of_small_frames_ends_the_connection(usual: Living, flood: bytes) -> None:
    reader, writer = await dial(usual)
    writer.write(flood)
    heard = await all_that_comes(reader)
    assert heard.count(CONTROL_PONG) <= BURST + RATE
    await until(lambda: not usual.house.connected)
    await hang_up(writer)


async def test_connections_of_one_address_share_a_bound(usual: Living) -> None:
    """Each of them sends less than one alone may, all together more than a home does."""
    each, home = BURST - RATE, 10 * BURST
    dialled = [await dial(usual) for _ in range(2 * home // each)]
    for _, writer in dialled:
        writer.write(CONTROL_PING * each)
    await until(lambda: len(usual.house.connected) < len(dialled))
    for _, writer in dialled:
        await hang_up(writer)


async def test_a_ping_now_and_then_is_answered(usual: Living) -> None:
    reader, writer = await dial(usual)
    for _ in range(RATE):
        writer.write(CONTROL_PING)
        async with asyncio.timeout(20):
            assert await reader.readexactly(2) == CONTROL_PONG
    writer.write(frame(PING))
    async with asyncio.timeout(20):
        assert await reader.readexactly(len(PONG)) == PONG
    await hang_up(writer)


async def test_who_was_sent_away_is_no_longer_read(usual: Living) -> None:
    """Without a cookie, and so without a bucket of messages to fill."""
    reader, writer = await asyncio.open_connection("127.0.0.1", usual.port)
    writer.write(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{usual.port}\r\nOrigin: {usual.address}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    assert b'"code":"nobody"' in await asyncio.wait_for(reader.read(1000), 20)
    counted = usual.premises.limits.connections
    before = counted.open
    sent = 0
    with suppress(ConnectionError):
        async with asyncio.timeout(20):
            while sent < 100 * MOST_AFTER:
                writer.write(frame(PING) * 1000)
                await writer.drain()
                sent += 1000 * len(frame(PING))
    assert sent < 100 * MOST_AFTER  # the house has hung up long before
    await until(lambda: counted.open < before)
    await hang_up(writer)
