"""The bot of examples/bot.py, which anybody may start from, plays at a real house."""

from __future__ import annotations

import asyncio
import json
import runpy
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tablee.games.shelf import packages, take
from tablee.server.http.games import moves_sheet
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living
from tests.server.play.player import Player

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot.py"

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_bots(living: Living, game: str) -> AsyncIterator[Player]:
    """Two of them at a table that is laid, and somebody who looks on."""
    host = await living.player("Ana")
    _, key = await living.room(host)
    await host.enter(key)
    await host.prepare(game=game, chairs=2, clock="none")
    await host.ask("stand")
    bots = [
        await asyncio.create_subprocess_exec(sys.executable, EXAMPLE, living.address, key, name)
        for name in ("Robbie", "Zed")
    ]
    try:
        await host.expect("room", lambda message: seated(message["room"]) == 2)
        await host.send("start")
        await host.expect("table")
        yield host
    finally:
        for bot in bots:
            bot.kill()
            await bot.wait()


def seated(room: dict[str, dict[str, list[dict[str, str]]]]) -> int:
    return sum(chair["person"] != "" for chair in room["plan"]["chairs"])


async def until_the_end(host: Player) -> None:
    while not host.table["ending"]:
        await host.hear()
    assert sorted(host.table["seats"][seat]["name"] for seat in (0, 1)) == ["Robbie", "Zed"]
    assert not any(seat["bot"] for seat in host.table["seats"])  # they played to the end


@pytest.mark.parametrize("game", ["pirates", "blackstone", "hawthorn", "toy-stream"])
async def test_two_of_them_play_a_game_to_its_end(living: Living, game: str) -> None:
    """toy-stream offers nothing but a form; Hawthorn more moves than are told one by one."""
    async with two_bots(living, game) as host:
        await until_the_end(host)


async def test_they_come_back_when_the_connection_drops(living: Living) -> None:
    async with two_bots(living, "paires") as host:
        for _ in range(3):
            await host.expect("step", lambda message: message.get("events"))
            assert not living.play_of(host).table.over
            for guest in list(living.house.connected):
                if guest.person != host.id:
                    guest.outlet.cut()
        await until_the_end(host)


async def test_they_come_back_when_the_house_does(open_house: OpenHouse) -> None:
    first = await open_house()
    async with two_bots(first, "paires") as host:
        await host.expect("step", lambda message: message.get("events"))
        room = host.room["id"]
        assert not first.play_of(host).table.over
        await first.close()
        second = await open_house(port=first.port)
        again = second.device(host.name, host.cookie, host.id)
        await again.enter(room=room)
        await again.expect("table")
        await until_the_end(again)


async def test_a_host_who_shows_them_the_door_is_obeyed(living: Living) -> None:
    host = await living.player("Ana")
    _, key = await living.room(host)
    await host.enter(key)
    words = (sys.executable, EXAMPLE, living.address, key, "Robbie")
    bot = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    room = (await host.expect("room", lambda message: seated(message["room"]) == 2))["room"]
    person = next(one["id"] for one in room["people"] if one["name"] == "Robbie")
    await host.send("block", person=person, on=True)
    said, _ = await bot.communicate()
    assert bot.returncode == 0
    assert b"another one" in said


def test_every_field_of_every_form_can_be_filled_in() -> None:
    module = runpy.run_path(str(EXAMPLE), run_name="example")
    tried = 0
    for id in packages():
        moves = take(id).game.moves
        fields = {verb["do"]: verb["fields"] for verb in json.loads(moves_sheet(id, "en").body)}
        for verb in moves:
            for _ in range(30 if verb.is_form else 0):
                filled = {field["name"]: module["fill_in"](field) for field in fields[verb.name]}
                moves.decoder.decode(json.dumps({"do": verb.name} | filled))
                tried += 1
    assert tried
