"""One of two houses that differ only in a secret: a room, its people, and all that they receive."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tablee.engine.ear import Told
from tablee.engine.match import Match
from tablee.engine.seats import NOBODY
from tablee.games.shelf import take
from tablee.server.app import HouseServer, Premises, config_of
from tablee.server.bots import Bots
from tablee.server.clocks import HouseTime
from tablee.server.play import Play, watched
from tablee.server.screens import Screen
from tablee.server.settings import Settings
from tablee.server.store.request import Request
from tests.server.clockwork.loop import VirtualLoop
from tests.server.play.beats import FOREVER
from tests.server.play.living import USUAL
from tests.server.play.player import Message, Player

PACE: dict[str, Any] = {"bot_pace": 1.0, "window_seconds": 4.0}
PEOPLE = 3  # at most; bots have the other seats

Seen = tuple[float, bytes]  # what the law lets a seat see, and since when


class Device(Player):
    """It listens all the time, and notes when everything came."""

    def __init__(self, door: str, *given: Any) -> None:
        super().__init__(*given)
        self.door = door
        self.came: list[tuple[float, str]] = []
        self.letters: asyncio.Queue[Message] = asyncio.Queue()

    async def connect(self, **more: Any) -> Player:
        sock = socket.socket(socket.AF_UNIX)
        sock.connect(self.door)
        sock.setblocking(False)
        headers = {"Cookie": f"tablee={self.cookie}", "Accept-Language": "en"}
        self.socket = await connect(
            "ws://localhost/ws", sock=sock, origin=Origin(self.address), additional_headers=headers,
            compression=None, proxy=None, ping_interval=None, max_queue=None,
        )  # fmt: skip
        self.ear = asyncio.create_task(self.listen())
        return self

    async def listen(self) -> None:
        assert self.socket is not None
        loop = asyncio.get_running_loop()
        with suppress(ConnectionClosed):
            async for text in self.socket:
                assert isinstance(text, str)
                self.came.append((round(loop.time(), 6), text))
                message: Message = msgspec.json.decode(text)
                self.take_in(message)
                self.letters.put_nowait(message)

    def lose(self) -> None:
        """The line breaks."""
        if self.socket is not None:
            self.socket.transport.abort()
            self.socket = None

    async def come(self, room: str) -> None:
        await self.connect()
        await self.send("enter", room=room)

    async def hear(self) -> Message:
        return await self.letters.get()

    async def hang_up(self) -> None:
        if self.socket is not None:
            self.ear.cancel()
            await super().hang_up()


class Watched(Request):
    """A request of a table: once it has happened, what everybody may see is noted."""

    def __init__(self, side: Side, request: Request) -> None:
        super().__init__(request.writes)
        self.side = side
        self.request = request
        side.loop.begun()

    def settled(self, error: Exception | None) -> None:
        self.side.loop.done()
        self.request.settled(error)
        step = getattr(self.request, "step", None)
        self.side.look([] if step is None or error else step.told)


class Side:
    """A house in the loop of the test, whose time is the loop's."""

    def __init__(self, folder: Path, bots: Bots) -> None:
        self.folder = folder
        self.bots = bots
        self.loop: VirtualLoop = asyncio.get_running_loop()  # type: ignore[assignment]
        self.devices: list[Device] = []
        self.seen: dict[int, list[Seen]] = {}
        self.newest: dict[int, bytes] = {}

    async def open(self) -> None:
        self.folder.mkdir()
        wish = {"data": str(self.folder), "database": str(self.folder / "house.sqlite")}
        self.settings = msgspec.convert(USUAL | PACE | wish, Settings)
        self.premises = Premises(self.settings)
        self.house = self.premises.house
        self.house.bots = self.bots
        await self.premises.open()
        self.house.time = HouseTime(0, self.loop.time)
        self.house.time.zero = 0.0  # both houses are equally old
        self.house.time.leash = FOREVER  # nor was either of them away before it opened
        self.house.today = self.house.time.now  # type: ignore[method-assign]
        store = self.premises.store
        put = store.put
        store.put = lambda request: put(Watched(self, request))  # type: ignore[method-assign]
        door = socket.socket(socket.AF_UNIX)
        self.door = str(self.folder / "door")
        door.bind(self.door)
        self.server = HouseServer(
            config_of(self.settings, self.premises.app),
            self.premises,
            (ready := asyncio.Event()).set,
        )
        self.serving = asyncio.create_task(self.server.serve([door]))
        await ready.wait()

    async def close(self) -> None:
        await self.go_home()
        self.server.should_exit = True
        await self.serving

    # People

    async def gather(self, game: str) -> None:
        """People, one of them with a tablet; an onlooker, who also has a television; bots."""
        law = take(game).game
        self.seats = max(law.fewest, min(4, law.most))
        count = min(PEOPLE, self.seats)
        names = ("Ana", "Bo", "Cy")[:count]
        come = [await self.premises.people.arrive(name, "en") for name in (*names, "Onno")]
        id, key = await self.house.create_room(come[0][0], "", public=True)
        for number, (person, token) in enumerate([*come, come[0], come[-1]]):
            device = Device(self.door, "http://localhost", person.name, token, person.id)
            self.devices.append(device)
            await device.enter(key)
            if number == 0:
                await device.prepare(game=game, chairs=self.seats, clock="strict", seconds=40)
            elif number < count:
                await device.sit(number)
        self.people = self.devices[:count]
        for chair in range(count, self.seats):
            await self.people[0].send("bot", chair=chair, bot="random")
        self.room = self.house.rooms[id]

    async def go_home(self) -> None:
        self.seen = {}
        for device in self.devices:
            await device.hang_up()
        self.devices = []
        for room in self.house.rooms.values():
            if room.play is not None:
                room.play.stop()

    @property
    def play(self) -> Play:
        assert self.room.play is not None
        return self.room.play

    @property
    def match(self) -> Match:
        return self.play.table.match

    async def deal(self, number: int) -> None:
        """With the same number, the same cards."""
        paper = self.room.paper
        paper.secret = f"{number:064x}"
        await self.people[0].send("start")
        for device in self.devices:
            await device.expect("table")
        self.begin()

    def begin(self) -> None:
        """From here on is compared."""
        self.newest.clear()
        self.seen = {seat: [] for seat in (NOBODY, *range(len(self.people)))}
        for device in self.devices:
            device.came.clear()
        self.look()

    def imagine(self, seat: int, luck: Any) -> None:
        """All that this seat can't see becomes something that it could not tell from it."""
        match = self.match
        match.state = match.game.imagine(match.view(seat), luck)
        match.asks = match.game.asks(match.state)
        self.play.screen = Screen(self.play.table)
        self.play.screen.step(self.play.table, [], 0, watched(self.play.seats_of_guests()))

    def look(self, told: Sequence[Told] = ()) -> None:
        """What the law lets each of them see, whenever that has changed, and hear."""
        if not self.seen:
            return
        now = round(self.loop.time(), 6)
        for seat, known in self.seen.items():
            if events := self.match.game.events.for_seat(list(told), seat):
                known.append((now, msgspec.json.encode(events)))
            seen = lawful(self.match, seat) + self.mimes_of(seat)
            if self.play.table.over:
                seen += self.folder.name.encode()  # then all secrets come out
            if seen != self.newest.get(seat):
                known.append((now, seen))
                self.newest[seat] = seen

    def mimes_of(self, seat: int) -> bytes:
        """Those that are over, and that this seat may have whole."""
        known = [*self.play.mime.past]
        shown = self.match.game.shown(self.match.state, seat)
        return b" ".join(known[number].encode() for number in shown if number < len(known))

    def watchers(self, seat: int) -> list[Device]:
        """The devices of a seat; those who look on have a television."""
        first, *others = self.people
        if seat == NOBODY:
            return [self.devices[len(self.people)], self.devices[-1]]
        return [first, self.devices[-2]] if seat == 0 else [others[seat - 1]]


def lawful(match: Match, seat: int) -> bytes:
    """All that a seat may know of a table: no more goes into what it is sent."""
    asks = [(ask.seat, ask.rule, ask.must) for ask in match.asks]
    legal = match.legal(seat) if seat >= 0 and match.place(seat) >= 0 else []
    return msgspec.json.encode((match.view(seat), asks, list(legal)))
