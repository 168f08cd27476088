"""Connections that nobody uses end, those that somebody uses slowly don't, and there is a bound."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from tablee.server.connections import OWN_FILES, Connections
from tablee.server.http.client import Client
from tablee.server.settings import Settings
from tests.server.http.conftest import Open, Running

LARGE = 20_000_000  # more than any system keeps for somebody who doesn't read
ASK = b"GET /assets/large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n"
PATIENCE = 20.0  # seconds, on a busy machine


@pytest.fixture
def client(tmp_path: Path) -> Client:
    """A client with one file that is very large."""
    (tmp_path / "built" / "assets").mkdir(parents=True)
    (tmp_path / "built" / "index.html").write_text("hello", "utf-8")
    (tmp_path / "built" / "assets" / "large.bin").write_bytes(bytes(LARGE))
    return Client(tmp_path / "built")


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def dial(house: Running, stack: ExitStack) -> socket.socket:
    guest = stack.enter_context(socket.socket())
    guest.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65_536)
    guest.settimeout(PATIENCE)
    guest.connect(("127.0.0.1", house.port))
    return guest


def until(fits: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < end
        time.sleep(0.02)


def is_open(house: Running, guest: socket.socket) -> bool:
    """Does the house still answer here?"""
    try:
        guest.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return guest.recv(100).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


def rest_of(guest: socket.socket) -> int:
    """How much still comes before the end."""
    read = 0
    with suppress(OSError):
        while piece := guest.recv(500_000):
            read += len(piece)
    return read


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("times", [1, 30])
def test_who_asks_and_never_reads_is_dropped(
    open_house: Open, client: Client, stack: ExitStack, times: int, plain: bool
) -> None:
    house = open_house(client, plain=plain, request_seconds=0.5)
    open_now = house.limits.connections
    guests = [dial(house, stack) for _ in range(20)]
    for guest in guests:
        guest.sendall(ASK * times)
    for guest in guests:
        assert guest.recv(1, socket.MSG_PEEK)  # the answer has begun
    until(lambda: open_now.open == 0)
    assert not open_now.by_address.taken
    assert all(rest_of(guest) < LARGE for guest in guests)
    assert is_open(house, dial(house, stack))


@pytest.mark.parametrize("plain", [False, True])
def test_who_reads_slowly_gets_everything(
    open_house: Open, client: Client, stack: ExitStack, plain: bool
) -> None:
    house = open_house(client, plain=plain, request_seconds=1.0)
    guest = dial(house, stack)
    guest.sendall(ASK)
    read, began = 0, time.monotonic()
    while read < LARGE:
        if time.monotonic() - began < 2.5:
            time.sleep(0.05)
        piece = guest.recv(500_000)
        assert piece, f"only {read} bytes"
        read += len(piece)
    assert time.monotonic() - began > 2.0
    assert is_open(house, guest)


def ask_slowly(house: Running, guest: socket.socket, cookie: str) -> None:
    """A whole request that the house is long about."""
    body = b'{"name": "", "public": false}'
    head = f"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nX-Tablee: 1\r\n"
    head += f"Origin: {house.address}\r\nCookie: {cookie}\r\nContent-Length: {len(body)}\r\n\r\n"
    guest.sendall(head.encode() + body)


def test_one_address_holds_so_many_connections(open_house: Open, stack: ExitStack) -> None:
    house = open_house(connections_per_address=3, sockets_per_address=1)
    cookie = f"tablee={house.person().cookies['tablee']}"
    counted = house.limits.connections
    house.house.delay = 60
    guests = [dial(house, stack) for _ in range(3)]
    for guest in guests:
        ask_slowly(house, guest, cookie)
    until(lambda: not counted.idle and counted.open == 3)
    assert not is_open(house, dial(house, stack))
    assert counted.turned_away == 1
    guests[0].close()
    until(lambda: counted.open == 2)
    assert is_open(house, dial(house, stack))


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",  # and then nothing more
        ASK,  # and nothing of it is read
    ],
    ids=["nothing", "half a head", "half a body", "one request", "an answer left lying"],
)
def test_who_only_holds_a_place_makes_room_for_a_neighbour(
    open_house: Open, client: Client, stack: ExitStack, begun: bytes
) -> None:
    """Somebody takes all the places of an address, and again whatever they lose (slowloris)."""
    house = open_house(client, connections_per_address=20, sockets_per_address=1)
    counted = house.limits.connections
    holders = [dial(house, stack) for _ in range(20)]
    for holder in holders:
        holder.sendall(begun)
    until(lambda: counted.open == 20 == len(counted.idle))
    for _ in range(3):
        neighbour = dial(house, stack)
        assert is_open(house, neighbour)
        neighbour.close()
        until(lambda: counted.open < 20)
        dial(house, stack).sendall(begun)
        until(lambda: counted.open == 20 == len(counted.idle))
    assert (counted.turned_away, counted.spared) == (0, 3 if begun != ASK else counted.spared)


def test_the_oldest_makes_room_first_and_nobody_at_work_does(
    open_house: Open, stack: ExitStack
) -> None:
    house = open_house(connections_per_address=3, sockets_per_address=1)
    cookie = f"tablee={house.person().cookies['tablee']}"
    counted = house.limits.connections
    house.guests.pop().close()
    until(lambda: counted.open == 0)
    house.house.delay = 1
    busy, older, newer = (dial(house, stack) for _ in range(3))
    older.sendall(b"GET / HT")
    until(lambda: counted.open == 3)
    ask_slowly(house, busy, cookie)
    until(lambda: len(counted.idle) == 2)
    older.sendall(b"TP/1.1\r\n")  # a byte now and then makes nobody younger
    neighbour = dial(house, stack)
    assert is_open(house, neighbour)
    assert older.recv(1) == b""
    assert busy.recv(100).startswith(b"HTTP/1.1 201 ")
    assert is_open(house, newer)


def test_a_proxy_brings_as_many_as_it_likes(open_house: Open, stack: ExitStack) -> None:
    public = "http://play.example.org"
    house = open_house(connections_per_address=3, sockets_per_address=1, public=public)
    assert all(is_open(house, dial(house, stack)) for _ in range(6))


def test_there_is_a_bound_for_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.connections.allowed_files", lambda: OWN_FILES + 5)
    few = Settings(connections_per_address=2, sockets_per_address=1)
    connections = Connections(few)
    guests = [Guest((f"10.0.0.{number}", 1), connections) for number in range(8)]
    came = []
    for guest in guests:
        came.append(connections.enter(guest))
        if came[-1]:
            connections.works(guest)
    assert came == [True] * 5 + [False] * 3
    connections.leave(guests[0])
    assert connections.enter(guests[5])
    assert connections.enter(guests[6])  # whose place that was, only held it
    assert guests[5].dropped
    assert connections.open == 5


class Guest:
    """Somebody who holds a place."""

    def __init__(self, client: tuple[str, int], connections: Connections) -> None:
        self.client: tuple[str, int] | None = client
        self.connections = connections
        self.dropped = False

    def drop(self) -> None:
        self.dropped = True
        self.connections.leave(self)


@pytest.mark.parametrize(
    ("proxies", "host", "one"),
    [
        (("127.0.0.1",), "127.0.0.1", True),
        (("10.0.0.0/8",), "10.1.2.3", True),
        (("*",), "192.0.2.7", True),
        (("127.0.0.1",), "192.0.2.7", False),
        (("gate",), "192.0.2.7", False),
    ],
)
def test_who_is_a_proxy(proxies: tuple[str, ...], host: str, one: bool) -> None:
    public = Settings(public="https://play.example.org", proxies=proxies)
    assert (Connections(public).key((host, 5)) == f"{host} 5") == one
    assert Connections(Settings(proxies=proxies)).key((host, 5)) == host  # nobody is believed
