"""PettingZoo: an agent cycle around RLCard, by default with wrappers that check every call."""

from __future__ import annotations

from functools import partial
from typing import Any

from pettingzoo.classic.rlcard_envs.leduc_holdem import env, raw_env

from bench.sides import Measures, dice


def loop(table: Any, games: int) -> int:
    """Its examples sample the action space, which is slower than this."""
    moves = 0
    for _ in range(games):
        table.reset()
        for _ in table.agent_iter():
            observation, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0]
                table.step(int(legal[next(dice) % len(legal)]))
                moves += 1
    return moves


MEASURES: Measures = {
    "loop leduc": partial(loop, env()),
    "loop leduc raw": partial(loop, raw_env()),
}
