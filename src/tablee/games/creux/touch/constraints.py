"""What a mime must keep to under a constraint: what it forbids at once, what is missing at the end.

A touch is where the middle of its object is [creux.constraints].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tablee.games.creux.touch.cells import PALM_SIDE, part_of, zone_at
from tablee.games.creux.touch.mime import Sample, Slot, used
from tablee.games.creux.touch.objects import CLOTH, COIN, CUBES, DART, PAWN, RING, STRING, TOP

# By kind, as law/constraints.py counts them.
ONLY: Final = ((CLOTH, STRING), (RING, COIN), (PAWN, TOP), tuple(CUBES))
AT_LEAST: Final = (CLOTH, STRING, DART, TOP)
FINGERS: Final = len(ONLY) + len(AT_LEAST)
NO_FINGERS: Final = FINGERS + 1
SEVERAL: Final = FINGERS + 2
ONE: Final = FINGERS + 3
BACK: Final = FINGERS + 4
UPRIGHT: Final = FINGERS + 5
FEWEST: Final = 3  # objects, where several are asked for


def breaks(kind: int, slots: Sequence[Slot]) -> bool:
    """Does the newest of these slots do what this constraint forbids?"""
    slot = slots[-1]
    if kind == UPRIGHT:
        return not slot.upright
    touches = [one for one in slot.samples if not one.lifted]
    if kind == ONE:
        return len(used(slots)) > 1
    if 0 <= kind < len(ONLY):
        return any(one.object not in ONLY[kind] for one in touches)
    allowed = ALLOWED.get(kind)
    return allowed is not None and not all(map(allowed, touches))


def on_fingers(one: Sample) -> bool:
    return part_of(zone_at(one.x, one.y)) != PALM_SIDE


ALLOWED: Final[dict[int, Callable[[Sample], bool]]] = {
    FINGERS: on_fingers,
    NO_FINGERS: lambda one: not on_fingers(one),
    BACK: lambda one: one.back,
}


def lacks(kind: int, slots: Sequence[Slot]) -> bool:
    """Is something missing that this constraint asks for, if the mime ends here?"""
    if kind == SEVERAL:
        return len(used(slots)) < FEWEST
    if len(ONLY) <= kind < FINGERS:
        return AT_LEAST[kind - len(ONLY)] not in used(slots)
    return False
