"""/api/people and /api/me: coming in, who you are, a second device, and being forgotten."""

from __future__ import annotations

from math import ceil
from typing import Annotated, Literal

from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from tablee.server.addresses import neighbourhood_of
from tablee.server.devices import device_id, kind_of
from tablee.server.headers import cookie_of, token_in
from tablee.server.http.lobby import Asked, Caller, Inside, Lobby, address
from tablee.server.http.openapi import KNOWN, Writing, answers
from tablee.server.people import CODE_MINUTES, Person, hashed, name_in
from tablee.server.speech import Declined
from tablee.server.store import Mentions, TalkRow

Name = Annotated[str, Meta(min_length=1, max_length=200)]
Lang = Literal["fr", "en"]


class Arrival(Struct, forbid_unknown_fields=True):
    """A nickname, and the language to speak (else the browser's)."""

    name: Name
    lang: Lang | None = None


class Change(Struct, forbid_unknown_fields=True):
    name: Name | None = None
    lang: Lang | None = None


class Me(Struct):
    id: str
    name: str
    lang: str
    since: int  # milliseconds since 1970, as all times here


class Code(Struct):
    """To type on another device, once, while it lasts."""

    code: str
    expires: int
    minutes: int


class CodeTyped(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Saying(Struct):
    room: str
    text: str
    at: int


class Device(Struct):
    """A browser that is you: its kind, since when, when it was here last, whether it asks."""

    id: str
    kind: str  # android, chromebook, ipad, iphone, linux, mac or windows; empty: another
    since: int
    seen: int
    here: bool


class Stored(Struct):
    """Everything that the house keeps about somebody."""

    me: Me
    seen: int
    devices: list[Device]
    rooms: list[str]
    tables: list[str]
    talk: list[Saying]


def me(person: Person) -> Me:
    return Me(person.id, person.name, person.lang, person.since)


def with_cookie(body: Me, token: str, lobby: Lobby, status: int) -> Response[Me]:
    headers = {"set-cookie": cookie_of(token, lobby.settings)}
    return Response(body, status_code=status, headers=headers)


@post("/api/people", operation_class=Writing, responses=answers(400, 403))
async def come_in(data: JSONBody[Arrival], request: Asked, lobby: Inside) -> Response[Me]:
    """Become known here: a nickname is all it takes. The secret is in the cookie `tablee`."""
    name_in(data.name)
    lobby.count(lobby.limits.people, address(request), "too_many_people")
    lang = data.lang or lobby.language(request.scope)
    kind = kind_of(request.scope["headers"])
    person, token = await lobby.people.arrive(data.name, lang, kind)
    return with_cookie(me(person), token, lobby, 201)


@get("/api/me", security=KNOWN, responses=answers(401))
async def who_am_i(person: Caller, request: Asked, lobby: Inside) -> Response[Me]:
    """Who the house thinks you are; the cookie lasts as long again from here."""
    return with_cookie(me(person), token_in(request.scope["headers"]), lobby, 200)


@patch("/api/me", operation_class=Writing, security=KNOWN, responses=answers(400, 401, 403))
async def change_me(data: JSONBody[Change], person: Caller, lobby: Inside) -> Me:
    """Another name, another language. Names are read by others: they are rationed as talk is."""
    if data.name is not None and name_in(data.name) != person.name:
        if wait := lobby.limits.talk.take(person.id):
            raise Declined("too_fast", seconds=ceil(wait))
    await lobby.people.rename(person, data.name, data.lang)
    lobby.house.address(person)
    return me(person)


@delete("/api/me", operation_class=Writing, security=KNOWN, responses=answers(401, 403))
async def forget_me(person: Caller, lobby: Inside) -> Response[None]:
    """Take away all that is stored about you. Bots play on in your seats."""
    await lobby.house.forget(person.id)
    return Response(None, status_code=204, headers={"set-cookie": cookie_of("", lobby.settings)})


@get("/api/me/data", security=KNOWN, responses=answers(401))
async def my_data(person: Caller, request: Asked, lobby: Inside) -> Stored:
    """Everything that the house keeps about you."""
    # It looks through all rooms and tables, so it is rationed.
    lobby.count(lobby.limits.data, address(request), "asked_often")
    mentions: Mentions = await lobby.books.mentions(person.id)
    talk: list[tuple[str, TalkRow]] = await lobby.books.said_by(person.id)
    return Stored(
        me(person),
        person.seen,
        await devices_of(person, request, lobby),
        mentions.rooms,
        mentions.tables,
        [Saying(room, row.text, row.at) for room, row in talk],
    )


@post("/api/me/code", operation_class=Writing, security=KNOWN, responses=answers(401, 403))
async def make_code(person: Caller, lobby: Inside) -> Code:
    """A short code that makes another device yours too."""
    code, expires = await lobby.people.make_code(person)
    return Code(f"{code[:4]}-{code[4:]}", expires, CODE_MINUTES)


@post("/api/me/device", operation_class=Writing, responses=answers(400, 403), status_code=200)
async def join_by_code(data: JSONBody[CodeTyped], request: Asked, lobby: Inside) -> Response[Me]:
    """Be the same person on this device, by the code that the other one showed."""
    lobby.count(lobby.limits.codes, address(request), "too_many_codes")
    lobby.count(
        lobby.limits.home_codes, neighbourhood_of(request.scope["client"]), "too_many_codes"
    )
    lobby.count(lobby.limits.all_codes, "everybody", "too_many_codes")
    kind = kind_of(request.scope["headers"])
    person, token = await lobby.people.join_by_code(data.code, kind)
    return with_cookie(me(person), token, lobby, 200)


@get("/api/me/devices", security=KNOWN, responses=answers(401))
async def my_devices(person: Caller, request: Asked, lobby: Inside) -> list[Device]:
    """All browsers that are you, the one that was here last first."""
    return await devices_of(person, request, lobby)


@delete("/api/me/devices", operation_class=Writing, security=KNOWN, responses=answers(401, 403))
async def end_other_devices(person: Caller, request: Asked, lobby: Inside) -> None:
    """No browser but this one is you any more; nor does a code work that was shown before."""
    own = hashed(token_in(request.scope["headers"]))
    others = [row.hash for row in await lobby.books.devices(person.id) if row.hash != own]
    await end(others, person, lobby)


@delete(
    "/api/me/devices/{device:str}",
    operation_class=Writing,
    security=KNOWN,
    responses=answers(401, 403, 404),
)
async def end_device(device: FromPath[str], person: Caller, request: Asked, lobby: Inside) -> None:
    """That browser is nobody any more; not this one, which could not come back by itself."""
    own = hashed(token_in(request.scope["headers"]))
    rows = await lobby.books.devices(person.id)
    named = [row.hash for row in rows if row.hash != own and device_id(row.hash) == device]
    if not named:
        raise Declined("no_such_device", "device")
    await end(named, person, lobby)


async def end(hashes: list[bytes], person: Person, lobby: Lobby) -> None:
    """Whoever sits at one of them is told."""
    await lobby.people.end_devices(person, hashes)
    lobby.house.send_off_devices(hashes, "device_ended")


async def devices_of(person: Person, request: Asked, lobby: Lobby) -> list[Device]:
    own = hashed(token_in(request.scope["headers"]))
    return [
        Device(device_id(row.hash), row.kind, row.since, row.seen, row.hash == own)
        for row in await lobby.books.devices(person.id)
    ]


ROUTES = [
    come_in,
    who_am_i,
    change_me,
    forget_me,
    my_data,
    make_code,
    join_by_code,
    my_devices,
    end_device,
    end_other_devices,
]
