"""The end: the next hand, and a night of them."""

import pytest

from tablee.engine.chance import Scripted, Seeded
from tablee.engine.night import Night
from tablee.engine.playout import playouts
from tablee.games.blackstone import game
from tests.games.blackstone.table import (
    before_the_deal,
    carried,
    laid,
    leave,
    left_over,
    middle,
    outcome,
    play_modestly,
    pot,
    table,
    take,
    view,
)


@pytest.mark.rule("blackstone.next")
def test_every_hand_has_all_55_cards_again() -> None:
    m = laid([1, 0, 0], [3, 5, 8], cards=[10])
    take(m, 1)
    s = before_the_deal(3, left_over(m))
    assert int(s.deck.size) == 55
    assert int(s.middle) == 0


@pytest.mark.rule("blackstone.next", "blackstone.first")
@pytest.mark.parametrize(("cards", "first"), [([4, 6, 8], 0), ([6, 4, 8], 1), ([8, 6, 4], 2)])
def test_the_first_player_is_found_anew(cards: list[int], first: int) -> None:
    m = laid([1, 0, 0], [3, 5, 8], cards=[10])
    take(m, 1)
    again = table(cards, carry=left_over(m))
    assert again.turn == first
    assert middle(again) == sorted(cards)


@pytest.mark.rule("blackstone.next", "blackstone.take")
def test_the_minimum_starts_at_one_again() -> None:
    m = laid([1, 0, 0], [3, 5, 8], minimum=9, cards=[10])
    take(m, 9)
    again = table([4, 6, 8], carry=left_over(m))
    assert view(again).minimum == 1


@pytest.mark.rule("blackstone.next", "blackstone.end")
def test_the_purses_and_what_could_not_be_shared_go_on() -> None:
    m = laid([1, 0, 0, 0], [3, 5, 8], cards=[10])
    take(m, 1)
    again = table([4, 6, 8, 9], seats=4, carry=left_over(m))
    assert view(again).brought == [92, 102, 102, 102]
    assert pot(again) == 2


@pytest.mark.rule("blackstone.next")
def test_a_hand_leaves_the_carry_of_the_last_one_alone() -> None:
    carry = carried(100, 50, middle=3)
    m = table([3, 5], seats=2, carry=carry)
    leave(m)
    assert (carry.purses, carry.middle) == ([100, 50], 3)


@pytest.mark.rule("blackstone.next", "blackstone.end")
def test_a_hand_that_was_carried_on_can_be_taken_back_move_by_move() -> None:
    m = table([3, 5, 9], carry=carried(20, 30, 40, middle=2))
    before = view(m)
    leave(m)
    m.undo(1)
    assert view(m) == before


@pytest.mark.rule("blackstone.next", "purse.start", "purse.broke")
def test_a_night_of_two_hands() -> None:
    hands = [[10, 3, 4, 5, 8, 10], [6, 2, 9, 1]]
    night = Night(game, 3, None, 12, 2, lambda hand: Scripted(hands[hand]))
    first = night.lay()
    take(first, 1)  # seat 1 a white 5
    take(first, 1)  # seat 2 a white 8
    take(first, 1)  # seat 0 a second black stone: 5 and 4 chips
    night.settle(first)
    assert night.purses == [3, 16, 16]
    assert night.middle == 1
    second = night.lay()
    assert view(second).antes == [3, 5, 5]
    leave(second, 2)  # seats 1 and 2, for 5 and 2 chips each
    assert outcome(second).winners == [0]
    night.settle(second)
    assert night.purses == [3 + 14 + 1, 9, 9]
    assert night.over
    assert night.winners == [0]


@pytest.mark.rule("blackstone.next", "purse.broke")
@pytest.mark.parametrize("seats", range(2, 9))
def test_no_chip_is_made_or_lost_in_a_night_of_many_hands(seats: int) -> None:
    night = Night(game, seats, None, 30, 40, Seeded)
    luck = Seeded(seats)
    while not night.over:
        m = night.lay()
        play_modestly(m, luck)
        night.settle(m)
        assert sum(night.purses) + night.middle == 30 * seats
        assert min(night.purses) >= 0


@pytest.mark.rule("blackstone.end")
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_thousand_random_hands_end(seats: int) -> None:
    moves, _ = playouts(game, seats, None, 1_000, Seeded(seats))
    assert moves >= 1_000


@pytest.mark.long
@pytest.mark.rule("blackstone.end")
@pytest.mark.parametrize("seats", range(2, 9))
def test_ten_thousand_random_hands_end(seats: int) -> None:
    moves, _ = playouts(game, seats, None, 10_000, Seeded(100 + seats))
    assert moves >= 10_000
