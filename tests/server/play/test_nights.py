"""One game after another: rematches, other games, and purses that go on through the night."""

from __future__ import annotations

import asyncio

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.record import Purses
from tablee.server.entries import Sitting
from tablee.server.evening import Played, evening_seen
from tablee.server.nights import Night, carried_on
from tablee.server.sight import room_seen
from tests.server.play.living import Living
from tests.server.play.player import Player
from tests.server.play.test_clocks import until

pytestmark = pytest.mark.anyio


async def finish(people: list[Player]) -> None:
    """Everybody plays on to the end of the game, and looks around."""
    seated = [player for player in people if player.seat >= 0]
    await asyncio.gather(*(player.play_on(Seeded(player.seat)) for player in seated))
    for player in people:
        await player.so_far()


async def again(people: list[Player]) -> None:
    old = people[0].table["id"]
    await people[0].send("start")
    for player in people:
        player.answered.clear()
        await player.expect("table", lambda table: table["id"] != old)
        player.key = player.table["key"]


def purses(living: Living, player: Player) -> list[int]:
    carry = living.play_of(player).table.header.carry
    assert carry is not None
    return carry.purses


async def test_a_rematch_is_a_new_table_with_a_new_promise(living: Living) -> None:
    people = await living.table("paires", "Ana", "Bo")
    first = people[0].table
    assert (await people[0].trouble("start"))["code"] == "in_play"
    assert people[0].room["plan"]["promise"] != first["promise"]
    promised = people[0].room["plan"]["promise"]
    await finish(people)
    await again(people)
    second = people[0].table
    assert second["id"] != first["id"]
    assert second["promise"] == promised
    old = await people[0].trouble("undo", table=first["id"])
    assert (old["code"], old["field"]) == ("no_such_table", "table")


async def test_the_evening_remembers_who_won(living: Living) -> None:
    people = await living.table("paires", "Ana", "Bo")
    await finish(people)
    ending = people[0].table["ending"]
    evening = people[0].room["evening"]
    assert (evening["played"], evening["games"]) == (1, ["paires"])
    for standing in evening["standings"]:
        seat = [player.id for player in people].index(standing["person"])
        assert standing["name"] == people[seat].name
        assert standing["won"] == (seat in ending["winners"])
        assert standing["lost"] == (seat in ending["losers"])
    assert len(evening["standings"]) == 2
    [played] = living.room_of(people[0]).paper.evening
    assert played.points == ending["points"]


def test_who_won_more_stands_first_and_a_closed_game_counts_for_nobody() -> None:
    def game(winners: list[int], losers: list[int], closed: bool = False) -> Played:
        return Played("t", "g", ["Ana", "Bo"], ["a", ""], winners, losers, [], 0, closed)

    played = [game([1], [0]), game([1], []), game([0], []), game([0], [], closed=True)]
    seen = evening_seen(played, {})
    assert (seen.played, seen.games) == (4, ["g"])
    assert [(one.person, one.name, one.won, one.lost) for one in seen.standings] == [
        ("", "Bo", 2, 0),
        ("a", "Ana", 1, 1),
    ]


async def test_another_game_after_the_first(living: Living) -> None:
    people = await living.table("paires", "Ana", "Bo")
    await finish(people)
    await people[0].prepare(game="pirates")
    await again(people)
    assert people[1].table["game"] == "pirates"
    await finish(people)
    evening = people[1].room["evening"]
    assert (evening["played"], evening["games"]) == (2, ["paires", "pirates"])


async def test_a_game_that_is_planned_meanwhile_changes_nothing_at_the_table(
    living: Living,
) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo")
    await ana.prepare(game="pirates")
    late = bo if ana.yours else ana
    refused = await late.refusal({"do": "draw"})
    assert (refused["t"], refused["rule"]) == ("refused", "table.ask")
    mover = ana if ana.yours else bo
    await mover.move(mover.yours["moves"][0])  # type: ignore[index]


