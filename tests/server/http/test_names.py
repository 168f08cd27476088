"""By which names the house answers: nobody's page can pass for one of the house (DNS rebinding)."""

from __future__ import annotations

import socket

import httpx
import pytest

from tablee.server.called import Names
from tablee.server.settings import BadSetting, Settings, settings_from
from tests.server.http.conftest import Open, problem

HOME = Names(Settings(), "Atelier")
SET = Names(
    settings_from(
        {},
        {
            "host": "gate.example.org",
            "public": "https://play.example.org:8443",
            "names": "Jeux.example.net.,.corp",
        },
    ),
    "atelier.example.com",
)


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1:8000", "192.168.1.20:8000", "[::1]:8000", "[fe80::1]", "100.101.102.103"),
        *("localhost", "localhost:8000", "LocalHost.", "tablee.localhost:8000"),
        *("atelier", "ATELIER:8000", "atelier.local:8000", "atelier.lan", "atelier.home.arpa."),
        "atelier.tail1234.ts.net",
        "",  # no browser
    ],
)
def test_numbers_and_the_names_of_the_machine_are_always_known(host: str) -> None:
    headers = [(b"host", host.encode())] if host else []
    assert HOME.answer(headers)
    assert SET.answer(headers)


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("play.example.org", True),
        ("play.example.org:8443", True),
        ("PLAY.example.org.:443", True),
        ("gate.example.org:8000", True),
        ("jeux.example.net", True),
        ("tablee.corp", True),
        ("atelier.example.com", True),
        ("corp", False),
        ("example.org", False),
        ("evil.play.example.org", False),
        ("play.example.org.evil.example", False),
        ("atelier.evil.example", False),
        ("atelier.local.evil.example", False),
        ("atelier.ts.net", False),
        ("atelier.tail1234.ts.net.evil.example", False),
        ("other.local", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("evil.example@localhost", False),
        ("localhost/evil", False),
        ("1.2.3.4.5", False),
        (":8000", False),
        ("[::1", False),
    ],
)
def test_other_names_are_known_only_where_they_were_given(host: str, known: bool) -> None:
    assert SET.answer([(b"host", host.encode())]) == known
    assert not HOME.answer([(b"host", host.encode())])


def test_two_hosts_are_no_riddle_for_the_house(open_house: Open) -> None:
    house = open_house()
    with socket.create_connection(("127.0.0.1", house.port), 20) as guest:
        guest.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n")
        assert guest.recv(100).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize("names", ["a b", "https://x", "x:8000", "..", "*", "é"])
def test_names_that_are_none(names: str) -> None:
    with pytest.raises(BadSetting, match="names"):
        settings_from({"TABLEE_NAMES": names}, {})


def test_a_page_of_others_learns_nothing_and_a_person_what_to_do(open_house: Open) -> None:
    house = open_house()
    evil = {"Host": f"evil.example:{house.port}", "Origin": f"http://evil.example:{house.port}"}
    guest = house.guest(**evil)
    for path in ("/api/rooms/public", "/healthz", "/metrics", "/nothing.js"):
        assert problem(guest.get(path)) == (421, "unknown_name")
    assert problem(guest.post("/api/people", json={"name": "Eve"})) == (421, "unknown_name")
    assert "set-cookie" not in guest.post("/api/people", json={"name": "Eve"}).headers
    page = house.guest("fr", **evil).get("/", headers={"Accept": "text/html"})
    assert (page.status_code, page.headers["content-type"]) == (421, "text/html; charset=utf-8")
    assert "--names evil.example (TABLEE_NAMES=evil.example)" in page.text
    assert "192." not in page.text
    odd = house.guest(Host="<b>x.example").get("/", headers={"Accept": "text/html"})
    assert "<b>x" not in odd.text
    named = open_house(names=["evil.example"])
    assert named.guest(Host="evil.example").get("/healthz").status_code == 200


def test_nor_does_a_socket_of_theirs_come_in(open_house: Open) -> None:
    house = open_house()
    answer = httpx.get(
        f"{house.address}/ws",
        headers={
            "Host": "evil.example",
            "Origin": "http://evil.example",
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        },
    )
    assert answer.status_code == 403
