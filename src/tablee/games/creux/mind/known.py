"""The sample mimes that a bot knows, as they would feel; worked out when a card is first met."""

from __future__ import annotations

from functools import cache
from typing import Final

from tablee.engine.chance import Seeded
from tablee.games.creux.law.memories import KEYS
from tablee.games.creux.mind.impressions import Impression, imagined, unlike
from tablee.games.creux.touch.acting import act
from tablee.games.creux.touch.samples import samples
from tablee.games.creux.touch.script import Script

VARIATIONS: Final = 2  # of each sample: nobody mimes twice alike


def scripts(memory: int) -> list[Script]:
    """The sample mimes of a card."""
    return list(samples()[KEYS[memory]].values())


@cache
def known(memory: int) -> list[Impression]:
    """How the sample mimes of a card feel."""
    return [
        imagined(act(script, Seeded(100 * memory + luck)))
        for script in scripts(memory)
        for luck in range(VARIATIONS)
    ]


def unlike_any(mime: Impression, memory: int) -> float:
    """How far this mime is from the nearest sample of a card."""
    return min(unlike(mime, sample) for sample in known(memory))
