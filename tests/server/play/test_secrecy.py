"""table.secret over the wire: what a socket receives tells nothing that its seat may not know.

Twin tables: one is as dealt; at the other, everything that a seat can't see is as its imagination
would have it. The same is done at both, and until the law itself shows that seat a difference, its
sockets must receive the same to the letter.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tablee.engine.chance import Seeded
from tablee.engine.seats import CLOCK, NOBODY
from tablee.games.shelf import packages, take
from tablee.server.logs import Json, Plain
from tablee.server.play import Play
from tablee.server.screens import Screen
from tablee.server.seating import Paper
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living
from tests.server.play.player import Message, Player

pytestmark = pytest.mark.anyio

SECRET, WORD = "5e" * 32, "ab" * 16


class Twin:
    """One of two tables with the same deal, and an onlooker."""

    def __init__(self, living: Living, people: list[Player], onlooker: Player) -> None:
        self.living = living
        self.people = people
        self.onlooker = onlooker

    @property
    def play(self) -> Play:
        return self.living.play_of(self.people[0])

    def watcher(self, seat: int) -> Player:
        return self.onlooker if seat == NOBODY else self.people[seat]

    def seen(self, seat: int) -> Any:
        match = self.play.table.match
        asks = [(ask.seat, ask.rule, ask.must) for ask in match.asks]
        return match.view(seat), asks, match.legal(seat) if seat >= 0 else []

    def imagine(self, seat: int, luck: Seeded) -> None:
        """All that this seat can't see becomes something else that it could not tell from it."""
        match = self.play.table.match
        match.state = match.game.imagine(match.view(seat), luck)
        match.asks = match.game.asks(match.state)
        self.play.screen = Screen(self.play.table)

    async def move(self, seat: int, number: int, note: str) -> None:
        """A move by socket; the clock's own by the house."""
        play = self.play
        if seat == CLOCK:
            now = self.living.house.time.now()
            await play.room.alone(lambda: play.hourglass.answer_silence(CLOCK, now))
            return
        player, match = self.people[seat], play.table.match
        move = msgspec.to_builtins(match.game.moves.unpack(number, note))
        if "fingerprint" in move:
            move["fingerprint"] = play.mime.stream.fingerprint
        await player.send_move(move, ask=match.id_of(seat))
        while True:
            message = await player.hear()
            if message["t"] in ("refused", "trouble") or message.get("done") == player.key:
                return

    async def heard(self, seat: int) -> list[str]:
        """What the seat's socket got since the last time, without names that are only random."""
        player = self.watcher(seat)
        start = getattr(player, "start", 0)
        await player.so_far()
        texts = [text for text in player.heard[start:] if '"t":"room"' not in text[:12]]
        player.start = len(player.heard)  # type: ignore[attr-defined]
        return [self.anonymous(text) for text in texts]

    def anonymous(self, text: str) -> str:
        for number, player in enumerate([*self.people, self.onlooker]):
            text = text.replace(player.id, f"person {number}")
        return text.replace(self.play.table.id, "table")


async def twin(living: Living, game: str, seats: int) -> Twin:
    people = await living.company(game, *[f"P{seat}" for seat in range(seats)], clock="none")
    paper: Paper = living.room_of(people[0]).paper
    paper.secret, paper.public = SECRET, True
    for chair in paper.chairs:
        chair.nonce = WORD
    onlooker = await living.player("Onlooker")
    await onlooker.enter(room=people[0].room["id"])
    await people[0].send("start")
    for player in [*people, onlooker]:
        await player.expect("table")
    return Twin(living, people, onlooker)


def some_move(one: Twin, other: Twin, luck: Seeded) -> tuple[int, int, str] | None:
    """Something that somebody can do at both tables."""
    matches = [one.play.table.match, other.play.table.match]
    asks = [ask.seat for ask in matches[0].asks]
    seat = asks[luck.below(len(asks))]
    legal = [number for number in matches[0].legal(seat) if number in matches[1].legal(seat)]
    if matches[1].place(seat) < 0 or not legal:
        return None
    number = legal[luck.below(len(legal))]
    return seat, number, ""


@pytest.mark.rule("table.secret")
@pytest.mark.parametrize("game", sorted(packages()))
async def test_twin_tables_tell_a_seat_the_same(open_house: OpenHouse, game: str) -> None:
    living = await open_house(window_seconds=600)
    luck = Seeded(7)
    seats = min(3, take(game).game.most)
    compared = different = 0
    for seat in (NOBODY, *range(seats)):
        one, other = await twin(living, game, seats), await twin(living, game, seats)
        for _ in range(luck.below(8)):  # the same beginning
            if (move := some_move(one, other, luck)) is None or one.play.table.over:
                break
            await one.move(*move)
            await other.move(*move)
        if one.play.table.over:
            continue
        assert await one.heard(seat) == await other.heard(seat)
        other.imagine(seat, luck)
        for step in range(14):
            if one.seen(seat) != other.seen(seat) or one.play.table.over:
                break  # the law has shown a difference
            different += any(one.seen(k) != other.seen(k) for k in range(seats) if k != seat)
            if (move := some_move(one, other, luck)) is None:
                break
            await one.move(*move)
            await other.move(*move)
            mine, theirs = await one.heard(seat), await other.heard(seat)
            if one.seen(seat) == other.seen(seat):
                assert mine == theirs, (seat, step, move)
                compared += 1
            if step % 5 == 4:
                await one.watcher(seat).come_back()
                await other.watcher(seat).come_back()
                if one.seen(seat) == other.seen(seat):
                    views = [tables_in(twin_, seat) for twin_ in (one, other)]
                    assert views[0] == views[1]
                for table in (one, other):
                    table.watcher(seat).start = len(  # type: ignore[attr-defined]
                        table.watcher(seat).heard
                    )
    assert compared
    assert different or game == "blackstone"  # where all lies face up


def tables_in(table: Twin, seat: int) -> str:
    return table.anonymous(table.watcher(seat).heard[-1])


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
        assert player.view["answer"] == -1 or player.view["answer"] < 0
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
        assert message["asks"] == [
            {"seat": other, "rule": "toy-sealed.lay", "must": True} for other in range(3)
        ]
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

    monkeypatch.setattr("tablee.server.room.obey", fail)
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


Reading = Callable[[Message], object]
