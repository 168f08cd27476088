"""A bot's thoughts come after a pause, however long it really thought."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from tablee.thinking.pace import Span, pause

T = TypeVar("T")


async def in_human_time(
    thinking: Coroutine[Any, Any, T], scale: float, span: Span | None = None
) -> T:
    """What comes of thinking, after a pause; thoughts that take longer cost whole pauses more.

    So nobody can measure how long a bot really thought (table.secret).
    """
    if scale == 0:
        return await thinking
    thought = asyncio.create_task(thinking)
    try:
        while True:
            await asyncio.sleep(pause(scale, span))
            if thought.done():
                return thought.result()
    finally:
        thought.cancel()


async def hold_breath(scale: float, span: Span) -> None:
    """A silence that all hear, between a word and a deed."""
    if scale > 0:
        await asyncio.sleep(pause(scale, span))
