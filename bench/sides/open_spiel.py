"""OpenSpiel: games in C++, driven from a Python loop as its own examples do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pyspiel

from bench.sides import Measures, dice

kuhn = pyspiel.load_game("kuhn_poker")
leduc = pyspiel.load_game("leduc_poker")


def loop(game: Any, games: int) -> int:
    """Its examples use numpy.random.choice for luck, which is slow; these cards are all equal."""
    moves = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[next(dice) % len(outcomes)][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[next(dice) % len(legal)])
                moves += 1
    return moves


def steps() -> dict[str, float]:
    """How many steps a move there are, chance nodes included, as its own benchmark counts them."""
    counted = {}
    for name, game in (("loop kuhn", kuhn), ("loop leduc", leduc)):
        moves = applied = 0
        for _ in range(1000):
            state = game.new_initial_state()
            while not state.is_terminal():
                moves += not state.is_chance_node()
                applied += 1
                legal = state.legal_actions()
                state.apply_action(legal[next(dice) % len(legal)])
        counted[name] = applied / moves
    return counted


def positions(game: Any, count: int = 64) -> list[Any]:
    """States at which a player has to choose, from random games."""
    states: list[Any] = []
    while len(states) < count:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                states.append(state.clone())
            legal = state.legal_actions()
            state.apply_action(legal[next(dice) % len(legal)])
    return states[:count]


def clones(game: Any) -> Callable[[int], int]:
    clone = [state.clone for state in positions(game)]

    def measure(times: int) -> int:
        for _ in range(times):
            for one in clone:
                one()
        return times * len(clone)

    return measure


def looks(how: str) -> Callable[[int], int]:
    """What player 0 sees."""
    look = [getattr(state, how) for state in positions(leduc)]

    def measure(times: int) -> int:
        for _ in range(times):
            for one in look:
                one(0)
        return times * len(look)

    return measure


MEASURES: Measures = {
    "loop kuhn": partial(loop, kuhn),
    "loop leduc": partial(loop, leduc),
    "copy kuhn": clones(kuhn),
    "copy leduc": clones(leduc),
    "information state string leduc": looks("information_state_string"),
    "observation string leduc": looks("observation_string"),
    "observation tensor leduc": looks("observation_tensor"),
}


def spread(name: str) -> dict[str, float]:
    """How likely random play is to end with which chips after how many moves, exactly."""
    game = {"kuhn": kuhn, "leduc": leduc}[name]
    ends: dict[str, float] = {}
    branches: list[tuple[float, int, Any]] = [(1.0, 0, game.new_initial_state())]
    while branches:
        likely, moves, state = branches.pop()
        if state.is_terminal():
            end = f"{[int(points) for points in state.returns()]} {moves}"
            ends[end] = ends.get(end, 0.0) + likely
        elif state.is_chance_node():
            for action, part in state.chance_outcomes():
                branches.append((likely * part, moves, state.child(action)))
        else:
            legal = state.legal_actions()
            for action in legal:
                branches.append((likely / len(legal), moves + 1, state.child(action)))
    return ends
