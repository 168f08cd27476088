"""What any bot leaves to others, however clever it is."""

from __future__ import annotations

from typing import Final

from tablee.engine.game import Ask
from tablee.games.creux.seen.view import View
from tablee.thinking.bot import Bot

TOGETHER: Final = ("creux.roles", "creux.decoy")  # what any member may decide for the team


def waits(bot: Bot, view: View, ask: Ask) -> bool:
    """creux.teams: people decide for their team. creux.screen: a Grandfather is waited for."""
    if ask.rule in TOGETHER:
        return any(mate in bot.people for mate in view.teams[view.team])
    return view.phase == "ready" and not ask.must
