"""The small things of every message that comes or goes: a frame around it, a box to wait at."""

from __future__ import annotations

import asyncio
from typing import Any, Final

TEXT: Final = 0x81  # the first byte of a whole text
SHORT: Final = [bytes((TEXT, size)) for size in range(126)]


def framed(text: bytes) -> bytes:
    """A whole text as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return SHORT[size] + text
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class Mailbox:
    """What came in, for the one task that waits for it: a lighter asyncio.Queue."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.letters: list[Any] = []
        self.waiter: asyncio.Future[None] | None = None

    def put_nowait(self, letter: Any) -> None:
        self.letters.append(letter)
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def get(self) -> Any:
        while not self.letters:
            self.waiter = self.loop.create_future()
            await self.waiter
            self.waiter = None
        return self.letters.pop(0)

    def empty(self) -> bool:
        return not self.letters
