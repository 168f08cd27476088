"""Who sits at the table: the person, and how bots play."""

from __future__ import annotations

import os
from typing import Final

from tablee.cli.speech import Speech, clean
from tablee.games.words import Words

NAMELESS: Final = "Camille"
LONGEST_NAME: Final = 24


def own_name(asked: str | None) -> str:
    """The name given, else that of the login; a machine's own names are nobody's."""
    login = os.environ.get("USER") or os.environ.get("LOGNAME") or ""
    usual = "" if login in ("root", "user", "admin") else login.capitalize()
    return clean(asked or usual, LONGEST_NAME).strip() or NAMELESS


def bot_words(bot: str, words: Words, say: Speech) -> str:
    """How this bot plays, in words where there are some."""
    terminal = words.entries.get("terminal", {})
    known = say.entry("bots") | terminal.get("bots", {}) | words.entries.get("bots", {})
    return clean(str(known.get(bot, bot)))
