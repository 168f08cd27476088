"""What bots say at a hearing: short, and new every time."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tablee.games.parrain.law.moves import LONGEST
from tests.games.parrain.hearings import hearing

both = pytest.mark.parametrize("tongue", ["fr", "en"])
SIZES = range(4, 12)


@both
@pytest.mark.rule("parrain.talk")
@pytest.mark.parametrize("seats", SIZES)
def test_nothing_is_longer_than_a_story_may_be(tongue: str, seats: int) -> None:
    for seed in range(3):
        assert all(0 < len(line.text) <= LONGEST for line in hearing(seed, seats, tongue))


@both
@pytest.mark.parametrize("seats", SIZES)
def test_no_text_twice_in_a_hearing(tongue: str, seats: int) -> None:
    for seed in range(3):
        said = Counter(line.text for line in hearing(seed, seats, tongue))
        assert not [text for text, times in said.items() if times > 1]


@both
def test_hardly_a_sentence_comes_twice_in_a_hearing(tongue: str) -> None:
    """At most one short turn of phrase in a thousand, never among the stories' own lines."""
    said, again = 0, 0
    for seats in SIZES:
        counted = Counter(
            sentence
            for line in hearing(0, seats, tongue)
            for sentence in re.split(r"(?<=[.!?…])[ \u202f]+", line.text)
            if len(sentence) > 24
        )
        said += counted.total()
        again += counted.total() - len(counted)
    assert again * 1000 <= said * 2


@both
@pytest.mark.parametrize("seats", [5, 8])
def test_no_two_stories_are_alike_in_many_games(tongue: str, seats: int) -> None:
    stories = Counter(
        line.text
        for seed in range(40)
        for line in hearing(seed, seats, tongue)
        if line.kind == "tell"
    )
    assert stories.total() > 1500
    assert not [text for text, times in stories.items() if times > 1]


@both
@pytest.mark.long
@pytest.mark.parametrize("seats", SIZES)
def test_no_two_stories_are_alike_in_200_games(tongue: str, seats: int) -> None:
    stories = Counter(
        line.text
        for seed in range(200)
        for line in hearing.__wrapped__(seed, seats, tongue)
        if line.kind == "tell"
    )
    assert stories.total() > 8000
    assert not [text for text, times in stories.items() if times > 1]
