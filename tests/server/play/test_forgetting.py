"""Somebody wishes to be forgotten: no name stays, no seat waits, no socket stays open."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tablee.cli import admin
from tablee.server.entries import Reseated, decode_entry, decode_header
from tablee.server.people import wall_clock
from tablee.server.store import Books, store_at
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living
from tests.server.play.player import Player

pytestmark = pytest.mark.anyio


async def everything(living: Living) -> bytes:
    """All documents, headers and records of the house, as they are kept."""
    store = living.premises.store
    rows = await store.read("SELECT doc FROM rooms")
    rows += await store.read("SELECT header FROM tables")
    rows += await store.read("SELECT record FROM tables WHERE record IS NOT NULL")
    rows += [(name.encode(),) for (name,) in await store.read("SELECT name FROM people")]
    return b"\n".join(bytes(row[0]) for row in rows)


async def forgotten(living: Living, player: Player) -> None:
    answer = await living.ask("DELETE", "/api/me", player.cookie)
    assert answer.status_code == 204, answer.text


async def test_a_socket_outside_any_room_is_closed(living: Living) -> None:
    ana = await living.player("Ana")
    phone = living.device("Ana", ana.cookie, ana.id)
    await ana.connect()
    await phone.connect()
    await phone.so_far()
    await forgotten(living, ana)
    for device in (ana, phone):
        assert (await device.farewell())["code"] == "forgotten"
    assert not living.house.connected
    late = living.device("Ana", ana.cookie, ana.id)
    await late.connect()
    assert (await late.farewell())["code"] == "nobody"


async def test_rooms_tables_and_results_lose_the_name(living: Living) -> None:
    ana, bo = await living.table("toy-sealed", "Ana", "Zebedee")
    await ana.move({"do": "lay", "card": ana.view["hand"][0]})
    await bo.move({"do": "lay", "card": bo.view["hand"][0]})
    await ana.expect("step", lambda m: m.get("ending"))
    await ana.send("start")
    await bo.expect("table", lambda m: not m["ending"])
    await bo.send("say", text="Good evening")
    await ana.expect("said")
    assert b"Zebedee" in await everything(living)
    await forgotten(living, bo)
    assert (await bo.farewell())["code"] == "forgotten"
    await ana.expect("table")
    assert ana.table["seats"][1]["person"] == ""
    assert ana.table["seats"][1]["name"] == "…"
    kept = await everything(living)
    assert b"Zebedee" not in kept
    assert bo.id.encode() not in kept
    assert (await ana.come_back())["seats"][1]["name"] == "…"
    assert "Zebedee" not in ana.heard[-1] + ana.heard[-2]


@pytest.mark.parametrize("noticed", [True, False])
async def test_a_closed_room_loses_the_name_too(living: Living, noticed: bool) -> None:
    ana, bo = await living.company("paires", "Ana", "Zebedee")
    books = living.premises.books
    await books.write(books.close_room(ana.room["id"], wall_clock()))
    if noticed:
        await living.house.close_closed()
    await forgotten(living, bo)
    kept = await everything(living)
    assert b"Zebedee" not in kept
    assert b"Ana" in kept


async def test_whoever_sat_there_first_is_forgotten_though_another_has_the_seat(
    living: Living,
) -> None:
    ana, bo, di = await living.table("toy-sealed", "Ana", "Zebedee", "Di")
    living.room_of(ana).paper.public = True
    cy = await living.player("Cy")
    await cy.enter(room=ana.room["id"])
    await bo.hang_up()
    await ana.sees("Ana", "Di", "Cy")
    await living.wait(50)  # and a bot lays a card
    await ana.send("reseat", table=ana.table["id"], seat=1, person=cy.id)
    await di.expect("step", lambda m: m.get("giving"))
    await di.send("allow", table=ana.table["id"], seat=1, person=cy.id, yes=True)
    await cy.expect("table", lambda m: m["seat"] == 1)
    await forgotten(living, bo)
    await cy.expect("table")
    assert cy.seat == 1
    assert b"Zebedee" not in await everything(living)
    for player in (di, ana):
        await player.move({"do": "lay", "card": player.view["hand"][0]})
    await cy.expect("room", lambda m: m["room"]["evening"]["played"] == 1)
    assert b"Zebedee" not in await everything(living)


async def test_an_admin_leaves_a_wish_and_the_house_does_it(living: Living) -> None:
    ana, bo = await living.table("toy-sealed", "Ana", "Zebedee")
    books = living.premises.books
    await books.write(books.wish_forgotten(bo.id, 1), books.wish_forgotten("nobody", 1))
    assert set(await books.wished_forgotten()) == {bo.id, "nobody"}
    await living.house.forget_wished()
    assert (await bo.farewell())["code"] == "forgotten"
    assert await books.wished_forgotten() == []
    assert b"Zebedee" not in await everything(living)
    assert (await ana.come_back())["seats"][1]["person"] == ""


async def test_a_wish_that_a_house_had_no_time_for_is_done_by_the_next(
    open_house: OpenHouse,
) -> None:
    living = await open_house()
    _, bo = await living.company("paires", "Ana", "Zebedee")
    books = living.premises.books
    await books.write(books.wish_forgotten(bo.id, 1))
    await living.close()
    living = await open_house()
    async with asyncio.timeout(20):
        while await living.premises.books.wished_forgotten():
            await asyncio.sleep(0.05)
    assert b"Zebedee" not in await everything(living)


async def test_who_was_about_to_enter_is_not_in_the_room_afterwards(living: Living) -> None:
    """A second device enters while the first asks to be forgotten."""
    ana, bo = await living.company("paires", "Ana", "Zebedee")
    for _ in range(5):
        phone = living.device("Zebedee", bo.cookie, bo.id)
        await phone.connect()
        await phone.send("enter", room=ana.room["id"])
    await forgotten(living, bo)
    await living.settled()
    paper = living.room_of(ana).paper
    assert [member.name for member in paper.members] == ["Ana"]
    assert b"Zebedee" not in await everything(living)


async def test_the_log_of_a_game_stays_without_its_owner(living: Living) -> None:
    ana, bo = await living.table("toy-sealed", "Ana", "Zebedee")
    await bo.move({"do": "lay", "card": bo.view["hand"][0]})
    id = ana.table["id"]
    await forgotten(living, bo)
    row = await living.premises.books.table(id)
    assert row is not None
    assert [seat.person for seat in decode_header(row.header).seats] == [ana.id, ""]
    moved = [msgspec.json.decode(line) for line in await living.premises.books.entries(id)]
    assert next(line["seat"] for line in moved if line["e"] == "m") == 1


async def test_nobody_plays_on_in_a_house_that_is_closed(
    open_house: OpenHouse, database: str
) -> None:
    """The admin's command is not the house: a bot has Bo's seat, and moves when the house opens."""
    living = await open_house(database=database)
    ana, bo = await living.table("toy-sealed", "Ana", "Zebedee", pace="days")
    id = ana.table["id"]
    await living.close()
    assert await admin.forget(living.settings, [bo.id])
    store = store_at(living.settings.store)
    await store.open()
    lines = [decode_entry(line) for line in await Books(store).entries(id)]
    await store.close()
    assert [(type(line), line.seat) for line in lines if isinstance(line, Reseated)] == [
        (Reseated, 1)
    ]
    assert len(lines) == 1
    living = await open_house(database=database)
    assert b"Zebedee" not in await everything(living)
    again = living.device("Ana", ana.cookie, ana.id)
    await again.enter(room=ana.room["id"])
    seen = await again.expect("table")
    assert (seen["seats"][1]["person"], seen["seats"][1]["name"]) == ("", "…")
    await again.move({"do": "lay", "card": again.view["hand"][0]})
    while not again.table["ending"]:
        await again.hear()


async def test_a_room_that_sleeps_is_not_woken_for_it(living: Living) -> None:
    ana, bo = await living.table("toy-sealed", "Ana", "Zebedee")
    for player in (ana, bo):
        await player.hang_up()
    await living.settled()
    await living.wait(700)
    assert not living.house.rooms
    before = await living.premises.books.table(ana.table["id"])
    await forgotten(living, bo)
    assert not living.house.rooms
    after = await living.premises.books.table(ana.table["id"])
    assert before is not None
    assert after is not None
    assert (after.asleep, after.seen) == (True, before.seen)
    assert b"Zebedee" not in await everything(living)
    await ana.enter(room=ana.room["id"])
    assert (await ana.expect("table"))["seats"][1]["person"] == ""


async def test_whoever_comes_waits_until_the_name_is_gone(living: Living) -> None:
    """A room that sleeps is opened while its paper is written anew."""
    ana, bo = await living.company("paires", "Ana", "Zebedee")
    for player in (ana, bo):
        await player.hang_up()
    await living.settled()
    id = ana.room["id"]
    living.house.let_go(living.house.rooms[id])
    threshold = living.house.threshold
    with threshold.hold([id]) as held:
        assert held == {id}
        with threshold.hold([id]) as again:
            assert again == set()
        coming = asyncio.create_task(living.house.room(id))
        await asyncio.sleep(0.05)
        assert not coming.done()
    assert await coming is living.house.rooms[id]
    with threshold.hold([id]) as held:
        assert held == set()


async def test_a_paper_that_cannot_be_read_keeps_nobody_else_waiting(living: Living) -> None:
    _, bo = await living.company("paires", "Ana", "Zebedee")
    books = living.premises.books
    await books.write(books.keep_room("damaged", b"k", False, b"{damaged, with cy", 1))
    await books.write(books.wish_forgotten(bo.id, 1), books.wish_forgotten("cy", 1))
    await living.house.forget_wished()
    assert b"Zebedee" not in await everything(living)
    assert await books.wished_forgotten() == ["cy"]
