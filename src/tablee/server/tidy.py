"""Text that people type, made fit to be shown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

# Letters without a shape: whoever is called so would be invisible.
BLANK = re.compile("[\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5]")


def tidy(text: str) -> str:
    """Text that somebody typed, on one line: nothing invisible, nothing that piles up."""
    kept: list[str] = []
    marks = 0
    for letter in BLANK.sub("", unicodedata.normalize("NFC", text)):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind.startswith("Z") or letter in "\t\r\n":
            kept.append(" ")
        elif kind[0] != "C" and marks <= 2:
            kept.append(letter)
    return " ".join("".join(kept).split())


def tidied(options: Mapping[str, Any]) -> dict[str, Any]:
    """The same options, with their texts as names are: all at the table will read them."""
    return {key: tidy(it) if isinstance(it, str) else it for key, it in options.items()}


def breadth(text: str) -> int:
    """How many characters one sees: marks belong to the letter that they stand on."""
    return sum(not unicodedata.category(letter).startswith("M") for letter in text)
