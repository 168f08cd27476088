"""A table in one JSON file, to be carried from house to house."""

from __future__ import annotations

import hashlib
from itertools import pairwise

import msgspec

from tablee.server.store.contract import Store, Taken, Write
from tablee.server.store.tables import CHUNK, ENTER, TableBook

FORMAT = "tablee-table-1"


class Broken(Exception):
    """This file is no table, or not whole: nothing was changed."""


class _Reading(TableBook):
    def __init__(self, store: Store) -> None:
        self.store = store


class Contents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table without its talk; bytes are written in base64."""

    id: str
    room: str
    game: str
    header: bytes
    laid: int
    ended: int | None
    outcome: bytes | None
    log: list[tuple[int, bytes]]
    chunks: list[tuple[int, bytes]]


class Parcel(msgspec.Struct, frozen=True):
    format: str
    sha256: str  # of the contents, as they are written here
    table: msgspec.Raw


async def export_table(store: Store, id: str) -> bytes | None:
    """Header, log and chunks of a table as a file, or None if there is no such table."""
    book = _Reading(store)
    # The table first: if it ends in the meantime, the log has more than the header says, not less.
    table = await book.table(id)
    if table is None:
        return None
    log = await store.read("SELECT seq, entry FROM log WHERE table_id = ? ORDER BY seq", id)
    chunks = await store.read("SELECT n, chunk FROM chunks WHERE table_id = ? ORDER BY n", id)
    contents = msgspec.json.encode(
        Contents(
            table.id, table.room, table.game, table.header, table.laid, table.ended,
            table.outcome, [(seq, entry) for seq, entry in log],
            [(n, chunk) for n, chunk in chunks],
        )
    )  # fmt: skip
    return msgspec.json.encode(
        Parcel(FORMAT, hashlib.sha256(contents).hexdigest(), msgspec.Raw(contents))
    )


async def import_table(store: Store, file: bytes, now: int, *, room: str | None = None) -> str:
    """Puts the table of such a file into this store, asleep or ended, and gives its id."""
    table = unpack(file)
    sql = """INSERT INTO tables (id, room, game, header, laid, seen, ended, outcome, asleep)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
    row = (
        table.id, table.room if room is None else room, table.game, table.header, table.laid, now,
        table.ended, table.outcome, int(table.ended is None),
    )  # fmt: skip
    try:
        await store.write(
            Write(sql, row),
            *(Write(ENTER, (table.id, seq, entry)) for seq, entry in table.log),
            *(Write(CHUNK, (table.id, n, chunk)) for n, chunk in table.chunks),
        )
    except Taken:
        raise Taken(f"the table {table.id} is in this house already") from None
    return table.id


def unpack(file: bytes) -> Contents:
    """What is in the file, if all of it is there."""
    try:
        parcel = msgspec.json.decode(file, type=Parcel)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Broken(f"this is not the file of a table: {error}") from None
    if parcel.format != FORMAT:
        raise Broken(f"this is a file of the kind {parcel.format!r}, not {FORMAT!r}")
    if hashlib.sha256(parcel.table).hexdigest() != parcel.sha256:
        raise Broken("this file was changed or damaged: its checksum is wrong")
    try:
        table = msgspec.json.decode(parcel.table, type=Contents)
    except msgspec.DecodeError as error:
        raise Broken(f"this is not the file of a table: {error}") from None
    if not table.id or (table.ended is None) != (table.outcome is None):
        raise Broken("this file does not hold a whole table")
    if any(after[0] != before[0] + 1 for before, after in pairwise(table.log)):
        raise Broken("lines are missing in the log of this table")
    return table
