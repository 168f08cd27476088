"""Lost connections, second devices, lost cookies: everything is as it was."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tablee.engine.chance import Seeded
from tablee.server.entries import encode
from tablee.server.play import watched
from tablee.server.store import Write
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living
from tests.server.play.player import Player
from tests.toys.talk import SAY

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["paires", "pirates", "hawthorn", "toy-sealed", "toy-window"])
async def test_at_any_time_a_full_view_and_the_game_goes_on(living: Living, game: str) -> None:
    """Everybody loses the connection after every few moves, and nobody misses anything."""
    people = await living.table(game, "Ana", "Bo", "Cy", clock="none")
    luck = Seeded(5)
    for _ in range(400):
        if people[0].table["ending"]:
            break
        for player in people:
            question = player.yours
            if question and (question["must"] or luck.below(3) == 0):
                await player.send_move(await player.some_move(question, luck))
                await player.expect("step")
                break
        for player in people:
            if luck.below(12) == 0:
                before = player.view if not await player.so_far() else None
                await player.come_back()
                match = living.play_of(player).table.match
                assert before is None or player.view == before
                assert player.view == msgspec.to_builtins(match.view(player.seat))
            else:
                await player.so_far()
        if game == "toy-window" and living.play_of(people[0]).table.window_open:
            await living.wait(1)
    assert people[0].table["ending"]


async def chat(living: Living, player: Player, lines: int) -> None:
    """Many moves, all at once on disk."""
    play = living.play_of(player)
    table, writes = play.table, list[Write]()
    for number in range(lines):
        step = table.attempt(player.seat, SAY, f"line {number}", -1, number + 1, 0)
        writes.append(living.premises.books.enter(table.id, table.entries, encode(step.entry)))
        table.take(step)
    play.screen.step(table, [], 0, watched(play.seats_of_guests()))
    await living.premises.books.write(*writes)


async def test_a_long_game_is_as_small_to_come_back_to_as_a_short_one(living: Living) -> None:
    people = await living.table("toy-talk", "Ana", "Bo", "Cy")
    ana, bo, cy = people
    await asyncio.gather(*(chat(living, player, 300) for player in (bo, cy)))
    assert len(living.play_of(ana).table.match.log) == 600
    await bo.come_back()
    assert len(bo.heard[-1]) < 5000
    assert bo.table["key"] == 300
    await bo.move({"do": "claim", "seat": 1, "sure": False})
    await ana.so_far()
    await ana.move({"do": "guess", "seat": 1})
    assert (await bo.expect("step", lambda m: m.get("ending")))["ending"]["share"]


async def test_the_story_comes_in_pages_and_as_the_seat_was_told(living: Living) -> None:
    ana, bo, cy = await living.table("toy-talk", "Ana", "Bo", "Cy")
    await chat(living, bo, 210)
    id = ana.table["id"]
    await ana.send("story", table=id)
    first = await ana.expect("past")
    assert (first["known"], len(first["events"]), first["more"]) == (0, 200, True)
    await ana.send("story", table=id, known=200)
    rest = await ana.expect("past")
    assert (len(rest["events"]), rest["more"]) == (11, False)
    assert rest["events"][-1]["text"] == "line 209"
    await ana.send("story", table=id, known=2**53 - 1)
    assert (await ana.expect("past"))["events"] == []
    holder = living.play_of(ana).table.match.state.holder  # type: ignore[attr-defined]
    for player in (ana, bo, cy):
        await player.send("story", table=id)
        coin = (await player.expect("past"))["events"][0]
        assert coin == {"event": "coin", "seat": holder if player.seat == holder else -9}


async def test_two_devices_of_one_person_see_and_do_the_same(living: Living) -> None:
    ana, bo = await living.table("toy-sealed", "Ana", "Bo")
    code = (await living.ask("POST", "/api/me/code", ana.cookie)).json()["code"]
    answer = await living.ask("POST", "/api/me/device", json={"code": code})
    cookie = answer.headers["set-cookie"].split(";")[0].removeprefix("tablee=")
    phone = living.device("Ana", cookie, ana.id)
    await phone.enter(room=ana.room["id"])
    assert [person["name"] for person in phone.room["people"]] == ["Ana", "Bo"]
    table = await phone.expect("table")
    await ana.so_far()
    assert {**table, "clock": 0} == {**ana.table, "clock": 0}
    assert phone.yours is not None
    card = phone.view["hand"][0]
    await phone.move({"do": "lay", "card": card})
    await ana.expect("step")
    assert ana.view["chosen"] == phone.view["chosen"] == card
    await ana.hang_up()
    await bo.so_far()
    await living.settled()
    assert not [m for m in await bo.so_far() if m["t"] == "step"]  # Ana is still here
    await bo.move({"do": "lay", "card": bo.view["hand"][0]})
    assert (await phone.expect("step", lambda m: m.get("ending")))["ending"]


async def test_a_device_that_was_ended_is_told_and_the_others_play_on(living: Living) -> None:
    ana, bo = await living.table("toy-sealed", "Ana", "Bo")
    code = (await living.ask("POST", "/api/me/code", ana.cookie)).json()["code"]
    answer = await living.ask("POST", "/api/me/device", json={"code": code})
    cookie = answer.headers["set-cookie"].split(";")[0].removeprefix("tablee=")
    lost = living.device("Ana", cookie, ana.id)
    await lost.enter(room=ana.room["id"])
    await lost.expect("table")
    assert (await living.ask("DELETE", "/api/me/devices", ana.cookie)).status_code == 204
    assert (await lost.farewell())["code"] == "device_ended"
    again = living.device("Ana", cookie, ana.id)
    await again.connect()
    assert (await again.farewell())["code"] == "nobody"
    for player in (ana, bo):
        await player.move({"do": "lay", "card": player.view["hand"][0]})
    await ana.so_far()
    assert ana.table["ending"]


async def test_who_lost_the_cookie_is_seated_again_by_the_host(living: Living) -> None:
    ana, bo, cy = await living.table("toy-sealed", "Ana", "Bo", "Cy")
    await bo.move({"do": "lay", "card": bo.view["hand"][0]})
    id = ana.table["id"]
    living.room_of(ana).paper.public = True
    other = await living.player("Bo again")
    await other.enter(room=ana.room["id"])
    await other.expect("table")
    assert other.seat == -3
    nobody = await ana.trouble("reseat", table=id, seat=1, person="nobody")
    assert nobody["code"] == "no_such_person"
    assert (await ana.trouble("reseat", table=id, seat=9, person=other.id))["field"] == "seat"
    spied = await ana.trouble("reseat", table=id, seat=1, person=other.id)
    assert spied["code"] == "owner_is_here"  # or the host could look into any hand
    hand = bo.view["hand"]
    await bo.hang_up()
    await ana.sees("Ana", "Cy", "Bo again")
    twice = await ana.trouble("reseat", table=id, seat=1, person=ana.id)
    assert twice["code"] == "sits_already"
    await living.wait(50)  # until a bot plays for Bo
    await ana.send("reseat", table=id, seat=1, person=other.id)
    await cy.expect("step", lambda m: m.get("giving"))
    await cy.send("allow", table=id, seat=1, person=other.id, yes=True)
    await other.expect("table", lambda m: m["seat"] == 1)
    assert other.view["hand"] == hand
    assert other.table["seats"][1]["name"] == "Bo again"
    chairs = [chair["person"] for chair in other.room["plan"]["chairs"]]
    assert chairs == [ana.id, other.id, cy.id]  # in the next game too
    await other.move({"do": "lay", "card": other.view["hand"][-1]})
    await bo.come_back()  # the old phone was found, with its cookie
    await bo.expect("table", lambda m: m["seat"] == 1)
    assert bo.view["hand"] == hand
    await other.expect("table", lambda m: m["seat"] == -3)
    assert other.view["hand"] == []
    assert (await other.refusal({"do": "lay", "card": 1}))["code"] == "not_seated"


async def test_who_comes_late_is_given_the_seat_of_a_bot(living: Living) -> None:
    (ana,) = await living.table("toy-sealed", "Ana", chairs=2)
    living.room_of(ana).paper.public = True
    late = await living.player("Cy")
    await late.enter(room=ana.room["id"])
    await ana.send("reseat", table=ana.table["id"], seat=1, person=late.id)
    await late.expect("table", lambda m: m["seat"] == 1)
    assert late.table["seats"][1] == {"name": "Cy", "person": late.id, "bot": "", "away": False}
    chairs = [(chair["person"], chair["bot"]) for chair in late.room["plan"]["chairs"]]
    assert chairs == [(ana.id, ""), (late.id, "")]


async def test_the_house_closes_and_opens_again(open_house: OpenHouse) -> None:
    living = await open_house()
    people = await living.table("pirates", "Ana", "Bo", "Cy", clock="none")
    mover = next(player for player in people if player.yours and player.yours["must"])
    assert mover.yours is not None
    await mover.move(mover.yours["moves"][0])
    views = [msgspec.to_builtins(living.play_of(mover).table.match.view(k)) for k in range(3)]
    await living.close()
    for player in people:
        assert any('"closing"' in text for text in player.heard) or player.socket is None
    living = await open_house()
    back = [living.device(player.name, player.cookie, player.id) for player in people]
    for seat, player in enumerate(back):
        await player.enter(room=people[0].room["id"])
        await player.expect("table")
        assert (player.seat, player.view) == (seat, views[seat])
        assert player.table["key"] == people[seat].key
    await asyncio.gather(*(player.play_on(Seeded(n)) for n, player in enumerate(back)))


async def test_sealed_choices_survive_a_crash(living: Living) -> None:
    ana, bo = await living.table("toy-sealed", "Ana", "Bo")
    await ana.move({"do": "lay", "card": ana.view["hand"][2]})
    crashed = await living.killed(Path(living.settings.data))
    try:
        back = crashed.device("Bo", bo.cookie, bo.id)
        await back.enter(room=ana.room["id"])
        await back.expect("table")
        assert back.view["answered"] == [0]
        await back.move({"do": "lay", "card": back.view["hand"][0]})
        assert back.view["laid"][0] == ana.view["hand"][2]
    finally:
        await crashed.close()


async def test_reactions_in_a_window_survive_a_crash(living: Living) -> None:
    people = await living.table("toy-window", "Ana", "Bo", "Cy")
    living.play_of(people[0]).hourglass.stop()
    await people[0].move({"do": "reach"})
    living.play_of(people[0]).hourglass.stop()
    for player in people[1:]:
        await player.so_far()
        await player.move({"do": "let_pass"})
    crashed = await living.killed(Path(living.settings.data))
    try:
        room = await crashed.house.room(people[0].room["id"])
        assert room is not None
        assert room.play is not None
        assert room.play.table.answered == {1, 2}
        assert [*room.play.table.match.state.answers.answers][1:] == [1, 1]  # type: ignore[attr-defined]
        back = crashed.device("Bo", people[1].cookie, people[1].id)
        await back.enter(room=people[0].room["id"])
        await back.expect("table")
        assert back.view["answer"] == 1
        await crashed.wait(1)
        assert (await back.expect("step", lambda m: m.get("ending")))["ending"]["winners"] == [0]
    finally:
        await crashed.close()
