"""What can be done to the bags, and where each of them has been."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.seats import NOBODY, left_of, right_of
from tablee.games.parrain.law.excuses import EXCHANGING, EYE, ROTATION, effect
from tablee.games.parrain.law.numbers import EXCHANGE, LOOK, LOOK_AWAY, ROTATE
from tablee.games.parrain.law.state import (
    STEP,
    SWAPPING,
    THE_MONEY,
    TURNING,
    State,
)


def what_may_be_done(s: State) -> list[int]:
    """parrain.bag.effect: the effect of one working card, a helper's too."""
    moves: list[int] = []
    if offers(s, EYE):
        moves.append(LOOK.first)
        moves.append(LOOK_AWAY.first)
    if offers(s, ROTATION):
        moves.append(ROTATE.of(0))
        moves.append(ROTATE.of(1))
    if offers(s, EXCHANGING):
        moves.append(EXCHANGE.first)
    return moves


def offers(s: State, kind: i64) -> bool:
    for at in range(i64(len(s.cards))):
        if s.works(at) and effect(s.cards[at]) == kind:
            return True
    return False


def note(s: State, kind: i64, who: i64, whom: i64) -> None:
    s.steps.extend([kind, who, whom, s.hearing])


def moved(s: State, bags: vec[i64], kind: i64, who: i64, whom: i64) -> vec[i64]:
    """The bags by seat after one step: looking moves none."""
    after = bags[:]
    if kind == SWAPPING:
        after[who], after[whom] = bags[whom], bags[who]
    elif kind == TURNING:
        for seat in range(s.seats()):
            if s.has_a_bag(seat):
                after[neighbour(s, seat, whom == 1)] = bags[seat]
    return after


def neighbour(s: State, seat: i64, clockwise: bool) -> i64:
    """The next who has a bag: it goes past a Godfather without one."""
    while True:
        seat = left_of(seat, s.seats()) if clockwise else right_of(seat, s.seats())
        if s.has_a_bag(seat):
            return seat


def course(s: State, bag: i64) -> list[int]:
    """Who had this bag after the mixing, and after each step since."""
    bags = s.settled[:]
    holders: list[int] = [holder(bags, bag)]
    for at in range(i64(0), i64(len(s.steps)), i64(STEP)):
        bags = moved(s, bags, s.steps[at], s.steps[at + 1], s.steps[at + 2])
        holders.append(holder(bags, bag))
    return holders


def seen_at(s: State, step: i64) -> i64:
    """What lay in the bag of whoever looked in this step."""
    bags = s.settled[:]
    for at in range(i64(0), step * STEP, i64(STEP)):
        bags = moved(s, bags, s.steps[at], s.steps[at + 1], s.steps[at + 2])
    return bags[s.steps[step * STEP + 1]]


def journey(s: State) -> list[int]:
    """parrain.end.concrete: who had the money, step by step."""
    return course(s, THE_MONEY)


def holder(bags: vec[i64], bag: i64) -> i64:
    for seat in range(i64(len(bags))):
        if bags[seat] == bag:
            return seat
    return NOBODY
