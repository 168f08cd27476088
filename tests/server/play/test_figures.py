"""What whoever looks after the house can read: figures, and lines about rooms and tables."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path

import pytest

from tablee.server.bots import Bots
from tests.server.bots.tables import TROUBLE, job_for
from tests.server.play.conftest import OpenHouse
from tests.server.play.faults import broken_store
from tests.server.play.living import Living
from tests.server.play.test_clocks import until

pytestmark = pytest.mark.anyio

PAGE = Path(__file__).parents[3] / "docs" / "http.md"


async def figures(living: Living) -> dict[str, float]:
    text = (await living.http.get("/metrics")).text
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


async def test_a_move_is_timed_where_all_could_see_it(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo", clock="none")
    before = (await figures(living))["tablee_move_seconds_count"]
    mover, other = (ana, bo) if ana.yours else (bo, ana)
    await mover.move({"do": "draw"})
    await other.refusal({"do": "draw"}, ask=99)
    after = await figures(living)
    assert after["tablee_move_seconds_count"] == before + 1
    assert 0 < after["tablee_move_seconds_sum"] < 20


@pytest.mark.rule("table.window")
async def test_an_answer_that_nobody_sees_is_not_counted(living: Living) -> None:
    ana, *others = await living.table("toy-sealed", "Ana", "Bo", "Cy", clock="none")
    before = await figures(living)
    assert ana.yours is not None
    await ana.move(ana.yours["moves"][0])
    seen = [message for player in others for message in await player.so_far()]
    after = await figures(living)
    counted = after["tablee_move_seconds_count"] - before["tablee_move_seconds_count"]
    assert counted == after["tablee_steps_total"] - before["tablee_steps_total"]
    assert counted == bool(seen)


async def test_sockets_connections_and_troubles_are_counted(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo", clock="none")
    before = await figures(living)
    assert before["tablee_sockets"] == before["tablee_guests"] == 2
    assert before["tablee_connections"] >= 3
    assert before["tablee_turned_away_total"] == 0
    assert before["tablee_bots_waiting"] == before["tablee_bots_thinking"] == 0
    mover = ana if ana.yours else bo
    with broken_store(living):
        assert (await mover.refusal({"do": "draw"}))["code"] == "no_store"
    after = await figures(living)
    assert after["tablee_store_troubles_total"] > before["tablee_store_troubles_total"]


async def test_bots_that_think_and_questions_that_wait(open_house: OpenHouse) -> None:
    living = await open_house(bots := Bots(1, 2.0, TROUBLE))
    jobs = [asyncio.create_task(bots.choose(job_for("paires", "hangs"))) for _ in range(2)]
    await until(lambda: (bots.queued, bots.thinking) == (1, 1))  # there is one worker
    seen = await figures(living)
    assert (seen["tablee_bots_waiting"], seen["tablee_bots_thinking"]) == (1, 1)
    await asyncio.gather(*jobs, return_exceptions=True)
    assert (bots.queued, bots.thinking) == (0, 0)


async def test_every_figure_is_documented(living: Living) -> None:
    text = (await living.http.get("/metrics")).text
    names = set(re.findall(r"^# TYPE (\w+) ", text, re.M))
    assert len(names) > 10
    assert names == set(re.findall(r"`(tablee_\w+)`", PAGE.read_text("utf-8")))


async def test_rooms_and_tables_are_written_down_by_their_ids_alone(
    living: Living, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "tablee"):
        ana, _ = await living.table("paires", "Ana", "Bo", clock="none")
        room, table = ana.room["id"], ana.table["id"]
        await ana.send("close", table=table)
        await ana.so_far()
        living.house.let_go(living.room_of(ana))
    kinds = ("room_opened", "table_laid", "table_ended", "room_closed")
    lines = [(line.msg, line.fields) for line in caplog.records if line.msg in kinds]  # type: ignore[attr-defined]
    assert lines == [
        ("room_opened", {"room": room}),
        ("table_laid", {"room": room, "table": table, "game": "paires", "seats": 2}),
        ("table_ended", {"table": table, "game": "paires"}),
        ("room_closed", {"room": room}),
    ]
