"""The way of the box from hand to hand, weighed exactly.

What the box holds when it reaches a place is all that the places after it depend on. So chances are
carried forward and backward from place to place, and every way of the box is in the sums.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.games.cuba.box import (
    KINDS,
    NO_TOKEN,
    NOT_YET,
    TOKEN,
    is_thief,
    tokens_in,
    weight,
    worth,
)
from tablee.games.cuba.habits import (
    DEAF,
    KEPT,
    SENSIBLE,
    TAKES,
    WILD,
    Habits,
    hiding,
    inventing,
    lying,
    rashly,
    talking_nonsense,
)
from tablee.games.cuba.hearing import Words


@final
class Witness:
    """One place in the order of the box: what is known of it, and what was said there."""

    def __init__(self, words: Words, take: i64, came: i64, bag: i64, no_thief: bool) -> None:
        self.words = words
        self.take = take  # what the pocket holds; NOT_YET: unknown
        self.came = came  # what the box held when it came; NOT_YET: unknown
        self.bag = bag  # the first player's; NOT_YET: unknown
        self.no_thief = no_thief  # for the sake of argument


@final
class Journey:
    """All ways of the box that fit what is known at one chair."""

    def __init__(
        self, habits: Habits, witnesses: list[Witness], kept: vec[float], end: i64
    ) -> None:
        self.habits = habits
        self.witnesses = witnesses
        self.end = end  # what came back to the Godfather; NOT_YET: unknown
        places = len(witnesses)
        size = int(habits.mix) + 1
        self.lies = vec[float]([lying(take) for take in range(TAKES)])
        self.rash = vec[float]([rashly(take) for take in range(TAKES)])
        self.nonsense = vec[float]([talking_nonsense(take) for take in range(TAKES)])
        self.invents = vec[float]([inventing(take) for take in range(TAKES)])
        # by place and box: the chance that it comes so, by what is known of the places before
        self.before = [vec[float]([0.0] * size) for _ in range(places + 1)]
        # by place and box: how well what is known from there on fits it
        self.after = [vec[float]([0.0] * size) for _ in range(places + 1)]
        self.pockets = [vec[float]([0.0] * TAKES) for _ in range(places)]
        for number in range(i64(KEPT)):
            self.before[0][habits.mix - number] = kept[number]  # cuba.setup.remove
        self.go_forward()
        self.come_back()
        self.total = 0.0
        for take in range(i64(TAKES)):
            self.total += self.pockets[0][take]

    def go_forward(self) -> None:
        for place in range(i64(len(self.witnesses))):
            here, there = self.before[place], self.before[place + 1]
            words = self.witnesses[place].words
            for box in self.habits.boxes:
                if here[box] > 0.0 and self.may_come(place, box):
                    for bag in range(self.bags(place), i64(NO_TOKEN + 1)):
                        if self.may_hide(place, box, bag):
                            rest = without(box, bag)
                            for take in self.choices(place, rest):
                                if self.may_be(place, take):
                                    weighed = self.weigh(words, place, box, rest, take)
                                    there[rest - worth(take)] += here[box] * weighed

    def come_back(self) -> None:
        places: i64 = len(self.witnesses)
        for box in self.habits.boxes:
            if self.end == NOT_YET or self.end == box:
                self.after[places][box] = 1.0
        for place in range(places - 1, i64(-1), i64(-1)):
            here, fits = self.before[place], self.after[place]
            words, pocket = self.witnesses[place].words, self.pockets[place]
            for box in self.habits.boxes:
                if here[box] > 0.0 and self.may_come(place, box):
                    fits[box] = self.look_on(place, box, here[box], words, pocket)

    def look_on(
        self, place: i64, box: i64, chance: float, words: Words, pocket: vec[float]
    ) -> float:
        """How well the rest fits this box; what each take adds goes into the pocket."""
        there = self.after[place + 1]
        fit = 0.0
        for bag in range(self.bags(place), i64(NO_TOKEN + 1)):
            if self.may_hide(place, box, bag):
                rest = without(box, bag)
                for take in self.choices(place, rest):
                    then = there[rest - worth(take)]
                    if then > 0.0 and self.may_be(place, take):
                        part = then * self.weigh(words, place, box, rest, take)
                        fit += part
                        pocket[take] += chance * part
        return fit

    def weigh(self, words: Words, place: i64, box: i64, rest: i64, take: i64) -> float:
        """How likely somebody takes this from the rest of a box, and then speaks like that."""
        sensible = SENSIBLE * self.likes(place, box, rest, take)
        wild = self.whims(place, box, rest, take)
        if words.nonsense:
            return self.nonsense[take] * (sensible + WILD * wild) + DEAF * wild
        if words.silent:
            return sensible + (WILD + DEAF) * wild
        left = rest - worth(take)
        honest = words.came_true[box] * words.left_true[left] * words.take_true[take]
        lies = self.lies[take]
        weighed = sensible * (lies * self.lie(words, box, left, take) + (1.0 - lies) * honest)
        rash = self.rash[take]
        said = rash * words.wild + (1.0 - rash) * honest
        return weighed + wild * (WILD * said + DEAF * words.deaf)

    def lie(self, words: Words, box: i64, left: i64, take: i64) -> float:
        """How likely a careful liar with this in his pocket speaks like that."""
        invents = self.invents[take]
        kept = words.came_kept[box] + words.left_kept[left]  # one side of the story is true
        return (1.0 - invents) * kept / 2.0 + invents * words.invented

    def weigh_lies(self, words: Words, place: i64, box: i64, rest: i64, take: i64) -> float:
        """The part of that weight which belongs to liars."""
        sensible = SENSIBLE * self.likes(place, box, rest, take)
        wild = self.whims(place, box, rest, take)
        lie = self.lies[take] * self.lie(words, box, rest - worth(take), take)
        return sensible * lie + wild * (WILD * self.rash[take] * words.wild + DEAF * words.deaf)

    def likes(self, place: i64, box: i64, rest: i64, take: i64) -> float:
        """How likely a sensible one takes this, and hides what is missing from the box."""
        if place + 1 == len(self.witnesses):
            return self.habits.sensible_last[rest * TAKES + take]
        likes = self.habits.sensible[rest * TAKES + take]
        if place == 0:
            return likes * hiding(hidden(box, rest), take)
        return likes

    def whims(self, place: i64, box: i64, rest: i64, take: i64) -> float:
        """The same of a wild one."""
        if place + 1 == len(self.witnesses):
            return self.habits.wild_last[rest * TAKES + take]
        if place == 0:
            return self.habits.wild[rest * TAKES + take] * self.habits.any_bag
        return self.habits.wild[rest * TAKES + take]

    def choices(self, place: i64, rest: i64) -> vec[i64]:
        if place + 1 == len(self.witnesses):
            return self.habits.choices_last[rest]  # cuba.last
        return self.habits.choices[rest]

    def may_come(self, place: i64, box: i64) -> bool:
        known = self.witnesses[place].came
        return known in (NOT_YET, box)

    def may_be(self, place: i64, take: i64) -> bool:
        witness = self.witnesses[place]
        if witness.take != NOT_YET:
            return witness.take == take
        return not (witness.no_thief and is_thief(take))

    def bags(self, place: i64) -> i64:
        """cuba.first.hide: the first of the ways to fill the bag; the others have none."""
        if place == 0:
            return 0
        return NO_TOKEN

    def may_hide(self, place: i64, box: i64, bag: i64) -> bool:
        if bag < NO_TOKEN and tokens_in(box, bag) == 0:
            return False
        known = self.witnesses[place].bag
        return place > 0 or known in (NOT_YET, bag)

    def pockets_if(self, place: i64, words: Words) -> vec[float]:
        """What this pocket would hold if these had been its owner's words, all else being equal."""
        pocket = vec[float]([0.0] * TAKES)
        here = self.before[place]
        for box in self.habits.boxes:
            if here[box] > 0.0 and self.may_come(place, box):
                self.look_on(place, box, here[box], words, pocket)
        return pocket

    def guilt(self, place: i64) -> float:
        """How likely there are diamonds in this pocket."""
        part = 0.0
        for take in range(i64(1), i64(TOKEN)):
            part += self.pockets[place][take]
        return part / self.total

    def imagine(self, chance: Chance) -> list[int]:
        """One way of the box, as likely as it is: kept, bag, every pocket, what came back."""
        box = self.imagine_start(chance)
        way: list[int] = [self.habits.mix - box, NO_TOKEN]
        for place in range(i64(len(self.witnesses))):
            words = self.witnesses[place].words
            there = self.after[place + 1]
            left = self.after[place][box] * uniform(chance)
            taken: i64 = NOT_YET
            then: i64 = box
            for bag in range(self.bags(place), i64(NO_TOKEN + 1)):
                if self.may_hide(place, box, bag) and (left >= 0.0 or taken == NOT_YET):
                    rest = without(box, bag)
                    for take in self.choices(place, rest):
                        fit = there[rest - worth(take)]
                        if fit > 0.0 and self.may_be(place, take):
                            if left >= 0.0 or taken == NOT_YET:
                                taken = take
                                if place == 0:
                                    way[1] = bag
                                then = rest - worth(take)
                                left -= fit * self.weigh(words, place, box, rest, take)
            way.append(taken)
            box = then
        way.append(box)
        return way

    def imagine_start(self, chance: Chance) -> i64:
        left = self.total * uniform(chance)
        start: i64 = NOT_YET
        for number in range(i64(KEPT)):
            box = self.habits.mix - number
            part = self.before[0][box] * self.after[0][box]
            if part > 0.0 and (left >= 0.0 or start == NOT_YET):
                start = box
                left -= part
        return start


def hidden(box: i64, rest: i64) -> i64:
    """What went into the bag."""
    for kind in range(i64(KINDS)):
        if box - rest == weight(kind):
            return kind
    return NO_TOKEN


def without(box: i64, bag: i64) -> i64:
    if bag == NO_TOKEN:
        return box
    return box - weight(bag)


def uniform(chance: Chance) -> float:
    """Anything from 0 to 1."""
    return float(chance.below(0x1000000)) / float(0x1000000)
