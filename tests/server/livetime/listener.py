"""Somebody who notes when each message came, whatever the test is doing then."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from tests.server.play.player import PATIENCE, Message, Player


class Listener(Player):
    when = 0.0  # the house last told something by itself

    async def connect(self, **more: Any) -> Player:
        await super().connect(**more)
        self.letters: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
        self.ear = asyncio.create_task(self.listen())
        return self

    async def listen(self) -> None:
        assert self.socket is not None
        with suppress(ConnectionClosed):
            async for text in self.socket:
                assert isinstance(text, str)
                self.letters.put_nowait((time.perf_counter(), text))

    async def hear(self) -> Message:
        async with asyncio.timeout(PATIENCE):
            when, text = await self.letters.get()
        message: Message = msgspec.json.decode(text)
        if message["t"] != "pong":
            self.when = when
        self.take_in(message)
        return message

    async def hang_up(self) -> None:
        if self.socket is not None:
            self.ear.cancel()
            await super().hang_up()
