"""Most moves are heard, written and told without a task; nothing is lost or overtaken."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.play.faults import slow_store
from tests.server.play.living import Living
from tests.server.play.player import Player

pytestmark = pytest.mark.anyio


async def two_at_paires(living: Living) -> tuple[Player, Player]:
    """The one who is asked, and the other."""
    ana, bo = await living.table("paires", "Ana", "Bo")
    return (ana, bo) if ana.yours else (bo, ana)


async def test_answers_come_in_the_order_of_the_questions(living: Living) -> None:
    mover, _ = await two_at_paires(living)
    with slow_store(living) as free:
        key = await mover.send_move({"do": "draw"})
        await mover.send("ping")
        await mover.send("story", table=mover.table["id"])
        await mover.send("ping")
        await asyncio.sleep(0.05)
        free.set()
        answers = [await mover.hear() for _ in range(4)]
    assert [answer["t"] for answer in answers] == ["step", "pong", "past", "pong"]
    assert answers[0]["done"] == key


async def test_of_two_moves_at_once_the_second_waits_and_is_too_late(living: Living) -> None:
    mover, other = await two_at_paires(living)
    with slow_store(living) as free:
        await mover.send_move({"do": "draw"})
        await mover.send_move({"do": "draw"})
        await other.send_move({"do": "draw"}, ask=0)
        await asyncio.sleep(0.05)
        free.set()
        await mover.expect("step", lambda m: "done" in m)
        refused = await mover.expect("refused")
        assert refused["rule"] == "table.ask"
        assert (await other.expect("refused"))["rule"] == "table.ask"
    assert len(living.play_of(mover).table.match.log) == 1


async def test_a_house_that_can_not_say_why_still_plays_on(
    living: Living, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other = await two_at_paires(living)

    def speechless(game: str, rule: str, language: str) -> str:
        raise KeyError(rule)

    with monkeypatch.context() as patched:
        patched.setattr(living.house, "refusal", speechless)
        assert (await other.refusal({"do": "draw"}, ask=0))["code"] == "broken"
    await mover.move({"do": "draw"})
    await other.expect("step")


async def test_whoever_hangs_up_has_moved_all_the_same(living: Living) -> None:
    mover, other = await two_at_paires(living)
    with slow_store(living) as free:
        await mover.send_move({"do": "draw"})
        await asyncio.sleep(0.05)
        await mover.hang_up()
        free.set()
        await other.expect("step", lambda m: "events" in m)
    assert len(living.play_of(other).table.match.log) == 1
