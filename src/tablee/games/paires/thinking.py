"""How to weigh a card in Paires: what the rest of the round can bring, and what points are worth.

The trap of this game is to compare the next card with the price of a fold. Whoever draws also
gives everybody else the occasion to lose the round first, and can still fold a lap later.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tablee.games.deck55 import KINDS
from tablee.games.paires.options import Mode
from tablee.games.paires.view import View
from tablee.thinking.race import best_at_the_fall, first_to_fall

# Of a hundred lost rounds, how many cost 0, 1, 2 … 10 points where everybody plays by this page
# (measured; the choices hardly depend on it): folds make the low ones, pairs the high ones.
COSTS: Final = (0, 10, 14, 12, 8, 6, 7, 8, 10, 12, 13)

LAPS: Final = 3  # to look ahead; hardly any round lasts longer

Outlook = list[list[float]]  # by seat and card: how bad for me, if he takes the card


class Weighed(NamedTuple):
    """How bad each of the two moves is for me: on average, how many games it loses me."""

    draw: float
    fold: float


class Danger(NamedTuple):
    """The coming draws of one seat, as numbers of cards in the deck."""

    total: int
    pairs: float  # cards that pair what he has
    harm: float  # the same, each times how bad that is for me
    more_pairs: float  # by how many a new card raises that, on average
    more_harm: float


def weigh(view: View, me: int) -> Weighed:
    """Draw or fold? The seat must have the turn, and a card must be left."""
    outlook = outlook_of(view, me)
    fold = outlook[me][min(min(hand) for hand in view.front)]
    seats = range(len(view.front))
    order = [*seats[me:], *seats[:me]]
    turns = [*range(LAPS * len(order))]
    dangers = [dangers_of(view, order, outlook, fresh=False)] if view.deck > 0 else []
    if view.deck <= turns[-1]:
        dangers.append(dangers_of(view, order, outlook, fresh=True))
    draw = fold
    for turn in reversed(turns):
        lap, at = divmod(turn, len(order))
        total, pairs, harm, more_pairs, more_harm = dangers[0 if turn < view.deck else -1][at]
        risk = pairs + lap * more_pairs
        harmed = harm + lap * more_harm
        draw = harmed / risk if risk >= total else (harmed + (total - risk) * draw) / total
        if at == 0 and lap > 0:
            draw = min(draw, fold)  # whoever has survived a lap may still fold
    return Weighed(draw, fold)


def dangers_of(view: View, order: list[int], outlook: Outlook, fresh: bool) -> list[Danger]:
    """Of each seat; from a fresh deck, after the shuffle that is due when this one ends."""
    cards = all_face_down(view) if fresh else [0, *view.unseen]
    return [danger(view.front[seat], cards, sum(cards), outlook[seat]) for seat in order]


def danger(hand: list[int], cards: list[int], total: int, after: list[float]) -> Danger:
    """Everybody is taken to draw: that is what the others can be made to pay for."""
    pairs = 0
    harm = more_pairs = more_harm = 0.0
    for card in range(1, KINDS):
        copies = cards[card]
        if card in hand:
            pairs += copies
            harm += copies * after[card]
        else:  # it may come, and its like after it
            more_pairs += copies * (copies - 1)
            more_harm += copies * (copies - 1) * after[card]
    harmless = max(1, total - pairs)
    return Danger(total, pairs, harm, more_pairs / harmless, more_harm / harmless)


def all_face_down(view: View) -> list[int]:
    """By value: paires.reshuffle, all cards that are not face up."""
    cards = list(range(KINDS))
    for hand in (*view.front, *view.scored):
        for card in hand:
            cards[card] -= 1
    return cards


def outlook_of(view: View, me: int) -> Outlook:
    """How bad each card for each seat would be for me."""
    bears = [view.target - points for points in view.points]
    outlook = []
    for seat, his in enumerate(bears):
        others = sorted(bears[other] for other in range(len(bears)) if other not in (me, seat))
        if seat == me:
            outlook.append(my_cards(view.mode, his, tuple(others), view.target))
        else:
            outlook.append(his_cards(view.mode, bears[me], his, tuple(others), view.target))
    return outlook


@lru_cache(maxsize=2**14)
def my_cards(mode: Mode, mine: int, others: tuple[int, ...], target: int) -> list[float]:
    """By card: how bad it would be for me to take it."""
    return [harm(mode, mine - card, others, target) for card in range(KINDS)]


@lru_cache(maxsize=2**16)
def his_cards(mode: Mode, mine: int, his: int, rest: tuple[int, ...], target: int) -> list[float]:
    """By card: how bad it would be for me if one other takes it."""
    return [harm(mode, mine, tuple(sorted((*rest, his - card))), target) for card in range(KINDS)]


def harm(mode: Mode, mine: int, others: tuple[int, ...], target: int) -> float:
    """My chance to lose the game; where the best are paid, less my chance to be one of them."""
    if mode == "forfeit" or mode == "downspear":  # paires.bet: all the others get the same
        return first_to_fall(COSTS, mine, others)
    if mine <= 0 and mode == "cutchfeld":  # paires.bet: the score itself is the price
        return 1 - mine / target
    return first_to_fall(COSTS, mine, others) - best_at_the_fall(COSTS, mine, others)
