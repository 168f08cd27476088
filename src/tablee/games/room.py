"""Where things stand in the room of a game: in one folder, or each in the corner made for it.

A large room has corners: law, seen, mind, lab, and words with a folder for each language. So bots
are in bot.py or in mind/bot.py; a rulebook is rules.fr.md or words/fr/rules.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType
from typing import Final

CORNERS: Final = ("law", "seen", "mind", "lab")


def module_in(package: str, name: str) -> ModuleType | None:
    """This module of a game, in whichever corner it stands; None where the game has none."""
    corners = [package, *(f"{package}.{corner}" for corner in CORNERS)]
    for corner in corners:
        if find_spec(corner) is not None and find_spec(f"{corner}.{name}") is not None:
            return import_module(f"{corner}.{name}")
    return None


def sheet_in(folder: Traversable, name: str, language: str) -> Traversable:
    """This sheet in this language: words/fr/rules.md, or rules.fr.md where all is in one folder."""
    corner = folder / "words" / language
    if corner.is_dir():
        return corner / name
    stem, _, ending = name.rpartition(".")
    return folder / f"{stem}.{language}.{ending}"


def in_all_languages(folder: Traversable, name: str) -> Iterator[tuple[str, Traversable]]:
    """This sheet in each language that has it, by language."""
    stem, _, ending = name.rpartition(".")
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        match file.name.split("."):
            case [first, language, last] if (first, last) == (stem, ending):
                yield language, file
    corner = folder / "words"
    if corner.is_dir():
        for own in sorted(corner.iterdir(), key=lambda own: own.name):
            if (own / name).is_file():
                yield own.name, own / name
