"""The deal: five cards that nobody sees."""

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.events import Event
from tablee.games.paires import game
from tablee.games.paires.events import Dealt, Drew, Paired, Replaced, Reshuffled
from tablee.games.paires.moves import DRAW, FOLD
from tests.games.paires.table import (
    ALL_CARDS,
    NEVER,
    after_three_long_rounds,
    before_the_deal,
    deck,
    draw,
    events,
    laid,
    sit_down,
    table,
    unseen,
    view,
)


@pytest.mark.rule("paires.burn")
def test_the_value_stands_on_as_many_cards() -> None:
    s = before_the_deal(3)
    assert [int(s.deck.counts[value]) for value in range(1, 11)] == list(range(1, 11))
    assert int(s.deck.size) == len(ALL_CARDS) == 55


@pytest.mark.rule("paires.burn")
def test_fifty_of_the_55_cards_can_be_drawn() -> None:
    assert game.view(before_the_deal(3), 0).deck == 50


@pytest.mark.rule("paires.burn", "paires.deal")
def test_the_first_deal_comes_from_these_fifty() -> None:
    assert deck(table([3, 5, 9])) == 47
    assert deck(table([3, 5, 9, 4, 6, 7, 8, 10], seats=8)) == 42


@pytest.mark.rule("paires.burn")
def test_nobody_can_say_which_cards_are_burned() -> None:
    m = table([3, 5, 9])
    assert sum(view(m).unseen) == 52 == deck(m) + 5
    assert [unseen(m, value) for value in range(1, 11)] == [1, 2, 2, 4, 4, 6, 7, 8, 8, 10]


@pytest.mark.rule("paires.burn")
def test_any_card_may_be_the_last_one_that_is_drawn() -> None:
    for card in (9, 10):
        m = after_three_long_rounds([7, 8, 8, 9, card])
        assert deck(m) == 3
        draw(m, 3)
        assert deck(m) == 0


@pytest.mark.rule("paires.burn", "paires.reshuffle")
def test_the_first_shuffle_comes_when_the_51st_card_is_due() -> None:
    m = after_three_long_rounds([7, 8, 8, 9, 9])
    draw(m, 3)
    assert drawn(events(m)) == 50
    assert deck(m) == 0
    assert not any(isinstance(event, Reshuffled) for event in events(m))
    draw(m)
    assert any(isinstance(event, Reshuffled) for event in events(m))


@pytest.mark.rule("paires.burn", "paires.reshuffle")
def test_five_are_burned_after_the_shuffle_in_mid_game_too() -> None:
    m = after_three_long_rounds([7, 8, 8, 9, 9, 6])
    draw(m, 4)
    # 55 cards, less 6 in play and 3 score cards, are unseen; 5 of these cannot be reached
    assert sum(view(m).unseen) == 46
    assert deck(m) == 41


@pytest.mark.rule("paires.burn", "paires.reshuffle")
def test_the_deck_is_empty_while_five_cards_are_still_unseen() -> None:
    m = laid([[3], [8]], deck=[7, 7, 7, 7, 7, 4], cards=[4])
    assert deck(m) == 1
    draw(m)
    assert deck(m) == 0
    assert unseen(m, 7) == 5


@pytest.mark.rule("paires.burn", "paires.reshuffle")
@pytest.mark.parametrize("seed", range(12))
def test_of_each_shuffle_all_but_five_are_drawn_before_the_next(seed: int) -> None:
    s = before_the_deal(2)
    s.target = NEVER
    m = sit_down(s, seed=seed)
    moods = Seeded(100 + seed)
    while shuffles(events(m)) < 3:
        m.submit(m.turn, [DRAW, FOLD][moods.below(2)])
    shuffled = 55
    since = 0
    for event in events(m):
        if isinstance(event, Reshuffled):
            assert since == shuffled - 5
            shuffled = event.cards
            since = 0
        since += drawn([event])


def drawn(told: list[Event]) -> int:
    return sum(isinstance(event, Dealt | Replaced | Drew | Paired) for event in told)


def shuffles(told: list[Event]) -> int:
    return sum(isinstance(event, Reshuffled) for event in told)
