"""The eleven objects: how heavy, how warm, and with what they touch the skin [creux.objects]."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, Literal, NamedTuple

OBJECTS: Final = (
    "cloth",
    "ring",
    "dart",
    "string",
    "coin",
    "pawn",
    "top",
    "cube1",
    "cube2",
    "cube3",
    "cube4",
)
CLOTH, RING, DART, STRING, COIN, PAWN, TOP, CUBE = range(8)  # CUBE is the first of four
COUNT: Final = len(OBJECTS)
NUMBER: Final = {name: number for number, name in enumerate(OBJECTS)}
CUBES: Final = range(CUBE, COUNT)

# how an object lies
HELD, LAID, EDGE, WILD = range(4)  # WILD: spinning, or crumpled
LIES: Final = ("upright", "laid", "edge", "wild")

# what a surface is like to the skin
NOTHING, SMOOTH, ROUGH, SOFT, STRINGY, POINTED, CORNERED = range(7)
TEXTURES: Final = ("nothing", "smooth", "rough", "soft", "stringy", "pointed", "cornered")
NEUTRAL: Final = 8  # a temperature is 0–15: lower is colder

Shape = Literal["disc", "ring", "line", "lines", "box"]


class Footprint(NamedTuple):
    """With what an object touches the skin: a shape, how wide and high, and how that feels."""

    shape: Shape
    wide: int  # of a disc and a ring across; of a line its length; of lines and a box that way
    high: int
    texture: int


class Object(NamedTuple):
    """What the skin may learn of an object."""

    weight: int  # 0–255: what it presses with when it lies by itself
    temperature: int
    footprints: tuple[Footprint, Footprint, Footprint, Footprint]  # by how it lies


def _disc(across: int, texture: int) -> Footprint:
    return Footprint("disc", across, across, texture)


_CUBE: Final = Object(
    50,
    NEUTRAL,
    (
        Footprint("box", 62, 62, CORNERED),
        Footprint("box", 62, 62, CORNERED),
        Footprint("line", 62, 6, CORNERED),
        _disc(8, CORNERED),  # on a corner
    ),
)

THINGS: Final[tuple[Object, ...]] = (
    Object(  # cloth
        24,
        11,
        (
            _disc(90, SOFT),  # a corner that hangs
            Footprint("box", 330, 240, SOFT),
            Footprint("line", 300, 30, SOFT),  # folded, on its fold
            _disc(170, SOFT),  # crumpled
        ),
    ),
    Object(  # ring
        46,
        4,
        (
            Footprint("ring", 126, 14, SMOOTH),
            Footprint("ring", 126, 14, SMOOTH),
            Footprint("line", 44, 14, SMOOTH),  # upright, as it rolls
            _disc(26, SMOOTH),
        ),
    ),
    Object(  # dart
        38,
        6,
        (
            _disc(8, POINTED),
            Footprint("line", 220, 18, SMOOTH),
            Footprint("line", 70, 24, SOFT),  # its feathers
            _disc(14, POINTED),
        ),
    ),
    Object(  # string
        14,
        9,
        (
            _disc(22, STRINGY),  # an end that hangs
            Footprint("line", 420, 10, STRINGY),
            Footprint("lines", 420, 60, STRINGY),  # doubled, taut between two fingers
            _disc(110, STRINGY),  # a ball
        ),
    ),
    Object(  # coin
        66,
        3,
        (
            _disc(92, SMOOTH),
            _disc(92, SMOOTH),
            Footprint("line", 74, 8, ROUGH),  # its milled edge
            _disc(22, ROUGH),
        ),
    ),
    Object(  # pawn
        58,
        9,
        (
            _disc(68, SMOOTH),
            Footprint("line", 130, 34, SMOOTH),
            _disc(40, SMOOTH),  # on its head
            _disc(68, SMOOTH),
        ),
    ),
    Object(  # top
        60,
        9,
        (
            _disc(12, POINTED),
            Footprint("line", 100, 22, ROUGH),
            Footprint("line", 44, 12, ROUGH),  # on its rim
            _disc(18, POINTED),  # it spins
        ),
    ),
    _CUBE,
    _CUBE,
    _CUBE,
    _CUBE,
)


def _spots(footprint: Footprint) -> tuple[tuple[float, float], ...]:
    """Points that stand for a footprint, around its middle, for an angle of 0."""
    wide, high = footprint.wide / 2, footprint.high / 2
    match footprint.shape:
        case "disc" if wide < 12:
            return ((0.0, 0.0),)
        case "disc":
            rounds = [wide * 0.85] if wide < 40 else [wide * 0.45, wide * 0.9]
            return ((0.0, 0.0), *(spot for far in rounds for spot in _circle(far, 8)))
        case "ring":
            return _circle(wide - high, 16)
        case "line":
            return tuple((x, 0.0) for x in _along(wide))
        case "lines":
            return tuple((x, y) for y in (-high, high) for x in _along(wide))
        case "box":
            return tuple((x, y) for y in _along(high) for x in _along(wide))


def _circle(far: float, count: int) -> tuple[tuple[float, float], ...]:
    turns = (2 * pi * number / count for number in range(count))
    return tuple((far * cos(turn), far * sin(turn)) for turn in turns)


def _along(half: float) -> list[float]:
    """From one end to the other, a step every 30 or so."""
    steps = max(1, round(2 * half / 30))
    return [half * (2 * number / steps - 1) for number in range(steps + 1)]


SPOTS: Final[tuple[tuple[tuple[tuple[float, float], ...], ...], ...]] = tuple(
    tuple(_spots(footprint) for footprint in thing.footprints) for thing in THINGS
)
_TURNS: Final = tuple((cos(2 * pi * a / 256), sin(2 * pi * a / 256)) for a in range(256))


def touched(thing: int, lies: int, x: float, y: float, angle: int) -> list[tuple[float, float]]:
    """Where this object touches, in the space of the hand, when its middle is here."""
    along, across = _TURNS[angle]
    return [
        (x + dx * along - dy * across, y + dx * across + dy * along)
        for dx, dy in SPOTS[thing][lies]
    ]
