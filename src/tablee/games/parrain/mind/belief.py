"""Where the money may be. Since the mixing all moves of bags were seen: it is in one of three.

So what anybody can know is three chances, and whoever looked into one of the three bags knows more.
What the others did weighs the three: how likely would they have done that, had they seen it there?
"""

from __future__ import annotations

from typing import Final

from tablee.games.parrain.law.state import THE_MONEY
from tablee.games.parrain.mind.docket import LOOK, SWAP, Deed, Docket
from tablee.games.parrain.mind.family import Family
from tablee.games.parrain.mind.wishes import (
    CURIOSITY,
    Chances,
    Choice,
    Scene,
    choices,
    guilty,
    habits,
    moved,
    settled,
    suspects,
    weighed,
)

SHY: Final = 0.02  # how often one acts on what one knows, at the beginning;
BOLD: Final = 0.6  # at the end;
LATE: Final = 20  # and how late that changes


class Belief:
    """The three bags that were mixed: where each is now, and how likely it holds the money."""

    def __init__(self, family: Family, mixed: list[int], pile: int) -> None:
        self.family = family
        self.pile = pile  # excuses that could be drawn, all in all
        self.places = tuple(mixed)
        self.chances: Chances = (1 / len(mixed),) * len(mixed)  # what all can know
        self.looked: dict[int, set[int]] = {}  # by seat: into which of them
        self.found: dict[int, bool] = {}  # into which I looked: was it there?
        self.looks = 0  # of mine
        self.read = 0  # how much of the docket has been read

    def catch_up(self, docket: Docket) -> None:
        for act in docket.acts[self.read :]:
            self.weigh(act)
            self.follow(act, docket)
        self.read = len(docket.acts)

    def follow(self, deed: Deed, docket: Docket) -> None:
        self.places = moved(self.family, self.places, deed.seat, deed.target, deed.done)
        if deed.done != LOOK:
            return
        for track, place in enumerate(self.places):
            if place == deed.seat:
                self.looked.setdefault(deed.seat, set()).add(track)
                if deed.seat == docket.seat and self.looks < len(docket.seen):
                    self.found[track] = docket.seen[self.looks] == THE_MONEY
        if deed.seat == docket.seat:
            self.looks += 1

    def seen_by(self, seat: int, truth: int) -> Chances:
        """What this seat believes by what it has seen, if the money is in that bag."""
        looked = self.looked.get(seat, set())
        if truth in looked:
            return tuple(float(track == truth) for track in range(len(self.chances)))
        return scaled([0.0 if k in looked else chance for k, chance in enumerate(self.chances)])

    def scene(self, seat: int, anger: int, drawn: int) -> Scene:
        known = tuple(self.seen_by(seat, truth) for truth in range(len(self.chances)))
        late = drawn / self.pile
        return Scene(
            self.family,
            seat,
            self.places,
            self.chances,
            known,
            anger,
            boldness(late),
            CURIOSITY * (1 - late),
        )

    def weigh(self, deed: Deed) -> None:
        """Whoever has looked knows something, and what he does tells of it."""
        if not self.looked.get(deed.seat) or not deed.could:
            return
        scene = self.scene(deed.seat, settled(deed.anger, deed.counted), deed.drawn)
        targets = self.family.targets(deed.seat, deed.accuser)
        options = choices(deed.could, targets)
        found = habits(scene, options)
        at_random = suspects(scene, targets)[deed.target]
        self.chances = scaled(
            weighed(
                self.chances,
                [likelihood(deed, options, found[mind], at_random) for mind in scene.known],
            )
        )

    def held(self, seat: int, chances: Chances) -> float:
        """The chance that this seat's own side has it."""
        ours = self.family.ours[seat]
        return sum(
            chance for chance, place in zip(chances, self.places, strict=True) if place in ours
        )

    def mine(self) -> Chances:
        """What I believe: what all can know, and what I have seen myself."""
        for track, there in self.found.items():
            if there:
                return tuple(float(k == track) for k in range(len(self.chances)))
        return scaled([0.0 if k in self.found else chance for k, chance in enumerate(self.chances)])

    def at(self, seat: int, chances: Chances) -> float:
        """The chance that the money is in this seat's bag."""
        return sum(c for c, place in zip(chances, self.places, strict=True) if place == seat)

    def guilt(self) -> dict[int, float]:
        """By seat, as all can know it: how likely concrete there would find the money."""
        return guilty(self.family, self.chances, self.places)


def boldness(progress: float) -> float:
    """What one knows is best kept to oneself, until it is nearly too late to use it."""
    return SHY + (BOLD - SHY) * progress**LATE


def likelihood(deed: Deed, options: list[Choice], habit: list[float], at_random: float) -> float:
    """How likely somebody with this habit accuses that seat, and then does that."""
    chosen = dict(zip(options, habit, strict=True))
    swaps = sum(chance for choice, chance in chosen.items() if choice.done == SWAP)
    with_him = chosen.get(Choice(SWAP, deed.target), 0.0)
    accused = with_him + (1 - swaps) * at_random
    left = 1 - swaps + with_him
    done = with_him if deed.done == SWAP else chosen[Choice(deed.done)]
    return accused * done / left if left > 0 else 0.0


def scaled(weights: list[float] | Chances) -> Chances:
    total = sum(weights)
    if total <= 0:
        return (1 / len(weights),) * len(weights)
    return tuple(weight / total for weight in weights)
