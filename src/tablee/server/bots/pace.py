"""How long a bot seems to think: like a person, and telling nothing of what it thought."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Coroutine
from random import Random, SystemRandom
from typing import Any, Final, TypeVar

T = TypeVar("T")

USUAL: Final = 1.8  # seconds: half of all pauses are shorter
SPREAD: Final = 0.45
SHORTEST: Final = 0.8
LONGEST: Final = 6.0

_dice: Final = SystemRandom()


def pause(scale: float, dice: Random = _dice) -> float:
    """Seconds until a bot moves: made of dice alone, never of a hand or a choice."""
    seconds = dice.lognormvariate(math.log(USUAL), SPREAD)
    return scale * min(max(seconds, SHORTEST), LONGEST)


async def in_human_time(thinking: Coroutine[Any, Any, T], scale: float) -> T:
    """What comes of thinking, after a pause; thoughts that take longer cost whole pauses more.

    So nobody can measure how long a bot really thought (table.secret).
    """
    if scale == 0:
        return await thinking
    thought = asyncio.create_task(thinking)
    try:
        while True:
            await asyncio.sleep(pause(scale))
            if thought.done():
                return thought.result()
    finally:
        thought.cancel()
