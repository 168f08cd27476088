"""What cards are good for later on: which to keep, and which are safe at what gauge."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.pile import Pile
from tablee.games.palab.cards import (
    BOL,
    KINDS,
    LOWEST,
    MIROIR,
    NO_CARD,
    ONE_11,
    TEN,
    TO_FOU,
    TO_FOU_FIGURE,
    ZERO_24,
    mauve,
    plain,
)
from tablee.games.palab.state import FULL, NO_FIGURE

# By card without its star: what it is worth to have it when the gauge is high, as measured by how
# rarely a round is lost with it (docs/bots-palab.md). Jauge MAX is rather an attack.
KEEP: Final = vec[i64](
    [3, 3, 2, 2, 2, 1, 1, 0, 18, 3, 18]  # 2 to 9, 0/24, 1/11, ±10
    + [0] * 11
    + [18, 18, 16, 20, 8, 8, 18, 19, -6]  # Miroir to Super Skip, and Bol renversé
)


def ways(meaning: i64) -> i64:
    """Among how many figures one chooses; a card without a figure has one way."""
    if ZERO_24 <= meaning <= TEN:
        return 2
    return 1


def figure_at(meaning: i64, way: i64) -> i64:
    """The lowest first."""
    if meaning == NO_CARD:
        return 0
    if meaning < ZERO_24:
        return meaning + LOWEST
    if meaning == ZERO_24:
        return 24 * way
    if meaning == ONE_11:
        return 1 + 10 * way
    if meaning == TEN:
        return 20 * way - 10
    if meaning == TO_FOU:
        return TO_FOU_FIGURE
    return NO_FIGURE


def has_safe(hand: Pile, gauge: i64, but: i64) -> bool:
    """Is there a card that could be played at this gauge?"""
    for card in range(i64(KINDS)):
        if hand.counts[card] > 0 and card != but and safe_at(card, gauge):
            return True
    return False


def safe_at(card: i64, gauge: i64) -> bool:
    """A Miroir and a To fou mostly find something that saves one."""
    if card >= MIROIR:
        return card != BOL
    return gauge + figure_at(plain(card), 0) <= FULL


def worth(hand: Pile) -> i64:
    total: i64 = 0
    for card in range(i64(KINDS)):
        total += hand.counts[card] * KEEP[plain(card)]
    return total


def best_of(cards: list[int]) -> i64:
    best: i64 = cards[0]
    for other in cards:
        card: i64 = other
        if KEEP[plain(card)] > KEEP[plain(best)]:
            best = card
    return best


def worst_card(hand: Pile, but: i64, among_mauve: bool) -> i64:
    """The card that is worth the least, leaving one of another kind aside; or NO_CARD."""
    worst: i64 = NO_CARD
    for card in range(i64(KINDS)):
        copies = hand.counts[card]
        if card == but:
            copies -= 1
        if copies > 0 and (not among_mauve or mauve(card)):
            if worst == NO_CARD or KEEP[plain(card)] < KEEP[plain(worst)]:
                worst = card
    return worst


def worst_but_bol(hand: Pile) -> i64:
    """palab.bol: it can never be discarded."""
    bols = hand.counts[BOL]
    hand.add(BOL, -bols)
    card = worst_card(hand, NO_CARD, False)
    hand.add(BOL, bols)
    return card
