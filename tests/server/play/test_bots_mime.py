"""Bots that mime at a table that lives, and bots that have felt what their seat feels."""

from __future__ import annotations

import pytest

from tablee.engine.stream import fingerprint_of
from tablee.games.shelf import take
from tablee.server.botmimes import same_again, sensed_by
from tablee.server.bots import Bots, Choice
from tablee.server.bots.job import Job
from tablee.server.mime import ends_of
from tests.server.play.beats import Beats, felt, frame
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living, QuickBots
from tests.server.play.player import Player
from tests.server.play.test_clocks import until

pytestmark = pytest.mark.anyio

GESTURES = [bytes((16 * feeling,)) for feeling in (3, 1, 4, 1, 5, 9, 2, 6)]


class Miming(QuickBots):
    """Mimes the same each time, and remembers what it was asked."""

    def __init__(self, *pieces: bytes) -> None:
        super().__init__()
        self.pieces = [*(pieces or GESTURES)]
        self.asked: list[Job] = []

    async def choose(self, job: Job) -> Choice | None:
        self.asked.append(job)
        choice = await super().choose(job)
        verb = take(job.game).game.moves.verb(job.legal[0])
        if choice is None or not verb.text:
            return choice
        return Choice(choice.move, pieces=self.pieces)


async def bot_mimes(living: Living) -> Player:
    """Bo feels; a bot has the first chair."""
    ana, bo = await living.company("toy-stream", "Ana", "Bo")
    await ana.send("bot", chair=0, bot="random")
    await bo.expect("room")
    await ana.send("start")
    await bo.expect("table")
    return bo


@pytest.mark.rule("table.stream")
async def test_a_bot_mimes_and_a_person_feels_it_at_the_beat(open_house: OpenHouse) -> None:
    living = await open_house(Miming())
    beats = Beats(living)
    bo = await bot_mimes(living)
    await until(lambda: living.play_of(bo).mime.ended == 1)
    [row] = [row for row in living.play_of(bo).table.match.rows if row.note]
    assert row.note == fingerprint_of(GESTURES)
    assert await living.premises.books.chunks(bo.table["id"]) == GESTURES
    await beats.pass_by(9, bo)
    assert [one for one in await felt(bo) if one[1]][:8] == frame(3, 1, 4, 1, 5, 9, 2, 6)


async def test_a_bot_goes_on_after_the_house_was_killed(open_house: OpenHouse) -> None:
    long = GESTURES * 100
    living = await open_house(Miming(*long), bot_pace=0.001)  # as long as somebody would take
    bo = await bot_mimes(living)
    await until(lambda: len(living.play_of(bo).mime.stream.chunks) >= 2)
    await living.close()
    living = await open_house(Miming(*long))
    again = living.device("Bo", bo.cookie, bo.id)
    await again.enter(room=bo.room["id"])
    await again.expect("table")
    await until(lambda: living.play_of(again).mime.ended == 1)
    assert await living.premises.books.chunks(bo.table["id"]) == long


async def test_a_bot_that_mimes_has_the_same_luck_after_a_restart(open_house: OpenHouse) -> None:
    seeds: list[int] = []
    for _ in range(2):
        bots = Miming()
        living = await open_house(bots)
        if not seeds:
            bo = await bot_mimes(living)
        play = living.play_of(bo) if not seeds else (await living.house.room(bo.room["id"])).play  # type: ignore[union-attr]
        assert play is not None
        seeds.append(same_again(play, 0))
        await living.close()
    assert seeds[0] == seeds[1]


async def test_a_mime_that_a_person_began_ends_where_it_stands(open_house: OpenHouse) -> None:
    living = await open_house(Miming(), patience_seconds=1)
    ana, bo = await living.table("toy-stream", "Ana", "Bo")
    await ana.move({"do": "begin"})
    await ana.send_piece(b"up")
    await ana.expect("miming", lambda told: told["pieces"])
    await ana.hang_up()
    await bo.sees("Bo")
    await living.wait(2)
    await until(lambda: living.play_of(bo).mime.ended == 1)
    assert await living.premises.books.chunks(bo.table["id"]) == [b"up"]


async def test_a_rule_ends_the_mime_of_a_bot(open_house: OpenHouse) -> None:
    living = await open_house(Miming(b"\x10", b"!seven", b"\x20"))
    bo = await bot_mimes(living)
    await until(lambda: living.play_of(bo).mime.ended == 1)
    assert await living.premises.books.chunks(bo.table["id"]) == [b"\x10"]


async def test_bots_mime_and_feel_in_their_workers(open_house: OpenHouse) -> None:
    """Two who play together, as bots do: what is mimed goes over the pipes, and what is felt."""
    living = await open_house(Bots(1))
    [ana] = await living.company("creux", "Ana", chairs=2, bots="deft", clock="none")
    for chair in range(2):
        await ana.ask("bot", chair=chair, bot="deft")
    await ana.send("start")
    await ana.expect("table")
    play = living.play_of(ana)
    await until(lambda: len(play.table.match.view(0).past) == 1)
    mimes = [play.mime.past[one] for one in ends_of(play.table.match)[:2]]
    assert all(count > 10 for _, count in mimes)
    [first, second, *_] = play.table.match.view(0).past[0].guesses
    assert first != second
    felt = await sensed_by(play, 1, "deft")
    assert {one.number for one in felt} <= {0, 1, 2, 3}
    assert len(felt) == 2
