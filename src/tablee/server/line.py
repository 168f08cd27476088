"""The websocket itself: uvicorn's, with a short way for what travels most.

Whole text frames, which is nearly everything that a browser sends, are taken from the stream
here; what is told is framed here and goes to the transport at once. The handshake, pings and
goodbyes go through uvicorn, and so does everything else of a connection from its first frame on
that is none of these: pieces, bytes, giants, nonsense.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tablee.server.frames import MASKED, TEXT, Inlet, take_texts
from tablee.server.limits import Bucket, Limits
from tablee.server.mailbox import Mailbox
from tablee.server.post import Outlet, Post

LINE: Final = "tablee.line"  # where the house finds it among the extensions of the scope

CONTROLS: Final = (0x88, 0x89, 0x8A)  # of a goodbye, a ping, a pong
MOST_UNREAD: Final = 512_000  # bytes
MOST_WAITING: Final = 8  # messages that are read ahead
MOST_AFTER: Final = 65_536  # bytes that are still read after a goodbye, for the answer to it
SLICE: Final = 1024  # bytes that go the long way at a time: what they cost is counted in between
LAST_WORDS: Final = 2.0  # seconds for a goodbye to get through
LINGER: Final = 12.0  # seconds after the end; uvicorn waits ten for the other end's goodbye
ENDED: Final = 1000


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    post: Post
    limits: Limits
    rest = b""  # of the stream: the beginning of a frame
    long_way = True  # everything goes through uvicorn
    queue: Mailbox  # type: ignore[assignment]
    left: Callable[[], None] | None = None  # its place is free again
    parted: Callable[[], None] | None = None  # it holds its place for a goodbye alone
    lingering: asyncio.TimerHandle | None = None
    unheeded = 0  # bytes that came after the goodbye

    def __init__(self, **parts: Any) -> None:
        self.outlet = Outlet(self.post)
        super().__init__(**parts)
        self.queue = Mailbox(self.loop)
        self.largest: int = self.config.ws_max_size
        self.inlet = Inlet(self, self.queue, self.largest)

    @property
    def close_sent(self) -> bool:
        return self.goodbye_said

    @close_sent.setter
    def close_sent(self, said: bool) -> None:
        """uvicorn says this in many places: from then on nothing more is told."""
        self.goodbye_said = said
        self.outlet.shut = said
        if said and self.parted is not None:
            self.parted()
        if said and self.handshake_complete and self.transport.get_protocol() is not self:
            self.transport.set_protocol(self)  # from here on every byte is counted

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.outlet.transport = transport
        self.own_frames: Bucket = self.limits.frames.new()
        self.address = self.limits.connections.key(self.client)

    def pause_writing(self) -> None:
        self.outlet.slow = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.outlet.slow = False
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.outlet.shut = True
        if self.lingering is not None:
            self.lingering.cancel()
        if self.left is not None:
            self.left()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), LINE: {"line": self}}
            self.long_way = False

    def data_received(self, data: bytes) -> None:
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.cut()  # somebody who sends, pings perhaps, and never reads
            return
        if self.outlet.shut and self.handshake_complete:
            self.listen_for_goodbye(data)
            return
        if not self.handshake_complete:
            # Whoever talks before being let in is listened to as patiently as uvicorn does.
            early = self.handshake_initiated
            super().data_received(data)
            self.long_way = self.long_way or early
            return
        if self.long_way:
            self.go_the_long_way(data)
            return
        if self.transport.get_protocol() is self:
            self.transport.set_protocol(self.inlet)  # type: ignore[arg-type]
        if self.rest:
            data = self.rest + data
        at, end = self.take_texts(data, 0), len(data)
        while at < end and (after := self.take_other(data, at)) > at:
            at = self.take_texts(data, after)
        self.rest = data[at:]
        self.inlet.plain = not self.rest and not self.long_way

    def take_texts(self, data: bytes, at: int) -> int:
        texts: list[bytes] = []
        at = take_texts(data, at, self.largest, texts)
        for text in texts:
            self.inlet.hear(text)
        return at

    def take_other(self, data: bytes, at: int) -> int:
        """The frame that comes next and is no whole text; how far it was, if it is complete."""
        end = len(data)
        if end - at < 2:
            return at
        first, size = data[at], data[at + 1] ^ MASKED
        if first in CONTROLS and size <= 125:
            after = at + 6 + size
            if end < after:
                return at
            if not self.is_one_too_many(1):
                super().data_received(data[at:after])
            return end if self.outlet.shut else after
        if first == TEXT and size <= 126:
            if size == 126 and end - at >= 4:
                size = int.from_bytes(data[at + 2 : at + 4], "big")
            if size <= self.largest:
                return at  # more of it is to come
        self.long_way = True
        self.go_the_long_way(data[at:])
        return end

    def go_the_long_way(self, data: bytes) -> None:
        """In slices, since a thousand tiny frames fit into a few of these."""
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + SLICE])

    def handle_events(self) -> None:
        """uvicorn has taken frames apart: each of them was work."""
        counted = self.long_way and self.handshake_complete
        if counted and self.is_one_too_many(len(self.conn.events)):
            return
        super().handle_events()

    def is_one_too_many(self, frames: int) -> bool:
        """Pings, goodbyes and pieces count like messages; who sends more of them is cut off.

        A browser answers our pings and sends none: nobody at a table comes near the bound.
        """
        if self.own_frames.take(frames) or self.limits.home_frames.take(self.address, frames):
            self.cut()
            return True
        return False

    def listen_for_goodbye(self, data: bytes) -> None:
        """Nothing else is heard after ours, and not much of it is read."""
        self.unheeded += len(data)
        if self.unheeded > MOST_AFTER:
            self.cut()
        else:
            self.go_the_long_way(data)

    def keep(self, text: bytes) -> None:
        """Until it is its turn to be heard."""
        if self.outlet.shut:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text, "text": None})
        if not self.read_paused and len(self.queue.letters) >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        """What was read ahead has been heard, and reading may have been paused."""
        if self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def hang_up(self) -> None:
        """After all that was put; whoever does not read it is cut off."""
        self.post.deliver()
        if not self.outlet.shut:
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

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """uvicorn closes now, which waits for whoever doesn't read: not for ever."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.lingering = self.loop.call_later(LINGER, self.cut)

    def keepalive_timeout(self) -> None:
        """Nobody answers: don't wait until they have read everything."""
        self.cut()

    def cut(self) -> None:
        self.outlet.cut()


def line_of(post: Post, limits: Limits) -> type[Any]:
    """For the connections of one house."""
    return type("Line", (Line,), {"post": post, "limits": limits})
