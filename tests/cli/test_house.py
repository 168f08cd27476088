"""serve, backup, restore, export, import, admin, and the doctor's look at the house."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import time
from pathlib import Path

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from tablee.games.shelf import take
from tablee.server.entries import Closed, encode
from tablee.server.laying import fill, header_of
from tablee.server.people import wall_clock
from tablee.server.seating import new_paper
from tablee.server.store import Books, store_at
from tablee.server.table import dealer, lay
from tests.cli.conftest import Start, Tablee


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for the house of each test."""
    for variable in [name for name in os.environ if name.startswith("TABLEE_")]:
        monkeypatch.delenv(variable)
    monkeypatch.setenv("TABLEE_DATA", str(tmp_path / "house"))
    return tmp_path / "house"


@pytest.fixture
def filled(data: Path) -> Path:
    """A house that was open once: a room, a person, a table that is over and one in play."""

    async def furnish() -> None:
        data.mkdir()
        store = store_at(str(data / "house.sqlite"))
        await store.open()
        books = Books(store)
        paper = new_paper("room1", b"k", "Chez Ana", True, "paires")
        paper.join("person1", "Ana")
        paper.sit("person1", 0)
        fill(paper)
        header = header_of(paper, 0)
        header = replace(header, opening=lay(header, dealer(header)).opening)
        now = wall_clock()
        await books.write(
            *books.add_person("person1", "Ana", "fr", b"t", now),
            books.keep_room("room1", b"k", True, msgspec.json.encode(paper), now),
            books.lay_table("table1", "room1", "paires", encode(header), now),
            books.enter("table1", 0, encode(Closed(1))),
            books.end_table("table1", b"null", now),
            books.lay_table("table2", "room1", "paires", encode(header), now + 1),
        )
        await store.close()

    asyncio.run(furnish())
    return data


def opened(process: subprocess.Popen[str]) -> str:
    """The address of a house that has just opened."""
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if found:
            return found[0]
    raise AssertionError(process.stderr and process.stderr.read())


def visit(address: str) -> list[str]:
    """Come in, open a room, be forgotten; what must be in no log."""
    headers = {"Origin": address, "X-Tablee": "1"}
    with httpx.Client(base_url=address, headers=headers, timeout=20) as guest:
        assert guest.post("/api/people", json={"name": "Zéphyrine"}).status_code == 201
        token = guest.cookies["tablee"]
        room = guest.post("/api/rooms", json={"name": "Chez nous", "public": True}).json()
        assert guest.get("/api/rooms/public").status_code == 200
        assert guest.get("/api/me/data").json()["rooms"] == [room["id"]]
        guest.get(f"/api/{room['key']}", params={"key": room["key"]})
        assert guest.delete("/api/me").status_code == 204
        assert guest.get("/api/me", headers={"Cookie": f"tablee={token}"}).status_code == 401
    return ["phyrine", token, room["key"], "Chez nous"]


@pytest.mark.parametrize("words", [["serve"], []], ids=["serve", "alone"])
def test_the_house_opens_and_closes(start: Start, data: Path, words: list[str]) -> None:
    here = {"TABLEE_PORT": "0", "TABLEE_HOST": "127.0.0.1", "TABLEE_DATA": str(data)}
    process = start(*words, first="; ".join(f"export {key}={it}" for key, it in here.items()))
    address = opened(process)
    assert httpx.get(f"{address}/healthz", timeout=20).json() == {"well": True}
    secrets = visit(address)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert '"event":"closed"' in err
    assert '"route":"/api/rooms"' in err
    for secret in secrets:
        assert secret not in err
    assert (data / "house.sqlite").exists()


def test_a_port_that_is_taken(tablee: Tablee) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = tablee("serve", "--host", "127.0.0.1", "--port", port)
        assert said.code == 2
        assert f"Port {port} is taken" in said.err
        assert f"{port} is taken" in tablee("doctor", "--host", "127.0.0.1", "--port", port).out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--port", "x"], "“port” can’t be “x”: it takes a whole number from 0 to 65,535"),
        (["--port", "65536"], "“port” can’t be"),
        (["--public", "ftp://x"], "“public” can’t be “ftp://x”: it takes http:// or https://"),
        (["--languages", "de"], "“languages” can’t be “de”: it takes fr, en"),
        (["--log-level", "loud"], "it takes debug, error, info or warning"),
        (["--request-seconds", "0"], "“request_seconds” can’t be “0”: it takes a number, 600"),
        (["--host", "198.51.100.7"], "The house can’t listen at 198.51.100.7"),
    ],
)
def test_settings_that_will_not_do(tablee: Tablee, words: list[str], sentence: str) -> None:
    said = tablee("serve", *words)
    assert said.code == 2
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert tablee("serve", *words, lang="fr").code == 2


