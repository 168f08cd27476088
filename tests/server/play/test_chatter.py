"""Bots that chat at a table of Mafia de Cuba: for everybody, in all tongues, and not twice."""

from __future__ import annotations

import pytest

from tablee.engine.chance import Seeded
from tablee.games.cuba.gossip import Remark
from tablee.games.cuba.moves import ACCUSE, INQUIRE
from tablee.server.bots import Choice
from tablee.server.bots.job import Job
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living, QuickBots
from tests.server.play.player import Message, Player

pytestmark = pytest.mark.anyio


async def waiting_table(open_house: OpenHouse) -> tuple[Living, Player, str]:
    """A person who holds the box up, beside bots; and the name of one of them."""
    living = await open_house()
    (ana,) = await living.table("cuba", "Ana", chairs=6, options={"hold": 0, "godfather": [0]})
    return living, ana, living.play_of(ana).table.sittings[3].name


def is_a_remark(message: Message) -> bool:
    return bool(message["person"] == "")


async def test_a_bot_answers_to_its_name_and_a_reload_keeps_it(open_house: OpenHouse) -> None:
    living, ana, bot = await waiting_table(open_house)
    await ana.send("say", text=f"Hello {bot.upper()}, what do you think?")
    said = await ana.expect("said", is_a_remark)
    assert (said["name"], said["seat"], said["text"]) == (bot, 3, "")
    assert {*said["tongues"]} == {"fr", "en"}
    room = ana.room["id"]
    await ana.hang_up()
    await ana.enter(room=room)
    await ana.send("recall")
    lines = (await ana.expect("recalled"))["talk"]
    assert [line for line in lines if line["person"] == ""] == [said]
    rows = await living.house.books.talk(room, 50, None)
    assert [row.person for row in rows] == [ana.id, ""]
    assert "Ana" not in rows[1].text  # by numbers alone


async def test_nobody_answers_to_part_of_a_name(open_house: OpenHouse) -> None:
    living, ana, bot = await waiting_table(open_house)
    await ana.send("say", text=f"x{bot}x")
    await ana.expect("said")
    await living.settled()
    assert not [one for one in await ana.so_far() if one["t"] == "said"]


async def test_no_line_is_said_twice_even_after_a_restart(open_house: OpenHouse) -> None:
    living, ana, bot = await waiting_table(open_house)
    chatter = living.play_of(ana).chatter
    heard = []
    for number in range(12):
        chatter.dues.clear()
        if number == 5:
            chatter.used = None  # as in a house that has just been opened
        await ana.send("say", text=bot)
        await ana.expect("said")
        await living.settled()
        heard += [one["tongues"]["fr"] for one in await ana.so_far() if one["t"] == "said"]
    assert len(heard) == len({*heard}) == 10


async def test_bots_chat_only_so_much_in_a_minute(open_house: OpenHouse) -> None:
    living, ana, _ = await waiting_table(open_house)
    chatter = living.play_of(ana).chatter
    chatter.plan([Remark(1 + number % 5, "box") for number in range(40)], chatter.dice())
    await living.settled()
    said = [one for one in await ana.so_far() if one["t"] == "said"]
    assert 0 < len(said) <= 12


class Accuser(QuickBots):
    """A Godfather who accuses the next one at once; the others take a diamond each."""

    async def choose(self, job: Job) -> Choice | None:
        if job.rule == "cuba.accuse" and job.must:
            return Choice(next(move for move in job.legal if ACCUSE <= move < INQUIRE))
        return await super().choose(job) if job.must else None


@pytest.mark.rule("cuba.accuse")
async def test_the_godfather_says_whom_he_suspects_before_a_pocket_opens(
    open_house: OpenHouse,
) -> None:
    living = await open_house(bots=Accuser())
    options = {"hold": 0, "godfather": [1]}
    (ana,) = await living.table("cuba", "Ana", chairs=6, options=options)
    luck, seen = Seeded(1), list[str]()
    while "accused" not in seen:
        if ana.yours is not None and ana.yours["must"]:
            await ana.send_move(await ana.some_move(ana.yours, luck))
        message = await ana.hear()
        if message["t"] == "said":
            seen.append(f"{message['seat']}: {message['tongues']['en']}")
        seen += [event["event"] for event in message.get("events", [])]
    assert any(one.startswith("1: ") and "Ana" in one for one in seen)  # he suspects her
    await living.settled()


@pytest.mark.rule("table.secret")
async def test_a_remark_comes_when_dice_say_so_whatever_is_held(open_house: OpenHouse) -> None:
    """The due times are made of what all have heard, and of the table's own name."""
    living, ana, _ = await waiting_table(open_house)
    chatter = living.play_of(ana).chatter
    plans = []
    for _ in range(2):
        chatter.heard, chatter.dues = 7, []
        plans.append([chatter.dice().randint(0, 10**9) for _ in range(3)])
    assert plans[0] == plans[1]
