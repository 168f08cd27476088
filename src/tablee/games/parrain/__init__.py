"""Oui, honorable Parrain: excuses before a Godfather, and a bag that changes hands, for 4 to 11."""

from tablee.games.parrain.law.hearing import Parrain

game = Parrain()
kinds = ("talk",)
LEISURE = 2  # a story has to be read before one can answer it: twice the house’s window
things = ("cards", "characters", "bags")
