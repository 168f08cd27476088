"""The excuses as the law reads them: their levels and their effect follow from their number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.parrain.law.cards import KEYS

EXCUSES: Final = 84  # parrain.excuses: 7 sets of levels x 3 effects x 4

GREEN: Final = 0  # parrain.anger
YELLOW: Final = 1
RED: Final = 2

EYE: Final = 0
ROTATION: Final = 1
EXCHANGING: Final = 2

# parrain.excuses: the levels at which a card works, green 1, yellow 2, red 4, by set
LEVELS: Final = (1, 2, 4, 3, 5, 6, 7)

POLICE: Final = frozenset(
    KEYS.index(key) for key in ("federal-agents", "policeman", "police-raid")
)  # parrain.boss-bag


def works(card: i64, anger: i64) -> bool:
    """parrain.accuse: a card works at some levels of the Godfather's anger."""
    levels: i64 = LEVELS[card // 12]
    return (levels >> anger) & 1 == 1


def effect(card: i64) -> i64:
    """parrain.bag.effect: what a card does to the bags."""
    return card // 4 % 3


def is_police(card: i64) -> bool:
    return card in POLICE
