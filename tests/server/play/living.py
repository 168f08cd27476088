"""A real house on a free port: its doors, its people, and its clock within reach of a test."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tablee.engine.chance import Seeded
from tablee.games.shelf import take
from tablee.server.app import HouseServer, Premises, config_of
from tablee.server.bots import Bots, Choice
from tablee.server.bots.job import Job
from tablee.server.house import House
from tablee.server.listening import bind
from tablee.server.play import Play
from tablee.server.room import Room
from tablee.server.settings import Settings
from tests.server.play.player import Player

PLENTY = 1_000_000
NO_WAITING: dict[str, dict[str, int]] = {"cuba": {"hold": 0}}  # the box goes on at once
USUAL: dict[str, Any] = {
    "host": "127.0.0.1",
    "port": 0,
    "log_level": "error",
    "languages": ["en", "fr"],
    "people_per_address": PLENTY,
    "rooms_per_address": PLENTY,
    "requests_per_second": PLENTY,
    "messages_per_second": PLENTY,
    "chat_per_minute": PLENTY,
    "sockets_per_address": 5000,
    "bot_pace": 0,
    "window_seconds": 0.3,
}


class QuickBots(Bots):
    """Bots that think in no time and in no process of their own: anything that is allowed."""

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def choose(self, job: Job) -> Choice | None:
        moves, chance = take(job.game).game.moves, Seeded(job.seed)
        offer = moves.offer(job.legal[chance.below(len(job.legal))])
        return Choice(
            *moves.pack(moves.fill_in(offer, chance) if isinstance(offer, type) else offer)
        )


class Living:
    """A house that is open, in the loop of the test."""

    def __init__(self, settings: Settings, bots: Bots | None = None) -> None:
        self.settings = settings
        self.bots = bots
        self.players: list[Player] = []
        self.serving: asyncio.Task[None] | None = None

    async def open(self) -> Living:
        self.premises = Premises(self.settings)
        self.house: House = self.premises.house
        self.house.bots = self.bots or QuickBots()
        await self.premises.open()
        door = bind(self.settings)
        self.port = int(door.getsockname()[1])
        ready = asyncio.Event()
        config = config_of(self.settings, self.premises.app)
        self.server = HouseServer(config, self.premises, ready.set)
        self.serving = asyncio.create_task(self.server.serve([door]))
        await ready.wait()
        self.address = f"http://127.0.0.1:{self.port}"
        self.http = httpx.AsyncClient(base_url=self.address, verify=False, timeout=30)
        return self

    async def close(self) -> None:
        if self.serving is None or self.serving.done():
            return
        await asyncio.gather(*(player.hang_up() for player in self.players))
        await self.http.aclose()
        self.server.should_exit = True
        await self.serving

    async def killed(self, folder: Path) -> Living:
        """Another house, on what the disk would hold if this one died now."""
        path = folder / f"killed{secrets.token_hex(4)}.sqlite"
        await self.premises.store.backup(path)
        settings = msgspec.structs.replace(self.settings, database=str(path))
        return await Living(settings, self.bots).open()

    async def ask(self, method: str, path: str, cookie: str = "", **more: Any) -> httpx.Response:
        """A request from a page of the house."""
        headers = {"Origin": self.address, "X-Tablee": "1", "Accept-Language": "en"}
        headers |= {"Cookie": f"tablee={cookie}"} if cookie else {}
        headers |= more.pop("headers", {})
        answer = await self.http.request(method, path, headers=headers, **more)
        self.http.cookies.clear()
        return answer

    async def player(self, name: str, lang: str = "en") -> Player:
        """Somebody who just came in."""
        answer = await self.ask("POST", "/api/people", json={"name": name, "lang": lang})
        assert answer.status_code == 201, answer.text
        cookie = answer.headers["set-cookie"].split(";")[0].removeprefix("tablee=")
        return self.device(name, cookie, answer.json()["id"])

    def device(self, name: str, cookie: str, person: str) -> Player:
        player = Player(self.address, name, cookie, person)
        self.players.append(player)
        return player

    async def room(self, host: Player, name: str = "", public: bool = False) -> tuple[str, str]:
        """A new room of this host: its id, and the key of its link."""
        wish = {"name": name, "public": public}
        answer = await self.ask("POST", "/api/rooms", host.cookie, json=wish)
        assert answer.status_code == 201, answer.text
        return answer.json()["id"], answer.json()["key"]

    async def company(
        self, game: str, *names: str, chairs: int = 0, bots: str = "random", **plan: Any
    ) -> list[Player]:
        """People in a room of the first one, each on the chair of their number; nothing is laid."""
        host = await self.player(names[0])
        _, key = await self.room(host)
        await host.enter(key)
        plan.setdefault("options", NO_WAITING.get(game, {}))
        await host.prepare(game=game, chairs=chairs or len(names), **plan)
        people = [host]
        for chair, name in enumerate(names[1:], 1):
            people.append(await self.player(name))
            await people[-1].enter(key)
            await people[-1].sit(chair)
        for chair in range(len(names), chairs):
            await host.send("bot", chair=chair, bot=bots)
        return people

    async def table(
        self, game: str, *names: str, chairs: int = 0, bots: str = "random", **plan: Any
    ) -> list[Player]:
        """The same, and the table is laid."""
        people = await self.company(game, *names, chairs=chairs, bots=bots, **plan)
        await people[0].send("start")
        for player in people:
            await player.expect("table")
        return people

    def room_of(self, player: Player) -> Room:
        return self.house.rooms[player.room["id"]]

    def play_of(self, player: Player) -> Play:
        play = self.room_of(player).play
        assert play is not None
        return play

    async def wait(self, seconds: float) -> None:
        """The house's time goes by, and whatever is due happens."""
        self.house.time.at_least(self.house.time.now() + round(1000 * seconds))
        await self.look_around()

    async def look_around(self) -> None:
        """What the house does every few seconds, now."""
        await self.house.keep_time()
        await self.house.wake_due()
        for room in self.house.rooms.values():
            if room.play is not None and room.play.hourglass.timer is not None:
                room.play.hourglass.turn()  # the loop's timers don't know that time was moved
            if room.play is not None:
                room.play.feeling.turn()
        await self.settled()
        for room in list(self.house.rooms.values()):
            await self.house.look_into(room)
        await self.settled()

    async def settled(self) -> None:
        """Until nothing is under way in any room."""
        for _ in range(3):
            await asyncio.sleep(0.005)
            for room in list(self.house.rooms.values()):
                while room.tasks:
                    await asyncio.gather(*room.tasks)
                async with room.lock:
                    pass
