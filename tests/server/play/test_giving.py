"""Where hands are secret, a host gives no seat away unless the others at the table want it so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.play.living import Living
from tests.server.play.player import Message, Player

pytestmark = pytest.mark.anyio


async def with_friend(living: Living, *names: str, chairs: int = 0) -> list[Player]:
    """Those who play, and Friend, who looks on; no clock hurries anybody."""
    people = await living.table("toy-sealed", *names, chairs=chairs, clock="none")
    people.append(await onlooker(living, people[0], "Friend"))
    return people


async def onlooker(living: Living, host: Player, name: str) -> Player:
    living.room_of(host).paper.public = True
    player = await living.player(name)
    await player.enter(room=host.room["id"])
    await player.expect("table")
    return player


async def gone(living: Living, player: Player) -> None:
    """Long enough for a bot to play."""
    await player.hang_up()
    await living.settled()
    await living.wait(50)


def wish(seat: int, person: Player, table: Player) -> Message:
    return {"table": table.table["id"], "seat": seat, "person": person.id}


async def asked(host: Player, seat: int, person: Player, *others: Player) -> Message:
    """The host asks for it, and everybody else hears that."""
    await host.send("reseat", **wish(seat, person, host))
    for player in (host, person, *others):
        step = await player.expect("step", lambda m: m.get("giving"))
    return step["giving"]  # type: ignore[no-any-return]


async def outcome(*players: Player) -> str:
    """What everybody is told in the end."""
    for player in players:
        step = await player.expect("step", lambda m: "given" in m)
        assert step["giving"] is None
    return str(step["given"])


async def test_a_host_can_not_show_a_hand_to_a_friend(living: Living) -> None:
    """Two play, and one of them is gone: nobody is there who could say yes."""
    ana, bo, friend = await with_friend(living, "Ana", "Bo")
    hand = living.play_of(ana).table.match.view(1).hand
    await gone(living, bo)
    refused = await ana.trouble("reseat", **wish(1, friend, ana))
    assert refused["code"] == "nobody_to_ask"
    assert not any(f'"hand":{hand}'.replace(" ", "") in text for text in friend.heard)
    await bo.come_back()
    assert bo.seat == 1


async def test_with_a_bots_seat_it_is_the_same(living: Living) -> None:
    ana, bo, friend = await with_friend(living, "Ana", "Bo", chairs=3)
    await asked(ana, 2, friend, bo)
    await bo.send("allow", **wish(2, friend, ana), yes=False)
    assert await outcome(ana, bo, friend) == "no"
    assert friend.seat == -3


async def test_when_all_who_play_say_yes_the_seat_changes_hands(living: Living) -> None:
    ana, bo, cy, friend = await with_friend(living, "Ana", "Bo", "Cy", chairs=4)
    seen = await asked(ana, 3, friend, bo, cy)
    assert seen | {"left": 0} == {
        "seat": 3, "person": friend.id, "host": ana.id, "asked": [1, 2], "agreed": [], "left": 0
    }  # fmt: skip
    assert 55_000 < seen["left"] <= 60_000
    await bo.send("allow", **wish(3, friend, ana), yes=True)
    await ana.expect("step", lambda m: m.get("giving", {}).get("agreed") == [1])
    await cy.come_back()
    assert cy.table["giving"]["agreed"] == [1]
    await cy.send("allow", **wish(3, friend, ana), yes=True)
    assert await outcome(ana, bo, cy, friend) == "yes"
    assert friend.seat == 3
    assert friend.view["hand"]


async def test_silence_is_no(living: Living) -> None:
    ana, bo, friend = await with_friend(living, "Ana", "Bo", chairs=3)
    await asked(ana, 2, friend, bo)
    assert (await ana.trouble("reseat", **wish(2, friend, ana)))["code"] == "asked_already"
    await living.wait(58)
    assert living.play_of(ana).giving.on
    await living.wait(3)
    assert await outcome(ana, bo, friend) == "silence"
    late = await bo.trouble("allow", **wish(2, friend, ana), yes=True)
    assert late["code"] == "nothing_to_allow"
    assert friend.seat == -3


async def test_an_answer_is_for_one_question_alone(living: Living) -> None:
    """A yes that was on its way when another was asked is not a yes to that."""
    ana, bo, friend = await with_friend(living, "Ana", "Bo", chairs=3)
    other = await onlooker(living, ana, "Other")
    await asked(ana, 2, friend, bo)
    await ana.send("allow", **wish(2, friend, ana), yes=False)  # the host thinks better of it
    assert await outcome(ana, bo, friend, other) == "void"
    await asked(ana, 2, other, bo)
    for stray in (wish(2, friend, ana), wish(1, other, ana)):
        assert (await bo.trouble("allow", **stray, yes=True))["code"] == "nothing_to_allow"
    for nobody in (ana, friend, other):  # those who are not asked
        answer = await nobody.trouble("allow", **wish(2, other, ana), yes=True)
        assert answer["code"] == "nothing_to_allow"
    await other.send("allow", **wish(2, other, ana), yes=False)  # thank you, but no
    assert await outcome(ana, bo, friend, other) == "void"


async def test_who_comes_back_meanwhile_is_asked_too_and_who_goes_has_not_agreed(
    living: Living,
) -> None:
    ana, bo, cy, friend = await with_friend(living, "Ana", "Bo", "Cy", chairs=4)
    await gone(living, cy)
    assert (await asked(ana, 3, friend, bo))["asked"] == [1]
    await cy.come_back()
    await bo.expect("step", lambda m: m.get("giving", {}).get("asked") == [1, 2])
    await cy.hang_up()
    await living.settled()
    await bo.send("allow", **wish(3, friend, ana), yes=True)
    await living.wait(61)
    assert await outcome(ana, bo, friend) == "silence"


async def test_the_owner_comes_back_before_all_have_agreed(living: Living) -> None:
    ana, bo, cy, friend = await with_friend(living, "Ana", "Bo", "Cy")
    await gone(living, cy)
    await asked(ana, 2, friend, bo)
    await cy.come_back()
    assert await outcome(ana, bo, friend) == "void"
    assert cy.seat == 2


async def test_the_returning_owner_has_the_seat_back(living: Living) -> None:
    ana, bo, cy, friend = await with_friend(living, "Ana", "Bo", "Cy")
    await gone(living, cy)
    await asked(ana, 2, friend, bo)
    await bo.send("allow", **wish(2, friend, ana), yes=True)
    await friend.expect("table", lambda m: m["seat"] == 2)
    await cy.come_back()
    await cy.expect("table", lambda m: m["seat"] == 2)
    table = await friend.expect("table", lambda m: m["seat"] == -3)
    assert table["own"] == {}
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "Bo", "Cy"]
    chairs = [chair["person"] for chair in friend.room["plan"]["chairs"]]
    assert chairs == [ana.id, bo.id, cy.id]  # in the next game too


async def test_nobody_holds_two_hands_of_a_game(living: Living) -> None:
    """Who was given a seat, and lost it to its owner, gets no other one; not after a restart."""
    ana, bo, cy, friend = await with_friend(living, "Ana", "Bo", "Cy", chairs=4)
    await gone(living, cy)
    await asked(ana, 2, friend, bo)
    await bo.send("allow", **wish(2, friend, ana), yes=True)
    await friend.expect("table", lambda m: m["seat"] == 2)
    await cy.come_back()
    await friend.expect("table", lambda m: m["seat"] == -3)
    assert (await ana.trouble("reseat", **wish(3, friend, ana)))["code"] == "sat_elsewhere"
    again = await living.killed(Path(living.settings.data))
    try:
        ana = again.device("Ana", ana.cookie, ana.id)
        await ana.enter(room=bo.room["id"])
        await ana.expect("table")
        assert (await ana.trouble("reseat", **wish(3, friend, ana)))["code"] == "sat_elsewhere"
    finally:
        await again.close()


async def test_a_host_who_steps_aside_for_a_moment_is_not_the_other_who_agrees(
    living: Living,
) -> None:
    ana, bo, friend = await with_friend(living, "Ana", "Bo")
    spy = await onlooker(living, ana, "Spy")
    await gone(living, bo)
    await ana.ask("host", person=friend.id)
    refused = await friend.trouble("reseat", **wish(1, spy, ana))
    assert refused["code"] == "nobody_to_ask"


async def test_alone_with_bots_a_seat_is_given_freely(living: Living) -> None:
    ana, friend = await with_friend(living, "Ana", chairs=3)
    await ana.send("reseat", **wish(1, friend, ana))
    await friend.expect("table", lambda m: m["seat"] == 1)
    late = await onlooker(living, ana, "Late")
    assert (await asked(ana, 2, late, friend))["asked"] == [1]  # from now on, there is somebody


async def test_who_is_forgotten_was_there_all_the_same(living: Living) -> None:
    ana, bo, friend = await with_friend(living, "Ana", "Bo", chairs=3)
    await living.house.forget(bo.id)
    await ana.expect("step", lambda m: "seats" in m and m["seats"][1]["bot"])
    for seat in (1, 2):
        refused = await ana.trouble("reseat", **wish(seat, friend, ana))
        assert refused["code"] == "nobody_to_ask"


async def test_where_all_lies_face_up_nobody_need_be_asked(living: Living) -> None:
    ana, _ = await living.table("paires", "Ana", "Bo", chairs=3, clock="none")
    friend = await onlooker(living, ana, "Friend")
    await ana.send("reseat", **wish(2, friend, ana))
    await friend.expect("table", lambda m: m["seat"] == 2)


async def test_the_seat_of_whom_the_host_has_blocked_stays_closed_after_a_restart(
    living: Living,
) -> None:
    """Though somebody would agree, though they may come back, and in games without secrets too."""
    ana, bo, cy, friend = await with_friend(living, "Ana", "Bo", "Cy")
    await ana.send("block", person=cy.id, on=True)
    await cy.farewell()
    await ana.ask("block", person=cy.id, on=False)
    assert (await ana.trouble("reseat", **wish(2, friend, ana)))["code"] == "owner_put_out"
    for player in (ana, bo, friend):
        await player.hang_up()
    await living.settled()
    living.house.let_go(living.room_of(ana))  # it sleeps, and wakes up again
    await ana.enter(room=ana.room["id"])
    await ana.expect("table")
    await living.wait(50)
    assert (await ana.trouble("reseat", **wish(2, friend, ana)))["code"] == "owner_put_out"
    await cy.connect()
    await cy.come_back()
    assert cy.seat == 2
    assert living.room_of(ana).paper.put_out == []
