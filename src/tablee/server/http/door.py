"""The front door: every request passes here first, and every answer on its way out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from math import ceil
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Send

from tablee.server.addresses import address_of
from tablee.server.called import Names, name_in
from tablee.server.headers import from_our_page, header, token_in
from tablee.server.http.client import KINDS, Client, told, unbuilt
from tablee.server.http.lobby import Lobby
from tablee.server.http.sheets import start
from tablee.server.http.troubles import PATIENCE, problem
from tablee.server.logs import note, note_failure
from tablee.server.settings import Settings
from tablee.server.speech import Declined

READING: Final = ("GET", "HEAD", "OPTIONS")
METHODS: Final = (*READING, "POST", "PUT", "PATCH", "DELETE")
OURS: Final = ("/api", "/healthz", "/metrics")
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
PERMISSIONS: Final = (
    "camera=(), geolocation=(), payment=(), usb=(), "
    "microphone=(self), fullscreen=(self), screen-wake-lock=(self)"
)


def safety(settings: Settings) -> list[tuple[bytes, bytes]]:
    """Headers of every answer."""
    headers = {
        "content-security-policy": POLICY,
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "permissions-policy": PERMISSIONS,
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
    }
    if settings.secure:
        headers["strict-transport-security"] = "max-age=31536000"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


class Answering:
    """The way out: it adds what every answer has, and remembers how it went."""

    def __init__(self, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self.send = send
        self.headers = headers
        self.status = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            own = list(message.get("headers", []))
            if not any(name.lower() == b"cache-control" for name, _ in own):
                own.append((b"cache-control", b"no-store"))
            message["headers"] = [*own, *self.headers]
        await self.send(message)


class Door:
    """Limits, origin, time and headers; then the routes, or the files of the client."""

    def __init__(self, lobby: Lobby, routes: ASGIApp, client: Client) -> None:
        self.lobby = lobby
        self.routes = routes
        self.client = client
        self.headers = safety(lobby.settings)
        self.names = Names(lobby.settings)

    async def __call__(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        out = Answering(send, self.headers)
        try:
            async with asyncio.timeout(self.lobby.settings.request_seconds):
                await self.pass_on(scope, receive, out)
        except TimeoutError:
            await self.decline(Declined("too_slow"), scope, out, [(b"connection", b"close")])
        except Exception as error:  # whatever it was, the house stays open
            note_failure("broken", error)
            await self.decline(Declined("broken"), scope, out)
        self.note(scope, out.status, time.perf_counter() - began)

    async def pass_on(self, scope: HTTPScope, receive: Receive, out: Answering) -> None:
        try:
            ours = self.check(scope)
        except Declined as declined:
            await self.decline(declined, scope, out)
            return
        if ours:
            await self.routes(scope, receive, out)
        else:
            await self.hand_out(scope, out)

    def check(self, scope: HTTPScope) -> bool:
        """Is it for the routes? Declined if this request may not come in."""
        ours = scope["path"].startswith(OURS)
        person = self.lobby.people.known(token_in(scope["headers"]))
        count = self.lobby.limits.ask if ours else self.lobby.limits.fetch
        if wait := count(address_of(scope["client"]), "" if person is None else person.id):
            raise Declined("too_fast", seconds=ceil(wait))
        if not self.names.answer(scope["headers"]):
            name = name_in(header(scope["headers"], b"host"))
            raise Declined("unknown_name", name=name[:100] or "?")
        if not ours:
            return False
        if scope["method"] not in READING:
            headers = scope["headers"]
            marked = header(headers, b"x-tablee") == "1"
            if not marked or not from_our_page(headers, self.lobby.settings):
                raise Declined("not_from_here")
        return True

    async def hand_out(self, scope: HTTPScope, out: Answering) -> None:
        sheet = self.client.find(scope["path"])
        if scope["method"] not in ("GET", "HEAD"):
            await self.decline(Declined("no_such_way"), scope, out, [(b"allow", b"GET, HEAD")])
        elif sheet is not None:
            await sheet.send(scope, out)
        elif scope["path"] == "/" or not self.client.built:
            await unbuilt(self.lobby.language(scope)).send(scope, out, 503)
        else:
            await self.decline(Declined("no_such_page"), scope, out)

    async def decline(
        self,
        declined: Declined,
        scope: HTTPScope,
        out: Answering,
        more: list[tuple[bytes, bytes]] | None = None,
    ) -> None:
        """A Problem as the answer, unless one has begun already."""
        if out.status:
            return
        language = self.lobby.language(scope)
        status, said = problem(declined, language)
        page = wants_page(scope)
        body = told(language, said.text) if page else msgspec.json.encode(said)
        kind = KINDS["html"] if page else KINDS["json"]
        headers = [(b"content-type", kind.encode()), *(more or [])]
        headers.append((b"content-length", str(len(body)).encode()))
        if status == 429:
            headers.append((b"connection", b"close"))  # whoever is too fast has to knock again
        if status in (429, 503):
            wait = str(declined.values.get("seconds", PATIENCE))
            headers.append((b"retry-after", wait.encode()))
        await start(out, status, headers)
        shown = b"" if scope["method"] == "HEAD" else body
        await out({"type": "http.response.body", "body": shown, "more_body": False})

    def note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        """By its route: an address as it was typed might hold a secret."""
        method = scope["method"] if scope["method"] in METHODS else "other"
        route = str(scope.get("path_template") or "")
        if not scope["path"].startswith(OURS):
            route = "client"
        metrics = self.lobby.metrics
        metrics.requests.add(method, route or "none", str(status))
        metrics.request_seconds.see(seconds)
        note("request", method=method, route=route or "none", status=status,
             ms=round(seconds * 1000, 1))  # fmt: skip


def wants_page(scope: HTTPScope) -> bool:
    """A person who goes somewhere with a browser, and would not read JSON."""
    going = scope["method"] in ("GET", "HEAD") and not scope["path"].startswith(OURS)
    return going and "text/html" in header(scope["headers"], b"accept")


Handle = Callable[[Any, Any, Any], Awaitable[None]]


class Entrance:
    """Sockets go one way, requests the other."""

    def __init__(self, door: Door, socket: Handle) -> None:
        self.door = door
        self.socket = socket

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self.door(scope, receive, send)
        elif scope["path"] == "/ws" and self.door.names.answer(scope["headers"]):
            await self.socket(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close"})  # not accepted: a bare 403
