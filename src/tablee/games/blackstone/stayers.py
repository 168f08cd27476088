"""The best answer to people who never pass and never take a card more than they must.

Unlike crowd.py, this counts on choosing well at every later turn too. Full purses are assumed.
It is compiled, as crowd.py is.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.games.blackstone.crowd import (
    COUNT,
    UNLIKELY,
    WHITE,
    half,
    handed_on,
    how_many,
    numbers,
    places,
)
from tablee.games.blackstone.rules import ANTE
from tablee.games.blackstone.state import BLACK

UNKNOWN: Final = -1


class Stayers:
    """A table of so many, before anybody has passed; `pot` is what the last hand left."""

    def __init__(self, seats: i64, pot: i64) -> None:
        self.seats = seats
        self.pot = float(pot)
        tables: i64 = (WHITE + 1) * seats
        for _ in range(seats):
            tables *= 2
        self.rows = vec[i64]([UNKNOWN] * tables)  # by stones, white and place: where one begins
        self.all_chips = vec[float]([0.0] * 0)  # a row: by the place of the minimum

    def chips(self, stones: i64, white: i64, place: i64, least: i64) -> float:
        """What I can expect, so many places after the mover; `stones` as in crowd.py."""
        at = self.row(stones, white, place) + places[least]  # first, for it adds rows
        return self.all_chips[at]

    def row(self, stones: i64, white: i64, place: i64) -> i64:
        key = (stones * (WHITE + 1) + white) * self.seats + place
        if self.rows[key] == UNKNOWN:
            row = self.taking(stones, white, place)
            if place == 0:
                best = -float(ANTE + half(WHITE - white))
                for at in range(i64(COUNT - 1), i64(-1), -1):  # or more than the minimum, or pass
                    best = max(best, row[at])
                    row[at] = best
            self.rows[key] = len(self.all_chips)
            for chips in row:
                self.all_chips = append(self.all_chips, chips)
        return self.rows[key]

    def taking(self, stones: i64, white: i64, place: i64) -> vec[float]:
        """By the place among the NUMBERS: what I can expect if the mover takes so many."""
        mine = stones & 1
        black = BLACK - how_many(stones)
        deck = white + black
        row = vec[float]([0.0] * COUNT)
        after = place - 1 if place > 0 else self.seats - 1
        others = float(self.seats - 1)
        sure = first = 0.0  # what the fatal cards bring me; the chance of the mover's first stone
        clean = 1.0  # of no black stone so far
        turned: i64 = 0
        for at in range(i64(COUNT)):
            if turned == deck:
                row[at] = row[at - 1]
                continue
            while turned < min(numbers[at], deck):
                left = float(deck - turned)
                fine = float(ANTE + WHITE - white + turned - 1 + mine)
                fatal = clean * float(black) / left
                if mine == 0:
                    fatal = first * float(black - 1) / left
                    first = (clean * float(black) + first * float(white - turned + 1)) / left
                clean = clean * float(white - turned) / left
                turned += 1
                sure += fatal * (-fine if place == 0 else (self.pot + fine) / others)
            row[at] = sure
            least = places[min(numbers[at], deck - turned)]
            if clean > UNLIKELY:
                then = self.row(handed_on(self.seats, stones, mine), white - turned, after)
                row[at] += clean * self.all_chips[then + least]
            if first > UNLIKELY:
                then = self.row(handed_on(self.seats, stones, 1), white - turned + 1, after)
                row[at] += first * self.all_chips[then + least]
        return row
