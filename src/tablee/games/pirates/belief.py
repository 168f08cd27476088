"""Which hands somebody may hold in Pirates, and how likely each is after what he did.

Cards that he draws are counted. What he lays, plays or leaves undone makes those hands likelier
with which somebody sensible would do so; and whoever behaves as nobody sensible does is soon taken
for one who acts blindly, of whom nothing is learned.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tablee.games.deck55 import KINDS
from tablee.games.pirates.odds import Counts
from tablee.games.pirates.state import HAND

Hand = tuple[int, ...]  # lowest card first
Hands = dict[Hand, float]  # how likely each is

DRAW, ATTACK, CHALLENGE, ACCUSE = range(4)  # what one can do in a turn

MOST: Final = 3  # cards; who has more is judged by the counts alone
SENSE: Final = 0.8  # the chance that somebody is sensible, before he has done anything
BLIND: Final = (0.4, 0.4, 0.1, 0.1)  # by act: one who acts blindly, whatever he has
# By cards in hand (none, one, more), without and with a pair, by act: as `reckons` does.
SENSIBLE: Final = (
    ((0.74, 0.01, 0.07, 0.18), (0.74, 0.01, 0.07, 0.18)),
    ((0.10, 0.71, 0.10, 0.09), (0.10, 0.72, 0.06, 0.12)),
    ((0.10, 0.66, 0.16, 0.08), (0.01, 0.95, 0.02, 0.02)),
)
OF_THE_PAIR: Final = 0.84  # how often an attack plays a pair away, if there is one
FEW: Final = 3  # so many seats, and it does not pay to go first
UNLIKELY: Final = 1e-4  # too little to be counted


class Belief(NamedTuple):
    """Of one seat: its open cards, the hands it may hold, and the chance that it is sensible."""

    front: frozenset[int]
    hands: Hands
    sense: float

    @property
    def cards(self) -> int:
        """How many he has in hand."""
        return len(next(iter(self.hands)))

    @property
    def guilt(self) -> float:
        """The chance that he has a pair."""
        return sum(chance for hand, chance in self.hands.items() if guilty(hand, self.front))

    def guilts(self) -> list[float]:
        """The chance of a pair: now, at 0; and by card, once that lies in front of him."""
        now = 0.0
        more = [0.0] * KINDS
        for hand, chance in self.hands.items():
            if guilty(hand, self.front):
                now += chance
            else:
                for card in hand:
                    more[card] += chance
        return [min(1.0, now + part) for part in more]

    def faces(self, card: int) -> Belief:
        """A card came to lie in front of him."""
        return Belief(self.front | {card}, self.hands, self.sense)

    def cleared(self) -> Belief | None:
        """All saw that he had no pair."""
        clean = {h: chance for h, chance in self.hands.items() if not guilty(h, self.front)}
        total = sum(clean.values())
        if total <= 0:
            return None
        return Belief(self.front, {h: chance / total for h, chance in clean.items()}, self.sense)

    def acts(self, act: int) -> Belief | None:
        """He did this, and has the same cards as before."""
        usual = SENSIBLE[min(2, self.cards)]
        blind, sensible = {}, {}
        for hand, chance in self.hands.items():
            blind[hand] = chance * BLIND[act]
            sensible[hand] = chance * usual[guilty(hand, self.front)][act]
        return self.after(blind, sensible)

    def draws(self, hidden: Counts) -> Belief | None:
        """He drew one of these, if that can be."""
        acted = self.acts(DRAW) if self.cards < MOST else None
        if acted is None:
            return None
        hands = with_one_more(acted.hands, hidden)
        return Belief(self.front, hands, acted.sense) if hands else None

    def attacks(self, card: int) -> Belief | None:
        """He played this card: of a pair, if he has one and is sensible."""
        usual = SENSIBLE[min(2, self.cards)]
        blind: Hands = {}
        sensible: Hands = {}
        for hand, chance in self.hands.items():
            copies = hand.count(card)
            if copies == 0:
                continue
            at = hand.index(card)
            left = hand[:at] + hand[at + 1 :]
            any_card = chance * copies / len(hand)
            blind[left] = blind.get(left, 0.0) + BLIND[ATTACK] * any_card
            likely = usual[0][ATTACK] * any_card
            if guilty(hand, self.front):
                likely = usual[1][ATTACK] * (1 - OF_THE_PAIR) * any_card
                if copies > 1 or card in self.front:
                    likely = usual[1][ATTACK] * OF_THE_PAIR * chance / pairs(hand, self.front)
            sensible[left] = sensible.get(left, 0.0) + likely
        return self.after(blind, sensible)

    def after(self, blind: Hands, sensible: Hands) -> Belief | None:
        """The same hands, weighed by what he did: if he acts blindly, and if he is sensible."""
        by_sense = self.sense * sum(sensible.values())
        total = (1 - self.sense) * sum(blind.values()) + by_sense
        if total <= 0:
            return None
        hands = {}
        for hand, weight in blind.items():
            chance = ((1 - self.sense) * weight + self.sense * sensible[hand]) / total
            if chance > UNLIKELY:
                hands[hand] = chance
        return Belief(self.front, hands, by_sense / total)


@lru_cache(maxsize=2**12)
def who_laid(card: int, seats: int, hidden: Counts) -> Belief | None:
    """Of one who laid this card first, of the three that he had."""
    hands: Hands = {(): 1.0}
    for _ in range(HAND - 1):
        hands = with_one_more(hands, hidden)
    sensible = {
        hand: chance if first_card(sorted((*hand, card)), seats) == card else 0.0
        for hand, chance in hands.items()
    }
    blind = {hand: chance / HAND for hand, chance in hands.items()}
    return Belief(frozenset({card}), hands, SENSE).after(blind, sensible)


def first_card(hand: list[int], seats: int) -> int:
    """One of a pair, so that the other can be played away; else the lowest goes first."""
    twins = [card for card in hand if hand.count(card) > 1]
    if twins:
        return twins[0]
    return max(hand) if seats <= FEW else min(hand)


def with_one_more(hands: Hands, hidden: Counts) -> Hands:
    """One of the hidden cards, any of them as likely, comes into the hand."""
    larger: Hands = {}
    for hand, chance in hands.items():
        for count, (copies, drawn) in zip(hidden, drawn_to(hand), strict=True):
            if count > copies:
                larger[drawn] = larger.get(drawn, 0.0) + chance * (count - copies)
    total = sum(larger.values())
    return {hand: chance / total for hand, chance in larger.items()}


@lru_cache(maxsize=2**10)
def drawn_to(hand: Hand) -> list[tuple[int, Hand]]:
    """By card, from 1 on: how many of it the hand has, and the hand with one more."""
    return [(hand.count(card), tuple(sorted((*hand, card)))) for card in range(1, KINDS)]


@lru_cache(maxsize=2**16)
def guilty(hand: Hand, front: frozenset[int]) -> bool:
    """Is there a pair?"""
    return len(front.union(hand)) < len(front) + len(hand)


@lru_cache(maxsize=2**14)
def pairs(hand: Hand, front: frozenset[int]) -> int:
    """How many of the values in hand belong to a pair."""
    return sum(hand.count(card) > 1 or card in front for card in {*hand})
