"""A seat of the game in play goes to somebody else: when it may, and all of it or nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.shelf import take
from tests.server.play.faults import other_store, unsure_store
from tests.server.play.living import Living
from tests.server.play.player import Player
from tests.server.play.test_clocks import DAY

pytestmark = pytest.mark.anyio


async def with_onlooker(
    living: Living, game: str = "toy-sealed", **plan: Any
) -> tuple[Player, Player, Player]:
    """Ana and Bo play, and Cy looks on; where all lies face up, nobody else is asked (giving)."""
    ana, bo = await living.table(game, "Ana", "Bo", **plan)
    living.room_of(ana).paper.public = True
    cy = await living.player("Cy")
    await cy.enter(room=ana.room["id"])
    await cy.expect("table")
    return ana, bo, cy


async def reseat(ana: Player, person: Player) -> None:
    await ana.send("reseat", table=ana.table["id"], seat=1, person=person.id)


async def test_nobody_who_drops_out_for_a_moment_loses_the_seat(living: Living) -> None:
    """Or the host could look into any hand by an accomplice."""
    ana, bo, cy = await with_onlooker(living, clock="none")
    hand = bo.view["hand"]
    await bo.hang_up()
    await ana.sees("Ana", "Cy")
    await living.wait(40)
    told = await ana.trouble("reseat", table=ana.table["id"], seat=1, person=cy.id)
    assert (told["code"], told["field"]) == ("owner_just_left", "seat")
    assert "bot" in told["text"]
    await bo.come_back()
    assert (bo.seat, bo.view["hand"]) == (1, hand)
    assert not any(str(hand)[1:-1] in text.replace(",", ", ") for text in cy.heard)


async def test_once_a_bot_plays_for_them_the_seat_can_be_given(living: Living) -> None:
    ana, bo, cy = await with_onlooker(living, "paires", clock="none")
    await bo.hang_up()
    await ana.sees("Ana", "Cy")
    await living.wait(50)
    await ana.expect("step", lambda m: "seats" in m and m["seats"][1]["bot"])
    await reseat(ana, cy)
    step = await ana.expect("step", lambda m: "seats" in m)  # everybody sees who has it now
    assert step["seats"][1] == {"name": "Cy", "person": cy.id, "bot": "", "away": False}
    await cy.expect("table", lambda m: m["seat"] == 1)


async def test_where_no_bot_comes_the_owner_is_waited_for_just_as_long(living: Living) -> None:
    """Only onlookers are here: nobody plays on, so no bot takes over."""
    ana, bo, cy = await with_onlooker(living, "paires", clock="none")
    await ana.ask("host", person=cy.id)
    await ana.hang_up()
    await bo.hang_up()
    await cy.sees("Cy")
    wish = {"table": cy.table["id"], "seat": 1, "person": cy.id}
    assert (await cy.trouble("reseat", **wish))["code"] == "owner_just_left"
    await living.wait(50)
    assert not living.play_of(cy).table.manned
    await cy.send("reseat", **wish)
    await cy.expect("table", lambda m: m["seat"] == 1)
    assert not living.play_of(cy).paused  # it is played again


async def test_over_days_people_are_away_and_keep_their_seats(living: Living) -> None:
    ana, bo, cy = await with_onlooker(living, "paires", clock="none", pace="days")
    await bo.hang_up()
    await ana.sees("Ana", "Cy")
    wish = {"table": ana.table["id"], "seat": 1, "person": cy.id}
    await living.wait(3600)
    assert (await ana.trouble("reseat", **wish))["code"] == "owner_has_time"
    await living.wait(DAY)
    await reseat(ana, cy)
    await cy.expect("table", lambda m: m["seat"] == 1)


async def test_a_bot_plays_to_the_end_for_whoever_was_shown_the_door(living: Living) -> None:
    """Or a host could look into any hand: block its owner, and give it to an accomplice."""
    ana, bo, cy = await with_onlooker(living, clock="none")
    await ana.send("block", person=bo.id, on=True)
    await bo.farewell()
    await ana.expect("step", lambda m: "seats" in m and m["seats"][1]["bot"] == BEST)
    wish = {"table": ana.table["id"], "seat": 1, "person": cy.id}
    assert (await ana.trouble("reseat", **wish))["code"] == "owner_put_out"
    await ana.send("block", person=bo.id, on=False)
    await living.wait(50)
    assert (await ana.trouble("reseat", **wish))["code"] == "owner_put_out"


BEST = take("toy-sealed").best


async def test_the_log_and_the_room_change_together_or_not_at_all(living: Living) -> None:
    """One request to the store: a disk that fails in between is not possible."""
    ana, bo, cy = await with_onlooker(living, "paires", clock="none")
    await bo.send("leave")
    await bo.farewell()
    await living.settled()
    await ana.so_far()
    asked: list[int] = []
    put = living.premises.store.put

    def count(request: object) -> None:
        asked.append(len(request.writes))  # type: ignore[attr-defined]
        put(request)  # type: ignore[arg-type]

    with other_store(living, count):
        await reseat(ana, cy)
        await cy.expect("table", lambda m: m["seat"] == 1)
    assert 2 in asked
    assert 1 not in asked[asked.index(2) :]


async def test_where_nobody_knows_whether_it_is_on_disk_the_disk_says_so(living: Living) -> None:
    ana, bo, cy = await with_onlooker(living, "paires", clock="none")
    await living.wait(0)
    await ana.ask("seat", person=bo.id, chair=1)
    await bo.hang_up()
    await ana.sees("Ana", "Cy")
    await living.wait(50)
    await ana.so_far()
    with unsure_store(living, kept=True):
        await reseat(ana, cy)
        await ana.farewell()
    for player in (ana, cy):
        player.socket = None
        await player.enter(room=ana.room["id"])
        await player.expect("table")
    assert cy.seat == 1
    chairs = [chair["person"] for chair in cy.room["plan"]["chairs"]]
    assert chairs == [ana.id, cy.id]
