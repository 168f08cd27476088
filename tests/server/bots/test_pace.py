"""Bots move in human time, which tells nothing of what they thought."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tablee.server.bots import pace

SECOND = 0.01  # of the tests


async def thinks_for(seconds: float) -> str:
    await asyncio.sleep(seconds)
    return "move"


async def measured(seconds: float, scale: float) -> float:
    loop = asyncio.get_running_loop()
    begin = loop.time()
    assert await pace.in_human_time(thinks_for(seconds), scale) == "move"
    return loop.time() - begin


def test_pauses_are_those_of_people() -> None:
    dice = Random(1)
    pauses = sorted(pace.pause(1, dice) for _ in range(1000))
    assert pauses[0] >= pace.SHORTEST
    assert pauses[-1] <= pace.LONGEST
    assert pauses[500] == pytest.approx(pace.USUAL, rel=0.1)
    assert pace.pause(0.5, Random(1)) == pace.pause(1, Random(1)) / 2


def test_without_a_pace_bots_move_at_once() -> None:
    assert pace.pause(0) == 0
    assert asyncio.run(measured(0, 0)) < pace.SHORTEST


def test_quick_and_slow_thoughts_take_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only whole pauses can be seen, however long the thought took."""
    monkeypatch.setattr(pace, "pause", lambda scale: 20 * scale)
    for seconds, pauses in ((0, 1), (10 * SECOND, 1), (25 * SECOND, 2)):
        took = asyncio.run(measured(seconds, SECOND))
        assert pauses * 20 * SECOND <= took < (pauses + 0.9) * 20 * SECOND


def test_trouble_comes_after_a_pause_too() -> None:
    async def fails() -> None:
        raise ValueError("oops")

    with pytest.raises(ValueError, match="oops"):
        asyncio.run(pace.in_human_time(fails(), SECOND))


def test_whoever_stops_waiting_stops_the_thought() -> None:
    async def give_up() -> None:
        thought = asyncio.create_task(thinks_for(60))
        waiting = asyncio.create_task(pace.in_human_time(once(thought), SECOND))
        await asyncio.sleep(5 * SECOND)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought

    async def once(thought: asyncio.Task[str]) -> str:
        return await thought

    asyncio.run(give_up())
