"""A real server on a free port with a real SQLite, and only the rooms made up."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn

from tablee.server.app import config_of, loop_factory, make_app
from tablee.server.http.client import Client
from tablee.server.http.lobby import Lobby
from tablee.server.limits import Limits
from tablee.server.listening import bind
from tablee.server.metrics import Metrics
from tablee.server.people import People, Person, hashed, wall_clock
from tablee.server.returning import KnownRoom
from tablee.server.settings import Settings
from tablee.server.sight import PublicRoom
from tablee.server.speech import Declined
from tablee.server.store import Books, store_at

SHARE = "a-share-secret-of-this-house"
RECORD = (Path(__file__).parents[3] / "docs/example-record.json").read_bytes()


class MadeUpHouse:
    """Rooms that are only remembered."""

    people: People

    def __init__(self) -> None:
        self.rooms: dict[str, tuple[str, bool]] = {}
        self.addressed: list[tuple[str, str]] = []
        self.forgotten: list[str] = []
        self.sent_off: list[tuple[int, str]] = []
        self.records = {hashed(SHARE): RECORD}
        self.delay = 0.0
        self.well = True

    async def create_room(self, person: Person, name: str, public: bool) -> tuple[str, str]:
        await asyncio.sleep(self.delay)
        id = f"room{len(self.rooms)}"
        self.rooms[id] = (name, public)
        return id, "k" * 24

    def public_rooms(self) -> list[PublicRoom]:
        return [
            PublicRoom(id, name, "paires", 1, 4, 3, False)
            for id, (name, public) in self.rooms.items()
            if public
        ]

    async def rooms_known(self, person: str, ids: Sequence[str]) -> list[KnownRoom]:
        return [KnownRoom(id, "paires") for id in ids if id in self.rooms]

    async def replay(self, share_hash: bytes) -> bytes:
        if share_hash not in self.records:
            raise Declined("no_such_replay")
        return self.records[share_hash]

    async def mime(self, share_hash: bytes, number: int) -> list[bytes]:
        if share_hash not in self.records:
            raise Declined("no_such_replay")
        raise Declined("no_such_mime", "number")

    def address(self, person: Person) -> None:
        self.addressed.append((person.name, person.lang))

    def send_off_devices(self, devices: Collection[bytes], code: str) -> None:
        self.sent_off.append((len(devices), code))

    def is_well(self) -> bool:
        return self.well

    async def forget(self, person_id: str) -> None:
        self.forgotten.append(person_id)
        await self.people.forget(person_id)


class Running:
    """A house that is open, in a thread of its own."""

    def __init__(self, settings: Settings, client: Client | None, plain: bool) -> None:
        self.settings = settings
        self.plain = plain  # Python's own loop, as where there is no uvloop
        self.house = MadeUpHouse()
        self.now = wall_clock
        self.tick = 0.0
        self.client = client
        self.guests: list[httpx.Client] = []
        self.opened = threading.Event()
        self.thread = threading.Thread(target=self.live, daemon=True)
        self.thread.start()
        assert self.opened.wait(30)
        self.address = f"http://127.0.0.1:{self.port}"

    def live(self) -> None:
        factory = None if self.plain else loop_factory()
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(self.run())

    async def run(self) -> None:
        store = store_at(self.settings.store)
        await store.open()
        self.store = store
        self.books = Books(store)
        self.people = self.house.people = People(self.books, lambda: self.now())
        self.metrics = Metrics()
        self.limits = Limits(self.settings, lambda: self.tick)
        lobby = Lobby(self.settings, self.house, self.people, self.books, self.limits, self.metrics)
        app = make_app(lobby, self.socket, self.client)
        self.server = uvicorn.Server(config_of(self.settings, app))
        door = bind(self.settings)
        self.port = door.getsockname()[1]
        door.listen()
        self.loop = asyncio.get_running_loop()
        self.opened.set()
        await self.server.serve([door])
        await store.close()

    async def socket(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.close"})

    def stop(self) -> None:
        for guest in self.guests:
            guest.close()
        self.server.should_exit = True
        self.thread.join(30)
        assert not self.thread.is_alive()

    def do(self, work: Any) -> Any:
        """Something of the house, on its own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def guest(self, lang: str = "en", **headers: str) -> httpx.Client:
        """A browser with a cookie jar of its own, on a page of this house."""
        usual = {"Origin": self.address, "X-Tablee": "1", "Accept-Language": lang}
        guest = httpx.Client(base_url=self.address, headers=usual | headers, timeout=30)
        self.guests.append(guest)
        return guest

    def person(self, name: str = "Ana", lang: str = "en") -> httpx.Client:
        guest = self.guest(lang)
        assert guest.post("/api/people", json={"name": name, "lang": lang}).status_code == 201
        return guest


Open = Callable[..., Running]


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Open]:
    """Opens houses with whatever settings a test wants."""
    opened: list[Running] = []

    def begin(client: Client | None = None, plain: bool = False, **settings: Any) -> Running:
        usual = {"host": "127.0.0.1", "port": 0, "data": str(tmp_path), "log_level": "error"}
        usual["database"] = str(tmp_path / f"house{len(opened)}.sqlite")
        opened.append(Running(msgspec.convert(usual | settings, Settings), client, plain))
        return opened[-1]

    yield begin
    for house in opened:
        house.stop()


@pytest.fixture
def running(open_house: Open) -> Running:
    return open_house(requests_per_second=100_000, people_per_address=100_000)


def problem(response: httpx.Response) -> tuple[int, str]:
    """Status and code, after a look at the rest."""
    body = response.json()
    assert set(body) <= {"code", "text", "field"}
    assert len(body["text"]) > 20
    return response.status_code, body["code"]


__all__ = ["RECORD", "SHARE", "Open", "Running", "problem"]
