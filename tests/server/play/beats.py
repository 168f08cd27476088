"""The house's time in the hands of a test: a beat comes when it is given."""

from __future__ import annotations

import asyncio
import time
from base64 import b64decode

from tablee.engine.stream import BEAT
from tests.server.play.living import Living
from tests.server.play.player import Player


class Beats:
    """No time goes by but what a test lets go by."""

    def __init__(self, living: Living) -> None:
        self.living = living
        self.now = time.monotonic()
        living.house.time.tick = lambda: self.now

    async def pass_by(self, count: int = 1, feels: Player | None = None) -> None:
        """So many beats of a mime, at every table; whoever feels says so now and then."""
        for beat in range(count):
            self.now += BEAT / 1000
            await self.living.look_around()
            if feels is not None and beat % 5 == 4:
                await feels.send("feel", table=feels.table["id"])

    async def pass_alone(self, count: int) -> None:
        """The same, and the house does nothing else: it waits for its disk."""
        for _ in range(count):
            self.now += BEAT / 1000
            for room in self.living.house.rooms.values():
                if room.play is not None:
                    room.play.feeling.turn()
            await asyncio.sleep(0.005)


async def keep(player: Player, *gestures: bytes) -> None:
    """Pieces of a mime, sent all at once; they are on disk."""
    for gesture in gestures:
        await player.send_piece(gesture)
    if gestures:
        await player.expect("miming", lambda told: told["fingerprint"] == player.mime.fingerprint)


async def felt(player: Player) -> list[bytes]:
    """The frames that came since the last time."""
    return [b64decode(m["data"]) for m in await player.so_far() if m["t"] == "felt"]


async def pieces(player: Player) -> list[bytes]:
    return [b64decode(m["data"]) for m in await player.so_far() if m["t"] == "piece"]


def frame(*feelings: int) -> list[bytes]:
    """What the skin tells at the table of the toy, one for each beat."""
    return [bytes((1, feeling)) for feeling in feelings]
