"""Somebody who writes capitals on a hand, with some freedom: against the rules, for the tests."""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final

from tablee.engine.chance import Chance
from tablee.games.creux.touch import hand, objects
from tablee.games.creux.touch.objects import EDGE, HELD, LAID, WILD
from tablee.games.creux.touch.tracks import Key, Tracks

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
Point = tuple[float, float]
Strokes = list[list[Point]]
SMALLEST, LARGEST = 60, 480
PENS: Final = (
    (objects.DART, HELD),
    (objects.DART, HELD),
    (objects.COIN, EDGE),
    (objects.COIN, LAID),
    (objects.CUBE, WILD),
    (objects.CUBE, LAID),
    (objects.PAWN, EDGE),
    (objects.TOP, HELD),
    (objects.STRING, HELD),
    (objects.CLOTH, HELD),
    (objects.RING, EDGE),
)


def _bow(x: float, y: float, wide: float, high: float, start: float, end: float) -> list[Point]:
    """An arc; angles in turns, clockwise from the right."""
    count = max(3, round(abs(end - start) * 16))
    turns = [2 * pi * (start + (end - start) * number / count) for number in range(count + 1)]
    return [(x + wide * cos(turn), y + high * sin(turn)) for turn in turns]


# In a square, y downwards.
SHAPES: Final[dict[str, Strokes]] = {
    "A": [[(0.5, 0), (0, 1)], [(0.5, 0), (1, 1)], [(0.2, 0.6), (0.8, 0.6)]],
    "B": [
        [(0, 0), (0, 1)],
        [
            (0, 0),
            *_bow(0.5, 0.25, 0.4, 0.25, -0.25, 0.25),
            (0, 0.5),
            *_bow(0.5, 0.75, 0.45, 0.25, -0.25, 0.25),
            (0, 1),
        ],
    ],
    "C": [_bow(0.55, 0.5, 0.5, 0.5, -0.12, -0.88)],
    "D": [[(0, 0), (0, 1)], [(0, 0), *_bow(0.4, 0.5, 0.5, 0.5, -0.25, 0.25), (0, 1)]],
    "E": [[(0, 0), (0, 1)], [(0, 0), (0.8, 0)], [(0, 0.5), (0.7, 0.5)], [(0, 1), (0.8, 1)]],
    "F": [[(0, 0), (0, 1)], [(0, 0), (0.8, 0)], [(0, 0.5), (0.7, 0.5)]],
    "G": [[*_bow(0.5, 0.5, 0.5, 0.5, -0.12, -0.95), (1, 0.55), (0.55, 0.55)]],
    "H": [[(0, 0), (0, 1)], [(0.9, 0), (0.9, 1)], [(0, 0.5), (0.9, 0.5)]],
    "I": [[(0.5, 0), (0.5, 1)]],
    "J": [[(0.7, 0), (0.7, 0.7), *_bow(0.4, 0.7, 0.3, 0.3, 0, 0.45)]],
    "K": [[(0, 0), (0, 1)], [(0.8, 0), (0, 0.55), (0.85, 1)]],
    "L": [[(0, 0), (0, 1), (0.75, 1)]],
    "M": [[(0, 1), (0.1, 0), (0.5, 0.7), (0.9, 0), (1, 1)]],
    "N": [[(0, 1), (0, 0), (0.85, 1), (0.85, 0)]],
    "O": [_bow(0.5, 0.5, 0.5, 0.5, -0.25, -1.25)],
    "P": [[(0, 0), (0, 1)], [(0, 0), *_bow(0.5, 0.27, 0.4, 0.27, -0.25, 0.25), (0, 0.54)]],
    "Q": [_bow(0.5, 0.5, 0.5, 0.5, -0.25, -1.25), [(0.6, 0.65), (1, 1.05)]],
    "R": [
        [(0, 0), (0, 1)],
        [(0, 0), *_bow(0.5, 0.27, 0.4, 0.27, -0.25, 0.25), (0, 0.54), (0.85, 1)],
    ],
    "S": [_bow(0.5, 0.26, 0.4, 0.26, -0.08, -0.75) + _bow(0.5, 0.76, 0.42, 0.25, -0.25, 0.45)],
    "T": [[(0, 0), (1, 0)], [(0.5, 0), (0.5, 1)]],
    "U": [[(0, 0), (0, 0.6), *_bow(0.4, 0.6, 0.4, 0.4, 0.5, 0), (0.8, 0)]],
    "V": [[(0, 0), (0.45, 1), (0.9, 0)]],
    "W": [[(0, 0), (0.25, 1), (0.5, 0.3), (0.75, 1), (1, 0)]],
    "X": [[(0, 0), (0.9, 1)], [(0.9, 0), (0, 1)]],
    "Y": [[(0, 0), (0.45, 0.5)], [(0.9, 0), (0.45, 0.5), (0.45, 1)]],
    "Z": [[(0, 0), (0.9, 0), (0, 1), (0.9, 1)]],
}


