"""The sweep: what is older than the house wants to keep goes, a little at a time."""

from __future__ import annotations

import msgspec

from tablee.server.store.contract import Store, Write, Writes
from tablee.server.store.rows import Swept

DAY = 24 * 60 * 60 * 1000
BATCH = 50  # taken away in one transaction, so that no move waits long

OLD_TABLE = "(ended < ? OR (ended IS NULL AND asleep = 1 AND seen < ?))"
# A room with an unfinished table is not left, however long nobody changed it.
OLD_ROOM = """(closed < ? OR (changed < ? AND NOT EXISTS
               (SELECT 1 FROM tables WHERE room = rooms.id AND ended IS NULL)))"""
OLD_PERSON = "seen < ?"


class Retention(msgspec.Struct, frozen=True, kw_only=True):
    """How many days things are kept; None is for ever."""

    talk: float | None = 30  # after it was said
    ended: float | None = 365  # a finished table, after its end
    asleep: float | None = 90  # an unfinished table that nobody came back to
    rooms: float | None = 180  # after the last change, or after they were closed
    people: float | None = 400  # after they were last seen


async def sweep(store: Store, retention: Retention, now: int) -> Swept:
    """Takes away what has had its time, and says how much it was."""

    def before(days: float | None) -> int:
        return -1 if days is None else now - round(days * DAY)

    room = before(retention.rooms)
    return Swept(
        codes=await _clear(store, "codes", "expires", now),
        talk=await _clear(store, "talk", "at", before(retention.talk)),
        tables=await _take(
            store, "tables", OLD_TABLE, before(retention.ended), before(retention.asleep)
        ),
        rooms=await _take(store, "rooms", OLD_ROOM, room, room),
        people=await _take(store, "people", OLD_PERSON, before(retention.people)),
    )


async def _clear(store: Store, shelf: str, field: str, before: int) -> int:
    """Whatever on this shelf is older."""
    old = f"FROM {shelf} WHERE {field} < ?"
    [(count,)] = await store.read(f"SELECT COUNT(*) {old}", before)
    if count:
        await store.write(Write(f"DELETE {old}", (before,)))
    return int(count)


async def _take(store: Store, shelf: str, old: str, *ages: int) -> int:
    """Whatever on this shelf is old, with all that belongs to it."""
    sql = f"SELECT id FROM {shelf} WHERE id > ? AND {old} ORDER BY id LIMIT {BATCH}"
    count, last = 0, ""
    while rows := await store.read(sql, last, *ages):
        writes: list[Write] = []
        for (id,) in rows:
            # Asked again inside the transaction: somebody may have come back in the meantime.
            writes.append(Write(f"DELETE FROM {shelf} WHERE id = ? AND {old}", (id, *ages)))
            writes += _leftovers(shelf, id)
        await store.write(*writes)
        count, last = count + len(rows), rows[-1][0]
    return count


def _leftovers(shelf: str, id: str) -> Writes:
    """What nobody can reach once its table or room is gone."""
    if shelf == "tables":
        gone = "table_id = ? AND NOT EXISTS (SELECT 1 FROM tables WHERE id = ?)"
        return tuple(Write(f"DELETE FROM {of} WHERE {gone}", (id, id)) for of in ("log", "chunks"))
    if shelf == "rooms":
        gone = "room = ? AND NOT EXISTS (SELECT 1 FROM rooms WHERE id = ?)"
        lost = f"table_id IN (SELECT id FROM tables WHERE {gone} AND ended IS NULL)"
        return (
            Write(f"DELETE FROM talk WHERE {gone}", (id, id)),
            *(Write(f"DELETE FROM {of} WHERE {lost}", (id, id)) for of in ("log", "chunks")),
            Write(f"DELETE FROM tables WHERE {gone} AND ended IS NULL", (id, id)),
        )
    return ()
