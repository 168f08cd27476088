"""The house's time in the hands of a test: a beat comes when it is given."""

from __future__ import annotations

import asyncio
import time
from base64 import b64decode

import msgspec

from tablee.engine.stream import BEAT
from tests.server.play.living import Living
from tests.server.play.player import Player

FOREVER = 10**12  # ms: however far a test goes at once


class Beats:
    """No time goes by but what a test lets go by."""

    def __init__(self, living: Living) -> None:
        self.living = living
        self.now = time.monotonic()
        living.house.time.tick = lambda: self.now
        living.house.time.leash = FOREVER

    async def pass_by(self, count: int = 1, feels: Player | None = None) -> None:
        """So many beats of a mime, at every table; whoever feels says so now and then."""
        for beat in range(count):
            if feels is not None and beat % 5 == 0:
                await feel(feels)
            await self.living.settled()  # nothing is on its way to disk
            self.now += BEAT / 1000
            await self.living.look_around()

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


async def feel(player: Player) -> None:
    """From now on: a device that nobody feels with gets its frames, and no piece of the mime."""
    await player.send("feel", table=player.table["id"])
    await player.so_far()


async def felt(player: Player) -> list[bytes]:
    """The frames that came since a test last looked."""
    return await fresh(player, "felt")


async def pieces(player: Player) -> list[bytes]:
    return await fresh(player, "piece")


async def fresh(player: Player, kind: str) -> list[bytes]:
    await player.so_far()
    texts, player.looked_at = player.heard[player.looked_at :], len(player.heard)
    messages = [msgspec.json.decode(text) for text in texts]
    return [b64decode(message["data"]) for message in messages if message["t"] == kind]


def frame(*feelings: int) -> list[bytes]:
    """What the skin tells at the table of the toy, one for each beat."""
    return [bytes((1, feeling)) for feeling in feelings]


def without_pauses(frames: list[bytes]) -> list[bytes]:
    """What was felt, each for as long as it lasted."""
    return [one for at, one in enumerate(frames) if not at or one != frames[at - 1]]
