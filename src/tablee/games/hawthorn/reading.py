"""What others do tells about their hands, and about themselves.

Whoever shows a card has passed over the lower ones that were free: most people then have none. How
often a kind of people does so tells how likely each kind is, and such cards in each one's hand.
"""

from __future__ import annotations

from math import exp
from operator import mul
from typing import Final

from librt.vecs import vec
from msgspec import Struct, field

from tablee.engine.events import Event
from tablee.games.deck55 import KINDS
from tablee.games.hawthorn.events import Drew, Played, Revealed, TieCardDealt
from tablee.games.hawthorn.people import NERVE, STEADY, THOUGHTFUL, TIMID, WILD
from tablee.games.hawthorn.state import HAND
from tablee.games.hawthorn.view import View
from tablee.games.hawthorn.worlds import Belief

SHARP: Final = 0.04  # how suddenly the timid begin to fold
LEAVES: Final = 0.5  # how often the wild leave when they could draw
LEAVES_HAND: Final = 0.25  # and when they could play a card
BEFORE: Final = {STEADY: 0.3, TIMID: 0.15, WILD: 0.1, THOUGHTFUL: 0.45}
# A hand with so many lower cards that were free is so much rarer, for each of them
PASSES: Final = {STEADY: 0.03, TIMID: 0.03, WILD: 1.0, THOUGHTFUL: 0.4}
# All that it can do with so many cards, weighed alike
CHOICES: Final = {
    kind: [sum(passes**lower for lower in range(size)) for size in range(HAND + 1)]
    for kind, passes in PASSES.items()
}


class Habits(Struct):
    """What one person has done so far."""

    front: list[int] = field(default_factory=list)
    hand: int = HAND
    passed: list[int] = field(default_factory=lambda: [0] * KINDS)  # by value: how often
    slips: int = 0  # how often a card came that had been passed over
    sizes: list[int] = field(default_factory=list)  # of the hand, at each card shown from it
    dared: list[list[int]] = field(default_factory=list)  # what was in front at each draw


class Reading:
    """Listens for one seat to all that the others do."""

    def __init__(self) -> None:
        self.habits: dict[int, Habits] = {}

    def hear(self, event: Event) -> None:
        if isinstance(event, Revealed | Played):
            one = self.of(event.seat)
            one.slips += one.passed[event.card]
            one.sizes.append(one.hand)
            one.hand -= 1
            for card in range(1, event.card):
                one.passed[card] += card not in one.front
            one.front.append(event.card)
        elif isinstance(event, Drew):
            one = self.of(event.seat)
            one.dared.append(list(one.front))
            one.front.append(event.card)
        elif isinstance(event, TieCardDealt):
            self.of(event.seat).front.append(event.card)

    def of(self, seat: int) -> Habits:
        return self.habits.setdefault(seat, Habits())

    def beliefs(self, view: View, share: list[float]) -> list[Belief]:
        """By seat; `share` is, by value, the part of the unseen cards."""
        return [
            belief(self.habits.get(seat, NEW), view.hands[seat], share)
            for seat in range(len(view.hands))
        ]


NEW: Final = Habits()


def belief(one: Habits, hand: int, share: list[float]) -> Belief:
    likes = [[PASSES[kind] ** times for times in one.passed] for kind in BEFORE]
    kinds = [BEFORE[kind] * likelihood(one, kind, hand, likes[kind], share) for kind in BEFORE]
    return Belief(vec[float](kinds), [vec[float](row) for row in likes])


def likelihood(one: Habits, kind: int, hand: int, likes: list[float], share: list[float]) -> float:
    """How likely it is that one of this kind would have done all that."""
    chance: float = PASSES[kind] ** one.slips
    for size in one.sizes:
        chance /= CHOICES[kind][size]
    chance *= sum(map(mul, share, likes)) ** hand
    if kind == WILD:
        played = max(0, len(one.sizes) - 1)
        chance *= (1 - LEAVES) ** len(one.dared) * (1 - LEAVES_HAND) ** played
    if kind == TIMID:
        for front in one.dared:
            chance *= 1 - folds(sum(share[card] for card in front))
    return chance


def folds(pair: float) -> float:
    """How often the timid fold when the next card pairs with this chance."""
    return 1 / (1 + exp((NERVE - pair) / SHARP))
