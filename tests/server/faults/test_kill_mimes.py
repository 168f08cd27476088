"""kill -9 in the middle of a mime: no acknowledged piece is lost, and nothing is felt twice."""

from __future__ import annotations

import asyncio
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tablee.server.store import Books, store_at
from tests.server.faults.test_kill import HouseProcess, company
from tests.server.play.player import PATIENCE, Player

pytestmark = pytest.mark.anyio

GESTURES = [bytes((16 * feeling,)) for feeling in range(1, 16)]  # all that the toy's skin tells
KILLS = 3


class Device(Player):
    """Mimes, and knows what of it is on disk; or feels, and knows what."""

    kept = 0
    felt: tuple[int, ...] = ()

    def take_in(self, message: dict[str, Any]) -> None:
        super().take_in(message)
        if message["t"] == "miming":
            self.kept = message["pieces"]
        elif message["t"] == "felt":
            self.felt += (b64decode(message["data"])[1],)

    async def come(self, house: HouseProcess) -> None:
        self.address, self.socket = house.address, None
        await self.enter(room=self.room["id"])
        await self.expect("table")
        await self.send("feel", table=self.table["id"])

    async def send_upto(self, upto: int) -> None:
        for number in range(self.kept, upto):
            data = b64encode(GESTURES[number]).decode()
            await self.send("chunk", table=self.table["id"], data=data, number=number)

    async def listen(self) -> None:
        try:
            while True:
                await self.hear()
        except (WebSocketException, OSError, EOFError):
            self.socket = None


def device(of: Player) -> Device:
    found = Device(of.address, of.name, of.cookie, of.id)
    found.room, found.table = of.room, of.table
    return found


@pytest.mark.rule("table.stream")
async def test_no_acknowledged_piece_is_lost_and_nothing_is_felt_twice(tmp_path: Path) -> None:
    house = HouseProcess(tmp_path)
    house.open()
    try:
        async with httpx.AsyncClient(verify=False, timeout=30) as http:
            ana, bo = map(device, await company(house, http, "toy-stream", clock="none"))
        await ana.come(house)
        await ana.move({"do": "begin"})
        await ana.hang_up()
        for kill in range(KILLS):
            before = ana.kept
            await ana.come(house)
            await bo.come(house)
            feeling = asyncio.create_task(bo.listen())
            await ana.expect("miming")
            assert ana.kept >= before  # acknowledged, so it is there
            some = 4 * (kill + 1)
            await ana.send_upto(some)
            while ana.kept < some - 2:  # the last of them may be on their way
                await ana.hear()
            async with asyncio.timeout(PATIENCE):
                while not bo.felt or max(bo.felt) < 4 * kill + 1:
                    await asyncio.sleep(0.01)
            house.kill()
            await feeling
            assert (await on_disk(house, ana))[: ana.kept] == GESTURES[: ana.kept]
            house.open()
        await ana.come(house)
        await bo.come(house)
        await ana.expect("miming")
        await ana.send_upto(len(GESTURES))
        await bo.expect("felt", lambda _: bo.felt[-1] == len(GESTURES))
        felt = [one for one in bo.felt if one]
        assert felt == sorted(felt)
    finally:
        house.kill()


async def on_disk(house: HouseProcess, player: Player) -> list[bytes]:
    store = store_at(house.database, visiting=True)
    await store.open()
    chunks = await Books(store).chunks(player.table["id"])
    await store.close()
    return chunks
