"""Clients that never read, and many who come at once."""

from __future__ import annotations

import asyncio
import socket
import time

import pytest

from tablee.server.guest import MOST_BYTES
from tests.server.play.living import Living
from tests.server.play.player import Player
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
    slowest, said, start = 0.0, 0, time.monotonic()
    while room.is_here(sleeper.id):
        began = time.monotonic()
        room.send(b'{"t":"said","person":"","name":"","text":"' + b"x" * 20_000 + b'","at":0}')
        said += 1
        await bo.expect("said")
        await ana.expect("said")
        slowest = max(slowest, time.monotonic() - began)
        assert time.monotonic() - start < 30
    assert slowest < 3
    assert said * 20_000 < 100 * MOST_BYTES
    await ana.sees("Ana", "Bo")
    mover = ana if ana.yours else bo
    await mover.move({"do": "draw"})
    text = (await living.http.get("/metrics")).text
    assert "tablee_slow_total 1" in text
    sleeper.socket.transport.abort()
    sleeper.socket = None


@pytest.mark.parametrize("crowd", [300, pytest.param(1000, marks=pytest.mark.long)])
async def test_many_come_back_at_once(living: Living, crowd: int) -> None:
    """As after a restart: everybody who was there, in the same second."""
    rooms = crowd // 4
    people: list[Player] = []
    ids: list[str] = []
    arrive = living.premises.people.arrive
    for number in range(rooms):
        host, token = await arrive(f"Host{number}", "en")
        id, _ = await living.house.create_room(host, "", True)
        ids.append(id)
        people.append(living.device(host.name, token, host.id))
        for guest in range(3):
            person, token = await arrive(f"Guest{guest}", "en")
            people.append(living.device(person.name, token, person.id))
    start = time.monotonic()
    welcomes = await asyncio.gather(
        *(player.enter(room=ids[number // 4]) for number, player in enumerate(people))
    )
    assert time.monotonic() - start < crowd / 10  # on a busy machine; else a second or two
    assert len(welcomes) == rooms * 4
    for player in people[:8]:
        assert len((await player.ask("stand"))["people"]) == 4
    assert sum(len(room.guests) for room in living.house.rooms.values()) == rooms * 4
    await asyncio.gather(*(player.hang_up() for player in people))
    await until(lambda: not any(room.guests for room in living.house.rooms.values()))
