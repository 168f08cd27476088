"""parrain.boss-bag: how likely the weapons are in somebody's bag, by what this seat has seen."""

from __future__ import annotations

from tablee.engine.ear import HIDDEN
from tablee.games.parrain.law.state import ALL_BAGS, THE_MONEY, WEAPONS
from tablee.games.parrain.mind.docket import LEFT, LOOK, RIGHT, SWAP
from tablee.games.parrain.mind.family import family_of
from tablee.games.parrain.mind.wishes import moved
from tablee.games.parrain.seen.view import BagStep, View


def weapons_at(view: View, seat: int) -> float:
    """The bag is followed back to whoever had it after the mixing."""
    family = family_of(view)
    origins = list(range(view.seats))  # by bag: where it is now, the bags by their first owner
    known: dict[int, int] = {}
    for step in view.steps:
        if step.bag != HIDDEN:
            known[origins.index(step.seat)] = step.bag
        carried = [place for place in origins if place in family.after]
        after = iter(moved(family, carried, step.seat, step.target, done(step)))
        origins = [next(after) if place in family.after else place for place in origins]
    first = origins.index(seat)
    mine = view.dealt[view.seat] if view.seat >= 0 else HIDDEN
    if view.seat not in view.mixed:
        known[view.seat] = mine
    if first in known:
        return float(known[first] == WEAPONS)
    if WEAPONS in known.values():
        return 0.0
    closed = [other for other in view.mixed if other not in known]
    if mine == WEAPONS:  # it is one of those that were mixed
        return 1 / len(closed) if first in view.mixed else 0.0
    unseen = 1 / (ALL_BAGS - len({*known.values(), mine, THE_MONEY}))
    if first not in view.mixed:
        return unseen
    strange = len([other for other in view.mixed if other not in (view.seat, view.shower)])
    strange -= len([k for k in view.mixed if k in known and known[k] not in (mine, THE_MONEY)])
    return strange / len(closed) * unseen


def done(step: BagStep) -> int:
    if step.kind == "looked":
        return LOOK
    if step.kind == "exchanged":
        return SWAP
    return LEFT if step.clockwise else RIGHT
