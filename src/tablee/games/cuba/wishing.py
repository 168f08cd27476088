"""Whom somebody would like to see accused, and whom the Godfather is likely to accuse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.games.cuba.box import (
    CLEANER,
    DRIVER,
    LOYAL,
    NOT_YET,
    NOTHING,
    TOKEN,
    is_agent,
    is_thief,
)
from tablee.games.cuba.journey import Journey

FORGIVEN: Final = 0.4  # what a mistake is worth that a joker makes good
BOLD: Final = 5.0  # how much rather he accuses whom he suspects most


def wishes(pockets: Sequence[int], place: int, jokers: int) -> list[float]:
    """By place: what it is worth to this one's side that its pockets are emptied next."""
    if place < 0:
        return [1.0 if is_thief(take) else -mistake(take, jokers) for take in pockets]
    own = pockets[place]
    if own == TOKEN + DRIVER:
        return wishes(pockets, place - 1, jokers)  # cuba.driver: as the one before
    if own in (TOKEN + LOYAL, TOKEN + CLEANER):
        return wishes(pockets, -1, jokers)  # cuba.end.found: as the Godfather
    if is_agent(own):
        return [  # cuba.end.agent: oneself, and soon
            1.0 if other == place else -mistake(take, jokers) / 2
            for other, take in enumerate(pockets)
        ]
    return [for_the_fall(own, take, other == place, jokers) for other, take in enumerate(pockets)]


def for_the_fall(own: int, take: int, myself: bool, jokers: int) -> float:
    """cuba.end.fallen: a Thief or an urchin wants an innocent accused, and no Agent."""
    if is_agent(take):
        return -1.0
    if not is_thief(take):
        return mistake(take, jokers)
    if myself:
        return -1.0
    return 0.2 if own != NOTHING and take > own else -0.2  # one rival less, or one helper


def mistake(take: int, jokers: int) -> float:
    """How bad it is for the Godfather to accuse one without diamonds."""
    return 1.0 if is_agent(take) or jokers == 0 else FORGIVEN


def accusations(journey: Journey, shown: Sequence[int], jokers: int) -> list[float]:
    """By place: how likely he accuses this one next, as far as one can tell."""
    forgiving = 0.6 * jokers / (jokers + 1)
    weights = []
    for place, pocket in enumerate(journey.pockets):
        if shown[place] != NOT_YET:
            weights.append(0.0)  # cuba.accuse: once is enough
            continue
        guilt = journey.guilt(place)
        agent = sum(part for take, part in enumerate(pocket) if is_agent(take)) / journey.total
        weights.append((guilt + forgiving * (1.0 - guilt - agent)) ** BOLD)
    total = sum(weights)
    return [weight / total for weight in weights] if total else weights
