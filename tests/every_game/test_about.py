"""What lies on a table is told where one meets it, in one line, in both languages."""

from __future__ import annotations

import pytest

from tablee.games import shelf
from tablee.games.words import LANGUAGES

LONGEST = 140  # one line or two beside a thing on a small phone


def lines(id: str, language: str) -> dict[str, str]:
    entries = shelf.take(id).words(language).entries
    found = {key: str(text) for key, text in entries.get("about", {}).items()}
    for key, listed in entries.items():
        if key.endswith("_helps"):
            assert len(listed) == len(entries[f"{key.removesuffix('_helps')}s"])
            found |= {f"{key}.{number}": str(text) for number, text in enumerate(listed)}
    return found


@pytest.mark.parametrize("id", shelf.OURS)
def test_every_thing_has_its_line(id: str) -> None:
    french, english = (lines(id, language) for language in LANGUAGES)
    assert french
    assert french.keys() == english.keys()
    for text in (*french.values(), *english.values()):
        assert len(text) <= LONGEST, text
        assert text.endswith((".", "!", "?")), text
