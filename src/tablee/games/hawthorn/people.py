"""Kinds of people, and what each of them does: who else may sit at the table."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.games.deck55 import KINDS, how_many, lowest, shows, size_of
from tablee.games.hawthorn.moves import DRAW, FOLD, PLAY
from tablee.games.hawthorn.rules.laps import a_card_is_left, visible
from tablee.games.hawthorn.state import HAND, State

STEADY: Final = 0  # folds only where it must
TIMID: Final = 1  # folds when a pair comes near
WILD: Final = 2  # does anything
THOUGHTFUL: Final = 3  # weighs what a pair would cost against what it would win

NERVE: Final = 0.25  # the chance of a pair at which the timid fold
# How readily the thoughtful fold rather than draw, fitted to what the bots that think did in games
# among themselves; as logits
FOLDS_AT: Final = -3.1
FOLDS_FOR_COST: Final = 2.1  # for each chip that the next card costs on average
FOLDS_FOR_PRICE: Final = 1.05  # less, for each chip of the price
FOLDS_FOR_POT: Final = 0.11  # less, for each chip in the pot
FOLDS_FOR_MANY: Final = 0.5  # for each of the others
FOLDS_FOR_RISK: Final = 7.7  # less, for the chance of a pair that the others have on average
LAYS: Final = 10  # of so many, 5 lay their lowest card, 3 the next, 2 the third


def laid(hand: i64, kind: i64, chance: Chance) -> i64:
    """Which card people of this kind lay."""
    if kind == WILD:
        return nth(hand, chance.below(HAND))
    if kind == THOUGHTFUL:
        dice = chance.below(LAYS)
        return nth(hand, 0 if dice < 5 else 1 if dice < 8 else 2)
    return lowest(hand)


def nth(hand: i64, at: i64) -> i64:
    """The cards of a hand counted from the lowest."""
    card: i64 = 1
    left = at - how_many(hand, 1)
    while left >= 0:
        card += 1
        left -= how_many(hand, card)
    return card


def choice(w: State, seat: i64, kind: i64, chance: Chance) -> i64:
    """What people of this kind do with these cards."""
    front = w.front[seat]
    if w.drawing():
        if not a_card_is_left(w):
            return FOLD
        if kind == WILD:
            return DRAW if chance.below(2) == 0 else FOLD
        if kind == TIMID and risk(w, front) > NERVE:
            return FOLD
        return FOLD if kind == THOUGHTFUL and gives_up(w, seat, chance) else DRAW
    hand = w.hands[seat]
    if kind == WILD:
        dice = chance.below(size_of(hand) + 1)
        return FOLD if dice == 0 else PLAY + nth(hand, dice - 1)
    card: i64 = 1
    while card < KINDS and (shows(front, card) or not shows(hand, card)):
        card += 1
    return FOLD if card == KINDS else PLAY + card


def risk(w: State, front: i64) -> float:
    """The chance of a pair with the next card."""
    pairs: i64 = 0
    for card in range(i64(1), i64(KINDS)):
        if shows(front, card):
            pairs += w.deck.counts[card]
    return float(pairs) / float(max(1, w.deck.size))


def gives_up(w: State, seat: i64, chance: Chance) -> bool:
    """Does a thoughtful one leave? The dearer the next card, and the safer the others look."""
    others = 0.0
    risks = 0.0
    for at in range(i64(len(w.front))):
        if at != seat and w.front[at] != 0:
            others += 1.0
            risks += risk(w, w.front[at])
    chips, price = cost(w, w.front[seat]), float(lowest(visible(w)))
    return uniform(chance) < folding(chips, price, float(w.pot), others, risks / others)


def folding(cost: float, price: float, pot: float, others: float, risk: float) -> float:
    """How often the thoughtful fold, by the numbers above."""
    drive = FOLDS_AT + FOLDS_FOR_COST * cost + FOLDS_FOR_MANY * others
    drive -= FOLDS_FOR_PRICE * price + FOLDS_FOR_POT * pot + FOLDS_FOR_RISK * risk
    return 1.0 / (1.0 + exp(-drive))


def cost(w: State, front: i64) -> float:
    """What the next card costs on average."""
    pairs: i64 = 0
    for card in range(i64(1), i64(KINDS)):
        if shows(front, card):
            pairs += card * w.deck.counts[card]
    return float(pairs) / float(max(1, w.deck.size))


def uniform(chance: Chance) -> float:
    """Anything from 0 to 1."""
    return float(chance.below(0x1000000)) / float(0x1000000)
