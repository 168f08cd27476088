"""Going out: what a fold and a pair cost."""

import pytest

from tablee.games.hawthorn.events import Drew, Folded, Paid, Paired, Played
from tablee.games.hawthorn.moves import DRAW, FOLD
from tests.games.hawthorn.table import (
    THREE,
    draw,
    events,
    fold,
    fronts,
    hand,
    laid,
    opened,
    play,
    purses,
    refusal,
    view,
)


@pytest.mark.rule("hawthorn.fold")
def test_a_fold_costs_the_lowest_visible_card_of_somebody_else() -> None:
    m = laid([[9], [6, 2], [7]])
    fold(m)
    assert events(m)[:2] == [Folded(0, 2), Paid(0, 2)]
    assert purses(m) == [97, 99, 99]
    assert view(m).pot == 3 + 2


@pytest.mark.rule("hawthorn.fold")
def test_your_own_card_may_be_the_lowest() -> None:
    m = opened(THREE)
    fold(m)
    assert purses(m) == [96, 99, 99]


@pytest.mark.rule("hawthorn.fold")
def test_cards_in_hands_are_no_price() -> None:
    m = laid([[9], [8], [7]], [[1], [2], [2]])
    fold(m)
    assert purses(m)[0] == 92


@pytest.mark.rule("hawthorn.fold")
def test_the_price_rises_when_the_lowest_card_goes_out() -> None:
    m = laid([[2], [6], [7]], turn=0)
    fold(m)
    fold(m)
    assert purses(m)[1] == 93  # 6: the 2 of seat 0 is turned down


@pytest.mark.rule("hawthorn.fold")
def test_a_card_that_you_play_may_lower_the_price_for_all() -> None:
    m = laid([[9], [8], [7]], [[1], [], []], lap=2)
    play(m, 1)
    fold(m)
    assert purses(m)[1] == 98


@pytest.mark.rule("hawthorn.fold")
@pytest.mark.parametrize("price", range(1, 11))
def test_a_fold_costs_from_one_to_ten(price: int) -> None:
    m = laid([[price], [10], [10]])
    fold(m)
    assert purses(m)[0] == 99 - price
    assert Folded(0, price) in events(m)


@pytest.mark.rule("hawthorn.fold")
def test_a_fold_turns_your_cards_down() -> None:
    m = opened(THREE, [4])
    draw(m)  # seat 0
    fold(m)  # seat 1
    assert fronts(m) == [[3, 4], [], [7]]
    assert view(m).playing == [0, 2]
    assert view(m).discards == 5  # one from in front, four from the hand


@pytest.mark.rule("hawthorn.fold", "table.secret")
def test_the_others_do_not_see_the_hand_that_is_turned_down() -> None:
    m = opened(THREE)
    before = view(m, 1).unseen
    fold(m)
    assert view(m, 1).unseen == before
    assert view(m, 1).hands == [4, 4, 4]
    assert hand(m, 0) == [8, 9, 10, 10]  # whose it was remembers it


@pytest.mark.rule("hawthorn.fold")
def test_the_cards_in_front_were_seen_by_all_and_stay_counted() -> None:
    m = opened(THREE)
    assert view(m, 1).unseen[3 - 1] == 2
    fold(m)
    assert fronts(m)[0] == []
    assert view(m, 1).unseen[3 - 1] == 2


@pytest.mark.rule("hawthorn.fold", "table.ask")
def test_whoever_is_out_is_not_asked_again() -> None:
    m = opened(THREE, [6, 9])
    fold(m)
    assert refusal(m, 0, DRAW) == "table.ask"
    draw(m, 2)
    assert view(m).lap == 2
    assert refusal(m, 0, FOLD) == "table.ask"
    assert m.turn == 1


@pytest.mark.rule("hawthorn.fold")
def test_who_cannot_pay_in_full_pays_what_is_left() -> None:
    m = laid([[8], [9], [10]], purses=[3, 50, 50])
    fold(m)
    assert events(m)[:2] == [Folded(0, 8), Paid(0, 3)]
    assert purses(m) == [0, 50, 50]
    assert view(m).pot == 6


@pytest.mark.rule("hawthorn.fold", "table.undo")
def test_a_fold_is_a_choice_that_all_saw_and_can_be_taken_back() -> None:
    m = opened(THREE)
    before = [view(m, seat) for seat in range(3)]
    fold(m)
    assert not m.rows[-1].final
    m.undo(1)
    assert [view(m, seat) for seat in range(3)] == before


