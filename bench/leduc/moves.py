"""What a seat can do in Leduc poker."""

from typing import Final

from tablee.engine.moves import Move, Moves

FOLD: Final = 0
CALL: Final = 1
RAISE: Final = 2


class Fold(Move, frozen=True):
    """Give up the pot."""


class Call(Move, frozen=True):
    """Put in as much as the other has: nothing, when that is a check."""


class Raise(Move, frozen=True):
    """Put in as much as the other has, and the bet of this round on top."""


MOVES = Moves({FOLD: Fold, CALL: Call, RAISE: Raise})
