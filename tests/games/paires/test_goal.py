"""In a nutshell: one loser, and no winner."""

import pytest

from tablee.engine.seats import NOBODY
from tablee.games.paires.events import Dealt, FirstPlayer, ForfeitChosen, GameLost, Paired
from tablee.games.paires.moves import DRAW, FOLD
from tests.games.paires.table import (
    draw,
    events,
    fold,
    fronts,
    laid,
    losers,
    news,
    points,
    refusal,
    scored,
    table,
    view,
)


@pytest.mark.rule("paires.goal")
@pytest.mark.parametrize(
    ("seats", "limit"), [(2, 31), (3, 21), (4, 16), (5, 13), (6, 11), (7, 11), (8, 11)]
)
def test_the_limit_goes_by_the_number_of_people(seats: int, limit: int) -> None:
    assert view(table([], seats)).target == limit


@pytest.mark.rule("paires.goal")
@pytest.mark.parametrize(
    ("seats", "safe", "lost"),
    [
        (2, [10, 10, 9], [10, 10, 10]),
        (3, [10, 9], [10, 10]),
        (4, [10, 4], [10, 5]),
        (5, [9, 2], [10, 2]),
        (6, [9], [10]),
        (7, [9], [10]),
        (8, [9], [10]),
    ],
)
def test_a_fold_for_a_1_is_one_too_many_at_the_limit_only(
    seats: int, safe: list[int], lost: list[int]
) -> None:
    others = seats - 1
    one_below = laid([[1], *([[9]] * others)], [safe, *([[]] * others)])
    fold(one_below)
    assert points(one_below)[0] == view(one_below).target - 1
    assert losers(one_below) == []
    reached = laid([[1], *([[9]] * others)], [lost, *([[]] * others)])
    fold(reached)
    assert points(reached)[0] == view(reached).target
    assert losers(reached) == [0]


@pytest.mark.rule("paires.goal")
def test_nobody_has_points_at_the_start() -> None:
    assert points(table([3, 5, 9])) == [0, 0, 0]
    assert losers(table([3, 5, 9])) == []


@pytest.mark.rule("paires.goal", "paires.fold")
def test_a_fold_that_reaches_the_limit_exactly_loses_the_game() -> None:
    m = laid([[4], [3], [9]], [[10, 8], [], []])
    fold(m)
    assert points(m) == [21, 0, 0]
    assert losers(m) == [0]


@pytest.mark.rule("paires.goal", "paires.draw")
def test_a_pair_that_reaches_the_limit_exactly_loses_the_game() -> None:
    m = laid([[3], [6], [9]], [[10, 8], [], []], cards=[3])
    draw(m)
    assert points(m) == [21, 0, 0]
    assert losers(m) == [0]


@pytest.mark.rule("paires.goal")
def test_a_pair_that_goes_past_the_limit_loses_the_game_with_all_its_points() -> None:
    m = laid([[10], [6], [9]], [[10, 10], [], []], cards=[10])
    draw(m)
    assert points(m) == [30, 0, 0]
    assert losers(m) == [0]


@pytest.mark.rule("paires.goal")
def test_one_point_short_of_the_limit_the_game_goes_on() -> None:
    m = laid([[4], [2], [9]], [[10, 8], [], []], cards=[7, 6, 5])
    fold(m)
    assert points(m) == [20, 0, 0]
    assert losers(m) == []
    assert fronts(m) == [[7], [6], [5]]


@pytest.mark.rule("paires.goal")
def test_the_points_of_others_do_not_count() -> None:
    m = laid([[4], [2], [9]], [[10], [10, 9], [10, 10]])
    fold(m)
    assert points(m) == [12, 19, 20]
    assert losers(m) == []


@pytest.mark.rule("paires.goal")
def test_whoever_has_the_most_points_does_not_lose_before_the_limit() -> None:
    m = laid([[4], [7], [9]], [[10], [10, 10], [3]], cards=[4])
    draw(m)
    assert points(m) == [14, 20, 3]
    assert losers(m) == []


@pytest.mark.rule("paires.goal")
def test_the_game_stops_at_once_with_no_new_round() -> None:
    m = laid([[8], [6], [9]], [[10, 9], [], []], cards=[8, 11])
    draw(m)
    assert m.over
    assert m.turn == NOBODY
    assert view(m).over
    assert view(m).turn == 0
    assert fronts(m) == [[], [], []]
    assert [kind for kind in events(m) if isinstance(kind, Dealt | FirstPlayer)] == []


@pytest.mark.rule("paires.goal")
def test_there_is_one_loser_and_no_winner() -> None:
    m = laid([[2], [6], [9]], [[10, 9], [10], []])
    fold(m)
    assert m.outcome is not None
    assert m.outcome.losers == [0]
    assert m.outcome.winners == []
    assert m.outcome.points == [21, 10, 0]


@pytest.mark.rule("paires.goal")
def test_everybody_is_told_who_lost_and_with_how_many_points() -> None:
    m = laid([[8], [6], [9]], [[7, 9], [], []], cards=[8, 3])
    draw(m)
    assert events(m) == [Paired(0, 8), GameLost(0, 24), ForfeitChosen(0, 3)]


@pytest.mark.rule("paires.goal", "table.ask")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("move", [DRAW, FOLD])
def test_nobody_can_do_anything_after_the_end(seat: int, move: int) -> None:
    m = laid([[2], [6], [9]], [[10, 9], [], []])
    fold(m)
    assert refusal(m, seat, move) == "table.ask"
    assert m.legal(seat) == []


@pytest.mark.rule("paires.goal", "paires.draw", "paires.fold")
def test_a_whole_game_of_five_in_which_the_17_loses() -> None:
    m = table(
        [
            *(10, 9, 8, 7, 2),  # seat 4 folds for its own 2
            *(10, 9, 8, 7, 9),  # seat 3 folds for its own 7
            *(10, 9, 8, 10, 9),  # seat 2 folds for its own 8
            *(5, 10, 9, 8, 7, 6, 10),  # seat 0 draws a 6, seat 1 a second 10
            *(7, 8, 9, 8, 9),  # seat 0 folds for its own 7
            *(10, 9, 8, 7, 3, 4, 10),  # seat 4 draws a 4, seat 0 a second 10
            5,  # and the sixth forfeit of the list
        ],
        seats=5,
    )
    fold(m)
    fold(m)
    fold(m)
    draw(m, 2)
    fold(m)
    assert points(m) == [7, 10, 8, 7, 2]
    assert losers(m) == []
    draw(m)
    before = len(events(m))
    draw(m)
    assert points(m) == [17, 10, 8, 7, 2]
    assert losers(m) == [0]
    assert scored(m, 0) == [7, 10]
    assert news(m, before) == [Paired(0, 10), GameLost(0, 17), ForfeitChosen(0, 5)]
