"""How to weigh a move in Pirates: by my share in the win at the table that it leaves behind.

Everybody still in has a weight, and my share is mine of the whole. Of the others I know how likely
each has a pair (reading.py), whose turn it is, and how easily his next card would pair. Of myself I
know whether I have a pair, and how guilty I look to somebody who reads me as I read the others:
with a pair it helps to look harmless, without one to look guilty, for a wrong accuser is out. So
bluffing needs no rule of its own.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from tablee.engine.moves import Move
from tablee.games.deck55 import KINDS
from tablee.games.pirates.belief import ACCUSE, ATTACK, CHALLENGE, DRAW, Belief
from tablee.games.pirates.figures import Figures, figures_for
from tablee.games.pirates.moves import Accuse, Attack, Challenge
from tablee.games.pirates.odds import (
    Counts,
    coming,
    has_pair,
    hidden_from_all,
    hidden_from_me,
    pair,
)
from tablee.games.pirates.reading import Reader
from tablee.games.pirates.view import View


class Rival(NamedTuple):
    """What counts of one other."""

    guilt: list[float]  # now, at 0; else by card: once that lies in front of him
    danger: float  # the chance that his next card would pair one in front of him


class Known(NamedTuple):
    """What this seat can count before it moves."""

    view: View
    hidden: Counts  # from me
    secret: Counts  # from all
    next_card: list[float]
    rivals: dict[int, Rival]
    read: Belief | None  # how the others may read me; None: by counting alone
    figures: Figures
    rest: float  # how much all rivals weigh, if none of them has the turn
    looks: dict[tuple[int, int], float]  # how guilty I would look, by act and card, once asked


def what_is_known(view: View, reader: Reader | None = None) -> Known:
    hidden = hidden_from_me(view)
    rivals: dict[int, Rival] = {}
    for seat in view.still_in:
        if seat != view.seat:
            front, cards = view.front[seat], view.hand_sizes[seat]
            belief = reader.belief(seat, front, cards) if reader else None
            rivals[seat] = Rival(
                guilt_by_counting(hidden, front, cards) if belief is None else belief.guilts(),
                danger(hidden, front),
            )
    read = reader.belief(view.seat, view.front[view.seat], len(view.hand)) if reader else None
    figures = figures_for(len(view.still_in))
    rest = sum(weight(figures, rival.guilt[0], rival.danger) for rival in rivals.values())
    secret = hidden_from_all(view)
    return Known(view, hidden, secret, coming(view), rivals, read, figures, rest, {})


def guilt_by_counting(hidden: Counts, front: list[int], cards: int) -> list[float]:
    """By card that may come to lie there, or none: the chance of a pair."""
    shown = frozenset(front)
    return [pair(hidden, shown | {card} if card else shown, cards) for card in range(KINDS)]


def danger(hidden: Counts, front: list[int]) -> float:
    """The chance that the next card has a value that lies there."""
    return sum(hidden[card - 1] for card in {*front}) / max(1, sum(hidden))


def worth(known: Known, move: Move) -> float:
    """About how likely I am to win after this move."""
    if isinstance(move, Attack):
        return attack(known, move)
    if isinstance(move, Challenge):
        return challenge(known, move.target)
    if isinstance(move, Accuse):
        return accuse(known, move.target)
    return draw(known)


def attack(known: Known, move: Attack) -> float:
    """pirates.attack: a card less for me, one more for him, and his turn."""
    hand = [*known.view.hand]
    hand.remove(move.card)
    me = mine(known, known.figures, hand, ATTACK, move.card)
    return share(me, with_card(known, move.target, move.card))


def challenge(known: Known, target: int) -> float:
    """pirates.challenge: a pair puts me out; else it is as an attack."""
    me = mine(known, known.figures, known.view.hand, CHALLENGE)
    return sum(
        chance * share(me, with_card(known, target, card))
        for card, chance in enumerate(known.next_card, start=1)
        if chance > 0 and card not in known.view.front[target]
    )


def accuse(known: Known, target: int) -> float:
    """pirates.accuse: one of us two is out."""
    guilt = known.rivals[target].guilt[0]
    rest = {seat: rival for seat, rival in known.rivals.items() if seat != target}
    if not rest or guilt == 0:
        return guilt
    figures = figures_for(len(rest) + 1)
    me = mine(known, figures, known.view.hand, ACCUSE)
    left = left_neighbour(known.view.seat, rest)
    return guilt * share(
        me,
        sum(
            weight(figures, rival.guilt[0], rival.danger, seat == left)
            for seat, rival in rest.items()
        ),
    )


def draw(known: Known) -> float:
    """pirates.draw: it may give me a pair, and all see that my hand grows."""
    view = known.view
    front = view.front[view.seat]
    looks = looks_after(known, DRAW, len(view.hand) + 1)
    left = left_neighbour(view.seat, known.rivals)
    rival = known.rivals[left]
    turn = weight(known.figures, rival.guilt[0], rival.danger, turn=True)
    rest = known.rest - weight(known.figures, rival.guilt[0], rival.danger) + turn
    guilty = 1.0
    if not has_pair(view.hand, front):
        guilty = sum(known.next_card[card - 1] for card in {*view.hand, *front})
    exposed = danger(known.hidden, front)
    caught = share(my_weight(known.figures, True, looks, exposed), rest)
    return guilty * caught + (1 - guilty) * share(
        my_weight(known.figures, False, looks, exposed), rest
    )


def with_card(known: Known, target: int, card: int) -> float:
    """How much the others weigh, once this card lies in front of one, whose turn it is."""
    rival, figures = known.rivals[target], known.figures
    more = known.hidden[card - 1] / max(1, sum(known.hidden))
    before = weight(figures, rival.guilt[0], rival.danger)
    after = weight(figures, rival.guilt[card], rival.danger + more, turn=True)
    return known.rest - before + after


def weight(figures: Figures, guilt: float, danger: float, turn: bool = False) -> float:
    """How much one of the others counts for."""
    sum_of_all = guilt * (figures.guilt + figures.guilt_squared * guilt) + figures.danger * danger
    if turn:
        sum_of_all += figures.turn + figures.turn_and_guilt * guilt
    return exp(sum_of_all)


def mine(known: Known, figures: Figures, hand: list[int], act: int, card: int = 0) -> float:
    """How much I count for with this hand, after I have acted so."""
    front = known.view.front[known.view.seat]
    looks = looks_after(known, act, len(hand), card)
    return my_weight(figures, has_pair(hand, front), looks, danger(known.hidden, front))


def looks_after(known: Known, act: int, cards: int, card: int = 0) -> float:
    """How guilty I look once I have acted so and hold so many cards."""
    key = act, card
    if key not in known.looks:
        read = known.read
        if read is not None:
            read = (
                read.attacks(card) if act == ATTACK
                else read.draws(known.secret) if act == DRAW
                else read.acts(act)
            )  # fmt: skip
        front = frozenset(known.view.front[known.view.seat])
        known.looks[key] = pair(known.secret, front, cards) if read is None else read.guilt
    return known.looks[key]


def my_weight(figures: Figures, guilty: bool, looks: float, danger: float) -> float:
    """How much I count for, if the others see a pair with this chance."""
    sum_of_all = figures.me + figures.my_danger * danger
    if guilty:
        sum_of_all += figures.pair + looks * (figures.caught + figures.caught_squared * looks)
    else:
        sum_of_all += looks * (figures.trap + figures.trap_squared * looks)
    return exp(sum_of_all)


def share(me: float, rest: float) -> float:
    return me / (me + rest)


def left_neighbour(seat: int, among: dict[int, Rival]) -> int:
    """The next of these to the left."""
    return min(among, key=lambda other: (other < seat, other))
