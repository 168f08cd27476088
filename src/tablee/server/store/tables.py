"""The book of tables: headers, logs, what streams beside them."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.server.store.contract import Store, Write
from tablee.server.store.rows import TableRow

FIELDS = """id, room, game, header, laid, seen, ended, outcome, asleep, due,
            CASE WHEN share_hash IS NULL THEN 0 ELSE 1 END"""
DUE = "ended IS NULL AND asleep = 1 AND due <= ? ORDER BY due, id"  # as its index has it
ENTER = "INSERT INTO log (table_id, seq, entry) VALUES (?, ?, ?)"
NO_NUMBER = 2**31 - 1  # no table has so many pieces
CHUNK = "INSERT INTO chunks (table_id, n, chunk) VALUES (?, ?, ?)"


class TableBook:
    store: Store

    def lay_table(self, id: str, room: str, game: str, header: bytes, now: int) -> Write:
        sql = """INSERT INTO tables (id, room, game, header, laid, seen, asleep)
                 VALUES (?, ?, ?, ?, ?, ?, 0)"""
        return Write(sql, (id, room, game, header, now, now))

    def rewrite_header(self, id: str, header: bytes) -> Write:
        """The same table with other words at its head: a name was forgotten."""
        return Write("UPDATE tables SET header = ? WHERE id = ?", (header, id))

    def end_table(self, id: str, outcome: bytes, now: int) -> Write:
        sql = """UPDATE tables SET ended = ?, outcome = ?, asleep = 0, due = NULL
                 WHERE id = ? AND ended IS NULL"""
        return Write(sql, (now, outcome, id))

    def keep_record(self, id: str, record: bytes | None) -> Write:
        """The whole game on paper, for whenever its log can't be replayed any more."""
        return Write("UPDATE tables SET record = ? WHERE id = ?", (record, id))

    async def record(self, id: str) -> bytes | None:
        """As it was written when the game ended; None for games that ended before that was kept."""
        rows = await self.store.read("SELECT record FROM tables WHERE id = ?", id)
        return bytes(rows[0][0]) if rows and rows[0][0] is not None else None

    def sleep_table(self, id: str, due: int | None, now: int) -> Write:
        """Out of memory until somebody comes, or until `due`."""
        sql = "UPDATE tables SET asleep = 1, due = ?, seen = ? WHERE id = ? AND ended IS NULL"
        return Write(sql, (due, now, id))

    def wake_table(self, id: str) -> Write:
        return Write("UPDATE tables SET asleep = 0, due = NULL WHERE id = ?", (id,))

    def enter(self, table: str, seq: int, entry: bytes) -> Write:
        """One line of the log; `Taken` if this line was written already."""
        return Write(ENTER, (table, seq, entry))

    async def table(self, id: str) -> TableRow | None:
        rows = await self._tables("id = ?", id)
        return rows[0] if rows else None

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Those of these that are still kept, in no order."""
        if not ids:
            return []
        return await self._tables(f"id IN ({', '.join('?' * len(ids))})", *ids)

    async def entries(self, table: str) -> list[bytes]:
        rows = await self.store.read("SELECT entry FROM log WHERE table_id = ? ORDER BY seq", table)
        return [row[0] for row in rows]

    async def tables_of(self, room: str) -> list[TableRow]:
        """Every table that was laid in this room, the first one first."""
        return await self._tables("room = ? ORDER BY laid, id", room)

    async def newest_tables(self, limit: int, room: str | None = None) -> list[TableRow]:
        """The newest first, of all rooms or of one, as an admin looks at them."""
        order = "ORDER BY laid DESC, id LIMIT ?"
        if room is None:
            return await self._tables(f"1 = 1 {order}", limit)
        return await self._tables(f"room = ? {order}", room, limit)

    async def awake_tables(self) -> list[TableRow]:
        """What a house that starts again has to lay out again."""
        return await self._tables("ended IS NULL AND asleep = 0 ORDER BY laid, id")

    async def due_tables(self, now: int) -> list[TableRow]:
        """Asleep, and something is to happen by now."""
        return await self._tables(DUE, now)

    def share_table(self, id: str, share_hash: bytes) -> Write:
        """From now on whoever has the link may see the replay."""
        return Write("UPDATE tables SET share_hash = ? WHERE id = ?", (share_hash, id))

    async def table_by_share(self, share_hash: bytes) -> TableRow | None:
        rows = await self._tables("share_hash = ?", share_hash)
        return rows[0] if rows else None

    def add_chunk(self, table: str, n: int, chunk: bytes) -> Write:
        return Write(CHUNK, (table, n, chunk))

    async def chunks(self, table: str, first: int = 0, count: int | None = None) -> list[bytes]:
        """Pieces of mimes in their order, from this number on."""
        after = NO_NUMBER if count is None else first + count
        sql = "SELECT chunk FROM chunks WHERE table_id = ? AND n >= ? AND n < ? ORDER BY n"
        return [row[0] for row in await self.store.read(sql, table, first, after)]

    async def _tables(self, where: str, *params: object) -> list[TableRow]:
        rows = await self.store.read(f"SELECT {FIELDS} FROM tables WHERE {where}", *params)
        return [TableRow(*row)._replace(asleep=bool(row[8]), shared=bool(row[10])) for row in rows]
