"""A box to wait at, for what came in on one connection."""

from __future__ import annotations

import asyncio
from typing import Any


class Mailbox:
    """What came in, for the one task that waits for it: a lighter asyncio.Queue."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.letters: list[Any] = []
        self.waiter: asyncio.Future[None] | None = None

    @property
    def idle(self) -> bool:
        """All was read, and its reader waits."""
        return self.waiter is not None and not self.letters

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
