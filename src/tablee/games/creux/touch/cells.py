"""The cells of the skin, each of which feels as one: small on the fingertips, wide behind.

What the Grandfather gets names cells and nothing finer [creux.screen].
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import hypot
from typing import Final, NamedTuple

from tablee.games.creux.touch import hand, objects

PALM_SIDE, BACK_SIDE = "palm", "back"  # two parts of the hand, beside the fingers
_GAPS: Final = {"tip": 34, "middle": 44, "base": 46}  # between cells, by joint
_PALM_GAP: Final = 56
_BACK_GAP: Final = 100
_BUCKET: Final = 50
_FAR: Final = 1.3  # times its radius: as far as a cell feels anything
# How much of a touch a cell feels, by how many radii it is away: skin knows no more steps.
_STEPS: Final = ((0.55, 1.0), (0.9, 0.5), (_FAR, 0.12))
_ROUGHLY: Final = 4  # nobody feels a smaller shift
_TURN: Final = 8  # of 256


class Cell(NamedTuple):
    """A patch of skin."""

    x: int
    y: int
    back: bool
    zone: str
    radius: int  # about: how far to the next one


def _cells() -> tuple[Cell, ...]:
    found = list[Cell]()
    for bone in hand.FINGERS:
        for joint in bone.joints:
            found += _row(f"{bone.name}.{joint}", bone, _GAPS[joint], False)
    found += _field(_PALM_GAP, False)
    for bone in hand.FINGERS:
        for joint in bone.joints:
            found += _row(f"{bone.name}.{joint}", bone, _BACK_GAP, True)
    found += _field(_BACK_GAP, True)
    return tuple(found)


def _row(zone: str, bone: hand.Bone, gap: int, back: bool) -> list[Cell]:
    """The cells of a joint: rows across the finger."""
    length = hypot(bone.x1 - bone.x0, bone.y1 - bone.y0)
    dx, dy = (bone.x1 - bone.x0) / length, (bone.y1 - bone.y0) / length
    found = list[Cell]()
    for row in range(int(-bone.r0 // gap), int((length + bone.r1) // gap) + 1):
        columns = max(1, round(1.6 * bone.r1 / gap))
        for column in range(columns):
            far, aside = (row + 0.5) * gap, (column - (columns - 1) / 2) * gap
            x = round(bone.x0 + dx * far - dy * aside)
            y = round(bone.y0 + dy * far + dx * aside)
            place = hand.place(x, y)
            if place is not None and place.zone == zone:
                found.append(Cell(x, y, back, zone, gap))
    return found


def _field(gap: int, back: bool) -> list[Cell]:
    """The cells of the palm, or behind it: like tiles, every other row shifted."""
    found = list[Cell]()
    for row in range(hand.HIGH // gap + 1):
        for column in range(hand.WIDE // gap + 1):
            x, y = column * gap + (gap // 2) * (row % 2), row * gap + gap // 2
            place = hand.place(x, y)
            if place is not None and place.zone in hand.PALMS:
                found.append(Cell(x, y, back, place.zone, gap))
    return found


CELLS: Final = _cells()


def part_of(zone: str) -> str:
    """The finger, or the palm."""
    return zone.split(".")[0] if "." in zone else PALM_SIDE


@cache
def zone_at(x: int, y: int) -> str:
    """The zone here, or the nearest one, where an object's middle is beside the hand."""
    place = hand.place(x, y)
    if place is not None:
        return place.zone
    return min(CELLS, key=lambda cell: hypot(cell.x - x, cell.y - y)).zone


@cache
def cells_in(back: bool, where: str = "") -> tuple[int, ...]:
    """The cells of a zone, or of a finger or the palm, or of all this side of the hand."""
    return tuple(
        number
        for number, cell in enumerate(CELLS)
        if cell.back == back and where in ("", cell.zone, part_of(cell.zone))
    )


@cache
def _near(column: int, row: int, back: bool) -> tuple[tuple[int, int, int, int], ...]:
    """The cells that may feel something in this square: number, x, y, radius."""
    x, y = (column + 0.5) * _BUCKET, (row + 0.5) * _BUCKET
    return tuple(
        (number, cell.x, cell.y, cell.radius)
        for number, cell in enumerate(CELLS)
        if cell.back == back and hypot(cell.x - x, cell.y - y) < _FAR * cell.radius + 0.75 * _BUCKET
    )


def covered(
    thing: int, lies: int, x: int, y: int, angle: int, back: bool
) -> tuple[tuple[int, float], ...]:
    """The cells that feel an object here, and how much of it, up to 1."""
    spot = (round(x / _ROUGHLY) * _ROUGHLY, round(y / _ROUGHLY) * _ROUGHLY)
    return _covered(thing, lies, *spot, round(angle / _TURN) * _TURN % 256, back)


@lru_cache(4096)
def _covered(
    thing: int, lies: int, x: int, y: int, angle: int, back: bool
) -> tuple[tuple[int, float], ...]:
    felt = dict[int, float]()
    for spot_x, spot_y in objects.touched(thing, lies, x, y, angle):
        square = int(spot_x // _BUCKET), int(spot_y // _BUCKET)
        for number, cell_x, cell_y, radius in _near(*square, back):
            far = hypot(cell_x - spot_x, cell_y - spot_y) / radius
            for within, share in _STEPS:
                if far <= within:
                    felt[number] = max(share, felt.get(number, 0.0))
                    break
    return tuple(sorted(felt.items()))
