"""Our side: compiled or interpreted, whichever is on the path."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from bench.kuhn import game as kuhn
from bench.leduc import game as leduc
from bench.sides import Measures, dice
from tablee.engine import match, playout
from tablee.engine.chance import Seeded
from tablee.engine.ear import Ear
from tablee.engine.game import Game, State
from tablee.engine.match import Match
from tablee.engine.playout import outcomes, playouts
from tablee.engine.seats import CROUPIER
from tablee.games.blackstone import game as blackstone
from tablee.games.hawthorn import game as hawthorn
from tablee.games.paires import game as paires
from tablee.games.pirates import game as pirates

AnyGame = Game[Any, Any]
luck = Seeded(0x5EED)


def driver(game: AnyGame, seats: int, games: int) -> int:
    """Random games inside the compiled driver."""
    return playouts(game, seats, None, games, luck)[0]


def loop(game: AnyGame, seats: int, games: int) -> int:
    """Random games from a Python loop, as a bot or a learner would drive them."""
    moves = 0
    for _ in range(games):
        table = Match(game, seats, luck)
        while legal := table.legal():
            table.play(legal[next(dice) % len(legal)])
            moves += 1
    return moves


def positions(game: AnyGame, seats: int, count: int = 64) -> list[State]:
    """Tables at which somebody is asked, from random games."""
    states: list[State] = []
    while len(states) < count:
        table = Match(game, seats, luck)
        while not table.over:
            states.append(table.state.copy())
            legal = table.legal()
            table.play(legal[next(dice) % len(legal)])
    return states[:count]


def copies(game: AnyGame, seats: int) -> Callable[[int], int]:
    copy = [state.copy for state in positions(game, seats)]

    def measure(times: int) -> int:
        for _ in range(times):
            for one in copy:
                one()
        return times * len(copy)

    return measure


def views(game: AnyGame, seats: int) -> Callable[[int], int]:
    """What seat 0 sees, as JSON."""
    states = positions(game, seats)
    view, encode = game.view, msgspec.json.Encoder().encode

    def measure(times: int) -> int:
        for _ in range(times):
            for state in states:
                encode(view(state, 0))
        return times * len(states)

    return measure


DRIVEN: dict[str, tuple[AnyGame, int]] = {
    "driver paires 2": (paires, 2),
    "driver paires 4": (paires, 4),
    "driver paires 8": (paires, 8),
    "driver pirates 4": (pirates, 4),
    "driver pirates 8": (pirates, 8),
    "driver hawthorn 4": (hawthorn, 4),
    "driver hawthorn 8": (hawthorn, 8),
    "driver blackstone 4": (blackstone, 4),
    "driver blackstone 8": (blackstone, 8),
    "driver kuhn": (kuhn, 2),
    "driver leduc": (leduc, 2),
}

MEASURES: Measures = {
    **{name: partial(driver, game, seats) for name, (game, seats) in DRIVEN.items()},
    "loop paires 4": partial(loop, paires, 4),
    "loop kuhn": partial(loop, kuhn, 2),
    "loop leduc": partial(loop, leduc, 2),
    "copy paires 4": copies(paires, 4),
    "copy kuhn": copies(kuhn, 2),
    "copy leduc": copies(leduc, 2),
    "view paires 4": views(paires, 4),
    "view leduc": views(leduc, 2),
}


def compiled() -> bool:
    """Are the engine and the law of all games machine code here?"""
    games: list[AnyGame] = [paires, pirates, hawthorn, blackstone, kuhn, leduc]
    law = [match, playout, *(sys.modules[type(game).__module__] for game in games)]
    return not any(str(module.__file__).endswith(".py") for module in law)


def steps() -> dict[str, float]:
    """How many steps a move there are inside the driver: the move itself and the croupier's."""
    chance, counted = Seeded(7), {}
    for name, (game, seats) in DRIVEN.items():
        moves, picks = playouts(game, seats, None, 1000, chance)
        counted[name] = (moves + picks) / moves
    return counted


def totals() -> list[int]:
    """Moves and picks of a few seeded games: the same, compiled or not."""
    tables: list[tuple[AnyGame, int]] = [(paires, 2), (paires, 4), (paires, 8)]
    tables += [(pirates, 4), (hawthorn, 4), (blackstone, 4), (kuhn, 2), (leduc, 2)]
    chance = Seeded(7)
    return [sum(playouts(game, seats, None, 200, chance)) for game, seats in tables]


def spread(name: str) -> dict[str, float]:
    """How likely random play is to end with which chips after how many moves, exactly."""
    game: AnyGame = kuhn if name == "kuhn" else leduc
    ends: dict[str, float] = {}
    branches: list[tuple[float, int, State]] = [(1.0, 0, game.start(2, None, None))]
    while branches:
        likely, moves, state = branches.pop()
        asks = game.asks(state)
        if not asks:
            result = game.outcome(state)
            assert result is not None
            end = f"{result.points} {moves}"
            ends[end] = ends.get(end, 0.0) + likely
        elif asks[0].seat == CROUPIER:
            branches += [(likely * part, moves, branch) for part, branch in outcomes(game, state)]
        else:
            seat = asks[0].seat
            candidates = game.candidates(state, seat)
            legal = [move for move in candidates if game.refusal(state, seat, move) is None]
            for move in legal:
                branch = state.copy()
                game.play(branch, seat, move, Ear())
                branches.append((likely / len(legal), moves + 1, branch))
    return ends
