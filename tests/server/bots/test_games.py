"""Whole games in which every move is thought of in a worker."""

from __future__ import annotations

import asyncio

import pytest

from tablee.engine.chance import Seeded
from tablee.games.shelf import packages, take
from tablee.server.bots.job import make_job
from tablee.server.bots.worker import think
from tests.server.bots.tables import Played, bots_at_work, laid

GAMES = sorted(packages())


@pytest.mark.parametrize("id", GAMES)
def test_every_bot_plays_to_the_end(id: str) -> None:
    async def play() -> None:
        async with bots_at_work() as bots:
            for bot in take(id).bots:
                match = laid(id, min(take(id).game.fewest + 1, take(id).game.most))
                await Played(bots, match, bot).to_the_end()
                assert match.outcome is not None

    asyncio.run(play())


def test_many_tables_share_a_few_workers() -> None:
    async def play() -> None:
        async with bots_at_work(2) as bots:
            tables = [Played(bots, laid(id, 3, seed), "random") for id in ("paires", "pirates")
                      for seed in range(5)]  # fmt: skip
            await asyncio.gather(*(table.to_the_end() for table in tables))
            assert all(table.match.over for table in tables)

    asyncio.run(play())


@pytest.mark.parametrize("id", GAMES)
def test_a_bot_chooses_the_same_from_a_job_as_at_the_table(id: str) -> None:
    """Nothing that it needs gets lost on the way, and equal luck gives equal choices."""
    box = take(id)
    match = laid(id, box.game.fewest)
    seat = match.turn
    for bot in box.bots:
        offers = [box.game.moves.offer(number) for number in match.legal(seat)]
        there = box.bots[bot](seat, box.game.moves, Seeded(9))
        move = there.choose(match.view(seat), match.asks[0], offers)
        choice = think(make_job(match, seat, bot, [], 9))
        assert move is not None
        assert choice is not None
        assert (choice.move, choice.note) == box.game.moves.pack(move)
