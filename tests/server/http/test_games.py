"""The shelf as a browser sees it: games, words, rules, moves."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games import shelf
from tests.server.http.conftest import Running, problem


def games(running: Running, lang: str = "en") -> dict[str, Any]:
    listed = running.guest(lang).get("/api/games").json()
    return {game["id"]: game for game in listed}


def test_the_shelf(running: Running) -> None:
    assert set(shelf.OURS) <= set(games(running))
    paires = games(running)["paires"]
    assert paires["fewest"] == 2
    assert paires["most"] == 8
    assert paires["minutes"] == 10
    assert "James Ernest" in paires["credits"]
    assert [bot["id"] for bot in paires["bots"] if bot["best"]] == ["counts"]
    assert paires["bots"][0] == {"id": "random", "label": "plays at random", "best": False}


def test_options_with_their_words(running: Running) -> None:
    mode, forfeit = games(running)["paires"]["options"]
    assert mode["kind"] == "choice"
    assert mode["default"] == "forfeit"
    assert mode["label"] == "The stakes"
    assert [choice["value"] for choice in mode["choices"]][:2] == ["forfeit", "downspear"]
    assert mode["choices"][0]["label"] == "A forfeit"
    assert forfeit["kind"] == "text"
    assert forfeit["longest"] == 200
    assert len(forfeit["suggestions"]) == 16
    assert forfeit["only"] == {"mode": "forfeit"}  # a game for chips has none
    (oldest,) = games(running)["pirates"]["options"]
    assert (oldest["kind"], oldest["low"], oldest["high"], oldest["longest"]) == ("seats", 0, 7, 8)
    (decks,) = games(running)["hawthorn"]["options"]
    assert (decks["kind"], decks["low"], decks["high"]) == ("number", 0, 2)


def test_options_that_mean_something_with_so_many_people_only(running: Running) -> None:
    seats = {option["name"]: option.get("seats") for option in games(running)["creux"]["options"]}
    assert (seats["album"], seats["alone"], seats["two_rounds"]) == ([2], [4, 5], [5, 7])
    assert seats["expert"] is None


def test_what_does_not_go_with_so_many_people(running: Running) -> None:
    (condition,) = games(running)["hawthorn"]["conditions"]
    assert condition["option"] == "decks"
    assert condition["value"] == 1
    assert condition["seats"] == [7, 8, 9, 10]
    assert condition["rule"] == "hawthorn.deal"
    assert condition["text"]


@pytest.mark.parametrize("id", shelf.OURS)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_game_in_both_languages(running: Running, id: str, lang: str) -> None:
    guest = running.guest("de")
    words = guest.get(f"/api/games/{id}/words", params={"lang": lang}).json()
    assert words["lang"] == lang
    assert words["words"]["name"] == shelf.take(id).words(lang)["name"]
    assert "terminal" not in words["words"]
    rules = guest.get(f"/api/games/{id}/rules", params={"lang": lang}).json()
    assert rules["text"] == shelf.take(id).rulebook(lang).text
    assert [rule["id"] for rule in rules["rules"]] == list(shelf.take(id).rulebook("en").rules)
    moves = guest.get(f"/api/games/{id}/moves", params={"lang": lang}).json()
    assert [verb["do"] for verb in moves] == [verb.name for verb in shelf.take(id).game.moves]


def test_moves_have_bounded_fields(running: Running) -> None:
    moves = {verb["do"]: verb for verb in running.guest().get("/api/games/pirates/moves").json()}
    card, target = moves["attack"]["fields"]
    assert (card["name"], card["kind"], card["low"], card["high"]) == ("card", "number", 1, 10)
    assert (target["name"], target["kind"], target["low"]) == ("target", "seat", 0)
    assert moves["draw"] == {"do": "draw", "form": False, "label": "Draw", "fields": []}


def test_the_rules_of_the_house(running: Running) -> None:
    rules = running.guest("fr").get("/api/rules").json()
    assert "table.fair" in [rule["id"] for rule in rules["rules"]]
    assert rules["text"].startswith("# Les règles de la maison")


@pytest.mark.parametrize("id", ["nothing", "%2e%2e", "%00", "é", "x" * 40])
def test_a_game_that_is_not_on_the_shelf(running: Running, id: str) -> None:
    for page in ("words", "rules", "moves"):
        response = running.guest().get(f"/api/games/{id}/{page}")
        assert response.status_code in (400, 404)
        assert response.json()["code"] in ("no_such_game", "no_such_page", "bad_value")
    assert problem(running.guest().get("/api/games/nothing/words")) == (404, "no_such_game")


def test_a_language_that_the_house_does_not_speak(running: Running) -> None:
    response = running.guest().get("/api/games", params={"lang": "de"})
    assert problem(response) == (400, "bad_value")
    assert response.json()["field"] == "lang"


def test_it_travels_packed_and_only_when_it_has_changed(running: Running) -> None:
    guest = running.guest()
    first = guest.get("/api/games")
    assert first.headers["content-encoding"] == "gzip"
    assert "Accept-Language" in first.headers["vary"]
    again = guest.get("/api/games", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = guest.get("/api/games", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == first.content
    french = guest.get("/api/games", headers={"Accept-Language": "fr"})
    assert french.headers["etag"] != first.headers["etag"]
