"""Setting up: the ante."""

import pytest

from tests.games.blackstone.table import (
    ELEVEN_WHITE,
    antes,
    carried,
    laid,
    leave,
    left_over,
    outcome,
    pot,
    purses,
    table,
    take,
    view,
)


@pytest.mark.rule("blackstone.ante")
@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_lays_5_chips(seats: int) -> None:
    m = table([], seats)
    assert antes(m) == [5] * seats
    assert purses(m) == [95] * seats
    assert view(m).brought == [100] * seats


@pytest.mark.rule("blackstone.ante")
def test_the_ante_lies_in_front_and_not_in_the_pot() -> None:
    assert pot(table([3, 5, 9])) == 0


@pytest.mark.rule("blackstone.ante")
def test_the_ante_comes_from_what_each_brought() -> None:
    m = table([3, 5, 9], carry=carried(50, 133, 6))
    assert antes(m) == [5, 5, 5]
    assert purses(m) == [45, 128, 1]


@pytest.mark.rule("blackstone.ante", "purse.pay")
def test_who_has_less_than_the_ante_lays_what_is_left() -> None:
    m = table([3, 5, 9], carry=carried(5, 3, 1))
    assert antes(m) == [5, 3, 1]
    assert purses(m) == [0, 0, 0]


@pytest.mark.rule("blackstone.ante", "purse.pay")
def test_a_short_ante_is_in_like_any_other() -> None:
    m = table([3, 5, 9, 8], carry=carried(80, 3, 40))
    assert view(m).playing == [0, 1, 2]
    take(m, 1)
    assert m.turn == 1


@pytest.mark.rule("blackstone.ante", "blackstone.end", "purse.pay")
def test_taking_back_a_short_ante_gives_back_what_was_laid() -> None:
    m = laid([0, 0], [3, 5], brought=[100, 3])
    leave(m)
    assert purses(m) == [94, 3 + 6]
    assert outcome(m).points == [-6, 6]


@pytest.mark.rule("blackstone.ante", "blackstone.pass", "purse.pay")
def test_who_passes_with_a_short_ante_loses_it_and_no_more() -> None:
    m = laid([0, 0], ELEVEN_WHITE, brought=[4, 100])
    leave(m)
    assert left_over(m).purses == [0, 104]


@pytest.mark.rule("blackstone.ante")
def test_the_ante_shows_who_is_in() -> None:
    m = laid([0, 0, 0], [3, 5])
    leave(m)
    assert antes(m) == [0, 5, 5]
    assert view(m).playing == [1, 2]
