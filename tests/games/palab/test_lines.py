"""Everything that speaks has a line, in each of the three tongues, and its name and its help."""

import re
from typing import Any

import pytest

from tablee.games.palab.cards import (
    HAPPENINGS,
    KINDS,
    NAMES,
    SECRET_NAMES,
    SECRETS,
    STAR,
    name,
)
from tablee.games.shelf import take

TONGUES = ["en", "fr", "mfe"]
LINES = take("palab").lines


def texts(entries: Any) -> list[str]:
    if isinstance(entries, dict):
        entries = list(entries.values())
    return (
        [entries] if isinstance(entries, str) else [text for one in entries for text in texts(one)]
    )


def test_the_table_speaks_french_english_and_mauritian_creole() -> None:
    assert list(LINES) == TONGUES
    for language in ("fr", "en"):
        assert take("palab").words(language).entries["lines"] == LINES


@pytest.mark.parametrize("tongue", TONGUES)
def test_every_card_event_and_secret_has_its_line(tongue: str) -> None:
    said = LINES[tongue]
    assert list(said) == ["cards", "events", "secrets"]
    assert list(said["cards"]) == list(NAMES)
    assert list(said["events"]) == [str(event) for event in range(1, HAPPENINGS + 1)]
    assert list(said["secrets"]) == list(SECRET_NAMES)


@pytest.mark.parametrize("tongue", TONGUES)
def test_lines_are_short_and_no_two_are_the_same(tongue: str) -> None:
    lines = texts(LINES[tongue])
    assert len(set(lines)) == len(lines) == 38
    assert all(3 < len(line) <= 64 for line in lines)


def test_a_line_is_told_in_three_ways() -> None:
    for group in ("cards", "events", "secrets"):
        for key in LINES["fr"][group]:
            assert len({LINES[tongue][group][key] for tongue in TONGUES}) == 3 or key == "6"


def test_a_star_changes_no_name() -> None:
    assert [name(card) for card in range(KINDS)] == [*NAMES[:STAR], *NAMES]
    assert len(SECRET_NAMES) == SECRETS


@pytest.mark.parametrize("language", ["fr", "en"])
def test_there_is_a_name_and_a_help_for_each(language: str) -> None:
    entries = take("palab").words(language).entries
    assert len(entries["cards"]) == len(entries["echos"]) == KINDS + 1
    for group in ("cards", "lefts", "rights"):
        assert len(entries["moves"][group]) == KINDS + 1
    assert len(entries["secrets"]) == len(entries["secret_helps"]) == SECRETS + 1
    assert len(entries["happenings"]) == len(entries["happening_helps"]) == HAPPENINGS + 2


def test_french_spaces_do_not_break() -> None:
    words = take("palab").words("fr").entries
    for text in texts(LINES["fr"]) + texts({key: words[key] for key in words if key != "lines"}):
        assert not re.search(r" [;:?!»%]|« |'", text), text
