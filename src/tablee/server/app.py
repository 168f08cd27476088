"""The application put together, and the server that runs it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from tablee.server import garbage
from tablee.server.bots import Bots
from tablee.server.files import allow_more_files
from tablee.server.house import House
from tablee.server.http.client import Client, own_client
from tablee.server.http.door import Door, Entrance, Handle
from tablee.server.http.lobby import Lobby
from tablee.server.http.patience import patient
from tablee.server.http.routes import routes_of
from tablee.server.limits import Limits
from tablee.server.line import line_of
from tablee.server.logs import note, open_logs
from tablee.server.metrics import Metrics
from tablee.server.post import Post
from tablee.server.settings import Settings
from tablee.server.socket import Sockets
from tablee.server.store import Books, store_at
from tablee.server.sweeping import keep_sweeping

GOODBYE = 5  # seconds for requests that are under way when the house closes
PING = 20.0


def make_app(lobby: Lobby, handle: Handle, client: Client | None = None) -> Entrance:
    """Routes behind the front door, and the socket beside it."""
    return Entrance(Door(lobby, routes_of(lobby), client or own_client()), handle)


class Premises:
    """A house with everything that belongs to it, from its settings alone."""

    def __init__(self, settings: Settings, client: Client | None = None) -> None:
        self.settings = settings
        self.store = store_at(settings.store)
        self.books = Books(self.store)
        self.limits = Limits(settings)
        self.metrics = Metrics()
        bots = Bots(settings.bot_workers, settings.bot_seconds)
        self.house = House(settings, self.books, bots, self.limits, self.metrics)
        self.people = self.house.people
        lobby = Lobby(settings, self.house, self.people, self.books, self.limits, self.metrics)
        sockets = Sockets(self.house, self.people, self.limits, settings)
        self.app = make_app(lobby, sockets.handle, client)
        self.sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.settings.folder.mkdir(parents=True, exist_ok=True)
        await self.store.open()
        await self.house.open()
        self.sweeper = asyncio.create_task(keep_sweeping(self.house))

    async def say_goodbye(self) -> None:
        """While people can still hear it."""
        if self.sweeper is not None:
            self.sweeper.cancel()
        await self.house.close()

    async def lock_up(self) -> None:
        await self.store.close()


class HouseServer(uvicorn.Server):
    """uvicorn, which opens the house before the first guest and closes it in good order."""

    def __init__(
        self, config: uvicorn.Config, premises: Premises, ready: Callable[[], Any]
    ) -> None:
        super().__init__(config)
        self.premises = premises
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        note("open")
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.premises.say_goodbye()
        await super().shutdown(sockets)
        await self.premises.lock_up()
        note("closed")


def config_of(settings: Settings, app: Entrance) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=patient(settings.request_seconds, app.door.lobby.limits.connections),
        ws=line_of(Post(), app.door.lobby.limits),
        ws_per_message_deflate=False,
        ws_max_size=4 * settings.message_bytes,  # a bit too large is answered, not cut off
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.public),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=GOODBYE,
    )


async def run(
    settings: Settings, door: socket.socket, ready: Callable[[], Any], client: Client | None = None
) -> None:
    """From opening to closing time."""
    premises = Premises(settings, client)
    try:
        await premises.open()
    except BaseException:
        await premises.lock_up()
        raise
    garbage.spare()
    server = HouseServer(config_of(settings, premises.app), premises, ready)
    await server.serve([door])


def serve(settings: Settings, door: socket.socket, ready: Callable[[], Any]) -> None:
    """Open the house at this door; `ready` is called as soon as people can come in."""
    open_logs(settings)
    allow_more_files()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run(settings, door, ready))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, where there is one (not on Windows)."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
