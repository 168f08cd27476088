"""Bots move in human time, which tells nothing of what they thought."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tablee.server.bots import pace
from tablee.thinking.pace import LONGEST, SHORTEST, USUAL, pause

QUICK = 0.01  # people of the tests think a hundred times as fast


def test_pauses_are_those_of_people() -> None:
    dice = Random(1)
    pauses = sorted(pause(1, dice=dice) for _ in range(1000))
    assert pauses[0] >= SHORTEST
    assert pauses[-1] <= LONGEST
    assert pauses[500] == pytest.approx(USUAL, rel=0.1)
    assert pause(0.5, dice=Random(1)) == pause(1, dice=Random(1)) / 2


def test_without_a_pace_bots_move_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def thought() -> str:
        return "move"

    monkeypatch.delattr(pace, "pause")
    assert asyncio.run(pace.in_human_time(thought(), 0)) == "move"


@pytest.mark.rule("table.secret")
@pytest.mark.parametrize("needed", [0, 1, 3])
def test_only_whole_pauses_can_be_seen(needed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the thought takes, the move comes at the end of a pause."""
    pauses = 0
    ready = asyncio.Event()

    def counted(scale: float, span: None) -> float:
        nonlocal pauses
        pauses += 1
        if pauses >= needed:
            ready.set()
        return scale

    async def thought() -> str:
        if needed:
            await ready.wait()
        return "move"

    monkeypatch.setattr(pace, "pause", counted)
    assert asyncio.run(pace.in_human_time(thought(), QUICK)) == "move"
    assert pauses == max(needed, 1)


def test_trouble_comes_after_a_pause_too() -> None:
    async def fails() -> None:
        raise ValueError("oops")

    with pytest.raises(ValueError, match="oops"):
        asyncio.run(pace.in_human_time(fails(), QUICK))


def test_whoever_stops_waiting_stops_the_thought() -> None:
    async def give_up() -> None:
        thought = asyncio.create_task(asyncio.sleep(60))
        waiting = asyncio.create_task(pace.in_human_time(once(thought), QUICK))
        await asyncio.sleep(5 * QUICK)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought

    async def once(thought: asyncio.Task[None]) -> None:
        await thought

    asyncio.run(give_up())
