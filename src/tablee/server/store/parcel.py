"""A table in one JSON file, to be carried from house to house."""

from __future__ import annotations

import hashlib

import msgspec

from tablee.server.store.contract import Store, Taken, Write, Writes
from tablee.server.store.tables import CHUNK, ENTER, TableBook

FORMAT = "tablee-table-1"


class Broken(Exception):
    """This file is no table, or not whole: nothing was changed; `why` is a key for programs."""

    def __init__(self, text: str, why: str = "parcel") -> None:
        super().__init__(text)
        self.why = why


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
    record: bytes | None = None  # of a finished game, for houses with other rules by now


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
            [(n, chunk) for n, chunk in chunks], await book.record(id),
        )
    )  # fmt: skip
    return msgspec.json.encode(
        Parcel(FORMAT, hashlib.sha256(contents).hexdigest(), msgspec.Raw(contents))
    )


async def import_table(
    store: Store, table: Contents, now: int, *, due: int | None = None, more: Writes = ()
) -> None:
    """Puts a table into this store, asleep or ended, together with whatever it needs here."""
    sql = """INSERT INTO tables
               (id, room, game, header, laid, seen, ended, outcome, asleep, due, record)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
    row = (
        table.id, table.room, table.game, table.header, table.laid, now, table.ended,
        table.outcome, int(table.ended is None), due, table.record,
    )  # fmt: skip
    try:
        await store.write(
            Write(sql, row),
            *(Write(ENTER, (table.id, seq, entry)) for seq, entry in table.log),
            *(Write(CHUNK, (table.id, n, chunk)) for n, chunk in table.chunks),
            *more,
        )
    except Taken:
        raise Taken(f"the table {table.id} is in this house already") from None


def unpack(file: bytes) -> Contents:
    """What is in the file, if all of it is there."""
    try:
        parcel = msgspec.json.decode(file, type=Parcel)
    except RecursionError:
        raise Broken("this is nested deeper than any table", "deep") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Broken(f"this is not the file of a table: {error}") from None
    if parcel.format != FORMAT:
        raise Broken(f"this is a file of the kind {parcel.format!r}, not {FORMAT!r}")
    if hashlib.sha256(parcel.table).hexdigest() != parcel.sha256:
        raise Broken("this file was changed or damaged: its checksum is wrong")
    try:
        table = msgspec.json.decode(parcel.table, type=Contents)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Broken(f"this is not the file of a table: {error}") from None
    if not table.id or (table.ended is None) != (table.outcome is None):
        raise Broken("this file does not hold a whole table")
    for pages in (table.log, table.chunks):
        if [number for number, _ in pages] != list(range(len(pages))):
            raise Broken("lines are missing in the log of this table")
    return table
