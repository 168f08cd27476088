"""Twin tables over ten million states: not a byte of what a seat gets differs (table.secret).

As test_secrecy.py has it for some hundreds of each game; this goes on from run to run.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.engine.chance import Seeded
from tests.endless import Endless
from tests.every_game.twins import AnyGame, offered
from tests.every_game.walks import TABLES, asked, game_of, onlookers, quiet, seen

GAMES = sorted({id for id, _ in TABLES})
STATES = 10_000_000
SEED = 1_000_000  # far from those of every day


@pytest.mark.long
@pytest.mark.rule("table.secret")
@pytest.mark.parametrize("id", GAMES)
def test_not_a_byte_differs(id: str, no_end: Endless) -> None:
    game = game_of(id)
    tables = [seats for other, seats in TABLES if other == id]
    while no_end.goes_on("states", STATES // len(GAMES)):
        number = no_end.done["games"]
        seats = tables[number % len(tables)]
        states = looks = size = 0
        for sizes in walked(game, seats, SEED + number):
            states, looks, size = states + 1, looks + len(sizes), size + sum(sizes)
        no_end.note(games=1, states=states, looks=looks, bytes=size)
    no_end.report()
    assert no_end.done["states"] > 0


def walked(game: AnyGame, seats: int, seed: int) -> Iterator[list[int]]:
    """Of each state of a random game: the bytes that everybody gets of it, as at its twin."""
    luck = Seeded(seed + 1)
    for s in quiet(game, seats, seed):
        sizes = []
        for seat in onlookers(seats):
            view = seen(game, s, seat)
            twin = game.imagine(game.view(s, seat), luck)
            assert seen(game, twin, seat) == view, "the view tells"
            assert asked(game, twin, seat) == asked(game, s, seat), "the asks tell"
            assert offered(game, twin, seat) == offered(game, s, seat), "the offers tell"
            sizes.append(len(view))
        yield sizes
