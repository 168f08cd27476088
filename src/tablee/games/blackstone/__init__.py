"""Blackstone: the black stones, a game of nerve and chips for 2 to 9."""

from tablee.games.blackstone.rules import Blackstone

game = Blackstone()
kinds = ("nerve",)

FACE_UP = True