def test_a_bad_environment(tablee: Tablee, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_CHAT_LENGTH", "none")
    assert "“chat_length” can’t be “none”" in tablee("serve").err
    said = tablee("doctor")
    assert said.code == 1
    assert "✗   settings" in said.out


def test_backup_and_restore(tablee: Tablee, filled: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert "Everything is in" in tablee("backup", copy).out
    assert "exists already" in tablee("backup", copy).err
    assert tablee("backup", copy, "--force").code == 0
    assert "There is a house" in tablee("restore", copy).err
    (filled / "house.sqlite").unlink()
    assert tablee("restore", copy).code == 0
    assert "Chez Ana" in tablee("admin", "rooms").out


def test_a_backup_that_is_none(tablee: Tablee, tmp_path: Path) -> None:
    assert "cannot be found" in tablee("restore", tmp_path / "nothing").err
    (tmp_path / "text").write_text("Bonsoir, ceci n’est pas une sauvegarde." * 100, "utf-8")
    said = tablee("restore", tmp_path / "text")
    assert said.code == 2
    assert "Traceback" not in said.err
    assert "nothing there yet" in tablee("backup", tmp_path / "copy").err
    assert not (tmp_path / "copy").exists()


def test_a_table_goes_from_house_to_house(tablee: Tablee, filled: Path, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    assert tablee("export", "table1", file).code == 0
    assert "already" in tablee("import", file).err
    assert "no table “nothing”" in tablee("export", "nothing", tmp_path / "x").err
    other = tmp_path / "other"
    asyncio.run(make(other))
    said = tablee("import", file, "--data", other)
    assert "table1 is in the house" in said.out
    assert re.search("replay.*: /replay#[A-Za-z0-9_-]{24}", said.out)
    assert tablee("export", "table2", tmp_path / "second.json").code == 0
    words = ["--data", str(other), "--public", "https://play.example.org"]
    said = tablee("import", tmp_path / "second.json", *words)
    assert re.search("https://play.example.org/room#[A-Za-z0-9_-]{24} ", said.out)
    assert "table2" in tablee("admin", "tables", "--data", other).out
    assert len(tablee("admin", "rooms", "--data", other).out.splitlines()) == 3
    file.write_text("{}", "utf-8")
    assert "not an exported table" in tablee("import", file).err


def test_a_game_under_other_rules_is_not_brought_in(
    tablee: Tablee, filled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert tablee("export", "table2", tmp_path / "second.json").code == 0
    asyncio.run(make(tmp_path / "other"))
    monkeypatch.setattr(take("paires").game, "version", 99)
    said = tablee("import", tmp_path / "second.json", "--data", tmp_path / "other")
    assert said.code == 2
    assert "other rules" in said.err
    assert "Nothing to show" in tablee("admin", "tables", "--data", tmp_path / "other").out


async def make(folder: Path) -> None:
    folder.mkdir()
    store = store_at(str(folder / "house.sqlite"))
    await store.open()
    await store.close()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_admin(tablee: Tablee, filled: Path, lang: str) -> None:
    assert "Chez Ana" in tablee("admin", "rooms", lang=lang).out
    assert "person1" in tablee("admin", "people", lang=lang).out
    tables = tablee("admin", "tables", lang=lang).out.splitlines()
    assert [line.split()[:3] for line in tables[2:]] == [
        ["table2", "room1", "paires"],
        ["table1", "room1", "paires"],
    ]
    assert tablee("admin", "tables", "room1", "--most", "1", lang=lang).out.count("table") >= 1
    assert "table1" not in tablee("admin", "tables", "nothing", lang=lang).out
    assert tablee("admin", "close", lang=lang).code == 2
    assert tablee("admin", "close", "nothing", lang=lang).code == 2
    assert tablee("admin", "close", "room1", lang=lang).code == 0
    assert tablee("admin", "close", "room1", lang=lang).code == 2
    assert tablee("admin", "forget", "nobody", lang=lang).code == 2


def test_admin_forgets_somebody(tablee: Tablee, filled: Path) -> None:
    said = tablee("admin", "forget", "person1")
    assert (said.code, said.err) == (0, "")
    assert "Nothing to show" in tablee("admin", "people").out


def test_an_open_house_is_not_changed_behind_its_back(
    tablee: Tablee, start: Start, filled: Path, tmp_path: Path
) -> None:
    words = ["--host", "127.0.0.1", "--port", "0", "--data", str(filled), "--no-browser"]
    process = start("serve", *words)
    opened(process)
    assert tablee("backup", tmp_path / "copy").code == 0
    assert "Another house" in tablee("restore", tmp_path / "copy", "--force").err
    said = tablee("admin", "forget", "person1")  # it does that itself
    assert (said.code, said.err) == (0, "")
    assert "Forgotten" in said.out
    assert "Nothing to show" in tablee("admin", "people").out
    assert tablee("admin", "close", "room1").code == 0
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=30)
    assert process.returncode == -signal.SIGTERM


def test_the_doctor_looks_at_the_house(
    tablee: Tablee, filled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = tablee("doctor", "--port", "0", "--public", "http://play.example.org")
    assert "answers; rooms: 1" in said.out
    assert "play.example.org, " in said.out
    assert "--names" in said.out
    assert "without https" in said.out
    monkeypatch.setenv("TABLEE_PROT", "8000")
    assert "TABLEE_PROT" in tablee("doctor").out
    monkeypatch.setattr(time, "time", lambda: 1_000_000.0)
    said = tablee("doctor", "--port", "0")
    assert said.code == 1
    assert "can’t be right" in said.out


def test_the_doctor_says_so_where_few_can_be_connected(
    tablee: Tablee, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.cli.checkup.possible_files", lambda: 1024)
    said = tablee("doctor", "--port", "0")
    assert "!   open files" in said.out
    assert "1,024 at most" in said.out
    assert said.code == 0
    monkeypatch.setattr("tablee.cli.checkup.possible_files", lambda: 65_536)
    assert "open files" not in tablee("doctor", "--port", "0").out


def test_the_doctor_finds_a_database_that_is_none(tablee: Tablee, data: Path) -> None:
    data.mkdir()
    (data / "house.sqlite").write_text("Bonsoir" * 1000, "utf-8")
    said = tablee("doctor", "--port", "0")
    assert said.code == 1
    assert "✗   database" in said.out
