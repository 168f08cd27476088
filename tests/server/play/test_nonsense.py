"""Thousands of bad messages: each gets a clear answer, nothing changes, nothing breaks.

From somebody who looks on; test_mischief.py is about those who sit at the table. `./test --long`
sends 800,000 of these, a million in all; only these, with
`./test tests/server/play --long -k "most_of_a_million or twenty_thousand"`.
"""

from __future__ import annotations

import asyncio
import json
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, get_args

import hypothesis
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.server import wire
from tablee.server.moving import decode
from tablee.server.settings import Settings
from tests.server.play.living import USUAL, Living
from tests.server.play.nonsense import Message, nonsense
from tests.server.play.player import Player

AT_ONCE = 500
CLEAR = {"trouble", "refused"}
CANNOT_BE_READ = ("trouble", "bad_message")

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


def said_wrongly() -> st.SearchStrategy[str | bytes]:
    """Our own verbs and fields with values that don't belong, anything in JSON, or just bytes."""
    plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
    value = st.recursive(
        plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner)
    )
    verbs = {kind.__struct_config__.tag: kind for kind in get_args(wire.FromBrowser)}
    fields = sorted({field for kind in verbs.values() for field in kind.__struct_fields__})
    ours = st.builds(
        lambda verb, rest: {"t": verb} | rest,
        st.sampled_from(sorted(verbs)),
        st.dictionaries(st.sampled_from(fields), value, max_size=4),
    )
    return st.binary(max_size=60) | (ours | value).map(lambda said: json.dumps(said))


def is_wrong(message: str | bytes) -> bool:
    try:
        decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return True
    return False


def test_whatever_hypothesis_thinks_of(tmp_path: Path) -> None:
    """The house lives in the runner, between one example and the next it stands still."""
    with asyncio.Runner() as runner:
        settings = USUAL | {"data": str(tmp_path), "database": str(tmp_path / "house.sqlite")}
        living = runner.run(Living(msgspec.convert(settings, Settings)).open())
        siege = Siege()
        runner.run(siege.begin(living))
        before = siege.kept()

        @hypothesis.settings(max_examples=25, deadline=None, database=None)
        @given(messages=st.lists(said_wrongly().filter(is_wrong), max_size=60))
        def try_them(messages: list[str | bytes]) -> None:
            answers = runner.run(siege.send(messages))
            assert len(answers) == len(messages)
            assert {(answer["t"], answer["code"]) for answer in answers} <= {CANNOT_BE_READ}
            assert siege.kept() == before

        try_them()
        runner.run(living.close())


@pytest.mark.long
async def test_most_of_a_million(living: Living) -> None:
    await withstand(living, 800_000, 3)
