"""Mann and Whitney's test: do the numbers of one side tend to be larger than the other's?

It looks at ranks alone, so that a machine that stood still for a second counts no more than one
that was late by a hair.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

CORRECTION: Final = 0.5  # of a count that is taken for continuous


def wins(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """In how many pairs ours is the larger one; of those that are equal, half."""
    middle = ranks([*ours, *theirs])
    return sum(middle[one] for one in ours) - len(ours) * (len(ours) + 1) / 2


def ranks(numbers: Sequence[float]) -> dict[float, float]:
    """By number: its place from 1, the mean place of all that are equal."""
    times = Counter(numbers)
    kinds = sorted(times)
    ends = accumulate(times[kind] for kind in kinds)
    return {kind: end - (times[kind] - 1) / 2 for kind, end in zip(kinds, ends, strict=True)}


def spread(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """The standard deviation of those wins, if the sides were dealt by chance."""
    both = len(ours) + len(theirs)
    equal = sum(n**3 - n for n in Counter([*ours, *theirs]).values())
    return math.sqrt(len(ours) * len(theirs) / 12 * (both + 1 - equal / (both * (both - 1))))


def by_chance(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """How likely so large a difference is, either way, where there is none."""
    expected, width = len(ours) * len(theirs) / 2, spread(ours, theirs)
    if width == 0:
        return 1.0
    away = max(0.0, abs(wins(ours, theirs) - expected) - CORRECTION)
    return math.erfc(away / width / math.sqrt(2))
