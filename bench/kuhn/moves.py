"""What a seat can do in Kuhn poker."""

from typing import Final

from tablee.engine.moves import Move, Moves

PASS: Final = 0
BET: Final = 1


class Pass(Move, frozen=True):
    """Put nothing in: a check, or a fold when the other has bet."""


class Bet(Move, frozen=True):
    """Put a chip in: a bet, or a call when the other has bet."""


MOVES = Moves({PASS: Pass, BET: Bet})
