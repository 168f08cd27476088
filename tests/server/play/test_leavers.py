"""Who goes away, who plays meanwhile, and rooms that sleep."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tablee.engine.chance import Seeded
from tablee.games.shelf import take
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living
from tests.server.play.test_clocks import DAY, until

pytestmark = pytest.mark.anyio


async def test_a_bot_takes_over_after_a_while_and_hands_back(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo", clock="none")
    await bo.hang_up()
    step = await ana.expect("step", lambda m: "seats" in m)
    assert step["seats"][1] == {"name": "Bo", "person": bo.id, "bot": "", "away": True}
    await living.wait(40)
    assert not living.play_of(ana).table.manned
    await living.wait(10)
    step = await ana.expect("step", lambda m: "seats" in m and m["seats"][1]["bot"])
    assert step["seats"][1] == {
        "name": "Bo",
        "person": bo.id,
        "bot": take("paires").best,
        "away": True,
    }
    await bo.enter(room=bo.room["id"])
    await bo.expect("table")
    step = await ana.expect("step", lambda m: "seats" in m and not m["seats"][1]["away"])
    assert step["seats"][1] == {"name": "Bo", "person": bo.id, "bot": "", "away": False}
    await bo.so_far()
    await asyncio.gather(ana.play_on(Seeded(1)), bo.play_on(Seeded(2)))


async def test_who_leaves_for_good_is_replaced_at_once(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo", clock="none")
    await bo.send("leave")
    step = await ana.expect("step", lambda m: "seats" in m)
    assert step["seats"][1]["bot"] == take("paires").best
    await ana.play_on(Seeded(1))


async def test_who_is_blocked_is_replaced_and_no_longer_sees_the_table(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo", clock="none")
    await ana.send("block", person=bo.id, on=True)
    await bo.farewell()
    heard = len(bo.heard)
    await ana.play_on(Seeded(1))
    assert len(bo.heard) == heard


async def test_who_leaves_for_good_while_nobody_else_is_here_is_replaced_too(
    living: Living,
) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo", clock="none")
    await ana.hang_up()
    await bo.sees("Bo")
    await bo.send("leave")
    await bo.farewell()
    await living.settled()
    assert list(living.play_of(ana).table.manned) == [1]
    await ana.enter(room=ana.room["id"])
    await ana.expect("table")
    await ana.play_on(Seeded(1))


async def test_also_after_a_restart(open_house: OpenHouse) -> None:
    living = await open_house()
    ana, bo = await living.table("paires", "Ana", "Bo", clock="none")
    await ana.hang_up()
    await bo.sees("Bo")
    await bo.send("leave")
    await bo.farewell()
    await living.close()
    living = await open_house()
    back = living.device("Ana", ana.cookie, ana.id)
    await back.enter(room=ana.room["id"])
    await back.expect("table")
    await living.wait(50)
    await back.play_on(Seeded(1))


async def test_a_bot_that_plays_for_somebody_still_does_after_a_restart(
    open_house: OpenHouse,
) -> None:
    living = await open_house()
    ana, bo = await living.table("paires", "Ana", "Bo", clock="none")
    await bo.send("leave")
    await ana.expect("step", lambda m: "seats" in m)
    await living.close()
    living = await open_house()
    back = living.device("Ana", ana.cookie, ana.id)
    await back.enter(room=ana.room["id"])
    assert (await back.expect("table"))["seats"][1]["bot"] == take("paires").best
    await back.play_on(Seeded(1))


async def test_while_nobody_is_here_no_bot_takes_over(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo", clock="none")
    await ana.hang_up()
    await bo.hang_up()
    await until(lambda: not living.room_of(ana).guests)
    await living.wait(100)
    assert not living.play_of(ana).table.manned


async def test_over_days_nobody_is_replaced(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo", clock="strict", pace="days")
    await bo.hang_up()
    await ana.sees("Ana")
    await living.wait(3600)
    assert not living.play_of(ana).table.manned


async def test_who_wants_to_be_forgotten_is_and_a_bot_plays_on(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bozena", clock="none")
    await bo.send("say", text="hello")
    answer = await living.ask("DELETE", "/api/me", bo.cookie)
    assert answer.status_code == 204
    assert (await bo.farewell())["code"] == "forgotten"
    table = await ana.expect("table")
    bot = take("paires").best
    assert table["seats"][1] == {"name": "…", "person": "", "bot": bot, "away": False}
    await ana.play_on(Seeded(1))
    await ana.so_far()
    assert {one["name"] for one in ana.room["evening"]["standings"]} == {"Ana", "…"}
    rows = await living.premises.store.read("SELECT header FROM tables")
    rows += await living.premises.store.read("SELECT doc FROM rooms")
    kept = b"".join(bytes(row[0]) for row in rows)
    assert bo.id.encode() not in kept
    assert b"Bozena" not in kept


async def test_who_left_the_room_and_is_forgotten_is_replaced_at_the_table_too(
    living: Living,
) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo", clock="none")
    await ana.hang_up()
    await bo.sees("Bo")
    await bo.send("leave")
    await bo.farewell()
    await living.ask("DELETE", "/api/me", bo.cookie)
    assert living.play_of(ana).table.bot_at(1)
    await ana.enter(room=ana.room["id"])
    await ana.expect("table")
    await ana.play_on(Seeded(1))


async def test_an_empty_room_sleeps_and_wakes_when_somebody_comes(living: Living) -> None:
    ana, bo = await living.table("pirates", "Ana", "Bo", clock="none")
    seen = living.play_of(ana).table.match.view(0)
    await ana.hang_up()
    await bo.hang_up()
    await until(lambda: not living.room_of(ana).guests)
    await living.wait(500)
    assert ana.room["id"] in living.house.rooms
    await living.wait(200)
    assert living.house.rooms == {}
    [row] = await living.premises.books.tables_of(ana.room["id"])
    assert (row.asleep, row.due) == (True, None)
    await asyncio.gather(*(player.enter(room=player.room["id"]) for player in (ana, bo)))
    await ana.expect("table")
    assert ana.view == msgspec.to_builtins(seen)
    [row] = await living.premises.books.tables_of(ana.room["id"])
    assert not row.asleep
    await bo.expect("table")
    await asyncio.gather(ana.play_on(Seeded(1)), bo.play_on(Seeded(2)))


async def test_a_table_over_days_wakes_when_time_is_up(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo", clock="strict", pace="days")
    await ana.hang_up()
    await bo.hang_up()
    await until(lambda: not living.room_of(ana).guests)
    await living.wait(700)
    assert living.house.rooms == {}
    books = living.premises.books
    assert await books.entries(ana.table["id"]) == []
    await living.wait(DAY)
    assert len(await books.entries(ana.table["id"])) == 1
    await living.wait(700)
    assert living.house.rooms == {}  # and goes to sleep again
    [row] = await books.tables_of(ana.room["id"])
    assert row.due is not None


async def test_a_sleeping_table_wakes_for_its_time_after_a_restart_too(
    open_house: OpenHouse,
) -> None:
    living = await open_house()
    ana, bo = await living.table("paires", "Ana", "Bo", clock="strict", pace="days")
    await ana.hang_up()
    await bo.hang_up()
    await until(lambda: not living.room_of(ana).guests)
    await living.wait(700)
    await living.close()
    living = await open_house()
    assert living.house.rooms == {}
    await living.wait(DAY)
    assert len(await living.premises.books.entries(ana.table["id"])) == 1


async def test_a_table_of_older_rules_is_kept_and_the_room_goes_on(open_house: OpenHouse) -> None:
    living = await open_house()
    ana, bo = await living.table("paires", "Ana", "Bo", clock="none")
    mover = ana if ana.yours else bo
    await mover.move({"do": "draw"})
    await living.close()
    await rewrite(living, ana.table["id"], b'"rules":', b'"rules":9')
    living = await open_house()
    back = living.device("Ana", ana.cookie, ana.id)
    await back.enter(room=ana.room["id"])
    trouble = await back.expect("trouble")
    assert trouble["code"] == "old_table"
    assert len(await living.premises.books.entries(ana.table["id"])) == 1
    await back.ask("unseat", chair=1)
    await back.send("start")
    await back.expect("table")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"game":"paires"', b'"game":"whist"'),
        (b'"opening":[', b'"opening":[99,'),
        (b'"mode":"forfeit"', b'"mode":"silly"'),
        (b'"seats":', b'"chairs":'),
    ],
    ids=["game gone", "luck", "options", "damaged"],
)
async def test_a_damaged_table_does_not_keep_the_house_closed(
    open_house: OpenHouse, old: bytes, new: bytes
) -> None:
    living = await open_house()
    ana, _ = await living.table("paires", "Ana", "Bo", clock="none")
    await living.close()
    await rewrite(living, ana.table["id"], old, new)
    living = await open_house()
    back = living.device("Ana", ana.cookie, ana.id)
    await back.enter(room=ana.room["id"])
    assert (await back.expect("trouble"))["code"] == "old_table"


async def rewrite(living: Living, table: str, old: bytes, new: bytes) -> None:
    """The header of a table as another version of the house might have left it."""
    store = living.premises.store
    await store.open()
    books = living.premises.books
    row = await books.table(table)
    assert row is not None
    assert row.header.count(old) == 1
    await books.write(books.rewrite_header(table, row.header.replace(old, new)))
    await store.close()
