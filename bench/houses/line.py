"""A client's side of a websocket, as cheap as Python can be: the crowd must not be the brake.

Frames are masked with zeros, which the protocol allows, and are not looked into more than a
player needs.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from typing import ClassVar, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)


def frame(data: bytes, opcode: int = TEXT) -> bytes:
    """A whole message from a client."""
    size = len(data)
    if size < 126:
        return bytes((0x80 | opcode, 0x80 | size)) + NO_MASK + data
    return bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big") + NO_MASK + data


class Line(asyncio.Protocol):
    """One connection; a dialect says what to greet with and what to make of a message."""

    path: ClassVar[str]
    __slots__ = ("cookie", "head", "rest", "transport")

    def __init__(self, cookie: str = "") -> None:
        self.cookie = cookie
        self.head = True  # until the handshake is through
        self.rest = b""

    def greet(self) -> None:
        """The connection stands."""
        raise NotImplementedError

    def hear(self, message: bytes) -> None:
        raise NotImplementedError

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        _, port = transport.get_extra_info("peername")
        address = f"127.0.0.1:{port}"
        cookie = f"Cookie: tablee={self.cookie}\r\n" if self.cookie else ""
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n{cookie}"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        at, end = self.past_head(data) if self.head else 0, len(data)
        if self.head:
            self.rest = data
            return
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end < start + size:
                break
            opcode, message = data[at] & 15, data[start : start + size]
            at = start + size
            if opcode == TEXT:
                self.hear(message)
            elif opcode == PING:
                self.transport.write(frame(message, PONG))
            elif opcode == CLOSE:
                raise SystemExit(f"the bench: a server hung up, with {message!r}")
        self.rest = data[at:]

    def past_head(self, data: bytes) -> int:
        """Where the frames begin, once the answer to the handshake is complete."""
        end = data.find(b"\r\n\r\n") + 4
        if end < 4:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            raise SystemExit(f"the bench: no websocket: {data[:200]!r}")
        self.head = False
        self.greet()
        return end

    def say(self, message: bytes) -> None:
        self.transport.write(frame(message))
