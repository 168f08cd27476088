"""The race that bots think of: chances that add up, and agree with a race that was run."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Seeded
from tablee.thinking.race import best_at_the_fall, first_to_fall, hits

COSTS = (0, 10, 14, 12, 8, 6, 7, 8, 10, 12, 13)
FIELDS = [(31, 31), (10, 31), (16, 16, 16, 16), (3, 16, 9, 12), (1, 11, 5, 5, 7, 8, 11, 11)]


def chances(field: tuple[int, ...]) -> tuple[list[float], list[float]]:
    others = [tuple(sorted(field[:at] + field[at + 1 :])) for at in range(len(field))]
    pairs = list(zip(field, others, strict=True))
    falls = [first_to_fall(COSTS, mine, rest) for mine, rest in pairs]
    return falls, [best_at_the_fall(COSTS, mine, rest) for mine, rest in pairs]


def run(field: tuple[int, ...], luck: Seeded) -> tuple[int, list[int]]:
    """Who falls, and who bears most then."""
    left = list(field)
    while True:
        seat = int(luck.below(len(left)))
        left[seat] -= int(luck.pick(vec[i64](COSTS), sum(COSTS)))
        if left[seat] <= 0:
            return seat, [other for other, bears in enumerate(left) if bears == max(left)]


@pytest.mark.parametrize("field", FIELDS)
def test_somebody_falls_and_somebody_is_best_off(field: tuple[int, ...]) -> None:
    for sums in map(sum, chances(field)):
        assert sums == pytest.approx(1, abs=0.04)


@pytest.mark.parametrize("field", FIELDS)
def test_chances_are_as_in_races_that_were_run(field: tuple[int, ...]) -> None:
    luck, races = Seeded(1), 2000
    falls, bests = [0.0] * len(field), [0.0] * len(field)
    for _ in range(races):
        fallen, best = run(field, luck)
        falls[fallen] += 1 / races
        for seat in best:
            bests[seat] += 1 / len(best) / races
    told_falls, told_bests = chances(field)
    assert told_falls == pytest.approx(falls, abs=0.04)
    assert told_bests == pytest.approx(bests, abs=0.04)


def test_whoever_has_fallen_has_lost() -> None:
    assert first_to_fall(COSTS, 0, (5, 5)) == 1
    assert first_to_fall(COSTS, 5, (-2, 9)) == 0
    assert best_at_the_fall(COSTS, 0, (5, 5)) == 0
    assert best_at_the_fall(COSTS, 5, (-2, 5)) == 1 / 2
    assert best_at_the_fall(COSTS, 5, (-2, 9)) == 0


def test_the_nearer_the_likelier() -> None:
    near_first = [first_to_fall(COSTS, mine, (12, 16)) for mine in range(1, 32)]
    assert near_first == sorted(near_first, reverse=True)


def test_hits_that_cost_one_each() -> None:
    assert hits((0, 1), 3) == [0, 0, 0, 1]


def test_somebody_far_away_is_safe() -> None:
    assert first_to_fall(COSTS, 1000, (10,)) < 0.02
