"""How much everybody counts for at a table of Pirates, by what can be known of him.

Found by trial: these figures with small changes, again and again, against `reckons` as it was
before and against `attacks`; what won more was kept.
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
    -0.39, -0.37, -0.01, -0.10, -0.60, -0.14, -0.56, -0.02, -3.01, 0.31, 4.12, 0.63
)
FOR_THREE: Final = FOR_TWO
FOR_FIVE: Final = FOR_TWO
FOR_MORE: Final = FOR_TWO


def figures_for(seats: int) -> Figures:
    """By how many are still in."""
    if seats <= 3:
        return FOR_TWO if seats == 2 else FOR_THREE
    return FOR_FIVE if seats <= 5 else FOR_MORE
