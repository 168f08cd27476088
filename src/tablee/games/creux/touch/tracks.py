"""What each object does over time, as moments between which it moves evenly; cut into pieces."""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.games.creux.touch import hand
from tablee.games.creux.touch.mime import FULLEST, SLOT, Sample, Slot, write

OFTEN: Final = (0, 33, 66)  # when a moving object is looked at, in each slot


class Key(NamedTuple):
    """From this moment on it is so, until the next; place and force change evenly to the next."""

    t: float  # ms since the beginning
    touches: bool
    x: float
    y: float
    back: bool
    lies: int
    held: bool
    force: float
    angle: int


class Tracks:
    """The moments of all objects."""

    def __init__(self) -> None:
        self.keys: dict[int, list[Key]] = {}

    def add(self, thing: int, key: Key) -> None:
        """What comes at the same moment replaces what was there; time does not run back."""
        keys = self.keys.setdefault(thing, [])
        key = key._replace(t=float(round(max(key.t, keys[-1].t if keys else 0.0))))
        if keys and keys[-1].t == key.t:
            keys.pop()
        keys.append(key)

    def pieces(self, upright: bool) -> list[bytes]:
        """All of it, from the first slot to the one in which the last thing happens."""
        end = max((keys[-1].t for keys in self.keys.values()), default=0.0)
        slots: list[list[Sample]] = [[] for _ in range(int(end) // SLOT + 1)]
        for thing, keys in self.keys.items():
            for moment, sample in _looks(thing, keys, int(end)):
                if upright and sample.lifted:  # taken away; what is let go would be seen to fall
                    sample = sample._replace(held=True)
                slots[moment // SLOT].append(sample)
        return [write(Slot(upright, tuple(_few(samples)))) for samples in slots]


def _few(samples: list[Sample]) -> list[Sample]:
    """In order of time; of too many, those go first that only show the way."""
    samples.sort(key=lambda one: (one.t, one.object))
    return [one for one in samples if one.t not in OFTEN[1:]] if len(samples) > FULLEST else samples


def _looks(thing: int, keys: list[Key], end: int) -> list[tuple[int, Sample]]:
    """The samples of one object, each with its moment."""
    moments = {int(key.t) for key in keys}
    moments |= {slot + ms for slot in range(0, end + 1, SLOT) for ms in OFTEN}
    found = list[tuple[int, Sample]]()
    number, there = -1, False
    last: tuple[int, ...] | None = None
    for moment in sorted(moment for moment in moments if keys[0].t <= moment <= end):
        while number + 1 < len(keys) and keys[number + 1].t <= moment:
            number += 1
        key = _between(keys[number], keys[number + 1] if number + 1 < len(keys) else None, moment)
        x = min(hand.WIDE - 1, max(0, round(key.x)))
        y = min(hand.HIGH - 1, max(0, round(key.y)))
        touches = key.touches and hand.depth(x, y) >= 4 - hand.REACH
        if not touches and not there:
            continue
        sample = Sample(
            moment % SLOT,
            thing,
            key.lies,
            key.back,
            key.held and touches,
            not touches,
            x,
            y,
            round(key.force) if touches else 0,
            key.angle,
        )
        there = touches
        if moment % SLOT == 0 or sample[1:] != last:
            found.append((moment, sample))
        last = sample[1:]
    return found


def _between(key: Key, then: Key | None, moment: int) -> Key:
    """Where it is at a moment between two."""
    if then is None or not key.touches or key.back != then.back:
        return key
    if key.lies != then.lies or not key.held:
        return key  # it falls, or lies still
    part = (moment - key.t) / (then.t - key.t)
    force = then.force if then.touches else key.force  # it is lifted as hard as it was held
    return key._replace(
        x=key.x + (then.x - key.x) * part,
        y=key.y + (then.y - key.y) * part,
        force=key.force + (force - key.force) * part,
    )
