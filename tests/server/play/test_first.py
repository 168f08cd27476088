from __future__ import annotations
import pytest
from tablee.engine.chance import Seeded
from tests.server.play.living import Living
import asyncio
pytestmark = pytest.mark.anyio

@pytest.mark.parametrize("game", ["paires","blackstone","pirates","hawthorn","toy-sealed","toy-window","toy-talk"])
async def test_whole(living: Living, game: str) -> None:
    people = await living.table(game, "Ana", "Bo", "Cy", clock="none")
    await asyncio.gather(*(p.play_on(Seeded(n)) for n, p in enumerate(people)))
