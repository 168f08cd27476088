"""Coming in, a second device, another name, and being forgotten."""

from __future__ import annotations

import hashlib
import sqlite3

import httpx
import pytest

from tablee.server.limits import DATA_ASKED
from tablee.server.people import LETTERS, wall_clock
from tests.server.http.conftest import Open, Running, problem

HOUR = 3_700_000  # and a little, in milliseconds


def test_a_nickname_is_all_it_takes(running: Running) -> None:
    guest = running.guest()
    assert problem(guest.get("/api/me")) == (401, "nobody")
    come = guest.post("/api/people", json={"name": "  Ana \t Lou "})
    assert come.status_code == 201
    assert come.json()["name"] == "Ana Lou"
    assert come.json()["lang"] == "en"
    assert guest.get("/api/me").json() == come.json()


def test_the_secret_is_in_the_cookie_and_only_its_fingerprint_is_kept(running: Running) -> None:
    guest = running.guest()
    come = guest.post("/api/people", json={"name": "Ana"})
    cookie = come.headers["set-cookie"]
    token = guest.cookies["tablee"]
    assert cookie == f"tablee={token}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"
    assert len(token) == 43
    assert token not in come.text
    file = sqlite3.connect(running.settings.database)
    (kept,) = file.execute("SELECT token_hash FROM tokens").fetchone()
    file.close()
    assert kept == hashlib.sha256(token.encode()).digest()


def test_whoever_comes_back_keeps_the_cookie_as_long_again(running: Running) -> None:
    guest = running.person()
    token = guest.cookies["tablee"]
    again = guest.get("/api/me").headers["set-cookie"]
    assert again == f"tablee={token}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"
    assert guest.cookies["tablee"] == token
    stranger = running.guest()
    assert "set-cookie" not in stranger.get("/api/me").headers
    assert "set-cookie" not in stranger.get("/api/me", headers={"Cookie": "tablee=x"}).headers


def test_the_cookie_is_secure_where_people_come_by_https(open_house: Open) -> None:
    house = open_house(public="https://play.example.org")
    guest = house.guest(Origin="https://play.example.org")
    come = guest.post("/api/people", json={"name": "Ana"})
    assert come.headers["set-cookie"].endswith("; HttpOnly; SameSite=Lax; Secure")
    assert come.headers["strict-transport-security"]


def test_the_language_is_that_of_the_browser_unless_one_is_named(running: Running) -> None:
    guest = running.guest("de, fr;q=0.8, en;q=0.5")
    assert guest.post("/api/people", json={"name": "Ana"}).json()["lang"] == "fr"
    assert guest.patch("/api/me", json={"lang": "en"}).json()["lang"] == "en"
    assert guest.patch("/api/me", json={"name": "Zoé"}).json()["lang"] == "en"
    assert "won’t do" in guest.patch("/api/me", json={"name": ""}).json()["text"]
    assert running.house.addressed == [("Ana", "en"), ("Zoé", "en")]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("x" * 24, "x" * 24),
        ("e\u0301te\u0301", "été"),
        ("A\u0300\u0301\u0302\u0303\u0304b", "À\u0301\u0302b"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200bb\x00c", "abc"),
        ("Ω и 海 🙂", "Ω и 海 🙂"),
        ("{name}", "{name}"),
    ],
)
def test_names_are_made_fit_to_be_shown(running: Running, typed: str, name: str) -> None:
    come = running.guest().post("/api/people", json={"name": typed})
    assert come.status_code == 201
    assert come.json()["name"] == name


@pytest.mark.parametrize("typed", ["   ", "\u200b\u2060", "\u3164", "x" * 25, "\u0301", "\n"])
def test_names_that_nobody_could_see_or_read(running: Running, typed: str) -> None:
    response = running.guest().post("/api/people", json={"name": typed})
    assert problem(response) == (400, "name")
    assert response.json()["field"] == "name"


def test_a_second_device(running: Running) -> None:
    first, second = running.person(), running.guest()
    made = first.post("/api/me/code")
    assert made.status_code == 201
    code = made.json()["code"]
    assert len(code) == 9
    assert set(code) <= {*LETTERS, "-"}
    joined = second.post("/api/me/device", json={"code": f" {code.lower()}"})
    assert joined.status_code == 200
    assert joined.json() == first.get("/api/me").json()
    assert second.cookies["tablee"] != first.cookies["tablee"]
    second.patch("/api/me", json={"name": "Both"})
    assert first.get("/api/me").json()["name"] == "Both"
    assert len(first.get("/api/me/data").json()["devices"]) == 2


