"""Those who can't come in now are told why, in their language, and nobody is left hanging."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living
from tests.server.play.player import Player
from tests.server.play.test_clocks import until
from tests.server.play.test_lines import dial, frame

pytestmark = pytest.mark.anyio


async def sent_away(player: Player, **more: Any) -> tuple[str, str, int]:
    """The code of the last word, its text, and the code with which the connection ends."""
    await player.connect(**more)
    bye = await player.farewell()
    socket, player.socket = player.socket, None
    assert socket is not None
    with pytest.raises(ConnectionClosed) as closed:
        await socket.recv()
    assert closed.value.rcvd is not None
    return bye["code"], bye["text"], closed.value.rcvd.code


async def test_one_address_has_so_many_sockets(open_few: Living) -> None:
    people = [await open_few.player(f"P{number}", "fr") for number in range(4)]
    for player in people[:3]:
        await player.connect()
    code, text, number = await sent_away(people[3])
    assert (code, number) == ("too_many_sockets", 4429)
    assert "fermez une page" in text
    await people[0].hang_up()
    await until(lambda: open_few.premises.limits.sockets.taken["127.0.0.1"] == 2)
    await people[3].connect()
    await people[3].so_far()


async def test_who_takes_all_the_sockets_of_an_address_shares_them(open_few: Living) -> None:
    """A neighbour whom the house knows comes in; whoever has most loses the quietest of theirs."""
    eve, ana = await open_few.player("Eve"), await open_few.player("Ana")
    many = [open_few.device("Eve", eve.cookie, eve.id) for _ in range(3)]
    for device in many:
        await device.connect()
        await device.so_far()
    await many[0].so_far()  # the second has been quiet for longest
    await ana.connect()
    await ana.so_far()
    assert (await many[1].farewell())["code"] == "too_many_sockets"
    await until(lambda: open_few.premises.limits.sockets.taken["127.0.0.1"] == 3)
    assert (await sent_away(open_few.device("Eve", eve.cookie, eve.id)))[0] == "too_many_sockets"
    assert (await sent_away(open_few.device("?", "x" * 43, "?")))[0] == "too_many_sockets"
    again = open_few.device("Ana", ana.cookie, ana.id)
    assert (await sent_away(again))[0] == "too_many_sockets"  # two against two is no hoard


async def test_a_house_that_closes_says_so(living: Living) -> None:
    ana = await living.player("Ana")
    living.house.open_to_all = False
    code, text, number = await sent_away(ana)
    assert (code, number) == ("closing", 1000)
    assert "come back in a moment" in text


async def test_handshakes_are_rationed_before_the_books_are_read(open_house: OpenHouse) -> None:
    living = await open_house(requests_per_second=3)
    stranger = living.device("?", "x" * 43, "?")
    bucket, passed = living.premises.limits.requests.of("127.0.0.1"), [0.0]
    bucket.clock, bucket.since, bucket.level = (lambda: passed[0]), 0.0, bucket.burst
    seen = [await sent_away(stranger) for _ in range(30)]
    assert {(code, number) for code, _, number in seen} == {("nobody", 4401)}
    reads = living.premises.store.read

    async def no_reading(*_: object) -> Any:
        raise AssertionError("the books were read")

    living.premises.store.read = no_reading  # type: ignore[method-assign, assignment]
    code, text, number = await sent_away(stranger)
    living.premises.store.read = reads  # type: ignore[method-assign]
    assert (code, number) == ("too_fast", 4429)
    assert "wait 1 s" in text
    passed[0] += 0.5
    assert (await sent_away(stranger))[0] == "nobody"


async def test_a_home_full_of_phones_comes_back_after_a_restart(open_house: OpenHouse) -> None:
    """Twelve behind one address, as impatient as our own pages are, and with the usual limits."""
    living = await open_house(requests_per_second=30, messages_per_second=20)
    people = [await living.player(f"P{number}") for number in range(12)]
    _, key = await living.room(people[0])
    for player in people:
        await player.enter(key)
    for _ in range(5):
        for player in people:
            await player.hang_up()
            assert (await living.ask("GET", "/api/me", player.cookie)).status_code == 200
        await asyncio.gather(*(player.enter(key) for player in people))
    assert len((await people[0].ask("stand"))["people"]) == 12


async def test_sockets_count_among_the_connections(living: Living) -> None:
    counted = living.premises.limits.connections
    ana = await living.player("Ana")
    await living.http.aclose()
    await until(lambda: counted.open == 0)
    await ana.connect()
    assert counted.open == 1
    await ana.hang_up()
    await until(lambda: counted.open == 0)
    bare = await asyncio.open_connection("127.0.0.1", living.port)
    await until(lambda: counted.open == 1)
    bare[1].write(
        b"GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
    )
    assert (await bare[0].read(100)).startswith(b"HTTP/1.1 4")  # no handshake at all
    await until(lambda: counted.open == 0)
    bare[1].close()


async def test_who_says_goodbye_and_never_reads_is_dropped(
    living: Living, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.line.LINGER", 0.5)
    reader, writer = await dial(living)
    counted = living.premises.limits.connections
    await living.http.aclose()
    await until(lambda: counted.open == 1)
    [guest] = living.house.connected
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    own: socket.socket = writer.get_extra_info("socket")
    own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    transport = guest.outlet.transport
    while transport.get_write_buffer_size() < 100_000:
        guest.outlet.send(b"x" * 5000)  # more than the system takes, less than the house bears
    writer.write(frame((1000).to_bytes(2, "big"), 0x88))
    await writer.drain()
    await until(lambda: not living.house.connected)
    await until(lambda: counted.open == 0)
    writer.transport.abort()
    assert reader is not None
