"""The front door: whose request it is, how large, how often, how long; and how it is answered."""

from __future__ import annotations

import socket

import httpx
import pytest

from tests.server.http.conftest import Open, Running, problem

WRITES = [
    ("POST", "/api/people", {"name": "Ana"}),
    ("PATCH", "/api/me", {"name": "Zoé"}),
    ("DELETE", "/api/me", None),
    ("POST", "/api/me/code", None),
    ("POST", "/api/me/device", {"code": "AAAA-AAAA"}),
    ("POST", "/api/rooms", {}),
    ("POST", "/api/qr", {"path": "/"}),
]


@pytest.mark.parametrize(("method", "path", "body"), WRITES)
@pytest.mark.parametrize(
    "headers",
    [
        {"X-Tablee": ""},
        {"X-Tablee": "2"},
        {"Origin": ""},
        {"Origin": "null"},
        {"Origin": "https://evil.example"},
        {"Origin": "http://127.0.0.1"},
    ],
)
def test_whatever_changes_something_comes_from_our_pages(
    running: Running, method: str, path: str, body: object, headers: dict[str, str]
) -> None:
    guest = running.person()
    response = guest.request(method, path, json=body, headers=headers)
    assert problem(response) == (403, "not_from_here")
    assert guest.get("/api/me").json()["name"] == "Ana"


def test_the_public_address_is_the_only_origin(open_house: Open) -> None:
    house = open_house(public="https://play.example.org")
    inside = house.guest().post("/api/people", json={"name": "a"})
    assert problem(inside) == (403, "not_from_here")
    outside = house.guest(Origin="https://play.example.org")
    assert outside.post("/api/people", json={"name": "a"}).status_code == 201


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/games", "/nothing.js", "/healthz"])
def test_every_answer_has_the_headers_that_keep_people_safe(running: Running, path: str) -> None:
    headers = running.guest().get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers
    assert "server" not in headers
    assert headers["cache-control"] in ("no-store", "no-cache")


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b'{"name": "\\ud800"}', b"[" * 5000, b"{}"],
)
def test_malformed_bodies(running: Running, body: bytes) -> None:
    response = running.guest().post("/api/people", content=body)
    assert problem(response)[0] == 400
    assert response.json()["code"] in ("malformed", "bad_value")


def test_the_field_is_named(running: Running) -> None:
    guest = running.guest()
    for body, field in (
        ({"name": 3}, "name"),
        ({}, "name"),
        ({"name": "a", "lang": "de"}, "lang"),
        ({"name": "a", "more": 1}, "more"),
    ):
        response = guest.post("/api/people", json=body)
        assert problem(response) == (400, "bad_value")
        assert response.json()["field"] == field
        if field == "more":  # nobody typed that: only a program could have sent it
            assert "what you sent" in response.json()["text"]
        else:
            assert field in response.json()["text"]


def test_bodies_that_are_too_large(running: Running) -> None:
    guest = running.guest()
    whole = guest.post("/api/people", content=b'{"name": "' + b"x" * 70_000 + b'"}')
    assert problem(whole) == (413, "too_large")
    pieces = guest.post("/api/people", content=(b"x" * 10_000 for _ in range(20)))
    assert problem(pieces) == (413, "too_large")
    assert guest.get("/healthz").status_code == 200


def test_only_so_many_requests(open_house: Open) -> None:
    house = open_house(requests_per_second=2)
    guest = house.guest()
    for _ in range(20):
        assert guest.get("/api/rooms/public").status_code == 200
    response = guest.get("/api/rooms/public")
    assert problem(response) == (429, "too_fast")
    assert response.headers["retry-after"] == "1"
    assert response.headers["connection"] == "close"
    assert guest.get("/").status_code in (200, 503)  # the page itself still comes
    house.tick += 1
    assert guest.get("/api/rooms/public").status_code == 200


