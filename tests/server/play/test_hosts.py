"""What the host may do and nobody else, and who is host when the host is gone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.play.living import Living

pytestmark = pytest.mark.anyio


async def test_what_is_so_already_gets_an_answer_too(living: Living) -> None:
    """A request that is sent again changes nothing, and whoever sent it is told how things are."""
    ana, bo = await living.company("paires", "Ana", "Bo")
    await ana.so_far()
    await bo.so_far()
    for kind, fields in (
        ("stand", {}),
        ("mute", {"person": bo.id, "on": False}),
        ("block", {"person": "nobody", "on": False}),
        ("host", {"person": ana.id}),
        ("prepare", {"game": "paires"}),
    ):
        if kind == "stand":
            await ana.ask("stand")
            await bo.so_far()
        before = living.room_of(ana).paper
        await ana.send(kind, **fields)
        assert [message["t"] for message in await ana.so_far()] == ["room"], kind
        assert await bo.so_far() == [], kind
        assert living.room_of(ana).paper is before


HOST_ONLY: list[tuple[str, dict[str, Any]]] = [
    ("prepare", {"game": "pirates"}),
    ("bot", {"chair": 0, "bot": "random"}),
    ("start", {}),
    ("seat", {"person": "x", "chair": 0}),
    ("unseat", {"chair": 0}),
    ("mute", {"person": "x", "on": True}),
    ("block", {"person": "x", "on": True}),
    ("host", {"person": "x"}),
    ("outside", {}),
    ("relink", {}),
    ("reseat", {"table": "x", "seat": 0, "person": "x"}),
    ("close", {"table": "x"}),
]


@pytest.mark.parametrize(("kind", "fields"), HOST_ONLY, ids=[kind for kind, _ in HOST_ONLY])
async def test_only_the_host_may(living: Living, kind: str, fields: dict[str, Any]) -> None:
    _, bo = await living.company("paires", "Ana", "Bo")
    before = living.room_of(bo).paper.copy()
    assert (await bo.trouble(kind, **fields))["code"] == "host_only"
    assert living.room_of(bo).paper == before


async def test_at_a_full_table_a_chair_is_drawn_up_as_far_as_the_game_goes(living: Living) -> None:
    """The seventh of seven who come finds no room at Pirates, which is for eight."""
    host = await living.player("Ana")
    _, key = await living.room(host)
    await host.enter(key)
    await host.prepare(game="pirates", chairs=2)
    for chair in range(1, 8):
        guest = await living.player(f"Guest {chair}")
        await guest.enter(key)
        await guest.sit(chair)
    assert len(living.room_of(host).paper.chairs) == 8
    late = await living.player("Zoé")
    await late.enter(key)
    assert (await late.trouble("sit", chair=8))["code"] == "no_such_chair"
    assert (await guest.trouble("sit", chair=8))["code"] == "no_such_chair"


async def test_the_host_seats_and_unseats(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo", chairs=3)
    room = await ana.ask("seat", person=bo.id, chair=0)
    chairs = room["plan"]["chairs"]
    assert [chair["person"] for chair in chairs] == [bo.id, "", ""]  # it was Ana's
    room = await ana.ask("unseat", chair=0)
    assert [chair["person"] for chair in room["plan"]["chairs"]] == ["", "", ""]
    assert (await ana.trouble("seat", person="nobody", chair=0))["code"] == "no_such_person"
    assert (await ana.trouble("seat", person=bo.id, chair=7))["code"] == "no_such_chair"


async def test_people_choose_chairs_that_are_free(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo", chairs=3)
    assert (await bo.trouble("sit", chair=0))["code"] == "chair_taken"
    assert (await bo.trouble("sit", chair=3))["code"] == "no_such_chair"
    room = await bo.sit(2)  # a bot kept it warm
    assert [chair["person"] for chair in room["plan"]["chairs"]] == [ana.id, "", bo.id]
    room = await bo.ask("stand")
    assert [chair["person"] for chair in room["plan"]["chairs"]] == [ana.id, "", ""]


async def test_the_host_chooses_bots(living: Living) -> None:
    [ana] = await living.company("paires", "Ana", chairs=2)
    room = await ana.ask("bot", chair=1, bot="random")
    assert room["plan"]["chairs"][1]["bot"] == "random"
    trouble = await ana.trouble("bot", chair=1, bot="clairvoyant")
    assert (trouble["code"], trouble["field"]) == ("no_such_bot", "bot")
    room = await ana.ask("bot", chair=1, bot="")
    assert room["plan"]["chairs"][1]["bot"] == ""


async def test_whom_the_host_mutes_is_silent_until_unmuted(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo")
    assert (await ana.ask("mute", person=bo.id, on=True))["people"][1]["muted"]
    assert (await bo.trouble("say", text="hello?"))["code"] == "muted"
    await ana.ask("mute", person=bo.id, on=False)
    await bo.send("say", text="thank you")
    assert (await ana.expect("said"))["text"] == "thank you"


async def test_whom_the_host_blocks_goes_and_stays_out(living: Living) -> None:
    ana = await living.player("Ana")
    id, key = await living.room(ana, public=True)
    await ana.enter(key)
    bo = await living.player("Bo")
    await bo.enter(key)
    await ana.send("block", person=bo.id, on=True)
    assert (await bo.farewell())["code"] == "blocked"
    await bo.connect()
    assert (await bo.trouble("enter", key=key))["code"] == "blocked"
    assert (await bo.trouble("enter", room=id))["code"] == "blocked"
    await ana.ask("block", person=bo.id, on=False)
    await bo.enter(key)


async def test_the_host_can_not_be_shown_the_door(living: Living) -> None:
    ana, _ = await living.company("paires", "Ana", "Bo")
    assert (await ana.trouble("block", person=ana.id, on=True))["code"] == "host_stays"


async def test_the_host_makes_somebody_else_host(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo")
    assert (await ana.ask("host", person=bo.id))["host"] == bo.id
    assert (await ana.trouble("start"))["code"] == "host_only"
    await bo.send("start")
    await bo.expect("table")
    assert (await bo.trouble("host", person="nobody"))["code"] == "no_such_person"


async def test_when_the_host_leaves_the_next_is_host(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo")
    await ana.send("leave")
    await ana.farewell()
    await bo.expect("room", lambda m: m["room"]["host"] == bo.id)


async def test_when_the_host_is_gone_for_long_the_next_who_is_here_takes_over(
    living: Living,
) -> None:
    ana, bo, cy = await living.company("paires", "Ana", "Bo", "Cy")
    await ana.hang_up()
    await bo.hang_up()
    await cy.sees("Cy")
    await living.wait(55)
    assert all(message["room"]["host"] == ana.id for message in await cy.so_far())
    await living.wait(10)
    await cy.expect("room", lambda m: m["room"]["host"] == cy.id)


@pytest.mark.parametrize(
    ("wish", "code", "field"),
    [
        ({"game": "chess"}, "no_such_game", "game"),
        ({"options": {"mode": "for money"}}, "bad_options", "options"),
        ({"options": {"moods": "forfeit"}}, "bad_options", "options"),
        ({"chairs": 1}, "chairs", "chairs"),
        ({"chairs": 50}, "chairs", "chairs"),
        ({"game": "toy-stream"}, "people_sit", "chairs"),  # which is for two
        ({"game": "pirates", "options": {"oldest": [9]}}, "bad_options", "options"),
    ],
)
async def test_a_plan_that_will_not_do_is_refused_by_its_field(
    living: Living, wish: dict[str, Any], code: str, field: str
) -> None:
    ana, *_ = await living.company("paires", "Ana", "Bo", "Cy")
    before = living.room_of(ana).paper.copy()
    trouble = await ana.trouble("prepare", **wish)
    assert (trouble["code"], trouble["field"]) == (code, field)
    assert len(trouble["text"]) > 20
    assert living.room_of(ana).paper == before


@pytest.mark.rule("hawthorn.deal")
async def test_options_that_do_not_fit_the_number_of_people_are_refused_by_their_rule(
    living: Living,
) -> None:
    [ana] = await living.company("hawthorn", "Ana", chairs=8, options={"decks": 1})
    refused = await ana.trouble("start")
    assert (refused["t"], refused["rule"], refused["key"]) == ("refused", "hawthorn.deal", -1)
    assert living.room_of(ana).play is None


async def test_another_game_brings_its_own_chairs_and_options(living: Living) -> None:
    [ana] = await living.company("paires", "Ana", chairs=2, options={"mode": "norland"})
    room = await ana.prepare(game="toy-talk")
    assert len(room["plan"]["chairs"]) == 3  # the fewest
    assert room["plan"]["options"] == {}
    room = await ana.prepare(game="paires")
    assert room["plan"]["options"] == {"mode": "forfeit", "forfeit": ""}
