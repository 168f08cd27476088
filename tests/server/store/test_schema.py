"""The schema goes forward only, and nobody works on one that they don't know."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from tablee.server.store import Books, Shut, Write, migrations, store_at
from tablee.server.store.lite import migrate
from tablee.server.store.pg import SHELVES, dollars
from tablee.server.store.rooms import CLOSED
from tablee.server.store.tables import DUE

pytestmark = pytest.mark.anyio


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Tablée had gone on: one more migration, which adds a column."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrations.HERE, folder)
    text = "ALTER TABLE people ADD COLUMN colour TEXT NOT NULL DEFAULT 'red';\n"
    (folder / "9999_colours.sql").write_text(text, "utf-8")
    monkeypatch.setattr(migrations, "HERE", folder)


async def first_house(url: str) -> None:
    """A house of today with Ana in it."""
    store = store_at(url)
    await store.open()
    await store.write(*Books(store).add_person("ana", "Ana", "fr", b"t", 1))
    await store.close()


async def test_an_older_database_is_brought_up_to_date(
    url: str, request: pytest.FixtureRequest
) -> None:
    await first_house(url)
    request.getfixturevalue("later")
    with pytest.raises(Shut, match="older"):
        await store_at(url, visiting=True).open()
    store = store_at(url)
    for _ in range(2):  # the second time there is nothing to do
        await store.open()
        assert await store.read("SELECT name, colour FROM people") == [("Ana", "red")]
        numbers = await store.read("SELECT number, name FROM migrations ORDER BY number")
        assert numbers[0] == (1, "first")
        assert numbers[-1] == (9999, "colours")
        await store.close()


async def test_a_newer_database_is_refused(url: str) -> None:
    store = store_at(url)
    await store.open()
    await store.write(Write(migrations.NOTE, (9999, "later", 1)))
    await store.close()
    for visiting in (False, True):
        with pytest.raises(Shut, match=r"version 9999.*newer Tablée"):
            await store_at(url, visiting=visiting).open()


async def test_a_migration_that_fails_changes_nothing(
    url: str, later: None, request: pytest.FixtureRequest
) -> None:
    broken = migrations.HERE / "9999_colours.sql"
    text = broken.read_text("utf-8")
    broken.write_text(text + "ALTER TABLE nowhere ADD COLUMN a TEXT;\n", "utf-8")
    with pytest.raises(Exception, match="nowhere"):
        await store_at(url).open()
    broken.write_text(text, "utf-8")
    await first_house(url)


async def test_a_visitor_makes_nothing(tmp_path: Path, empty_postgres_url: str) -> None:
    path = tmp_path / "house.sqlite"
    for url in (str(path), empty_postgres_url):
        with pytest.raises(Shut, match="there is no"):
            await store_at(url, visiting=True).open()
    assert list(tmp_path.iterdir()) == []


async def test_a_database_of_others_is_left_alone(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "other.sqlite")
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    with pytest.raises(Shut, match="not a house"):
        await store_at(f"sqlite:{tmp_path / 'other.sqlite'}").open()


def test_a_backup_forgets_no_table() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    connection.close()
    assert {name for (name,) in names} == {*SHELVES, "migrations"}


async def test_what_the_house_asks_every_two_seconds_needs_no_long_look(tmp_path: Path) -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    for sql, index in (
        (CLOSED, "COVERING INDEX rooms_closed"),
        (f"SELECT id FROM tables WHERE {DUE}", "INDEX tables_unfinished (asleep=? AND due<?)"),
        ("SELECT key FROM kept WHERE key > ? AND key < ?", "sqlite_autoindex_kept_1 (key>? AND"),
    ):
        values = (1,) * sql.count("?")
        plan = connection.execute(f"EXPLAIN QUERY PLAN {sql}", values).fetchall()
        assert index in plan[0][3], plan
    connection.close()


async def test_a_house_from_before_records_were_kept(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    old = sqlite3.connect(path, isolation_level=None)
    migrate(old, upto=1)
    old.execute(
        """INSERT INTO tables (id, room, game, header, laid, seen, ended, outcome, asleep)
           VALUES ('t', 'r', 'paires', 'header', 1, 1, 2, 'outcome', 0)"""
    )
    old.close()
    store = store_at(str(path))
    await store.open()
    assert await Books(store).record("t") is None
    await store.close()


def test_one_text_for_both_databases() -> None:
    assert dollars("a = ? AND b = ?") == "a = $1 AND b = $2"
    assert {step.number: step.name for step in migrations.steps("BLOB")}[1] == "first"
