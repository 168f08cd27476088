"""A recogniser: it reads what somebody drew or did from what arrives, piece by piece or as felt.

Each moment becomes touches; a sequence of them becomes numbers, aligned in time and along the way;
a linear discriminant learns from samples which of these numbers tell what it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot, log, sqrt
from operator import mul
from typing import Final, NamedTuple

from tablee.games.creux.touch import objects
from tablee.games.creux.touch.mime import read
from tablee.games.creux.touch.skin import CELLS, feel

STEPS: Final = 12
Numbers = list[float]


class Look(NamedTuple):
    """What there is at a moment: how much, about where, how wide, and of what kind."""

    mass: float
    x: float
    y: float
    wide: float
    high: float
    most: float
    movement: float
    back: float
    heat: float
    textures: tuple[float, ...]


class Touch(NamedTuple):
    x: float
    y: float
    back: bool
    force: float
    texture: int
    heat: int
    movement: float


def _look(touches: Sequence[Touch]) -> Look | None:
    mass = sum(one.force for one in touches)
    if not mass:
        return None
    x = sum(one.force * one.x for one in touches) / mass
    y = sum(one.force * one.y for one in touches) / mass
    wide = sqrt(sum(one.force * (one.x - x) ** 2 for one in touches) / mass)
    high = sqrt(sum(one.force * (one.y - y) ** 2 for one in touches) / mass)
    textures = [0.0] * len(objects.TEXTURES)
    for one in touches:
        textures[one.texture] += one.force / mass
    return Look(
        mass,
        x,
        y,
        wide,
        high,
        max(one.force for one in touches),
        max(one.movement for one in touches),
        sum(one.force for one in touches if one.back) / mass,
        sum(one.force * one.heat for one in touches) / mass - objects.NEUTRAL,
        tuple(textures),
    )


@lru_cache(10000)
def _look_at_frame(frame: bytes) -> Look | None:
    return _look(
        [
            Touch(cell.x, cell.y, cell.back, force, surface >> 4, surface & 15, movement)
            for cell, force, surface, movement in zip(
                CELLS, frame[1::3], frame[2::3], frame[3::3], strict=True
            )
            if force
        ]
    )


def felt(pieces: list[bytes]) -> list[Look | None]:
    """What his hand feels of a mime."""
    return [_look_at_frame(feel(pieces[: count + 1])) for count in range(len(pieces))]


def seen(pieces: list[bytes]) -> list[Look | None]:
    """What those see who watch: three looks for each piece."""
    found = list[Look | None]()
    there = dict[int, Touch]()
    for piece in pieces:
        samples = read(piece).samples
        for early, late in ((0, 33), (33, 66), (66, 100)):
            for one in samples:
                if early <= one.t < late:
                    thing = objects.THINGS[one.object]
                    texture = thing.footprints[one.lies].texture
                    force = 0.0 if one.lifted else float(thing.weight + one.pressure)
                    before = there.get(one.object)
                    moves = before is not None and before[:2] != (one.x, one.y)
                    there[one.object] = Touch(
                        one.x, one.y, one.back, force, texture, thing.temperature, 200.0 * moves
                    )
            found.append(_look(list(there.values())))
    return found


def numbers(looks: list[Look | None]) -> Numbers:
    """What a recogniser can go by."""
    moments = [number for number, look in enumerate(looks) if look is not None]
    if not moments:
        return []
    looks = looks[moments[0] : moments[-1] + 1]
    here = [look for look in looks if look is not None]
    left, right = min(one.x for one in here), max(one.x for one in here)
    top, bottom = min(one.y for one in here), max(one.y for one in here)
    size = max(right - left, bottom - top, 1.0)
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2

    along = [0.0]
    for a, b in pairwise(here):
        along.append(along[-1] + hypot(b.x - a.x, b.y - a.y) + 0.001)
    drawn = [[(one.x - middle_x) / size, (one.y - middle_y) / size] for one in here]
    timed = [
        [0.0] * 7
        if one is None
        else [
            1.0,
            (one.x - middle_x) / size,
            (one.y - middle_y) / size,
            log(one.mass),
            one.wide / 100,
            one.high / 100,
            one.movement / 200,
        ]
        for one in looks
    ]
    rises = sum(a is None and b is not None for a, b in pairwise(looks))
    changes = [abs(log(b.mass / a.mass)) for a, b in pairwise(here)]
    flares = sum(b.movement > a.movement + 60 for a, b in pairwise(here))
    count = len(here)
    return [
        *_aligned(drawn, along),
        *_aligned(timed, [float(number) for number in range(len(timed))]),
        *(sum(one.textures[kind] for one in here) / count for kind in range(1, 7)),
        sum(one.heat for one in here) / count,
        max(one.heat for one in here),
        min(one.heat for one in here),
        sum(one.back for one in here) / count,
        sum(one.x for one in here) / count / 100,
        sum(one.y for one in here) / count / 100,
        sum(log(one.mass) for one in here) / count,
        max(one.most for one in here) / 100,
        sum(one.most for one in here) / count / 100,
        sum(one.movement for one in here) / count / 100,
        len(looks) / 10,
        float(rises),
        float(flares),
        float(sum(change > 0.05 for change in changes)),
        log(size),
        along[-1] / size,
        (right - left) / size,
        (bottom - top) / size,
    ]


def _aligned(rows: list[Numbers], along: list[float]) -> Numbers:
    """A few rows, evenly along the way from the first to the last."""
    found, at = Numbers(), 0
    for step in range(STEPS):
        goal = along[-1] * step / (STEPS - 1)
        while at + 2 < len(rows) and along[at + 1] < goal:
            at += 1
        a, b = rows[at], rows[min(at + 1, len(rows) - 1)]
        gap = along[min(at + 1, len(rows) - 1)] - along[at]
        part = min(1.0, (goal - along[at]) / gap) if gap > 0 else 0.0
        found += [x + (y - x) * part for x, y in zip(a, b, strict=True)]
    return found


class Reader:
    """Gauss’s and Fisher’s: classes as clouds of one shape, each around a middle of its own."""

    def __init__(self, samples: list[tuple[int, Numbers]], caution: float = 0.1) -> None:
        rows = [row for _, row in samples]
        wide, count = len(rows[0]), len(rows)
        self.mean = [sum(column) / count for column in zip(*rows, strict=True)]
        columns = list(zip(*rows, strict=True))
        self.spread = [
            sqrt(sum((x - mean) ** 2 for x in column) / count) or 1.0
            for column, mean in zip(columns, self.mean, strict=True)
        ]
        scaled = [(kind, self._scaled(row)) for kind, row in samples]
        kinds = sorted({kind for kind, _ in scaled})
        middles = {}
        for kind in kinds:
            own = [row for one, row in scaled if one == kind]
            middles[kind] = [sum(column) / len(own) for column in zip(*own, strict=True)]
        rest = [[x - m for x, m in zip(row, middles[kind], strict=True)] for kind, row in scaled]
        columns = list(zip(*rest, strict=True))
        shape = [[0.0] * wide for _ in range(wide)]
        for i in range(wide):
            for j in range(i + 1):
                shape[i][j] = shape[j][i] = sum(map(mul, columns[i], columns[j])) / count
            shape[i][i] += caution
        solved = _solve(shape, [middles[kind] for kind in kinds])
        self.kinds = [
            (kind, weights, -0.5 * sum(map(mul, weights, middles[kind])))
            for kind, weights in zip(kinds, solved, strict=True)
        ]

    def _scaled(self, row: Numbers) -> Numbers:
        return [
            (x - mean) / spread for x, mean, spread in zip(row, self.mean, self.spread, strict=True)
        ]

    def reads(self, row: Numbers) -> int:
        """Which kind it takes this for."""
        scaled = self._scaled(row)
        return max(self.kinds, key=lambda one: sum(map(mul, one[1], scaled)) + one[2])[0]


def _solve(shape: list[Numbers], goals: list[Numbers]) -> list[Numbers]:
    """What the shape turns into each goal; by Gauss."""
    wide = len(shape)
    rows = [[*shape[i], *(goal[i] for goal in goals)] for i in range(wide)]
    for i in range(wide):
        pivot = 1 / rows[i][i]
        rows[i][i:] = [x * pivot for x in rows[i][i:]]
        for j in range(i + 1, wide):
            factor = rows[j][i]
            if factor:
                rows[j][i:] = [
                    x - factor * y for x, y in zip(rows[j][i:], rows[i][i:], strict=True)
                ]
    answers = [rows[i][wide:] for i in range(wide)]
    for i in reversed(range(wide)):
        for j in range(i):
            factor = rows[j][i]
            if factor:
                answers[j] = [x - factor * y for x, y in zip(answers[j], answers[i], strict=True)]
    return [list(column) for column in zip(*answers, strict=True)]
