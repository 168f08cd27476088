"""Mafia de Cuba: a cigar box, a Godfather and a table of liars, for 5 to 12."""

from tablee.games.cuba.rules import Cuba

game = Cuba()
kinds = ("talk",)

NAMED_BY_WINNERS = "godfather"  # cuba.setup.godfather
