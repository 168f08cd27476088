"""The book of rooms and of what is said in them."""

from __future__ import annotations

from tablee.server.store.contract import Store, Write
from tablee.server.store.rows import RoomRow, TalkRow

FIELDS = "id, public, doc, since, changed, closed"
CLOSED = "SELECT id FROM rooms WHERE closed IS NOT NULL"
SAY = "INSERT INTO talk (room, n, person, text, at) VALUES (?, ?, ?, ?, ?)"


class RoomBook:
    store: Store

    def keep_room(self, id: str, key_hash: bytes, public: bool, doc: bytes, now: int) -> Write:
        """A room as it is now; one that was closed stays closed, and as it was."""
        sql = """INSERT INTO rooms (id, key_hash, public, doc, since, changed)
                 VALUES (?, ?, ?, ?, ?, ?)
                 ON CONFLICT (id) DO UPDATE SET key_hash = excluded.key_hash,
                   public = excluded.public, doc = excluded.doc, changed = excluded.changed
                 WHERE rooms.closed IS NULL"""
        return Write(sql, (id, key_hash, int(public), doc, now, now))

    def close_room(self, id: str, now: int) -> Write:
        """Nobody enters any more; the sweep takes it away later.

        Another machine's clock may be behind: no room was closed before its last change.
        """
        sql = """UPDATE rooms SET closed = CASE WHEN changed > ? THEN changed ELSE ? END
                 WHERE id = ? AND closed IS NULL"""
        return Write(sql, (now, now, id))

    def rewrite_room(self, id: str, doc: bytes) -> Write:
        """The same room with other words on its paper, closed or not: a name was forgotten."""
        return Write("UPDATE rooms SET doc = ? WHERE id = ?", (doc, id))

    async def document(self, id: str) -> bytes | None:
        """The paper of a room, closed or not."""
        rows = await self.store.read("SELECT doc FROM rooms WHERE id = ?", id)
        return bytes(rows[0][0]) if rows else None

    async def room(self, id: str) -> RoomRow | None:
        """An open room."""
        return await self._one("id = ?", id)

    async def room_by_key(self, key_hash: bytes) -> RoomRow | None:
        """An open room, for whoever has its link."""
        return await self._one("key_hash = ?", key_hash)

    async def public_rooms(self, limit: int) -> list[RoomRow]:
        """Open to anybody, the liveliest first."""
        return await self._rooms(
            "WHERE public = 1 AND closed IS NULL ORDER BY changed DESC, id LIMIT ?", limit
        )

    async def rooms(self, limit: int, offset: int = 0) -> list[RoomRow]:
        """All rooms, closed ones too, as an admin looks at them."""
        return await self._rooms("ORDER BY changed DESC, id LIMIT ? OFFSET ?", limit, offset)

    async def closed_rooms(self) -> set[str]:
        """Ids of rooms that were closed, whenever that was by whichever clock."""
        return {row[0] for row in await self.store.read(CLOSED)}

    async def _one(self, where: str, key: str | bytes) -> RoomRow | None:
        rows = await self._rooms(f"WHERE {where} AND closed IS NULL", key)
        return rows[0] if rows else None

    async def _rooms(self, which: str, *params: object) -> list[RoomRow]:
        rows = await self.store.read(f"SELECT {FIELDS} FROM rooms {which}", *params)
        return [RoomRow(id, bool(public), *rest) for id, public, *rest in rows]

    def say(self, room: str, n: int, person: str, text: str, now: int) -> Write:
        return Write(SAY, (room, n, person, text, now))

    async def talk(self, room: str, limit: int, before: int | None = None) -> list[TalkRow]:
        """The last words, oldest first; `before`: those ahead of this number."""
        sql = "SELECT n, person, text, at FROM talk WHERE room = ?"
        params: list[object] = [room]
        if before is not None:
            sql += " AND n < ?"
            params.append(before)
        rows = await self.store.read(f"{sql} ORDER BY n DESC LIMIT ?", *params, limit)
        return [TalkRow(*row) for row in reversed(rows)]
