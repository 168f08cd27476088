"""A table that comes from another house is found there, and goes on."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.engine.chance import Seeded
from tablee.engine.record import read, verify
from tablee.games.shelf import take
from tablee.server.arrivals import Arrived, OtherRules, bring_in
from tablee.server.people import wall_clock
from tablee.server.store import Broken, export_table
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living
from tests.server.play.player import Player

pytestmark = pytest.mark.anyio

YEAR = 365 * 24 * 3600.0


async def begun(living: Living) -> Player:
    """Two have drawn, and one is asked again; where luck ends a game sooner, there is another."""
    while True:
        ana, bo = await living.table("paires", "Ana", "Bo", chairs=3)
        table, drawn = living.play_of(ana).table, 0
        while not table.over:
            for player in (ana, bo):
                await player.so_far()
                if player.yours and drawn == 2:
                    return ana
                if player.yours:
                    await player.move({"do": "draw"})
                    drawn += 1
            await asyncio.sleep(0.01)


async def exported(living: Living, player: Player) -> bytes:
    file = await export_table(living.premises.store, player.table["id"])
    assert file is not None
    return file


async def arrived(living: Living, file: bytes) -> Arrived:
    return await bring_in(living.premises.books, file, wall_clock())


def key_in(path: str, page: str) -> str:
    assert path.startswith(f"/{page}#")
    return path.partition("#")[2]


def packed(parcel: dict[str, Any]) -> bytes:
    """With a good checksum."""
    table = msgspec.json.encode(parcel["table"])
    return msgspec.json.encode(parcel | {"sha256": hashlib.sha256(table).hexdigest()})


def cut(file: bytes) -> bytes:
    """The same without its last line."""
    parcel = msgspec.json.decode(file)
    del parcel["table"]["log"][-1]
    return packed(parcel)


def forged(file: bytes, changes: dict[str, Any], header: dict[str, Any], line: Any) -> bytes:
    """The same with other fields, another header, and a first line of the log that is no move."""
    parcel = msgspec.json.decode(file)
    table = parcel["table"] | changes
    inside = msgspec.json.decode(base64.b64decode(table["header"])) | header
    table["header"] = base64.b64encode(msgspec.json.encode(inside)).decode()
    if line:
        written = base64.b64encode(msgspec.json.encode(line)).decode()
        table["log"] = [(number, written) for number, _ in table["log"]]
    return packed(parcel | {"table": table})


async def test_a_game_goes_on_in_another_house(
    open_house: OpenHouse, database: str, tmp_path: Path
) -> None:
    """By the link alone: whoever comes first is host, and gives the seats to those who come."""
    here = await open_house(database=str(tmp_path / "first.sqlite"))
    await here.wait(YEAR)  # the other house is much younger
    ana = await begun(here)
    file = await exported(here, ana)
    there = await open_house(database=database)
    books = there.premises.books
    table, path = await arrived(there, file)
    row = await books.table(table)
    assert row is not None
    assert (row.asleep, row.ended) == (True, None)
    cy, di = await there.player("Cy"), await there.player("Di")
    for player in (cy, di):
        await player.enter(key_in(path, "room"))
        seen = await player.expect("table")
        assert [seat["name"] for seat in seen["seats"]][:2] == ["Ana", "Bo"]
        assert seen["seat"] == -3
    assert cy.room["host"] == cy.id
    for seat, player in enumerate((cy, di)):
        await cy.send("reseat", table=table, seat=seat, person=player.id)
        await player.expect("table", lambda m: m["seat"] >= 0)
    assert there.house.time.now() < YEAR * 1000 / 2  # that of this house, as before
    luck = [Seeded(1), Seeded(2)]
    async with asyncio.timeout(60):
        endings = await asyncio.gather(cy.play_on(luck[0]), di.play_on(luck[1]))
    answer = await there.ask(
        "GET", "/api/replays/record", headers={"X-Tablee-Share": endings[0]["share"]}
    )
    record = read(answer.content)
    assert verify(record, take("paires").game).over
    assert [seat.name for seat in record.seats][:2] == ["Ana", "Bo"]
    chairs = cy.room["plan"]["chairs"]
    assert [chair["person"] for chair in chairs] == [cy.id, di.id, ""]  # in the next game too
    await cy.send("start")
    await di.expect("table", lambda m: m["id"] != table)


async def test_whoever_is_known_in_this_house_simply_sits_there(
    open_house: OpenHouse, tmp_path: Path
) -> None:
    """The same house, from a backup that did not have this game yet."""
    living = await open_house()
    ana, bo = await living.company("toy-sealed", "Ana", "Bo")
    await living.premises.store.backup(tmp_path / "copy.sqlite")
    await ana.send("start")
    for player in (ana, bo):
        await player.expect("table")
    file = await exported(living, ana)
    again = await open_house(database=str(tmp_path / "copy.sqlite"))
    _, path = await arrived(again, file)
    for player, seat in ((ana, 0), (bo, 1)):
        back = again.device(player.name, player.cookie, player.id)
        await back.enter(key_in(path, "room"))
        assert (await back.expect("table"))["seat"] == seat
        await back.move({"do": "lay", "card": back.view["hand"][0]})
    assert back.table["ending"]


async def test_over_days_everybody_has_the_whole_time_again(
    open_house: OpenHouse, tmp_path: Path
) -> None:
    here = await open_house(database=str(tmp_path / "first.sqlite"))
    ana, _ = await here.table("toy-sealed", "Ana", "Bo", pace="days", clock="strict", seconds=7200)
    await here.wait(7000)
    await here.house.keep_time()
    file = await exported(here, ana)
    there = await open_house(database=str(tmp_path / "second.sqlite"))
    table, path = await arrived(there, file)
    await there.wait(3600)
    assert not there.house.rooms
    cy = await there.player("Cy")
    await cy.enter(key_in(path, "room"))
    await cy.expect("table")
    await cy.send("reseat", table=table, seat=0, person=cy.id)  # nobody else will come for it
    await cy.expect("table", lambda m: m["seat"] == 0)
    assert not cy.table["ending"]
    await cy.move({"do": "lay", "card": cy.view["hand"][0]})
    await there.wait(3700)
    await cy.expect("step", lambda m: m.get("ending"))  # Bo's time is up


async def test_a_finished_game_is_found_by_its_link(
    open_house: OpenHouse, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await open_house(database=str(tmp_path / "first.sqlite"))
    ana, bo = await here.table("toy-sealed", "Ana", "Bo")
    unfinished = await exported(here, ana)
    for player in (ana, bo):
        await player.move({"do": "lay", "card": player.view["hand"][0]})
    ending = (await ana.expect("step", lambda m: m.get("ending")))["ending"]
    file = await exported(here, ana)
    there = await open_house(database=database)
    with pytest.raises(Broken, match="end"):
        await arrived(there, cut(file))
    monkeypatch.setattr(take("toy-sealed").game, "version", 99)  # this house is newer
    with pytest.raises(OtherRules):
        await arrived(there, unfinished)
    _, path = await arrived(there, file)
    assert key_in(path, "replay") == ending["share"]
    link = {"X-Tablee-Share": ending["share"]}
    record = await there.ask("GET", "/api/replays/record", headers=link)
    assert record.content == (await here.ask("GET", "/api/replays/record", headers=link)).content
    assert read(record.content).outcome is not None


async def test_a_game_that_ended_while_it_was_exported_is_over(
    open_house: OpenHouse, tmp_path: Path
) -> None:
    here = await open_house(database=str(tmp_path / "first.sqlite"))
    ana, bo = await here.table("toy-sealed", "Ana", "Bo")
    for player in (ana, bo):
        await player.move({"do": "lay", "card": player.view["hand"][0]})
    await ana.expect("step", lambda m: m.get("ending"))
    parcel = msgspec.json.decode(await exported(here, ana))
    parcel["table"] |= {"ended": None, "outcome": None, "record": None}
    table = msgspec.json.encode(parcel["table"])
    parcel |= {"sha256": hashlib.sha256(table).hexdigest()}
    there = await open_house(database=str(tmp_path / "second.sqlite"))
    _, path = await arrived(there, msgspec.json.encode(parcel))
    link = {"X-Tablee-Share": key_in(path, "replay")}
    answer = await there.ask("GET", "/api/replays/verify", headers=link)
    assert answer.json()["holds"]


DEEP: Any = []
for _ in range(900):  # as deep as a file can be made with what this test is written in
    DEEP = [DEEP]
ESC, BELL, BACKWARDS = "\x1b[2J", "\a", "\u202e"


FORGED: list[tuple[dict[str, Any], dict[str, Any], Any, str]] = [
    ({"id": "x" * 65}, {}, None, "ids"),
    ({"id": "a\0b"}, {}, None, "ids"),
    ({"room": "../../etc"}, {}, None, "ids"),
    ({"laid": 10**40}, {}, None, "numbers"),
    ({}, {"laid": -1}, None, "numbers"),
    ({}, {"seconds": 10**40}, None, "numbers"),
    ({}, {"seats": [{"name": ESC + "Ana"}, {"name": "Bo"}]}, None, "names"),
    ({}, {"seats": [{"name": "Ana" + BACKWARDS}, {"name": "Bo"}]}, None, "names"),
    ({}, {"seats": [{"name": "A" * 25}, {"name": "Bo"}]}, None, "names"),
    ({}, {"seats": [{"name": "Ana", "person": "p" * 65}, {"name": "Bo"}]}, None, "ids"),
    ({}, {"options": {"forfeit": BELL}}, None, "texts"),
    ({}, {"options": {"forfeit": [*DEEP, BACKWARDS]}}, None, "texts"),
    ({}, {"secret": "no number"}, None, "parcel"),
    ({}, {"nonces": ["no number"]}, None, "parcel"),
    ({}, {}, {"e": "m", "at": 1, "seat": 0, "move": 0, "note": "a\0b"}, "texts"),
    ({}, {}, {"e": "s", "at": 1, "seat": 99, "person": ""}, "parcel"),
    ({}, {}, {"e": "t", "at": 1, "seat": 0, "ms": 10**40}, "numbers"),
    ({}, {}, {"e": "b", "at": 10**40, "seat": 0, "bot": "x"}, "numbers"),
]


async def test_what_no_house_would_have_written_is_refused(
    open_house: OpenHouse, tmp_path: Path
) -> None:
    """One key for programs, which the command line has a sentence for; nothing is brought in."""
    here = await open_house(database=str(tmp_path / "first.sqlite"))
    ana, _ = await here.table("toy-sealed", "Ana", "Bo")
    await ana.move({"do": "lay", "card": ana.view["hand"][0]})
    file = await exported(here, ana)
    there = await open_house(database=str(tmp_path / "second.sqlite"))
    whys = []
    for changes, header, line, _ in FORGED:
        with pytest.raises(Broken) as broken:
            await arrived(there, forged(file, changes, header, line))
        whys.append(broken.value.why)
    assert whys == [why for *_, why in FORGED]
    assert await there.premises.books.rooms(10) == []
    assert (await arrived(there, file)).table == ana.table["id"]
