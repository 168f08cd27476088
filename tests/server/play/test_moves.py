"""A move: on disk before it is acknowledged, once however often it comes, or clearly refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.games.paires.moves import DRAW
from tablee.server.entries import Moved, decode_entry, encode
from tests.server.play.conftest import OpenHouse
from tests.server.play.faults import broken_store, slow_store, unsure_store
from tests.server.play.living import Living
from tests.server.play.player import Player

pytestmark = pytest.mark.anyio


async def two_at_paires(living: Living) -> tuple[Player, Player]:
    """The one who is asked, and the other."""
    ana, bo = await living.table("paires", "Ana", "Bo")
    return (ana, bo) if ana.yours else (bo, ana)


def log_length(living: Living, player: Player) -> int:
    return len(living.play_of(player).table.match.log)


async def on_disk(living: Living, player: Player) -> list[Any]:
    return [decode_entry(line) for line in await living.premises.books.entries(player.table["id"])]


async def test_a_move_is_acknowledged_when_it_is_on_disk(living: Living) -> None:
    mover, other = await two_at_paires(living)
    with slow_store(living) as free:
        key = await mover.send_move({"do": "draw"})
        await asyncio.sleep(0.05)
        assert log_length(living, mover) == 0
        assert not [m for m in await other.so_far() if m["t"] == "step"]
        free.set()
        await mover.expect("step", lambda m: m.get("done") == key)
    await other.expect("step")
    [entry] = await on_disk(living, mover)
    assert isinstance(entry, Moved)
    assert (entry.seat, entry.key) == (mover.seat, key)


async def test_a_move_that_can_not_be_written_did_not_happen(living: Living) -> None:
    mover, other = await two_at_paires(living)
    before = dict(mover.table)
    with broken_store(living):
        trouble = await mover.refusal({"do": "draw"})
        assert (trouble["t"], trouble["code"]) == ("trouble", "no_store")
    assert log_length(living, mover) == 0
    assert not [m for m in await other.so_far() if m["t"] == "step"]
    assert mover.table == before
    await mover.move({"do": "draw"})
    await other.expect("step")


@pytest.mark.parametrize("kept", [False, True], ids=["lost", "kept"])
async def test_where_nobody_knows_whether_it_was_written_the_disk_is_asked(
    living: Living, kept: bool
) -> None:
    mover, other = await two_at_paires(living)
    with unsure_store(living, kept=kept):
        key = await mover.send_move({"do": "draw"})
        for player in (mover, other):
            assert (await player.farewell())["code"] == "try_again"
    table = await mover.come_back()
    assert table["key"] == (key if kept else 0)
    assert log_length(living, mover) == int(kept)
    await mover.send("move", table=table["id"], key=key, ask=0, move={"do": "draw"})  # again
    await mover.expect("step", lambda m: m.get("done") == key)
    assert len(await on_disk(living, mover)) == log_length(living, mover) == 1
    await other.come_back()
    assert other.table["pub"] == mover.table["pub"]


async def test_a_log_that_grew_behind_our_back_is_read_again(living: Living) -> None:
    mover, _ = await two_at_paires(living)
    table, books = living.play_of(mover).table, living.premises.books
    step = table.attempt(mover.seat, DRAW, "", 0, 1, 0)
    await books.write(books.enter(table.id, 0, encode(step.entry)))
    await mover.send_move({"do": "draw"})
    assert (await mover.farewell())["code"] == "try_again"
    await mover.come_back()
    assert log_length(living, mover) == 1


async def test_a_move_that_is_sent_again_happens_once(living: Living) -> None:
    mover, other = await two_at_paires(living)
    assert mover.yours is not None
    ask = mover.yours["id"]
    step = await mover.move({"do": "draw"})
    await other.so_far()
    again = {"table": mover.table["id"], "key": mover.key, "ask": ask, "move": {"do": "draw"}}
    for _ in range(3):
        await mover.send("move", **again)
        assert await mover.hear() == {"t": "step", "done": step["done"]}
    assert log_length(living, mover) == 1
    assert await other.so_far() == []


@pytest.mark.rule("table.ask")
async def test_an_answer_to_a_closed_question_is_never_used_for_another(living: Living) -> None:
    mover, other = await two_at_paires(living)
    assert mover.yours is not None
    old = mover.yours["id"]
    await mover.move({"do": "draw"})
    await other.so_far()
    while not mover.yours:
        await other.move({"do": "draw"})
        await mover.so_far()
        await other.so_far()
    length = log_length(living, mover)
    refused = await mover.refusal({"do": "draw"}, ask=old)
    assert (refused["t"], refused["rule"], refused["key"]) == ("refused", "table.ask", mover.key)
    assert "isn’t waiting" in refused["text"]
    assert log_length(living, mover) == length


@pytest.mark.rule("table.ask")
async def test_who_is_not_asked_can_not_move(living: Living) -> None:
    mover, other = await two_at_paires(living)
    for ask in (0, 1, 2**53 - 1):
        assert (await other.refusal({"do": "draw"}, ask=ask))["rule"] == "table.ask"
    assert await mover.so_far() == []


async def test_a_foreign_table_and_an_onlooker(living: Living) -> None:
    mover, other = await two_at_paires(living)
    elsewhere, _ = await two_at_paires(living)
    trouble = await mover.refusal({"do": "draw"}, table=elsewhere.table["id"])
    assert (trouble["code"], trouble["field"]) == ("no_such_table", "table")
    living.room_of(mover).paper.public = True
    onlooker = await living.player("Onlooker")
    await onlooker.enter(room=mover.room["id"])
    await onlooker.expect("table")
    assert (await onlooker.refusal({"do": "draw"}))["code"] == "not_seated"
    for kind in ("undo", "time"):
        assert (await onlooker.trouble(kind, table=mover.table["id"]))["code"] == "not_seated"
    assert log_length(living, mover) == log_length(living, elsewhere) == 0
    assert not [m for m in await other.so_far() if m["t"] != "room"]


@pytest.mark.parametrize(
    "move",
    [
        {"do": "dance"},
        {"do": "draw", "twice": True},
        {"draw": True},
        {},
        [],
        None,
        "draw",
        7,
        {"do": ["draw"]},
        {"do": "fold", "card": 2**70},
    ],
)
async def test_a_move_that_can_not_be_read(living: Living, move: Any) -> None:
    mover, other = await two_at_paires(living)
    trouble = await mover.refusal(move)
    assert (trouble["t"], trouble["code"], trouble["field"]) == ("trouble", "bad_move", "move")
    assert log_length(living, mover) == 0
    assert await other.so_far() == []
    await mover.move({"do": "draw"})


async def test_a_move_that_a_rule_forbids_names_the_rule_in_the_readers_language(
    living: Living,
) -> None:
    people = await living.company("toy-talk", "Ana", "Bo", "Cy")
    await living.ask("PATCH", "/api/me", people[0].cookie, json={"lang": "fr"})
    await people[0].hang_up()
    await people[0].enter(room=people[0].room["id"])
    await people[0].send("start")
    for player in people:
        await player.expect("table")
    words = {"toy-talk.guess": await people[0].refusal({"do": "guess", "seat": 0})}
    words["toy-talk.talk"] = await people[1].refusal({"do": "guess", "seat": 2})
    assert {rule: refused["rule"] for rule, refused in words.items()} == {r: r for r in words}
    assert words["toy-talk.talk"]["text"] == "You may talk or claim."
    assert words["toy-talk.guess"]["text"] not in ("", "Name somebody other than yourself.")


async def test_forms_with_words_and_numbers(living: Living) -> None:
    ana, bo, cy = await living.table("toy-talk", "Ana", "Bo", "Cy")
    assert bo.yours is not None
    assert sorted(bo.yours["forms"]) == ["claim", "say"]
    await bo.move({"do": "say", "text": "I don’t have it {seat} \\u0000 <b>"})
    [event] = (await ana.expect("step"))["events"]
    assert event == {"event": "said", "seat": 1, "text": "I don’t have it {seat} \\u0000 <b>"}
    await cy.so_far()
    await cy.move({"do": "claim", "seat": 1, "sure": True})
    assert (await bo.expect("step", lambda m: m.get("events")))["events"][0]["event"] == "claimed"
    for form in (
        {"do": "say", "text": ""},
        {"do": "say", "text": "x" * 201},
        {"do": "claim", "seat": 9, "sure": True},
        {"do": "claim", "seat": 1},
    ):
        assert (await bo.refusal(form))["code"] == "bad_move"


BAD = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"move"',
    "{}",
    '{"t": 7}',
    '{"t": "welcome"}',
    '{"t": "Move"}',
    '{"t": "say"}',
    '{"t": "say", "text": 7}',
    '{"t": "say", "text": "x", "to": "Ana"}',
    '{"t": "say", "text": "\\ud800"}',
    '{"t": "move", "table": "x", "key": 1, "ask": 0}',
    '{"t": "move", "table": "x", "key": 0, "ask": 0, "move": {"do": "draw"}}',
    '{"t": "move", "table": "x", "key": -1, "ask": 0, "move": {"do": "draw"}}',
    '{"t": "move", "table": "x", "key": 1.5, "ask": 0, "move": {"do": "draw"}}',
    '{"t": "move", "table": "x", "key": 99999999999999999999, "ask": 0, "move": {}}',
    '{"t": "sit", "chair": -1}',
    '{"t": "seal", "promise": "short", "commitment": "short"}',
    '{"t": "prepare", "clock": "sundial"}',
    '{"t": "prepare", "seconds": -5}',
    '{"t": "ping"} {"t": "ping"}',
    "[" * 5000,
    '{"t": "prepare", "options": ' + '{"a":' * 2000 + "1" + "}" * 2000 + "}",
]


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
async def test_a_message_that_can_not_be_read_is_answered_and_changes_nothing(
    living: Living, text: str
) -> None:
    mover, other = await two_at_paires(living)
    paper = living.room_of(mover).paper.copy()
    for form in (text, text.encode()):
        await mover.say_raw(form)
        trouble = await mover.hear()
        assert (trouble["t"], trouble["code"]) == ("trouble", "bad_message")
    assert await other.so_far() == []
    assert living.room_of(mover).paper == paper
    await mover.move({"do": "draw"})


async def test_bytes_that_are_no_text_are_answered_too(living: Living) -> None:
    mover, _ = await two_at_paires(living)
    await mover.say_raw(b"\xff\xfe\x00")
    assert (await mover.hear())["code"] == "bad_message"
    await mover.move({"do": "draw"})


async def test_what_is_too_large_is_answered_and_far_too_large_ends_the_connection(
    open_house: OpenHouse,
) -> None:
    living = await open_house(message_bytes=16_384)
    mover, other = await two_at_paires(living)
    await mover.send("say", text="é" * 500)
    await other.expect("said")
    assert (await mover.trouble("say", text="x" * 17_000))["code"] == "too_large"
    await mover.say_raw('{"t": "say", "text": "' + "x" * 70_000 + '"}')
    with pytest.raises(ConnectionClosed, match="1009"):
        await mover.expect("nothing more")
    mover.socket = None
    await mover.come_back()
    await mover.move({"do": "draw"})
    assert not [message for message in await other.so_far() if message["t"] == "said"]


async def test_who_sends_too_fast_is_listened_to_more_slowly(open_house: OpenHouse) -> None:
    living = await open_house(messages_per_second=20)
    ana = await living.player("Ana")
    await ana.connect()
    loop = asyncio.get_running_loop()
    start = loop.time()
    for _ in range(70):
        await ana.send("ping")
    for _ in range(70):
        assert (await ana.hear())["t"] == "pong"
    assert loop.time() - start > 0.15
