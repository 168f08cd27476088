"""Whoever does not stand before the Godfather: cancel when named, step in, call the police."""

from __future__ import annotations

from typing import Final

from tablee.engine.chance import Chance
from tablee.games.parrain.law.accusing import ENOUGH_FOR_CONCRETE
from tablee.games.parrain.law.excuses import EXCHANGING, RED, effect, is_police
from tablee.games.parrain.mind.belief import Belief
from tablee.games.parrain.mind.cards import anger_then, clears, working
from tablee.games.parrain.mind.dice import happens
from tablee.games.parrain.mind.temper import Temper
from tablee.games.parrain.seen.view import View

LIKELY: Final = 0.3  # that the money is here
SUSPECT: Final = 0.4  # who looks so guilty may get the concrete
TRAP: Final = 0.55  # parrain.boss-bag: how sure one wants to be
BETTER: Final = 0.1


def cancels(view: View, belief: Belief, temper: Temper, chance: Chance) -> bool:
    """parrain.cancel.mentioned: out of fear for the bag, for harm, or out of temper.

    By what all can know, so that it tells nobody what I have seen.
    """
    last = view.excuses[-1]
    if not last.works:
        return False
    chances, guilt = belief.chances, belief.guilt()
    here, held = belief.at(view.seat, chances), belief.held(view.seat, chances)
    percent = 6 + 18 * temper.touchy
    if effect(last.card) == EXCHANGING and here >= LIKELY:
        percent += 45  # he is after my bag
    if held >= LIKELY:
        percent += 6  # better not to be looked at
        if view.anger == RED and guilt[view.turn] >= SUSPECT:
            percent += 40  # let it be him
    if view.anger == RED and guilt[view.seat] >= SUSPECT:
        percent += 25  # the one who stands there next could be me
    return happens(chance, percent)


def steps_in(view: View, belief: Belief) -> bool:
    """parrain.help: where no card works any more, and what strikes him strikes me."""
    if view.seat not in belief.family.struck[view.turn] or not view.excuses:
        return False
    if any(excuse.works for excuse in view.excuses) or not working(view):
        return False
    counted = 1 if clears(view) else len(view.excuses) + 1
    return anger_then(view) != RED or counted <= ENOUGH_FOR_CONCRETE


def trap(view: View, belief: Belief, weapons: float) -> int | None:
    """parrain.boss-bag: the place of the card that calls the police, if it is worth it."""
    mine = belief.mine()
    chance = belief.at(view.godfather, mine) + belief.at(view.seat, mine) * weapons
    if chance < max(TRAP, belief.held(view.seat, mine) + BETTER):
        return None
    return next(place for place, card in enumerate(view.hand) if is_police(card))
