"""One thing at a time: a lock that can also be taken without a task, and given back later."""

from __future__ import annotations

import asyncio
from typing import Any


class Lock:
    """First come, first served; whoever waits gets it from the hand of whoever had it."""

    def __init__(self) -> None:
        self.taken = False
        self.waiting: list[asyncio.Future[None]] = []

    def take_if_free(self) -> bool:
        if self.taken:
            return False
        self.taken = True
        return True

    async def take(self) -> None:
        if self.take_if_free():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.give()  # it was ours already
            elif turn in self.waiting:
                self.waiting.remove(turn)
            raise

    def give(self) -> None:
        """To the next who still waits."""
        while self.waiting:
            turn = self.waiting.pop(0)
            if not turn.done():
                turn.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        await self.take()

    async def __aexit__(self, *_: Any) -> None:
        self.give()
