"""Somebody's connection: what is to be sent lies in a bounded outbox until the socket takes it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from tablee.server.wire import Bye, Reply

MOST_BYTES = 256_000  # that may wait; who reads more slowly is let go, and comes back for a view

encode = msgspec.json.Encoder().encode


class Guest:
    """One device of one person, in at most one room."""

    __slots__ = ("bytes", "delivery", "gone", "language", "name", "outbox", "person", "waker")

    def __init__(self, person: str, name: str, language: str) -> None:
        self.person = person
        self.name = name
        self.language = language
        self.outbox: deque[bytes] = deque()
        self.bytes = 0
        self.gone = ""  # why nothing more is sent
        self.waker: asyncio.Future[None] | None = None
        self.delivery: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Never waits, and never grows past its bound."""
        if self.gone:
            return
        self.outbox.append(message)
        self.bytes += len(message)
        if self.bytes > MOST_BYTES:
            self.outbox.clear()
            self.gone = "slow"
            if self.delivery is not None:
                self.delivery.cancel()
        if self.waker is not None and not self.waker.done():
            self.waker.set_result(None)

    def tell(self, reply: Reply) -> None:
        self.send(encode(reply))

    def dismiss(self, code: str, text: str) -> None:
        """A last word, then the connection ends."""
        self.tell(Bye(code, text))
        self.gone = self.gone or code
        if self.waker is not None and not self.waker.done():
            self.waker.set_result(None)

    async def deliver(self, put: Callable[[str], Awaitable[None]]) -> None:
        """Hand over what is in the outbox, until this guest has gone."""
        loop = asyncio.get_running_loop()
        while True:
            while self.outbox:
                message = self.outbox.popleft()
                await put(message.decode())
                self.bytes -= len(message)
            if self.gone:
                return
            self.waker = loop.create_future()
            await self.waker