async def test_the_host_closes_a_game_without_a_result(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo")
    await ana.send("close", table=ana.table["id"])
    step = await bo.expect("step")
    assert (step["asks"], step["ending"]["winners"]) == ([], [])
    assert (await ana.trouble("close", table=ana.table["id"]))["code"] == "over"
    refused = await (bo if bo.yours else ana).refusal({"do": "draw"})
    assert refused["rule"] == "table.ask"
    assert ana.room["evening"] == {"played": 1, "games": ["paires"], "standings": []}
    await again([ana, bo])


@pytest.mark.rule("purse.start")
async def test_purses_go_from_one_game_to_the_next(living: Living) -> None:
    people = await living.table("blackstone", "Ana", "Bo", "Cy")
    assert people[0].view["purses"] != [0, 0, 0]
    await finish(people)
    night = living.room_of(people[0]).paper.night
    assert night is not None
    assert sum(night.purses) + night.middle == 300
    await again(people)
    assert purses(living, people[0]) == night.purses
    await finish(people)
    second = living.room_of(people[0]).paper.night
    assert second is not None
    assert sum(second.purses) + second.middle == 300


@pytest.mark.rule("purse.broke")
async def test_who_has_no_chips_left_sits_out_and_looks_on(living: Living) -> None:
    people = await living.table("blackstone", "Ana", "Bo", "Cy")
    ana, bo, cy = people
    await finish(people)
    room = living.room_of(ana)
    room.paper.night = Night([ana.id, bo.id, cy.id], [150, 0, 145], 5)
    await again(people)
    assert [seat["name"] for seat in ana.table["seats"]] == ["Ana", "Cy"]
    assert (ana.seat, bo.seat, cy.seat) == (0, -3, 1)
    header = living.play_of(ana).table.header
    assert header.carry is not None
    assert (header.carry.purses, header.carry.middle, header.carry.people) == ([150, 145], 5, 3)
    await finish(people)
    night = room.paper.night
    assert night is not None
    assert night.who == [ana.id, bo.id, cy.id]
    assert night.purses[1] == 0
    assert sum(night.purses) + night.middle == 300


@pytest.mark.rule("purse.broke")
async def test_when_only_one_has_chips_a_new_night_begins(living: Living) -> None:
    people = await living.table("blackstone", "Ana", "Bo")
    await finish(people)
    who = [player.id for player in people]
    living.room_of(people[0]).paper.night = Night(who, [200, 0], 0)
    await again(people)
    assert living.play_of(people[0]).table.header.carry is None


@pytest.mark.rule("purse.change")
async def test_who_stays_keeps_the_purse_and_who_comes_gets_one(living: Living) -> None:
    people = await living.table("blackstone", "Ana", "Bo")
    ana, bo = people
    await finish(people)
    room = living.room_of(ana)
    room.paper.night = Night([ana.id, bo.id], [130, 65], 5)
    room.paper.public = True
    dan = await living.player("Dan")
    await dan.enter(room=ana.room["id"])
    await ana.ask("seat", person=dan.id, chair=1)
    chairs = room_seen(room).plan.chairs
    assert [(chair.chips, chair.new) for chair in chairs] == [(130, False), (100, True)]
    await again([ana, bo, dan])
    assert purses(living, ana) == [130, 100]
    await finish([ana, dan])
    night = room.paper.night
    assert night is not None
    assert night.who == [ana.id, bo.id, dan.id]  # Bo may come back
    assert (night.purses[1], sum(night.purses) + night.middle) == (65, 300)


@pytest.mark.rule("purse.change", "purse.broke")
def test_who_comes_back_has_the_purse_of_before_even_an_empty_one() -> None:
    night = Night(["a", "b", "c"], [150, 0, 40], 3)
    ana, bo, cy, dan = (Sitting(name, name[0].lower()) for name in ("Ana", "Bo", "Cy", "Dan"))
    assert carried_on(night, [cy, dan, ana], 2) == ([cy, dan, ana], Purses([40, 100, 150], 3, 3))
    assert carried_on(night, [bo, dan, ana], 2) == ([dan, ana], Purses([100, 150], 3, 3))


@pytest.mark.rule("purse.change")
def test_where_nobody_of_the_night_is_left_a_new_one_begins() -> None:
    newcomers = [Sitting("Dan", "d"), Sitting("Eve", "e")]
    assert carried_on(Night(["a", "b"], [150, 50], 0), newcomers, 2) == (newcomers, None)


async def test_whoever_is_given_a_seat_in_mid_game_has_its_purse(living: Living) -> None:
    people = await living.table("blackstone", "Ana", "Bo")
    ana = people[0]
    await finish(people)
    await again(people)
    living.room_of(ana).paper.public = True
    other = await living.player("Bo")  # the cookie was lost
    await other.enter(room=ana.room["id"])
    await people[1].hang_up()
    await until(lambda: not living.room_of(ana).is_here(people[1].id))
    living.room_of(ana).left[people[1].id] -= 60_000  # long ago, and no bot has played on yet
    await ana.send("reseat", table=ana.table["id"], seat=1, person=other.id)
    await other.expect("table", lambda m: m["seat"] == 1)
    await ana.expect("table")
    await finish([ana, other])
    night = living.room_of(ana).paper.night
    assert night is not None
    assert night.who == [ana.id, other.id]
    assert sum(night.purses) + night.middle == 200


async def test_a_game_that_is_closed_leaves_the_purses_as_they_were(living: Living) -> None:
    people = await living.table("blackstone", "Ana", "Bo")
    await finish(people)
    before = living.room_of(people[0]).paper.night
    await again(people)
    await people[0].ask("close", table=people[0].table["id"])
    assert living.room_of(people[0]).paper.night == before


async def test_another_game_begins_a_new_night(living: Living) -> None:
    people = await living.table("blackstone", "Ana", "Bo")
    await finish(people)
    await people[0].prepare(game="paires", options={"mode": "norland"})
    await again(people)
    assert living.play_of(people[0]).table.header.carry is None


async def test_bots_have_purses_too(living: Living) -> None:
    people = await living.table("blackstone", "Ana", chairs=3)
    await finish(people)
    night = living.room_of(people[0]).paper.night
    await again(people)
    assert night is not None
    assert purses(living, people[0]) == night.purses


@pytest.mark.rule("purse.change")
async def test_whoever_is_forgotten_leaves_the_others_their_purses(living: Living) -> None:
    """Else a bad loser could undo everybody's night."""
    ana, bo, cy = await living.table("blackstone", "Ana", "Bo", "Cy")
    await finish([ana, bo, cy])
    room = living.room_of(ana)
    room.paper.night = Night([ana.id, bo.id, cy.id], [180, 10, 105], 5)
    await living.ask("DELETE", "/api/me", bo.cookie)
    assert room.paper.night == Night([ana.id, cy.id], [180, 105], 5)
