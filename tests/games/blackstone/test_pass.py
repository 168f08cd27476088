"""Your turn: passing."""

import pytest

from tablee.engine.match import Refused
from tablee.engine.seats import CROUPIER, NOBODY
from tablee.games.blackstone import game
from tablee.games.blackstone.events import Passed, Won
from tablee.games.blackstone.moves import PASS, Pass
from tests.games.blackstone.table import (
    ELEVEN_WHITE,
    antes,
    black,
    events,
    laid,
    leave,
    number_of,
    outcome,
    pot,
    purses,
    refusal,
    state,
    table,
    take,
    takes,
    unseen,
    view,
)


@pytest.mark.rule("blackstone.pass")
def test_with_11_in_the_middle_a_pass_costs_5_and_6_chips() -> None:
    m = laid([0, 0, 0], ELEVEN_WHITE)
    leave(m)
    assert purses(m) == [100 - 11, 95, 95]
    assert antes(m) == [0, 5, 5]
    assert pot(m) == 11
    assert events(m) == [Passed(0, 11)]


@pytest.mark.rule("blackstone.pass")
@pytest.mark.parametrize(
    ("white", "fine"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (10, 5), (11, 6), (45, 23)]
)
def test_the_fine_is_half_the_white_stones_rounded_up(white: int, fine: int) -> None:
    stones = [value for value in range(1, 10) for _ in range(value)]
    m = laid([0, 0, 0], stones[:white])
    leave(m)
    assert pot(m) == 5 + fine


@pytest.mark.rule("blackstone.pass")
def test_the_values_of_the_stones_do_not_matter() -> None:
    for middle in ([1, 2, 3], [9, 9, 9]):
        m = laid([0, 0, 0], middle)
        leave(m)
        assert pot(m) == 5 + 2


@pytest.mark.rule("blackstone.pass")
def test_black_stones_do_not_count_for_the_fine() -> None:
    m = laid([1, 1, 1], [3, 4])
    leave(m)
    assert pot(m) == 5 + 1


@pytest.mark.rule("blackstone.pass")
def test_the_pot_grows_with_each_pass() -> None:
    m = laid([0, 0, 0, 0], [3, 4, 5], pot=2)
    leave(m, 2)
    assert pot(m) == 2 + 7 + 7


@pytest.mark.rule("blackstone.pass", "purse.pay")
def test_who_cannot_pay_the_fine_pays_what_is_left() -> None:
    m = laid([0, 0, 0], ELEVEN_WHITE, brought=[7, 100, 100])
    leave(m)
    assert purses(m) == [0, 95, 95]
    assert pot(m) == 7
    assert events(m) == [Passed(0, 7)]


@pytest.mark.rule("blackstone.pass", "purse.pay")
def test_who_has_nothing_left_passes_for_the_ante_alone() -> None:
    m = laid([0, 0, 0], ELEVEN_WHITE, brought=[5, 100, 100])
    leave(m)
    assert purses(m) == [0, 95, 95]
    assert pot(m) == 5


@pytest.mark.rule("blackstone.pass")
def test_who_passed_is_out() -> None:
    m = laid([0, 0, 0], [3, 5], cards=[4, 6])
    leave(m)
    assert view(m).playing == [1, 2]
    take(m, 1)
    take(m, 1)
    assert m.turn == 1  # seat 0 is not asked again
    assert refusal(m, 0, PASS) == "table.ask"


@pytest.mark.rule("blackstone.pass")
def test_several_who_are_out_are_passed_over() -> None:
    m = laid([0, 0, 0, 0, 0], [3, 5], turn=3, out=[0, 1, 4], cards=[4, 6])
    take(m, 1)
    assert m.turn == 2
    take(m, 1)
    assert m.turn == 3


@pytest.mark.rule("blackstone.pass")
def test_the_black_stone_is_out_with_its_owner() -> None:
    m = laid([1, 1, 0], [3, 5])
    leave(m)
    assert black(m) == [0, 1, 0]
    assert unseen(m, 10) == 8  # it does not go back into the deck
    assert state(m).gone == 1
    assert sum(state(m).inventory()[:11]) == 55


@pytest.mark.rule("blackstone.pass")
def test_the_first_player_may_pass_at_once() -> None:
    m = table([3, 5, 9])
    leave(m)
    assert pot(m) == 5 + 2
    assert m.turn == 1


@pytest.mark.rule("blackstone.pass")
def test_the_left_neighbour_is_next() -> None:
    m = laid([0, 0, 0, 0], [3], turn=3)
    leave(m)
    assert m.turn == 0


@pytest.mark.rule("blackstone.pass", "blackstone.take", "table.ask")
@pytest.mark.parametrize("minimum", [1, 7, 40])
def test_silence_becomes_a_pass_which_is_always_legal(minimum: int) -> None:
    m = laid([1, 1], [3], minimum=minimum)
    [ask] = m.asks
    assert (ask.seat, ask.rule, ask.must) == (0, "blackstone.take", True)
    assert game.moves.unpack(ask.default) == Pass()
    assert ask.default in m.legal(0)


@pytest.mark.rule("blackstone.pass", "table.ask")
@pytest.mark.parametrize("seat", [1, 2, 3, 62, CROUPIER, NOBODY])
@pytest.mark.parametrize("move", [PASS, number_of(1)])
def test_it_is_not_somebody_elses_turn(seat: int, move: int) -> None:
    m = table([3, 5, 9])
    assert refusal(m, seat, move) == "table.ask"
    assert m.legal(seat) == []


@pytest.mark.rule("blackstone.pass", "table.ask")
def test_an_answer_to_the_last_question_is_too_late_for_this_one() -> None:
    m = table([3, 5, 8, 7], seats=2)
    [question] = m.ids
    take(m, 1)
    take(m, 1)
    assert m.turn == 0
    with pytest.raises(Refused, match=r"table\.ask"):
        m.submit(0, PASS, ask=question)
    m.submit(0, PASS, ask=m.ids[0])
    assert m.over


@pytest.mark.rule("blackstone.pass", "table.undo")
def test_a_pass_can_be_taken_back_while_no_card_has_come() -> None:
    m = table([3, 5, 9, 8])
    before = view(m)
    leave(m)
    assert purses(m)[0] == 93
    m.undo(1)
    assert view(m) == before
    leave(m)
    take(m, 1)
    with pytest.raises(Refused, match=r"table\.undo"):
        m.undo(1)


@pytest.mark.rule("blackstone.pass", "blackstone.end")
def test_the_pass_that_leaves_one_ends_the_hand_at_once() -> None:
    m = laid([0, 0], [3, 5])
    leave(m)
    assert m.over
    assert m.rows[-1].picks == []
    assert events(m) == [Passed(0, 6), Won(1, 6)]
    assert outcome(m).losers == []


@pytest.mark.rule("blackstone.pass", "blackstone.take")
def test_a_pass_does_not_change_the_minimum() -> None:
    m = laid([0, 0, 0], [3], minimum=4)
    leave(m)
    assert view(m).minimum == 4
    assert takes(m)[0] == 4
