"""What the browser knows of hands and objects: it has no geometry of its own [creux.screen]."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from tablee.games.creux.touch import constraints, hand, mime, objects, skin


class Cell(Struct, frozen=True):
    """A patch of skin that feels as one; a felt frame has three bytes for each, in this order."""

    x: int
    y: int
    back: bool
    zone: str
    radius: int


class Bone(Struct, frozen=True):
    """A finger, as a capsule that grows thinner from the base to the tip."""

    name: str
    x0: float
    y0: float
    r0: float
    x1: float
    y1: float
    r1: float
    joints: list[str]  # from the base to the tip


class Zone(Struct, frozen=True):
    """Where a zone has its middle; of the palm, the places to the nearest of which one belongs."""

    name: str
    x: float
    y: float
    places: list[tuple[int, int]]


class Footprint(Struct, frozen=True):
    """With what an object touches: of a disc and a ring across, of a line its length."""

    shape: Literal["disc", "ring", "line", "lines", "box"]
    wide: int
    high: int
    texture: int  # of TEXTURES


class Thing(Struct, frozen=True):
    """An object; its footprints by how it lies, as LIES has it."""

    name: str
    weight: int
    temperature: int
    footprints: list[Footprint]


class Kinds(Struct, frozen=True):
    """Constraints by number, after those that allow only the objects of ONLY."""

    fingers: int
    no_fingers: int
    several: int
    one: int
    back: int
    upright: int


SHEETS: Final[dict[str, dict[str, tuple[Any, Any]]]] = {
    "touch": {
        "WIDE": (int, hand.WIDE),
        "HIGH": (int, hand.HIGH),
        "MILLIMETRE": (float, hand.MILLIMETRE),
        "REACH": (int, hand.REACH),  # so far beside the skin an object still rests on it
        "ROOT": (float, hand.ROOT),  # of a finger, hidden in the palm
        "FINGERS": (list[Bone], [Bone(*bone[:-1], list(bone.joints)) for bone in hand.FINGERS]),
        "PALM": (list[tuple[int, int]], hand.PALM),
        "ZONES": (
            list[Zone],
            [Zone(z, *hand.middle_of(z), list(hand.PALMS.get(z, ()))) for z in hand.ZONES],
        ),
        "CELLS": (list[Cell], [Cell(*cell) for cell in skin.CELLS]),
        "FELT": (int, skin.SIZE),  # bytes of a felt frame
        "NEUTRAL": (int, objects.NEUTRAL),  # neither cold nor warm
        "TEXTURES": (list[str], objects.TEXTURES),
        "LIES": (list[str], objects.LIES),
        "OBJECTS": (
            list[Thing],
            [
                Thing(name, thing.weight, thing.temperature, [Footprint(*f) for f in thing[2]])
                for name, thing in zip(objects.OBJECTS, objects.THINGS, strict=True)
            ],
        ),
        "ONLY": (list[list[int]], constraints.ONLY),  # by kind of constraint
        "AT_LEAST": (list[int], constraints.AT_LEAST),  # the kinds after them
        "FEWEST": (int, constraints.FEWEST),  # objects, where several are asked for
        "KINDS": (
            Kinds,
            Kinds(
                constraints.FINGERS,
                constraints.NO_FINGERS,
                constraints.SEVERAL,
                constraints.ONE,
                constraints.BACK,
                constraints.UPRIGHT,
            ),
        ),
        "SLOT": (int, mime.SLOT),
        "LONGEST": (int, mime.LONGEST),
        "FULLEST": (int, mime.FULLEST),
        "FASTEST": (int, mime.FASTEST),
        "SLACK": (int, mime.SLACK),
        "BACK": (int, mime.BACK),
        "HELD": (int, mime.HELD),
        "LIFTED": (int, mime.LIFTED),
    }
}
