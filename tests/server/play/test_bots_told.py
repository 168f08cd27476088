"""What the house tells bots beside their seat's view, and how long they take, by public facts."""

from __future__ import annotations

import asyncio

import pytest

from tablee.engine.ear import Told
from tablee.engine.seats import EVERYBODY, only
from tablee.games.cuba import tempo
from tablee.games.cuba.moves import ACCUSE, INQUIRE
from tablee.games.parrain.law.events import EXCUSE_TOLD, WHISPERED
from tablee.games.parrain.mind.tempo import BEAT, LETTERS
from tablee.server.bots import Choice
from tablee.server.bots.job import Job
from tablee.server.bots.worker import think
from tablee.server.botturns import pause_for, silence_before
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import QuickBots

pytestmark = pytest.mark.anyio


class Observed(QuickBots):
    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Job] = []

    async def choose(self, job: Job) -> Choice | None:
        self.asked.append(job)
        return await super().choose(job)


class Themselves(Observed):
    async def choose(self, job: Job) -> Choice | None:
        await super().choose(job)
        return think(job)


class Pensive(QuickBots):
    async def choose(self, job: Job) -> Choice | None:
        await asyncio.Event().wait()
        return None


async def test_bots_are_told_who_is_a_person(open_house: OpenHouse) -> None:
    bots = Observed()
    living = await open_house(bots)
    godfather = {"godfather": [2], "hold": 0}
    ana, bo = await living.table("cuba", "Ana", "Bo", chairs=6, clock="none", options=godfather)
    await living.settled()
    assert bots.asked[0].seat == 2
    assert bots.asked[0].people == [0, 1]
    await bo.send("leave")
    await ana.expect("step", lambda m: "seats" in m)
    assert living.play_of(ana).bots.people() == [0]


async def test_bots_speak_the_language_of_the_host(open_house: OpenHouse) -> None:
    bots = Observed()
    living = await open_house(bots)
    options = {"godfather": [2]}
    ana, _ = await living.table("parrain", "Ana", "Bo", chairs=5, clock="none", options=options)
    await living.settled()
    assert {job.tongue for job in bots.asked} == {"en"}
    room = living.play_of(ana).room
    await room.address(room.paper.host, "Ana", "fr")
    assert room.tongue == "fr"
    room.guests.clear()
    assert room.tongue == "fr"  # as long as nobody else is host


async def test_a_story_is_read_before_a_bot_goes_on(open_house: OpenHouse) -> None:
    """By the length of what all have heard; and no bot goes on in this test."""
    living = await open_house(Pensive())
    [ana] = await living.table("parrain", "Ana", chairs=5, clock="none", options={"godfather": [0]})
    play = living.play_of(ana)
    nothing = pause_for(play, "parrain.play")
    story = "Oui, honorable Parrain. " * 10
    play.bots.hear([Told(EVERYBODY, EXCUSE_TOLD, 1, 0, story)])
    long = pause_for(play, "parrain.play")
    assert nothing is not None
    assert long is not None
    assert long.shortest - nothing.shortest == pytest.approx(len(story) / LETTERS - BEAT)
    play.bots.hear([Told(only(1), WHISPERED, 1, 0, "psst")])
    assert pause_for(play, "parrain.play") == nothing  # a whisper is nobody's business


@pytest.mark.rule("cuba.accuse")
async def test_the_house_keeps_silent_before_an_accusation_alone(open_house: OpenHouse) -> None:
    living = await open_house()
    godfather = {"godfather": [0], "hold": 0}
    [ana] = await living.table("cuba", "Ana", chairs=6, clock="none", options=godfather)
    play = living.play_of(ana)
    assert silence_before(play, Choice(ACCUSE + 1)) == tempo.LAST_WORDS
    assert silence_before(play, Choice(INQUIRE + 1)) is None
    assert pause_for(play, "cuba.setup.remove") is None


async def test_a_bot_leaves_what_its_team_decides_to_the_people_in_it(
    open_house: OpenHouse,
) -> None:
    """It is asked once, and again when they have gone."""
    bots = Themselves()
    living = await open_house(bots)
    ana, bo, cy = await living.table("creux", "Ana", "Bo", "Cy", chairs=4, clock="none")
    await bo.send("leave")
    await cy.expect("step", lambda m: "seats" in m)
    await living.settled()
    assert [job.seat for job in bots.asked] == [1]
    assert living.play_of(ana).table.match.view(0).phase == "appointing"
    await ana.send("leave")
    await cy.expect("step", lambda m: "seats" in m)
    await living.settled()
    assert {job.seat for job in bots.asked[1:]} >= {0, 1}
    assert living.play_of(cy).table.match.view(2).phase != "appointing"