def about(chance: Chance, low: float, high: float) -> float:
    return low + (high - low) * int(chance.below(10001)) / 10000


def laid_out(letter: str, chance: Chance) -> Strokes:
    """The strokes on the skin: of any size, anywhere on the hand, not quite straight."""
    size = about(chance, SMALLEST, LARGEST)
    wide, slant = about(chance, 0.8, 1.1), about(chance, -0.15, 0.15)
    turn = about(chance, -0.15, 0.15)
    shape = [[(x + slant * (0.5 - y), y) for x, y in stroke] for stroke in SHAPES[letter]]
    shape = [
        [(x + about(chance, -0.04, 0.04), y + about(chance, -0.04, 0.04)) for x, y in stroke]
        for stroke in shape
    ]
    while True:
        for _ in range(12):
            x0, y0 = about(chance, 200, 850), about(chance, 150, 1150)
            placed = [
                [
                    (
                        x0 + size * ((x - 0.5) * wide * cos(turn) - (y - 0.5) * sin(turn)),
                        y0 + size * ((x - 0.5) * wide * sin(turn) + (y - 0.5) * cos(turn)),
                    )
                    for x, y in stroke
                ]
                for stroke in shape
            ]
            if all(_fits(*point) for stroke in placed for point in stroke):
                return placed
        size *= 0.93


def _fits(x: float, y: float) -> bool:
    inside = 0 <= x < hand.WIDE and 0 <= y < hand.HIGH
    return inside and hand.depth(x, y) > -hand.REACH + 4


def write(letter: str, chance: Chance) -> list[bytes]:
    """The pieces of a mime in which this letter is drawn, in half a second to three."""
    strokes = laid_out(letter, chance)
    thing, lies = PENS[chance.below(len(PENS))]
    back = bool(chance.below(2))
    force, angle = about(chance, 30, 220), chance.below(256)
    wave, swing = about(chance, 0, 2 * pi), about(chance, 0, 0.35)
    plan: list[tuple[float, bool, Point]] = []  # how long it takes to get there; pen down?
    pause = about(chance, 0.02, 0.25)  # of a size, before each stroke but the first
    for stroke in strokes:
        if plan:
            there = plan[-1][2]
            lifted = hypot(stroke[0][0] - there[0], stroke[0][1] - there[1])
            plan.append((lifted / 1.5 + pause * 150, False, stroke[0]))
        else:
            plan.append((0.0, False, stroke[0]))
        for a, b in pairwise(stroke):
            steps = max(1, round(hypot(b[0] - a[0], b[1] - a[1]) / 25))
            for step in range(1, steps + 1):
                x, y = a[0] + (b[0] - a[0]) * step / steps, a[1] + (b[1] - a[1]) * step / steps
                way = hypot(b[0] - a[0], b[1] - a[1]) / steps
                pace = 1 + swing * sin(wave + len(plan))
                plan.append((way * pace, True, (x, y)))
    total = sum(took for took, _, _ in plan)
    seconds = about(chance, 0.5, 3.0)
    tracks, now = Tracks(), 300.0
    for number, (took, down, (x, y)) in enumerate(plan):
        now += took / total * 1000 * seconds
        key = Key(now, True, x, y, back, lies, True, force, angle)
        tracks.add(thing, key)
        if number + 1 == len(plan) or (down and not plan[number + 1][1]):
            tracks.add(thing, key._replace(t=now + 1, touches=False))
    end = Key(now + 1200, False, 0, 0, back, lies, True, 0, 0)
    tracks.add(thing, end)
    return tracks.pieces(False)
