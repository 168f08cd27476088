"""Time in which the house can't take a move, or isn't there at all, is nobody's (decision 11)."""

from __future__ import annotations

import sqlite3
import time

import pytest

from tablee.engine.seats import CLOCK
from tablee.server.absence import GRACE
from tablee.server.clocks import LEASH, STILL, HouseTime
from tablee.server.store.sqlite import Sqlite
from tests.server.play.conftest import OpenHouse
from tests.server.play.faults import broken_store
from tests.server.play.living import Living
from tests.server.play.player import Player
from tests.server.play.test_clocks import about, steps, two_at_paires, until

pytestmark = pytest.mark.anyio

DAY = 86_400


class Ticks:
    """The machine's clock, in the hands of a test."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def test_the_time_of_the_house_goes_no_further_than_its_heart_beats() -> None:
    ticks = Ticks()
    house = HouseTime(5000, ticks)
    for _ in range(8):
        ticks.now += 0.25
        assert house.beat() == 0
    assert house.now() == 7000
    ticks.now += 30  # the process was stopped, or the machine slept
    assert house.now() == 7000 + LEASH  # whoever looks before the next beat
    assert house.beat() == 30_000 - LEASH
    assert house.now() == 7000 + LEASH
    ticks.now += 0.5
    assert house.now() == 7500 + LEASH


async def test_while_it_is_held_it_stands_still_and_then_goes_on_from_there() -> None:
    ticks = Ticks()
    house = HouseTime(5000, ticks)
    ticks.now += 0.5
    house.hold()
    ticks.now += DAY
    assert (house.now(), house.beat(), house.now()) == (5500, 0, 5500)
    assert house.until(5501) == STILL  # nobody looks a thousand times a second meanwhile
    house.go_on()
    ticks.now += 0.25
    assert (house.now(), house.until(6000)) == (5750, 0.25)
    house.at_least(9000)
    assert (house.now(), house.beat(), house.now()) == (9000, 0, 9000)


async def almost_late(living: Living) -> tuple[Player, Player]:
    """Whoever is asked has two seconds left."""
    mover, other = await two_at_paires(living, clock="strict", seconds=60)
    await living.wait(58)
    assert living.play_of(mover).table.match.log == []
    return mover, other


async def test_whoever_was_refused_for_the_stores_sake_has_a_rest_when_it_is_back(
    living: Living, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.standstill.SPOKEN_OF", 1)  # of however short a break
    mover, other = await almost_late(living)
    play, house = living.play_of(mover), living.house
    left = play.table.clock.deadlines[mover.seat] - house.time.now()
    with broken_store(living):
        assert (await mover.refusal({"do": "draw"}))["code"] == "no_store"
        assert house.time.held
        stood = await other.expect("step", lambda m: m["clock"].get("still"))
        assert list(stood["clock"]["seats"]) == [str(mover.seat)]
        await other.come_back()
        assert other.table["clock"]["still"]  # whoever comes meanwhile sees it too
        play.hourglass.set_timer(0)  # however often somebody looks
        await living.settled()
        assert left - LEASH <= play.table.clock.deadlines[mover.seat] - house.time.now() <= left
    on = await mover.expect("step", lambda m: "stood" in m)
    assert "still" not in on["clock"]
    assert about(on["clock"]["seats"][str(mover.seat)], GRACE / 1000)
    assert play.table.match.log == []
    await mover.move({"do": "draw"})  # the very move that was refused


async def test_nobody_is_silent_while_nothing_can_be_written(living: Living) -> None:
    mover, other = await almost_late(living)
    play = living.play_of(mover)
    with broken_store(living) as tried:
        living.house.time.at_least(living.house.time.now() + 3000)  # time is up just now
        play.go_on()
        await until(lambda: living.house.time.held)
        await until(lambda: len(tried) > 2)
        assert play.table.match.log == []
    await other.expect("step", lambda m: "clock" in m and "still" not in m["clock"])
    await living.settled()
    assert play.table.match.log == []
    left = play.table.clock.deadlines[mover.seat] - living.house.time.now()
    assert about(left, GRACE / 1000)
    await living.wait(GRACE / 1000 + 1)
    await other.expect("step", lambda m: "events" in m)
    assert len(play.table.match.log) == 1


@pytest.mark.rule("table.window")
async def test_a_window_begins_anew_after_an_outage(open_house: OpenHouse) -> None:
    living = await open_house(window_seconds=60)
    ana, bo = await living.table("toy-window", "Ana", "Bo", clock="none")
    await ana.move({"do": "reach"})
    await living.wait(58)
    with broken_store(living):
        await bo.so_far()
        await bo.refusal({"do": "let_pass"})
    await until(lambda: not living.house.time.held)
    await living.settled()
    table = living.play_of(ana).table
    assert about(table.clock.deadlines[CLOCK] - living.house.time.now(), 60)


async def test_a_house_that_was_not_there_takes_nobodys_time_and_says_so(living: Living) -> None:
    mover, other = await two_at_paires(living, clock="strict", seconds=60)
    deadline = living.play_of(mover).table.clock.deadlines[mover.seat]
    before, jump = living.house.time.now(), 30
    living.house.time.tick = lambda: time.monotonic() + jump
    step = await other.expect("step", lambda m: "stood" in m)
    assert 30_000 - LEASH <= step["stood"] <= 33_000
    assert about(step["clock"]["seats"][str(mover.seat)], 60)
    assert living.play_of(mover).table.clock.deadlines[mover.seat] == deadline
    assert living.house.time.now() - before < 20_000
    assert steps(await mover.so_far())[-1]["stood"] == step["stood"]


async def test_of_a_moment_nobody_is_told(living: Living) -> None:
    mover, other = await two_at_paires(living, clock="strict", seconds=60)
    with broken_store(living):
        await mover.refusal({"do": "draw"})
    step = await other.expect("step")
    assert "stood" not in step
    assert "still" not in step["clock"]


async def test_clocks_stand_still_while_a_write_is_stuck(
    living: Living, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.standstill.SLOW", 0.05)
    mover, _ = await two_at_paires(living, clock="strict", seconds=60)
    store = living.premises.store
    assert isinstance(store, Sqlite)
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    key = await mover.send_move({"do": "draw"})
    await until(lambda: living.house.time.held)
    now = living.house.time.now()
    other.close()
    await mover.expect("step", lambda m: m.get("done") == key)
    assert living.play_of(mover).table.newest[mover.seat].at <= now
    await until(lambda: not living.house.time.held)


async def test_over_days_nobody_loses_or_wins_anything(living: Living) -> None:
    mover, _ = await two_at_paires(living, clock="strict", pace="days")
    play = living.play_of(mover)
    deadlines = dict(play.table.clock.deadlines)
    with broken_store(living):
        await mover.refusal({"do": "draw"})
    await until(lambda: not living.house.time.held)
    await living.settled()
    assert play.table.clock.deadlines == deadlines
    assert play.table.match.log == []
