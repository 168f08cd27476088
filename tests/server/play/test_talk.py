"""Talk in a room: who may, how much, how fast, and who is silent for now."""

from __future__ import annotations

import json

import pytest

from tests.server.play.conftest import OpenHouse
from tests.server.play.faults import broken_store
from tests.server.play.living import Living

pytestmark = pytest.mark.anyio


async def test_everybody_in_the_room_hears_it_and_newcomers_too(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo")
    await bo.send("say", text="  good\tevening \n all\u200b ")
    for player in (ana, bo):
        said = await player.expect("said")
        assert (said["person"], said["name"], said["text"]) == (bo.id, "Bo", "good evening all")
    await ana.hang_up()
    welcome = await ana.enter(room=bo.room["id"])
    assert [line["text"] for line in welcome["talk"]] == ["good evening all"]


async def test_a_newcomer_gets_the_last_of_it_and_the_rest_on_request(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo")
    for number in range(1, 121):
        await bo.send("say", text=f"line {number}")
        assert (await ana.expect("said"))["number"] == number
    await ana.hang_up()
    welcome = await ana.enter(room=bo.room["id"])
    lines = welcome["talk"]
    assert welcome["earlier"]
    assert 3 <= len(lines) <= 10
    earlier = True
    while earlier:
        await ana.send("recall", before=lines[0]["number"])
        page = await ana.expect("recalled")
        assert len(page["talk"]) <= 50
        lines, earlier = page["talk"] + lines, page["earlier"]
    assert [line["text"] for line in lines] == [f"line {number}" for number in range(1, 121)]
    await ana.send("recall", before=1)
    assert await ana.expect("recalled") == {"t": "recalled", "talk": [], "earlier": False}


async def test_a_line_too_long_for_a_greeting_is_recalled(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo")
    await bo.send("say", text="é" * 500)
    await ana.expect("said")
    await ana.hang_up()
    welcome = await ana.enter(room=bo.room["id"])
    assert (welcome["talk"], welcome["earlier"]) == ([], True)
    await ana.send("recall")
    page = await ana.expect("recalled")
    assert [line["text"] for line in page["talk"]] == ["é" * 500]
    assert not page["earlier"]


@pytest.mark.parametrize(
    ("text", "code"),
    [("x" * 101, "too_long"), (" \n ", "nothing_said"), ("\u200b", "nothing_said")],
)
async def test_what_is_not_said(open_house: OpenHouse, text: str, code: str) -> None:
    living = await open_house(chat_length=100)
    ana, bo = await living.company("paires", "Ana", "Bo")
    assert (await bo.trouble("say", text=text))["code"] == code
    assert not [m for m in await ana.so_far() if m["t"] == "said"]
    await bo.send("say", text="x" * 100)
    await ana.expect("said")


async def test_how_long_talk_may_be_is_for_the_settings_alone(open_house: OpenHouse) -> None:
    living = await open_house(chat_length=4000)
    ana, bo = await living.company("paires", "Ana", "Bo")
    text = "🎭" * 4000  # as long and as wide as it can be
    await bo.say_raw(json.dumps({"t": "say", "text": text}, ensure_ascii=False))
    assert (await ana.expect("said"))["text"] == text
    trouble = await bo.trouble("say", text="x" * 4001)
    assert (trouble["code"], trouble["field"]) == ("too_long", "text")
    assert "4000" in trouble["text"]
    await ana.hang_up()
    await ana.enter(room=ana.room["id"])
    await ana.send("recall")
    assert [line["text"] for line in (await ana.expect("recalled"))["talk"]] == [text]


async def test_who_talks_too_fast_is_asked_to_wait(open_house: OpenHouse) -> None:
    living = await open_house(chat_per_minute=6)
    ana, bo = await living.company("paires", "Ana", "Bo")
    for _ in range(5):
        await bo.send("say", text="me")
        await ana.expect("said")
    trouble = await bo.trouble("say", text="me again")
    assert trouble["code"] == "too_fast"
    await ana.send("say", text="and me")  # everybody has their own patience
    await bo.expect("said")


@pytest.mark.rule("toy-talk.hush")
async def test_whom_the_rules_silence_is_silent_until_they_do_no_longer(living: Living) -> None:
    ana, bo, cy = await living.table("toy-talk", "Ana", "Bo", "Cy")
    assert ana.table["silent"] == [0]
    assert (await ana.trouble("say", text="it is Bo"))["code"] == "silent"
    assert not [message for message in await bo.so_far() if message["t"] == "said"]
    await bo.send("say", text="it is not me")
    await ana.expect("said")
    await ana.move({"do": "guess", "seat": 1})
    assert (await cy.expect("step"))["silent"] == []
    await ana.send("say", text="ah")
    await bo.expect("said", lambda m: m["text"] == "ah")


async def test_onlookers_are_not_silenced_by_the_rules(living: Living) -> None:
    ana, *_ = await living.table("toy-talk", "Ana", "Bo", "Cy")
    id = ana.room["id"]
    living.room_of(ana).paper.public = True
    dan = await living.player("Dan")
    await dan.enter(room=id)
    await dan.send("say", text="I only watch")
    await ana.expect("said")


async def test_talk_that_can_not_be_kept_is_not_said(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo")
    with broken_store(living):
        assert (await bo.trouble("say", text="hello"))["code"] == "no_store"
    assert not [message for message in await ana.so_far() if message["t"] == "said"]
    await bo.send("say", text="hello")
    await ana.expect("said")
