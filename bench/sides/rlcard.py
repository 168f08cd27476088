"""RLCard: pure Python with numpy observations. Its Leduc has blinds, and a fold at any time."""

from __future__ import annotations

import rlcard
from rlcard.games.leducholdem import Game

from bench.sides import Measures, dice

env = rlcard.make("leduc-holdem")
bare = Game()


def loop_env(games: int) -> int:
    moves = 0
    for _ in range(games):
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[next(dice) % len(legal)])
            moves += 1
    return moves


def loop_bare(games: int) -> int:
    """Without the environment, so without its observations."""
    moves = 0
    for _ in range(games):
        state, _ = bare.init_game()
        while not bare.is_over():
            legal = state["legal_actions"]
            state, _ = bare.step(legal[next(dice) % len(legal)])
            moves += 1
    return moves


def look(times: int) -> int:
    env.reset()
    for _ in range(times):
        env.get_state(0)
    return times


MEASURES: Measures = {
    "loop leduc env": loop_env,
    "loop leduc bare": loop_bare,
    "get_state leduc": look,
}
