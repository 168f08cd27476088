"""PokerKit: pure Python, any poker, every step checked; Kuhn with all chores automated."""

from __future__ import annotations

from pokerkit import Automation, KuhnPoker

from bench.sides import Measures, dice

kuhn = KuhnPoker(tuple(Automation))


def loop(games: int) -> int:
    moves = 0
    for _ in range(games):
        state = kuhn()
        while state.status:
            legal = [state.check_or_call]
            if state.can_fold():
                legal.append(state.fold)
            if state.can_complete_bet_or_raise_to():
                legal.append(state.complete_bet_or_raise_to)
            legal[next(dice) % len(legal)]()
            moves += 1
    return moves


MEASURES: Measures = {"loop kuhn": loop}
