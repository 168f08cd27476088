"""The way back: whose turn it is, told to those who belong there."""

from __future__ import annotations

import pytest

from tests.server.play.living import Living

pytestmark = pytest.mark.anyio


async def test_a_person_is_told_whose_turn_it_is_and_a_stranger_nothing(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo")
    room = ana.room["id"]
    asked = living.play_of(ana).table.match.asks
    waiting = ["Ana", "Bo"][next(ask.seat for ask in asked)]
    for player in (ana, bo):
        answer = await living.ask("GET", f"/api/me/rooms?ids={room},nowhere", player.cookie)
        assert answer.json() == [
            {
                "id": room, "game": "paires", "playing": True, "seated": True,
                "yours": player.name == waiting, "waits": [waiting],
            }
        ]  # fmt: skip
    stranger = await living.player("Zoé")
    assert (await living.ask("GET", f"/api/me/rooms?ids={room}", stranger.cookie)).json() == []
    assert (await living.ask("GET", f"/api/me/rooms?ids={room}")).status_code == 401
    bad = await living.ask("GET", "/api/me/rooms?ids=a,b,c,d,e", ana.cookie)
    assert (bad.status_code, "ids" in bad.json()["text"]) == (400, False)
