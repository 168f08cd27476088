"""The numbers that stand for moves in this law, as moves.py counts them."""

from typing import Final

from tablee.engine.numbers import Numbers
from tablee.games.parrain.law import moves

LET_PASS: Final = Numbers(moves.MOVES, moves.LetPass)
CLOSE: Final = Numbers(moves.MOVES, moves.Close)
CANCEL: Final = Numbers(moves.MOVES, moves.Cancel)
STEP_IN: Final = Numbers(moves.MOVES, moves.StepIn)
STEP_BACK: Final = Numbers(moves.MOVES, moves.StepBack)
ACCUSE: Final = Numbers(moves.MOVES, moves.Accuse)
OVERRULE: Final = Numbers(moves.MOVES, moves.Overrule)
BE_CONVINCED: Final = Numbers(moves.MOVES, moves.BeConvinced)
POUR_CONCRETE: Final = Numbers(moves.MOVES, moves.PourConcrete)
NAME_CULPRIT: Final = Numbers(moves.MOVES, moves.NameCulprit)
LOOK: Final = Numbers(moves.MOVES, moves.Look)
LOOK_AWAY: Final = Numbers(moves.MOVES, moves.LookAway)
ROTATE: Final = Numbers(moves.MOVES, moves.Rotate)
EXCHANGE: Final = Numbers(moves.MOVES, moves.Exchange)
TRAP: Final = Numbers(moves.MOVES, moves.Trap)
REACT: Final = Numbers(moves.MOVES, moves.React)
SAY: Final = Numbers(moves.MOVES, moves.Say)
WHISPER: Final = Numbers(moves.MOVES, moves.Whisper)
TELL: Final = Numbers(moves.MOVES, moves.Tell)

PLACE: Final = 0  # the fields of TELL
MENTIONS: Final = 1
