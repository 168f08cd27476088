"""Your turn: attack."""

import pytest

from tablee.engine.seats import NOBODY
from tablee.games.pirates import game
from tablee.games.pirates.events import Attacked, Landed
from tablee.games.pirates.moves import Accuse, Attack, Challenge, Draw, Lay
from tests.games.pirates.table import (
    attack,
    deck,
    events,
    front,
    fronts,
    hand,
    laid,
    number,
    offers,
    refusal,
    state,
    still_in,
    view,
)


@pytest.mark.rule("pirates.attack")
def test_a_card_of_the_hand_goes_in_front_of_another() -> None:
    m = laid([[3, 9], [4, 6], [7, 10]], [[2], [5], [8]])
    attack(m, 9, 1)
    assert hand(m, 0) == [3]
    assert fronts(m) == [[2], [5, 9], [8]]
    assert hand(m, 1) == [4, 6]


@pytest.mark.rule("pirates.attack")
@pytest.mark.parametrize("target", [1, 2, 3])
def test_it_is_the_turn_of_whoever_was_attacked(target: int) -> None:
    m = laid([[3, 9], [4, 6], [7, 10], []], [[2], [5], [8], [10]])
    attack(m, 9, target)
    assert m.turn == target


@pytest.mark.rule("pirates.attack")
def test_an_attack_draws_no_card() -> None:
    m = laid([[3, 9], [4, 6]], [[2], [5]])
    before = deck(m)
    attack(m, 9, 1)
    assert deck(m) == before
    assert m.log[-1].picks == []


@pytest.mark.rule("pirates.attack")
def test_everybody_is_told_who_attacked_whom_with_what() -> None:
    m = laid([[3, 9], [4, 6], [7, 10]], [[2], [5], [8]])
    attack(m, 9, 2)
    for seat in [NOBODY, 0, 1, 2]:
        assert events(m, seat) == [Attacked(0, 2), Landed(2, 9)]


@pytest.mark.rule("pirates.attack")
def test_a_card_that_pairs_one_in_front_of_the_target_is_refused() -> None:
    m = laid([[5, 9], [4, 6], [7, 10]], [[2], [3, 5, 9], [8]])
    assert refusal(m, 0, Attack(5, 1)) == "pirates.attack"
    assert refusal(m, 0, Attack(9, 1)) == "pirates.attack"
    assert offers(m, 0) == [
        Draw(), Challenge(1), Accuse(1), Challenge(2), Accuse(2), Attack(5, 2), Attack(9, 2),
    ]  # fmt: skip


@pytest.mark.rule("pirates.attack")
def test_a_card_that_pairs_ones_own_front_may_be_played() -> None:
    m = laid([[2, 9], [4, 6]], [[2], [5]])
    attack(m, 2, 1)
    assert front(m, 1) == [2, 5]


@pytest.mark.rule("pirates.attack", "table.secret")
def test_what_the_target_has_in_hand_neither_forbids_nor_costs_anything() -> None:
    m = laid([[4, 9], [4, 6]], [[2], [5]])
    attack(m, 4, 1)
    assert front(m, 1) == [4, 5]
    assert hand(m, 1) == [4, 6]
    assert still_in(m) == [0, 1]


@pytest.mark.rule("pirates.attack")
def test_of_two_equal_cards_one_is_played() -> None:
    m = laid([[9, 9], [4, 6]], [[2], [5]])
    assert offers(m, 0) == [Draw(), Challenge(1), Accuse(1), Attack(9, 1)]
    attack(m, 9, 1)
    assert hand(m, 0) == [9]


@pytest.mark.rule("pirates.attack", "pirates.goal")
def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    m = laid([[3, 9], [4, 6]], [[2], [5]])
    assert refusal(m, 0, Attack(4, 1)) == "pirates.goal"
    assert refusal(m, 0, Attack(2, 1)) == "pirates.goal"


@pytest.mark.rule("pirates.attack", "pirates.goal")
def test_nobody_attacks_himself_or_an_empty_chair() -> None:
    m = laid([[3, 9], [4, 6]], [[2], [5]])
    assert refusal(m, 0, Attack(9, 0)) == "pirates.goal"
    assert refusal(m, 0, Attack(9, 2)) == "pirates.goal"
    assert refusal(m, 0, Attack(9, 7)) == "pirates.goal"


@pytest.mark.rule("pirates.attack", "pirates.out")
def test_nobody_attacks_one_who_is_out() -> None:
    m = laid([[3, 9], [], [7, 10]], [[2], [], [8]], out=[1])
    assert refusal(m, 0, Attack(9, 1)) == "pirates.goal"
    assert offers(m, 0) == [Draw(), Challenge(2), Accuse(2), Attack(3, 2), Attack(9, 2)]


@pytest.mark.rule("pirates.attack")
def test_with_an_empty_hand_there_is_no_attack() -> None:
    m = laid([[], [4, 6]], [[2], [5]])
    assert offers(m, 0) == [Draw(), Challenge(1), Accuse(1)]


@pytest.mark.rule("pirates.attack")
def test_the_last_card_of_a_hand_may_be_played() -> None:
    m = laid([[9], [4, 6]], [[2], [5]])
    attack(m, 9, 1)
    assert hand(m, 0) == []
    assert still_in(m) == [0, 1]
    assert view(m).hand_sizes == [0, 2]


@pytest.mark.rule("pirates.attack", "table.ask")
@pytest.mark.parametrize("seat", [1, 2, 7, -1, -3])
@pytest.mark.parametrize("move", [Attack(4, 0), Challenge(0), Accuse(0), Draw(), Lay(4)])
def test_it_is_not_somebody_elses_turn(
    seat: int, move: Attack | Challenge | Accuse | Draw | Lay
) -> None:
    m = laid([[3, 9], [4, 6], [4, 10]], [[2], [5], [8]])
    assert refusal(m, seat, move) == "table.ask"
    assert offers(m, seat) == []


@pytest.mark.rule("pirates.attack", "table.undo")
def test_an_attack_shows_a_card_so_it_cannot_be_taken_back() -> None:
    m = laid([[3, 9], [4, 6]], [[2], [5]])
    attack(m, 9, 1)
    assert m.rows[-1].final


@pytest.mark.rule("pirates.attack")
@pytest.mark.parametrize("target", range(8))
@pytest.mark.parametrize("card", range(1, 11))
def test_the_law_and_people_mean_the_same_attack(card: int, target: int) -> None:
    seats = [seat for seat in range(8) if seat != target]
    hands = [[card] if seat == seats[0] else [] for seat in range(8)]
    m = laid(hands, [[]] * 8, turn=seats[0])
    assert number(Attack(card, target)) in game.candidates(state(m), seats[0])
    attack(m, card, target)
    assert fronts(m) == [[card] if seat == target else [] for seat in range(8)]
    assert m.turn == target
