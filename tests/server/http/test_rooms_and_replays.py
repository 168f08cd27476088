"""Opening a room, pictures of links, and finished games by the secret of their link."""

from __future__ import annotations

import re

import msgspec
import pytest

from tablee.engine.record import read, verify
from tablee.games import shelf
from tablee.lab.simulate import Plan, simulate
from tablee.server.people import hashed
from tests.server.http.conftest import RECORD, SHARE, Open, Running, problem

SHARED = {"X-Tablee-Share": SHARE}


def test_rooms(running: Running) -> None:
    guest = running.person()
    made = guest.post("/api/rooms", json={"name": " Chez\u202e Ana\n", "public": True})
    assert made.status_code == 201
    assert made.json() == {"id": "room0", "key": "k" * 24}
    assert guest.post("/api/rooms", json={}).status_code == 201
    assert running.house.rooms == {"room0": ("Chez Ana", True), "room1": ("", False)}
    (public,) = running.guest().get("/api/rooms/public").json()
    assert public["id"] == "room0"
    assert "key" not in public


def test_a_room_needs_somebody(running: Running) -> None:
    assert problem(running.guest().post("/api/rooms", json={})) == (401, "nobody")


def test_a_record_by_its_link(running: Running) -> None:
    response = running.guest().get("/api/replays/record", headers=SHARED)
    assert response.content.strip() == RECORD.strip()
    assert response.headers["content-disposition"] == 'attachment; filename="tablee-paires.json"'
    record = read(response.content)
    assert verify(record, shelf.take(record.game).game).over


def test_the_house_checks_its_record(running: Running) -> None:
    verdict = running.guest().get("/api/replays/verify", headers=SHARED).json()
    assert verdict == {"holds": True, "flaw": "", "line": None, "moves": 13}
    forged = msgspec.json.decode(RECORD)
    forged["lines"][3]["picks"] = [1]
    running.house.records[hashed(SHARE)] = msgspec.json.encode(forged)
    verdict = running.guest().get("/api/replays/verify", headers=SHARED).json()
    assert not verdict["holds"]
    assert verdict["flaw"]


def test_step_by_step_from_every_seat(running: Running) -> None:
    guest = running.guest()
    for seat in (-3, 0, 1):
        params = {"seat": seat}
        whole = guest.get("/api/replays/steps", headers=SHARED, params=params).json()
        assert whole["total"] == len(whole["steps"]) == 14
        assert whole["steps"][0]["events"][0]["event"] == "dealt"
        assert whole["steps"][0]["move"] is None
        assert whole["steps"][1]["move"]["do"] in ("draw", "fold")
        assert whole["steps"][-1]["view"]["over"]
        assert whole["steps"][-1]["asks"] == []
        page = {"seat": seat, "first": 5, "count": 3}
        part = guest.get("/api/replays/steps", headers=SHARED, params=page).json()
        assert part["steps"] == whole["steps"][5:8]


@pytest.mark.parametrize("page", ["record", "verify", "steps", "beliefs", "mime"])
def test_a_link_that_leads_nowhere(running: Running, page: str) -> None:
    guest = running.guest()
    other = {"X-Tablee-Share": "another-secret-than-this"}
    assert problem(guest.get(f"/api/replays/{page}", headers=other)) == (404, "no_such_replay")
    for wrong in ({}, {"X-Tablee-Share": "short"}, {"X-Tablee-Share": "*" * 20}):
        response = guest.get(f"/api/replays/{page}", headers=wrong)
        assert problem(response) == (400, "bad_value")
        assert response.json()["field"] == "share"


def test_what_the_bots_believed(running: Running) -> None:
    """Mafia de Cuba can tell; Paires has nothing to say."""
    guest = running.guest()
    assert guest.get("/api/replays/beliefs", headers=SHARED).json() == []
    plan = Plan("cuba", ["cunning"] * 5, 1, 1, {"godfather": [0]}, keep_records=True)
    [chunk] = simulate(plan)
    running.house.records[hashed(SHARE)] = chunk.records[0]
    moments = guest.get("/api/replays/beliefs", headers=SHARED).json()
    assert moments[0]["target"] == -3
    assert [belief["seat"] for belief in moments[0]["beliefs"]] == [0, 1, 2, 3, 4]
    unfinished = msgspec.json.decode(chunk.records[0]) | {"outcome": None}
    running.house.records[hashed(SHARE)] = msgspec.json.encode(unfinished)
    assert guest.get("/api/replays/beliefs", headers=SHARED).json() == []


def test_seats_and_steps_that_are_none(running: Running) -> None:
    guest = running.guest()
    for params, code in (
        ({"seat": 2}, "no_such_seat"),
        ({"seat": -2}, "no_such_seat"),
        ({"seat": 1000}, "bad_value"),
        ({"first": -1}, "bad_value"),
        ({"count": "x"}, "bad_value"),
    ):
        response = guest.get("/api/replays/steps", headers=SHARED, params=params)
        assert problem(response) == (400, code)


def test_a_record_of_other_rules(running: Running) -> None:
    old = msgspec.json.decode(RECORD) | {"rules": 99}
    running.house.records[hashed(SHARE)] = msgspec.json.encode(old)
    response = running.guest().get("/api/replays/steps", headers=SHARED)
    assert problem(response) == (409, "old_rules")
    assert running.guest().get("/api/replays/record", headers=SHARED).status_code == 200


def test_a_link_as_a_picture(open_house: Open) -> None:
    near = open_house(public="http://192.168.1.7:8000")
    response = near.guest(Origin="http://192.168.1.7:8000").post(
        "/api/qr", json={"path": "/room#abcDEF_-123"}
    )
    assert response.headers["content-type"] == "image/svg+xml"
    assert re.fullmatch(r"<svg .*</svg>\n?", response.text, re.S)
    public = open_house(public="https://play.example.org")
    other = public.guest(Origin="https://play.example.org")
    assert other.post("/api/qr", json={"path": "/room#abcDEF_-123"}).text != response.text


def test_no_picture_leads_where_nobody_else_gets(running: Running) -> None:
    guest = running.guest()  # of a house that listens to 127.0.0.1 alone
    assert guest.get("/api/reach").json() == {"addresses": [], "why": "only_here"}
    assert problem(guest.post("/api/qr", json={"path": "/room#abc"})) == (400, "no_such_link")
    evil = {"path": "/room#abc", "address": "https://evil.example"}
    assert problem(guest.post("/api/qr", json=evil)) == (400, "no_such_link")


def test_whoever_comes_by_an_address_passes_that_one_on(open_house: Open) -> None:
    named = open_house(names=["salon.local"])
    guest = named.guest(Host="salon.local:8000", Origin="http://salon.local:8000")
    assert guest.get("/api/reach").json()["addresses"] == ["http://salon.local:8000"]


def test_what_a_person_typed_is_called_as_a_person_would(running: Running) -> None:
    guest = running.guest(**{"Accept-Language": "fr"})
    long = guest.post("/api/people", json={"name": "x" * 201}).json()
    assert (long["field"], "le nom" in long["text"], "name" in long["text"]) == (
        "name",
        True,
        False,
    )
    lost = guest.get("/api/replays/record").json()
    assert lost["field"] == "share"
    assert "le lien de la partie" in lost["text"]
    assert "share" not in lost["text"]


@pytest.mark.parametrize(
    "path", ["", "room", "//evil.example", "/\\evil", "/room?x", "https://evil", "/#" + "x" * 65]
)
def test_only_links_into_this_house(running: Running, path: str) -> None:
    response = running.guest().post("/api/qr", json={"path": path})
    assert problem(response) == (400, "bad_value")
