"""The way back: how it stands in rooms where somebody has been, told to that person alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from tablee.engine.seats import CLOCK
from tablee.server.seating import Paper

if TYPE_CHECKING:
    from tablee.server.house import House
    from tablee.server.room import Room


class KnownRoom(Struct, frozen=True):
    """A room that knows whoever asks: what is on there, and whom the game waits for."""

    id: str
    game: str  # in play, or planned next
    playing: bool = False
    seated: bool = False  # is there a seat of theirs?
    yours: bool = False  # does it wait for them?
    waits: list[str] = []  # names of those it waits for; all at the table may know


async def rooms_known(house: House, person: str, ids: Sequence[str]) -> list[KnownRoom]:
    """Those that don't know the person are left out, as if there were none."""
    found: list[KnownRoom] = []
    for id in dict.fromkeys(ids):
        row = await house.books.room(id)
        if row is None or not msgspec.json.decode(row.doc, type=Paper).knows(person):
            continue
        room = await house.try_room(id)  # a table tells whose turn it is once it is awake
        if room is not None:
            found.append(known(room, person))
    return found


def known(room: Room, person: str) -> KnownRoom:
    paper = room.paper
    if room.play is None or room.play.table.over:
        return KnownRoom(paper.id, paper.game)
    table = room.play.table
    asked = [ask.seat for ask in table.match.asks if ask.must and ask.seat != CLOCK]
    seat = table.places.get(person)
    names = [seen.name for seen in room.play.seats_seen()]
    return KnownRoom(
        paper.id, table.header.game, True, seat is not None, seat in asked,
        [names[one] for one in asked],
    )  # fmt: skip
