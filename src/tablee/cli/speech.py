"""What the command line says, in French or in English, from words.fr.toml and words.en.toml."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any

from tablee.games.words import LANGUAGES


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """--lang, else the locale; the house speaks French to whoever does not ask for English."""
    for at, word in enumerate(arguments):
        asked = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and at + 1 < len(arguments):
            asked = arguments[at + 1]
        if asked in LANGUAGES:
            return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return "en" if environment[variable].lower().startswith("en") else "fr"
    return "fr"


class Speech:
    """Sentences by their key, such as `errors.no_file`, and numbers as the language writes them."""

    def __init__(self, language: str) -> None:
        self.language = language
        text = files("tablee.cli").joinpath(f"words.{language}.toml").read_text("utf-8")
        self.entries: dict[str, Any] = tomllib.loads(text)

    def __call__(self, key: str, **values: object) -> str:
        return str(self.entry(key)).format(**values)

    def entry(self, key: str) -> Any:
        found: Any = self.entries
        for part in key.split("."):
            found = found[part]
        return found

    def whole(self, number: int) -> str:
        separator = "\u202f" if self.language == "fr" else ","
        return f"{number:,}".replace(",", separator)

    def decimal(self, number: float, digits: int) -> str:
        text = f"{number:.{digits}f}"
        return text.replace(".", ",") if self.language == "fr" else text

    def percent(self, part: float, digits: int = 1) -> str:
        return self.decimal(100 * part, digits) + ("\u00a0%" if self.language == "fr" else "%")

    def listed(self, things: Iterable[str], joint: str = "lists.and") -> str:
        """`Ana, Malo et Chloé`, or another joint than `et`."""
        *most, last = list(things) or [self("lists.none")]
        return self(joint, most=", ".join(most), last=last) if most else last


def clean(text: str, longest: int = 200) -> str:
    """Text from outside, safe to show: no control codes, no lone surrogates, not endless."""
    shown = "".join(
        letter if letter.isprintable() else " " if unicodedata.category(letter) == "Zs" else "�"
        for letter in text
    )
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"
