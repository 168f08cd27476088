"""Sample mimes in plain words, such as a person would tell another [creux.mime].

A script is lines that happen one after the other; an empty line or one after # says nothing.

    hand upright                                 first line, where the hand is not held flat
    lay cloth on palm                            it lies there by itself from now on
    stand pawn on heel left                      upright, by itself
    tap dart on index.tip 3 times quickly
    slide coin from heel to palm to middle.tip slowly
    tap cube1 hard                               where it lies already
    rub cloth on palm & tap coin on pads         two at once
    3 x tap pawn on palm; tap top on heel        again and again, one after the other
    tip pawn                                     what stands falls on its side
    lift all

A line is a VERB, an OBJECT, and in any order: how it lies, where, how often, how hard, how fast.

VERBS   it stays there afterwards: lay, stand, drop (let fall), spin (a top, a coin: for a while),
        tip (falls over). Held by the Child and taken away, or put back if it lay there: tap, press,
        slide (also pull, brush), roll, walk (small steps on the way), bounce (each less), rub (to
        and fro), circle, turn (about itself), shake. lift OBJECT, lift all, wait.
OBJECT  cloth ring dart string coin pawn top cube1 cube2 cube3 cube4
LIES    upright, laid (also flat), edge (also folded, taut, feathers, head, rim), wild (also
        crumpled, corner); across (as it is), along (towards the fingers) or aslant.
        Each verb has its own: tap is upright, lay is laid, roll is on the edge, spin is wild.
WHERE   on PLACE, from PLACE to PLACE to … ; a PLACE is a zone, or: back, back of ZONE; then left,
        right, up, down: a little that way, twice for twice as far. Zones: thumb.base thumb.tip,
        index|middle|ring|little .base .middle .tip, pads (below the fingers), palm (its middle),
        mound (below the thumb), outer (side of the little finger), heel, wrist.
OFTEN   once, twice, 5 times; or how long: 2 s, 0.5 s
HARD    softly, firmly, hard
FAST    slowly, quickly
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tablee.games.creux.touch import hand, objects

STAYING: Final = frozenset({"lay", "stand", "drop", "spin", "tip"})
GOING: Final = frozenset(
    {"tap", "press", "slide", "roll", "walk", "bounce", "rub", "circle", "turn", "shake"}
)
OTHER: Final = frozenset({"lift", "wait"})
ALSO: Final = {"pull": "slide", "brush": "slide"}
WAYS: Final = frozenset({"slide", "roll", "walk"})  # these want to know from where to where
_LIES: Final = {
    "upright": objects.HELD,
    "laid": objects.LAID,
    "flat": objects.LAID,
    **dict.fromkeys(("edge", "folded", "taut", "feathers", "head", "rim"), objects.EDGE),
    **dict.fromkeys(("wild", "crumpled", "corner"), objects.WILD),
}
_ANGLES: Final = {"across": 0, "along": 64, "aslant": 32}
_FORCES: Final = {"softly": 40, "firmly": 150, "hard": 220}
_PACES: Final = {"slowly": 1.8, "quickly": 0.55}
_TIMES: Final = {"once": 1, "twice": 2}
_STEPS: Final = {"left": (-60, 0), "right": (60, 0), "up": (0, -60), "down": (0, 60)}
USUAL: Final = 90  # how hard, where nothing is said
OFTENEST: Final = 30
LONGEST: Final = 10.0  # seconds of one act


class Spot(NamedTuple):
    """A place that a script names."""

    zone: str
    back: bool
    dx: int
    dy: int


class Act(NamedTuple):
    """One thing that is done with one object."""

    verb: str
    thing: int | None  # None: all of them, or nothing at all
    lies: int | None  # None: as the verb has it, or as it lies already
    angle: int
    path: tuple[Spot, ...]  # empty: where it lies
    times: int | None
    seconds: float | None
    force: int
    pace: float


class Script(NamedTuple):
    """A sample mime: what happens in turn, and in each turn at once."""

    upright: bool
    turns: tuple[tuple[Act, ...], ...]


def parse(text: str) -> Script:
    """A script; ValueError says which line is not understood, and why."""
    upright, turns = False, list[tuple[Act, ...]]()
    for line in text.splitlines():
        said = line.split("#")[0].strip()
        if said in ("hand upright", "hand flat") and not turns:
            upright = said == "hand upright"
        elif said:
            try:
                turns.extend(_line(said))
            except ValueError as trouble:
                raise ValueError(f"{said!r}: {trouble}") from None
    if not turns:
        raise ValueError("nothing happens")
    return Script(upright, tuple(turns))


def _line(said: str) -> list[tuple[Act, ...]]:
    again = re.fullmatch(r"(\d+) x (.+)", said)
    count, rest = (int(again[1]), again[2]) if again else (1, said)
    if not 1 <= count <= OFTENEST:
        raise ValueError(f"at most {OFTENEST} times")
    turns = [tuple(_act(part.split()) for part in turn.split("&")) for turn in rest.split(";")]
    for turn in turns:
        if len({act.thing for act in turn}) < len(turn):
            raise ValueError("one object does one thing at a time")
    return turns * count


def _act(words: list[str]) -> Act:
    if not words:
        raise ValueError("a verb is missing")
    verb, *words = words
    verb = ALSO.get(verb, verb)
    if verb not in STAYING | GOING | OTHER:
        raise ValueError(f"no verb is called {verb!r}")
    thing = None
    if verb != "wait" and not (verb == "lift" and words[:1] == ["all"]):
        if not words or words[0] not in objects.NUMBER:
            raise ValueError(f"{verb} what?")
        thing = objects.NUMBER[words[0]]
    words = words if verb == "wait" else words[1:]
    lies, times, seconds = None, None, None
    angle, force, pace = 0, USUAL, 1.0
    path = list[Spot]()
    while words:
        match words:
            case [word, *rest] if word in _LIES:
                lies = _LIES[word]
            case [word, *rest] if word in _ANGLES:
                angle = _ANGLES[word]
            case [word, *rest] if word in _FORCES:
                force = _FORCES[word]
            case [word, *rest] if word in _PACES:
                pace = _PACES[word]
            case [word, *rest] if word in _TIMES:
                times = _TIMES[word]
            case [number, "times", *rest] if number.isdigit() and 0 < int(number) <= OFTENEST:
                times = int(number)
            case [number, "s", *rest] if re.fullmatch(r"\d+(\.\d+)?", number):
                seconds = float(number)
                if not 0 < seconds <= LONGEST:
                    raise ValueError(f"one thing lasts at most {LONGEST:g} s")
            case ["on" | "from" | "to" as word, *rest] if (word == "to") == bool(path):
                spot, rest = _spot(rest)
                path.append(spot)
            case [word, *_]:
                raise ValueError(f"{word!r} says nothing here")
        words = rest
    if verb in WAYS and len(path) == 1:
        raise ValueError(f"{verb} to where?")
    return Act(verb, thing, lies, angle, tuple(path), times, seconds, force, pace)


def _spot(words: list[str]) -> tuple[Spot, list[str]]:
    back = words[:1] == ["back"]
    if back and words[1:2] == ["of"]:
        words = words[2:]
    elif back:
        words = ["palm", *words[1:]]
    if not words or words[0] not in hand.ZONES:
        raise ValueError(f"no zone is called {words[0]!r}" if words else "where?")
    zone, words = words[0], words[1:]
    dx = dy = 0
    while words and words[0] in _STEPS:
        dx, dy = dx + _STEPS[words[0]][0], dy + _STEPS[words[0]][1]
        words = words[1:]
    return Spot(zone, back, dx, dy), words
