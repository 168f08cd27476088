"""The frames of the socket: in one piece, in several, in drops, and those that are nonsense."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from tests.server.play.living import Living
from tests.server.play.player import Player

pytestmark = pytest.mark.anyio

PING = b'{"t":"ping"}'
PONG = b'\x81\x0c{"t":"pong"}'
MASK = bytes((7, 0, 200, 33))


def frame(data: bytes, first: int = 0x81, masked: bool = True) -> bytes:
    assert len(data) < 126
    if not masked:
        return bytes((first, len(data))) + data
    hidden = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(data))
    return bytes((first, 0x80 | len(data))) + MASK + hidden


async def dial(living: Living) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare connection of somebody, with the handshake behind it."""
    ana = await living.player("Ana")
    reader, writer = await asyncio.open_connection("127.0.0.1", living.port)
    writer.write(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{living.port}\r\nOrigin: {living.address}\r\n"
        f"Cookie: tablee={ana.cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    return reader, writer


async def heard(reader: asyncio.StreamReader, wanted: bytes) -> None:
    async with asyncio.timeout(20):
        assert await reader.readexactly(len(wanted)) == wanted


async def hang_up(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()


async def test_frames_in_drops_and_in_bulk(living: Living) -> None:
    reader, writer = await dial(living)
    for drop in frame(PING):
        writer.write(bytes((drop,)))
        await writer.drain()
        await asyncio.sleep(0)
    await heard(reader, PONG)
    several = frame(PING) * 20 + frame(b"are you there", 0x89) + frame(PING)
    writer.write(several[:-3])
    await writer.drain()
    await asyncio.sleep(0.01)
    writer.write(several[-3:])
    answer = bytes((0x8A, 13)) + b"are you there"
    async with asyncio.timeout(20):
        rest = await reader.readexactly(21 * len(PONG) + len(answer))
    assert answer in rest
    assert rest.replace(answer, b"") == PONG * 21
    await hang_up(writer)


async def test_a_message_in_pieces_and_bytes(living: Living) -> None:
    reader, writer = await dial(living)
    pieces = frame(PING[:5], 0x01) + frame(b"", 0x89) + frame(PING[5:], 0x80)
    writer.write(frame(PING) + pieces + frame(PING) + frame(PING, 0x82))
    async with asyncio.timeout(20):
        rest = await reader.readexactly(4 * len(PONG) + 2)
    assert rest.replace(b"\x8a\x00", b"") == PONG * 4
    await hang_up(writer)


@pytest.mark.parametrize(
    "nonsense",
    [
        frame(PING, masked=False),
        frame(PING, 0xC1),  # a bit that nobody has agreed on
        frame(PING, 0x83),  # an opcode that nobody knows
        frame(PING, 0x80),  # the end of nothing
        b"\x81\xff" + b"\x7f" + bytes(7) + MASK,  # endless
    ],
)
async def test_nonsense_ends_the_connection(living: Living, nonsense: bytes) -> None:
    reader, writer = await dial(living)
    writer.write(frame(PING) + nonsense)
    async with asyncio.timeout(20):
        rest = await reader.read()
    assert rest.replace(PONG, b"")[:1] == b"\x88"
    await hang_up(writer)


async def test_a_goodbye_is_answered(living: Living) -> None:
    ana: Player = await (await living.player("Ana")).connect()
    assert ana.socket is not None
    await ana.send("ping")
    await ana.socket.close(1000)
    assert ana.socket.close_code == 1000
    ana.socket = None
