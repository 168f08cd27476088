"""Paires: a pub game of pushing your luck, for 2 to 8."""

from tablee.games.paires.rules import Paires

game = Paires()
kinds = ("nerve",)

FACE_UP = True
