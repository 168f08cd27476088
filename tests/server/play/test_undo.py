"""Taking a move back: everybody has to agree, and nothing may have come out since."""

from __future__ import annotations

import pytest

from tablee.server.moving import MOST_AGAIN
from tablee.server.rights import MOST_UNDOS
from tests.server.play.living import Living
from tests.server.play.player import Player

pytestmark = pytest.mark.anyio


async def who_said_too_much(living: Living) -> list[Player]:
    people = await living.table("toy-talk", "Ana", "Bo", "Cy")
    await people[1].move({"do": "say", "text": "it is me"})
    for player in people:
        await player.so_far()
    return people


def length(living: Living, player: Player) -> int:
    return len(living.play_of(player).table.match.rows)


@pytest.mark.rule("table.undo")
async def test_a_move_is_taken_back_when_all_others_agree(living: Living) -> None:
    ana, bo, cy = await who_said_too_much(living)
    id = ana.table["id"]
    await bo.send("undo", table=id)
    assert (await ana.expect("step"))["undo"] == {"seat": 1, "agreed": []}
    await ana.send("agree", table=id, yes=True)
    await cy.expect("step", lambda m: m["undo"]["agreed"] == [0])
    assert length(living, ana) == 1
    await cy.come_back()
    assert cy.table["undo"] == {"seat": 1, "agreed": [0]}
    await cy.send("agree", table=id, yes=True)
    step = await bo.expect("step", lambda m: m.get("undo", 0) is None)
    assert step["undo"] is None
    assert length(living, ana) == 0
    await bo.send("story", table=id)
    assert [event["event"] for event in (await bo.expect("past"))["events"]] == ["coin"]
    await bo.move({"do": "say", "text": "it is not me"})


@pytest.mark.rule("table.undo")
async def test_one_who_does_not_agree_is_enough(living: Living) -> None:
    ana, bo, cy = await who_said_too_much(living)
    id = ana.table["id"]
    await bo.send("undo", table=id)
    await ana.send("agree", table=id, yes=False)
    for player in (ana, bo, cy):
        await player.expect("step", lambda m: m["undo"] is None)
    assert length(living, ana) == 1
    assert (await cy.trouble("agree", table=id, yes=True))["code"] == "nothing_to_agree"


async def test_nobody_agrees_with_themselves(living: Living) -> None:
    _, bo, _ = await who_said_too_much(living)
    await bo.send("undo", table=bo.table["id"])
    trouble = await bo.trouble("agree", table=bo.table["id"], yes=True)
    assert trouble["code"] == "nothing_to_agree"


async def test_the_next_move_ends_the_question(living: Living) -> None:
    ana, bo, cy = await who_said_too_much(living)
    await bo.send("undo", table=bo.table["id"])
    await cy.expect("step")
    await cy.move({"do": "say", "text": "too late"})
    assert (await ana.expect("step", lambda m: "events" in m))["undo"] is None
    trouble = await ana.trouble("agree", table=bo.table["id"], yes=True)
    assert trouble["code"] == "nothing_to_agree"
    assert length(living, ana) == 2


@pytest.mark.rule("table.undo")
async def test_what_was_dealt_or_revealed_since_can_not_be_taken_back(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo")
    mover, other = (ana, bo) if ana.yours else (bo, ana)
    for player in (mover, other):  # nor can there be anything to take back yet
        assert (await player.trouble("undo", table=ana.table["id"]))["rule"] == "table.undo"
    await mover.move({"do": "draw"})
    refused = await mover.trouble("undo", table=ana.table["id"])
    assert (refused["t"], refused["rule"], refused["key"]) == ("refused", "table.undo", -1)


async def test_in_a_window_nothing_is_taken_back(living: Living) -> None:
    ana, bo = await living.table("toy-window", "Ana", "Bo")
    await ana.move({"do": "reach"})
    await bo.expect("step")
    await bo.move({"do": "let_pass"})
    for player in (ana, bo):
        assert (await player.trouble("undo", table=ana.table["id"]))["rule"] == "table.undo"


async def test_among_bots_alone_it_happens_at_once(living: Living) -> None:
    [ana] = await living.table("toy-talk", "Ana", chairs=3)
    await ana.expect("step", lambda m: m["events"][0]["seat"] == 1)
    await ana.expect("step", lambda m: m["events"][0]["seat"] == 2)
    await ana.move({"do": "say", "text": "oh"})
    await ana.send("undo", table=ana.table["id"])
    await ana.expect("step", lambda m: m.get("undo", 0) is None)
    assert "oh" not in [row.note for row in living.play_of(ana).table.match.rows]


@pytest.mark.rule("table.undo")
async def test_a_game_goes_back_so_many_times_and_no_more(living: Living) -> None:
    ana, bo = await living.table("hawthorn", "Ana", "Bo", clock="none")
    table, id = living.play_of(ana).table, ana.table["id"]
    for undos in range(MOST_UNDOS):
        await ana.move({"do": "lay", "card": ana.view["hand"][0]})
        assert ana.table["may"] == ["undo"]
        await ana.send("undo", table=id)
        await bo.expect("step", lambda m: m.get("undo"))
        await bo.send("agree", table=id, yes=True)
        await ana.expect("step", lambda m: m.get("undo", 0) is None)
        assert table.undone == undos + 1
    await ana.move({"do": "lay", "card": ana.view["hand"][0]})
    assert ana.table["may"] == []
    trouble = await ana.trouble("undo", table=id)
    assert trouble["code"] == "undone_enough"
    assert str(MOST_UNDOS) in trouble["text"]


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_an_answer_can_be_changed_so_many_times_and_no_more(
    living: Living, lang: str
) -> None:
    people = await living.company("toy-sealed", "Ana", "Bo", clock="none")
    ana = people[0]
    if lang == "fr":
        await living.ask("PATCH", "/api/me", ana.cookie, json={"lang": "fr"})
    await ana.send("start")
    await ana.expect("table")
    hand = ana.view["hand"]
    for changes in range(1 + MOST_AGAIN):  # the first answer is no change
        await ana.move({"do": "lay", "card": hand[changes % 3]})
    refused = await ana.refusal({"do": "lay", "card": hand[0]})
    assert refused["code"] == "changed_enough"
    assert str(MOST_AGAIN) in refused["text"]
    assert ("réponses" in refused["text"]) is (lang == "fr")
    await people[1].expect("table")
    await people[1].move({"do": "lay", "card": people[1].view["hand"][0]})  # its own are its own
    assert (await ana.expect("step", lambda m: m.get("ending")))["ending"]


async def test_standing_passes_are_counted_too(living: Living) -> None:
    ana, _ = await living.table("toy-window", "Ana", "Bo", clock="none", pace="days")
    id = ana.table["id"]
    for times in range(MOST_AGAIN):
        await ana.send("pass", table=id, on=times % 2 == 0)
    await ana.so_far()
    assert (await ana.trouble("pass", table=id, on=True))["code"] == "changed_enough"