def test_files_and_addresses_of_the_client_count_too(open_house: Open) -> None:
    """Ten times as many: a first visit takes a hundred files."""
    house = open_house(requests_per_second=1)
    guest = house.guest("fr")
    paths = ["/", "/nothing.js", "/room"]
    for number in range(100):
        assert guest.get(paths[number % len(paths)]).status_code in (200, 404, 503)
    response = guest.get("/nothing.js")
    assert problem(response) == (429, "too_fast")
    page = guest.get("/", headers={"Accept": "text/html,*/*"})
    assert (page.status_code, page.headers["content-type"]) == (429, "text/html; charset=utf-8")
    assert "attendez 1 s" in page.text  # a person reads no JSON
    assert guest.get("/healthz").status_code == 200
    house.tick += 1
    assert guest.get("/").status_code in (200, 503)


@pytest.mark.parametrize("path", ["/healthz", "/nothing.js", "/api/people"])
def test_a_connection_that_was_told_to_wait_ends(open_house: Open, path: str) -> None:
    house = open_house(requests_per_second=1, people_per_address=1)
    asked = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    if path == "/api/people":  # one that the routes refuse
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nX-Tablee: 1\r\n"
        head += f"Origin: {house.address}\r\nContent-Type: application/json\r\n"
        asked = (head + 'Content-Length: 13\r\n\r\n{"name":"An"}').encode()
    with socket.create_connection(("127.0.0.1", house.port), 20) as guest:
        heard = b""
        for _ in range(200):  # and nothing of what comes behind the refusal is answered
            guest.sendall(asked)
            heard += guest.recv(65_536)
            if b" 429 " in heard:
                break
        while piece := guest.recv(65_536):
            heard += piece
    assert heard.count(b" 429 ") == 1


def test_a_watchdog_in_a_hurry_is_asked_to_wait_too(open_house: Open) -> None:
    guest = open_house(requests_per_second=1).guest()
    for _ in range(10):
        assert guest.get("/healthz").status_code == 200  # which reads the books
    assert problem(guest.get("/healthz")) == (429, "too_fast")
    assert problem(guest.get("/metrics")) == (429, "too_fast")


def test_only_so_many_rooms(open_house: Open) -> None:
    house = open_house(rooms_per_address=2)
    guest = house.person()
    assert guest.post("/api/rooms", json={}).status_code == 201
    assert guest.post("/api/rooms", json={}).status_code == 201
    assert problem(guest.post("/api/rooms", json={})) == (429, "too_many_rooms")


def test_forwarded_addresses_count_only_where_a_proxy_is_known(open_house: Open) -> None:
    plain = open_house(people_per_address=1)
    for number, status in ((1, 201), (2, 429)):
        guest = plain.guest(**{"X-Forwarded-For": f"10.0.0.{number}"})
        assert guest.post("/api/people", json={"name": "a"}).status_code == status
    proxied = open_house(people_per_address=1, public="http://play.example.org")
    for number, status in ((1, 201), (2, 201), (2, 429)):
        headers = {"X-Forwarded-For": f"10.0.0.{number}", "Origin": "http://play.example.org"}
        response = proxied.guest(**headers).post("/api/people", json={"name": "a"})
        assert response.status_code == status


def test_what_takes_too_long_is_given_up(open_house: Open) -> None:
    house = open_house(request_seconds=0.3)
    guest = house.person()
    house.house.delay = 5
    response = guest.post("/api/rooms", json={})
    assert problem(response) == (503, "too_slow")
    assert not house.house.rooms


