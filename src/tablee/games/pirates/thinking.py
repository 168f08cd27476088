"""How to weigh a move in Pirates: by my share in the win at the table that it leaves behind.

Everybody still in counts for as much as he is likely to stand: whoever may have a pair counts for
less, the more so the likelier it looks to the others, since that is when they accuse him. Whoever
gets the turn can still play his pair away. I know whether I have one: if so, it helps to look
harmless; if not, to look guilty, since a wrong accuser is out.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.engine.moves import Move
from tablee.games.pirates.moves import Accuse, Attack, Challenge
from tablee.games.pirates.odds import (
    Counts,
    coming,
    has_pair,
    hidden_from_all,
    hidden_from_me,
    pair,
)
from tablee.games.pirates.view import View

# Found by trial, this page against itself with other figures; it hardly depends on them.
CAUGHT: Final = 0.8  # what it costs to have a pair, if all are sure of it
RELIEF: Final = 0.5  # how much of that is left to one who has the turn
TRAP: Final = 0.1  # what it is worth to look guilty without a pair
FEW: Final = 3  # so many seats, and it does not pay to go first


class Known(NamedTuple):
    """What this seat can count before it moves."""

    view: View
    hidden: Counts  # from me
    secret: Counts  # from all
    next_card: list[float]
    guilt: dict[int, float]  # by seat: the chance that this other one has a pair
    left: int  # who plays after me, unless I say who


def what_is_known(view: View) -> Known:
    hidden = hidden_from_me(view)
    guilt = {
        seat: pair(hidden, frozenset(view.front[seat]), view.hand_sizes[seat])
        for seat in view.still_in
        if seat != view.seat
    }
    left = left_neighbour(view.seat, guilt)
    return Known(view, hidden, hidden_from_all(view), coming(view), guilt, left)


def first_card(hand: list[int], seats: int) -> int:
    """One of a pair, so that the other can be played away; else the lowest goes first."""
    twins = [card for card in hand if hand.count(card) > 1]
    if twins:
        return twins[0]
    return max(hand) if seats <= FEW else min(hand)


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
    return share(mine(known, hand), with_card(known, move.target, move.card))


def challenge(known: Known, target: int) -> float:
    """pirates.challenge: a pair puts me out; else it is as an attack."""
    me = mine(known, known.view.hand)
    return sum(
        chance * share(me, with_card(known, target, card))
        for card, chance in enumerate(known.next_card, start=1)
        if chance > 0 and card not in known.view.front[target]
    )


def accuse(known: Known, target: int) -> float:
    """pirates.accuse: one of us two is out."""
    guilt = {seat: chance for seat, chance in known.guilt.items() if seat != target}
    me = mine(known, known.view.hand)
    left = left_neighbour(known.view.seat, guilt) if guilt else target
    return known.guilt[target] * share(me, others(guilt, left))


def draw(known: Known) -> float:
    """pirates.draw: it may give me a pair, and all see that my hand grows."""
    view = known.view
    front = view.front[view.seat]
    looks = pair(known.secret, frozenset(front), len(view.hand) + 1)
    held = {*view.hand, *front}
    guilty = sum(known.next_card[card - 1] for card in held)
    if has_pair(view.hand, front):
        guilty = 1.0
    rest = others(known.guilt, known.left)
    pairs = guilty * share(my_standing(looks, guilty=True), rest)
    return pairs + (1 - guilty) * share(my_standing(looks, guilty=False), rest)


def with_card(known: Known, target: int, card: int) -> float:
    """How much the others count for, once this card lies in front of one, whose turn it is."""
    front = frozenset((*known.view.front[target], card))
    guilt = pair(known.hidden, front, known.view.hand_sizes[target])
    return others(known.guilt | {target: guilt}, target)


def others(guilt: dict[int, float], turn: int) -> float:
    """How much all the others count for, together."""
    return sum(
        1 - CAUGHT * chance * chance * (RELIEF if seat == turn else 1)
        for seat, chance in guilt.items()
    )


def mine(known: Known, hand: list[int]) -> float:
    """How much I count for with this hand."""
    front = known.view.front[known.view.seat]
    looks = pair(known.secret, frozenset(front), len(hand))
    return my_standing(looks, has_pair(hand, front))


def my_standing(looks: float, guilty: bool) -> float:
    """How much I count for, if the others see a pair with this chance."""
    return 1 - CAUGHT * looks if guilty else 1 + TRAP * looks


def share(me: float, rest: float) -> float:
    return me / (me + rest)


def left_neighbour(seat: int, among: dict[int, float]) -> int:
    """The next of these to the left."""
    return min(among, key=lambda other: (other < seat, other))
