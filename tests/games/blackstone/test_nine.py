"""A ninth chair, which is as far as the cards go (blackstone.crowd)."""

from __future__ import annotations

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Ear
from tablee.engine.playout import playout
from tablee.games.blackstone import game
from tablee.games.blackstone.state import BLACK
from tests.games.blackstone.table import laid, state, takes


@pytest.mark.rule("blackstone.crowd")
def test_nine_is_the_most() -> None:
    assert (game.fewest, game.most) == (2, 9)


@pytest.mark.rule("blackstone.crowd", "blackstone.take")
def test_with_nine_black_stones_in_front_of_nine_people_one_is_still_to_come() -> None:
    """A tenth person could hold the last one: then nobody could get a second."""
    m = laid([1] * 9, [3, 5, 8])
    assert state(m).deck.counts[BLACK] == 1
    assert takes(m) == list(range(1, state(m).deck.size + 1))


@pytest.mark.rule("blackstone.crowd")
def test_random_games_of_nine_end() -> None:
    chance = Seeded(9)
    for _ in range(200):
        s = game.start(9, None, None)
        playout(game, s, chance, Ear())
        assert game.outcome(s) is not None
