"""Somebody wants to be forgotten: rooms and tables lose the name, and bots take the seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tablee.engine.seats import NOBODY
from tablee.server.entries import Header, Reseated, Sitting, decode_header, encode
from tablee.server.evening import NAMELESS
from tablee.server.room import Room
from tablee.server.seating import Paper
from tablee.server.table import Step, Table

if TYPE_CHECKING:
    from tablee.server.house import House


async def forget(house: House, person: str) -> None:
    """All that the house keeps about somebody; the name goes last, so that it can be repeated.

    Twice over rooms and tables: another device may have been about to enter one.
    """
    house.send_off(person, "forgotten")
    await forget_mentions(house, person)
    await house.people.forget(person)
    house.send_off(person, "forgotten")
    await forget_mentions(house, person)


async def forget_mentions(house: House, person: str) -> None:
    """Rooms and tables that name this person."""
    found = await house.books.mentions(person)
    tables = [await house.books.table(id) for id in found.tables]
    playing = [table.room for table in tables if table is not None and table.ended is None]
    for id in {*found.rooms, *playing}:
        while (room := await house.room(id)) is not None:
            async with room.lock:
                if not room.shut:  # else it fell asleep just now
                    await forget_in_room(room, person)
                    break
        await forget_on_paper(house, id, person)
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
        forget_at_table(table, person)
    await room.change(lambda paper: paper.forget(person))
    await room.see_out(person, "forgotten")
    if play is not None:
        play.show_all()


def forget_at_table(table: Table, person: str) -> None:
    """In memory: whoever sits there, and whoever sat there at first."""
    for seat, (now, first) in enumerate(zip(table.sittings, table.header.seats, strict=True)):
        if person in (now.person, first.person):
            owner = "" if now.person == person else now.person
            table.sittings[seat] = Sitting(NAMELESS, owner, now.bot)
    table.places.pop(person, None)
    table.header = without(table.header, person)


async def forget_on_paper(house: House, id: str, person: str) -> None:
    """A closed room, which nobody enters and nothing changes; its paper waits for the sweep."""
    doc = await house.books.document(id)
    if doc is not None and person.encode() in doc:
        paper = msgspec.json.decode(doc, type=Paper)
        paper.forget(person)
        await house.books.write(house.books.rewrite_room(id, encode(paper)))


def without(header: Header, person: str) -> Header:
    seats = [Sitting(NAMELESS) if seat.person == person else seat for seat in header.seats]
    return msgspec.structs.replace(header, seats=seats)
