"""A Child keeps to a constraint: the same idea, with what is allowed [creux.expert]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import cycle
from typing import Final

from tablee.engine.chance import Chance
from tablee.games.creux.mind.freedom import each_act, with_spots, with_things
from tablee.games.creux.touch.constraints import AT_LEAST, FEWEST, ONLY
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
from tablee.games.creux.touch.script import STAYING, Act, Script, Spot

Keeper = Callable[[Script, Chance], Script]

_STAND_IN: Final = (  # by object, what may stand for it, the likest first
    (CLOTH, STRING),
    (RING, COIN, PAWN, *CUBES, CLOTH),
    (DART, TOP, STRING, PAWN, COIN, *CUBES),
    (STRING, CLOTH, DART, RING, PAWN, *CUBES),
    (COIN, RING, CUBES[0], PAWN, CLOTH),
    (PAWN, TOP, CUBES[0], RING, CLOTH),
    (TOP, PAWN, DART, CUBES[1], COIN, STRING),
    *((cube, *CUBES, PAWN, TOP, COIN, RING, STRING) for cube in CUBES),
)
_FINGER: Final = {  # of a place on the palm: the nearest
    "pads": "middle", "palm": "middle", "mound": "thumb", "outer": "little", "heel": "ring",
    "wrist": "index",
}  # fmt: skip
_LOW: Final = ("base", "palm", "heel", "wrist", "mound", "outer")
_PALM: Final = {
    "thumb": "mound", "index": "pads", "middle": "palm", "ring": "pads", "little": "outer",
}  # fmt: skip


def keep_to(script: Script, kind: int, chance: Chance) -> Script:
    """The same within a constraint of this kind; -1: there is none."""
    return script if kind < 0 else KEEPERS[kind](script, chance)


def used(script: Script) -> list[int]:
    """Its objects, the most used first."""
    acts = [act for turn in script.turns for act in turn if act.verb != "lift"]
    things = Counter(act.thing for act in acts if act.thing is not None)
    return [thing for thing, _ in things.most_common()]


def only(allowed: tuple[int, ...]) -> Keeper:
    """creux.constraints: only these objects; each stands for what is like it, as long as it can."""

    def keep(script: Script, _chance: Chance) -> Script:
        stand_in, free = list(range(COUNT)), list(allowed)
        for thing in used(script):
            choice = [one for one in _STAND_IN[thing] if one in free] or free or [*allowed]
            stand_in[thing] = choice[0]
            free = [one for one in free if one != choice[0]]
        return with_things(script, stand_in)

    return keep


def at_least(thing: int) -> Keeper:
    """creux.constraints: it stands for what is like it, or else for what is used least."""

    def keep(script: Script, _chance: Chance) -> Script:
        there = used(script)
        if thing in there:
            return script
        least = next((one for one in reversed(there) if thing in _STAND_IN[one]), there[-1])
        return with_things(script, [thing if one == least else one for one in range(COUNT)])

    return keep


def one_only(script: Script, chance: Chance) -> Script:
    return only((used(script)[0],))(script, chance)


def several(script: Script, _chance: Chance) -> Script:
    """Others take turns with the object that is used most."""
    there = used(script)
    more = [one for one in _STAND_IN[there[0]] if one not in there][: FEWEST - len(there)]
    if len(there) >= FEWEST:
        return script
    turns = cycle((there[0], *more))

    def relieve(act: Act) -> Act:
        return act._replace(thing=next(turns)) if act.thing == there[0] else act

    return each_act(script, relieve)


def on_fingers(script: Script, _chance: Chance) -> Script:
    """A whole path keeps to the finger on which it begins."""

    def move(act: Act) -> Act:
        if not act.path:
            return act
        name, _, joint = act.path[0].zone.partition(".")
        finger = name if joint else _FINGER[name]
        return act._replace(path=tuple(on_finger(finger, spot) for spot in act.path))

    return each_act(settled(script), move)


def on_finger(finger: str, spot: Spot) -> Spot:
    """Well beyond the palm; a thumb has no middle."""
    low = spot.zone.partition(".")[2] in _LOW or spot.zone in _LOW
    return Spot(f"{finger}.{'middle' if low and finger != 'thumb' else 'tip'}", spot.back, 0, 0)


def off_fingers(script: Script, _chance: Chance) -> Script:
    def place(spot: Spot) -> Spot:
        name, dot, _ = spot.zone.partition(".")
        return Spot(_PALM[name], spot.back, 0, 0) if dot else spot

    return with_spots(script, place)


def on_back(script: Script, _chance: Chance) -> Script:
    """From below: nothing rests there by itself."""

    def hold(act: Act) -> Act:
        held = act._replace(verb="press", seconds=0.5) if act.verb in STAYING else act
        return held._replace(path=tuple(spot._replace(back=True) for spot in act.path))

    return each_act(settled(script), hold)


def settled(script: Script) -> Script:
    """Every act says where it happens, since what lay there may be held now."""
    where = dict[int, tuple[Spot, ...]]()

    def settle(act: Act) -> Act:
        if act.thing is None:
            return act
        path = act.path or where.get(act.thing) or (Spot("palm", False, 0, 0),)
        where[act.thing] = path[-1:]
        return act._replace(path=path)

    return each_act(script, settle)


def upright(script: Script, _chance: Chance) -> Script:
    return script._replace(upright=True)


KEEPERS: Final[tuple[Keeper, ...]] = (  # by kind (law/constraints.py)
    *map(only, ONLY),
    *map(at_least, AT_LEAST),
    on_fingers,
    off_fingers,
    several,
    one_only,
    on_back,
    upright,
)
