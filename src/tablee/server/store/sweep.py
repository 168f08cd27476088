"""The sweep: what is older than the house wants to keep goes, a little at a time.

People are not taken away here: their names are on papers too, which only the house may change.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import msgspec

from tablee.server.store.contract import Store, Write, Writes
from tablee.server.store.rows import Swept

DAY = 24 * 60 * 60 * 1000
BATCH = 50  # taken away in one transaction, so that no move waits long

# A game that ended long ago may have been brought in from another house just now.
OLD_TABLE = """((ended < ? AND seen < ?) OR (ended IS NULL AND asleep = 1 AND seen < ?))"""
# A room with an unfinished table is not left, however long nobody changed it.
OLD_ROOM = """(closed < ? OR (changed < ? AND NOT EXISTS
               (SELECT 1 FROM tables WHERE room = rooms.id AND ended IS NULL)))"""


class Retention(msgspec.Struct, frozen=True, kw_only=True):
    """How many days things are kept; None is for ever."""

    talk: float | None = 30  # after it was said
    ended: float | None = 365  # a finished table, after its end
    asleep: float | None = 90  # an unfinished table that nobody came back to
    rooms: float | None = 180  # after the last change, or after they were closed
    people: float | None = 400  # after they were last seen


class Doors:
    """Which rooms are open: of a house that is closed, none."""

    @contextmanager
    def hold(self, rooms: Iterable[str]) -> Iterator[set[str]]:
        """Those of them that are closed, and stay so meanwhile."""
        yield set(rooms)

    def laid_in(self, room: str) -> str | None:
        """The table in an open room, or nothing (""); None: it is closed, or just being opened."""
        return None


def days_before(now: int, days: float | None) -> int:
    """What is older than this has had its time."""
    return -1 if days is None else now - round(days * DAY)


async def sweep(store: Store, retention: Retention, now: int, doors: Doors) -> Swept:
    """Takes away what has had its time and is not in use, and says how much it was."""

    def before(days: float | None) -> int:
        return days_before(now, days)

    ended, room = before(retention.ended), before(retention.rooms)
    return Swept(
        codes=await _clear(store, "codes", "expires", now),
        talk=await _clear(store, "talk", "at", before(retention.talk)),
        tables=await _take(
            store, doors, "tables", OLD_TABLE, ended, ended, before(retention.asleep)
        ),
        rooms=await _take(store, doors, "rooms", OLD_ROOM, room, room),
    )


async def _clear(store: Store, shelf: str, field: str, before: int) -> int:
    """Whatever on this shelf is older."""
    old = f"FROM {shelf} WHERE {field} < ?"
    [(count,)] = await store.read(f"SELECT COUNT(*) {old}", before)
    if count:
        await store.write(Write(f"DELETE {old}", (before,)))
    return int(count)


async def _take(store: Store, doors: Doors, shelf: str, old: str, *ages: int) -> int:
    """Whatever on this shelf is old, with all that belongs to it; nothing that is in use."""
    room = "room" if shelf == "tables" else "id"
    sql = f"SELECT id, {room} FROM {shelf} WHERE id > ? AND {old} ORDER BY id LIMIT {BATCH}"
    count, last = 0, ""
    while rows := await store.read(sql, last, *ages):
        last = rows[-1][0]
        with doors.hold(room for _, room in rows) as closed:
            gone = [id for id, room in rows if room in closed or _is_over(doors, id, room)]
            writes: list[Write] = []
            for id in gone:
                # Asked again inside the transaction: somebody may have come back in the meantime.
                writes.append(Write(f"DELETE FROM {shelf} WHERE id = ? AND {old}", (id, *ages)))
                writes += _leftovers(shelf, id)
            if writes:
                await store.write(*writes)
        count += len(gone)
    return count


def _is_over(doors: Doors, id: str, room: str) -> bool:
    """A table of a room in which another one is laid by now; a room is none of its tables."""
    return id != room and doors.laid_in(room) not in (None, id)


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
