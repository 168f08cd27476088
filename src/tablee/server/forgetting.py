"""Somebody wants to be forgotten: rooms and tables lose the name, and bots take the seats."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from tablee.engine.record import Seating, read, write
from tablee.engine.seats import NOBODY
from tablee.server.entries import Header, Reseated, Sitting, decode_entry, decode_header, encode
from tablee.server.evening import NAMELESS
from tablee.server.hosting import sitters
from tablee.server.room import Room
from tablee.server.seating import Paper
from tablee.server.store import Write
from tablee.server.table import Step, Table

if TYPE_CHECKING:
    from tablee.server.house import House

PAUSE = 0.01  # seconds


async def forget(house: House, people: Sequence[str]) -> None:
    """All that the house keeps about them; the names go last, so that it can be repeated.

    Twice over rooms and tables: another device may have been about to enter one.
    """
    await forget_everywhere(house, people)
    for person in people:
        await house.people.forget(person)
    await forget_everywhere(house, people)


async def forget_everywhere(house: House, people: Sequence[str]) -> None:
    """Rooms and tables that name them."""
    for person in people:
        house.send_off(person, "forgotten")
    for person, found in zip(people, await house.books.mentions_of(people), strict=True):
        tables = [await house.books.table(id) for id in found.tables]
        playing = [table.room for table in tables if table is not None and table.ended is None]
        for id in {*found.rooms, *playing}:
            await forget_room(house, id, person)
        for id in found.tables:
            await forget_at_head(house, id, person)


async def forget_room(house: House, id: str, person: str) -> None:
    """In an open room everybody sees it; a closed one stays closed, and nobody plays on there."""
    while True:
        async with house.threshold.as_it_is(id) as room:
            if room is None:
                await forget_on_paper(house, id, person)
                return
            async with room.lock:
                if not room.shut:
                    await forget_in_room(room, person)
                    await forget_on_paper(house, id, person)  # if it is closed in the books by now
                    return
        await asyncio.sleep(PAUSE)  # it falls asleep just now


async def forget_in_room(room: Room, person: str) -> None:
    play = room.play
    if play is not None:
        table = play.table
        seat = table.seat_of(person)
        if seat != NOBODY and not table.over:
            await play.commit(Step(Reseated(room.house.time.now(), seat, ""), None, []))
        forget_at_table(table, person)
    heirs = sitters(room)
    await room.change(lambda paper: paper.forget(person, heirs))
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
    table.had = [["" if one == person else one for one in people] for people in table.had]
    table.header = without(table.header, person)


async def forget_on_paper(house: House, id: str, person: str) -> None:
    """In the books of a room that is not open, or that is closed for good and only kept a while."""
    doc = await house.books.document(id)
    if doc is None:
        return
    paper = msgspec.json.decode(doc, type=Paper)
    writes = await leaving(house, paper.table, person) if paper.table else []
    if person.encode() in doc:
        paper.forget(person)
        writes.append(house.books.rewrite_room(id, encode(paper)))
    if writes:
        await house.books.write(*writes)


async def leaving(house: House, id: str, person: str) -> list[Write]:
    """A line of the log by which the seat is nobody's: a bot plays on when the table wakes up."""
    books, row = house.books, await house.books.table(id)
    if row is None or row.ended is not None:
        return []
    header = decode_header(row.header)
    lines = await books.entries(id)
    entries = [decode_entry(line) for line in lines]
    owners = [seat.person for seat in header.seats]
    for entry in entries:
        if isinstance(entry, Reseated):
            owners[entry.seat] = entry.person
    if person not in owners:
        return []
    at = max([house.time.now(), header.laid, *(entry.at for entry in entries)])
    line = books.enter(id, len(lines), encode(Reseated(at, owners.index(person), "")))
    if row.asleep and header.pace == "days":
        return [line, books.sleep_table(id, at, row.seen)]  # others may wait for that bot
    return [line]


async def forget_at_head(house: House, id: str, person: str) -> None:
    """The header of a table, and the record of one that is over, both or none."""
    books, row = house.books, await house.books.table(id)
    if row is None:
        return
    header, record = decode_header(row.header), await books.record(id)
    writes = [books.rewrite_header(id, encode(without(header, person)))]
    if record is not None:
        writes.append(books.keep_record(id, nameless(record, header, person)))
    await books.write(*writes)


def nameless(record: bytes, header: Header, person: str) -> bytes:
    """The same game; whoever sat there is named as in the header."""
    kept = read(record)
    for seat, sitting in enumerate(header.seats):
        if sitting.person == person:
            kept.seats[seat] = Seating(NAMELESS, kept.seats[seat].bot)
    return write(kept)


def without(header: Header, person: str) -> Header:
    seats = [Sitting(NAMELESS) if seat.person == person else seat for seat in header.seats]
    return msgspec.structs.replace(header, seats=seats)
