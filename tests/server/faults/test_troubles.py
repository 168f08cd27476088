"""Bots that hang or crash, disks that are full, databases that go and come back."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import pytest

from tablee.engine.chance import Seeded
from tablee.games.paires.moves import DRAW
from tablee.games.shelf import take
from tablee.server.bots import Bots
from tablee.server.store.sqlite import Sqlite
from tests.server.bots.tables import TROUBLE
from tests.server.bots.troublemakers import BOTS
from tests.server.play.conftest import OpenHouse
from tests.server.play.faults import broken_store
from tests.server.play.living import Living
from tests.server.play.test_clocks import until

if TYPE_CHECKING:
    from tests.server.conftest import PostgresServer

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("bot", ["hangs", "crashes", "blunders", "sulks"])
async def test_a_bot_that_is_stuck_again_and_again_is_replaced_and_the_game_goes_on(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    monkeypatch.setattr("tablee.server.botturns.OFTEN", 1)
    monkeypatch.setitem(take("paires").bots, bot, BOTS[bot])
    living = await open_house(Bots(1, 1.0, TROUBLE))
    [ana] = await living.table("paires", "Ana", chairs=2, bots=bot, clock="none")
    assert ana.table["seats"][1]["bot"] == bot
    playing = asyncio.create_task(ana.play_on(Seeded(3)))
    assert (await playing)["winners"] is not None
    assert ana.table["seats"][1]["bot"] == "random"
    assert "tablee_bots_stuck_total 1" in (await living.http.get("/metrics")).text


async def draw_with(living: Living, bot: str) -> tuple[list[str], list[int]]:
    """Ana draws against this bot: who was seen to play its seat, and its moves."""
    [ana] = await living.table("paires", "Ana", chairs=2, bots=bot, clock="none")
    table = living.play_of(ana).table
    while not ana.table["ending"]:
        if ana.yours is not None:
            await ana.move({"do": "draw"})
        await ana.so_far()
    seen = [json.loads(text) for text in ana.heard]
    bots = [message["seats"][1]["bot"] for message in seen if "seats" in message]
    return bots, [row.move for row in table.match.log if row.seat == 1]


async def test_a_bot_that_was_stuck_once_has_its_own_mind_at_the_next_question(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(take("paires").bots, "hiccups", BOTS["hiccups"])
    living = await open_house(Bots(1, 5.0, TROUBLE))
    bots, moves = await draw_with(living, "hiccups")
    while len(moves) < 3:
        bots, moves = await draw_with(living, "hiccups")
    assert set(bots) == {"hiccups"}
    assert set(moves[1:]) == {DRAW}
    assert living.house.figures.stuck.values[()] == 1


async def test_a_bot_that_was_replaced_comes_back_when_it_has_rested(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.botturns.OFTEN", 1)
    monkeypatch.setattr("tablee.server.botturns.REST", 1)
    monkeypatch.setitem(take("paires").bots, "hiccups", BOTS["hiccups"])
    bots: list[str] = []
    while bots[-2:] != ["random", "hiccups"]:
        living = await open_house(Bots(1, 5.0, TROUBLE))
        bots, moves = await draw_with(living, "hiccups")
        assert bots in (["hiccups", "random"], ["hiccups", "random", "hiccups"])
    assert set(moves[2:]) == {DRAW}


async def test_bots_wait_for_a_store_that_fails(
    living: Living, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.botturns.AGAIN", 50)
    [ana] = await living.table("pirates", "Ana", chairs=4, clock="none")
    with broken_store(living) as tried:
        await asyncio.sleep(0.5)
        assert len(tried) < 60  # patiently, and no more of them as time goes by
    await ana.play_on(Seeded(1))


async def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room_again(
    living: Living,
) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo", clock="none")
    store = living.premises.store
    assert isinstance(store, Sqlite)
    assert store._writer is not None
    [(pages,)] = store._writer.execute("PRAGMA page_count").fetchall()
    store._writer.execute(f"PRAGMA max_page_count = {pages}")
    mover = ana if ana.yours else bo
    for _ in range(200):
        await mover.send("say", text="x" * 500)
        message = await mover.hear()
        while message["t"] not in ("said", "trouble"):
            message = await mover.hear()
        if message["t"] == "trouble":
            break
    assert message["code"] == "no_store"
    store._writer.execute("PRAGMA max_page_count = 100000")
    await mover.move({"do": "draw"})
    await mover.send("say", text="there is room again")
    await (bo if mover is ana else ana).expect("said", lambda m: "again" in m["text"])


async def test_a_locked_database_is_told_and_passes(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo", clock="none")
    store = living.premises.store
    assert isinstance(store, Sqlite)
    assert store._writer is not None
    store._writer.execute("PRAGMA busy_timeout = 50")
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    mover = ana if ana.yours else bo
    assert (await mover.refusal({"do": "draw"}))["code"] == "no_store"
    assert living.play_of(ana).table.match.log == []
    other.close()
    await mover.move({"do": "draw"})


async def test_the_database_goes_away_and_comes_back(
    open_house: OpenHouse, postgres: PostgresServer, empty_postgres_url: str
) -> None:
    living = await open_house(database=empty_postgres_url)
    ana, bo = await living.table("paires", "Ana", "Bo", clock="none")
    mover = ana if ana.yours else bo
    key = await mover.send_move({"do": "draw"})
    await mover.expect("step", lambda m: m.get("done") == key)
    player = bo if bo.yours else ana
    await player.so_far()
    await asyncio.to_thread(postgres.stop)
    try:
        trouble = await player.refusal({"do": "draw"}) if player.yours else None
        assert trouble is None or trouble["code"] in ("no_store", "try_again")
        stranger = living.device("?", "x" * 43, "?")
        await stranger.connect()
        assert (await stranger.farewell())["code"] == "try_again"
    finally:
        await asyncio.to_thread(postgres.start)

    async def back() -> None:
        for player in (ana, bo):
            await player.come_back()

    await until_it_works(back)
    assert len(living.play_of(ana).table.match.log) >= 1
    await asyncio.gather(ana.play_on(Seeded(1)), bo.play_on(Seeded(2)))
    await until(lambda: living.play_of(ana).table.over)


async def until_it_works(work: Callable[[], Awaitable[object]]) -> None:
    for _ in range(100):
        try:
            await work()
            return
        except (AssertionError, OSError):
            await asyncio.sleep(0.1)
    raise AssertionError("it never worked again")
