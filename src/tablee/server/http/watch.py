"""/healthz and /metrics: for whoever looks after the house."""

from __future__ import annotations

from hmac import compare_digest

from litestar import Response, get
from msgspec import Struct

from tablee.server.addresses import is_here
from tablee.server.headers import header
from tablee.server.http.lobby import Asked, Inside
from tablee.server.metrics import CONTENT_TYPE
from tablee.server.speech import Declined


class Health(Struct):
    well: bool


@get("/healthz", include_in_schema=False)
async def health(lobby: Inside) -> Health:
    """Well if the books can be read and written; else this is a Problem, with the status 503."""
    await lobby.books.kept("health")
    if not lobby.house.is_well():  # it writes every two seconds, so it need not be tried here
        raise Declined("no_store")
    return Health(True)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked, lobby: Inside) -> Response[str]:
    """For whoever has the permission: from this machine, or with the token that was set."""
    match lobby.settings.metrics:
        case "here" if is_here(request.scope["client"]):
            pass
        case "token":
            shown = header(request.scope["headers"], b"authorization")
            if not compare_digest(
                shown.encode(), f"Bearer {lobby.settings.metrics_token}".encode()
            ):
                raise Declined("token")
        case _:
            raise Declined("no_such_page")
    return Response(lobby.metrics.text(), media_type=CONTENT_TYPE)


ROUTES = [health, metrics]
