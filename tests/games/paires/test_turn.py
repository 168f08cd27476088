"""Your turn: draw or fold."""

import pytest

from tablee.engine.match import Refused
from tablee.engine.seats import CROUPIER, NOBODY, left_of, right_of
from tablee.games.paires import game
from tablee.games.paires.events import Drew, Folded, Paired
from tablee.games.paires.moves import DRAW, FOLD, Draw, Fold
from tests.games.paires.table import (
    deck,
    draw,
    events,
    fold,
    front,
    fronts,
    laid,
    news,
    points,
    refusal,
    scored,
    table,
    unseen,
    view,
)


@pytest.mark.rule("paires.turn")
def test_there_are_two_choices() -> None:
    m = table([3, 5, 9])
    assert [game.moves.unpack(move) for move in m.legal(0)] == [Draw(), Fold()]


@pytest.mark.rule("paires.turn")
def test_one_person_is_asked_and_must_answer() -> None:
    m = table([3, 5, 9])
    [ask] = m.asks
    assert (ask.seat, ask.rule, ask.must) == (0, "paires.turn", True)


@pytest.mark.rule("paires.turn", "table.ask")
def test_silence_becomes_a_fold() -> None:
    m = table([3, 5, 9])
    assert m.asks[0].default == FOLD
    m = laid([[3], [5]], [[10], []], deck=[10] * 5)
    assert m.refusal(m.turn, m.asks[0].default) is None


@pytest.mark.rule("paires.turn", "table.seats")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_left_neighbour_is_next_all_around_the_table(seats: int) -> None:
    dealt = [3, 4, 5, 6, 7, 8, 9, 10][:seats]
    drawn = [10, 10, 10, 10, 10, 10, 10, 9][:seats]
    m = table([*dealt, *drawn], seats)
    turns = []
    for _ in range(seats):
        turns.append(int(m.turn))
        draw(m)
    assert turns == list(range(seats))
    assert m.turn == 0


@pytest.mark.rule("table.seats")
@pytest.mark.parametrize("seats", range(2, 9))
def test_left_is_the_next_seat_clockwise_and_right_the_one_before(seats: int) -> None:
    ring = [int(left_of(seat, seats)) for seat in range(seats)]
    assert ring == [*range(1, seats), 0]
    assert all(right_of(left, seats) == seat for seat, left in enumerate(ring))


@pytest.mark.rule("paires.turn", "table.seats")
def test_after_the_last_seat_comes_seat_0() -> None:
    m = table([9, 8, 3, 10, 7])
    draw(m)
    assert m.turn == 0
    draw(m)
    assert m.turn == 1


@pytest.mark.rule("paires.turn", "table.ask")
@pytest.mark.parametrize("seat", [1, 2, 3, 7, 62, CROUPIER, NOBODY])
@pytest.mark.parametrize("move", [DRAW, FOLD])
def test_it_is_not_somebody_elses_turn(seat: int, move: int) -> None:
    m = table([3, 5, 9])
    assert refusal(m, seat, move) == "table.ask"
    assert m.legal(seat) == []


@pytest.mark.rule("paires.turn")
@pytest.mark.parametrize("move", [-1, 2, 3, 99])
def test_there_is_no_third_choice(move: int) -> None:
    assert refusal(table([3, 5, 9]), 0, move) == "paires.turn"


@pytest.mark.rule("paires.turn", "table.ask")
def test_the_same_turn_is_not_played_twice() -> None:
    m = table([3, 5, 9, 7])
    draw(m)
    assert refusal(m, 0, DRAW) == "table.ask"


@pytest.mark.rule("paires.turn", "table.ask")
def test_an_answer_to_the_last_question_is_too_late_for_this_one() -> None:
    m = table([3, 5, 7, 8], seats=2)
    [question] = m.ids
    draw(m, 2)
    assert m.turn == 0
    with pytest.raises(Refused, match=r"table\.ask"):
        m.submit(0, FOLD, ask=question)
    m.submit(0, FOLD, ask=m.ids[0])
    assert points(m) == [3, 0]


@pytest.mark.rule("paires.turn", "paires.round.end")
def test_a_turn_that_ends_the_round_is_not_followed_by_the_left_neighbours() -> None:
    m = table([3, 5, 9, 4, 6, 8])
    fold(m)
    assert m.turn == 0  # whose 4 is the lowest of the new round


@pytest.mark.rule("paires.play", "paires.draw")
def test_a_score_card_makes_no_pair() -> None:
    m = laid([[3], [5], [9]], [[8], [], []], cards=[8])
    draw(m)
    assert front(m, 0) == [3, 8]
    assert points(m) == [8, 0, 0]


@pytest.mark.rule("paires.play", "paires.draw")
def test_somebody_elses_score_card_makes_no_pair_either() -> None:
    m = laid([[3], [5], [9]], [[], [8], []], cards=[8])
    draw(m)
    assert front(m, 0) == [3, 8]


@pytest.mark.rule("paires.play", "paires.fold")
def test_a_score_card_is_never_taken_by_a_fold() -> None:
    m = laid([[5], [6], [7]], [[1], [2], [2]])
    fold(m)
    assert scored(m, 0) == [1, 5]
    assert scored(m, 1) == [2]
    assert scored(m, 2) == [2]


@pytest.mark.rule("paires.play", "paires.round.end")
def test_the_cards_of_the_last_round_make_no_pair() -> None:
    m = table([8, 9, 10, 6, 7, 9, 8])
    fold(m)
    draw(m)
    assert fronts(m) == [[6, 8], [7], [9]]
    assert points(m) == [8, 0, 0]


