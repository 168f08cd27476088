"""A name is no way to talk for those who must be silent."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server.bots import Choice
from tablee.server.bots.job import Job
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living, QuickBots
from tests.server.play.player import Player

pytestmark = pytest.mark.anyio

SECRET = "It is Bo who has it"


class Dreamers(QuickBots):
    """Bots that never come to a decision."""

    async def choose(self, job: Job) -> Choice | None:
        await asyncio.sleep(3600)
        return None


async def rename(living: Living, player: Player, name: str) -> None:
    answer = await living.ask("PATCH", "/api/me", player.cookie, json={"name": name})
    assert (answer.status_code, answer.json()["name"]) == (200, name)
    await living.settled()


def called(player: Player, who: Player) -> object:
    return next(one["name"] for one in player.room["people"] if one["id"] == who.id)


async def test_whom_the_host_has_muted_is_called_by_the_old_name(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo")
    await ana.ask("mute", person=bo.id, on=True)
    await rename(living, bo, SECRET)
    await bo.hang_up()
    await bo.enter(room=ana.room["id"])
    await ana.so_far()
    assert not any(SECRET in text for text in ana.heard)
    assert called(ana, bo) == called(bo, bo) == "Bo"
    await ana.ask("mute", person=bo.id, on=False)
    assert called(ana, bo) == SECRET
    await bo.send("say", text="It is me.")
    assert (await ana.expect("said"))["name"] == SECRET


async def test_also_after_leaving_for_good_and_coming_back(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo")
    living.room_of(ana).paper.public = True
    await ana.ask("mute", person=bo.id, on=True)
    await bo.send("leave")
    await bo.farewell()
    await rename(living, bo, SECRET)
    bo.socket = None
    await bo.enter(room=ana.room["id"])
    await ana.sees("Ana", "Bo")
    await ana.ask("mute", person=bo.id, on=False)
    assert called(ana, bo) == SECRET
    assert living.room_of(ana).paper.names == {}


@pytest.mark.rule("toy-talk.hush")
async def test_whom_the_rules_silence_is_called_by_the_old_name_until_they_do_not(
    living: Living,
) -> None:
    ana, bo, cy = await living.table("toy-talk", "Ana", "Bo", "Cy")
    await rename(living, ana, SECRET)
    await rename(living, bo, "Bob")  # who may talk
    await cy.so_far()
    assert [seat["name"] for seat in cy.table["seats"]] == ["Ana", "Bob", "Cy"]
    assert not any(SECRET in text for text in cy.heard)
    await ana.move({"do": "guess", "seat": 1})
    await cy.expect("step", lambda m: "seats" in m and m["seats"][0]["name"] == SECRET)
    assert called(cy, ana) == SECRET


@pytest.mark.rule("toy-talk.hush")
async def test_nor_by_leaving_the_room_in_the_middle_of_the_game(open_house: OpenHouse) -> None:
    living = await open_house(Dreamers())
    ana, bo, cy = await living.table("toy-talk", "Ana", "Bo", "Cy")
    living.room_of(bo).paper.public = True
    seat = living.play_of(ana).table.seat_of(ana.id)
    await ana.send("leave")
    await ana.farewell()
    await rename(living, ana, SECRET)
    ana.socket = None
    await ana.enter(room=bo.room["id"])
    await ana.expect("table")
    await living.settled()
    await cy.so_far()
    assert cy.table["seats"][seat]["name"] == called(cy, ana) == "Ana"
    assert not any(SECRET in text for text in cy.heard)
    await bo.so_far()
    await bo.send("close", table=bo.table["id"])  # bo is host now, and the game is over
    await cy.expect("room", lambda m: SECRET in str(m["room"]["people"]))


async def test_a_new_name_is_rationed_as_talk_is(open_house: OpenHouse) -> None:
    living = await open_house(chat_per_minute=6)
    _, bo = await living.company("paires", "Ana", "Bo")
    for number in range(5):
        await rename(living, bo, f"Bo {number}")
    answer = await living.ask("PATCH", "/api/me", bo.cookie, json={"name": "Bo again"})
    assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
    assert (await living.ask("GET", "/api/me", bo.cookie)).json()["name"] == "Bo 4"
    assert (await bo.trouble("say", text="me"))["code"] == "too_fast"
    same = {"name": "Bo 4", "lang": "fr"}  # nothing that others would read anew
    assert (await living.ask("PATCH", "/api/me", bo.cookie, json=same)).status_code == 200


async def test_what_options_say_is_read_by_all_and_tidied_like_a_name(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo")
    written = " \x1b[31mSing\a  loudly\u202e, \u2066or\tnot\0"
    await ana.prepare(options={"forfeit": written})
    await bo.so_far()
    assert bo.room["plan"]["options"]["forfeit"] == "[31mSing loudly, or not"
