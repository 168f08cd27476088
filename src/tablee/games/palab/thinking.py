"""How to weigh a move in Palab: who loses the round then, and what that is worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Seeded
from tablee.engine.pile import Pile
from tablee.games.palab.cards import pile_of
from tablee.games.palab.imagining import imagine
from tablee.games.palab.odds import chance_of_harm, harmful
from tablee.games.palab.state import State
from tablee.games.palab.view import View
from tablee.games.palab.worlds import Top, weigh

BUDGET: Final = 240  # playouts for a choice


def best_move(view: View, moves: list[int], seed: int) -> int:
    """The one that makes me the shame of the family most rarely."""
    s = imagine(view, Seeded(seed))
    stakes = vec[float](what_is_at_stake(view.losses, view.seat))
    top = Top(vec[i64]([int(harms) for harms in harmful(view)]), chance_of_harm(view))
    return weigh(s, view.seat, what_is_known(view, s), moves, stakes, top, BUDGET, seed)


def what_is_known(view: View, s: State) -> list[Pile]:
    """By hand: cards that are there for certain; those among the others, where they were put."""
    known = [pile_of(cards) for cards in view.known]
    for card in view.among:
        for seat, hand in enumerate(s.hands):
            if seat != view.seat and hand.counts[card] > known[seat].counts[card]:
                known[seat].add(card)
                break
    return known


def what_is_at_stake(losses: list[int], me: int) -> list[float]:
    """By seat: my chance to lose the game, if this one loses the round."""
    costs = []
    for loser, lost in enumerate(losses):
        if lost > 0:
            costs.append(float(loser == me))
        else:
            after = sum(one > 0 for one in losses) + 1
            mine = losses[me] > 0 or loser == me
            costs.append(chance_to_lose(len(losses), after, mine))
    return costs


@lru_cache(maxsize=256)
def chance_to_lose(seats: int, warned: int, me: bool) -> float:
    """So many have lost a round, `me` too or not; everybody loses each round equally often."""
    if me:
        return (1 + (seats - warned) * after(seats, warned, True)) / seats
    own = after(seats, warned, True)
    others = (seats - warned - 1) * after(seats, warned, False)
    return (own + others) / seats


def after(seats: int, warned: int, me: bool) -> float:
    """The same once another one has lost a round; nobody: there is none left."""
    return chance_to_lose(seats, warned + 1, me) if warned < seats else 0.0
