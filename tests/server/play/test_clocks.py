"""Time at a table: none, relaxed or strict; extra time; windows; days; pauses and restarts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablee.engine.seats import CLOCK
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living
from tests.server.play.player import Message, Player

pytestmark = pytest.mark.anyio

DAY = 86_400


async def two_at_paires(living: Living, **plan: Any) -> tuple[Player, Player]:
    """The one who is asked, and the other."""
    ana, bo = await living.table("paires", "Ana", "Bo", **plan)
    return (ana, bo) if ana.yours else (bo, ana)


def about(left: int, seconds: float) -> bool:
    """Milliseconds left, on a busy machine."""
    return seconds * 1000 - 3000 <= left <= seconds * 1000


def steps(messages: list[Message]) -> list[Message]:
    return [message for message in messages if message["t"] == "step"]


async def test_without_a_clock_the_table_waits_for_ever(living: Living) -> None:
    mover, other = await two_at_paires(living, clock="none")
    assert mover.table["clock"] == {"seats": {}, "window": None}
    await living.wait(30 * DAY)
    assert steps(await other.so_far()) == []
    await mover.move({"do": "draw"})


@pytest.mark.rule("table.ask")
async def test_a_strict_clock_answers_for_the_silent(living: Living) -> None:
    mover, other = await two_at_paires(living, clock="strict", seconds=60)
    assert about(mover.table["clock"]["seats"][str(mover.seat)], 60)
    assert mover.yours is not None
    silence = mover.yours["silence"]
    await living.wait(55)
    assert steps(await other.so_far()) == []
    await living.wait(6)
    step = await other.expect("step")
    row = living.play_of(mover).table.match.log[0]
    assert (row.seat, row.move) == (mover.seat, {"draw": 0, "fold": 1}[silence["do"]])
    assert "done" not in step


async def test_strict_usually_means_half_a_minute(living: Living) -> None:
    mover, _ = await two_at_paires(living, clock="strict")
    assert about(mover.table["clock"]["seats"][str(mover.seat)], 30)


async def test_a_relaxed_clock_starts_when_most_are_done(living: Living) -> None:
    people = await living.table("toy-sealed", "Ana", "Bo", "Cy", "Dan", clock="relaxed", seconds=60)
    assert people[0].table["clock"]["seats"] == {}
    await living.wait(3600)
    await people[0].move({"do": "lay", "card": people[0].view["hand"][0]})
    assert people[0].table["clock"]["seats"] == {}
    await people[1].so_far()
    step = await people[1].move({"do": "lay", "card": people[1].view["hand"][0]})
    assert sorted(step["clock"]["seats"]) == ["2", "3"]  # half are done: no rush, but now
    assert about(step["clock"]["seats"]["2"], 60)
    await living.wait(61)
    assert (await people[2].expect("step", lambda m: m.get("ending")))["ending"]


async def test_extra_time_three_times_a_game(living: Living) -> None:
    mover, other = await two_at_paires(living, clock="strict", seconds=60)
    id = mover.table["id"]
    assert (await other.trouble("time", table=id))["code"] == "no_more_time"  # not asked anything
    for times in (1, 2, 3):
        await mover.send("time", table=id)
        step = await other.expect("step")
        assert about(step["clock"]["seats"][str(mover.seat)], 60 + 60 * times)
    assert (await mover.trouble("time", table=id))["code"] == "no_more_time"
    await living.wait(200)
    assert steps(await mover.so_far())[3:] == []
    await living.wait(41)
    await other.expect("step", lambda m: "events" in m)


@pytest.mark.rule("table.window")
@pytest.mark.parametrize("answers", [True, False])
async def test_a_window_is_open_for_the_same_time_whatever_is_held_and_answered(
    open_house: OpenHouse, answers: bool
) -> None:
    living = await open_house(window_seconds=0.25)
    ana, bo, cy = await living.table("toy-window", "Ana", "Bo", "Cy", clock="none")
    step = await ana.move({"do": "reach"})
    assert step["clock"]["window"] == 250
    clock = living.play_of(ana).table.clock
    closes = clock.since[CLOCK][1] + 250
    assert clock.deadlines == {CLOCK: closes}
    if answers:
        for player in (bo, cy):
            await player.so_far()
            if player.yours:
                await player.send_move({"do": "let_pass"})
    await ana.expect("step", lambda m: m.get("clock", {"window": 1})["window"] is None)
    assert living.house.time.now() >= closes


async def test_over_days_a_window_closes_when_all_are_in(living: Living) -> None:
    ana, bo, cy = await living.table("toy-window", "Ana", "Bo", "Cy", clock="strict", pace="days")
    await ana.move({"do": "reach"})
    assert about(ana.table["clock"]["window"], DAY)
    await bo.so_far()
    await bo.move({"do": "let_pass"})
    await living.settled()
    assert steps(await ana.so_far()) == []
    assert living.play_of(ana).table.window_open
    await cy.so_far()
    await cy.move({"do": "let_pass"})
    assert (await ana.expect("step", lambda m: m.get("ending")))["ending"]["winners"] == [0]


@pytest.mark.parametrize("clock", ["strict", "relaxed"])
async def test_over_days_a_window_closes_for_the_silent_too(living: Living, clock: str) -> None:
    ana, bo, _ = await living.table("toy-window", "Ana", "Bo", "Cy", clock=clock, pace="days")
    await ana.move({"do": "reach"})
    await bo.so_far()
    await bo.move({"do": "let_pass"})
    await living.wait(4 * DAY)
    assert (await ana.expect("step", lambda m: m.get("ending")))["ending"]["winners"] == [0]


async def test_over_days_bots_are_in_when_they_have_thought(living: Living) -> None:
    ana, bo = await living.table(
        "toy-window", "Ana", "Bo", chairs=4, clock="none", pace="days", bots="random"
    )
    await ana.move({"do": "reach"})
    await bo.so_far()
    await bo.move({"do": "let_pass"})
    await until(lambda: not living.play_of(ana).table.window_open)


async def test_who_lets_everything_pass_is_not_waited_for(living: Living) -> None:
    ana, bo = await living.table("toy-window", "Ana", "Bo", clock="none", pace="days")
    await bo.send("pass", table=bo.table["id"], on=True)
    await bo.so_far()
    await ana.move({"do": "reach"})
    assert (await ana.expect("step", lambda m: m.get("ending")))["ending"]["winners"] == [0]


async def test_a_standing_pass_can_be_taken_back(living: Living) -> None:
    ana, bo = await living.table("toy-window", "Ana", "Bo", clock="none", pace="days")
    for on in (True, False):
        await bo.send("pass", table=bo.table["id"], on=on)
        await bo.so_far()
    await ana.move({"do": "reach"})
    await living.settled()
    assert living.play_of(ana).table.window_open


async def test_nobody_is_told_who_lets_everything_pass(living: Living) -> None:
    ana, bo = await living.table("toy-window", "Ana", "Bo", clock="none", pace="days")
    await bo.send("pass", table=bo.table["id"], on=True)
    assert await bo.so_far() == [{"t": "step", "passing": True}]
    assert await ana.so_far() == []


async def test_a_standing_pass_is_acknowledged_on_every_device_and_written_once(
    living: Living,
) -> None:
    ana, bo = await living.table("toy-window", "Ana", "Bo", clock="none", pace="days")
    phone = living.device("Bo", bo.cookie, bo.id)
    await phone.enter(room=bo.room["id"])
    assert not (await phone.expect("table")).get("passing")
    lines = living.play_of(ana).table.entries
    for _ in range(2):  # a message that is sent again gets its answer again
        await bo.send("pass", table=bo.table["id"], on=True)
        assert (await bo.expect("step")).get("passing")
        assert (await phone.expect("step")).get("passing")
    assert living.play_of(ana).table.entries == lines + 1
    assert (await bo.come_back()).get("passing")


async def test_a_restart_does_not_cost_anybody_time(open_house: OpenHouse) -> None:
    living = await open_house()
    mover, other = await two_at_paires(living, clock="strict", seconds=600)
    await living.wait(200)
    await living.close()
    await asyncio.sleep(0.2)
    living = await open_house()
    back = living.device(mover.name, mover.cookie, mover.id)
    await back.enter(room=mover.room["id"])
    table = await back.expect("table")
    assert about(table["clock"]["seats"][str(back.seat)], 400)
    await living.wait(402)
    await back.expect("step", lambda m: "events" in m)
    assert other.key == 0


async def test_nor_does_a_crash(living: Living) -> None:
    mover, _ = await two_at_paires(living, clock="strict", seconds=600)
    await living.wait(200)  # the house notes the time every other second
    crashed = await living.killed(Path(living.settings.data))
    try:
        back = crashed.device(mover.name, mover.cookie, mover.id)
        await back.enter(room=mover.room["id"])
        table = await back.expect("table")
        assert about(table["clock"]["seats"][str(back.seat)], 400)
    finally:
        await crashed.close()


@pytest.mark.parametrize("jump", [-10 * DAY, 10 * DAY])
async def test_a_wall_clock_that_jumps_changes_nothing(
    living: Living, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    mover, other = await two_at_paires(living, clock="strict", seconds=60)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + jump)
    await living.look_around()
    assert steps(await other.so_far()) == []
    await mover.come_back()
    assert about(mover.table["clock"]["seats"][str(mover.seat)], 60)
    await living.wait(61)
    await other.expect("step", lambda m: "events" in m)


async def test_when_nobody_is_here_the_table_waits_and_grants_grace(living: Living) -> None:
    mover, other = await two_at_paires(living, clock="strict", seconds=60)
    await other.hang_up()
    await mover.hang_up()
    await until(lambda: not living.room_of(mover).guests)
    await living.wait(300)
    play = living.play_of(mover)
    assert play.table.match.log == []
    await other.enter(room=other.room["id"])
    await other.expect("table")
    step = await other.expect("step", lambda m: "clock" in m)
    assert about(step["clock"]["seats"][str(mover.seat)], 15)
    await living.wait(16)
    await other.expect("step", lambda m: "events" in m)


async def test_a_window_that_nobody_saw_begins_anew(living: Living) -> None:
    ana, bo = await living.table("toy-window", "Ana", "Bo", clock="none")
    await ana.send_move({"do": "reach"})
    await bo.hang_up()
    await ana.hang_up()
    await until(lambda: not living.room_of(ana).guests)
    await living.wait(300)
    assert living.play_of(ana).table.window_open
    await bo.enter(room=bo.room["id"])
    await bo.expect("table")
    step = await bo.expect("step", lambda m: "clock" in m)
    assert step["clock"]["window"] == 300
    assert (await bo.expect("step", lambda m: m.get("ending")))["ending"]["winners"] == [0]


async def test_onlookers_alone_do_not_keep_the_clock_running(living: Living) -> None:
    mover, other = await two_at_paires(living, clock="strict", seconds=60)
    living.room_of(mover).paper.public = True
    onlooker = await living.player("Onlooker")
    await onlooker.enter(room=mover.room["id"])
    await mover.hang_up()
    await other.hang_up()
    await onlooker.sees("Onlooker")
    await living.wait(300)
    assert living.play_of(mover).table.match.log == []


async def test_over_days_the_clock_runs_though_nobody_is_here(living: Living) -> None:
    mover, other = await two_at_paires(living, clock="strict", pace="days")
    await mover.hang_up()
    await other.hang_up()
    await until(lambda: not living.room_of(mover).guests)
    await living.wait(DAY + 1)
    entries = await living.premises.books.entries(mover.table["id"])
    assert len(entries) == 1


async def test_a_game_with_a_clock_and_nobody_who_answers_comes_to_its_end(
    living: Living,
) -> None:
    ana, bo = await living.table("toy-window", "Ana", "Bo", clock="strict", seconds=1)
    for _ in range(20):
        await living.wait(2)
        await ana.so_far()
        if ana.table["ending"]:
            break
    assert ana.table["ending"]
    assert bo.key == 0


async def until(true: Callable[[], bool]) -> None:
    """Soon, on a busy machine."""
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)
