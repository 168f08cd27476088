"""What going on is worth in many worlds: the pot if all others leave, less what leaving costs.

My own cards are followed lap by lap: by value, the chance to show it if I am still in. At each
turn to come I fold if going on is worth less, in those worlds where as many others are left.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.deck55 import KINDS, how_many, lowest
from tablee.games.hawthorn.state import without_card
from tablee.games.hawthorn.worlds import TURNS, Worlds

SEATS: Final = 11


@final
class Outlook:
    """My cards from now on, as long as I am in; what a pair costs, my purse permitting."""

    def __init__(self, share: vec[float], shows: vec[float], hand: i64, purse: i64) -> None:
        self.share = share
        self.shows = shows
        self.hand = hand
        self.purse = purse
        self.out = 0.0  # the chance to go out in the lap that was looked at
        self.cost = 0.0  # what a pair costs there, on average

    def draw(self) -> None:
        self.out = 0.0
        self.cost = 0.0
        total = 0.0
        for card in range(i64(1), i64(KINDS)):
            pair = self.share[card] * self.shows[card]
            self.out += pair
            self.cost += pair * float(min(card, self.purse))
            total += self.share[card]
        fresh = total - self.out
        if fresh > 0.0:
            for card in range(i64(1), i64(KINDS)):
                missing = 1.0 - self.shows[card]
                self.shows[card] += missing * self.share[card] / fresh

    def play(self) -> None:
        """Out is who has no card that makes no pair; what a fold costs is not known here."""
        self.out = 1.0
        self.cost = 0.0
        best: i64 = 0
        least = 9.0
        for card in range(i64(1), i64(KINDS)):
            if how_many(self.hand, card) > 0:
                self.out *= self.shows[card]
                if self.shows[card] + self.share[card] < least:
                    least = self.shows[card] + self.share[card]
                    best = card
        if best > 0:
            self.hand = without_card(self.hand, best)
            self.shows[best] = 1.0


def worth(
    worlds: Worlds, shows: vec[float], hand: i64, lap: i64, first: i64, low: i64, purse: i64
) -> float:
    """What it is worth to have these cards before my turn `first`; turn 0 is in this lap."""
    outlook = Outlook(worlds.share, shows[:], hand, purse)
    outs = vec[float]([1.0] * TURNS)
    costs = vec[float]([0.0] * TURNS)
    for turn in range(first, i64(TURNS)):
        if (lap + turn) & 1 == 1:
            outlook.draw()
        else:
            outlook.play()
        outs[turn] = outlook.out
        costs[turn] = outlook.cost
    values = vec[float]([0.0] * worlds.count)
    turn = TURNS
    while turn >= first:
        go_back(worlds, values, turn, outs, costs, (lap + turn) & 1 == 1, min(low, purse))
        turn -= 1
    total = 0.0
    for value in values:
        total += value
    return total / float(worlds.count)


def go_back(
    worlds: Worlds,
    values: vec[float],
    turn: i64,
    outs: vec[float],
    costs: vec[float],
    drawing: bool,
    low: i64,
) -> None:
    """From what the worlds are worth after a turn to what they are worth before it."""
    sums = vec[float]([0.0] * SEATS)  # by the number of others left: what going on is worth
    folds = vec[float]([0.0] * SEATS)  # and what a fold costs
    for world in range(worlds.count):
        at = world * (TURNS + 1) + turn
        left = worlds.left[at]
        if left == 0:
            values[world] = float(worlds.won[world])
        elif left > 0:
            price = float(min(low, worlds.price[at]))
            if turn == TURNS:
                values[world] = -price
                continue
            leaving = costs[turn] if drawing else outs[turn] * price
            values[world] = (1.0 - outs[turn]) * values[world] - leaving
            sums[left] += values[world]
            folds[left] += price
    for world in range(worlds.count):
        at = world * (TURNS + 1) + turn
        left = worlds.left[at]
        if left > 0 and sums[left] < -folds[left]:
            values[world] = -float(min(low, worlds.price[at]))


def after_drawing(worlds: Worlds, front: i64, hand: i64, lap: i64, purse: i64) -> float:
    """What drawing is worth: every card that can come, as often as it will."""
    shows = shown(front)
    low = lowest(front)
    total = 0.0
    whole = 0.0
    for card in range(i64(1), i64(KINDS)):
        part = worlds.share[card]
        if part > 0.0:
            whole += part
            if shows[card] > 0.0:
                total -= part * float(min(card, purse))
            else:
                more = shows[:]
                more[card] = 1.0
                total += part * worth(worlds, more, hand, lap, 1, min(low, card), purse)
    return total / whole if whole > 0.0 else -float(min(low, purse))


def shown(front: i64) -> vec[float]:
    """By value: 1 if it is in front of me."""
    shows = vec[float]([0.0] * KINDS)
    for card in range(i64(1), i64(KINDS)):
        if how_many(front, card) > 0:
            shows[card] = 1.0
    return shows
