"""What bots say at a hearing: short, and new every time."""

from __future__ import annotations

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
