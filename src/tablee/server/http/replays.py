"""/api/replays: a finished game by the secret of its link, as a record, step by step, checked.

The link is /replay#SECRET; the page sends the secret in a header, so that it is in no address.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import HeaderParameter, QueryParameter
from msgspec import Struct

from tablee.engine.ear import Listening
from tablee.engine.flaws import BadRecord
from tablee.engine.match import Match
from tablee.engine.record import Record, Replay, read, verify
from tablee.engine.seats import NOBODY
from tablee.games import shelf
from tablee.server.http.lobby import Inside, Lobby
from tablee.server.http.openapi import answers
from tablee.server.people import hashed
from tablee.server.speech import Declined

MOST_STEPS = 200  # in one answer
AT_A_TIME = asyncio.Semaphore(1)  # replaying is work: one after another, and not on the loop

Secret = Annotated[
    str,
    HeaderParameter(
        name="X-Tablee-Share", min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$"
    ),
]
Seat = Annotated[int, QueryParameter(ge=NOBODY, le=59, description="-3: what onlookers saw.")]
From = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS)]


class Verdict(Struct):
    """Does every step hold, and was the luck as promised (table.fair)?"""

    holds: bool
    flaw: str  # why not; empty where it holds
    line: int | None
    moves: int


class StepSeen(Struct):
    """The table after a line of the record, as a seat saw it."""

    seat: int  # who moved; -3: nobody, this is the opening or a move taken back
    move: Any
    undone: int
    view: Any
    events: list[Any]
    asks: list[tuple[int, str]]  # seat and rule


class Steps(Struct):
    """Step 0 is the opening; after it, one for each line of the record."""

    total: int
    first: int
    steps: list[StepSeen]


async def record_bytes(share: str, lobby: Lobby) -> bytes:
    return await lobby.house.replay(hashed(share))


def record_in(text: bytes) -> Record:
    try:
        return read(text)
    except BadRecord:
        raise Declined("no_such_replay") from None


@get("/api/replays/record", responses=answers(400, 403, 404, 409))
async def record(share: Secret, lobby: Inside) -> Response[dict[str, Any]]:
    """The record, as docs/record.md describes it and `tablee verify` checks it."""
    # 409 only for games that ended before records were kept, and whose rules have changed since
    text = await record_bytes(share, lobby)
    name = f"tablee-{record_in(text).game}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    whole: Any = text.rstrip() + b"\n"
    return Response(whole, headers=headers, media_type="application/json")


@get("/api/replays/verify", responses=answers(400, 403, 404, 409))
async def check(share: Secret, lobby: Inside) -> Verdict:
    """The house checks its own record; anybody else can do so too, with the rules of that game."""
    record = record_in(await record_bytes(share, lobby))
    async with AT_A_TIME:
        return await asyncio.to_thread(verdict, record)


def verdict(record: Record) -> Verdict:
    moves = sum(not line.undo for line in record.lines)
    try:
        match = verify(record, shelf.take(record.game).game)
        flaw = "" if match.over else "unfinished"
        return Verdict(not flaw, flaw, None, moves)
    except BadRecord as error:
        if error.flaw == "version":
            raise Declined("old_rules") from None
        return Verdict(False, error.flaw, error.line, moves)
    except shelf.UnknownGame:
        raise Declined("old_rules") from None


@get("/api/replays/steps", responses=answers(400, 403, 404, 409))
async def steps(
    share: Secret, lobby: Inside, seat: Seat = NOBODY, first: From = 0, count: Count = MOST_STEPS
) -> Steps:
    """What a seat saw, step by step."""
    record = record_in(await record_bytes(share, lobby))
    if seat not in (NOBODY, *range(len(record.seats))):
        raise Declined("no_such_seat", "seat")
    async with AT_A_TIME:
        return await asyncio.to_thread(steps_of, record, seat, first, count)


def steps_of(record: Record, seat: int, first: int, count: int) -> Steps:
    ear = Listening()
    total = len(record.lines) + 1
    try:
        replay = Replay(record, shelf.take(record.game).game, ear)
        seen = []
        for number in range(min(total, first + count)):
            if number:
                ear.told = []
                replay.step()
            if number >= first:
                seen.append(step_seen(replay, ear, seat, number))
    except (BadRecord, shelf.UnknownGame):
        raise Declined("old_rules") from None
    return Steps(total, first, seen)


def step_seen(replay: Replay, ear: Listening, seat: int, number: int) -> StepSeen:
    match: Match = replay.match
    line = replay.record.lines[number - 1] if number else None
    moved = line is not None and not line.undo
    told = [] if line is not None and line.undo else match.game.events.for_seat(ear.told, seat)
    return StepSeen(
        seat=line.seat if line is not None and moved else NOBODY,
        move=line.move if line is not None and moved else None,
        undone=line.undo if line is not None else 0,
        view=msgspec.to_builtins(match.view(seat)),
        events=[msgspec.to_builtins(event) for event in told],
        asks=[(ask.seat, ask.rule) for ask in match.asks],
    )


@get("/api/replays/beliefs", responses=answers(400, 403, 404, 409))
async def beliefs(share: Secret, lobby: Inside) -> list[Any]:
    """What the bots believed, moment by moment; nothing where the game can't tell."""
    record = record_in(await record_bytes(share, lobby))
    async with AT_A_TIME:
        return await asyncio.to_thread(beliefs_of, record)


def beliefs_of(record: Record) -> list[Any]:
    try:
        hindsight = shelf.take(record.game).hindsight
        return [] if hindsight is None else [msgspec.to_builtins(one) for one in hindsight(record)]
    except (BadRecord, shelf.UnknownGame):
        raise Declined("old_rules") from None


class WholeMime(Struct):
    """A mime, a piece for each tenth of a second, in base64 (docs/socket.md)."""

    pieces: list[str]


@get("/api/replays/mime", responses=answers(400, 403, 404, 409))
async def mime(share: Secret, lobby: Inside, number: From = 0) -> WholeMime:
    """A mime of the game, by its number at that table; the views of the steps name them."""
    pieces = await lobby.house.mime(hashed(share), number)
    return WholeMime([b64encode(piece).decode() for piece in pieces])


ROUTES = [record, check, steps, beliefs, mime]
