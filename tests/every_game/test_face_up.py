"""A game says whether all lies face up: only then may a seat be given to anybody at will."""

from __future__ import annotations

import pytest

from tablee.engine.seats import NOBODY
from tablee.games import shelf
from tests.every_game.walks import game_of, quiet, seen


@pytest.mark.rule("table.secret")
@pytest.mark.parametrize("id", sorted(shelf.packages()))
def test_only_games_in_which_every_seat_sees_the_same_lie_face_up(id: str) -> None:
    game = game_of(id)
    seats = min(game.fewest + 1, game.most)
    same = all(
        seen(game, s, seat) == seen(game, s, NOBODY)
        for seed in range(3)
        for s in quiet(game, seats, seed)
        for seat in range(seats)
    )
    assert same == shelf.take(id).face_up
