"""Coming into rooms, leaving them, and who may come at all."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus

from tablee.server import wire
from tests.server.play.living import Living
from tests.server.play.player import names_here

pytestmark = pytest.mark.anyio


async def test_a_private_room_by_the_key_of_its_link(living: Living) -> None:
    ana, bo = await living.player("Ana"), await living.player("Bo")
    id, key = await living.room(ana, "Chez Ana")
    welcome = await ana.enter(key)
    assert (welcome["me"], welcome["room"]["id"], welcome["room"]["host"]) == (ana.id, id, ana.id)
    assert welcome["room"]["name"] == "Chez Ana"
    assert welcome["room"]["plan"]["chairs"][0]["person"] == ana.id
    await bo.enter(key)
    people = [(person["name"], person["here"]) for person in bo.room["people"]]
    assert people == [("Ana", True), ("Bo", True)]
    assert (await ana.sees("Ana", "Bo"))["people"] == bo.room["people"]


async def test_the_key_itself_never_travels_back_and_is_not_kept(living: Living) -> None:
    ana = await living.player("Ana")
    _, key = await living.room(ana)
    await ana.enter(key)
    await ana.send("say", text="hello")
    await ana.expect("said")
    assert not any(key in text for text in ana.heard)
    rows = await living.premises.store.read("SELECT key_hash, doc FROM rooms")
    assert key.encode() not in rows[0][0] + rows[0][1]


async def test_by_its_id_only_whoever_is_a_member_enters_a_private_room(living: Living) -> None:
    ana, bo, cy = [await living.player(name) for name in ("Ana", "Bo", "Cy")]
    id, key = await living.room(ana)
    await bo.enter(key)
    await bo.hang_up()
    await bo.enter(room=id)
    await cy.connect()
    trouble = await cy.trouble("enter", room=id)
    assert (trouble["code"], trouble["field"]) == ("no_such_room", "room")
    assert trouble == await cy.trouble("enter", room="no-such-room")  # they can't be told apart


async def test_by_its_id_anybody_enters_a_public_room(living: Living) -> None:
    ana, bo = await living.player("Ana"), await living.player("Bo")
    id, _ = await living.room(ana, "Open house", public=True)
    await ana.enter(room=id)
    [seen] = (await living.ask("GET", "/api/rooms/public", bo.cookie)).json()
    assert (seen["id"], seen["name"], seen["people"], seen["free"]) == (id, "Open house", 1, 3)
    await bo.enter(room=seen["id"])
    await ana.prepare(public=False)
    assert (await living.ask("GET", "/api/rooms/public", bo.cookie)).json() == []


async def test_an_unknown_key_opens_nothing(living: Living) -> None:
    bo = await (await living.player("Bo")).connect()
    trouble = await bo.trouble("enter", key="k" * 24)
    assert (trouble["code"], trouble["field"]) == ("no_such_room", "key")
    assert (await bo.trouble("enter"))["code"] == "no_such_room"
    assert (await bo.trouble("say", text="hello"))["code"] == "enter_first"
    assert (await bo.trouble("start"))["code"] == "enter_first"


async def test_in_a_room_there_is_no_other_room_to_enter(living: Living) -> None:
    people = await living.company("paires", "Ana", "Bo")
    for player in people:
        assert (await player.trouble("enter", key="k" * 24))["code"] == "in_a_room_already"


async def test_whom_the_house_does_not_know_hears_why(living: Living) -> None:
    stranger = await living.device("?", "x" * 43, "?").connect()
    assert (await stranger.farewell())["code"] == "nobody"


async def test_a_page_of_another_house_gets_no_socket(living: Living) -> None:
    ana = await living.player("Ana")
    for origin in ("http://elsewhere.example", "null", None):
        with pytest.raises(InvalidStatus):
            await ana.connect(origin=origin)


async def test_who_leaves_is_gone_from_the_room_and_may_come_back(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo")
    await bo.send("leave")
    assert (await bo.farewell())["code"] == "left"
    room = await ana.sees("Ana")
    assert len(room["people"]) == 1
    assert [chair["person"] for chair in room["plan"]["chairs"]] == [ana.id, ""]


async def test_who_only_hangs_up_keeps_chair_and_membership(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo")
    await bo.hang_up()
    await ana.sees("Ana", "Bo")
    room = await ana.sees("Ana")
    assert room["plan"]["chairs"][1]["person"] == bo.id


async def test_a_room_holds_so_many(living: Living, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.seating.MOST_MEMBERS", 2)
    ana, bo, cy = [await living.player(name) for name in ("Ana", "Bo", "Cy")]
    _, key = await living.room(ana)
    await bo.enter(key)
    await cy.connect()
    assert (await cy.trouble("enter", key=key))["code"] == "room_full"
    await bo.send("leave")
    await bo.farewell()
    await cy.enter(key)


async def test_whoever_can_not_be_shown_the_table_is_not_left_in_the_room(living: Living) -> None:
    """A fault of ours while somebody comes in leaves nobody behind who isn't there."""
    ana, bo = await living.table("toy-sealed", "Ana", "Bo")
    await bo.hang_up()
    await ana.sees("Ana")
    play, room = living.play_of(ana), living.room_of(ana)
    away_since = room.left[bo.id]
    play.undoing.seen = wire.UndoSeen(0, [object()])  # type: ignore[list-item]
    await bo.connect()
    assert (await bo.trouble("enter", room=ana.room["id"]))["code"] == "broken"
    assert [text for text in bo.heard[-2:] if "welcome" in text] == []
    assert [guest.person for guest in room.guests] == [ana.id]
    assert room.left == {bo.id: away_since}
    assert names_here(await ana.ask("stand")) == ["Ana"]
    play.undoing.seen = None
    await bo.enter(room=ana.room["id"])  # on the same line
    await ana.sees("Ana", "Bo")


