"""Setting up: white stones go to the middle, black ones stay."""

import pytest

from tablee.games.blackstone.events import Gathered
from tests.games.blackstone.table import black, events, laid, leave, middle, table, take, view


@pytest.mark.rule("blackstone.middle")
def test_white_stones_go_to_the_middle_and_black_ones_stay() -> None:
    m = table([10, 4, 7, 10, 2], seats=5)
    assert middle(m) == [2, 4, 7]
    assert black(m) == [1, 0, 0, 1, 0]


@pytest.mark.rule("blackstone.middle")
def test_the_cards_that_broke_a_tie_go_there_too() -> None:
    m = table([3, 3, 7, 9, 5])
    assert middle(m) == [3, 3, 5, 7, 9]
    assert black(m) == [0, 0, 0]


@pytest.mark.rule("blackstone.middle")
def test_everybody_is_told_how_many_there_are() -> None:
    m = table([3, 3, 7, 9, 5])
    assert events(m)[-1] == Gathered(5)
    assert view(m).white == 5


@pytest.mark.rule("blackstone.middle")
def test_whoever_goes_first_has_brought_a_white_stone_at_least() -> None:
    m = table([10, 10, 10, 9], seats=2)
    assert m.turn == 1
    assert middle(m) == [9]
    assert black(m) == [1, 1]


@pytest.mark.rule("blackstone.middle", "blackstone.take")
def test_white_stones_gather_from_turn_to_turn() -> None:
    m = table([3, 5, 9, 4, 8, 8, 2])
    take(m, 2)
    take(m, 2)
    assert middle(m) == [2, 3, 4, 5, 8, 8, 9]
    assert view(m).white == 7


@pytest.mark.rule("blackstone.middle", "blackstone.pass")
def test_a_pass_leaves_the_middle_as_it_is() -> None:
    m = laid([1, 0, 0], [3, 5])
    leave(m)
    assert middle(m) == [3, 5]


@pytest.mark.rule("blackstone.middle")
def test_all_45_white_stones_find_room_there() -> None:
    white = [value for value in range(1, 10) for _ in range(value)]
    m = laid([0, 0], white[1:], cards=[1])
    take(m, 1)
    assert middle(m) == white
    assert view(m).white == 45
