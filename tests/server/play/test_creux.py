"""Au Creux de ta Main at a table that lives: what travels of a mime, and to whom."""

from __future__ import annotations

import asyncio
from base64 import b64decode

import pytest

from tablee.engine.chance import Seeded
from tablee.games.creux.mind.performing import perform
from tablee.games.creux.touch.skin import SIZE, feel
from tests.server.play.beats import Beats, felt, keep, pieces, without_pauses
from tests.server.play.beats import feel as feels
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living
from tests.server.play.player import Player

pytestmark = pytest.mark.anyio

FREE = -1  # no constraint
SECONDS = 60


async def ready(living: Living, *names: str) -> list[Player]:
    """A Child with a memory, and a Grandfather whose eyes are open."""
    people = await living.table("creux", *names, clock="none")
    await asyncio.gather(*(player.so_far() for player in people))
    await choose(people)
    return people


async def choose(people: list[Player]) -> None:
    """Whatever comes before the hand: who mimes, and what."""
    while people[0].view["phase"] != "ready":
        asked = next(player for player in people if player.yours and player.yours["must"])
        assert asked.yours is not None
        await asked.move(asked.yours["moves"][0])
        await asyncio.gather(*(player.so_far() for player in people))


def gestures(child: Player) -> list[bytes]:
    """What a bot would do with this memory."""
    return perform(child.view["memories"][child.view["mime"]], FREE, SECONDS, Seeded(3))[:60]


def roles(people: list[Player]) -> tuple[Player, Player, list[Player]]:
    """The Child, the Grandfather, and those who watch."""
    view = people[0].view
    child, grandfather = people[view["child"]], people[view["grandfather"]]
    return child, grandfather, [one for one in people if one not in (child, grandfather)]


async def mime(child: Player) -> None:
    await child.move({"do": "mime", "fingerprint": child.mime.fingerprint})


@pytest.mark.rule("creux.screen")
async def test_a_mime_is_felt_by_one_and_seen_by_the_others(open_house: OpenHouse) -> None:
    living = await open_house()
    beats = Beats(living)
    people = await ready(living, "Ana", "Bo", "Cy")
    child, grandfather, [watcher] = roles(people)
    whole = gestures(child)
    living.room_of(child).paper.public = True
    television = await living.player("TV")
    await television.enter(room=child.room["id"])
    await television.expect("table")
    await grandfather.move({"do": "close_eyes"})
    await feels(grandfather)
    assert await felt(grandfather) == [feel([])]
    await asyncio.gather(*(player.so_far() for player in (child, watcher, television)))
    for at in range(0, len(whole), 3):  # by threes: the network stutters
        await keep(child, *whole[at : at + 3])
        await beats.pass_by(3)
        frames = await felt(grandfather)
        assert frames == [feel(whole[: at + 1 + k]) for k in range(len(whole[at : at + 3]))]
        assert {len(one) for one in frames} == {SIZE}
        await grandfather.send("feel", table=grandfather.table["id"])
        assert await pieces(watcher) == whole[at : at + 3]
    await mime(child)
    wish = {"table": child.table["id"], "number": 0}
    for player in (grandfather, watcher, television):
        assert (await player.trouble("mime", **wish))["rule"] == "table.secret"
    assert all(message["t"] in ("step", "refused") for message in await television.so_far())


@pytest.mark.rule("creux.screen")
async def test_who_was_away_feels_it_once_when_he_comes(open_house: OpenHouse) -> None:
    living = await open_house()
    people = await ready(living, "Ana", "Bo")
    child, grandfather, _ = roles(people)
    whole = gestures(child)
    beats = Beats(living)
    await grandfather.hang_up()
    await child.so_far()
    await child.move({"do": "go_ahead"})
    await keep(child, *whole[:40])
    await beats.pass_by(20)
    await keep(child, *whole[40:])
    await mime(child)
    await living.close()
    living = await open_house()
    beats = Beats(living)
    back = living.device(grandfather.name, grandfather.cookie, grandfather.id)
    await back.enter(room=grandfather.room["id"])
    await back.expect("table")
    await beats.pass_by(len(whole) + 5, back)
    frames = await felt(back)
    expected = [feel(whole[: at + 1]) for at in range(len(whole))]
    assert without_pauses(frames) == without_pauses([feel([]), *expected])
    await back.come_back()
    await beats.pass_by(10, back)
    assert await felt(back) == []  # and not a second time
    await back.move({"do": "open_eyes"})
    await back.so_far()
    await beats.pass_by(5)
    assert await felt(back) == []


@pytest.mark.rule("creux.mime.rules")
async def test_a_mime_can_be_seen_again_after_the_guess(living: Living) -> None:
    people = await ready(living, "Ana", "Bo")
    child, grandfather, _ = roles(people)
    for number in range(2):
        await choose(people)
        await grandfather.move({"do": "close_eyes"})
        await child.so_far()
        whole = gestures(child)[:20]
        child.mime = type(child.mime)()
        await keep(child, *whole)
        await mime(child)
        await asyncio.gather(*(player.so_far() for player in people))
        assert grandfather.view["mime"] == 1 or number == 0
    first, second = grandfather.view["album"][:2]
    await grandfather.move({"do": "guess", "first": first, "second": second})
    past = grandfather.view["past"][0]
    assert past["mimes"] == [0, 1]
    await grandfather.send("mime", table=grandfather.table["id"], number=1)
    again = await grandfather.expect("mime")
    assert [b64decode(piece) for piece in again["pieces"]] == whole
