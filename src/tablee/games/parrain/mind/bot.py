"""Bots for Oui, honorable Parrain; the last is the good one."""

from __future__ import annotations

from tablee.games.parrain.mind.merry import Merry
from tablee.games.parrain.mind.plain import Plain
from tablee.games.parrain.mind.shrewd import Shrewd
from tablee.thinking.bot import Bot

BOTS: dict[str, type[Bot]] = {"plain": Plain, "merry": Merry, "shrewd": Shrewd}

# A newcomer who plays like `merry` has about a fair share among these (docs/bots-parrain.md). At
# seven everybody has a partner of his own, and nobody waits long for a turn.
WELCOME: tuple[str, ...] = ("merry", "shrewd") * 3
