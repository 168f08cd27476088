"""Between rounds: when the deck is empty."""

from collections.abc import Sequence

import pytest

from tablee.engine.match import Match
from tablee.games.paires.events import (
    Dealt,
    Drew,
    FirstPlayer,
    Folded,
    Paired,
    Replaced,
    Reshuffled,
)
from tablee.games.paires.moves import DRAW, FOLD
from tests.games.paires.table import (
    NEVER,
    after_three_long_rounds,
    dealing,
    deck,
    draw,
    events,
    everything_but,
    fold,
    front,
    fronts,
    laid,
    news,
    points,
    refusal,
    scored,
    sit_down,
    unseen,
    view,
)


@pytest.mark.rule("paires.reshuffle")
def test_a_draw_from_an_empty_deck_goes_on_with_the_discards() -> None:
    m = after_three_long_rounds([7, 8, 8, 9, 9, 6])
    draw(m, 3)
    before = len(events(m))
    draw(m)
    # 55 less five in play and three score cards
    assert news(m, before) == [Reshuffled(47), Drew(1, 6)]
    assert fronts(m) == [[7, 8, 9], [6, 8, 9]]
    assert m.turn == 0


@pytest.mark.rule("paires.reshuffle", "paires.draw")
def test_a_card_of_the_new_deck_can_make_a_pair() -> None:
    m = after_three_long_rounds([7, 8, 8, 9, 9, 8, 10, 6])
    draw(m, 3)
    before = len(events(m))
    draw(m)
    assert news(m, before) == [
        Reshuffled(47), Paired(1, 8), Dealt(0, 10), Dealt(1, 6), FirstPlayer(1),
    ]  # fmt: skip
    assert scored(m, 1) == [1, 3, 5, 8]


@pytest.mark.rule("paires.reshuffle", "table.deal")
def test_an_empty_deck_is_not_remade_before_a_card_is_due() -> None:
    m = after_three_long_rounds([7, 8, 8, 9, 9])
    draw(m, 3)
    assert deck(m) == 0
    assert events(m)[-1] == Drew(0, 9)
    assert m.turn == 1


@pytest.mark.rule("paires.reshuffle", "paires.round.end")
def test_the_first_card_of_a_deal_may_need_the_shuffle() -> None:
    m = after_three_long_rounds([7, 8, 8, 9, 9, 6, 5])
    draw(m, 3)
    before = len(events(m))
    fold(m)
    # the cards of the round that has just ended are shuffled in: 55 less four score cards
    assert news(m, before) == [
        Folded(1, 7), Reshuffled(51), Dealt(0, 6), Dealt(1, 5), FirstPlayer(1),
    ]  # fmt: skip


@pytest.mark.rule("paires.reshuffle", "table.deal")
def test_a_deal_goes_on_where_it_stopped() -> None:
    m = after_three_long_rounds([7, 8, 8, 9, 9, 2])
    draw(m, 2)
    before = len(events(m))
    fold(m)
    # seat 0 got the fiftieth card, which is in play
    assert news(m, before) == [
        Folded(0, 7), Dealt(0, 9), Reshuffled(50), Dealt(1, 2), FirstPlayer(1),
    ]  # fmt: skip
    assert fronts(m) == [[9], [2]]


@pytest.mark.rule("paires.reshuffle", "paires.deal.pair", "table.deal")
def test_a_replacement_may_need_the_shuffle_and_is_still_the_same_persons() -> None:
    s = dealing([[4], [4], [9]], [0, 1], {}, deck=[4, 10, 10, 10, 10, 10])
    m = sit_down(s, [4, 8, 7])
    assert events(m) == [
        Replaced(0, 4), Reshuffled(52), Dealt(0, 8), Dealt(1, 7), FirstPlayer(1),
    ]  # fmt: skip


@pytest.mark.rule("paires.reshuffle", "paires.first")
def test_a_card_that_breaks_a_tie_may_need_the_shuffle() -> None:
    s = dealing([[4], [4], [9]], [0, 1], {}, deck=[7, 10, 10, 10, 10, 10])
    m = sit_down(s, [7, 6])
    assert events(m) == [Dealt(0, 7), Reshuffled(51), Dealt(1, 6), FirstPlayer(1)]


