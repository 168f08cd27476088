"""Who sits at the table: the person, and bots with first names."""

from __future__ import annotations

import os
from typing import Final

from tablee.cli.speech import Speech, clean
from tablee.engine.chance import Chance
from tablee.games.words import Words

FIRST_NAMES: Final = (
    *("Ana", "Basile", "Chloé", "Djibril", "Elsa", "Félix", "Inès", "Jeanne", "Karim", "Louise"),
    *("Malo", "Nora", "Oscar", "Paloma", "Rosa", "Samir", "Suzanne", "Théo", "Yasmine", "Zélie"),
)
NAMELESS: Final = "Camille"
LONGEST_NAME: Final = 24


def own_name(asked: str | None) -> str:
    """The name given, else that of the login; a machine's own names are nobody's."""
    login = os.environ.get("USER") or os.environ.get("LOGNAME") or ""
    usual = "" if login in ("root", "user", "admin") else login.capitalize()
    return clean(asked or usual, LONGEST_NAME).strip() or NAMELESS


def company_names(count: int, besides: str, chance: Chance) -> list[str]:
    """So many first names, all different, none that of the person."""
    free = [name for name in FIRST_NAMES if name.casefold() != besides.casefold()]
    names: list[str] = []
    while len(names) < count:
        free = free or [f"{name} II" for name in FIRST_NAMES]  # a table larger than the list
        names.append(free.pop(chance.below(len(free))))
    return names


def bot_words(bot: str, words: Words, say: Speech) -> str:
    """How this bot plays, in words where there are some."""
    terminal = words.entries.get("terminal", {})
    known = say.entry("bots") | terminal.get("bots", {}) | words.entries.get("bots", {})
    return clean(str(known.get(bot, bot)))
