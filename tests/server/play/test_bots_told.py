"""What the house tells bots beside their seat's view, and how long they take, by public facts."""

from __future__ import annotations

import pytest

from tablee.games.cuba import tempo
from tablee.games.cuba.moves import ACCUSE, INQUIRE
from tablee.server.bots import Choice
from tablee.server.bots.job import Job
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


@pytest.mark.rule("cuba.accuse")
async def test_the_house_keeps_silent_before_an_accusation_alone(open_house: OpenHouse) -> None:
    living = await open_house()
    godfather = {"godfather": [0], "hold": 0}
    [ana] = await living.table("cuba", "Ana", chairs=6, clock="none", options=godfather)
    seats = living.play_of(ana).bots
    assert seats.silence_before(Choice(ACCUSE + 1)) == tempo.LAST_WORDS
    assert seats.silence_before(Choice(INQUIRE + 1)) is None
    assert seats.pause_for("cuba.setup.remove") is None
