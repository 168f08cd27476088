"""Bots for Au Creux de ta Main; the last is the good one."""

from __future__ import annotations

from tablee.games.creux.mind.deft import Deft
from tablee.games.creux.mind.fumbling import Fumbling
from tablee.thinking.bot import Bot

BOTS: dict[str, type[Bot]] = {"random": Fumbling, "deft": Deft}
