"""How a room wakes up: its paper from the books, its table from its log."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from tablee.server.dealing import taken_up
from tablee.server.entries import decode_entry, decode_header
from tablee.server.logs import note
from tablee.server.mime import mime_of
from tablee.server.play import Play
from tablee.server.recalling import Recalling, Unreadable
from tablee.server.room import Room
from tablee.server.seating import Paper
from tablee.server.store import TableRow

if TYPE_CHECKING:
    from tablee.server.house import House

SLICE = 0.004  # seconds for which a long log is played before others have their turn


async def wake_room(house: House, id: str) -> Room | None:
    row = await house.books.room(id)
    if row is None:
        return None
    room = Room(house, msgspec.json.decode(row.doc, type=Paper))
    await lay_out(room)
    taken_up(room)
    house.rooms[id] = room
    note("room_opened", room=id)
    if room.play is not None:
        for sitting in room.play.table.sittings:
            if sitting.person:  # even of somebody who has left the room for good
                room.left.setdefault(sitting.person, house.time.now())
        room.play.go_on()
    return room


async def lay_out(room: Room) -> None:
    """The table of a room as it was, from its log."""
    books = room.house.books
    row = await books.table(room.paper.table) if room.paper.table else None
    if row is None:
        return
    try:
        room.play = await played_again(room, row)
    except (Unreadable, msgspec.MsgspecError) as error:
        room.lost = True
        why = str(error) if isinstance(error, Unreadable) else type(error).__name__
        note("table_unreadable", table=row.id, why=why)
        if row.ended is None and (not row.asleep or row.due is not None):
            # Nobody comes back to it: from now on it is kept as long as any table that sleeps.
            await books.write(books.sleep_table(row.id, None, room.house.today()))
        return
    if row.asleep:
        await books.write(books.wake_table(row.id))


async def played_again(room: Room, row: TableRow) -> Play:
    house = room.house
    entries = [decode_entry(entry) for entry in await house.books.entries(row.id)]
    header = decode_header(row.header)
    recalling = Recalling(row.id, header, entries, house.window)
    while recalling.go_on(SLICE):
        await asyncio.sleep(0)  # everybody else's turn, while this room stays closed
    table = recalling.table
    house.time.at_least(max([header.laid, *(entry.at for entry in entries)]))
    play = Play(room, table, mime_of(table, entries, await house.books.chunks(row.id)))
    play.feeling.recall()
    return play
