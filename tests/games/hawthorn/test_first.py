"""Who goes first: the lowest card, ties broken from the deck, and the button."""

from collections.abc import Sequence

import pytest

from tablee.engine.chance import NoSuchLuck
from tablee.engine.playout import outcomes
from tablee.engine.seats import NO_SEATS, NOBODY, members, ring
from tablee.engine.trays import sealed
from tablee.games.deck55 import with_card
from tablee.games.hawthorn import game
from tablee.games.hawthorn.events import (
    ButtonPassed,
    DrawingBegan,
    DrawnByLot,
    FirstPlayer,
    Folded,
    Paid,
    Paired,
    Replaced,
    Reshuffled,
    Revealed,
    TieCardDealt,
)
from tablee.games.hawthorn.state import CHOOSE, LOT, TIE, State
from tests.games.hawthorn.table import (
    THREE,
    dealt,
    draw,
    events,
    everything_but,
    fold,
    fronts,
    group_of,
    laid,
    lay,
    lay_out,
    news,
    opened,
    play,
    purses,
    sit_down,
    view,
)


def shown(*cards: int, more: Sequence[int] = ()) -> list[list[int]]:
    """Hands that lay these cards first, while these others stay in the deck."""
    spare = everything_but(cards, more)
    return [[card, *(spare.pop() for _ in range(4))] for card in cards]


@pytest.mark.rule("hawthorn.first")
@pytest.mark.parametrize(("cards", "first"), [((3, 5, 9), 0), ((5, 3, 9), 1), ((9, 5, 3), 2)])
def test_the_lowest_card_goes_first_and_gets_the_button(cards: list[int], first: int) -> None:
    m = opened(shown(*cards))
    assert m.turn == first
    assert view(m).button == first
    assert FirstPlayer(first) in events(m)


@pytest.mark.rule("hawthorn.first")
def test_nobody_has_the_button_before_the_cards_are_revealed() -> None:
    m = dealt(THREE)
    assert view(m).button < 0
    assert view(m).lap == 0


@pytest.mark.rule("hawthorn.first")
def test_a_tie_that_is_not_for_lowest_gets_no_cards() -> None:
    m = opened(shown(9, 9, 4))
    assert m.turn == 2
    assert fronts(m) == [[9], [9], [4]]


@pytest.mark.rule("hawthorn.first")
def test_ana_and_malo_tie_for_lowest_and_malo_gets_the_lower_new_card() -> None:
    ana, malo, chloe = 0, 1, 2
    m = opened(shown(3, 3, 7, more=[9, 5]), [9, 5])
    assert view(m).button == malo
    assert fronts(m)[ana] == [3, 9]
    assert fronts(m)[malo] == [3, 5]
    assert fronts(m)[chloe] == [7]


@pytest.mark.rule("hawthorn.first", "table.deal")
def test_the_new_cards_go_clockwise_to_those_who_tie_and_to_nobody_else() -> None:
    m = opened(shown(4, 9, 4, 8, 4, more=[10, 7, 6]), [10, 7, 6])
    at = events(m).index(Revealed(4, 4))
    assert events(m)[at + 1 :] == [
        TieCardDealt(0, 10), TieCardDealt(2, 7), TieCardDealt(4, 6),
        FirstPlayer(4), DrawingBegan(1, 4),
    ]  # fmt: skip


@pytest.mark.rule("hawthorn.first")
def test_only_the_new_cards_decide() -> None:
    m = opened(shown(5, 5, 7, more=[10, 9]), [10, 9])
    assert m.turn == 1  # not seat 2, whose 7 is lower than both new cards
    assert fronts(m) == [[5, 10], [5, 9], [7]]


@pytest.mark.rule("hawthorn.first")
def test_of_three_who_tie_one_drops_out_and_two_go_on() -> None:
    m = opened(shown(4, 4, 4, more=[9, 6, 6, 10, 8]), [9, 6, 6, 10, 8])
    assert m.turn == 2
    assert fronts(m) == [[4, 9], [4, 6, 10], [4, 6, 8]]


@pytest.mark.rule("hawthorn.first")
def test_whoever_dropped_out_does_not_come_back() -> None:
    m = opened(shown(4, 4, 4, more=[7, 6, 6, 10, 9]), [7, 6, 6, 10, 9])
    assert m.turn == 2  # 9 against 10; the 7 of seat 0 is out of it


