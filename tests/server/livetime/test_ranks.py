"""The statistical test is tested itself: by known examples, by counting, and by planted leaks."""

from __future__ import annotations

from itertools import combinations
from random import Random
from statistics import fmean, pstdev

import pytest

from tests.server.livetime.ranks import by_chance, ranks, spread, wins

MEN = [19, 22, 16, 29, 24]  # at what age they were found to be ill
WOMEN = [20, 11, 17, 12]
MAY = [41, 36, 12, 18, 28, 23, 19, 8, 7, 16, 11, 14, 18, 14, 34, 6, 30, 11, 1, 11, 4, 32, 23, 45,
       115, 37]  # fmt: skip  # ozone over New York
AUGUST = [39, 9, 16, 78, 35, 66, 122, 89, 110, 44, 28, 65, 22, 59, 23, 31, 44, 21, 9, 45, 168, 73,
          76, 118, 84, 85]  # fmt: skip
EXAMPLES = [[1, 2, 3, 4, 5, 6, 7], [1, 1, 2, 2, 2, 3, 4], [5, 5, 5, 5, 5, 5, 9]]


@pytest.mark.parametrize(
    ("ours", "theirs", "count", "chance"),
    [(MEN, WOMEN, 17, 0.1113469), (MAY, AUGUST, 127.5, 0.0001208)],
)
def test_examples_that_others_have_reckoned(
    ours: list[int], theirs: list[int], count: float, chance: float
) -> None:
    assert wins(ours, theirs) == count
    assert by_chance(ours, theirs) == pytest.approx(chance, rel=1e-3)
    assert by_chance(theirs, ours) == pytest.approx(by_chance(ours, theirs))


def test_what_is_equal_shares_its_rank() -> None:
    assert ranks([3, 1, 3, 7]) == {1: 1, 3: 2.5, 7: 4}


@pytest.mark.parametrize("numbers", EXAMPLES)
@pytest.mark.parametrize("size", [1, 3, 5])
def test_mean_and_spread_over_all_ways_to_part_them(numbers: list[int], size: int) -> None:
    places = set(range(len(numbers)))
    parted = [
        ([numbers[k] for k in some], [numbers[k] for k in sorted(places - {*some})])
        for some in combinations(range(len(numbers)), size)
    ]
    counts = [wins(ours, theirs) for ours, theirs in parted]
    assert fmean(counts) == pytest.approx(size * (len(numbers) - size) / 2)
    assert pstdev(counts) == pytest.approx(spread(*parted[0]))


def test_where_all_are_equal_there_is_no_difference() -> None:
    assert by_chance([4, 4], [4, 4, 4]) == 1


def times(luck: Random, count: int, late: float = 0) -> list[float]:
    """In ms, of a machine that has other things to do and now and then stands still."""
    return [
        late + luck.gauss(50, 20) + (luck.expovariate(0.002) if luck.random() < 0.05 else 0)
        for _ in range(count)
    ]


def test_a_difference_that_is_not_there_is_rarely_seen() -> None:
    luck = Random(1)
    seen = [by_chance(times(luck, 60), times(luck, 60)) for _ in range(1000)]
    assert 0.03 < fmean(chance < 0.05 for chance in seen) < 0.07
    assert min(seen) > 1e-6


def test_twenty_milliseconds_are_seen_through_the_noise() -> None:
    luck = Random(2)
    assert by_chance(times(luck, 300), times(luck, 300, late=20)) < 1e-9
