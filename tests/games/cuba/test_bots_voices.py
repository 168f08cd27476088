"""How bots talk: in both languages, each with a temper of its own, and of nothing secret."""

from __future__ import annotations

import pytest

from tablee.engine.events import Event
from tablee.games import shelf
from tablee.games.cuba.events import (
    Accused,
    Fell,
    Listened,
    Questioned,
    SaidDiamonds,
    SaidLeft,
    SaidTake,
    SaidTokens,
    Shot,
    Showed,
    StayedSilent,
)
from tablee.games.cuba.voices import TEMPERS, speaker, spoken, temper
from tablee.games.words import LANGUAGES

NAMES = ["Ana", "Malo", "Ninon", "Karim", "Rosa", "Samir", "Zélie", "Octave"]
SAID: list[Event] = [
    Questioned(2, 0),
    SaidDiamonds(2, 7),
    SaidTokens(2, 1, 1, 0, 1, 0),
    SaidLeft(2, 6, 1, 1, 0, 0, 0),
    SaidTake(2, 19),
    StayedSilent(2),
    Accused(2),
    Showed(2, 4),
    Showed(2, 16),
    Shot(2, 3),
    Fell(0),
]


def test_every_temper_is_at_the_table() -> None:
    assert {temper(name) for name in NAMES} == {*TEMPERS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TEMPERS)
def test_every_temper_has_words_for_everything(language: str, name: str) -> None:
    words = shelf.take("cuba").words(language)
    who = next(person for person in NAMES if temper(person) == name)
    for event in SAID:
        for number in range(3):
            sentence = spoken(event, 0, [who] * 8, words, number)
            assert sentence
            assert "{" not in sentence
            assert sentence[0] == sentence[0].upper()


@pytest.mark.parametrize("name", TEMPERS)
def test_both_languages_have_the_same_lines(name: str) -> None:
    french, english = (
        shelf.take("cuba").words(language).entries["voices"][name] for language in LANGUAGES
    )
    assert {key: len(lines) for key, lines in french.items()} == {
        key: len(lines) for key, lines in english.items()
    }


def test_the_godfather_asks_and_the_others_answer() -> None:
    assert speaker(Questioned(2, 0), 5) == 5
    assert speaker(Accused(2), 5) == 5
    assert speaker(SaidTake(2, 16), 5) == 2


def test_a_claim_sounds_the_same_true_or_not() -> None:
    """Only what all have heard is in a sentence: the same claim, the same words."""
    words = shelf.take("cuba").words("en")
    assert spoken(SaidTake(2, 16), 0, NAMES, words, 4) == spoken(
        SaidTake(2, 16), 0, NAMES, words, 4
    )
    assert spoken(Listened(0), 0, NAMES, words, 1) is None