def test_a_code_works_once_and_for_ten_minutes(running: Running) -> None:
    first, second = running.person(), running.guest()
    code = first.post("/api/me/code").json()["code"]
    assert second.post("/api/me/device", json={"code": code}).status_code == 200
    assert problem(second.post("/api/me/device", json={"code": code})) == (400, "code")
    code = first.post("/api/me/code").json()["code"]
    newer = first.post("/api/me/code").json()["code"]
    assert problem(second.post("/api/me/device", json={"code": code})) == (400, "code")
    now = running.now()
    running.now = lambda: now + 601_000
    assert problem(second.post("/api/me/device", json={"code": newer})) == (400, "code")


def test_codes_cannot_be_guessed_for_long(running: Running) -> None:
    guest = running.guest()
    for _ in range(10):
        guess = guest.post("/api/me/device", json={"code": "AAAA-AAAA"})
        assert problem(guess) == (400, "code")
    good = running.person().post("/api/me/code").json()["code"]
    assert problem(guest.post("/api/me/device", json={"code": good})) == (429, "too_many_codes")
    running.tick += 61
    assert guest.post("/api/me/device", json={"code": good}).status_code == 200


@pytest.mark.parametrize("far", [True, False], ids=["far from each other", "in one network"])
def test_thirty_addresses_keep_nobody_from_their_code(open_house: Open, far: bool) -> None:
    public = "http://play.example.org"
    house = open_house(public=public, requests_per_second=1000)

    def guess(address: str, code: str) -> tuple[int, str]:
        headers = {"X-Forwarded-For": address, "Origin": public}
        answer = house.guest(**headers).post("/api/me/device", json={"code": code})
        return (200, "") if answer.status_code == 200 else problem(answer)

    first = house.guest(Origin=public)
    assert first.post("/api/people", json={"name": "Ana"}).status_code == 201
    heard = set()
    for number in range(30):
        address = f"10.0.{number}.7" if far else f"10.0.0.{number}"
        heard |= {guess(address, "AAAA-AAAA") for _ in range(11)}
    assert heard == {(400, "code"), (429, "too_many_codes")}
    code = first.post("/api/me/code").json()["code"]
    assert (guess("10.0.0.200", code) == (200, "")) == far  # all of these may be one person's
    code = first.post("/api/me/code").json()["code"]
    assert guess("10.1.2.3", code) == (200, "")


@pytest.mark.parametrize("code", ["AAAA", "AAAA-AAAO", "'; DROP", "é" * 8, "A" * 40])
def test_codes_that_are_none(running: Running, code: str) -> None:
    assert problem(running.guest().post("/api/me/device", json={"code": code})) == (400, "code")


PHONE = "Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile"
LAPTOP = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15"


def linked(house: Running, first: httpx.Client, agent: str) -> httpx.Client:
    """One more device of the same person."""
    device = house.guest(**{"User-Agent": agent})
    code = first.post("/api/me/code").json()["code"]
    assert device.post("/api/me/device", json={"code": code}).status_code == 200
    return device


def test_somebody_sees_their_devices_and_ends_them(running: Running) -> None:
    now = wall_clock()
    running.now = lambda: now
    laptop = running.guest(**{"User-Agent": LAPTOP})
    assert laptop.post("/api/people", json={"name": "Ana"}).status_code == 201
    now += HOUR
    phone, tablet = linked(running, laptop, PHONE), linked(running, laptop, "something else")
    now += 2 * HOUR
    assert phone.get("/api/me").status_code == 200
    listed = laptop.get("/api/me/devices").json()
    assert [(one["kind"], one["here"]) for one in listed] == [
        *[("android", False), ("mac", True)] * (listed[0]["kind"] == "android"),
        *[("mac", True), ("android", False)] * (listed[0]["kind"] == "mac"),
        ("", False),
    ]
    assert {one["kind"]: (now - one["since"], now - one["seen"]) for one in listed} == {
        "mac": (3 * HOUR, 0),
        "android": (2 * HOUR, 0),
        "": (2 * HOUR, 2 * HOUR),
    }
    assert laptop.get("/api/me/data").json()["devices"] == listed
    ids = {one["kind"]: one["id"] for one in listed}
    assert laptop.delete(f"/api/me/devices/{ids['']}").status_code == 204
    assert problem(tablet.get("/api/me")) == (401, "nobody")
    assert phone.get("/api/me").status_code == 200
    for none in (ids[""], ids["mac"], "00" * 12):  # the one at hand could not come back by itself
        assert problem(laptop.delete(f"/api/me/devices/{none}")) == (404, "no_such_device")
    code = phone.post("/api/me/code").json()["code"]
    assert laptop.delete("/api/me/devices").status_code == 204
    assert problem(phone.get("/api/me")) == (401, "nobody")
    assert problem(running.guest().post("/api/me/device", json={"code": code})) == (400, "code")
    assert [one["kind"] for one in laptop.get("/api/me/devices").json()] == ["mac"]
    assert running.house.sent_off == [(1, "device_ended"), (1, "device_ended")]


