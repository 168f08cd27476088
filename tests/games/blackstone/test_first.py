"""Setting up: a card each, and who goes first."""

import pytest

from tablee.engine.chance import Scripted
from tablee.engine.ear import Ear
from tablee.engine.events import Event
from tablee.engine.playout import outcomes
from tablee.engine.seats import CROUPIER
from tablee.games.blackstone import game
from tablee.games.blackstone.events import (
    Dealt,
    DrawnByLot,
    FirstPlayer,
    Gathered,
    PutBack,
)
from tablee.games.blackstone.state import LOT, State
from tests.games.blackstone.table import (
    before_the_deal,
    black,
    events,
    middle,
    table,
    take,
    unseen,
    view,
)

# Three tie five times over, then two of them eighteen times: all but the 1 lies on the table.
NEVER_ALONE = [
    *([10] * 3 + [9] * 3 + [7] * 3 + [5] * 3 + [3] * 3),
    *(2, 2, 10),
    *([10] * 6 + [9] * 6 + [8] * 8 + [7] * 4 + [6] * 6 + [5] * 2 + [4] * 4),
]


@pytest.mark.rule("blackstone.first")
@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_gets_one_card(seats: int) -> None:
    cards = [2, 3, 4, 5, 6, 7, 8, 9][:seats]
    m = table(cards, seats)
    assert middle(m) == cards
    assert view(m).deck == 55 - seats


@pytest.mark.rule("blackstone.first", "table.deal")
def test_cards_are_dealt_one_at_a_time_clockwise_from_seat_0() -> None:
    m = table([9, 4, 7, 10], seats=4)
    assert events(m) == [
        Dealt(0, 9), Dealt(1, 4), Dealt(2, 7), Dealt(3, 10), FirstPlayer(1), Gathered(3),
    ]  # fmt: skip


@pytest.mark.rule("blackstone.first")
def test_the_deal_is_luck_and_each_card_as_likely_as_its_number() -> None:
    s = before_the_deal(3)
    assert [ask.rule for ask in game.asks(s)] == ["blackstone.first"]
    assert [ask.seat for ask in game.asks(s)] == [CROUPIER]
    assert [chance for chance, _ in outcomes(game, s)] == pytest.approx(
        [value / 55 for value in range(1, 11)]
    )


@pytest.mark.rule("blackstone.first")
@pytest.mark.parametrize(
    ("cards", "first"), [([3, 5, 9], 0), ([5, 3, 9], 1), ([9, 5, 3], 2), ([10, 10, 9], 2)]
)
def test_the_lowest_card_goes_first(cards: list[int], first: int) -> None:
    assert table(cards).turn == first


@pytest.mark.rule("blackstone.first")
def test_a_tie_that_is_not_for_lowest_gets_no_more_cards() -> None:
    m = table([9, 9, 4])
    assert m.turn == 2
    assert middle(m) == [4, 9, 9]


@pytest.mark.rule("blackstone.first", "table.deal")
def test_more_cards_go_clockwise_to_those_who_tie_and_to_nobody_else() -> None:
    m = table([4, 9, 4, 8, 4, 10, 7, 6], seats=5)
    assert events(m) == [
        Dealt(0, 4), Dealt(1, 9), Dealt(2, 4), Dealt(3, 8), Dealt(4, 4),
        Dealt(0, 10), Dealt(2, 7), Dealt(4, 6),
        FirstPlayer(4), Gathered(7),
    ]  # fmt: skip


@pytest.mark.rule("blackstone.first")
def test_only_the_new_cards_decide() -> None:
    m = table([5, 5, 7, 10, 9])
    assert m.turn == 1  # not seat 2, whose 7 is lower than both new cards


@pytest.mark.rule("blackstone.first")
def test_of_three_who_tie_one_drops_out_and_two_go_on() -> None:
    m = table([4, 4, 4, 7, 6, 6, 10, 9])
    assert m.turn == 2  # 9 against 10; the 7 of seat 0 is out of it
    assert m.opening == [4, 4, 4, 7, 6, 6, 10, 9]


@pytest.mark.rule("blackstone.first")
def test_pairs_are_kept() -> None:
    m = table([6, 6, 8, 6, 6, 6, 5])
    assert m.turn == 1
    assert middle(m) == [5, 6, 6, 6, 6, 6, 8]


@pytest.mark.rule("blackstone.first", "blackstone.stones")
def test_who_has_one_black_stone_keeps_it() -> None:
    m = table([10, 4, 10])
    assert black(m) == [1, 0, 1]
    assert unseen(m, 10) == 8


@pytest.mark.rule("blackstone.first")
def test_ana_and_malo_get_two_black_stones_each_and_keep_one() -> None:
    ana, malo = 0, 1
    m = table([10, 10, 10, 10, 4, 7], seats=2)
    assert m.turn == ana
    assert black(m) == [1, 1]
    assert unseen(m, 10) == 8
    assert view(m).deck == 55 - 2 - 2
    assert events(m)[-4:] == [FirstPlayer(ana), PutBack(ana, 1), PutBack(malo, 1), Gathered(2)]


@pytest.mark.rule("blackstone.first")
def test_of_three_black_stones_two_go_back() -> None:
    m = table([10, 10, 10, 10, 10, 9], seats=2)
    assert m.turn == 1
    assert black(m) == [1, 1]
    assert events(m)[-4:] == [FirstPlayer(1), PutBack(0, 2), PutBack(1, 1), Gathered(1)]
    assert unseen(m, 10) == 8


@pytest.mark.rule("blackstone.first")
def test_black_stones_go_back_only_once_the_first_player_is_known() -> None:
    m = table([10] * 10 + [9, 8], seats=2)  # all ten were needed before
    assert m.turn == 1
    assert black(m) == [1, 1]
    assert unseen(m, 10) == 8


@pytest.mark.rule("blackstone.first", "blackstone.take")
def test_a_black_stone_that_went_back_can_come_again() -> None:
    m = table([10] * 10 + [9, 8, 10], seats=2)
    take(m, 1)
    assert black(m) == [1, 2]


@pytest.mark.rule("blackstone.first")
def test_nobody_loses_before_the_first_turn() -> None:
    m = table([10, 10, 3, 3, 10, 10, 5, 4], seats=4)
    assert m.turn == 3
    assert not m.over
    assert black(m) == [1, 1, 1, 1]


@pytest.mark.rule("blackstone.first")
def test_chance_picks_where_the_deck_cannot_serve_all_who_tie() -> None:
    m = table([*NEVER_ALONE, 1], seats=3)
    assert lot(events(m)) == [DrawnByLot(1), FirstPlayer(1)]
    assert m.turn == 1
    assert view(m).deck == 1 + 7  # the 1, and the black stones that went back
    assert black(m) == [1, 1, 1]


@pytest.mark.rule("blackstone.first")
def test_the_lot_is_drawn_among_those_who_tie_with_equal_chances() -> None:
    s, cards = before_the_deal(3), Scripted(NEVER_ALONE)
    for _ in NEVER_ALONE:
        game.deal(s, cards, Ear())
    assert s.due == LOT
    drawn = [(chance, turn_of(after)) for chance, after in outcomes(game, s)]
    assert drawn == [(0.5, 0), (0.5, 1)]


def lot(told: list[Event]) -> list[Event]:
    return [event for event in told if isinstance(event, DrawnByLot | FirstPlayer)]


def turn_of(s: object) -> int:
    assert isinstance(s, State)
    return int(s.turn)
