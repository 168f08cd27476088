"""One person among bots: the table waits while they read, and a clock runs only if they want it."""

from __future__ import annotations

import pytest

from tablee.engine.seats import CLOCK
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living
from tests.server.play.player import Player
from tests.server.play.test_clocks import until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("known_luck")]


async def my_turn(player: Player) -> None:
    while not player.yours:
        assert not player.table["ending"]
        await player.hear()


async def read(player: Player, on: bool = True) -> bool:
    """What the house says to it."""
    await player.send("read", table=player.table["id"], on=on)
    said = await player.expect("step", lambda step: "reading" in step)
    return bool(said.get("reading"))


async def reading_alone(living: Living) -> Player:
    """Ana has moved while she reads, and two bots are to follow."""
    [ana] = await living.table("paires", "Ana", chairs=3)
    await my_turn(ana)
    assert await read(ana)
    await ana.move({"do": "draw"})
    return ana


async def stands_still(living: Living, player: Player) -> None:
    before = living.play_of(player).table.entries
    await living.wait(10)
    assert not living.play_of(player).bots.thinking
    assert living.play_of(player).table.entries == before


async def test_bots_wait_until_a_card_is_read(living: Living) -> None:
    ana = await reading_alone(living)
    await stands_still(living, ana)
    assert not await read(ana, on=False)
    await ana.expect("step", lambda step: "events" in step)


async def test_two_minutes_at_most(living: Living) -> None:
    ana = await reading_alone(living)
    await living.wait(90)
    await stands_still(living, ana)
    await living.wait(20)
    await ana.expect("step", lambda step: step.get("reading") is False)
    await ana.expect("step", lambda step: "events" in step)


async def test_a_bot_that_was_thinking_begins_its_pause_anew(open_house: OpenHouse) -> None:
    living = await open_house(bot_pace=10)
    [ana] = await living.table("paires", "Ana", chairs=3, clock="none")
    bots = living.play_of(ana).bots
    if ana.yours:
        await ana.move({"do": "draw"})
    await until(lambda: bool(bots.thinking))
    [before] = bots.thinking.values()
    assert await read(ana)
    await until(before.cancelled)
    assert not bots.thinking
    await read(ana, on=False)
    [after] = bots.thinking.values()
    assert after is not before


async def test_where_others_play_nobody_waits_for_a_reader(living: Living) -> None:
    ana, _ = await living.table("paires", "Ana", "Bo", chairs=3)
    assert not await read(ana)
    assert not living.play_of(ana).reading.on


async def test_whoever_comes_back_is_not_kept_waiting_by_a_reader(living: Living) -> None:
    """Alone for a minute, Ana opens a card; then Bo has his seat again, and the table goes on."""
    ana, bo = await living.table("paires", "Ana", "Bo", chairs=3, clock="strict", seconds=60)
    await bo.hang_up()
    await ana.sees("Ana")
    await living.wait(50)
    await my_turn(ana)
    assert await read(ana)
    clock, time = living.play_of(ana).table.clock, living.house.time
    left = clock.deadlines[ana.seat] - time.now()
    await living.wait(55)
    await bo.come_back()
    await living.settled()
    play = living.play_of(ana)
    assert not play.reading.on
    assert play.hourglass.deadlines().keys() == {ana.seat}
    # as much as when the card was opened, and not 55 seconds less
    assert abs(clock.deadlines[ana.seat] - time.now() - left) < 20_000


async def test_when_the_reader_has_left_nobody_waits_for_the_card(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo", chairs=3)
    await bo.hang_up()
    await ana.sees("Ana")
    await living.wait(50)
    assert await read(ana)
    cy = await living.player("Cy")
    living.room_of(ana).paper.public = True
    await cy.enter(room=ana.room["id"])
    await ana.send("leave")
    await ana.farewell()
    await living.look_around()
    assert not living.play_of(cy).reading.on


async def test_whoever_looks_on_stops_nothing(living: Living) -> None:
    [ana] = await living.table("paires", "Ana", chairs=3)
    cy = await living.player("Cy")
    living.room_of(ana).paper.public = True
    await cy.enter(room=ana.room["id"])
    await cy.expect("table")
    assert (await cy.trouble("read", table=cy.table["id"], on=True))["code"] == "not_seated"


async def test_whoever_goes_out_reads_no_longer(living: Living) -> None:
    ana = await reading_alone(living)
    await ana.hang_up()
    play = living.play_of(ana)
    await until(lambda: play.paused)
    table = await ana.come_back()
    assert not table.get("reading")
    await ana.expect("step", lambda step: "events" in step)


@pytest.mark.rule("table.window")
async def test_a_window_keeps_its_time_and_bots_answer_in_it(living: Living) -> None:
    [ana] = await living.table("toy-window", "Ana", chairs=3)
    await my_turn(ana)
    assert await read(ana)
    await ana.move({"do": "reach"})
    play = living.play_of(ana)
    assert play.table.window_open
    assert CLOCK in play.hourglass.deadlines()
    assert not play.reading.stops_the_table()
    await until(lambda: not play.table.window_open)


async def test_alone_with_bots_there_is_no_clock(living: Living) -> None:
    [ana] = await living.company("paires", "Ana", chairs=3)
    await ana.so_far()
    assert ana.room["plan"]["clock"] == "none"
    bo = await living.player("Bo")
    living.room_of(ana).paper.public = True
    await bo.enter(room=ana.room["id"])
    await bo.sit(1)
    assert bo.room["plan"]["clock"] == "relaxed"  # somebody might be kept waiting
    await bo.ask("stand")
    await ana.so_far()
    await ana.send("start")
    await ana.expect("table")
    await my_turn(ana)
    assert ana.table["clock"]["seats"] == {}


async def test_unless_one_asks_for_it(living: Living) -> None:
    [ana] = await living.table("paires", "Ana", chairs=3, clock="strict", seconds=60)
    await my_turn(ana)
    assert str(ana.seat) in ana.table["clock"]["seats"]


async def test_a_clock_waits_for_a_reader_too(living: Living) -> None:
    [ana] = await living.table("paires", "Ana", chairs=3, clock="strict", seconds=60)
    await my_turn(ana)
    assert await read(ana)
    before = living.play_of(ana).table.entries
    await living.wait(70)
    assert living.play_of(ana).table.entries == before
    await read(ana, on=False)
    await living.wait(40)
    assert ana.table.get("silenced") is None
    await ana.move({"do": "draw"})


@pytest.mark.rule("table.ask")
async def test_whoever_a_clock_played_for_is_told_what_it_did(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo", clock="strict", seconds=60)
    mover, other = (ana, bo) if ana.yours else (bo, ana)
    assert mover.yours
    silence = mover.yours["silence"]
    await living.wait(61)
    told = await mover.expect("step", lambda step: "silenced" in step)
    assert told.get("silenced") == silence
    assert not [said for said in await other.so_far() if "silenced" in said]
    assert (await mover.come_back()).get("silenced") == silence  # also whoever was away
    assert (await other.come_back()).get("silenced") is None
    while not mover.yours:
        await other.move({"do": "draw"}) if other.yours else await mover.hear()
        await mover.so_far()
        await other.so_far()
    await mover.move({"do": "draw"})
    assert (await mover.come_back()).get("silenced") is None
