"""How much everybody counts for at a table of Pirates, by what can be known of him.

For two and three they were found by trial: small changes, again and again, against `reckons` as it
was before and against `attacks`; what won more was kept. For more they were fitted to who won.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Figures(NamedTuple):
    """Each counts for e to the power of a sum: these, times what they are named after."""

    guilt: float  # the chance that another has a pair
    guilt_squared: float
    turn: float  # he has the turn
    turn_and_guilt: float
    danger: float  # the chance that his next card pairs one in front of him
    me: float
    pair: float  # I have one
    caught: float  # how guilty I look, and am
    caught_squared: float
    trap: float  # how guilty I look, and am not
    trap_squared: float
    my_danger: float


FOR_TWO: Final = Figures(
    -0.39, -0.37, -0.01, -0.1, -0.6, -0.14, -0.56, -0.02, -3.01, 0.32, 4.12, 0.63
)
FOR_THREE: Final = Figures(0.0, -0.86, 0.0, 0.8, -0.28, 0.18, 0.32, 0.3, -2.26, 0.37, 1.25, -0.14)
FOR_FIVE: Final = Figures(
    0.34, -1.22, -0.11, 0.42, -0.5, -0.03, 0.16, -0.69, -1.7, 0.05, 0.2, -0.31
)
FOR_MORE: Final = Figures(
    0.13, -0.55, -0.04, 0.21, -0.76, 0.0, 0.2, -0.54, -0.84, 0.21, -0.17, -0.71
)


def figures_for(seats: int) -> Figures:
    """By how many are still in."""
    if seats <= 3:
        return FOR_TWO if seats == 2 else FOR_THREE
    return FOR_FIVE if seats <= 5 else FOR_MORE
