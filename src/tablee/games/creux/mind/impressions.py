"""What stays of a mime: its moments in their order, and what it was like on the whole.

The moments know a mime again that one knows; the whole is what two ideas of one memory share.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from tablee.games.creux.mind.sensations import Sensation, difference, sensation
from tablee.games.creux.touch.skin import CELLS, feel

STEP: Final = 5  # tenths of a second: so often one pays attention
MOMENTS: Final = 30  # at most: of a long mime, seldomer
WHOLE: Final = 0.5  # how much the whole counts beside the moments

Trait = tuple[str, int]

_BACK, _TIPS, _FINGERS, _PALM, _EDGES = range(5)
_COLD: Final = 6  # from here on one does not notice it
_BRISK, _QUICK = 60, 140  # movement
_HARD: Final = 50  # pressure, in steps
_HARDEST: Final = 4


def _part(zone: str, back: bool) -> int:
    if back:
        return _BACK
    if "." in zone:
        return _TIPS if zone.endswith(".tip") else _FINGERS
    return _PALM if zone in ("pads", "palm") else _EDGES


_PARTS: Final = tuple(_part(cell.zone, cell.back) for cell in CELLS)
_CELLS_IN: Final = Counter(_PARTS)


class Impression(NamedTuple):
    """What stays of a mime."""

    moments: list[Sensation]
    traits: dict[Trait, float]  # how much of each there was, on average


def felt(frames: Sequence[bytes]) -> Impression:
    """What stays of a mime whose frames these are."""
    return _impression([frames[end - 1] for end in _moments(len(frames))])


def imagined(pieces: Sequence[bytes]) -> Impression:
    """What would stay of a mime that one sees, had one felt it."""
    return _impression([feel(pieces[:end]) for end in _moments(len(pieces))])


def unlike(one: Impression, other: Impression) -> float:
    """How far two mimes are apart: 0 where they feel the same."""
    traits = one.traits.keys() | other.traits.keys()
    whole = sum(abs(one.traits.get(a, 0.0) - other.traits.get(a, 0.0)) for a in traits)
    return difference(one.moments, other.moments) + WHOLE * whole


def _moments(length: int) -> range:
    """When one pays attention."""
    step = max(STEP, -(-length // MOMENTS))
    return range(step, length + 1, step)


def _impression(frames: Sequence[bytes]) -> Impression:
    traits = dict[Trait, float]()
    for frame in frames:
        for trait, much in _traits(frame).items():
            traits[trait] = traits.get(trait, 0.0) + much / len(frames)
    return Impression([sensation(frame) for frame in frames], traits)


def _traits(frame: bytes) -> dict[Trait, float]:
    """Of one moment: surfaces and how they move, parts of the hand, cold, force; or nothing."""
    ways, parts = Counter[int](), Counter[int]()
    total = count = cold = 0
    for cell, part in enumerate(_PARTS):
        pressure, surface, movement = frame[1 + 3 * cell : 4 + 3 * cell]
        if pressure:
            texture, heat = divmod(surface, 16)
            ways[3 * texture + (movement >= _BRISK) + (movement >= _QUICK)] += pressure
            parts[part] += pressure
            total += pressure
            cold += pressure if heat < _COLD else 0
            count += 1
    if not total:
        return {("nothing", 0): 0.7}
    spread = {part: much / _CELLS_IN[part] for part, much in parts.items()}
    everywhere = sum(spread.values())
    return {
        **{("way", way): much / total for way, much in ways.items()},
        **{("part", part): 0.5 * much / everywhere for part, much in spread.items()},
        ("cold", 0): 0.5 * cold / total,
        ("force", min(_HARDEST, total // (count * _HARD))): 0.5,
    }
