"""A clock that limits a whole stretch of a game, and a window with a length of its own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.play.living import Living
from tests.server.play.player import Player

pytestmark = pytest.mark.anyio

NAMES = ("Ana", "Bo", "Cy", "Dan", "Eva")


async def at_the_box(living: Living, **options: Any) -> list[Player]:
    """Five people, and the box is with the first player, at seat 1."""
    people = await living.table("cuba", *NAMES, clock="none", options={"godfather": [0]} | options)
    await people[0].move({"do": "keep", "diamonds": 0})
    for player in people[1:]:
        await player.so_far()
    return people


async def after_the_theft(living: Living, **options: Any) -> list[Player]:
    people = await at_the_box(living, hold=0, **options)
    await people[1].move({"do": "hide", "token": 5})
    for player in people[1:]:
        await player.so_far()
        await player.move({"do": "take_diamonds", "diamonds": 2})
    for player in people:
        await player.so_far()
    return people


def left(player: Player) -> int | None:
    return player.table["clock"]["window"]  # type: ignore[no-any-return]


@pytest.mark.rule("cuba.hold", "table.window")
async def test_everybody_has_the_box_for_the_same_time(living: Living) -> None:
    people = await at_the_box(living, hold=20)
    assert 17_000 < (left(people[3]) or 0) <= 20_000
    await people[1].move({"do": "hide", "token": 5})
    assert [m for m in await people[3].so_far() if m["t"] == "step"] == []  # nobody saw that
    await living.wait(15)
    assert people[3].view["phase"] == "bag"
    await living.wait(6)
    await people[3].so_far()
    assert (people[3].view["phase"], people[3].view["holder"]) == ("theft", 1)


@pytest.mark.rule("cuba.clock")
async def test_the_investigation_has_its_minutes_clocks_or_no_clocks(living: Living) -> None:
    people = await after_the_theft(living, minutes=4)
    assert 235_000 < (left(people[0]) or 0) <= 240_000
    await living.wait(200)
    await people[0].move({"do": "listen"})
    await people[2].so_far()
    await people[2].move({"do": "say_take", "take": 16})  # talk doesn't stop the clock
    assert not people[2].view["rung"]
    await living.wait(41)
    await people[0].so_far()
    assert people[0].view["rung"]
    assert people[0].yours is not None
    assert (people[0].yours["rule"], left(people[0])) == ("cuba.clock", None)


@pytest.mark.rule("cuba.clock", "table.window")
async def test_the_time_of_the_investigation_runs_on_through_a_window(living: Living) -> None:
    people = await after_the_theft(living, minutes=4, cleaner=True)
    await living.wait(200)
    await people[0].move({"do": "accuse", "target": 1})
    assert people[0].view["phase"] == "window"
    await living.wait(1)
    await people[0].so_far()
    assert people[0].view["phase"] == "inquiry"
    assert (left(people[0]) or 0) < 40_000  # it did not begin anew
    await living.wait(41)
    await people[0].so_far()
    assert people[0].view["rung"]


async def test_talk_may_be_taken_back_while_the_clock_limits_the_investigation(
    living: Living,
) -> None:
    people = await after_the_theft(living, minutes=4)
    await people[2].move({"do": "say_take", "take": 16})
    table = people[2].table["id"]
    await people[2].send("undo", table=table)
    for other in (0, 1, 3, 4):
        await people[other].expect("step", lambda m: m.get("undo"))
        await people[other].send("agree", table=table, yes=True)
    await people[2].expect("step", lambda m: m.get("undo", 0) is None)
    assert people[2].view["claimed"] == 0
