"""The words of the command line: the same in both languages, and all of them in use."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from tablee import cli
from tablee.cli.commands import COMMANDS
from tablee.cli.speech import Speech, clean, language_of
from tablee.games import shelf
from tests.cli.conftest import Tablee

SOURCE = "\n".join(file.read_text("utf-8") for file in Path(cli.__file__).parent.glob("*.py"))


def flat(entries: dict[str, Any], above: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in entries.items():
        found |= flat(value, f"{above}{key}.") if isinstance(value, dict) else {above + key: value}
    return found


def gaps(text: object) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(str(text)) if field}


def test_both_languages_say_the_same_things() -> None:
    french, english = flat(Speech("fr").entries), flat(Speech("en").entries)
    assert list(french) == list(english)
    for key, text in french.items():
        if not isinstance(text, list):
            assert gaps(text) == gaps(english[key]), key


@pytest.mark.parametrize("id", shelf.OURS)
def test_games_say_the_same_at_the_terminal(id: str) -> None:
    french, english = (shelf.take(id).words(language) for language in ("fr", "en"))
    ours, theirs = flat(french.entries["terminal"]), flat(english.entries["terminal"])
    assert {key: gaps(text) for key, text in ours.items()} == {
        key: gaps(text) for key, text in theirs.items()
    }


def test_every_sentence_that_the_source_names_exists() -> None:
    known = flat(Speech("fr").entries)
    named = set(re.findall(r'\bsay(?:\.entry)?\(\s*"([a-z_]+\.[a-z_.]+)"', SOURCE))
    assert len(named) > 60
    assert named <= set(known)
    troubles = set(re.findall(r'Trouble\(\s*"([a-z_]+)"', SOURCE))
    assert {f"errors.{key}" for key in troubles} <= set(known)


def test_french_spaces_do_not_break() -> None:
    for key, text in flat(Speech("fr").entries).items():
        assert not re.search(r" [;:?!»%]|« ", str(text)), key


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        ([], {}, "fr"),
        ([], {"LANG": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "fr"),
        ([], {"LANG": "C"}, "fr"),
        ([], {"LC_ALL": "fr_FR", "LANG": "en_US"}, "fr"),
        ([], {"LC_ALL": "", "LC_MESSAGES": "en_US", "LANG": "fr_FR"}, "en"),
        (["games", "--lang", "en"], {"LANG": "fr_FR"}, "en"),
        (["--lang=fr", "games"], {"LANG": "en_US"}, "fr"),
        (["--lang", "xx"], {"LANG": "en_US"}, "en"),
        (["--lang"], {}, "fr"),
    ],
)
def test_which_language(words: list[str], environment: dict[str, str], language: str) -> None:
    assert language_of(words, environment) == language


def test_numbers_as_each_language_writes_them() -> None:
    french, english = Speech("fr"), Speech("en")
    assert french.whole(1234567) == "1\u202f234\u202f567"
    assert english.whole(1234567) == "1,234,567"
    assert french.percent(0.1234) == "12,3\u00a0%"
    assert english.percent(0.1234, 2) == "12.34%"
    assert french.listed(["Ana", "Malo", "Chloé"]) == "Ana, Malo et Chloé"
    assert english.listed(["Ana"]) == "Ana"


def test_text_from_outside_is_safe_to_show() -> None:
    assert clean("a\x1b[2Jb\udcffc\u202ed\u00a0e") == "a�[2Jb�c�d e"
    assert clean("x" * 300, 10) == "x" * 9 + "…"


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_in_both_languages(tablee: Tablee, command: str) -> None:
    words = [command] if command else []
    french = tablee(*words, "--help", lang="fr")
    english = tablee(*words, "--help", lang="en")
    assert french.code == english.code == 0
    assert french.out.startswith(f"usage\u00a0: tablee {command}".rstrip())
    assert "afficher cette aide" in french.out
    assert "show this help" in english.out
    for remains in ("show this", "positional", "usage:", "help"):
        assert remains not in french.out.replace("--help", "")
