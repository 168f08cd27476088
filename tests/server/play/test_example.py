"""The bot of examples/bot.py, which anybody may start from, plays at a real house."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.play.living import Living

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot.py"

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["pirates", "blackstone"])
async def test_two_of_them_play_a_game_to_its_end(living: Living, game: str) -> None:
    host = await living.player("Ana")
    _, key = await living.room(host)
    await host.enter(key)
    await host.prepare(game=game, chairs=2)
    await host.ask("stand")
    bots = [
        await asyncio.create_subprocess_exec(sys.executable, EXAMPLE, living.address, key, name)
        for name in ("Robbie", "Zed")
    ]
    try:
        await host.expect("room", lambda message: seated(message["room"]) == 2)
        await host.send("start")
        await host.expect("step", lambda message: message.get("ending"))
        assert sorted(host.table["seats"][seat]["name"] for seat in (0, 1)) == ["Robbie", "Zed"]
    finally:
        for bot in bots:
            bot.kill()
            await bot.wait()


def seated(room: dict[str, dict[str, list[dict[str, str]]]]) -> int:
    return sum(chair["person"] != "" for chair in room["plan"]["chairs"])