@pytest.mark.rule("paires.play", "paires.round.end")
def test_the_cards_of_the_last_round_cannot_be_taken_by_a_fold() -> None:
    m = table([8, 2, 9, 6, 7, 10])
    fold(m)
    fold(m)
    assert points(m) == [6, 2, 0]


@pytest.mark.rule("paires.draw")
def test_the_drawn_card_joins_yours_face_up() -> None:
    m = table([3, 5, 9, 7])
    draw(m)
    assert fronts(m) == [[3, 7], [5], [9]]
    assert events(m)[-1] == Drew(0, 7)
    assert points(m) == [0, 0, 0]


@pytest.mark.rule("paires.draw")
def test_a_pair_of_8_costs_8() -> None:
    m = table([8, 9, 10, 8])
    draw(m)
    assert points(m) == [8, 0, 0]
    assert scored(m, 0) == [8]


@pytest.mark.rule("paires.draw")
@pytest.mark.parametrize("value", range(2, 11))
def test_a_pair_costs_its_value(value: int) -> None:
    m = laid([[value], [1], [9 if value == 10 else 10]], cards=[value])
    draw(m)
    assert points(m) == [value, 0, 0]
    assert scored(m, 0) == [value]


@pytest.mark.rule("paires.draw")
def test_a_pair_can_come_with_any_of_your_cards() -> None:
    for value in (2, 5, 9):
        m = laid([[2, 5, 9], [4], [10]], cards=[value])
        draw(m)
        assert points(m) == [value, 0, 0]


@pytest.mark.rule("paires.draw")
def test_a_value_that_lies_in_front_of_somebody_else_makes_no_pair() -> None:
    m = table([3, 5, 9, 9, 3, 5])
    draw(m, 3)
    assert fronts(m) == [[3, 9], [3, 5], [5, 9]]
    assert points(m) == [0, 0, 0]


@pytest.mark.rule("paires.draw")
def test_only_the_card_that_was_drawn_is_kept_as_points() -> None:
    m = table([8, 9, 10, 8, 4, 5, 6])
    draw(m)
    assert scored(m, 0) == [8]
    assert unseen(m, 8) == 6  # one is a score card, the other is discarded
    assert sum(view(m).unseen) == 55 - 7


@pytest.mark.rule("paires.draw")
def test_whoever_draws_ten_different_cards_has_no_pair() -> None:
    m = laid([[1, 2, 3, 4, 5, 6, 7, 8, 9], [10]], cards=[10])
    draw(m)
    assert front(m, 0) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert m.turn == 1


@pytest.mark.rule("paires.draw")
def test_every_card_after_ten_different_ones_is_a_pair() -> None:
    m = laid([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [10]], cards=[6])
    draw(m)
    assert points(m) == [6, 0]


@pytest.mark.rule("paires.draw")
def test_everybody_is_told_of_a_pair_and_its_price() -> None:
    m = table([8, 9, 10, 8])
    before = len(events(m))
    draw(m)
    assert news(m, before)[0] == Paired(0, 8)


@pytest.mark.rule("paires.draw")
def test_a_draw_takes_one_card_of_the_deck() -> None:
    m = table([3, 5, 9, 7])
    assert (deck(m), unseen(m, 7)) == (47, 7)
    draw(m)
    assert (deck(m), unseen(m, 7)) == (46, 6)


@pytest.mark.rule("paires.fold")
def test_a_fold_takes_the_lowest_card_in_play_from_somebody_else() -> None:
    m = table([5, 7, 4, 9, 6, 2])
    draw(m, 3)  # seat 2 gets a 9, seat 0 a 6, seat 1 a 2
    fold(m)
    assert points(m) == [0, 0, 2]
    assert scored(m, 2) == [2]


@pytest.mark.rule("paires.fold")
def test_a_fold_may_take_your_own_card() -> None:
    m = table([3, 5, 9])
    fold(m)
    assert points(m) == [3, 0, 0]


@pytest.mark.rule("paires.fold")
def test_a_fold_takes_the_lowest_of_several_cards_of_one_person() -> None:
    m = laid([[9, 10], [4, 6, 8], [5, 7]])
    fold(m)
    assert points(m) == [4, 0, 0]


@pytest.mark.rule("paires.fold")
def test_of_equal_lowest_cards_a_fold_takes_one() -> None:
    m = laid([[9], [4, 6], [4, 7]])
    fold(m)
    assert scored(m, 0) == [4]
    assert sum(points(m)) == 4


@pytest.mark.rule("paires.fold")
def test_a_fold_may_cost_a_single_point() -> None:
    m = laid([[9], [6], [1]])
    fold(m)
    assert points(m) == [1, 0, 0]


@pytest.mark.rule("paires.fold")
def test_a_fold_may_cost_ten() -> None:
    m = laid([[10], [10], [10]])
    fold(m)
    assert points(m) == [10, 0, 0]


@pytest.mark.rule("paires.fold")
def test_a_fold_adds_to_the_points_you_have() -> None:
    m = laid([[9], [4], [7]], [[4, 5], [3], []])
    fold(m)
    assert scored(m, 0) == [4, 4, 5]
    assert points(m) == [13, 3, 0]


@pytest.mark.rule("paires.fold")
def test_the_first_player_may_fold_before_anybody_draws() -> None:
    m = table([10, 10, 9])
    fold(m)
    assert points(m) == [0, 0, 9]


@pytest.mark.rule("paires.fold")
def test_everybody_is_told_of_a_fold_and_its_price() -> None:
    m = laid([[9], [4], [7]])
    fold(m)
    assert events(m)[0] == Folded(0, 4)
