"""table.secret over the wire: what a socket receives tells nothing that its seat may not know.

Twin tables: one is as dealt; at the other, everything that a seat can't see is as its imagination
would have it. The same is done at both, and until the law itself shows that seat a difference, its
sockets must receive the same to the letter.
"""

from __future__ import annotations

import logging
import re

import msgspec
import pytest

from tablee.engine.chance import Seeded
from tablee.engine.seats import NOBODY
from tablee.engine.trays import NO_ANSWER
from tablee.games.shelf import packages, take
from tablee.server.logs import Json, Plain
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living
from tests.server.play.player import Message
from tests.server.play.twins import Twin, some_move, twin

pytestmark = pytest.mark.anyio


@pytest.mark.rule("table.secret")
@pytest.mark.parametrize("game", sorted(packages()))
async def test_twin_tables_tell_a_seat_the_same(open_house: OpenHouse, game: str) -> None:
    living = await open_house(window_seconds=600)
    living.house.time.tick = lambda: 0.0
    luck = Seeded(7)
    law = take(game).game
    seats = max(law.fewest, min(3, law.most))
    one, other = await twin(living, game, seats), await twin(living, game, seats)
    compared = different = 0
    for number, seat in enumerate((NOBODY, *range(seats), 0)):
        await one.deal(number)
        await other.deal(number)
        for _ in range(luck.below(4) * (number % 2)):  # the same beginning
            await both(one, other, luck)
        if one.over:
            continue
        assert await one.heard(seat) == await other.heard(seat)
        other.imagine(seat, luck)
        different += any(one.seen(k) != other.seen(k) for k in range(seats) if k != seat)
        for step in range(8):
            if step % 3 == 2:  # somebody would like to take something back, at both tables
                wishing = luck.below(seats)
                await one.wishes_undone(wishing)
                await other.wishes_undone(wishing)
            await both(one, other, luck)
            if step % 4 == 3:
                await one.watcher(seat).come_back()
                await other.watcher(seat).come_back()
            if one.seen(seat) != other.seen(seat):
                break  # the law itself has shown a difference
            if not one.over:  # then all secrets come out
                assert await one.heard(seat) == await other.heard(seat), (seat, step)
                compared += 1
    assert compared
    assert different or game in ("paires", "blackstone")  # where all lies face up


async def both(one: Twin, other: Twin, luck: Seeded) -> None:
    """The same happens at both tables."""
    if move := some_move(one, other, luck):
        await one.move(*move)
        await other.move(*move)


@pytest.mark.rule("table.window")
async def test_in_a_window_nobody_hears_that_another_has_answered(open_house: OpenHouse) -> None:
    living = await open_house(window_seconds=600)
    table = await twin(living, "toy-window", 3)
    ana, bo, cy = table.people
    await ana.move({"do": "reach"})
    others = [ana, cy, table.onlooker]
    for player in [*others, bo]:
        await player.so_far()
    for times in range(3):
        await bo.move({"do": "let_pass"})
        assert (await bo.refusal({"do": "reach"}))["rule"] == "toy-window.stop"
        for player in others:
            assert await player.so_far() == [], times
    ids = {player.name: player.yours["id"] for player in (bo, cy) if player.yours}
    assert len(set(ids.values())) == 1  # nor do the numbers of questions count answers
    for player in others:
        await player.come_back()
        assert player.view["answer"] == NO_ANSWER
    await cy.send("story", table=cy.table["id"])
    story = (await cy.expect("past"))["events"]
    assert [event["event"] for event in story][-1] == "reached"


@pytest.mark.rule("table.secret")
async def test_what_is_asked_of_others_never_travels(living: Living) -> None:
    """Questions hold the moves that a hand allows, and what silence would mean."""
    table = await twin(living, "toy-sealed", 3)
    hands = [player.view["hand"] for player in table.people]
    for seat, player in enumerate([*table.people, table.onlooker]):
        text = player.heard[-1]
        message: Message = msgspec.json.decode(text)
        assert text.count('"silence"') == (seat < 3)
        assert message["asks"] == [{"seats": [0, 1, 2], "rule": "toy-sealed.lay", "must": True}]
        if seat < 3:
            assert [move["card"] for move in message["yours"]["moves"]] == sorted({*hands[seat]})
    await table.people[0].move({"do": "lay", "card": hands[0][0]})
    refused = await table.people[0].refusal({"do": "lay", "card": absent(hands[0])})
    assert refused["rule"] == "toy-sealed.hand"
    for player in (*table.people[1:], table.onlooker):
        [step] = await player.so_far()
        assert sorted(step) == ["asks", "pub", "t"]
        assert step["pub"] == {"answered": [0]}


def absent(hand: list[int]) -> int:
    return next(card for card in range(6) if card not in hand)


async def test_logs_hold_no_secrets(
    open_house: OpenHouse, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    living = await open_house()
    ana, bo = await living.table("toy-sealed", "Ana", "Bo")
    table = living.play_of(ana).table
    await ana.send("say", text="a private word")
    await bo.expect("said")
    await ana.say_raw('{"t": "say", "text": "half a private word')
    await ana.expect("trouble")
    await ana.refusal({"do": "lay", "card": absent(ana.view["hand"])})

    def fail(*_: object) -> None:
        raise KeyError("a private word", table.header.secret)

    monkeypatch.setattr(living.house, "may_talk", fail)
    assert (await ana.trouble("say", text="a private word"))["code"] == "broken"
    monkeypatch.undo()
    living.play_of(ana).room.spawn(fail)  # type: ignore[arg-type]
    await living.settled()
    for player in (ana, bo):
        await player.move({"do": "lay", "card": player.view["hand"][0]})
    share = ana.table["ending"]["share"] if ana.table["ending"] else bo.table["ending"]["share"]
    await living.ask("GET", "/api/replays/record", headers={"X-Tablee-Share": share})
    written = "\n".join(
        formatter.format(record) for record in caplog.records for formatter in (Json(), Plain())
        if record.name.startswith(("tablee", "uvicorn"))
    )  # fmt: skip
    assert "message_failed" in written
    assert "room_failed" in written
    secrets: list[str] = [ana.cookie, bo.cookie, share, table.header.secret, "private word"]
    for secret in secrets:
        assert secret not in written
    assert not re.search(r'"card":|\bhand\b', written)
