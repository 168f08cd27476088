"""The bytes of a mime: pieces of a tenth of a second, each complete in itself [creux.screen].

A piece is one byte, 0 where the hand is held flat and 1 where it is upright, then samples of nine
bytes, little endian: when (ms in the slot), object, flags, x and y (two bytes each), pressure,
angle. Flags: how it lies (2 bits), 4 on the back, 8 held by the Child, 16 lifted: no contact from
here on. Whatever is on the hand as a slot begins has a sample at 0 in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import hypot
from struct import Struct
from typing import Final, Literal, NamedTuple

from tablee.games.creux.touch import hand, objects

SLOT: Final = 100  # ms
LONGEST: Final = 900  # pieces in a mime: 90 s
FULLEST: Final = 48  # samples in a piece
FASTEST: Final = 12  # how far an object may slide in a ms; nobody’s arm is quicker
SLACK: Final = 60  # and how far beyond that, since fingers and clocks are not exact
BACK: Final = 4
HELD: Final = 8
LIFTED: Final = 16

_SAMPLE: Final = Struct("<BBBHHBB")
BIGGEST: Final = 1 + FULLEST * _SAMPLE.size

# What can be wrong with a piece that is well written.
Wrong = Literal["long", "turned", "fallen", "beside", "gone", "quick"]


class Sample(NamedTuple):
    """An object at a moment: where it touches, and how."""

    t: int  # ms in the slot
    object: int
    lies: int
    back: bool
    held: bool  # else it lies there by itself, or, lifted from an upright hand, falls
    lifted: bool
    x: int
    y: int
    pressure: int  # of the Child, or of what stands on it; its own weight comes on top
    angle: int  # 256 are a full turn


class Slot(NamedTuple):
    """A tenth of a second of a mime."""

    upright: bool
    samples: tuple[Sample, ...]


@lru_cache(2048)
def read(piece: bytes) -> Slot:
    """A piece; ValueError says what is wrong with it."""
    if not piece or len(piece) % _SAMPLE.size != 1:
        raise ValueError(f"a piece has 1 + 9 × n bytes, not {len(piece)}")
    if len(piece) > BIGGEST:
        raise ValueError(f"a piece has at most {FULLEST} samples")
    if piece[0] > 1:
        raise ValueError(f"the hand is flat (0) or upright (1), not {piece[0]}")
    samples = []
    last = 0
    for t, thing, flags, x, y, pressure, angle in _SAMPLE.iter_unpack(piece[1:]):
        if not last <= t < SLOT:
            raise ValueError(f"a sample at {t} ms, after one at {last}, in a slot of {SLOT}")
        if thing >= objects.COUNT:
            raise ValueError(f"there is no object {thing}")
        if flags > 31:
            raise ValueError(f"flags are at most 31, not {flags}")
        if x >= hand.WIDE or y >= hand.HIGH:
            raise ValueError(f"a sample at {x}, {y}: beyond {hand.WIDE} × {hand.HIGH}")
        lifted = bool(flags & LIFTED)
        back, held = bool(flags & BACK), bool(flags & HELD)
        samples.append(Sample(t, thing, flags & 3, back, held, lifted, x, y, pressure, angle))
        last = t
    return Slot(piece[0] == 1, tuple(samples))


def write(slot: Slot) -> bytes:
    """The bytes of a slot."""
    parts = [bytes((slot.upright,))]
    for one in slot.samples:
        flags = one.lies + BACK * one.back + HELD * one.held + LIFTED * one.lifted
        parts.append(_SAMPLE.pack(one.t, one.object, flags, *one[6:]))
    return b"".join(parts)


def present(slot: Slot) -> dict[int, Sample]:
    """What is on the hand as a slot ends, by object."""
    there: dict[int, Sample] = {}
    for one in slot.samples:
        if one.lifted:
            there.pop(one.object, None)
        else:
            there[one.object] = one
    return there


def used(slots: Iterable[Slot]) -> set[int]:
    """The objects that have touched the hand."""
    return {one.object for slot in slots for one in slot.samples if not one.lifted}


def wrong(before: Slot | None, slot: Slot, number: int) -> Wrong | None:
    """What is wrong with this slot, the `number`th of a mime, after the one before it, if anything.

    long: the mime has lasted its time. turned: the hand is held as at the beginning. fallen:
    nothing stays on an upright hand by itself. beside: there is no skin. gone: what was on the
    hand was neither lifted nor is it there. quick: no hand is as quick.
    """
    if number >= LONGEST:
        return "long"
    if before is not None and before.upright != slot.upright:
        return "turned"
    last = {} if before is None else present(before)
    if last.keys() - {one.object for one in slot.samples if one.t == 0}:
        return "gone"
    last = {thing: one._replace(t=one.t - SLOT) for thing, one in last.items()}
    for one in slot.samples:
        if one.lifted:
            last.pop(one.object, None)
            continue
        if slot.upright and not one.held:
            return "fallen"
        if hand.depth(one.x, one.y) < -hand.REACH:
            return "beside"
        earlier = last.get(one.object)
        if earlier is not None and _too_quick(earlier, one):
            return "quick"
        last[one.object] = one
    return None


def _too_quick(earlier: Sample, later: Sample) -> bool:
    way = hypot(later.x - earlier.x, later.y - earlier.y)
    return earlier.back != later.back or way > SLACK + FASTEST * (later.t - earlier.t)