@pytest.mark.rule("hawthorn.pair")
@pytest.mark.parametrize("value", range(2, 11))
def test_a_drawn_pair_costs_its_value(value: int) -> None:
    m = laid([[value], [1], [9 if value == 10 else 10]], cards=[value])
    draw(m)
    assert events(m)[:3] == [Drew(0, value), Paired(0, value), Paid(0, value)]
    assert purses(m) == [99 - value, 99, 99]
    assert view(m).pot == 3 + value


@pytest.mark.rule("hawthorn.pair")
@pytest.mark.parametrize("value", range(2, 11))
def test_a_played_pair_costs_its_value_too(value: int) -> None:
    m = laid([[value], [1], [9 if value == 10 else 10]], [[value], [7], [7]], lap=2)
    play(m, value)
    assert events(m)[:3] == [Played(0, value), Paired(0, value), Paid(0, value)]
    assert purses(m) == [99 - value, 99, 99]


@pytest.mark.rule("hawthorn.pair")
def test_a_pair_of_8_costs_8_whatever_the_lowest_card_is() -> None:
    m = laid([[4, 8], [1], [10]], cards=[8])
    draw(m)
    assert purses(m) == [91, 99, 99]


@pytest.mark.rule("hawthorn.pair")
def test_a_pair_puts_you_out_and_the_hand_goes_on() -> None:
    m = laid([[4, 8], [6], [10]], [[9], [9], [9]], cards=[8])
    draw(m)
    assert view(m).playing == [1, 2]
    assert fronts(m) == [[], [6], [10]]
    assert m.turn == 1
    assert view(m).discards == 4  # 4, 8, the other 8, and the 9 that is turned down


@pytest.mark.rule("hawthorn.pair")
def test_a_pair_can_come_with_any_of_your_cards() -> None:
    for value in (2, 5, 9):
        m = laid([[2, 5, 9], [4], [10]], cards=[value])
        draw(m)
        assert purses(m)[0] == 99 - value


@pytest.mark.rule("hawthorn.pair")
def test_a_value_that_lies_in_front_of_somebody_else_makes_no_pair() -> None:
    m = laid([[3], [5], [9]], cards=[9, 3, 5])
    draw(m, 3)
    assert fronts(m) == [[3, 9], [3, 5], [5, 9]]


@pytest.mark.rule("hawthorn.pair")
def test_a_value_in_your_hand_makes_no_pair() -> None:
    m = laid([[3], [5], [9]], [[8, 8], [], []], cards=[8])
    draw(m)
    assert fronts(m)[0] == [3, 8]


@pytest.mark.rule("hawthorn.pair")
def test_all_see_both_cards_of_a_pair_and_none_of_the_hand() -> None:
    m = laid([[4, 8], [6], [10]], [[9, 9], [9], [9]], cards=[8])
    draw(m)
    seen = view(m, 1)
    assert seen.unseen[8 - 1] == 8 - 2
    assert seen.unseen[9 - 1] == 9 - 1
    assert seen.hands == [2, 1, 1]


@pytest.mark.rule("hawthorn.pair")
def test_who_cannot_pay_a_pair_in_full_pays_what_is_left() -> None:
    m = laid([[8], [9], [10]], purses=[5, 50, 50], cards=[8])
    draw(m)
    assert events(m)[1:3] == [Paired(0, 8), Paid(0, 5)]
    assert purses(m) == [0, 50, 50]


@pytest.mark.rule("hawthorn.fold", "hawthorn.pair")
def test_whoever_has_nothing_left_stays_in_the_hand_and_owes_nothing() -> None:
    m = laid([[8], [9], [10]], purses=[0, 50, 50], cards=[7, 6, 5])
    draw(m, 3)
    assert view(m).playing == [0, 1, 2]
    fold(m)
    assert Paid(0, 0) in events(m)
    assert purses(m)[0] == 0


@pytest.mark.rule("hawthorn.fold", "hawthorn.end")
def test_whoever_has_nothing_left_may_still_win_the_pot() -> None:
    m = laid([[8], [9]], purses=[0, 50], turn=1, button=1)
    fold(m)
    assert purses(m) == [10, 42]
    assert m.outcome is not None
    assert m.outcome.winners == [0]
