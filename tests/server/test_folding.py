"""Long lists of moves in few words, and back."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.engine.chance import Seeded
from tablee.engine.moves import Form
from tablee.games import shelf
from tablee.server.folding import folded
from tests.every_game.walks import quiet
from tests.server.play.player import unfolded


def plain(move: Any) -> str:
    return msgspec.json.encode(move).decode()


@pytest.mark.parametrize("id", shelf.OURS)
def test_what_is_folded_unfolds_to_the_same_moves(id: str) -> None:
    game = shelf.take(id).game
    longest = 0
    for seed in range(3):
        for s in quiet(game, game.most, seed):
            for ask in game.asks(s):
                numbers = [
                    number
                    for number in game.candidates(s, ask.seat)
                    if not game.moves.verb(number).is_form
                ]
                told = [msgspec.json.decode(move) for move in folded(game.moves, tuple(numbers))]
                moves = [game.moves.unpack(number) for number in numbers]
                assert not any(isinstance(move, Form) for move in moves)
                assert sorted(map(plain, unfolded(told))) == sorted(map(plain, moves))
                assert len(told) <= len(moves)
                longest = max(longest, len(told))
    assert longest <= 12


def test_moves_that_differ_in_two_ways_stay_apart() -> None:
    moves = shelf.take("cuba").game.moves
    inquire = {verb.name: verb for verb in moves.verbs}["inquire"]
    numbers = tuple(inquire.base + target + 12 * topic for target, topic in ((1, 0), (2, 3)))
    told = [msgspec.json.decode(move) for move in folded(moves, numbers)]
    assert [(move["target"], move["topic"]) for move in told] == [(1, 0), (2, 3)]
    some = tuple(inquire.base + Seeded(n).below(48) for n in range(30))
    told = [msgspec.json.decode(move) for move in folded(moves, tuple(sorted({*some})))]
    assert len(unfolded(told)) == len({*some})