def test_nobody_ends_devices_of_others(running: Running) -> None:
    ana, malo = running.person("Ana"), running.person("Malo")
    [device] = ana.get("/api/me/devices").json()
    assert problem(malo.delete(f"/api/me/devices/{device['id']}")) == (404, "no_such_device")
    assert malo.delete("/api/me/devices").status_code == 204
    assert ana.get("/api/me").status_code == 200
    assert problem(running.guest().get("/api/me/devices")) == (401, "nobody")


def test_everything_that_is_stored(running: Running) -> None:
    guest = running.person()
    id = guest.get("/api/me").json()["id"]

    async def talk() -> None:
        books = running.books
        room = books.keep_room("r", b"k", False, f'"{id}"'.encode(), 1)
        await books.write(room, books.say("r", 0, id, "Bonsoir", 5))

    running.do(talk())
    stored = guest.get("/api/me/data").json()
    assert stored["me"] == guest.get("/api/me").json()
    assert stored["rooms"] == ["r"]
    assert stored["talk"] == [{"room": "r", "text": "Bonsoir", "at": 5}]


def test_what_is_kept_is_not_looked_up_too_often(open_house: Open) -> None:
    """It looks through all rooms and tables; whoever needs it needs it rarely."""
    house = open_house(requests_per_second=100_000)
    guest, other = house.person("Ana"), house.person("Malo")
    for _ in range(DATA_ASKED):
        assert guest.get("/api/me/data").status_code == 200
    assert problem(guest.get("/api/me/data")) == (429, "asked_often")
    assert problem(other.get("/api/me/data")) == (429, "asked_often")  # from the same address
    assert guest.get("/api/me").status_code == 200
    house.tick += 3600 / DATA_ASKED
    assert guest.get("/api/me/data").status_code == 200


def test_forget_me(running: Running) -> None:
    guest, other = running.person("Ana"), running.person("Malo")
    id = guest.get("/api/me").json()["id"]
    device = running.guest()
    device.post("/api/me/device", json={"code": guest.post("/api/me/code").json()["code"]})
    assert device.get("/api/me").status_code == 200
    gone = guest.delete("/api/me")
    assert gone.status_code == 204
    assert "Max-Age=0" in gone.headers["set-cookie"]
    assert running.house.forgotten == [id]
    assert problem(device.get("/api/me")) == (401, "nobody")
    assert other.get("/api/me").status_code == 200
    file = sqlite3.connect(running.settings.database)
    assert file.execute("SELECT name FROM people").fetchall() == [("Malo",)]
    assert file.execute("SELECT count(*) FROM tokens").fetchall() == [(1,)]
    file.close()


def test_a_person_is_known_after_the_cache_has_forgotten_them(running: Running) -> None:
    guest = running.person()
    me = guest.get("/api/me").json()
    running.people.by_hash.clear()
    running.people.by_id.clear()
    assert guest.get("/api/me").json() == me


@pytest.mark.parametrize("cookie", ["x", "x" * 43, "é", "a=b; tablee=", "tablee", "💥" * 20])
def test_cookies_that_are_none(running: Running, cookie: str) -> None:
    headers = {b"cookie": f"tablee={cookie}".encode()}
    response = httpx.get(f"{running.address}/api/me", headers=headers)
    assert problem(response) == (401, "nobody")


def test_only_so_many_people_from_one_address(open_house: Open) -> None:
    house = open_house(people_per_address=3)
    guest = house.guest()
    for name in ("a", "b", "c"):
        assert guest.post("/api/people", json={"name": name}).status_code == 201
    assert problem(guest.post("/api/people", json={"name": "d"})) == (429, "too_many_people")
    house.tick += 1200
    assert guest.post("/api/people", json={"name": "d"}).status_code == 201
