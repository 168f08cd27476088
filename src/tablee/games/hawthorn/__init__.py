"""Hawthorn: a hand, a pot, nerves, for 2 to 10."""

from tablee.games.hawthorn.rules import Hawthorn

game = Hawthorn()
kinds = ("nerve", "talk")
