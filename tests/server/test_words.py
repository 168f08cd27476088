"""What the house says: the same in both languages, and a sentence for every code."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from tablee import server
from tablee.server.http.troubles import STATUS
from tablee.server.settings import Settings
from tablee.server.speech import Declined, best_language, words_of
from tablee.server.tidy import breadth, tidy

FOLDER = Path(server.__file__).parent
SOURCE = "\n".join(file.read_text("utf-8") for file in FOLDER.rglob("*.py"))


def flat(entries: dict[str, Any], above: str = "") -> dict[str, str]:
    found: dict[str, str] = {}
    for key, value in entries.items():
        if isinstance(value, dict):
            found |= flat(value, f"{above}{key}.")
        else:
            found[above + key] = str(value)
    return found


def gaps(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field}


def test_both_languages_say_the_same_things() -> None:
    french, english = flat(words_of("fr")), flat(words_of("en"))
    assert set(french) == set(english)
    for key, text in french.items():
        details = {"what"} - gaps(text)  # what msgspec says is for bot writers, who read English
        assert gaps(text) == gaps(english[key]) - details, key


def test_french_spaces_do_not_break() -> None:
    for key, text in flat(words_of("fr")).items():
        assert not re.search(r" [;:?!»%]|« ", text), key


def test_every_code_has_a_sentence_and_every_sentence_a_use() -> None:
    named = set(re.findall(r'Declined\(\s*"([a-z_]+)"', SOURCE))
    assert len(named) > 20
    assert named <= set(words_of("fr")["troubles"])
    assert set(STATUS) <= set(words_of("fr")["troubles"])
    for code in words_of("fr")["troubles"]:
        assert f'"{code}"' in SOURCE or f'troubles.{code}"' in SOURCE, code


@pytest.mark.parametrize("language", Settings().languages)
def test_a_sentence_says_what_to_do_next(language: str) -> None:
    for code, text in words_of(language)["troubles"].items():
        assert text.endswith("."), code
        values = dict.fromkeys(gaps(text), "7")
        assert Declined(code, **values).text(language)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "fr"),
        ("en-GB,en;q=0.9", "en"),
        ("de,en;q=0.3,fr;q=0.2", "en"),
        ("fr-CA", "fr"),
        ("en;q=0, fr;q=0.1", "fr"),
        ("en;q=x", "fr"),
        ("*", "fr"),
        ("," * 1000, "fr"),
    ],
)
def test_which_language(accepted: str, language: str) -> None:
    assert best_language(accepted, ("fr", "en")) == language


def test_text_that_people_type() -> None:
    assert tidy(" a \u2028 b\r\n\tc ") == "a b c"
    assert tidy("\u202ea\u2066b\ufeff") == "ab"
    assert breadth("été") == breadth("e\u0301te\u0301") == 3
