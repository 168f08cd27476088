"""What strangers hand to the house, as bytes: messages, records, tables from other houses."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec.structs import replace

from tablee.engine.chance import Seeded, commitment
from tablee.engine.flaws import BadRecord
from tablee.engine.luck import Given
from tablee.engine.match import Match
from tablee.engine.night_record import read_any, verify_night
from tablee.engine.playout import random_move
from tablee.engine.record import Record, Seating, record_of, verify, write
from tablee.games.shelf import UnknownGame, packages, take
from tablee.server import wire
from tablee.server.arrivals import OtherRules, bring_in
from tablee.server.entries import Header, Moved, Sitting, encode
from tablee.server.moving import decode
from tablee.server.store.parcel import FORMAT, Broken, Contents, Parcel
from tablee.server.table import dealer, lay, luck_of

SECRET, WORD = bytes(32), bytes(16)


class Accepted(Exception):
    """It would be written down now."""


class NoBooks:
    """Whatever is to be kept is fine."""

    async def newest_trace(self) -> None:
        return None

    async def person(self, id: str) -> None:
        return None

    def __getattr__(self, name: str) -> Any:
        raise Accepted


class Target(NamedTuple):
    """How it is read; whatever else is raised there is our fault. What it looks like usually."""

    read: Callable[[bytes], None]
    refused: tuple[type[Exception], ...]
    seeds: Callable[[], list[bytes]]


def message(data: bytes) -> None:
    said = decode(data)
    assert decode(msgspec.json.encode(said)) == said


def record(data: bytes) -> None:
    found = read_any(data)
    game = take(found.game).game
    if isinstance(found, Record):
        verify(found, game)
    else:
        verify_night(found, game)


def parcel(data: bytes) -> None:
    """As it is; and as the contents of a file that says so itself."""
    try:
        msgspec.json.decode(data)
        file = Parcel(FORMAT, hashlib.sha256(data).hexdigest(), msgspec.Raw(data))
        data = msgspec.json.encode(file)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        pass
    work = bring_in(NoBooks(), data, 0)  # type: ignore[arg-type]
    try:
        work.send(None)
    except StopIteration:
        return
    finally:
        work.close()


def messages() -> list[bytes]:
    some = [
        {"t": kind.__struct_config__.tag} | dict.fromkeys(kind.__struct_fields__, 1)
        for kind in get_args(wire.FromBrowser)
    ]
    return [msgspec.json.encode(one) for one in some] + [
        b'{"t":"move","table":"x","key":1,"ask":0,"move":{"do":"draw"}}'
    ]


def header_of(game: str) -> Header:
    law = take(game).game
    seats = [Sitting(f"P{seat}", f"p{seat}") for seat in range(law.fewest)]
    return Header(
        game, law.version, {}, seats, SECRET.hex(), [], "none", 0, "live", 0,
        words=[Given(0, commitment(WORD), WORD.hex())],
    )  # fmt: skip


def played(header: Header, moves: int = 12) -> Match:
    """The beginning of a game."""
    match, luck = lay(header, dealer(header)), Seeded(3)
    while not match.over and len(match.rows) < moves:
        match.submit(match.turn, random_move(match.game, match.state, match.turn, luck))
    return match


def records() -> list[bytes]:
    found = []
    for header in map(header_of, packages()):
        match = played(header)
        seats = [Seating(sitting.name) for sitting in header.seats]
        found.append(write(record_of(match, seats, luck_of(header))))
    return found


def parcels() -> list[bytes]:
    found = []
    for header in map(header_of, packages()):
        match = played(header)
        header = replace(header, opening=match.opening)
        log = [
            (at, encode(Moved(0, row.seat, row.move, row.note, row.picks)))
            for at, row in enumerate(match.rows)
        ]
        whole = Contents("t" * 16, "r" * 16, header.game, encode(header), 0, None, None, log, [])
        found.append(msgspec.json.encode(whole))
    return found


TARGETS = {
    "message": Target(message, (msgspec.DecodeError, UnicodeDecodeError, RecursionError), messages),
    "record": Target(record, (BadRecord, UnknownGame), records),
    "parcel": Target(parcel, (Broken, OtherRules, Accepted), parcels),
}


def try_one(name: str, data: bytes) -> bool:
    """Was it read? Whatever is not refused in good order comes through."""
    target = TARGETS[name]
    try:
        target.read(data)
    except target.refused as error:
        return isinstance(error, Accepted)
    return True
