"""/api/qr: a link into this house as a picture, for a phone to read."""

from __future__ import annotations

import io
from typing import Annotated

import segno
from litestar import Response, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tablee.server.headers import our_address
from tablee.server.http.lobby import Asked, Inside
from tablee.server.http.openapi import Writing, answers
from tablee.server.speech import Declined

PATH = "^/([a-z0-9-]+(/[a-z0-9-]+){0,2})?(#[A-Za-z0-9_-]{1,64})?$"
SVG = "image/svg+xml"


class Link(Struct, forbid_unknown_fields=True):
    """A path of this house, with its key behind the #: /room#KEY."""

    path: Annotated[str, Meta(max_length=160, pattern=PATH)]


@post(
    "/api/qr",
    operation_class=Writing,
    status_code=200,
    media_type=SVG,
    responses=answers(400, 403),
)
async def draw(data: JSONBody[Link], request: Asked, lobby: Inside) -> Response[str]:
    """The link as a QR code, in SVG."""
    base = our_address(request.scope["headers"], lobby.settings)
    if not base:
        raise Declined("no_such_link", "path")
    return Response(picture(base + data.path), media_type=SVG)


def picture(link: str) -> str:
    out = io.BytesIO()
    code = segno.make(link, micro=False)
    code.save(out, kind="svg", border=4, xmldecl=False, omitsize=True, dark="#000", light="#fff")
    return out.getvalue().decode()


ROUTES = [draw]
