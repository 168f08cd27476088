"""The door of a room: a new link for it, and who has been shown out."""

from __future__ import annotations

import pytest

from tests.server.play.faults import broken_store
from tests.server.play.living import Living
from tests.server.play.player import Player

pytestmark = pytest.mark.anyio


async def three(living: Living) -> tuple[str, Player, Player, Player]:
    """The key of a private room of Ana's, and who is in it."""
    ana, bo, cy = [await living.player(name) for name in ("Ana", "Bo", "Cy")]
    _, key = await living.room(ana)
    for player in (ana, bo, cy):
        await player.enter(key)
    await ana.sees("Ana", "Bo", "Cy")
    return key, ana, bo, cy


async def test_the_host_gives_the_room_a_new_link(living: Living) -> None:
    key, ana, bo, _ = await three(living)
    await ana.send("relink")
    new = (await ana.expect("link"))["key"]
    assert new != key
    assert ana.room["links"] == 1
    room = (await bo.expect("room", lambda m: m["room"]["links"] == 1))["room"]
    assert [person["here"] for person in room["people"]] == [True, True, True]
    assert not any(new in text for text in bo.heard)  # whom to give it to, the host knows
    stranger = await living.player("Dan")
    await stranger.connect()
    told = await stranger.trouble("enter", key=key)
    assert (told["code"], told["field"]) == ("no_such_room", "key")
    await stranger.enter(new)
    rows = await living.premises.store.read("SELECT doc FROM rooms")
    assert new.encode() not in b"".join(bytes(row[0]) for row in rows)


async def test_every_device_of_the_host_gets_the_new_link(living: Living) -> None:
    key, ana, *_ = await three(living)
    phone = living.device("Ana", ana.cookie, ana.id)
    await phone.enter(key)
    await ana.send("relink")
    assert (await phone.expect("link"))["key"] == (await ana.expect("link"))["key"]


async def test_who_belongs_to_the_room_comes_back_by_an_old_link_with_its_id(
    living: Living,
) -> None:
    key, ana, bo, cy = await three(living)
    await bo.hang_up()
    await ana.send("relink")
    await ana.expect("link")
    await ana.ask("block", person=cy.id, on=True)
    await cy.farewell()
    for player in (bo, cy, await living.player("Dan")):
        await player.connect()
        await player.send("enter", key=key, room=ana.room["id"])
        answer = await player.hear()
        assert answer["t"] == ("welcome" if player is bo else "trouble")
        assert answer.get("code", "no_such_room") == "no_such_room"


async def test_a_key_that_fits_counts_more_than_an_id(living: Living) -> None:
    key, ana, *_ = await three(living)
    id, _ = await living.room(ana, public=True)
    dan = await living.player("Dan")
    await dan.connect()
    await dan.send("enter", key=key, room=id)
    assert (await dan.expect("welcome"))["room"]["id"] == ana.room["id"]


async def test_a_link_that_could_not_be_written_down_is_not_given(living: Living) -> None:
    key, ana, *_ = await three(living)
    with broken_store(living):
        assert (await ana.trouble("relink"))["code"] == "no_store"
    assert living.room_of(ana).paper.links == 0
    await (await living.player("Dan")).enter(key)


async def test_the_host_alone_is_told_who_was_shown_the_door_and_lets_them_in_again(
    living: Living,
) -> None:
    key, ana, bo, cy = await three(living)
    await ana.send("outside")
    assert (await ana.expect("kept_out"))["people"] == []
    for player in (bo, cy):
        await ana.send("block", person=player.id, on=True)
        await player.farewell()
    told = await ana.expect("kept_out", lambda m: len(m["people"]) == 2)
    out = [{"id": cy.id, "name": "Cy"}, {"id": bo.id, "name": "Bo"}]
    assert told["people"] == out
    await living.ask("PATCH", "/api/me", cy.cookie, json={"name": "Cyril"})
    await ana.come_back_to_room()
    await ana.send("outside")
    assert (await ana.expect("kept_out"))["people"] == out  # as they were called here
    dan = await living.player("Dan")
    await dan.enter(key)
    assert (await dan.trouble("outside"))["code"] == "host_only"
    await ana.send("block", person=cy.id, on=False)
    assert (await ana.expect("kept_out"))["people"] == out[1:]
    cy.socket = None
    await cy.enter(key)
    await ana.sees("Ana", "Dan", "Cyril")
    assert not any("kept_out" in text for text in dan.heard + cy.heard)


async def test_who_wants_to_be_forgotten_is_not_kept_on_that_list_either(living: Living) -> None:
    _, ana, bo, _ = await three(living)
    await ana.send("block", person=bo.id, on=True)
    await bo.farewell()
    await living.ask("DELETE", "/api/me", bo.cookie)
    await ana.send("outside")
    assert (await ana.expect("kept_out", lambda m: not m["people"]))["people"] == []
    assert bo.id not in living.room_of(ana).paper.names
