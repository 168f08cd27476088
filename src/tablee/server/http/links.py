"""/api/reach and /api/qr: the addresses for others, and a link into this house as a picture."""

from __future__ import annotations

import asyncio
import io
from typing import Annotated

import segno
from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tablee.server.addresses import is_here
from tablee.server.headers import our_address
from tablee.server.http.lobby import Asked, Inside, Lobby
from tablee.server.http.openapi import Writing, answers
from tablee.server.reach import Reach, own_addresses, reach
from tablee.server.speech import Declined

PATH = "^/([a-z0-9-]+(/[a-z0-9-]+){0,2})?(#[A-Za-z0-9_-]{1,64})?$"
SVG = "image/svg+xml"


class Link(Struct, forbid_unknown_fields=True):
    """A path of this house, with its key behind the #: /room#KEY.

    `address`: one of those of /api/reach; else the first of them.
    """

    path: Annotated[str, Meta(max_length=160, pattern=PATH)]
    address: Annotated[str, Meta(max_length=300)] = ""


async def reach_for(request: Asked, lobby: Lobby) -> Reach:
    """Only this very machine is told its addresses; whoever comes from elsewhere knows one."""
    scope = request.scope
    called = our_address(scope["headers"], lobby.settings)
    server = scope.get("server")
    port = server[1] if server and server[1] else lobby.settings.port
    own = await asyncio.to_thread(own_addresses) if is_here(scope["client"]) else []
    return reach(lobby.settings, called, port, lambda: own)


@get("/api/reach", responses=answers())
async def addresses(request: Asked, lobby: Inside) -> Reach:
    """By which addresses others reach this house, the likeliest first."""
    return await reach_for(request, lobby)


@post(
    "/api/qr",
    operation_class=Writing,
    status_code=200,
    media_type=SVG,
    responses=answers(400, 403),
)
async def draw(data: JSONBody[Link], request: Asked, lobby: Inside) -> Response[str]:
    """The link as a QR code, in SVG."""
    bases = (await reach_for(request, lobby)).addresses
    base = data.address or next(iter(bases), "")
    if base not in bases:
        raise Declined("no_such_link", "path")
    return Response(picture(base + data.path), media_type=SVG)


def picture(link: str) -> str:
    out = io.BytesIO()
    code = segno.make(link, micro=False)
    code.save(out, kind="svg", border=4, xmldecl=False, omitsize=True, dark="#000", light="#fff")
    return out.getvalue().decode()


ROUTES = [addresses, draw]
