"""Reading a rulebook: Markdown in which every rule is a heading with its id."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable

from msgspec import Struct

from tablee.games.room import sheet_in

HEADING = re.compile(r"^### (?P<title>.+?) `(?P<id>[a-z0-9.-]+)`$", re.MULTILINE)


class Rule(Struct, frozen=True):
    id: str
    title: str
    text: str


class Rulebook(Struct, frozen=True):
    text: str
    rules: dict[str, Rule]

    @classmethod
    def read(cls, folder: Traversable, language: str) -> Rulebook:
        text = sheet_in(folder, "rules.md", language).read_text("utf-8")
        return cls(text, {rule.id: rule for rule in rules_in(text)})


def rules_in(text: str) -> list[Rule]:
    """A rule reaches from its heading to the next heading of any level."""
    rules = []
    for heading in HEADING.finditer(text):
        body = re.split(r"^#{1,3} ", text[heading.end() :], maxsplit=1, flags=re.MULTILINE)[0]
        rules.append(Rule(heading["id"], heading["title"], body.strip()))
    return rules
