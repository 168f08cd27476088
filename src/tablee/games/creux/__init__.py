"""Au Creux de ta Main: memories mimed in an open hand, eyes closed, for 2 to 8."""

from tablee.games.creux.law.palm import Creux

game = Creux()
kinds = ("touch",)
things = ("memories",)
