"""What many games came to, with intervals that say how sure that is."""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

from tablee.engine.match import Match
from tablee.engine.night import Night

Z99: Final = 2.5758293035489004  # 99 % of a normal distribution lie within so many deviations


class Interval(msgspec.Struct, frozen=True):
    """A figure, and the bounds between which the true one lies with 99 %."""

    value: float
    low: float
    high: float


class Tally(msgspec.Struct):
    """Sums over games, by seat; tallies of parts add up to the tally of the whole.

    What several seats of one game did is not independent, so an interval counts games, not seats.
    """

    games: int
    moves: int
    wins: list[int]
    losses: list[int]
    points: list[int]
    squares: list[int]  # of the points

    @classmethod
    def empty(cls, seats: int) -> Tally:
        return cls(0, 0, [0] * seats, [0] * seats, [0] * seats, [0] * seats)

    def add(self, match: Match) -> None:
        outcome = match.outcome
        assert outcome is not None, "only finished games count"
        self.count(len(match.rows), outcome.winners, outcome.losers, outcome.points)

    def add_night(self, night: Night, chips: int) -> None:
        """A night counts as one game; the points are what a person went home with, less the start.

        Who went home with nothing has lost it.
        """
        moves = sum(len(match.rows) for match in night.played)
        broke = [person for person, purse in enumerate(night.purses) if purse == 0]
        self.count(moves, night.winners, broke, [purse - chips for purse in night.purses])

    def count(self, moves: int, winners: list[int], losers: list[int], points: list[int]) -> None:
        self.games += 1
        self.moves += moves
        for seat in winners:
            self.wins[seat] += 1
        for seat in losers:
            self.losses[seat] += 1
        for seat, score in enumerate(points):
            self.points[seat] += score
            self.squares[seat] += score * score

    def join(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.losses[seat] += other.losses[seat]
            self.points[seat] += other.points[seat]
            self.squares[seat] += other.squares[seat]

    def losing(self, seats: list[int]) -> Interval:
        """How often each of these seats loses, on average."""
        return share(sum(self.losses[seat] for seat in seats) / len(seats), self.games)

    def winning(self, seats: list[int]) -> Interval:
        return share(sum(self.wins[seat] for seat in seats) / len(seats), self.games)

    def scoring(self, seats: list[int]) -> Interval:
        """The mean of the points."""
        return mean(
            sum(self.points[seat] for seat in seats) / len(seats),
            sum(self.squares[seat] for seat in seats) / len(seats),
            self.games,
        )


def share(count: float, total: int) -> Interval:
    """Wilson's interval for a proportion: honest near 0 and 1 too."""
    if total == 0:
        return Interval(0.0, 0.0, 1.0)
    part = count / total
    middle = (part + Z99**2 / (2 * total)) / (1 + Z99**2 / total)
    half = Z99 * sqrt(part * (1 - part) / total + Z99**2 / (4 * total**2)) / (1 + Z99**2 / total)
    return Interval(part, max(0.0, middle - half), min(1.0, middle + half))


def mean(total: float, squares: float, count: int) -> Interval:
    if count == 0:
        return Interval(0.0, 0.0, 0.0)
    middle = total / count
    deviation = sqrt(max(0.0, squares / count - middle**2))
    half = Z99 * deviation / sqrt(count)
    return Interval(middle, middle - half, middle + half)
