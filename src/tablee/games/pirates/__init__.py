"""Pirates: bluff, nerve and false accusations, for 2 to 8. The last one in wins."""

from tablee.games.pirates.rules import Pirates

game = Pirates()
kinds = ("nerve", "talk")
