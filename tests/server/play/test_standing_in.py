"""While the host is gone, whoever sits there may stand in; a stranger never does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.play.living import Living
from tests.server.play.player import Player

pytestmark = pytest.mark.anyio


async def stranger(living: Living, host: Player, name: str = "Stranger") -> Player:
    """Somebody who comes in from the shelf, since the room is open to all."""
    living.room_of(host).paper.public = True
    player = await living.player(name)
    await player.enter(room=host.room["id"])
    return player


async def gone(living: Living, player: Player, seconds: float = 65) -> None:
    await player.hang_up()
    await living.settled()
    await living.wait(seconds)


async def host_for(player: Player) -> str:
    await player.so_far()
    return str(player.room["host"])


async def test_a_stranger_never_becomes_host(living: Living) -> None:
    """Who only looks on waits for the owner, and so does who sits down for the next game."""
    [ana] = await living.table("toy-sealed", "Ana", chairs=2, clock="none")
    spy = await stranger(living, ana)
    await gone(living, ana)
    assert await host_for(spy) == ana.id
    await spy.sit(1)
    await living.wait(65)
    wishes = {"reseat": {"table": ana.table["id"], "seat": 0, "person": spy.id}, "start": {}}
    wishes["block"] = {"person": ana.id, "on": True}
    for wish, fields in wishes.items():
        assert (await spy.trouble(wish, **fields))["code"] == "host_only"
    await ana.come_back()
    assert (ana.seat, ana.room["host"]) == (0, ana.id)


async def test_somebody_who_sits_stands_in_until_the_owner_is_back(living: Living) -> None:
    """Though a stranger came earlier."""
    ana = await living.player("Ana")
    _, key = await living.room(ana)
    await ana.enter(key)
    spy = await stranger(living, ana)
    bo = await living.player("Bo")
    await bo.enter(key)
    await bo.sit(1)
    await gone(living, ana)
    for player in (bo, spy):
        assert await host_for(player) == bo.id
        assert player.room["owner"] == ana.id
    await bo.prepare(name="While Ana is away")
    await ana.enter(key)
    assert ana.room["host"] == ana.id
    for player in (bo, spy):
        assert await host_for(player) == ana.id
        assert "owner" not in player.room
    assert (await bo.trouble("start"))["code"] == "host_only"


async def test_who_stands_in_has_no_power_over_the_owner(living: Living) -> None:
    ana, bo, cy = await living.company("paires", "Ana", "Bo", "Cy")
    await gone(living, ana)
    assert await host_for(bo) == bo.id
    for wish in ("block", "mute"):
        refused = await bo.trouble(wish, person=ana.id, on=True)
        assert refused["code"] == "owner_stays"
    assert (await bo.trouble("block", person=bo.id, on=True))["code"] == "host_stays"
    assert (await bo.trouble("host", person=bo.id))["code"] == "owner_only"
    await bo.ask("block", person=cy.id, on=True)
    assert (await cy.farewell())["code"] == "blocked"


async def test_standing_in_goes_on_to_the_next_who_sits(living: Living) -> None:
    ana, bo, cy = await living.company("paires", "Ana", "Bo", "Cy")
    await gone(living, ana)
    assert await host_for(cy) == bo.id
    await bo.ask("stand")
    await living.wait(2)
    assert await host_for(cy) == cy.id
    await bo.ask("sit", chair=1)
    await gone(living, cy, 30)
    assert await host_for(bo) == cy.id  # who may be back in a moment
    await living.wait(35)
    assert await host_for(bo) == bo.id
    await bo.ask("stand")
    await living.wait(2)
    assert await host_for(bo) == ana.id  # nobody sits: the room waits
    assert (await bo.trouble("start"))["code"] == "host_only"


async def test_after_sleep_and_restart_the_right_is_the_owners_again(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo")
    await gone(living, ana)
    assert await host_for(bo) == bo.id
    again = await living.killed(Path(living.settings.data))
    try:
        bo = again.device("Bo", bo.cookie, bo.id)
        await bo.enter(room=ana.room["id"])
        assert bo.room["host"] == ana.id
        await again.wait(65)
        assert await host_for(bo) == bo.id
    finally:
        await again.close()


async def test_an_owner_who_leaves_for_good_leaves_the_room_to_somebody_who_sits(
    living: Living,
) -> None:
    ana = await living.player("Ana")
    _, key = await living.room(ana)
    await ana.enter(key)
    spy = await stranger(living, ana)
    bo = await living.player("Bo")
    await bo.enter(key)
    await bo.sit(1)
    await ana.send("leave")
    await ana.farewell()
    await spy.expect("room", lambda m: m["room"]["host"] == bo.id)
    assert living.room_of(bo).paper.host == bo.id


async def test_where_nobody_sits_the_next_to_sit_down_is_host(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo")
    await bo.ask("stand")
    await ana.send("leave")
    await ana.farewell()
    await bo.expect("room", lambda m: m["room"]["host"] == "")
    assert (await bo.trouble("start"))["code"] == "host_only"
    assert (await bo.sit(0))["host"] == bo.id


async def test_in_the_middle_of_a_game_only_who_plays_it_inherits(living: Living) -> None:
    ana, bo = await living.table("toy-sealed", "Ana", "Bo", chairs=3)
    spy = await stranger(living, ana)
    room = living.room_of(ana).paper
    room.members = [room.members[0], room.members[2], room.members[1]]  # the stranger was first
    await spy.sit(2)
    await ana.send("leave")
    await ana.farewell()
    await bo.expect("room", lambda m: m["room"]["host"] == bo.id)


async def test_who_comes_first_into_an_empty_room_is_host(living: Living) -> None:
    ana = await living.player("Ana")
    _, key = await living.room(ana)
    await ana.enter(key)
    await ana.send("leave")
    await ana.farewell()
    bo = await living.player("Bo")
    assert (await bo.enter(key))["room"]["host"] == bo.id
