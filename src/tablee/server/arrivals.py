"""A table that was carried here from another house: where it is found, and how it goes on.

The log of a table tells the time of the house that it stood in. Here another time is counted
(clocks.py), so its lines are dated anew: as if the last of them had been written just now.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from tablee.engine.flaws import BadRecord
from tablee.engine.record import read, result_of, write
from tablee.server.customs import look_through, look_through_record
from tablee.server.endings import share_key_of
from tablee.server.entries import (
    AnyEntry,
    Header,
    TimeGiven,
    decode_entry,
    decode_header,
    encode,
)
from tablee.server.house import TIME
from tablee.server.people import hashed, new_id, new_room_key
from tablee.server.recalling import Unreadable, wake
from tablee.server.seating import Chair, Paper, checked, new_paper
from tablee.server.store import Books, Broken, Contents, import_table, unpack
from tablee.server.table import Table, luck_of


class OtherRules(Exception):
    """A game in play whose rules this house doesn't have: it could not go on here."""


class Arrived(NamedTuple):
    """The table, and the path by which it is found: its replay, or a room of its own."""

    table: str
    path: str


async def bring_in(books: Books, file: bytes, now: int) -> Arrived:
    """All of what is in the file, or nothing of it."""
    contents = unpack(file)
    now = max(now, await books.newest_trace() or 0)  # this machine's clock may be behind
    try:
        header = decode_header(contents.header)
        entries = [decode_entry(line) for _, line in contents.log]
        luck_of(header)
    except RecursionError:
        raise Broken("this is nested deeper than any table", "deep") from None
    except (msgspec.MsgspecError, ValueError) as error:
        raise Broken(f"this table can't be read: {error}") from None
    look_through(contents, header, entries)
    try:
        table = wake(contents.id, header, entries, 0)
    except Unreadable:
        if contents.ended is None:
            raise OtherRules from None
        return await bring_ended(books, contents, header, now)
    except Exception as error:  # no house has written this: the law may stumble in any way
        raise Broken(f"this table can't be played: {type(error).__name__}") from None
    if not table.over:
        if contents.ended is not None:
            raise Broken("lines are missing at the end of this log")
        return await bring_unfinished(books, contents, header, entries, now)
    ended = replace(
        contents,
        ended=now if contents.ended is None else contents.ended,  # while it was being exported
        outcome=encode(None if table.closed else result_of(table.match)),
        record=write(table.record()),
    )
    return await bring_ended(books, ended, header, now)


async def bring_ended(books: Books, contents: Contents, header: Header, now: int) -> Arrived:
    """The key of its replay is the same in every house."""
    if contents.record is not None:
        try:
            look_through_record(read(contents.record))
        except BadRecord as error:
            raise Broken(f"this record can't be read: {error}") from None
    key = share_key_of(contents.id, header)
    share = books.share_table(contents.id, hashed(key))
    await import_table(books.store, contents, now, more=(share,))
    return Arrived(contents.id, f"/replay#{key}")


async def bring_unfinished(
    books: Books, contents: Contents, header: Header, entries: list[AnyEntry], now: int
) -> Arrived:
    """It waits in a room of its own, where the host gives the seats to those who come."""
    kept = await books.kept(TIME)
    late = 0 if kept is None else int(kept)
    ago = late - max([header.laid, *(entry.at for entry in entries)])
    header = replace(header, laid=header.laid + ago)
    entries = [replace(entry, at=entry.at + ago) for entry in entries]
    table = wake(contents.id, header, entries, 0)
    due = None
    if header.pace == "days":  # nobody is late who could not come
        given = whole_time(table, late)
        entries += given
        due = min(wake(contents.id, header, entries, 0).clock.deadlines.values(), default=None)
    key = new_room_key()
    paper = await room_for(books, table, hashed(key))
    moved = replace(
        contents,
        room=paper.id,
        header=encode(header),
        log=[(number, encode(entry)) for number, entry in enumerate(entries)],
    )
    room = books.keep_room(paper.id, hashed(key), False, encode(paper), now)
    await import_table(books.store, moved, now, due=due, more=(room,))
    return Arrived(contents.id, f"/room#{key}")


def whole_time(table: Table, now: int) -> list[AnyEntry]:
    """Everybody who is asked has as long again as at first."""
    least = now + table.clock.limit
    return [
        TimeGiven(now, seat, least - at, asked=False)
        for seat, at in table.clock.deadlines.items()
        if at < least
    ]


async def room_for(books: Books, table: Table, key_hash: bytes) -> Paper:
    """Planned like the game in play; whoever is known in this house has the same chair."""
    header = table.header
    paper = new_paper(new_id(), key_hash, "", False, header.game)
    paper.options = checked(table.box, header.options)
    paper.clock, paper.seconds, paper.pace = header.clock, header.seconds, header.pace
    paper.table = table.id
    paper.chairs = [Chair() for _ in table.sittings]
    for seat, sitting in enumerate(table.sittings):
        person = await books.person(sitting.person) if sitting.person else None
        if person is not None:
            paper.join(person.id, person.name)
            paper.seat(person.id, seat)
        elif sitting.person:
            paper.elsewhere.append(seat)
        elif sitting.bot:
            paper.chairs[seat] = Chair(bot=sitting.bot, name=sitting.name)
    return paper
