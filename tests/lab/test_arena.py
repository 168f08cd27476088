"""The arena: every seat in turn, the same figures for any number of jobs, and honest words."""

from __future__ import annotations

import pytest

from tablee.lab.arena import Arena, Result, Sums, Trial, arena_of, measure, play_part, verdict
from tablee.lab.tally import Interval


def small(games: int = 40, **changes: object) -> Arena:
    plan = {"bot": "draws", "opponents": ["random"], "seats": [3], "games": games, "seed": 3}
    return Arena(game="paires", **(plan | changes))  # type: ignore[arg-type]


def test_the_lone_seat_goes_round() -> None:
    trial = Trial("counts", "draws", 3, "one among many")
    assert trial.seating(0) == ["counts", "draws", "draws"]
    assert trial.seating(2) == ["draws", "draws", "counts"]
    crowd = Trial("counts", "draws", 3, "many against one")
    assert crowd.seating(1) == ["counts", "draws", "counts"]


def test_the_best_bot_meets_all_others_at_every_number_of_seats() -> None:
    arena = arena_of("paires")
    assert arena.bot == "counts"
    assert set(arena.opponents) == {"random", "draws", "timid", "folds"}
    assert arena.seats == [2, 3, 4, 5, 6, 7, 8]
    trials = list(arena.trials())
    assert len(trials) == len(set(trials)) == 4 * 7 * 2


def test_bots_can_be_named() -> None:
    arena = arena_of("paires", ["folds", "draws"], games=10, seed=5)
    assert (arena.bot, arena.opponents, arena.games, arena.seed) == ("folds", ["draws"], 10, 5)


def test_parts_add_up() -> None:
    arena, trial = small(), Trial("draws", "random", 3, "one among many")
    whole, parts = play_part(arena, trial, 0, 40), play_part(arena, trial, 0, 15)
    parts.join(play_part(arena, trial, 15, 25))
    assert parts == whole
    assert whole.all_losses == 40


def test_the_same_for_any_number_of_jobs_and_another_seed_is_another_evening() -> None:
    arena = small(games=510, seats=[2])
    alone = list(measure(arena))
    assert alone == list(measure(arena, jobs=2))
    assert [result.games for result in alone] == [510, 510]
    assert alone != list(measure(small(games=510, seats=[2], seed=4)))


def test_counts_beats_chance() -> None:
    one, many = measure(small(games=150, bot="counts", seats=[4]))
    assert (one.measure, one.fair, one.verdict) == ("losses", 0.25, "better")
    assert one.lone.high < 0.25
    assert many.verdict == "better"
    assert many.lone.low > 0.25


@pytest.mark.parametrize("mode", ["downspear", "norland", "cutchfeld"])
def test_where_chips_are_at_stake_they_are_what_counts(mode: str) -> None:
    arena = small(games=60, bot="counts", seats=[2], options={"mode": mode})
    one, many = measure(arena)
    assert (one.measure, one.fair, one.verdict) == ("chips", 0, "better")
    assert (many.measure, many.verdict) == ("chips", "better")
    assert many.lone.high < 0 < one.lone.low


def test_games_with_winners_are_measured_by_them() -> None:
    arena = Arena(game="toy-sealed", bot="random", opponents=["random"], seats=[2], games=60)
    results = list(measure(arena))
    assert {result.measure for result in results} == {"wins"}
    assert {result.verdict for result in results} == {"not shown"}


@pytest.mark.parametrize(
    ("way", "measured", "lone", "said"),
    [
        ("one among many", "losses", (0.2, 0.15, 0.24), "better"),
        ("one among many", "losses", (0.3, 0.26, 0.34), "worse"),
        ("one among many", "losses", (0.24, 0.2, 0.28), "not shown"),
        ("many against one", "losses", (0.3, 0.26, 0.34), "better"),
        ("many against one", "losses", (0.2, 0.15, 0.24), "worse"),
        ("one among many", "wins", (0.3, 0.26, 0.34), "better"),
        ("many against one", "wins", (0.3, 0.26, 0.34), "worse"),
        ("many against one", "chips", (0.2, 0.15, 0.24), "better"),
    ],
)
def test_the_verdict(way: str, measured: str, lone: tuple[float, ...], said: str) -> None:
    trial = Trial("a", "b", 4, way)  # type: ignore[arg-type]
    assert verdict(trial, measured, Interval(*lone), 0.25) == said  # type: ignore[arg-type]


def test_no_games_show_nothing() -> None:
    trial = Trial("a", "b", 4, "one among many")
    assert Result.of(trial, Sums(games=1, all_losses=1)).verdict == "not shown"
