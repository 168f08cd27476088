"""All the routes, and the description of them all."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.di import Provide

from tablee.server.http import games, links, people, replays, rooms, watch
from tablee.server.http.lobby import Asked, Lobby, who
from tablee.server.http.openapi import description
from tablee.server.http.sheets import Sheet
from tablee.server.http.troubles import HANDLERS

ROUTES = [
    *people.ROUTES,
    *games.ROUTES,
    *rooms.ROUTES,
    *replays.ROUTES,
    *links.ROUTES,
    *watch.ROUTES,
]


@cache
def openapi_sheet() -> Sheet:
    """Litestar's own pages about it answer in HTML, so it serves none of them."""
    described = Litestar(
        ROUTES,
        dependencies={
            "lobby": Provide(lambda: None, sync_to_thread=False),
            "person": Provide(lambda: None, sync_to_thread=False),
        },
        openapi_config=description(),
        logging_config=None,
    )
    return Sheet(msgspec.json.encode(described.openapi_schema.to_schema()), "application/json")


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Asked) -> Response[Any]:
    return openapi_sheet().response(request.scope["headers"])


def routes_of(lobby: Lobby) -> Litestar:
    return Litestar(
        [*ROUTES, openapi],
        dependencies={
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "person": Provide(who),
        },
        exception_handlers=HANDLERS,
        openapi_config=None,
        request_max_body_size=lobby.settings.body_bytes,
        state=State({"lobby": lobby}),
        logging_config=None,
        debug=False,
    )
