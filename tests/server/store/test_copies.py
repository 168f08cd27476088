"""Backups while the house runs, restored anywhere; tables that travel in a file."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

from tablee.server.store import (
    Books,
    Broken,
    Shut,
    Store,
    Taken,
    Trouble,
    backup,
    export_table,
    import_table,
    restore,
    store_at,
    unpack,
)
from tablee.server.store.sqlite import Sqlite

if TYPE_CHECKING:
    from tests.server.conftest import PostgresServer

pytestmark = pytest.mark.anyio


async def furnish(books: Books) -> None:
    """A little of everything."""
    await books.write(
        *books.add_person("ana", "Ana", "fr", b"token", 1),
        *books.keep_code(b"code", "ana", 100),
        books.keep_room("room", b"key", True, b"{}", 1),
        books.lay_table("t", "room", "paires", b"\x00header\xff", 1),
        *(books.enter("t", n, bytes([n, 255])) for n in range(100)),
        books.add_chunk("t", 0, b"chunk"),
        books.add_chunk("t", 1, b"another"),
        books.end_table("t", b"outcome", 5),
        books.keep_record("t", b"record"),
        books.say("room", 1, "ana", "« bonjour »", 1),
        books.keep("time", b"12"),
    )


async def contents(store: Store) -> list[object]:
    books = Books(store)
    return [
        await books.person_by_token(b"token"),
        await books.room_by_key(b"key"),
        await books.table("t"),
        await books.entries("t"),
        await books.chunks("t"),
        await books.record("t"),
        await books.talk("room", 10),
        await books.kept("time"),
    ]


async def test_a_backup_under_load_is_whole(store: Store, tmp_path: Path) -> None:
    books = Books(store)
    stop = False

    async def play(table: str) -> None:
        seq = 0
        while not stop:
            # Both or none: in a backup, as anywhere.
            await books.write(books.enter(table, seq, b"x" * 500), books.add_chunk(table, seq, b""))
            seq += 1

    playing = [asyncio.create_task(play(f"t{n}")) for n in range(20)]
    while len(await books.entries("t0")) < 20:
        await asyncio.sleep(0.01)
    await store.backup(tmp_path / "backup")
    stop = True
    await asyncio.gather(*playing)
    copy = sqlite3.connect(tmp_path / "backup")
    assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    for n in range(20):
        counts = []
        for shelf, number in (("log", "seq"), ("chunks", "n")):
            sql = f"SELECT COUNT(*), MAX({number}) + 1 FROM {shelf} WHERE table_id = ?"
            counts += copy.execute(sql, (f"t{n}",)).fetchone()
        assert len(set(counts)) == 1
        assert counts[0] > 0
    copy.close()
    assert [file.name for file in tmp_path.iterdir() if "part" in file.name] == []
    assert (tmp_path / "backup").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("to", ["sqlite", "postgres"])
async def test_a_backup_is_restored_in_either_database(
    url: str, to: str, tmp_path: Path, postgres: PostgresServer
) -> None:
    target = str(tmp_path / "new" / "house")
    if to == "postgres":
        target = await asyncio.to_thread(postgres.new_database)
    store = store_at(url)
    await store.open()
    await furnish(Books(store))
    before = await contents(store)
    await backup(url, tmp_path / "backup")  # as another process would
    await store.close()
    await restore(tmp_path / "backup", target)
    restored = store_at(target)
    await restored.open()
    assert await contents(restored) == before
    await restored.close()


async def test_what_is_there_is_replaced_only_by_force(url: str, tmp_path: Path) -> None:
    store = store_at(url)
    await store.open()
    books = Books(store)
    await furnish(books)
    before = await contents(store)
    await store.backup(tmp_path / "backup")
    await books.write(books.enter("t", 100, b"since then"))
    with pytest.raises(Shut, match="another house"):
        await restore(tmp_path / "backup", url, force=True)  # not while it is open
    await store.close()
    with pytest.raises(Shut, match="already"):
        await restore(tmp_path / "backup", url)
    await restore(tmp_path / "backup", url, force=True)
    await store.open()
    assert await contents(store) == before
    await store.close()


async def test_no_backup_is_restored_that_is_none(url: str, tmp_path: Path) -> None:
    store = store_at(url)
    await store.open()
    await furnish(Books(store))
    before = await contents(store)
    await store.backup(tmp_path / "backup")
    await store.close()
    whole = (tmp_path / "backup").read_bytes()
    (tmp_path / "cut").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "text").write_bytes(b"hello" * 1000)
    (tmp_path / "empty").write_bytes(b"")
    for name in ("cut", "text", "empty", "missing"):
        with pytest.raises(Trouble, match=name):
            await restore(tmp_path / name, url, force=True)
    await store.open()
    assert await contents(store) == before
    await store.close()


async def test_a_backup_that_fails_leaves_nothing(store: Store, tmp_path: Path) -> None:
    if isinstance(store, Sqlite):
        with pytest.raises(Shut, match="the house itself"):
            await store.backup(store.path)
    with pytest.raises(Trouble, match="nowhere"):
        await store.backup(tmp_path / "nowhere" / "backup")


async def test_a_table_travels_to_another_house(store: Store, tmp_path: Path) -> None:
    await furnish(Books(store))
    file = await export_table(store, "t")
    assert file is not None
    other = store_at(str(tmp_path / "other"))
    await other.open()
    books = Books(other)
    await import_table(other, unpack(file), 77, more=(books.share_table("t", b"link"),))
    table, original = await books.table("t"), await Books(store).table("t")
    assert table is not None
    assert original is not None
    assert table == original._replace(seen=77, shared=True)
    assert await books.record("t") == b"record"
    assert await books.entries("t") == await Books(store).entries("t")
    assert await books.chunks("t") == [b"chunk", b"another"]
    with pytest.raises(Taken, match="already"):
        await import_table(other, unpack(file), 78, more=(books.keep("more", b""),))
    assert await books.kept("more") is None
    await other.close()


async def test_an_unfinished_table_arrives_asleep(store: Store, tmp_path: Path) -> None:
    books = Books(store)
    await books.write(books.lay_table("t", "room", "paires", b"", 1), books.enter("t", 0, b"move"))
    file = await export_table(store, "t")
    assert file is not None
    other = store_at(str(tmp_path / "other"))
    await other.open()
    await import_table(other, unpack(file), 5)
    table = await Books(other).table("t")
    await other.close()
    assert table is not None
    assert (table.asleep, table.due, table.ended) == (True, None, None)


async def test_no_table_no_file(store: Store) -> None:
    assert await export_table(store, "nowhere") is None


def hollow(file: bytes, at: int, pages: str = "log") -> bytes:
    """The same table without one of its lines, and with a good checksum."""
    if not file:
        return b""
    parcel = msgspec.json.decode(file)
    del parcel["table"][pages][at]
    table = msgspec.json.encode(parcel["table"])
    parcel |= {"sha256": hashlib.sha256(table).hexdigest()}
    return msgspec.json.encode(parcel)


def spoilt(file: bytes) -> dict[str, tuple[bytes, str]]:
    """Files that are not whole, and what is said about them."""
    return {
        "empty": (b"", "not the file"),
        "cut": (file[:-20], "not the file"),
        "not text": (b"\xff\xfe" + file, "not the file"),
        "something else": (b"[1, 2]", "not the file"),
        "of the future": (file.replace(b"table-1", b"table-2"), "tablee-table-2"),
        "with a hole": (hollow(file, 50), "missing"),
        "without a beginning": (hollow(file, 0), "missing"),
        "with a mime that begins later": (hollow(file, 0, "chunks"), "missing"),
        "changed": (file.replace(b"paires", b"pirate"), "checksum"),
    }


@pytest.mark.parametrize("how", spoilt(b""))
async def test_a_broken_file_is_refused(store: Store, how: str) -> None:
    await furnish(Books(store))
    file = await export_table(store, "t")
    assert file is not None
    broken, word = spoilt(file)[how]
    with pytest.raises(Broken, match=word):
        unpack(broken)
