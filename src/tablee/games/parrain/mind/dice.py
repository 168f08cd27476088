"""What a bot leaves to its dice."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.chance import Chance


def happens(chance: Chance, percent: float) -> bool:
    """So often of a hundred times."""
    return int(chance.below(10_000)) < 100 * percent


def one_of(chance: Chance, weights: Sequence[float]) -> int:
    """The place of one of them, each as likely as its weight."""
    left = int(chance.below(2**24)) / 2**24 * sum(weights)
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return at
    return max(range(len(weights)), key=lambda at: weights[at])
