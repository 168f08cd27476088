"""Setting up: which stones are black."""

import pytest

from tablee.engine.ear import Ear
from tablee.engine.playout import outcomes
from tablee.games.blackstone import game
from tablee.games.blackstone.events import DrewBlack, DrewWhite, Took
from tablee.games.blackstone.state import State
from tests.games.blackstone.table import (
    before_the_deal,
    black,
    events,
    laid,
    middle,
    number_of,
    outcome,
    state,
    take,
    view,
)


@pytest.mark.rule("blackstone.stones")
def test_the_value_stands_on_as_many_cards_and_none_is_burned() -> None:
    s = before_the_deal(3)
    assert [int(s.deck.counts[value]) for value in range(1, 11)] == list(range(1, 11))
    assert int(s.deck.size) == 55


@pytest.mark.rule("blackstone.stones")
def test_ten_stones_are_black_and_everybody_can_count_them() -> None:
    assert view(laid([0, 0])).unseen[9] == 10
    assert view(laid([1, 0], [3])).unseen[9] == 9


@pytest.mark.rule("blackstone.stones", "blackstone.take")
@pytest.mark.parametrize("white", range(1, 10))
def test_every_other_value_is_white(white: int) -> None:
    m = laid([0, 0], cards=[white])
    take(m, 1)
    assert black(m) == [0, 0]
    assert middle(m) == [white]
    assert events(m) == [Took(0, 1), DrewWhite(0, white)]


@pytest.mark.rule("blackstone.stones", "blackstone.take")
def test_a_10_is_black() -> None:
    m = laid([0, 0], cards=[10])
    take(m, 1)
    assert black(m) == [1, 0]
    assert middle(m) == []
    assert events(m) == [Took(0, 1), DrewBlack(0, 1)]


@pytest.mark.rule("blackstone.stones", "blackstone.take")
def test_two_black_stones_lose_and_one_does_not() -> None:
    m = laid([0, 1], [3, 5], cards=[10, 10])
    take(m, 1)
    assert not m.over
    take(m, 1)
    assert outcome(m).losers == [1]


@pytest.mark.rule("blackstone.stones", "blackstone.take")
def test_two_white_stones_of_one_value_are_no_harm() -> None:
    m = laid([0, 0], cards=[9, 9, 9, 9])
    take(m, 4)
    assert not m.over
    assert middle(m) == [9, 9, 9, 9]


@pytest.mark.rule("blackstone.stones", "blackstone.take")
def test_each_card_is_as_likely_as_its_number_in_the_deck() -> None:
    s = state(laid([0, 0], deck=[3, 7, 10, 10]))
    game.play(s, 0, number_of(1), Ear())
    chances = [(chance, seen(after)) for chance, after in outcomes(game, s)]
    assert chances == [(0.25, ([3], 0)), (0.25, ([7], 0)), (0.5, ([], 1))]


def seen(s: object) -> tuple[list[int], int]:
    """The middle, and the black stones of seat 0."""
    assert isinstance(s, State)
    table = game.view(s, 0)
    return table.middle, table.black[0]
