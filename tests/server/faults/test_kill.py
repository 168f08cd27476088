"""kill -9 under load: nothing that was acknowledged is lost, whenever it comes.

Neither moves nor sealed choices, and no clock gains or loses more than a beat of the house. As
often as there is time: `./test tests/server/faults --long -k thousand --minutes 30`, again and
again, until it has been a thousand times.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException

from tablee.engine.chance import Seeded
from tablee.server.entries import Moved, decode_entry
from tablee.server.settings import Settings
from tablee.server.store import Books, store_at
from tests.endless import Endless
from tests.server.play.living import USUAL
from tests.server.play.player import Player

pytestmark = pytest.mark.anyio

TABLES = ("toy-sealed", "toy-window", "paires", "pirates", "toy-sealed", "hawthorn")
LIMIT = 3600  # seconds of the clock that nobody answers
STRICT = ("toy-sealed", "paires", "hawthorn")  # by the clock, which never runs out here
ENOUGH = 1000
AT_ONCE = 10  # between two notes of how often it was
LATE = 500  # ms that a message may have been on its way
BEAT = 2000  # ms between two notes of the house's time, all that a crash may give back


class HouseProcess:
    """A real house that can be killed and opened again."""

    program: tuple[str, ...] = ("tests.server.faults.house",)

    def __init__(self, folder: Path) -> None:
        self.database = str(folder / "house.sqlite")
        usual = USUAL | {"data": str(folder), "database": self.database, "bot_workers": 1}
        self.settings = msgspec.convert(usual | {"window_seconds": 0.1}, Settings)
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        words = [sys.executable, "-m", *self.program]
        self.process = subprocess.Popen(
            [*words, msgspec.json.encode(self.settings).decode()],
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        assert self.process.stdout is not None
        self.address = f"http://127.0.0.1:{int(self.process.stdout.readline())}"

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()

    async def ask(self, http: httpx.AsyncClient, path: str, cookie: str = "", **fields: Any) -> Any:
        """A request from a page of the house."""
        headers = {"Origin": self.address, "X-Tablee": "1", "Cookie": f"tablee={cookie}"}
        http.cookies.clear()
        return await http.post(f"{self.address}{path}", json=fields, headers=headers)

    async def newcomer(self, http: httpx.AsyncClient, name: str) -> tuple[str, str, str, str]:
        """What a device of a new person has to know."""
        answer = await self.ask(http, "/api/people", name=name)
        cookie = answer.headers["set-cookie"].split(";")[0].removeprefix("tablee=")
        return self.address, name, cookie, answer.json()["id"]


class Regular(Player):
    """Plays game after game, and notes every move that was acknowledged."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.acknowledged: list[tuple[str, int, int]] = []  # table, seat, key
        self.unsure: dict[str, Any] | None = None  # sent, and no answer came
        self.sealed: tuple[str, int, int] | None = None  # table, question, what lies face down
        self.left: tuple[str, int, float, int] | None = None  # table, question, when, ms left
        self.told = 0.0  # when the clock was told last
        self.looked = Counter[str]()  # what was as it had been

    def take_in(self, message: dict[str, Any]) -> None:
        super().take_in(message)
        if "done" in message:
            self.acknowledged.append((self.table["id"], self.seat, message["done"]))
            self.unsure = None
        elif message["t"] == "refused":
            self.unsure = None
        elif message["t"] == "table":
            self.find_again()
        if "clock" in message:
            self.told = time.monotonic()
        self.note()

    def note(self) -> None:
        """What lies sealed, and how long there is still."""
        self.sealed = self.left = None
        if (question := self.table.get("yours")) is None:
            return
        where = (self.table["id"], question["id"])
        if self.table["game"] == "toy-sealed" and self.seat in self.view["answered"]:
            self.sealed = (*where, self.view["chosen"])
        if (left := self.table["clock"]["seats"].get(str(self.seat))) is not None:
            self.left = (*where, self.told, left)

    def find_again(self) -> None:
        """After a kill: the same question is as it was, unless an answer was under way."""
        question = self.table.get("yours")
        where = (self.table["id"], question and question["id"])
        if self.unsure is not None:
            return
        if self.sealed is not None and self.sealed[:2] == where:
            assert self.view["chosen"] == self.sealed[2]
            self.looked["sealed"] += 1
        if self.left is not None and self.left[:2] == where:
            _, _, when, before = self.left
            now = self.table["clock"]["seats"][str(self.seat)]
            assert before - (time.monotonic() - when) * 1000 - LATE <= now <= before + BEAT + LATE
            self.looked["clocks"] += 1

    async def send(self, kind: str, **fields: Any) -> None:
        if kind == "move":
            self.unsure = fields
        await super().send(kind, **fields)

    async def play_for_ever(self, host: bool, luck: Seeded) -> None:
        """Until the house is gone; whatever was sent and not acknowledged is sent again."""
        try:
            await self.enter(room=self.room["id"])
            while not self.table or await self.expect("table"):
                self.answered.clear()
                if self.unsure is not None and self.unsure["table"] == self.table["id"]:
                    await super().send("move", **self.unsure)
                self.unsure = None
                await self.play_on(luck)
                if host:
                    await self.send("start")
        except (WebSocketException, OSError, EOFError):
            self.socket = None


