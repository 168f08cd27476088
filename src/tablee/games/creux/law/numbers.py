"""The numbers that stand for moves in this law, as moves.py counts them."""

from typing import Final

from tablee.engine.numbers import Numbers
from tablee.games.creux.law import moves

APPOINT: Final = Numbers(moves.MOVES, moves.Appoint)
CHOOSE: Final = Numbers(moves.MOVES, moves.Choose)
KEEP: Final = Numbers(moves.MOVES, moves.Keep)
THROW_AWAY: Final = Numbers(moves.MOVES, moves.ThrowAway)
CLOSE_EYES: Final = Numbers(moves.MOVES, moves.CloseEyes)
GO_AHEAD: Final = Numbers(moves.MOVES, moves.GoAhead)
MIME: Final = Numbers(moves.MOVES, moves.Mime)
DONE: Final = Numbers(moves.MOVES, moves.Done)
OPEN_EYES: Final = Numbers(moves.MOVES, moves.OpenEyes)
LAY: Final = Numbers(moves.MOVES, moves.Lay)
GUESS: Final = Numbers(moves.MOVES, moves.Guess)
POINT: Final = Numbers(moves.MOVES, moves.Point)
WHISPER: Final = Numbers(moves.MOVES, moves.Whisper)

SECOND: Final = 1  # a field: of GUESS, the second memory; of POINT, which mime; of APPOINT, whom
