"""A Child makes a sample mime his own: other objects, another place, something less."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablee.engine.chance import Chance
from tablee.games.creux.touch.objects import (
    CLOTH,
    COIN,
    COUNT,
    CUBES,
    DART,
    PAWN,
    RING,
    STRING,
    TOP,
)
from tablee.games.creux.touch.script import Act, Script, Spot

FEWEST: Final = 3  # turns: with less it would be no mime
SWAPS: Final = (  # what may stand for what, in percent
    (PAWN, TOP, 40),
    (RING, COIN, 40),
    (PAWN, CUBES[0], 25),
    (TOP, CUBES[1], 25),
    (CLOTH, STRING, 10),
    (DART, STRING, 10),
)
LESS: Final = 15  # percent of what is done is left out
MIRRORED: Final = 30  # percent of all mimes
MOVED: Final = 30  # percent of all mimes: a little higher, or lower
_MIRROR: Final = {
    "index": "ring", "ring": "index", "thumb": "little", "little": "thumb",
    "mound": "outer", "outer": "mound",
}  # fmt: skip
_HIGHER: Final = {
    "wrist": "heel", "heel": "palm", "palm": "pads", "pads": "middle.base",
    "outer": "little.base", "mound": "thumb.base", "thumb.base": "thumb.tip",
} | {f"{name}.{low}": f"{name}.{high}"
     for name in ("index", "middle", "ring", "little")
     for low, high in (("base", "middle"), ("middle", "tip"))}  # fmt: skip
_LOWER: Final = {
    "pads": "palm", "palm": "heel", "heel": "wrist", "outer": "heel", "mound": "heel",
    "thumb.tip": "thumb.base", "thumb.base": "mound",
} | {f"{name}.base": "pads" for name in ("index", "middle", "ring", "little")} | {
    f"{name}.{high}": f"{name}.{low}"
     for name in ("index", "middle", "ring", "little")
     for low, high in (("base", "middle"), ("middle", "tip"))}  # fmt: skip


def make_own(script: Script, chance: Chance) -> Script:
    """One like it, as somebody would do it who remembers the idea."""
    script = with_things(script, swapped(chance))
    if happens(chance, MIRRORED):
        script = with_spots(script, mirrored)
    if happens(chance, MOVED):
        way = _HIGHER if happens(chance, 50) else _LOWER
        script = with_spots(script, lambda spot: spot._replace(zone=way.get(spot.zone, spot.zone)))
    return less(script, chance)


def happens(chance: Chance, percent: int) -> bool:
    return int(chance.below(100)) < percent


def swapped(chance: Chance) -> list[int]:
    """By object, what stands for it."""
    stand_in = list(range(COUNT))
    for one, other, percent in SWAPS:
        if happens(chance, percent):
            stand_in[one], stand_in[other] = stand_in[other], stand_in[one]
    return stand_in


def less(script: Script, chance: Chance) -> Script:
    """Something is forgotten, never what comes first."""
    kept = [turn for turn in script.turns[1:] if not happens(chance, LESS)]
    return script if len(kept) + 1 < FEWEST else script._replace(turns=(script.turns[0], *kept))


def mirrored(spot: Spot) -> Spot:
    """The same on the other side of the hand."""
    name, dot, joint = spot.zone.partition(".")
    if name in ("thumb", "little") and joint == "middle":
        return spot  # a thumb has no middle
    return spot._replace(zone=_MIRROR.get(name, name) + dot + joint, dx=-spot.dx)


def with_things(script: Script, stand_in: list[int]) -> Script:
    """The same with other objects; what two hands did with two, one now does after the other."""
    return each_act(
        script,
        lambda act: act if act.thing is None else act._replace(thing=stand_in[act.thing]),
    )


def with_spots(script: Script, place: Callable[[Spot], Spot]) -> Script:
    """The same in other places."""
    return each_act(script, lambda act: act._replace(path=tuple(map(place, act.path))))


def each_act(script: Script, change: Callable[[Act], Act]) -> Script:
    turns = list[tuple[Act, ...]]()
    for turn in script.turns:
        at_once = list[Act]()
        for act in map(change, turn):
            if any(act.thing == other.thing for other in at_once):
                turns.append((act,))
            else:
                at_once.append(act)
        turns.append(tuple(at_once))
    return script._replace(turns=tuple(turns))