async def company(
    house: HouseProcess, http: httpx.AsyncClient, game: str, **plan: Any
) -> list[Regular]:
    """Two people at a table that is laid."""
    ana, bo = [Regular(*await house.newcomer(http, name)) for name in ("Ana", "Bo")]
    room = (await house.ask(http, "/api/rooms", ana.cookie)).json()
    await ana.enter(room["key"])
    await ana.prepare(game=game, chairs=2, **plan)
    await bo.enter(room["key"])
    await bo.sit(1)
    await ana.send("start")
    for player in (ana, bo):
        await player.expect("table")
        await player.hang_up()
    return [ana, bo]


async def log_of(house: HouseProcess, table: str) -> list[tuple[int, int]]:
    """Seat and key of every move on disk that came from a browser."""
    store = store_at(house.database, visiting=True)
    await store.open()
    entries = [decode_entry(line) for line in await Books(store).entries(table)]
    await store.close()
    return [(e.seat, e.key) for e in entries if isinstance(e, Moved) and e.key > 0]


async def time_left(house: HouseProcess, player: Regular) -> int:
    player.address = house.address
    await player.enter(room=player.room["id"])
    table = await player.expect("table")
    await player.hang_up()
    [left] = table["clock"]["seats"].values()
    return int(left)


async def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    checked = await survive(tmp_path, 3, random.Random(3))
    assert checked["moves"] > 30


@pytest.mark.long
async def test_a_thousand_times(tmp_path: Path, no_end: Endless) -> None:
    while no_end.goes_on("kills", ENOUGH):
        seed = no_end.done["kills"]
        checked = await survive(tmp_path / str(seed), AT_ONCE, random.Random(seed))
        no_end.note(**checked)
    no_end.report()
    assert no_end.done["sealed"] > 0
    assert no_end.done["clocks"] > 0


async def survive(folder: Path, kills: int, dice: random.Random) -> Counter[str]:
    """So many kills, at any moment of play; how much was there again."""
    folder.mkdir(exist_ok=True)
    house, checked = HouseProcess(folder), Counter(kills=kills)
    house.open()
    async with httpx.AsyncClient(verify=False, timeout=30) as http:
        clocks = [
            {"clock": "strict", "seconds": LIMIT} if game in STRICT else {} for game in TABLES
        ]
        tables = [
            await company(house, http, game, **{"clock": "none"} | clock)
            for game, clock in zip(TABLES, clocks, strict=True)
        ]
        [witness, _] = await company(house, http, "paires", clock="strict", seconds=LIMIT)
    opened, left = time.monotonic(), LIMIT * 1000
    people = [player for table in tables for player in table]
    try:
        for _ in range(kills):
            playing = [
                asyncio.create_task(
                    player.play_for_ever(player.id == table[0].id, Seeded(dice.getrandbits(32)))
                )
                for table in tables
                for player in table
            ]
            await busy(tables)
            await asyncio.sleep(dice.uniform(0, 1.2))
            house.kill()
            await asyncio.wait_for(asyncio.gather(*playing), 30)
            checked["moves"] += await check(house, tables)
            house.open()
            for player in people:
                player.address = house.address
            now = await time_left(house, witness)
            assert LIMIT * 1000 - (time.monotonic() - opened) * 1000 <= now <= left + BEAT + 500
            left = now
    finally:
        house.kill()
    for player in people:
        checked.update(player.looked)
    return checked


async def busy(tables: list[list[Regular]]) -> None:
    """Until play is under way, which takes its time on a slow machine."""
    async with asyncio.timeout(60):
        while sum(len(player.acknowledged) for people in tables for player in people) <= 10:
            await asyncio.sleep(0.01)


async def check(house: HouseProcess, tables: list[list[Regular]]) -> int:
    """Every move that somebody was told of is on disk, once."""
    checked = 0
    for people in tables:
        logs: dict[str, list[tuple[int, int]]] = {}
        for player in people:
            for table, seat, key in player.acknowledged:
                if table not in logs:
                    logs[table] = await log_of(house, table)
                    assert len(logs[table]) == len(set(logs[table]))
                assert (seat, key) in logs[table]
                checked += 1
            player.acknowledged.clear()
    return checked