@pytest.mark.rule("hawthorn.first")
def test_ten_people_can_tie() -> None:
    hands = [[8, 10, 9, 7, 6]] * 10
    m = opened(hands, [10, 10, 10, 10, 10, 10, 10, 10, 9, 9, 7, 5])
    assert m.turn == 9
    assert fronts(m)[8:] == [[7, 8, 9], [5, 8, 9]]


@pytest.mark.rule("hawthorn.first")
def test_the_new_cards_come_from_the_deck_and_not_from_the_hand() -> None:
    m = opened(shown(3, 3, 7, more=[9, 5]), [9, 5])
    assert view(m).hands == [4, 4, 4]
    assert view(m).deck == 55 - 15 - 2


@pytest.mark.rule("hawthorn.first")
def test_a_new_card_that_pairs_is_replaced_again_and_again() -> None:
    m = opened(shown(5, 5, 9, more=[5, 5, 10, 5, 8]), [5, 5, 10, 5, 8])
    at = events(m).index(Revealed(2, 9))
    assert events(m)[at + 1 :] == [
        Replaced(0, 5), Replaced(0, 5), TieCardDealt(0, 10), Replaced(1, 5), TieCardDealt(1, 8),
        FirstPlayer(1), DrawingBegan(1, 1),
    ]  # fmt: skip
    assert not any(isinstance(event, Paired) for event in events(m))
    assert purses(m) == [99, 99, 99]


@pytest.mark.rule("hawthorn.first", "hawthorn.deck")
def test_a_replaced_card_is_discarded_and_no_longer_unseen() -> None:
    m = opened(shown(5, 5, 9, more=[5, 10, 8]), [5, 10, 8])
    assert view(m).discards == 1
    assert view(m).unseen[5 - 1] == 2


@pytest.mark.rule("hawthorn.first", "hawthorn.pair")
def test_the_cards_that_broke_a_tie_stay_in_front_and_can_be_paired() -> None:
    m = opened(shown(3, 3, 7, more=[9, 5, 5]), [9, 5, 5])
    draw(m)
    assert Paired(1, 5) in events(m)
    assert purses(m) == [99, 94, 99]


@pytest.mark.rule("hawthorn.first", "hawthorn.fold")
def test_the_cards_that_broke_a_tie_are_visible_cards() -> None:
    m = opened(shown(6, 6, 7, more=[9, 2]), [9, 2])
    fold(m)
    assert events(m)[-3:] == [Folded(1, 2), Paid(1, 2), ButtonPassed(2)]


@pytest.mark.rule("hawthorn.first")
def test_the_croupier_breaks_ties_under_this_rule() -> None:
    s = tied([[9], [9]], everything_but([9], [9]), [0, 1])
    assert [ask.rule for ask in game.asks(s)] == ["hawthorn.first"]
    s.due = LOT
    assert [ask.rule for ask in game.asks(s)] == ["hawthorn.first"]


@pytest.mark.rule("hawthorn.first", "hawthorn.deck")
def test_a_replaced_card_comes_back_when_the_deck_is_remade() -> None:
    m = sit_down(tied([[9], [9]], [9, 9, 8], [0, 1]), [9, 9, 8, 9, 7])
    assert events(m) == [
        Replaced(0, 9), Replaced(0, 9), TieCardDealt(0, 8),
        Reshuffled(52), Replaced(1, 9), TieCardDealt(1, 7),
        FirstPlayer(1), DrawingBegan(1, 1),
    ]  # fmt: skip


@pytest.mark.rule("hawthorn.first")
def test_where_every_card_left_would_pair_the_lot_decides() -> None:
    m = sit_down(stuck(), [9, 1])
    assert events(m) == [TieCardDealt(1, 9), DrawnByLot(1), FirstPlayer(1), DrawingBegan(1, 1)]
    assert view(m).button == 1
    assert view(m).deck == 7


