"""The Godfather: what he cancels, whom he believes, and when he has heard enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.chance import Chance
from tablee.games.parrain.law.accusing import ENOUGH_FOR_CONCRETE
from tablee.games.parrain.law.excuses import EXCUSES, RED
from tablee.games.parrain.law.state import HAND
from tablee.games.parrain.law.telling import MOST_COUNTED
from tablee.games.parrain.mind.belief import Belief
from tablee.games.parrain.mind.dice import happens
from tablee.games.parrain.mind.temper import Temper
from tablee.games.parrain.seen.view import View

# How sure he wants to be, early and late, between a name drawn by lot (0) and certainty (1):
PRESSING: Final = (0.7, 0.3)  # before he lets nothing count any more
POURING: Final = (0.5, 0.2)  # and before he pours what is at hand
IMPATIENT: Final = 0.08
NEAR: Final = 5  # cards until concrete: from there on he presses whoever he is sure of
WHIM: Final = 8  # of a hundred cards that work, he cancels so many for no reason at all
SEVERE: Final = 14  # and so many more, the severest
MOOD: Final = (0.6, 1.0, 1.3)  # by anger
BLAME: Final = {"contradiction": 25, "repetition": 8, "courtesy": 15}  # more, for such a fault
UNFOUNDED: Final = 20  # who is accused and never came up: so often he is not convinced


def whole_pile(view: View) -> int:
    """parrain.pile: excuses that can be drawn, all in all."""
    return EXCUSES - HAND * (view.seats - 1) - view.options.spare


def sure(view: View, belief: Belief, temper: Temper, wanted: Sequence[float]) -> bool:
    """Would concrete on whoever stands here find the money? The later, the less he asks for."""
    guilt = belief.guilt()
    by_lot = sum(guilt.values()) / len(guilt)
    early, late = wanted
    surer = late + (early - late) * view.pile / whole_pile(view)
    enough = by_lot + (1 - by_lot) * (surer - IMPATIENT * (1 - temper.patient))
    struck = belief.family.struck
    rival = max(guilt[seat] for seat in guilt if view.turn not in struck[seat] or seat == view.turn)
    return guilt[view.turn] >= max(enough, rival - 0.01)


def pours(view: View, belief: Belief, temper: Temper) -> bool:
    """parrain.red: concrete is at hand, so he need not be as sure as if he had to wait for it."""
    return view.concrete and sure(view, belief, temper, POURING)


def presses(view: View, belief: Belief, temper: Temper) -> bool:
    """He knows enough: nothing counts any more."""
    return to_concrete(view) <= NEAR and sure(view, belief, temper, PRESSING)


def to_concrete(view: View) -> int:
    """How many cards more, if he lets none of them count."""
    if view.anger == RED:
        return max(ENOUGH_FOR_CONCRETE - len(view.excuses), 0)
    levels = RED - view.anger
    return levels * MOST_COUNTED - len(view.excuses) + ENOUGH_FOR_CONCRETE


def has_heard_enough(view: View, temper: Temper, faults: Sequence[str], chance: Chance) -> bool:
    """Does he let a card count that works? parrain.talk: a hearing is there to be heard."""
    if sum(excuse.cancelled for excuse in view.excuses) > int(temper.severe > 0.5):
        return False
    percent = MOOD[view.anger] * (WHIM + SEVERE * temper.severe)
    percent += sum(BLAME.get(fault, 0) for fault in faults) * (0.5 + temper.touchy)
    return happens(chance, percent)


def is_unfounded(view: View, temper: Temper, chance: Chance) -> bool:
    """Somebody is accused who never came up in the story: is that enough not to believe it?"""
    if any(view.accused in excuse.mentions for excuse in view.excuses):
        return False
    if any(excuse.cancelled for excuse in view.excuses):
        return False
    return happens(chance, UNFOUNDED * (0.5 + temper.severe))


def culprit(belief: Belief, targets: Sequence[int], chance: Chance) -> int:
    """parrain.end.pile: the likeliest; of several, by lot."""
    guilt = belief.guilt()
    top = max(guilt[seat] for seat in targets)
    likeliest = [seat for seat in targets if guilt[seat] > top - 1e-9]
    return likeliest[chance.below(len(likeliest))]
