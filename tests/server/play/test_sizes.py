"""Whoever comes back gets little, and so does whoever stays: in every game, at a full table."""

from __future__ import annotations

import msgspec
import pytest

from tablee.engine.chance import Seeded
from tablee.games import shelf
from tablee.server.evening import MOST, Played
from tablee.server.people import LONGEST_NAME
from tests.server.play.living import NO_WAITING, Living
from tests.server.play.player import Message, Player

pytestmark = pytest.mark.anyio

COMING_BACK = 5000  # bytes in all: welcome and table
STEP = 2500  # the largest one: a new round is dealt to eight
CLAIM = 1200  # a step of Mafia de Cuba in which twelve hear an answer, and may go on
LONG = 150  # moves, before anybody thinks of the end
MOVES = 190
END = "accuse"  # what brings the end nearer, and can be put off by talking


async def full_table(living: Living, game: str, **options: object) -> list[Player]:
    """As many as may play, thirty games behind them, and they have talked all the time."""
    seats = shelf.take(game).game.most
    names = [str(number).rjust(LONGEST_NAME, "N") for number in range(seats)]
    agreed = NO_WAITING.get(game, {}) | options
    people = await living.table(game, *names, clock="strict", seconds=60, options=agreed)
    paper = living.room_of(people[0]).paper
    ids = [player.id for player in people]
    for number in range(40):
        winner, points = number % len(names), [9] * len(names)
        which = shelf.OURS[number % len(shelf.OURS)]
        played = Played(f"t{number:015}", which, names, ids, [winner], [], points, 1700000000000)
        paper.evening = [*paper.evening, played][-MOST:]
    for number in range(30):
        speaker = people[number % len(people)]
        await speaker.send("say", text=f"This is line {number} of a long talk.")
        await people[0].expect("said")
    return people


async def go_on(living: Living, people: list[Player], luck: Seeded, ending: bool) -> list[str]:
    """Somebody does something, and talks rather than ends it; the steps that all were told."""
    for player in people:
        await player.so_far()
        player.heard.clear()
    asked = [player for player in people if player.yours]
    if asked:
        mover, move = await chosen(asked, luck, ending)
        await mover.send_move(move)
        await mover.expect("step")
    else:
        await living.wait(1)
    for player in people:
        await player.so_far()
    return [text for player in people for text in player.heard if text.startswith('{"t":"step"')]


async def chosen(asked: list[Player], luck: Seeded, ending: bool) -> tuple[Player, Message]:
    for _ in range(60):
        mover = asked[luck.below(len(asked))]
        assert mover.yours is not None
        move = await mover.some_move(mover.yours, luck)
        if (move["do"] == END) == ending:
            break
    return mover, move


async def check_coming_back(player: Player) -> None:
    player.heard.clear()
    await player.come_back()
    welcome, table = [len(text.encode()) for text in player.heard if is_full(text)]
    assert welcome + table <= COMING_BACK, (welcome, table, player.heard)


def is_full(text: str) -> bool:
    return msgspec.json.decode(text)["t"] in ("welcome", "table")


@pytest.mark.parametrize("game", shelf.OURS)
async def test_a_long_game_at_a_full_table_is_small(living: Living, game: str) -> None:
    people = await full_table(living, game)
    luck = Seeded(3)
    for number in range(MOVES):
        for text in await go_on(living, people, luck, ending=number >= LONG):
            assert len(text.encode()) <= (CLAIM if '"said_' in text else STEP), text
        asked = [player for player in people if player.yours]
        if number % 12 == 0:
            for player in people:
                await check_coming_back(player)
        elif asked and number % 3 == 0:
            await check_coming_back(max(asked, key=lambda one: len(str(one.yours))))
        if people[0].table["ending"]:
            break
    for player in people:
        await check_coming_back(player)
    assert people[0].room["evening"]["played"] == MOST
    assert len(people[0].room["evening"]["standings"]) == 8
