"""What a seat can do at a table of Paires."""

from typing import Final

from tablee.engine.moves import Move, Moves

DRAW: Final = 0
FOLD: Final = 1


class Draw(Move, frozen=True):
    """Turn up a card and hope for no pair."""


class Fold(Move, frozen=True):
    """End the round for the price of the lowest card in play."""


MOVES = Moves({DRAW: Draw, FOLD: Fold})
