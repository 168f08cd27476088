"""What the house says to whoever asks for something, from words.fr.toml and words.en.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any


class Declined(Exception):
    """What was asked for can't be done; `troubles` of the words have a sentence for the code."""

    def __init__(self, code: str, field: str = "", **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.field = field
        self.values = values

    def text(self, language: str) -> str:
        fields = words_of(language)["fields"]  # a person knows what was typed, by no field's name
        values = {"what": fields.get(self.field, fields["other"])} | self.values
        return say(language, f"troubles.{self.code}", **values)


@cache
def words_of(language: str) -> dict[str, Any]:
    text = files("tablee.server").joinpath(f"words.{language}.toml").read_text("utf-8")
    return tomllib.loads(text)


def say(language: str, key: str, **values: object) -> str:
    """A sentence by its key, such as `troubles.nobody`."""
    found: Any = words_of(language)
    for part in key.split("."):
        found = found[part]
    return str(found).format(**values)


def best_language(accepted: str, languages: Sequence[str]) -> str:
    """What a browser would rather read (Accept-Language), of what the house speaks."""
    wishes: list[tuple[float, str]] = []
    for wish in accepted[:500].split(","):
        tag, _, weight = wish.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), tag.lower().partition("-")[0]))
        except ValueError:
            continue
    for priority, language in sorted(wishes, key=lambda wish: wish[0]):
        if language in languages and priority < 0:
            return language
    return languages[0]
