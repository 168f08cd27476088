"""A table waits while nobody is there for it, and goes on as soon as somebody is."""

from __future__ import annotations

import pytest

from tablee.server.play import Play
from tests.server.play.conftest import OpenHouse
from tests.server.play.faults import broken_store
from tests.server.play.living import Living
from tests.server.play.player import Player
from tests.server.play.test_clocks import until

pytestmark = pytest.mark.anyio


async def bots_alone(living: Living) -> Player:
    """A host who looks on while bots play a long game, rather slowly."""
    [ana] = await living.company("paires", "Ana", chairs=4)
    await ana.ask("unseat", chair=0)
    await ana.send("start")
    await ana.expect("table")
    return ana


async def left_alone(living: Living, *people: Player) -> Play:
    """Everybody is gone, and the table stands still."""
    play = living.play_of(people[0])
    for player in people:
        await player.hang_up()
    await until(lambda: play.paused and not play.bots.thinking)
    before = play.table.entries
    await living.wait(10)
    assert play.table.entries == before
    assert not play.table.over
    return play


async def test_a_table_of_bots_goes_on_when_whoever_looked_on_comes_back(
    open_house: OpenHouse,
) -> None:
    living = await open_house(bot_pace=0.05)
    ana = await bots_alone(living)
    await left_alone(living, ana)
    await ana.come_back()
    await ana.expect("step", lambda m: "events" in m)


async def test_also_after_a_restart(open_house: OpenHouse) -> None:
    living = await open_house(bot_pace=0.05)
    ana = await bots_alone(living)
    await left_alone(living, ana)
    await living.close()
    living = await open_house()
    back = living.device("Ana", ana.cookie, ana.id)
    await back.enter(room=ana.room["id"])
    await back.expect("table")
    await back.expect("step", lambda m: m.get("ending"))


async def test_also_when_those_who_played_have_left_for_good(open_house: OpenHouse) -> None:
    living = await open_house(bot_pace=0.05)
    ana, bo = await living.table("paires", "Ana", "Bo", clock="none")
    living.room_of(ana).paper.public = True
    for player in (ana, bo):
        await player.send("leave")
        await player.farewell()
    await left_alone(living, ana)
    onlooker = await living.player("Cy")
    await onlooker.enter(room=ana.room["id"])
    await onlooker.expect("table")
    await onlooker.expect("step", lambda m: m.get("ending"))


async def test_also_when_the_last_who_played_is_shown_the_door_while_away(
    open_house: OpenHouse,
) -> None:
    living = await open_house()
    ana, bo = await living.company("paires", "Ana", "Bo", chairs=3, clock="none")
    await ana.ask("unseat", chair=0)
    await ana.send("start")
    await ana.expect("table")
    await bo.hang_up()
    await ana.sees("Ana")
    await until(lambda: living.play_of(ana).paused)
    await ana.send("block", person=bo.id, on=True)
    await ana.expect("step", lambda m: m.get("ending"))


async def test_an_onlooker_does_not_wake_a_table_that_waits_for_its_people(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo", clock="strict", seconds=60)
    living.room_of(ana).paper.public = True
    play = await left_alone(living, ana, bo)
    onlooker = await living.player("Cy")
    await onlooker.enter(room=ana.room["id"])
    await onlooker.expect("table")
    await living.wait(300)
    assert play.paused
    assert play.table.entries == 0


async def test_reactions_that_nobody_saw_begin_anew_for_onlookers_too(
    open_house: OpenHouse,
) -> None:
    living = await open_house(window_seconds=0.5)
    [ana] = await living.company("toy-window", "Ana", chairs=3)
    await ana.ask("unseat", chair=0)
    await ana.send("start")
    await ana.expect("table")
    play = living.play_of(ana)
    await until(lambda: play.table.window_open)
    await ana.hang_up()
    await until(lambda: play.paused)
    await living.wait(300)
    assert play.table.window_open
    await ana.come_back()
    assert (await ana.expect("step", lambda m: "clock" in m))["clock"]["window"] == 500
    await ana.expect("step", lambda m: m.get("ending"))


async def test_what_could_not_be_written_when_somebody_came_back_is_tried_again(
    living: Living,
) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo", clock="strict", seconds=60)
    play = await left_alone(living, ana, bo)
    await living.wait(300)
    with broken_store(living) as tried:
        await ana.enter(room=ana.room["id"])
        await ana.expect("table")
        await until(lambda: bool(tried))
        await living.settled()
        assert play.paused
    await living.look_around()
    assert not play.paused
    clock = (await ana.expect("step", lambda m: "clock" in m))["clock"]
    assert min(clock["seats"].values()) > 10_000  # nobody's time was up meanwhile
