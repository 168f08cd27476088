"""Clients that never read, and many who come at once."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tablee.engine.chance import Seeded
from tablee.server.files import allow_more_files
from tablee.server.post import MOST_BYTES
from tests.server.faults.crowd import all_at_once, enter, lay_tables, move_once, seen
from tests.server.faults.test_kill import HouseProcess
from tests.server.play.living import Living
from tests.server.play.test_clocks import until

pytestmark = pytest.mark.anyio


async def test_who_never_reads_is_let_go_and_the_others_notice_nothing(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo", clock="none")
    living.room_of(ana).paper.public = True
    sleeper = await living.player("Sleeper")
    stuffed = socket.create_connection(("127.0.0.1", living.port))
    stuffed.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    stuffed.setblocking(False)
    await sleeper.connect(sock=stuffed, max_queue=1)
    assert sleeper.socket is not None
    await sleeper.send("enter", room=ana.room["id"])
    await until(lambda: living.room_of(ana).is_here(sleeper.id))
    sleeper.socket.transport.pause_reading()
    room = living.room_of(ana)
    said = 0
    while room.is_here(sleeper.id):
        room.send(b'{"t":"said","person":"","name":"","text":"' + b"x" * 20_000 + b'","at":0}')
        said += 1
        await bo.expect("said")
        await ana.expect("said")
        assert said * 20_000 < 100 * MOST_BYTES
    await ana.sees("Ana", "Bo")
    mover = ana if ana.yours else bo
    await mover.move({"do": "draw"})
    text = (await living.http.get("/metrics")).text
    assert "tablee_slow_total 1" in text
    sleeper.socket.transport.abort()
    sleeper.socket = None


@pytest.mark.parametrize("tables", [25, pytest.param(250, marks=pytest.mark.long)])
async def test_a_crowd_comes_back_to_its_tables_after_a_crash(tmp_path: Path, tables: int) -> None:
    """The house is killed in the midst of all games; everybody is back in the same second."""
    allow_more_files()
    house, luck = HouseProcess(tmp_path), Seeded(tables)
    people = await lay_tables(house.settings, tables)
    assert len(people) == 4 * tables
    house.open()
    try:
        await all_at_once(*(enter(player, house.address) for player in people))
        for _ in range(3):
            assert await move_once(people, luck) >= tables // 2
        before = [seen(player) for player in people]
        house.kill()
        house.open()
        await all_at_once(*(enter(player, house.address) for player in people))
        assert [seen(player) for player in people] == before
        assert {player.seat for player in people} == {0, 1, 2, 3}
        assert await move_once(people, luck) >= tables // 2
        await all_at_once(*(player.hang_up() for player in people))
    finally:
        house.kill()
