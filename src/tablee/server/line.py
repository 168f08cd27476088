"""The websocket itself: uvicorn's, with a short way for what travels most.

Whole text frames, which is nearly everything that a browser sends, are taken from the stream
here; what is told is framed here and goes to the transport at once. The handshake, pings and
goodbyes go through uvicorn, and so does everything else of a connection from its first frame on
that is none of these: pieces, bytes, giants, nonsense.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tablee.server.frames import TEXT, Mailbox, framed

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

LINE: Final = "tablee.line"  # where the house finds it among the extensions of the scope

CONTROLS: Final = (0x88, 0x89, 0x8A)  # of a goodbye, a ping, a pong
MASKED: Final = 0x80
MOST_UNREAD: Final = 512_000  # bytes
MOST_WAITING: Final = 8  # messages that are read ahead
LAST_WORDS: Final = 2.0  # seconds for a goodbye to get through
ENDED: Final = 1000


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    rest = b""  # of the stream: the beginning of a frame
    long_way = True  # everything goes through uvicorn
    queue: Mailbox  # type: ignore[assignment]

    def __init__(self, **parts: Any) -> None:
        super().__init__(**parts)
        self.queue = Mailbox(self.loop)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), LINE: {"line": self}}
            self.long_way = False

    def data_received(self, data: bytes) -> None:
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.cut()  # somebody who sends, pings perhaps, and never reads
            return
        if not self.handshake_complete:
            # Whoever talks before being let in is listened to as patiently as uvicorn does.
            early = self.handshake_initiated
            super().data_received(data)
            self.long_way = self.long_way or early
            return
        if self.long_way:
            super().data_received(data)
            return
        if self.rest:
            data = self.rest + data
        at = self.take_frames(data)
        self.rest = data[at:]

    def take_frames(self, data: bytes) -> int:
        """Take all that is complete; how far that was."""
        at, end = 0, len(data)
        while end - at >= 2:
            first, size, start = data[at], data[at + 1] ^ MASKED, at + 6
            usual = first == TEXT or first in CONTROLS
            if size == 126 and first == TEXT:
                if end - at < 4:
                    break
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            elif size > 125:  # a giant, or not masked
                usual = False
            if not usual or size > self.config.ws_max_size:
                self.long_way = True
                super().data_received(data[at:])
                return end
            if end < start + size:
                break
            if first == TEXT:
                self.hear(apply_mask(data[start : start + size], data[start - 4 : start]))
            else:
                super().data_received(data[at : start + size])
            at = start + size
        return at

    def hear(self, text: bytes) -> None:
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text, "text": None})
        if not self.read_paused and len(self.queue.letters) >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def put(self, text: bytes) -> int:
        """Tell something; how many bytes wait by now, because they are not read."""
        if self.close_sent or self.disconnected:
            return 0
        transport = self.transport
        transport.write(framed(text))
        return transport.get_write_buffer_size()

    def read_on(self) -> None:
        """What was read ahead has been heard, and reading may have been paused."""
        if self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def hang_up(self) -> None:
        """After all that was put; whoever does not read it is cut off."""
        if not self.close_sent and not self.disconnected:
            self.tasks.add(task := self.loop.create_task(self.say_goodbye()))
            task.add_done_callback(self.tasks.discard)

    async def say_goodbye(self) -> None:
        try:
            async with asyncio.timeout(LAST_WORDS):
                await self.send({"type": "websocket.close", "code": ENDED, "reason": ""})
        except TimeoutError:
            self.cut()
        except Exception:
            pass  # gone already

    def keepalive_timeout(self) -> None:
        """Nobody answers: don't wait until they have read everything."""
        self.cut()

    def cut(self) -> None:
        """At once: nothing that waits is sent any more."""
        self.transport.abort()
