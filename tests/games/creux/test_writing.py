"""Writing hardly comes through, and what one does with the objects does [creux.mime.rules]."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import pytest

from tablee.engine.chance import Seeded
from tablee.games.creux.touch.acting import act
from tablee.games.creux.touch.script import parse
from tests.games.creux.gestures import GESTURES
from tests.games.creux.reading import Look, Numbers, Reader, felt, numbers, seen
from tests.games.creux.writing import LETTERS, write

Arriving = Callable[[list[bytes]], list[Look | None]]
SURE = 2.33  # how many standard deviations are 99 %


def letters(each: int, seed: int, arriving: Arriving) -> list[tuple[int, Numbers]]:
    """So many of each capital, of any size, anywhere on the hand, with any object."""
    return [
        (kind, numbers(arriving(write(letter, Seeded(seed + 100 * number + kind)))))
        for number in range(each)
        for kind, letter in enumerate(LETTERS)
    ]


def gestures(each: int, seed: int, arriving: Arriving) -> list[tuple[int, Numbers]]:
    scripts = [parse(text) for text in GESTURES.values()]
    return [
        (kind, numbers(arriving(act(script, Seeded(seed + 100 * number + kind)))))
        for number in range(each)
        for kind, script in enumerate(scripts)
    ]


def share(lesson: list[tuple[int, Numbers]], exam: list[tuple[int, Numbers]]) -> float:
    """How much of this is read right by who has learned from that."""
    reader = Reader(lesson)
    return sum(reader.reads(row) == kind for kind, row in exam) / len(exam)


@pytest.mark.rule("creux.mime.rules")
def test_whoever_watches_reads_a_letter_that_is_drawn() -> None:
    assert share(letters(4, 0, seen), letters(3, 50_000, seen)) > 0.9


@pytest.mark.rule("creux.mime.rules", "creux.screen")
def test_letters_are_hardly_read_from_what_is_felt() -> None:
    """Twice chance at most, at 99 %: half a second to three each, 60 to 480 wide."""
    exam = letters(20, 50_000, felt)
    read = share(letters(10, 0, felt), exam)
    assert read + SURE * sqrt(read * (1 - read) / len(exam)) <= 2 / len(LETTERS)


@pytest.mark.rule("creux.mime", "creux.screen")
def test_what_is_done_with_the_objects_is_felt() -> None:
    """The same reader tells a pawn that walks from one that falls, and rubbing from wiping."""
    exam = gestures(3, 50_000, felt)
    told = share(gestures(5, 0, felt), exam)
    assert told - SURE * sqrt(told * (1 - told) / len(exam)) >= 0.8
