"""What a frame of the skin amounts to, and how far two mimes go together, moment by moment."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from tablee.games.creux.touch.skin import CELLS

BRISK: Final = 60  # movement that one notices
_TEXTURES: Final = 8
_WARM: Final = 10
_COLD: Final = 6

# Numbers of what can be noticed: a surface in a zone, movement in a zone, a surface anywhere.
_ZONES: Final = sorted({(cell.zone, cell.back) for cell in CELLS})
_ZONE: Final = tuple(_ZONES.index((cell.zone, cell.back)) for cell in CELLS)
_SHARE: Final = tuple(1 / (255 * sqrt(_ZONE.count(zone))) for zone in range(len(_ZONES)))
_MOVES: Final = _TEXTURES * len(_ZONES)
_ANYWHERE: Final = _MOVES + len(_ZONES)
_MOVING: Final = 0.5  # how much movement counts beside a surface in its place
_SURFACE: Final = 0.15 / 255  # and a surface wherever it is

Sensation = dict[int, float]  # of length 1; or empty, where nothing is felt

APART: Final = 0.8  # from something to nothing
LINGERING: Final = 0.05  # for a moment that lasts longer in one of two mimes
BAND: Final = 0.3  # how far they may run ahead of each other
_NEVER: Final = 1e9


def sensation(frame: bytes) -> Sensation:
    """What one notices in this moment."""
    found: Sensation = {}
    for cell, zone in enumerate(_ZONE):
        pressure = frame[1 + 3 * cell]
        if not pressure:
            continue
        texture, heat = divmod(frame[2 + 3 * cell], 16)
        brisk = frame[3 + 3 * cell] > BRISK
        here = pressure * _SHARE[zone]
        place = _TEXTURES * zone + texture
        found[place] = found.get(place, 0.0) + here
        feeling = _ANYWHERE + 6 * texture + 3 * brisk + (heat < _COLD) + 2 * (heat > _WARM)
        found[feeling] = found.get(feeling, 0.0) + pressure * _SURFACE
        if brisk:
            found[_MOVES + zone] = found.get(_MOVES + zone, 0.0) + here * _MOVING
    return normal(found)


def normal(found: Sensation) -> Sensation:
    length = sqrt(sum(value * value for value in found.values()))
    return {what: value / length for what, value in found.items()} if length else {}


def apart(one: Sensation, other: Sensation) -> float:
    """How different two moments are, 0 to 1."""
    if not one or not other:
        return APART if one or other else 0.0
    if len(other) < len(one):
        one, other = other, one
    return 1 - sum(value * other[what] for what, value in one.items() if what in other)


def difference(mine: Sequence[Sensation], theirs: Sequence[Sensation]) -> float:
    """How different two mimes are, 0 to about 1, wherever one is a little quicker or slower."""
    rows, columns = len(mine), len(theirs)
    if not rows or not columns:
        return 1.0
    band = max(6, abs(rows - columns) + 3, round(BAND * max(rows, columns)))
    before = [0.0] + [_NEVER] * columns
    for row, here in enumerate(mine, 1):
        now = [_NEVER] * (columns + 1)
        middle = row * columns // rows
        for column in range(max(1, middle - band), min(columns, middle + band) + 1):
            far = apart(here, theirs[column - 1])
            now[column] = min(
                before[column - 1] + far,
                before[column] + far + LINGERING,
                now[column - 1] + far + LINGERING,
            )
        before = now
    return before[columns] / max(rows, columns)
