"""The record of a finished game: as it was kept at its end, else from its log."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from tablee.engine.record import write
from tablee.server.entries import decode_entry, decode_header
from tablee.server.speech import Declined
from tablee.server.store import TableRow
from tablee.server.table import Unreadable, wake

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


def record_of_row(row: TableRow, lines: list[bytes]) -> bytes:
    """A game that ended before records were kept; it needs the rules that it was played by."""
    try:
        entries = [decode_entry(line) for line in lines]
        table = wake(row.id, decode_header(row.header), entries, 0)
    except (Unreadable, msgspec.MsgspecError):
        raise Declined("old_rules") from None
    return write(table.record())
