"""Somebody wants to be forgotten: rooms and tables lose the name, and bots take the seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tablee.engine.seats import NOBODY
from tablee.server.entries import Header, Reseated, Sitting, decode_header, encode
from tablee.server.room import Room
from tablee.server.seating import NAMELESS
from tablee.server.table import Step

if TYPE_CHECKING:
    from tablee.server.house import House


async def forget(house: House, person: str) -> None:
    """Whatever the house keeps that names this person, but the person's own page."""
    found = await house.books.mentions(person)
    tables = [await house.books.table(id) for id in found.tables]
    playing = [table.room for table in tables if table is not None and table.ended is None]
    for id in {*found.rooms, *playing}:
        while (room := await house.room(id)) is not None:
            async with room.lock:
                if not room.shut:  # else it fell asleep just now
                    await forget_in_room(room, person)
                    break
    for id in found.tables:
        row = await house.books.table(id)
        if row is not None:
            header = without(decode_header(row.header), person)
            await house.books.write(house.books.rewrite_header(id, encode(header)))


async def forget_in_room(room: Room, person: str) -> None:
    play = room.play
    if play is not None:
        table = play.table
        seat = table.seat_of(person)
        if seat != NOBODY and not table.over:
            await play.commit(Step(Reseated(room.house.time.now(), seat, ""), None, []))
        if seat != NOBODY:
            table.header = without(table.header, person)
            table.sittings[seat] = Sitting(NAMELESS, bot=table.sittings[seat].bot)
    await room.change(lambda paper: paper.forget(person))
    await room.see_out(person, "forgotten")
    if play is not None:
        play.show_all()


def without(header: Header, person: str) -> Header:
    seats = [Sitting(NAMELESS) if seat.person == person else seat for seat in header.seats]
    return msgspec.structs.replace(header, seats=seats)
