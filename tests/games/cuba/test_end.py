"""Every ending, and who wins with whom."""

import pytest

from tablee.engine.seats import NOBODY
from tablee.games.cuba.events import BagOpened, Ended, Showed, Won
from tests.games.cuba.table import (
    CIA,
    DRIVER,
    FBI,
    GODFATHER,
    LOYAL,
    NOTHING,
    SIX,
    accuse,
    heard,
    shoot,
    stolen,
    view,
    winners,
)


@pytest.mark.rule("cuba.end.found")
def test_all_diamonds_back_and_the_godfather_wins_with_the_loyal() -> None:
    m = stolen(SIX)
    accuse(m, 5)
    accuse(m, 2)
    assert (view(m).found, view(m).stolen, view(m).ending) == (7, 7, 0)
    assert winners(m) == [GODFATHER, 1]
    assert heard(m)[-4:] == [BagOpened(5), Ended(0), Won(0), Won(1)]


@pytest.mark.rule("cuba.end.found")
def test_an_urchin_and_an_agent_lose_with_the_thieves() -> None:
    m = stolen([LOYAL, 3, FBI, DRIVER, NOTHING])
    accuse(m, 2)
    assert winners(m) == [GODFATHER, 1]


@pytest.mark.rule("cuba.end.agent")
def test_only_the_accused_agent_wins_not_the_other() -> None:
    m = stolen([FBI, CIA, LOYAL, LOYAL, LOYAL, LOYAL, 3, 4, 5])
    accuse(m, 2)
    assert winners(m) == [2]


@pytest.mark.rule("cuba.end.fallen")
def test_the_richest_thief_still_in_wins() -> None:
    m = stolen([2, 6, 4, LOYAL, FBI])
    accuse(m, 2)  # the richest is out
    accuse(m, 4)
    assert winners(m) == [3]
    assert Showed(1, 2) in heard(m)
    assert Showed(3, 4) in heard(m)


@pytest.mark.rule("cuba.end.fallen")
def test_equal_thieves_share_and_all_urchins_win_too() -> None:
    m = stolen([4, 4, LOYAL, 2, NOTHING])
    accuse(m, 3)
    assert winners(m) == [1, 2, 5]


@pytest.mark.rule("cuba.end.fallen")
def test_an_urchin_whose_accusation_fells_the_godfather_wins() -> None:
    m = stolen([LOYAL, 3, FBI, 5, NOTHING])
    accuse(m, 5)
    assert winners(m) == [4, 5]


@pytest.mark.rule("cuba.out.wins")
def test_a_thief_who_is_out_wins_nothing() -> None:
    m = stolen([2, 6, LOYAL, FBI, DRIVER])
    accuse(m, 2)
    accuse(m, 3)
    assert winners(m) == [1]


@pytest.mark.rule("cuba.driver")
def test_a_driver_wins_with_the_godfather_on_his_right() -> None:
    m = stolen([DRIVER, 3, LOYAL, FBI, 4])
    accuse(m, 2)
    accuse(m, 5)
    assert winners(m) == [GODFATHER, 1, 3]


@pytest.mark.rule("cuba.driver")
def test_a_chain_of_drivers_wins_with_the_thief_at_its_head() -> None:
    m = stolen([2, 3, DRIVER, DRIVER, LOYAL, 1], loyal=1, agents=1, drivers=2)
    accuse(m, 5)
    assert winners(m) == [2, 3, 4]


@pytest.mark.rule("cuba.driver")
def test_a_chain_of_drivers_behind_a_loser_wins_nothing() -> None:
    m = stolen([2, DRIVER, DRIVER, 3, LOYAL, 1], loyal=1, agents=1, drivers=2)
    accuse(m, 5)
    assert winners(m) == [4]


@pytest.mark.rule("cuba.driver")
def test_a_driver_wins_with_an_urchin() -> None:
    m = stolen([3, FBI, LOYAL, 4, NOTHING])
    accuse(m, 3)
    assert winners(m) == [4, 5]
    driven = stolen([3, LOYAL, FBI, 4, DRIVER])
    accuse(driven, 2)
    assert winners(driven) == [4, 5]


@pytest.mark.rule("cuba.driver", "cuba.out.wins")
def test_a_driver_who_was_shot_wins_nothing() -> None:
    m = stolen([20, 5, DRIVER, FBI, 2, 1], cleaner=True, loyal=1, agents=1, drivers=1)
    shoot(m, 1, 3)
    assert view(m).out == [1, 3]
    accuse(m, 5)
    accuse(m, 6)
    accuse(m, 2)
    assert winners(m) == [GODFATHER]


@pytest.mark.rule("cuba.all-thieves")
def test_if_everybody_stole_the_godfather_can_not_go_wrong() -> None:
    m = stolen([1, 2, 3, 4, 5])
    for seat in range(1, 6):
        assert m.outcome is None
        accuse(m, seat)
    assert winners(m) == [GODFATHER]


@pytest.mark.rule("cuba.first.hide", "table.secret")
def test_the_bag_is_opened_at_the_end() -> None:
    m = stolen([2, LOYAL, FBI, 4, 1], bag=3)
    assert view(m, NOBODY).bag < 0
    accuse(m, 2)
    assert view(m, NOBODY).bag == 3
    assert BagOpened(3) in heard(m)
    assert view(m).winners == winners(m)
