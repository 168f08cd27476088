"""Whole games over sockets: every game of the shelf and every toy, with people and bots."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tablee.engine.chance import Seeded
from tablee.engine.record import read, verify
from tablee.engine.seats import NOBODY
from tablee.games.shelf import packages, take
from tablee.server.endings import share_key
from tablee.server.stories import told
from tests.server.play.conftest import OpenHouse
from tests.server.play.living import Living
from tests.server.play.player import Player

pytestmark = pytest.mark.anyio

NAMES = ("Ana", "Bo", "Cy", "Dan", "Eve", "Flo", "Gus", "Hal")
GAMES = sorted(packages())


async def play_out(living: Living, game: str, people: list[Player]) -> None:
    await asyncio.gather(*(player.play_on(Seeded(n)) for n, player in enumerate(people)))
    await living.settled()
    for player in people:
        await player.so_far()


def looks_right(living: Living, player: Player) -> None:
    """What the steps have made of the table is what the law lets this seat see and know."""
    table = living.play_of(player).table
    assert player.view == msgspec.to_builtins(table.match.view(player.seat))
    events = table.match.game.events.for_seat(told(table), player.seat)
    opening = len(events) - len(player.events)  # dealt before anybody looked
    assert player.events == msgspec.to_builtins(events[opening:])


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_among_people(living: Living, game: str) -> None:
    people = await living.table(game, *NAMES[: max(2, take(game).game.fewest)])
    onlooker = await living.player("Onlooker")
    living.room_of(people[0]).paper.public = True
    await onlooker.enter(room=people[0].room["id"])
    await onlooker.expect("table")
    assert (onlooker.seat, onlooker.yours) == (NOBODY, None)
    await play_out(living, game, people)
    for player in [*people, onlooker]:
        await player.so_far()
        looks_right(living, player)
        assert player.table["ending"] == people[0].table["ending"]
        assert player.table["asks"] == []
        assert player.yours is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.rule("table.fair")
async def test_the_record_of_a_game_can_be_verified_by_anybody(living: Living, game: str) -> None:
    law = take(game).game
    seats = max(law.fewest, min(4, law.most))
    people = await living.table(game, "Ana", chairs=seats)
    promise = people[0].table["promise"]
    await play_out(living, game, people)
    headers = {"X-Tablee-Share": people[0].table["ending"]["share"]}
    answer = await living.ask("GET", "/api/replays/record", headers=headers)
    record = read(answer.content)
    assert record.luck.commitment == promise
    match = verify(record, law)
    assert msgspec.to_builtins(match.view(0)) == people[0].view
    assert [seat.bot != "" for seat in record.seats] == [False] + [True] * (seats - 1)
    verdict = (await living.ask("GET", "/api/replays/verify", headers=headers)).json()
    assert verdict["holds"], verdict


@pytest.mark.parametrize("game", ["pirates", "toy-window"])
async def test_a_full_table(living: Living, game: str) -> None:
    people = await living.table(game, *NAMES[: take(game).game.most])
    await play_out(living, game, people)
    for player in people:
        looks_right(living, player)


@pytest.mark.parametrize("game", ["hawthorn", "toy-sealed"])
async def test_the_same_over_postgresql(
    open_house: OpenHouse, empty_postgres_url: str, game: str
) -> None:
    living = await open_house(database=empty_postgres_url)
    people = await living.table(game, "Ana", "Bo", chairs=3)
    await play_out(living, game, people)
    looks_right(living, people[1])
    share = people[0].table["ending"]["share"]
    answer = await living.ask("GET", "/api/replays/record", headers={"X-Tablee-Share": share})
    verify(read(answer.content), take(game).game)


async def test_a_replay_exists_only_after_the_end(living: Living) -> None:
    ana, bo = await living.table("paires", "Ana", "Bo")
    share = share_key(living.play_of(ana).table)  # which nobody is told yet
    headers = {"X-Tablee-Share": share}
    for what in ("record", "verify", "steps"):
        answer = await living.ask("GET", f"/api/replays/{what}", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_replay")
    assert not any(share in text for text in ana.heard + bo.heard)
    await play_out(living, "paires", [ana, bo])
    assert ana.table["ending"]["share"] == share
    steps = await living.ask("GET", "/api/replays/steps?seat=1", headers=headers)
    last: dict[str, Any] = steps.json()["steps"][-1]
    assert last["view"] == bo.view


async def test_the_record_of_a_closed_game_holds_as_far_as_it_went(living: Living) -> None:
    ana, bo = await living.table("pirates", "Ana", "Bo")
    mover = ana if ana.yours and ana.yours["must"] else bo
    assert mover.yours is not None
    await mover.move(mover.yours["moves"][0])
    await ana.send("close", table=ana.table["id"])
    ending = (await ana.expect("step", lambda m: m.get("ending")))["ending"]
    headers = {"X-Tablee-Share": ending["share"]}
    record = read((await living.ask("GET", "/api/replays/record", headers=headers)).content)
    assert record.outcome is None
    assert not verify(record, take("pirates").game).over


async def test_a_person_who_takes_over_a_bots_seat_does_not_spoil_the_record(
    living: Living,
) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo", chairs=3)
    await bo.ask("stand")
    await ana.send("start")
    await ana.expect("table")
    await bo.expect("table")
    await ana.send("reseat", table=ana.table["id"], seat=2, person=bo.id)
    await bo.expect("table", lambda m: m["seat"] == 2)
    await play_out(living, "paires", [ana, bo])
    headers = {"X-Tablee-Share": ana.table["ending"]["share"]}
    record = read((await living.ask("GET", "/api/replays/record", headers=headers)).content)
    verify(record, take("paires").game)
