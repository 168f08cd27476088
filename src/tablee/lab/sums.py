"""Two numbers a game, summed over many games: enough for means, shares and differences."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.lab.tally import Interval, mean, share

Kind = Literal["size", "share", "difference"]


class Sums(msgspec.Struct):
    """Sums of a, b, their squares and their product; sums of parts add up to those of the whole."""

    games: int = 0
    a: int = 0
    b: int = 0
    aa: int = 0
    bb: int = 0
    ab: int = 0
    counts: dict[int, int] = {}  # how often each a came up

    def add(self, a: int, b: int) -> None:
        self.games += 1
        self.a += a
        self.b += b
        self.aa += a * a
        self.bb += b * b
        self.ab += a * b
        self.counts[a] = self.counts.get(a, 0) + 1

    def join(self, other: Sums) -> None:
        self.games += other.games
        self.a += other.a
        self.b += other.b
        self.aa += other.aa
        self.bb += other.bb
        self.ab += other.ab
        for value, count in other.counts.items():
            self.counts[value] = self.counts.get(value, 0) + count

    def size(self) -> Interval:
        """The mean of a."""
        return mean(self.a, self.aa, self.games)

    def part(self) -> Interval:
        """How much of all b the a are.

        What happens within one game hangs together, so the interval counts as many independent
        cases as the spread from game to game is worth, and never more than there were.
        """
        if self.b == 0:
            return share(0, 0)
        part = self.a / self.b
        spread = (self.aa - 2 * part * self.ab + part**2 * self.bb) / self.b**2
        cases = part * (1 - part) / spread if spread > 0 else self.games
        cases = max(1, min(round(cases), self.b))
        return share(part * cases, cases)

    def difference(self, weight: float) -> Interval:
        """The mean of a minus so many times b."""
        total = self.a - weight * self.b
        squares = self.aa - 2 * weight * self.ab + weight**2 * self.bb
        return mean(total, squares, self.games)

    def ninth_tenth(self) -> int:
        """The least a that nine games in ten do not exceed."""
        needed = -(-9 * self.games // 10)
        for value in sorted(self.counts):
            needed -= self.counts[value]
            if needed <= 0:
                return value
        raise ValueError("nothing was counted")


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer, with the bounds between which the true one lies with 99 %."""

    kind: Kind
    value: float
    low: float
    high: float
    ninth: int | None = None  # of a size: nine games in ten do not exceed it
    fair: float | None = None  # where all are alike, the value would be this
    one: float | None = None  # of a difference: between this
    others: float | None = None  # and this

    @property
    def verdict(self) -> int:
        """1 above what is fair, -1 below, 0 where these games can't tell."""
        fair = self.fair or 0.0
        return (self.low > fair) - (self.high < fair)

    @property
    def off(self) -> float:
        """How far from fair: of a share, in fair shares, so that all tables compare."""
        return abs(self.value / self.fair - 1) if self.fair else abs(self.value)


def size(sums: Sums) -> Figure:
    found = sums.size()
    return Figure("size", found.value, found.low, found.high, ninth=sums.ninth_tenth())


def part(sums: Sums, fair: float | None = None) -> Figure:
    found = sums.part()
    return Figure("share", found.value, found.low, found.high, fair=fair)


def difference(sums: Sums, others: int, sign: int, shares: bool) -> Figure:
    """One seat against the average of the others: shares of games, or something counted."""
    weight = 1 / others
    found = sums.difference(weight)
    if shares:
        found = no_surer(found, share(sums.a, sums.games), 1 + weight)
    low, high = sorted((sign * found.low, sign * found.high))
    mine, theirs = sums.a / sums.games, weight * sums.b / sums.games
    return Figure("difference", sign * found.value, low, high, fair=0.0, one=mine, others=theirs)


def no_surer(found: Interval, lone: Interval, weight: float) -> Interval:
    """What never happened may happen yet: no narrower than the lone seat's own interval allows."""
    low = min(found.low, found.value - weight * (lone.value - lone.low))
    high = max(found.high, found.value + weight * (lone.high - lone.value))
    return Interval(found.value, max(low, -1.0), min(high, 1.0))
