"""The investigation is the game: by a clock of its own, with a person who answers after 6 s."""

from __future__ import annotations

import pytest

from tablee.lab.inquiry import MINUTE, PERSON, Course, courses


def check(course: Course, seats: int) -> None:
    assert 2 * MINUTE <= course.seconds <= 8 * MINUTE
    assert course.before[PERSON] >= 2
    assert all(course.before[seat] >= 1 for seat in range(1, seats))
    for earlier, later in zip(course.accusations, course.accusations[1:], strict=False):
        assert later - earlier >= 5


@pytest.mark.rule("cuba.talk")
@pytest.mark.parametrize(("seats", "games"), [(6, 3), (8, 2), (12, 1)])
def test_it_lasts_two_to_eight_minutes(seats: int, games: int) -> None:
    found = [*courses(seats, games, seed=5)]
    for course in found:
        check(course, seats)
    assert sum(course.unasked for course in found) > 0  # bots take part, unasked


@pytest.mark.long
@pytest.mark.parametrize("seats", [6, 8, 12])
def test_it_lasts_two_to_eight_minutes_in_many_games(seats: int) -> None:
    for course in courses(seats, 60, seed=6):
        check(course, seats)
