"""/api/rooms: opening a room, and those that are open to anybody."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from tablee.server.http.lobby import Asked, Caller, Inside, address
from tablee.server.http.openapi import KNOWN, Writing, answers
from tablee.server.returning import KnownRoom
from tablee.server.sight import PublicRoom
from tablee.server.tidy import tidy

LONGEST_NAME = 40
Ids = Annotated[
    str,
    QueryParameter(pattern=r"^[\w-]{1,32}(,[\w-]{1,32}){0,3}$", description="With commas between."),
]


class NewRoom(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    public: bool = False


class RoomKey(Struct):
    """The link is /room#KEY: whoever has it may come in."""

    id: str
    key: str


@post("/api/rooms", operation_class=Writing, security=KNOWN, responses=answers(400, 401, 403))
async def open_room(
    data: JSONBody[NewRoom], person: Caller, request: Asked, lobby: Inside
) -> RoomKey:
    """A room of your own."""
    lobby.count(lobby.limits.rooms, address(request), "too_many_rooms")
    id, key = await lobby.house.create_room(person, tidy(data.name), data.public)
    return RoomKey(id, key)


@get("/api/rooms/public", responses=answers())
async def public_rooms(lobby: Inside) -> list[PublicRoom]:
    """Rooms that anybody may enter, by their id."""
    return list(lobby.house.public_rooms())


@get("/api/me/rooms", security=KNOWN, responses=answers(400, 401))
async def known_rooms(person: Caller, lobby: Inside, ids: Ids) -> list[KnownRoom]:
    """How it stands in rooms where you have been: what is on, and whose turn it is."""
    return list(await lobby.house.rooms_known(person.id, ids.split(",")))


ROUTES = [open_room, public_rooms, known_rooms]
