"""How bots talk: in both languages, each with a temper of its own, for whatever all have heard."""

from __future__ import annotations

import pytest

from tablee.engine.events import Event
from tablee.games import shelf
from tablee.games.cuba.events import (
    Accused,
    Fell,
    Questioned,
    SaidDiamonds,
    SaidLeft,
    SaidTake,
    SaidTokens,
    Shot,
    Showed,
    StayedSilent,
)
from tablee.games.words import LANGUAGES

NAMES = ["Ana", "Malo", "Ninon", "Karim", "Rosa"]
SAID: dict[str, Event] = {
    "questioned": Questioned(2, 0),
    "said_diamonds": SaidDiamonds(2, 7),
    "said_tokens": SaidTokens(2, 1, 1, 0, 1, 0),
    "said_left": SaidLeft(2, 6, 1, 1, 0, 0, 0),
    "said_take": SaidTake(2, 19),
    "stayed_silent": StayedSilent(2),
    "accused": Accused(2),
    "showed_thief": Showed(2, 4),
    "showed_innocent": Showed(2, 16),
    "shot": Shot(2, 3),
    "fell": Fell(0),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_temper_has_words_for_everything(language: str) -> None:
    words = shelf.take("cuba").words(language)
    assert [*words.entries["voices"]] == ["velvet", "gruff", "nervous", "jolly"]
    for lines in words.entries["voices"].values():
        assert lines.keys() == SAID.keys()
        for moment, event in SAID.items():
            for line in lines[moment]:
                assert "{" not in line.format(**words.said(event, NAMES))


def test_both_languages_have_as_many_lines() -> None:
    french, english = (shelf.take("cuba").words(one).entries["voices"] for one in ("fr", "en"))
    for temper, lines in french.items():
        for moment, sentences in lines.items():
            assert len(sentences) == len(english[temper][moment]), (temper, moment)