async def test_coming_into_a_room_that_many_have_been_to_is_small(living: Living) -> None:
    ana, bo = await living.table("toy-sealed", "Ana", "Bo")
    room = living.room_of(ana)
    for number in range(58):
        room.paper.join(f"somebody{number:08}", f"Somebody with number {number:03}")
        room.left[f"somebody{number:08}"] = 7 if number == 5 else 5  # who left last
    room.paper.seat("somebody00000009", 1)
    await bo.hang_up()
    bo.heard.clear()
    await bo.come_back()
    assert sum(len(text.encode()) for text in bo.heard) < 3000
    shown = [person["id"] for person in bo.room["people"]]
    recent = [f"somebody{number:08}" for number in range(51, 58)]
    assert shown == [ana.id, bo.id, "somebody00000005", "somebody00000009", *recent]
    assert bo.room["others"] == 49
    assert (await ana.ask("seat", person="somebody00000020", chair=0))["others"] == 48


async def test_another_name_is_seen_at_once_in_the_room_and_at_the_table(living: Living) -> None:
    ana, bo = await living.table("toy-sealed", "Ana", "Bo")
    await living.ask("PATCH", "/api/me", bo.cookie, json={"name": "Bob"})
    for player in (ana, bo):
        await player.expect("step", lambda m: "seats" in m)
        assert [seat["name"] for seat in player.table["seats"]] == ["Ana", "Bob"]
        assert [person["name"] for person in player.room["people"]] == ["Ana", "Bob"]
        assert [chair["name"] for chair in player.room["plan"]["chairs"]] == ["Ana", "Bob"]
    await bo.send("say", text="It is me.")
    assert (await ana.expect("said"))["name"] == "Bob"


async def test_another_name_of_somebody_who_is_away_is_seen_too(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo")
    await bo.hang_up()
    await ana.sees("Ana")
    await living.ask("PATCH", "/api/me", bo.cookie, json={"name": "Bob"})
    await ana.expect("room", lambda m: m["room"]["people"][1]["name"] == "Bob")
    await bo.enter(room=bo.room["id"])
    await ana.sees("Ana", "Bob")


async def test_another_language_is_spoken_at_once(living: Living) -> None:
    _, bo = await living.company("paires", "Ana", "Bo")
    english = (await bo.trouble("start"))["text"]
    await living.ask("PATCH", "/api/me", bo.cookie, json={"lang": "fr"})
    await living.settled()
    french = (await bo.trouble("start"))["text"]
    assert french != english


async def test_whose_name_changed_while_the_room_slept_is_seen_under_the_new_one(
    living: Living,
) -> None:
    ana, bo = await living.table("toy-sealed", "Ana", "Bo")
    await ana.hang_up()
    await bo.hang_up()
    await living.settled()
    living.house.let_go(living.room_of(ana))
    await living.ask("PATCH", "/api/me", bo.cookie, json={"name": "Bob"})
    await ana.enter(room=ana.room["id"])
    await ana.expect("table")
    await bo.enter(room=bo.room["id"])
    await ana.expect("step", lambda m: "seats" in m and m["seats"][1]["name"] == "Bob")


async def test_an_admin_closes_a_room_from_outside(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo")
    books = living.premises.books
    await books.write(books.close_room(ana.room["id"], 1))
    await living.house.close_closed()
    for player in (ana, bo):
        assert (await player.farewell())["code"] == "room_closed"
        await player.connect()
        assert (await player.trouble("enter", room=ana.room["id"]))["code"] == "no_such_room"