@pytest.mark.rule("hawthorn.first")
def test_the_lot_falls_to_those_who_tie_with_equal_chances() -> None:
    [(certain, tie)] = outcomes(game, stuck())
    assert certain == 1
    assert isinstance(tie, State)
    assert tie.due == LOT
    chances = {button_of(after): chance for chance, after in outcomes(game, tie)}
    assert chances == pytest.approx({0: 1 / 2, 1: 1 / 2})
    with pytest.raises(NoSuchLuck):
        sit_down(stuck(), [9, 2])


@pytest.mark.rule("hawthorn.first")
def test_the_only_card_that_could_part_them_is_dealt() -> None:
    m = sit_down(held(tied([[9], [9]], [9, 4], [0, 1]), 0), [9, 4, 0])
    # seat 0 has the 4, which leaves none for seat 1: still a tie, so the lot decides
    assert events(m)[:3] == [Replaced(0, 9), TieCardDealt(0, 4), DrawnByLot(0)]


@pytest.mark.rule("hawthorn.first")
def test_revealed_cards_that_nothing_can_part_go_straight_to_the_lot() -> None:
    s = lay_out([[], []], [[10], everything_but([10])], lap=0, turn=NOBODY, button=NOBODY)
    s.playing = ring(2)
    s.tray = sealed(ring(2), 2)
    s.due = CHOOSE
    m = sit_down(s, [1])
    lay(m, 0, 10)
    lay(m, 1, 10)
    assert events(m) == [
        Revealed(0, 10), Revealed(1, 10), DrawnByLot(1), FirstPlayer(1), DrawingBegan(1, 1),
    ]  # fmt: skip


@pytest.mark.rule("hawthorn.first")
def test_the_button_goes_to_the_next_still_in_when_its_holder_goes_out() -> None:
    m = opened(shown(3, 5, 7, 9))
    before = len(events(m))
    fold(m)
    assert news(m, before) == [Folded(0, 3), Paid(0, 3), ButtonPassed(1)]
    assert view(m).button == 1
    assert m.turn == 1


@pytest.mark.rule("hawthorn.first")
def test_the_button_skips_those_who_are_out() -> None:
    m = laid([[3], [], [], [9], [8]], turn=0, button=0)
    fold(m)
    assert view(m).button == 3


@pytest.mark.rule("hawthorn.first")
def test_the_button_stays_when_somebody_else_goes_out() -> None:
    m = laid([[3], [5], [7]], turn=1, button=0, acted=[0])
    before = len(events(m))
    fold(m)
    assert news(m, before) == [Folded(1, 3), Paid(1, 3)]
    assert view(m).button == 0


@pytest.mark.rule("hawthorn.first", "hawthorn.lap")
def test_the_holder_keeps_the_button_from_lap_to_lap() -> None:
    m = opened(THREE, [4, 6, 9])
    draw(m, 3)
    assert (view(m).lap, view(m).button, m.turn) == (2, 0, 0)
    play(m, 8, 9, 8)
    assert (view(m).lap, view(m).button, m.turn) == (3, 0, 0)


@pytest.mark.rule("hawthorn.first")
def test_nothing_of_the_tie_is_left_when_the_first_lap_begins() -> None:
    s = stuck()
    sit_down(s, [9, 1])
    assert members(int(s.tied)) == members(int(s.serving)) == []
    assert int(s.newest) == 0


def tied(front: list[list[int]], deck: list[int], serving: list[int], newest: int = 0) -> State:
    """A tie that is being broken by seats 0 and 1; `newest` is the new card of seat 0, if any."""
    s = lay_out(front, deck=deck, lap=0, turn=NOBODY, button=NOBODY)
    s.to_act = NO_SEATS
    s.tied = group_of([0, 1])
    s.serving = group_of(serving)
    s.newest = newest
    s.due = TIE
    return s


def held(s: State, seat: int) -> State:
    """All cards that would be discards are in this hand instead."""
    for card in range(1, 11):
        for _ in range(s.seen_discards(card)):
            s.hands[seat] = with_card(s.hands[seat], card)
    return s


def stuck() -> State:
    """Seat 1 is about to get a 9 and to tie with seat 0; then only 9s are left to deal."""
    return held(tied([[8, 9], [8], [10]], [9] * 8, [1], newest=9), 2)


def button_of(s: object) -> int:
    assert isinstance(s, State)
    return int(s.button)
