"""Whoever stands before the Godfather: another excuse, and naming whom? Or accuse, and whom?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.engine.chance import Chance
from tablee.games.parrain.law.accusing import ENOUGH_FOR_CONCRETE
from tablee.games.parrain.law.excuses import RED
from tablee.games.parrain.mind.belief import Belief
from tablee.games.parrain.mind.cards import (
    anger_then,
    clears,
    keeping,
    least_useful,
    possible,
    working,
)
from tablee.games.parrain.mind.dice import happens, one_of
from tablee.games.parrain.mind.docket import LOOK_AWAY, SWAP
from tablee.games.parrain.mind.temper import Temper
from tablee.games.parrain.mind.wishes import (
    Choice,
    Prospect,
    Scene,
    choices,
    habits,
    settled,
    suspects,
)
from tablee.games.parrain.seen.view import View

BREATH: Final = 0.03  # what it costs to tell one more excuse: it may be cancelled
CONCRETE: Final = 0.5  # and where concrete could follow, if one looks guilty
SPARING: Final = 0.01  # a card that works at many levels is kept
FOUNDED: Final = 4  # whoever came up in the story is accused so much sooner
LAST_WORDS: Final = 6  # so few excuses are left that one can talk until the end
TALKS: Final = 45  # of a hundred times, the most talkative goes on for the fun of it
DARES: Final = 80  # of a hundred times, one names whom one means to accuse: he may cancel
WITNESS: Final = 40  # and one's own people, who can't


class Accused:
    """One seat's thoughts while it has the floor."""

    def __init__(self, view: View, belief: Belief, temper: Temper, chance: Chance) -> None:
        self.view = view
        self.belief = belief
        self.temper = temper
        self.chance = chance
        self.mine = belief.mine()
        self.targets = belief.family.targets(view.seat, view.accuser)

    def scene(self, anger: int) -> Scene:
        return self.belief.scene(self.view.seat, anger, self.belief.pile - self.view.pile)

    def best(self, could: Sequence[int], anger: int) -> float:
        """What I could bring about with these cards."""
        scene = self.scene(anger)
        worth = []
        for choice in choices(could, self.targets):
            prospect = Prospect(scene, choice)
            worth.append(prospect.worth(self.mine, prospect.harm(scene.chances)))
        return max(worth, default=0.0)

    def wants_more(self) -> bool:
        """Is another word worth it, now that one could accuse?"""
        view = self.view
        now = self.best(possible(view), settled(view.anger, len(view.excuses)))
        if view.pile <= LAST_WORDS and self.best((LOOK_AWAY,), view.anger) > now - BREATH:
            return True  # parrain.end.pile: better an end now than another turn
        after = [self.prospect(place) for place in working(view)]
        return max(after, default=0.0) > now or self.enjoys_it()

    def enjoys_it(self) -> bool:
        """A good talker goes on a little where nothing is at stake."""
        view = self.view
        if view.anger == RED or clears(view) or not working(view):
            return False
        return happens(self.chance, TALKS * self.temper.talkative / len(view.excuses))

    def prospect(self, place: int) -> float:
        """What I could bring about with this card, too."""
        view = self.view
        card = view.hand[place]
        counted = 1 if clears(view) else len(view.excuses) + 1
        best = self.best(possible(view, card), settled(anger_then(view), counted))
        return best - self.cost(counted) - SPARING * keeping(card, view.options.boss_bag)

    def cost(self, counted: int) -> float:
        if anger_then(self.view) == RED and counted >= ENOUGH_FOR_CONCRETE:
            return BREATH + CONCRETE * self.belief.guilt()[self.view.turn]
        return BREATH

    def card(self) -> int:
        """Which excuse: one that does what I would like, else one that I can spare."""
        good = working(self.view)
        if not good:
            return least_useful(self.view)
        return max(good, key=lambda place: (self.prospect(place), -place))

    def whom(self, could: Sequence[int], anger: int) -> int:
        """Whom to accuse: for an exchange with him, or because all think ill of him."""
        scene = self.scene(anger)
        options = choices(could, self.targets)
        choice = options[one_of(self.chance, habits(scene, options)[self.mine])]
        if choice.done == SWAP:
            return choice.target
        named = {seat for excuse in self.view.excuses for seat in excuse.mentions}
        chances = suspects(scene, self.targets)
        weights = [chances[seat] * (FOUNDED if seat in named else 1) for seat in self.targets]
        return self.targets[one_of(self.chance, weights)]

    def accusation(self) -> int:
        view = self.view
        return self.whom(possible(view), settled(view.anger, len(view.excuses)))

    def mentions(self, place: int) -> list[int]:
        """Whom to name: the one I mean to accuse, or somebody who will bear me out."""
        view, family = self.view, self.belief.family
        friends = family.beside(view.turn) | family.beside(view.seat) | {view.turn}
        witness = self.some_of(sorted(friends - {view.seat, family.godfather}))
        named = [] if clears(view) else [s for excuse in view.excuses for s in excuse.mentions]
        could = possible(view, view.hand[place])
        if view.turn != view.seat or not could or not happens(self.chance, DARES):
            return witness
        if any(seat in self.targets for seat in named):
            return witness
        return sorted({self.whom(could, anger_then(view)), *witness})

    def some_of(self, friends: Sequence[int]) -> list[int]:
        if not friends or not happens(self.chance, WITNESS):
            return []
        return [friends[self.chance.below(len(friends))]]

    def deed(self, could: Sequence[int]) -> int:
        """What to do to the bags, now that he is convinced."""
        view = self.view
        scene = self.scene(settled(view.anger, len(view.excuses)))
        options = choices(could, self.targets)
        habit = habits(scene, options)[self.mine]
        weights = [
            chance if choice in (Choice(choice.done), Choice(SWAP, view.accused)) else 0.0
            for choice, chance in zip(options, habit, strict=True)
        ]
        return options[one_of(self.chance, weights)].done
