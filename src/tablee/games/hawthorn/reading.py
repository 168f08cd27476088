"""What others do tells about their hands, and about themselves.

Whoever shows a card has passed over the lower ones that were free: most people then have none. Who
draws or folds shows nerve. How often a kind of people would have done all that tells how likely
that kind is; and since people at one table often play alike, each one tells about the others too.
"""

from __future__ import annotations

from math import exp, prod
from operator import mul
from typing import Final

from librt.vecs import vec
from msgspec import Struct, field

from tablee.engine.events import Event
from tablee.games.deck55 import CARDS, KINDS
from tablee.games.hawthorn import events
from tablee.games.hawthorn.people import NERVE, STEADY, THOUGHTFUL, TIMID, WILD, folding
from tablee.games.hawthorn.state import HAND
from tablee.games.hawthorn.view import View
from tablee.games.hawthorn.worlds import Belief

BEFORE: Final = {STEADY: 0.3, TIMID: 0.15, WILD: 0.1, THOUGHTFUL: 0.45}
ALIKE: Final = 0.5  # how often all others at a table are of one kind
# A hand with so many lower cards that were free is so much rarer, for each of them
PASSES: Final = {STEADY: 0.03, TIMID: 0.03, WILD: 1.0, THOUGHTFUL: 0.4}
# All that can be done with so many cards, weighed alike
CHOICES: Final = {
    kind: [sum(passes**lower for lower in range(size)) for size in range(HAND + 1)]
    for kind, passes in PASSES.items()
}
HARDLY: Final = 0.02  # how often the steady fold all the same
SHARP: Final = 0.04  # how suddenly the timid begin to fold
COIN: Final = 0.5  # how often the wild fold when they could draw
STUCK: Final = {STEADY: 0.1, TIMID: 0.1, WILD: 0.25, THOUGHTFUL: 0.1}  # and with cards in hand


class Habits(Struct):
    """What one person has done so far."""

    front: list[int] = field(default_factory=list)
    hand: int = HAND
    passed: list[int] = field(default_factory=lambda: [0] * KINDS)  # by value: how often
    slips: int = 0  # how often a card came that had been passed over
    sizes: list[int] = field(default_factory=list)  # of the hand, at each card shown from it
    nerve: list[float] = field(default_factory=lambda: [1.0] * len(BEFORE))  # by kind

    def show(self, card: int) -> None:
        """From the hand."""
        self.slips += self.passed[card]
        self.sizes.append(self.hand)
        self.hand -= 1
        for lower in range(1, card):
            self.passed[lower] += lower not in self.front
        self.front.append(card)


class Reading:
    """Listens for one seat to all that is done at the table."""

    def __init__(self) -> None:
        self.habits: dict[int, Habits] = {}
        self.drawing = False
        self.pot = 0

    def of(self, seat: int) -> Habits:
        return self.habits.setdefault(seat, Habits())

    def hear(self, event: Event) -> None:
        match event:
            case events.Anted(chips) | events.Paid(_, chips):
                self.pot += chips
            case events.DrawingBegan() | events.PlayingBegan():
                self.drawing = isinstance(event, events.DrawingBegan)
            case events.Revealed(seat, card):
                self.of(seat).show(card)
            case events.TieCardDealt(seat, card):
                self.of(seat).front.append(card)
            case events.Drew(seat, card):
                self.note(seat, folded=False)
                self.of(seat).front.append(card)
            case events.Played(seat, card):
                self.note(seat, folded=False)
                self.of(seat).show(card)
            case events.Folded(seat):
                self.note(seat, folded=True)
                self.of(seat).front.clear()
            case events.Paired(seat):
                self.of(seat).front.clear()

    def note(self, seat: int, folded: bool) -> None:
        """How likely each kind was to do this."""
        one = self.of(seat)
        folds = self.folds(one) if self.drawing else STUCK
        for kind, chance in folds.items():
            one.nerve[kind] *= chance if folded else 1 - chance

    def folds(self, one: Habits) -> dict[int, float]:
        """How often each kind folds where a card is to be drawn; the deck is taken as full."""
        fronts = [other.front for other in self.habits.values() if other.front]
        risks = [sum(front) / CARDS for front in fronts if front is not one.front]
        risk = sum(one.front) / CARDS
        cost = sum(card * card for card in one.front) / CARDS
        price = min(min(front) for front in fronts)
        others = len(risks)
        return {
            STEADY: HARDLY,
            TIMID: 1 / (1 + exp((NERVE - risk) / SHARP)),
            WILD: COIN,
            THOUGHTFUL: folding(cost, price, self.pot, others, sum(risks) / max(1, others)),
        }

    def beliefs(self, view: View, share: list[float]) -> list[Belief]:
        """By seat; `share` is, by value, the part of the unseen cards."""
        seats = range(len(view.hands))
        habits = [self.habits.get(seat, NEW) for seat in seats]
        likes = [[[PASSES[kind] ** n for n in one.passed] for kind in BEFORE] for one in habits]
        chances = [likelihoods(habits[at], view.hands[at], likes[at], share) for at in seats]
        kinds = alike(chances, view.seat)
        return [
            Belief(vec[float](kinds[at]), [vec[float](row) for row in likes[at]]) for at in seats
        ]


NEW: Final = Habits()


def likelihoods(
    one: Habits, hand: int, likes: list[list[float]], share: list[float]
) -> list[float]:
    """By kind: how likely it is that one of them would have done all that."""
    found = []
    for kind in BEFORE:
        chance: float = one.nerve[kind] * PASSES[kind] ** one.slips
        for size in one.sizes:
            chance /= CHOICES[kind][size]
        found.append(chance * sum(map(mul, share, likes[kind])) ** hand)
    return found


def alike(chances: list[list[float]], me: int) -> list[list[float]]:
    """By seat, how likely each kind is; either all others are of one kind, or each of any."""
    before = [*BEFORE.values()]
    alone = [sum(map(mul, before, row)) for row in chances]
    found = []
    for seat, row in enumerate(chances):
        rest = [at for at in range(len(chances)) if at not in (seat, me)]
        each = (1 - ALIKE) * prod(alone[at] for at in rest)
        together = [ALIKE * prod(chances[at][kind] for at in rest) for kind in BEFORE]
        kinds = [before[kind] * row[kind] * (each + together[kind]) for kind in BEFORE]
        total = sum(kinds)
        found.append([part / total for part in kinds] if total > 0 else before)
    return found
