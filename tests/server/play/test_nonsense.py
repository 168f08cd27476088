"""Thousands of bad messages: each gets a clear answer, nothing changes, nothing breaks.

`./test --long` sends a million of them.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.play.living import Living
from tests.server.play.nonsense import Message, nonsense
from tests.server.play.player import Player

AT_ONCE = 500
CLEAR = {"trouble", "refused"}

pytestmark = pytest.mark.anyio


class Siege:
    """A game that two people play, and somebody who looks on and sends nonsense."""

    async def begin(self, living: Living) -> None:
        self.living = living
        ana, _ = await living.table("pirates", "Ana", "Bo", clock="none")
        await ana.prepare(public=True)
        self.host: Player = ana
        self.stranger = await living.player("Mallory")
        await self.stranger.enter(room=ana.room["id"])
        await self.stranger.expect("table")
        assert ana.yours is not None
        self.question = {"ask": ana.yours["id"], "move": ana.yours["moves"][0]}

    def kept(self) -> tuple[bytes, int, bytes]:
        """The room on paper, how long the log is, and the table as Ana sees it."""
        room = self.living.room_of(self.host)
        table = self.living.play_of(self.host).table
        view = msgspec.json.encode(table.match.view(0))
        return msgspec.json.encode(room.paper), table.entries, view

    async def send(self, messages: list[Message]) -> list[dict[str, Any]]:
        """All of them; the answers up to a pong, which shows that the house still listens."""
        for message in messages:
            await self.stranger.say_raw(message)
        self.stranger.heard.clear()
        return await self.stranger.so_far()


async def withstand(living: Living, count: int, seed: int) -> None:
    siege = Siege()
    await siege.begin(living)
    before = siege.kept()
    bad = nonsense(Random(seed), siege.host.table["id"], siege.question, siege.host.id)
    for _ in range(count // AT_ONCE):
        messages = list(islice(bad, AT_ONCE))
        answers = await siege.send(messages)
        kinds = {answer["t"] for answer in answers}
        assert kinds <= CLEAR, [answer for answer in answers if answer["t"] not in CLEAR][:3]
        assert len(answers) == len(messages)
        assert all(answer["text"] for answer in answers)
        assert "broken" not in {answer.get("code") for answer in answers}
        assert siege.kept() == before


@pytest.mark.parametrize("seed", [1, 2])
async def test_nonsense_gets_a_clear_answer_and_changes_nothing(living: Living, seed: int) -> None:
    await withstand(living, 2000, seed)


@pytest.mark.long
async def test_a_million_of_them(living: Living) -> None:
    await withstand(living, 1_000_000, 3)
