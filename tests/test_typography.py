"""French spaces do not break: none of the words and rulebooks leaves a sign alone on a line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games import shelf
from tablee.games.words import LANGUAGES

HOUSE = Path(tablee.__file__).parent
WORDS = sorted([*HOUSE.rglob("*.fr.toml"), *HOUSE.rglob("words/fr/**/*.toml")])
RULEBOOKS = sorted([*HOUSE.rglob("rules.fr.md"), *HOUSE.rglob("words/fr/rules.md")])
BREAKS = re.compile(r" [;:?!»%](?!\w)|« ")


def sentences(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from sentences(part)


def test_there_is_french_to_read() -> None:
    assert len(WORDS) > 10
    assert len(RULEBOOKS) > 6


@pytest.mark.parametrize("file", WORDS, ids=lambda file: str(file.relative_to(HOUSE)))
def test_words(file: Path) -> None:
    said = sentences(tomllib.loads(file.read_text("utf-8")))
    assert not [sentence for sentence in said if BREAKS.search(sentence)]


@pytest.mark.parametrize("file", RULEBOOKS, ids=lambda file: str(file.relative_to(HOUSE)))
def test_rulebooks(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    assert not [line for line in lines if BREAKS.search(line)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(shelf.packages()))
def test_what_happened_is_told_from_a_capital_on(game: str, language: str) -> None:
    """Also where a sentence begins with a thing: “a Skip” has none."""
    entries = shelf.take(game).words(language).entries
    for event, sentence in entries["events"].items():
        first = re.match(r"{(\w+)}", sentence)
        things = entries.get(f"{first[1]}s") if first else None
        beginnings = things if isinstance(things, list) else [sentence]
        assert not [one for one in beginnings if str(one)[:1].islower()], event
