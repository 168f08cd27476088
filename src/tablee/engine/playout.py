"""Random games inside the compiled driver, and the tree of everything that can happen."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from tablee.engine.chance import Chance, Forced
from tablee.engine.ear import Ear
from tablee.engine.game import Ask, Game, State
from tablee.engine.seats import CROUPIER


def playout(game: Game[Any, Any], s: State, chance: Chance, ear: Ear) -> i64:
    """Play on with random legal moves until the game ends; how many moves that took."""
    moves: i64 = 0
    dealing: list[Ask] = []
    while True:
        asks = game.asks(s)
        if asks is dealing:  # most laws make that list once: no need to read it again
            game.deal(s, chance, ear)
            continue
        if not asks:
            return moves
        seat = asks[0].seat
        if seat == CROUPIER:
            dealing = asks
            game.deal(s, chance, ear)
            continue
        if len(asks) > 1:
            seat = asks[chance.below(len(asks))].seat
        game.play(s, seat, random_move(game, s, seat, chance), ear)
        moves += 1


def random_move(game: Game[Any, Any], s: State, seat: i64, chance: Chance) -> i64:
    """Any legal move of this seat, all equally likely."""
    moves = game.candidates(s, seat)
    move: i64 = moves[chance.below(len(moves))]
    if game.refusal(s, seat, move) is not None:
        moves = [other for other in moves if game.refusal(s, seat, other) is None]
        move = moves[chance.below(len(moves))]
    return game.fill_in(s, seat, move, chance)


def playouts(
    game: Game[Any, Any], seats: i64, options: object, games: i64, chance: Chance
) -> tuple[int, int]:
    """So many random games; how many moves and picks they took."""
    moves: i64 = 0
    before = chance.picks
    ear = Ear()
    laid = game.start(seats, options, None)  # the same each time: luck comes later
    for _ in range(games):
        moves += playout(game, laid.copy(), chance, ear)
    return moves, chance.picks - before


def outcomes(game: Game[Any, Any], s: State) -> list[tuple[float, State]]:
    """What the croupier's next step can bring: every kind with its probability."""
    probe = Forced(-1)
    game.deal(s.copy(), probe, Ear())
    branches: list[tuple[float, State]] = []
    for kind in range(i64(len(probe.weights))):
        if probe.weights[kind] > 0:
            branch = s.copy()
            game.deal(branch, Forced(kind), Ear())
            branches.append((float(probe.weights[kind]) / float(probe.total), branch))
    return branches


def perft(game: Game[Any, Any], s: State, depth: i64) -> i64:
    """How many ways there are to go on for so many steps, a pick or a move each."""
    asks = game.asks(s)
    if depth == 0 or not asks:
        return 1
    ways: i64 = 0
    for ask in asks:
        if ask.seat == CROUPIER:
            for _, branch in outcomes(game, s):
                ways += perft(game, branch, depth - 1)
        else:
            for move in game.candidates(s, ask.seat):
                if game.refusal(s, ask.seat, move) is None:
                    branch = s.copy()
                    game.play(branch, ask.seat, move, Ear())
                    ways += perft(game, branch, depth - 1)
    return ways
