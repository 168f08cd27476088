"""A room with a long log wakes in slices: it stays closed meanwhile, and nobody else notices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from tablee.server.recalling import Recalling
from tests.server.play.living import Living
from tests.server.play.player import Player

pytestmark = pytest.mark.anyio

CHANGES = 200


async def a_room_asleep(living: Living) -> Player:
    """Ana has changed her mind a lot, and everybody has gone."""
    ana, bo = await living.table("toy-sealed", "Ana", "Bo", clock="none")
    hand = ana.view["hand"]
    for change in range(CHANGES):
        await ana.move({"do": "lay", "card": hand[change % 3]})
    room = living.room_of(ana)
    for player in (ana, bo):
        await player.hang_up()
    while room.guests:
        await asyncio.sleep(0.01)
    async with room.lock:
        await living.house.put_to_sleep(room)
    assert ana.room["id"] not in living.house.rooms
    return ana


async def test_others_have_their_turn_while_a_long_log_is_played(
    living: Living, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await a_room_asleep(living)
    other = await living.player("Cy")
    _, key = await living.room(other)
    await other.enter(key)
    monkeypatch.setattr("tablee.server.waking.SLICE", 0)  # a line at a time
    answered: list[int] = []  # after how many lines
    waking: list[Recalling] = []
    go_on: Callable[[Recalling, float], bool] = Recalling.go_on

    def noted(self: Recalling, seconds: float) -> bool:
        waking.append(self)
        return go_on(self, seconds)

    monkeypatch.setattr(Recalling, "go_on", noted)
    back = asyncio.create_task(ana.come_back())
    while not back.done():
        await other.so_far()  # a word and its answer
        if waking:
            answered.append(waking[-1].place)
    await back
    assert len(waking) == CHANGES + 1
    assert any(0 < place < CHANGES for place in answered)
    assert waking[-1].played == 1  # of all those answers only the last one stands


async def test_several_who_come_meanwhile_wait_for_the_same_table(
    living: Living, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = await a_room_asleep(living)
    monkeypatch.setattr("tablee.server.waking.SLICE", 0)
    devices = [living.device("Ana", ana.cookie, ana.id) for _ in range(3)]
    await asyncio.gather(*(device.enter(room=ana.room["id"]) for device in devices))
    tables = [await device.expect("table") for device in devices]
    assert len({table["id"] for table in tables}) == 1
    assert living.play_of(devices[0]).table.match.length == CHANGES
