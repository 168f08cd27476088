"""The games that were played in a room, and the way to their replays."""

from __future__ import annotations

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.record import read
from tablee.server.evening import MOST, Played
from tests.server.play.living import Living
from tests.server.play.player import Message, Player

pytestmark = pytest.mark.anyio


async def games_of(player: Player) -> list[Message]:
    await player.send("evening")
    games: list[Message] = (await player.expect("games_played"))["games"]
    return games


async def play_one(people: list[Player], luck: int) -> Message:
    """A game of sealed choices; how it ended."""
    for player in people:
        await player.so_far()
    while not people[0].table["ending"]:
        for number, player in enumerate(people):
            if player.yours and player.yours["must"]:
                await player.send_move(await player.some_move(player.yours, Seeded(luck + number)))
        for player in people:
            await player.so_far()
    ending: Message = people[0].table["ending"]
    return ending


async def test_the_replay_of_every_game_is_within_reach_after_a_rematch(living: Living) -> None:
    people = await living.table("toy-sealed", "Ana", "Bo")
    ana, bo = people
    assert await games_of(bo) == []
    first = await play_one(people, 1)
    await ana.send("start")
    for player in people:
        await player.expect("table")
    second = await play_one(people, 5)
    await ana.send("start")
    for player in people:
        await player.expect("table")
    games = await games_of(bo)
    assert [game["share"] for game in games] == [second["share"], first["share"]]
    for game, ending in zip(games, (second, first), strict=True):
        assert game["game"] == "toy-sealed"
        assert game["players"] == [
            {"person": ana.id, "name": "Ana"},
            {"person": bo.id, "name": "Bo"},
        ]
        for part in ("winners", "losers", "points"):
            assert game[part] == ending[part]
        assert not game["closed"]
        assert game["at"] > 1_700_000_000_000
        headers = {"X-Tablee-Share": game["share"]}
        answer = await living.ask("GET", "/api/replays/record", headers=headers)
        assert read(answer.content).game == "toy-sealed"


async def test_a_game_that_was_closed_has_no_result_but_a_replay(living: Living) -> None:
    ana, _ = await living.table("toy-sealed", "Ana", "Bo")
    await ana.ask("close", table=ana.table["id"])
    [game] = await games_of(ana)
    assert game["closed"]
    assert game["winners"] == game["losers"] == game["points"] == []
    assert game["share"] == ana.table["ending"]["share"]


async def test_a_game_that_is_no_longer_kept_has_no_replay(living: Living) -> None:
    ana, bo = await living.company("paires", "Ana", "Bo")
    names = [f"Player number {number}" for number in range(12)]
    ids = [ana.id, bo.id] * 6
    room = living.room_of(ana)
    room.paper.evening = [
        Played(f"t{number:015}", "cuba", names, ids, [1], [0], [9] * 12, 1700000000000 + number)
        for number in range(MOST)
    ]
    games = await games_of(bo)
    assert [game["at"] - 1700000000000 for game in games] == list(reversed(range(MOST)))
    assert {game["share"] for game in games} == {""}
    assert len(bo.heard[-1]) < 40_000


async def test_only_whoever_is_in_the_room_is_told(living: Living) -> None:
    ana, _ = await living.table("toy-sealed", "Ana", "Bo")
    await ana.ask("close", table=ana.table["id"])
    stranger = await living.player("Cy")
    await stranger.connect()
    assert (await stranger.trouble("evening"))["code"] == "enter_first"
