"""A mime in words, for those who see it: what is done with which object, and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot
from typing import Any, Final, Literal, NamedTuple

from tablee.games.creux.touch import hand, objects
from tablee.games.creux.touch.cells import part_of
from tablee.games.creux.touch.mime import SLOT, Sample, read

TAP: Final = 350  # ms: who stays longer presses
MOVED: Final = 60  # so far from where it was, it goes somewhere
STEPS: Final = 4  # so many places of a way are named
PATTERN: Final = 3  # so many things that are done again and again are noticed as one

Deed = Literal["laid", "tapped", "pressed", "moved"]
Spot = tuple[str, bool]  # a zone; on the back


class Sight(NamedTuple):
    """One thing that was done."""

    deed: Deed
    thing: int
    lies: int
    spots: tuple[Spot, ...]


class Pattern(NamedTuple):
    """Things that were done one after the other, and how often."""

    sights: tuple[Sight, ...]
    times: int


class _Run:
    """One object, from when it touches until it is lifted or lies in another way."""

    def __init__(self, one: Sample, now: int, again: bool = False) -> None:
        self.one = one
        self.began = self.ended = now
        self.held = one.held
        self.again = again  # it lay there already
        self.far = 0.0
        self.spots: list[Spot] = []
        self.follow(one, now)

    def follow(self, one: Sample, now: int) -> None:
        if self.held:
            self.ended = now
        self.held &= one.held
        self.far = max(self.far, hypot(one.x - self.one.x, one.y - self.one.y))
        place = hand.place(one.x, one.y)
        if place is not None and (place.zone, one.back) not in self.spots[-1:]:
            self.spots.append((place.zone, one.back))

    def seen(self) -> Sight:
        if self.far > MOVED and len(self.spots) > 1:
            deed: Deed = "moved"
        elif not self.held and not self.again:
            deed = "laid"
        else:
            deed = "tapped" if self.ended - self.began < TAP else "pressed"
        spots = way(self.spots) if deed == "moved" else self.spots[:1]
        return Sight(deed, self.one.object, self.one.lies, tuple(spots))


def way(spots: list[Spot]) -> list[Spot]:
    """The first place, the last one, and a few on the way."""
    if len(spots) <= STEPS:
        return spots
    return [spots[round(step * (len(spots) - 1) / (STEPS - 1))] for step in range(STEPS)]


def sights(pieces: Sequence[bytes]) -> list[Pattern]:
    """What is done, in the order in which it begins; what is done again and again, once."""
    return patterns([run.seen() for run in runs_of(pieces)])


def runs_of(pieces: Sequence[bytes]) -> list[_Run]:
    runs: list[_Run] = []
    there: dict[int, _Run] = {}
    for number, piece in enumerate(pieces):
        for one in read(piece).samples:
            run, now = there.get(one.object), number * SLOT + one.t
            if one.lifted:
                there.pop(one.object, None)
            elif run is None or (run.one.lies, run.one.back) != (one.lies, one.back):
                there[one.object] = _Run(one, now)
                runs.append(there[one.object])
            elif one.held and not run.held:
                there[one.object] = _Run(one, now, again=True)
                runs.append(there[one.object])
            else:
                run.follow(one, now)
    return runs


def patterns(done: list[Sight]) -> list[Pattern]:
    """Whatever repeats itself most is taken together."""
    found: list[Pattern] = []
    while done:
        lengths = range(1, min(PATTERN, len(done)) + 1)
        often = {length: repeats(done, length) for length in lengths}
        length = max(lengths, key=lambda length: length * often[length] * (often[length] > 1))
        found.append(Pattern(tuple(done[:length]), often[length]))
        done = done[length * often[length] :]
    return found


def repeats(done: list[Sight], length: int) -> int:
    """How often it begins with these same things."""
    count = 1
    while done[count * length : (count + 1) * length] == done[:length]:
        count += 1
    return count


def in_words(pattern: Pattern, words: Mapping[str, Any]) -> str:
    """A sentence."""
    line = str(words["hand"]["then"]).join(sight_in_words(one, words) for one in pattern.sights)
    line = line[0].upper() + line[1:]
    if pattern.times == 1:
        return line
    return str(words["hand"]["times"].format(line=line, times=pattern.times))


def sight_in_words(sight: Sight, words: Mapping[str, Any]) -> str:
    said = words["hand"]
    where = said["way"].join(spot_in_words(spot, words) for spot in sight.spots)
    thing = words["objects"][sight.thing]
    lies = said["lies"][objects.LIES[sight.lies]]
    return str(said[sight.deed].format(thing=thing, lies=lies, where=where))


def spot_in_words(spot: Spot, words: Mapping[str, Any]) -> str:
    """Where that is; behind, as coarsely as one would say it."""
    zone, back = spot
    said = words["hand"]
    return str(said["backs"][part_of(zone)] if back else said["zones"][zone])