@pytest.mark.rule("paires.reshuffle", "paires.play")
def test_cards_in_play_and_score_cards_never_come_back() -> None:
    m = after_three_long_rounds([7, 8, 8, 9, 9, 6])
    draw(m, 4)
    assert fronts(m) == [[7, 8, 9], [6, 8, 9]]
    assert scored(m, 1) == [1, 3, 5]
    assert view(m).unseen == [0, 2, 2, 4, 4, 5, 6, 6, 7, 10]


@pytest.mark.rule("paires.reshuffle", "paires.burn")
def test_the_burned_cards_are_shuffled_in_too() -> None:
    m = after_three_long_rounds([7, 8, 8, 9, 9, 10])
    draw(m, 3)
    assert unseen(m, 10) == 4  # all burned
    draw(m)
    assert front(m, 1) == [8, 9, 10]
    assert unseen(m, 10) == 9


@pytest.mark.rule("paires.reshuffle")
@pytest.mark.parametrize("seats", range(2, 9))
def test_no_card_is_made_or_lost_by_a_shuffle(seats: int) -> None:
    m = laid([[3 + seat] for seat in range(seats)], deck=[10, 9, 8, 7, 6], cards=[10])
    draw(m)
    assert events(m) == [Reshuffled(55 - seats), Drew(0, 10)]
    assert sum(view(m).unseen) == 55 - seats - 1
    for value in range(1, 11):
        assert unseen(m, value) + sum(cards.count(value) for cards in fronts(m)) == value


@pytest.mark.rule("paires.reshuffle")
def test_where_nothing_is_left_to_shuffle_drawing_is_refused() -> None:
    m = nothing_left()
    assert deck(m) == 0
    assert refusal(m, 0, DRAW) == "paires.reshuffle"


@pytest.mark.rule("paires.reshuffle", "paires.fold")
def test_where_nothing_is_left_to_shuffle_folding_is_still_possible() -> None:
    m = nothing_left([8, 9])
    assert m.legal(0) == [FOLD]
    fold(m)
    # the other three cards of the round are discards now, so the next one can be dealt
    assert events(m) == [
        Folded(0, 6), Reshuffled(8), Dealt(0, 8), Dealt(1, 9), FirstPlayer(0),
    ]  # fmt: skip


@pytest.mark.rule("paires.reshuffle")
def test_one_discard_is_enough_to_draw() -> None:
    pile = [10] * 5
    kept = everything_but([6], [7], pile, [9])
    m = laid([[6], [7]], [[], kept], pile, limit=NEVER, cards=[9])
    assert m.legal(0) == [DRAW, FOLD]
    draw(m)
    assert events(m) == [Reshuffled(6), Drew(0, 9)]
    assert deck(m) == 0
    assert m.legal(1) == [FOLD]


@pytest.mark.rule("paires.reshuffle")
def test_one_card_in_the_deck_is_enough_to_draw() -> None:
    pile = [10] * 6
    m = laid([[6], [7]], [[], everything_but([6], [7], pile)], pile, limit=NEVER, cards=[10])
    assert m.legal(0) == [DRAW, FOLD]
    draw(m)
    assert events(m) == [Drew(0, 10)]
    assert m.legal(1) == [FOLD]
    assert refusal(m, 1, DRAW) == "paires.reshuffle"


@pytest.mark.rule("paires.reshuffle", "table.ask")
def test_somebody_elses_turn_comes_before_an_empty_deck() -> None:
    assert refusal(nothing_left(), 1, DRAW) == "table.ask"


@pytest.mark.rule("paires.reshuffle", "paires.deal.pair")
def test_where_a_tie_leaves_no_card_at_all_the_lot_decides() -> None:
    pile = [10, 10, 10, 10, 10, 6]
    kept = everything_but([6], pile)
    m = sit_down(dealing([[6], []], [1], {0: 6}, [[], kept], pile), [6, 1])
    assert m.turn == 1
    assert m.legal(1) == [FOLD]
    assert points(m)[0] == 0


def nothing_left(cards: Sequence[int] = ()) -> Match:
    """Only five cards are neither in play nor score cards."""
    pile = [10] * 5
    kept = everything_but([6, 8], [7, 9], pile)
    return laid([[6, 8], [7, 9]], [[], kept], pile, limit=NEVER, cards=cards)
