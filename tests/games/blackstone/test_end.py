"""The end: who gets the pot."""

import pytest

from tablee.engine.seats import NOBODY
from tablee.games.blackstone.events import DrewBlack, Lost, Passed, Shared, Took, Won
from tablee.games.blackstone.moves import PASS
from tests.games.blackstone.table import (
    antes,
    carried,
    events,
    laid,
    leave,
    left_over,
    number_of,
    outcome,
    pot,
    purses,
    refusal,
    table,
    take,
    view,
)


@pytest.mark.rule("blackstone.end")
def test_the_last_one_in_takes_back_the_ante_and_the_pot() -> None:
    m = laid([0, 0, 0], [3, 5, 9])
    leave(m, 2)
    assert m.over
    assert purses(m) == [93, 93, 114]
    assert antes(m) == [0, 0, 0]
    assert pot(m) == 0
    assert events(m) == [Passed(0, 7), Passed(1, 7), Won(2, 14)]


@pytest.mark.rule("blackstone.end")
@pytest.mark.parametrize("seats", range(2, 10))
def test_all_passed_but_one(seats: int) -> None:
    m = table([1, 2, 3, 4, 5, 6, 7, 8, 9][:seats], seats)
    leave(m, seats - 1)
    price = 5 + (seats + 1) // 2
    assert outcome(m).winners == [seats - 1]
    assert outcome(m).losers == []
    assert outcome(m).points == [-price] * (seats - 1) + [price * (seats - 1)]


@pytest.mark.rule("blackstone.end")
def test_the_last_one_in_needs_no_card_and_no_turn() -> None:
    m = table([3, 5], seats=2)
    leave(m)
    assert outcome(m).winners == [1]
    assert m.turn == NOBODY
    assert view(m).turn == NOBODY
    assert view(m).over


@pytest.mark.rule("blackstone.end")
def test_after_a_second_black_stone_those_still_in_share_equally() -> None:
    m = laid([1, 0, 0], [3, 5, 8], cards=[10])
    take(m, 1)
    assert purses(m) == [92, 104, 104]
    assert antes(m) == [0, 0, 0]
    assert pot(m) == 0
    assert events(m) == [Took(0, 1), DrewBlack(0, 2), Lost(0, 8), Shared(4, 0)]


@pytest.mark.rule("blackstone.end")
def test_who_passed_before_has_no_share() -> None:
    m = laid([0, 1, 0, 0], [3, 5, 8], cards=[10])
    leave(m)  # 7 chips
    take(m, 1)  # 8 chips
    assert purses(m) == [93, 92, 107, 107]
    assert pot(m) == 1
    assert outcome(m).winners == [2, 3]
    assert outcome(m).losers == [1]
    assert outcome(m).points == [-7, -8, 7, 7]


@pytest.mark.rule("blackstone.end")
def test_what_cannot_be_shared_stays_in_the_pot_for_the_next_hand() -> None:
    m = laid([1, 0, 0, 0], [3, 5, 8], cards=[10])
    take(m, 1)
    assert pot(m) == 2
    assert left_over(m).middle == 2
    assert left_over(m).purses == [92, 102, 102, 102]
    assert events(m)[-1] == Shared(2, 2)


@pytest.mark.rule("blackstone.end")
def test_a_pot_too_small_for_all_stays_whole() -> None:
    m = laid([1, 0, 0, 0], brought=[2, 50, 50, 50], cards=[10])
    take(m, 1)
    assert left_over(m).purses == [0, 50, 50, 50]
    assert left_over(m).middle == 2
    assert outcome(m).winners == [1, 2, 3]


@pytest.mark.rule("blackstone.end")
def test_of_two_the_other_gets_all() -> None:
    m = laid([0, 1], [3, 5], turn=1, cards=[10])
    take(m, 1)
    assert outcome(m).winners == [0]
    assert outcome(m).losers == [1]
    assert outcome(m).points == [7, -7]
    assert events(m)[-1] == Won(0, 7)


@pytest.mark.rule("blackstone.end")
def test_what_the_last_hand_left_is_in_this_hands_pot() -> None:
    m = table([3, 5], seats=2, carry=carried(100, 100, middle=3))
    assert pot(m) == 3
    leave(m)
    assert outcome(m).points == [-6, 9]
    assert left_over(m).middle == 0


@pytest.mark.rule("blackstone.end")
def test_what_the_last_hand_left_is_shared_too() -> None:
    m = table([3, 10, 5, 8, 10], carry=carried(60, 50, 40, middle=4))
    take(m, 1)
    take(m, 1)  # a second black stone, with three white ones in the middle
    assert left_over(m).purses == [60 + 6, 50 - 8, 40 + 6]
    assert left_over(m).middle == 0


@pytest.mark.rule("blackstone.end")
def test_points_are_the_chips_won_or_lost_in_this_hand() -> None:
    m = table([3, 5, 9], carry=carried(20, 300, 8))
    leave(m, 2)
    assert outcome(m).points == [-7, -7, 14]
    assert left_over(m).purses == [13, 293, 22]


@pytest.mark.rule("blackstone.end", "purse.start")
def test_the_number_of_people_at_the_start_of_the_night_is_handed_on() -> None:
    m = table([3, 5], seats=2, carry=carried(20, 300, people=6))
    assert view(m).people == 6
    leave(m)
    assert left_over(m).people == 6
    m = table([3, 5], seats=2)
    leave(m)
    assert left_over(m).people == 2


@pytest.mark.rule("blackstone.end")
def test_there_is_no_outcome_while_the_hand_goes_on() -> None:
    m = table([3, 5, 9, 8])
    take(m, 1)
    assert m.outcome is None


@pytest.mark.rule("blackstone.end", "table.ask")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("move", [PASS, number_of(1)])
def test_nobody_can_do_anything_after_the_end(seat: int, move: int) -> None:
    m = laid([1, 0, 0], [3], cards=[10])
    take(m, 1)
    assert refusal(m, seat, move) == "table.ask"
    assert m.legal(seat) == []
