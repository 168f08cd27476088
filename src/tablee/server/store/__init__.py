"""What the house keeps, and where: one small interface over SQLite and PostgreSQL."""

from __future__ import annotations

from tablee.server.store.books import Books
from tablee.server.store.contract import (
    Shut,
    Store,
    Taken,
    Trouble,
    Unfit,
    Unsure,
    Write,
    Writes,
)
from tablee.server.store.copies import backup, is_postgres, restore, sqlite_path
from tablee.server.store.parcel import Broken, Contents, export_table, import_table, unpack
from tablee.server.store.rows import (
    DeviceRow,
    Mentions,
    PersonRow,
    RoomRow,
    Swept,
    TableRow,
    TalkRow,
)
from tablee.server.store.sweep import Doors, Retention, days_before

__all__ = [
    "Books", "Broken", "Contents", "DeviceRow", "Doors", "Mentions", "PersonRow", "Retention",
    "RoomRow", "Shut", "Store", "Swept", "TableRow", "Taken", "TalkRow", "Trouble", "Unfit",
    "Unsure", "Write", "Writes",
    "backup", "days_before", "export_table", "import_table", "restore", "store_at", "unpack",
]  # fmt: skip


def store_at(url: str, *, visiting: bool = False) -> Store:
    """The store at "postgresql://…", "sqlite:path" or a bare path.

    A visitor (an admin, a backup) may come while the house is open: it takes no place, and neither
    makes nor migrates anything.
    """
    if is_postgres(url):
        from tablee.server.store.postgres import Postgres

        return Postgres(url, visiting=visiting)
    from tablee.server.store.sqlite import Sqlite

    return Sqlite(sqlite_path(url), visiting=visiting)
