"""The models behind the good bot at larger tables."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games.blackstone.crowd import NUMBERS, POTS, Company
from tablee.games.blackstone.solved import Stake, duel
from tablee.games.blackstone.thinking import RIVALS, STAYERS, Ring, all_pass, weigh
from tests.games.blackstone.among import careful, gain, solver

RICH = Stake(5, 45)


@pytest.mark.parametrize("company", [RIVALS, STAYERS], ids=["rivals", "stayers"])
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_what_some_win_others_lose(company: Company, data: st.DataObject) -> None:
    """blackstone.end: the pot, and no more, goes to those still in."""
    seats = data.draw(st.integers(2, 4))
    stones = data.draw(st.integers(0, 2**seats - 1))
    white, gone = data.draw(st.integers(1, 44)), data.draw(st.integers(0, 3))
    pot = data.draw(st.integers(0, POTS[-1]))
    least = data.draw(st.sampled_from([n for n in NUMBERS if n <= white]))
    chips = company.chips(seats, stones, white, gone, pot, least)
    assert sum(chips) == pytest.approx(pot, abs=0.01)


@pytest.mark.parametrize("white", [44, 30, 12])
@pytest.mark.parametrize("stones", range(4))
def test_two_rivals_are_nearly_the_solution(white: int, stones: int) -> None:
    plan = duel((RICH, RICH), 0, 0).plan(0, white, stones & 1, stones >> 1)
    assert RIVALS.chips(2, stones, white, 0, 0, 1)[0] == pytest.approx(plan.chips[1], abs=0.1)


@pytest.mark.parametrize("seats", [3, 4])
def test_among_careful_ones_there_is_little_to_gain_but_it_gains(seats: int) -> None:
    best, found = gain(seats, 100, None, careful), gain(seats, 100, solver, careful)
    assert 0 < found.value <= best.value < 0.2
    assert found.value == pytest.approx(best.value, abs=0.02)


def test_eight_pass_when_asked_for_twenty_and_not_for_two() -> None:
    assert all_pass(Ring(8, 0b01111111, 30, 0, 0, 20))
    assert not all_pass(Ring(8, 0b01111111, 30, 0, 0, 2))


def test_once_somebody_has_passed_a_number_may_end_it_all() -> None:
    """Seven others with black stones, nobody rich enough to call: all of them would pass."""
    ring = Ring(7, 0b1111110, 34, 1, 11, 1)
    weighed = weigh(ring, RICH, rivals=True)
    assert max(weighed, key=lambda cards: weighed[cards]) > 6
