"""What an accuser does to the bags: for the good of his side, and so that it does not show.

Who has looked into a bag knows more than the others, and what he does tells of it. So each choice
is weighed as it will look afterwards: what people make of it depends on how often he would do the
same if the money were elsewhere. A few rounds of that thought bring the two close together.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from tablee.engine.seats import NOBODY
from tablee.games.parrain.law.excuses import GREEN, RED
from tablee.games.parrain.mind.docket import LEFT, LOOK, RIGHT, SWAP
from tablee.games.parrain.mind.family import Family

Chances = tuple[float, ...]  # by bag of the three: that the money is in it

ROUNDS: Final = 4
BLIND: Final = 0.3  # so many deeds say nothing: people do anything
CURIOSITY: Final = 0.2  # what a look is worth that would tell most
RISK: Final = (0.3, 0.8, 1.6)  # by anger: how much nearer to concrete the accused is
SUSPECTED: Final = 3  # how much sooner concrete strikes those who look guilty
ANYBODY: Final = 0.1
WARMTH: Final = 0.08  # how far behind the best a choice may be and still be made


class Choice(NamedTuple):
    """A deed; for an exchange, with whom."""

    done: int
    target: int = NOBODY


class Scene(NamedTuple):
    """An accuser before the bags are touched, as all can know it."""

    family: Family
    seat: int
    places: tuple[int, ...]  # of the three bags
    chances: Chances  # what all can know
    known: tuple[Chances, ...]  # what he believes, by the bag that the money is in
    anger: int  # in the turn that follows
    bold: float  # how often he acts on what he knows
    curious: float  # what a look is worth to him that tells most


def choices(could: Sequence[int], targets: Sequence[int]) -> list[Choice]:
    """parrain.bag.effect: an exchange is another choice with each."""
    plain = [Choice(done) for done in could if done != SWAP]
    return plain + [Choice(SWAP, target) for target in targets if SWAP in could]


def moved(
    family: Family, places: Sequence[int], seat: int, target: int, done: int
) -> tuple[int, ...]:
    """Where these bags are after that."""
    if done == LEFT:
        return tuple(family.after[place] for place in places)
    if done == RIGHT:
        return tuple(family.before[place] for place in places)
    if done == SWAP:
        swap = {seat: target, target: seat}
        return tuple(swap.get(place, place) for place in places)
    return tuple(places)


class Prospect:
    """One choice, and what it would be worth, depending on what people make of it."""

    def __init__(self, scene: Scene, choice: Choice) -> None:
        self.scene = scene
        self.choice = choice
        family, seat = scene.family, scene.seat
        self.places = moved(family, scene.places, seat, choice.target, choice.done)
        self.won = [  # by bag: if it holds the money, what spoils it
            family.spoils(seat, place) if place in family.ours[seat] else None
            for place in self.places
        ]
        self.here = [place == seat for place in scene.places]

    def harm(self, chances: Chances) -> list[float]:
        """By bag: how likely it all comes to nothing, if people believe that."""
        family = self.scene.family
        guilt: dict[int, float] = {}
        for chance, place in zip(chances, self.places, strict=True):
            for seat in family.found_by[place]:
                guilt[seat] = guilt.get(seat, 0.0) + chance
        weights = {seat: (value + ANYBODY) ** SUSPECTED for seat, value in guilt.items()}
        plain = ANYBODY**SUSPECTED
        if self.choice.target != NOBODY:
            accused = weights.get(self.choice.target, plain)
            weights[self.choice.target] = accused * (1 + RISK[self.scene.anger])
        total = sum(weights.values()) + plain * (len(family.players) - len(weights))
        return [
            0.0 if spoils is None else sum(weights.get(other, plain) for other in spoils) / total
            for spoils in self.won
        ]

    def worth(self, known: Chances, harm: Sequence[float]) -> float:
        """The chance that my side has the money and is not struck; and curiosity."""
        worth = sum(
            chance * (1 - spoiled)
            for chance, spoiled, spoils in zip(known, harm, self.won, strict=True)
            if spoils is not None
        )
        if self.choice.done == LOOK:
            here = sum(chance for chance, at in zip(known, self.here, strict=True) if at)
            worth += self.scene.curious * 4 * here * (1 - here)
        return worth


def leaning(worth: Sequence[float]) -> list[float]:
    """People mostly do what is best, and something a little worse now and then."""
    top = max(worth)
    weights = [exp((value - top) / WARMTH) for value in worth]
    total = sum(weights)
    return [weight / total for weight in weights]


def habits(scene: Scene, options: Sequence[Choice]) -> dict[Chances, list[float]]:
    """By what he believes: how likely he makes each of the choices."""
    prospects = [Prospect(scene, choice) for choice in options]
    minds = list(dict.fromkeys(scene.known))
    found = {mind: [1 / len(options)] * len(options) for mind in minds}
    for turn in range(ROUNDS if len(minds) > 1 else 1):
        harms = [
            prospect.harm(read(scene, [found[mind][at] for mind in scene.known]))
            for at, prospect in enumerate(prospects)
        ]
        innocent = leaning(
            [p.worth(scene.chances, harm) for p, harm in zip(prospects, harms, strict=True)]
        )
        for mind in minds:
            new = leaning([p.worth(mind, harm) for p, harm in zip(prospects, harms, strict=True)])
            new = [
                scene.bold * own + (1 - scene.bold) * other
                for own, other in zip(new, innocent, strict=True)
            ]
            old = found[mind]
            found[mind] = [(a + b) / 2 for a, b in zip(old, new, strict=True)] if turn else new
    return found


def read(scene: Scene, likely: Sequence[float]) -> Chances:
    """What people believe who have seen him do what is so likely, by the bag with the money."""
    return weighed(scene.chances, likely)


def weighed(chances: Chances, factors: Sequence[float]) -> Chances:
    """What was believed, after something that would have been so likely in each case."""
    mean = sum(chance * factor for chance, factor in zip(chances, factors, strict=True))
    if mean <= 0:
        return chances
    return tuple(
        chance * (BLIND + (1 - BLIND) * factor / mean)
        for chance, factor in zip(chances, factors, strict=True)
    )


def suspects(scene: Scene, targets: Sequence[int]) -> dict[int, float]:
    """Whom one accuses for the accusation's own sake: those of whom all think ill."""
    guilt = guilty(scene.family, scene.chances, scene.places)
    mine = scene.family.beside(scene.seat)
    weights = {seat: (ANYBODY + guilt[seat]) * (0.25 if seat in mine else 1.0) for seat in targets}
    total = sum(weights.values())
    return {seat: weight / total for seat, weight in weights.items()}


def guilty(family: Family, chances: Sequence[float], places: Sequence[int]) -> dict[int, float]:
    """By seat: how likely concrete there would find the money."""
    found = dict.fromkeys(family.players, 0.0)
    for chance, place in zip(chances, places, strict=True):
        for seat in family.found_by[place]:
            found[seat] += chance
    return found


def settled(anger: int, counted: int) -> int:
    """parrain.convinced: his anger after an accusation that went through."""
    change = -1 if counted == 1 else int(counted >= 3)
    return min(max(anger + change, GREEN), RED)
