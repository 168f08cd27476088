"""The record of a finished game: as it was kept at its end, else from its log; and its mimes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from tablee.engine.record import write
from tablee.server.entries import AnyEntry, decode_entry, decode_header
from tablee.server.mime import ends_of, mime_of
from tablee.server.recalling import Unreadable, wake
from tablee.server.speech import Declined
from tablee.server.store import TableRow
from tablee.server.table import Table

if TYPE_CHECKING:
    from tablee.server.house import House


async def record_by_share(house: House, share_hash: bytes) -> bytes:
    """For whoever has the link, whatever the rules of the game are by now."""
    row = await house.books.table_by_share(share_hash)
    if row is None or row.ended is None:
        raise Declined("no_such_replay")
    kept = await house.books.record(row.id)
    if kept is not None:
        return kept
    lines = await house.books.entries(row.id)
    async with house.reading:
        return await asyncio.to_thread(record_of_row, row, lines)


async def mime_by_share(house: House, share_hash: bytes, number: int) -> list[bytes]:
    """Its pieces, for whoever has the link: the game is over, and the record tells all."""
    row = await house.books.table_by_share(share_hash)
    if row is None or row.ended is None:
        raise Declined("no_such_replay")
    lines, chunks = await house.books.entries(row.id), await house.books.chunks(row.id)
    async with house.reading:
        return await asyncio.to_thread(mime_of_row, row, lines, chunks, number)


def mime_of_row(row: TableRow, lines: list[bytes], chunks: list[bytes], number: int) -> list[bytes]:
    """A mime by its number at this table; it needs the rules that were played by."""
    table, entries = table_of_row(row, lines)
    ends, past = ends_of(table.match), mime_of(table, entries, chunks).past
    if number >= len(ends) or ends[number] not in past:
        raise Declined("no_such_mime", "number")
    first, count = past[ends[number]]
    return chunks[first : first + count]


def record_of_row(row: TableRow, lines: list[bytes]) -> bytes:
    """A game that ended before records were kept; it needs the rules that it was played by."""
    return write(table_of_row(row, lines)[0].record())


def table_of_row(row: TableRow, lines: list[bytes]) -> tuple[Table, list[AnyEntry]]:
    try:
        entries = [decode_entry(line) for line in lines]
        return wake(row.id, decode_header(row.header), entries, 0), entries
    except (Unreadable, msgspec.MsgspecError):
        raise Declined("old_rules") from None
