"""Palab: gossip at a Mauritian family meal, for 2 to 8. One loser, and no winner."""

from tablee.games.palab.rules import Palab

game = Palab()
kinds = ("touch",)
