"""The Child: which memory he takes, and how he mimes it [creux.mime, creux.solo]."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from tablee.engine.chance import Chance
from tablee.games.creux.law.memories import MEMORIES
from tablee.games.creux.mind.freedom import make_own
from tablee.games.creux.mind.keeping import keep_to
from tablee.games.creux.mind.known import scripts
from tablee.games.creux.touch.acting import act
from tablee.games.creux.touch.constraints import breaks, lacks
from tablee.games.creux.touch.mime import SLOT, read

Deed = tuple[str, int | None, str]  # a verb, an object, a zone

ATTEMPTS: Final = 20  # it hardly ever takes a second one
CLOSEST: Final = 3  # memories with which one could be mixed up


def perform(memory: int, kind: int, seconds: int, chance: Chance) -> list[bytes]:
    """The pieces of a mime of this memory, within a constraint, which lasts so long at most."""
    samples = scripts(memory)
    for _ in range(ATTEMPTS):
        script = make_own(samples[chance.below(len(samples))], chance)
        pieces = act(keep_to(script, kind, chance), chance)[: seconds * 1000 // SLOT]
        if keeps(kind, pieces):
            break
    return pieces


def keeps(kind: int, pieces: Sequence[bytes]) -> bool:
    """creux.expert: as the house will see it."""
    slots = [read(piece) for piece in pieces]
    return not (
        lacks(kind, slots) or breaks(kind, slots) or any(breaks(kind, [slot]) for slot in slots)
    )


def clearest(hand: Sequence[int]) -> int:
    """creux.solo: what can be mimed so that it is hardly taken for anything else."""
    return min(hand, key=mixed_up)


@cache
def mixed_up(memory: int) -> float:
    """How much its mimes have in common with those of the memories that are closest to it."""
    mine = deeds(memory)
    shares = sorted(
        len(mine & deeds(other)) / len(mine | deeds(other))
        for other in range(1, MEMORIES + 1)
        if other != memory
    )
    return sum(shares[-CLOSEST:])


@cache
def deeds(memory: int) -> frozenset[Deed]:
    """All that its sample mimes do."""
    return frozenset(
        (one.verb, one.thing, spot.zone)
        for script in scripts(memory)
        for turn in script.turns
        for one in turn
        for spot in one.path
    )