@pytest.mark.parametrize("head", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-"])
def test_a_request_that_never_comes_is_not_waited_for(open_house: Open, head: bytes) -> None:
    house = open_house(request_seconds=0.3)
    with socket.create_connection(("127.0.0.1", house.port), 10) as slow:
        slow.sendall(head)
        assert slow.recv(100) == b""


def test_a_body_that_never_comes_is_not_waited_for(open_house: Open) -> None:
    house = open_house(request_seconds=0.3)
    head = f"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nX-Tablee: 1\r\n"
    head += f"Origin: {house.address}\r\nContent-Length: 100\r\n\r\n{{"
    with socket.create_connection(("127.0.0.1", house.port), 10) as slow:
        slow.sendall(head.encode())
        assert slow.recv(100).startswith(b"HTTP/1.1 503 ")


def test_addresses_and_methods_that_are_none(running: Running) -> None:
    guest = running.guest()
    assert problem(guest.get("/api/nothing")) == (404, "no_such_page")
    assert problem(guest.get("/api")) == (404, "no_such_page")
    assert problem(guest.put("/api/me", json={})) == (405, "no_such_way")
    assert "GET" in guest.put("/api/me", json={}).headers["allow"]
    assert problem(guest.post("/room")) == (405, "no_such_way")
    assert guest.request("BREW", "/api/me").status_code in (403, 405)


def test_a_store_that_is_away(running: Running) -> None:
    guest = running.person()
    running.do(running.store.close())
    response = guest.patch("/api/me", json={"name": "Zoé"})
    assert problem(response) == (503, "no_store")
    assert response.headers["retry-after"]
    assert guest.get("/api/me").json()["name"] == "Ana"
    assert problem(guest.get("/healthz")) == (503, "no_store")


def test_something_that_breaks(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    def broken() -> list[object]:
        raise RuntimeError("a secret that must not be told")

    running.house.public_rooms = broken  # type: ignore[method-assign, assignment]
    response = running.guest().get("/api/rooms/public")
    assert problem(response) == (500, "broken")
    assert "secret" not in response.text


def test_health_and_metrics(running: Running) -> None:
    guest = running.guest()
    assert guest.get("/healthz").json() == {"well": True}
    text = guest.get("/metrics").text
    wanted = 'tablee_http_requests_total{method="GET",route="/healthz",status="200"} 1'
    assert wanted in text.splitlines()
    assert "# TYPE tablee_http_seconds histogram" in text


@pytest.mark.parametrize(
    ("metrics", "client", "shown", "status"),
    [
        ("here", "127.0.0.1", "", 200),
        ("here", "10.0.0.1", "", 404),
        ("here", "10.0.0.1", "Bearer 0123456789abcdef", 404),
        ("token", "10.0.0.1", "Bearer 0123456789abcdef", 200),
        ("token", "127.0.0.1", "Bearer 0123456789abcdef", 200),
        ("token", "127.0.0.1", "", 401),
        ("token", "10.0.0.1", "Bearer 0123456789abcdeF", 401),
        ("token", "10.0.0.1", "Basic 0123456789abcdef", 401),
        ("token", "10.0.0.1", "Bearer 0123456789abcdéf", 401),
        ("off", "127.0.0.1", "Bearer 0123456789abcdef", 404),
    ],
)
def test_who_may_see_the_metrics(
    open_house: Open, metrics: str, client: str, shown: str, status: int
) -> None:
    """As Prometheus sends it, with `authorization: credentials_file`."""
    token = "0123456789abcdef"
    house = open_house(metrics=metrics, metrics_token=token, public="http://play.example.org")
    headers = {"X-Forwarded-For": client, "Authorization": shown}
    response = httpx.get(
        f"{house.address}/metrics",
        headers=[(name.encode(), value.encode()) for name, value in headers.items() if value],
    )
    assert response.status_code == status
    assert ("www-authenticate" in response.headers) == (status == 401)
    assert ("tablee_" in response.text) == (status == 200)


@pytest.mark.parametrize(
    ("lang", "sentence"), [("fr", "choisissez un nom"), ("en", "choose a name")]
)
def test_in_the_language_of_whoever_asks(running: Running, lang: str, sentence: str) -> None:
    assert sentence in running.guest(lang).get("/api/me").json()["text"]
    guest = running.person(lang=lang)
    guest.headers["Accept-Language"] = "de"
    assert ("réessayez" in guest.post("/api/rooms", json={}, headers={"X-Tablee": ""}).text) == (
        lang == "fr"
    )
