"""Your turn: draw."""

import pytest

from tablee.engine.ear import HIDDEN, Ear
from tablee.engine.seats import CROUPIER, NOBODY
from tablee.games.pirates import game
from tablee.games.pirates.events import Drew
from tablee.games.pirates.moves import Draw
from tests.games.pirates.table import (
    QUIET,
    branches,
    deck,
    draw,
    events,
    fronts,
    hand,
    laid,
    number,
    started,
    state,
    still_in,
    view,
)


@pytest.mark.rule("pirates.draw")
def test_the_card_goes_into_the_hand() -> None:
    m = laid([[3, 9], [4, 6], [7, 10]], [[2], [5], [8]], cards=[6])
    before = deck(m)
    draw(m)
    assert hand(m, 0) == [3, 6, 9]
    assert fronts(m) == [[2], [5], [8]]
    assert deck(m) == before - 1
    assert view(m).hand_sizes == [3, 2, 2]


@pytest.mark.rule("pirates.draw", "table.secret")
def test_the_others_are_told_of_a_card_but_not_which() -> None:
    m = laid([[3, 9], [4, 6], [7, 10]], [[2], [5], [8]], cards=[6])
    draw(m)
    assert events(m, 0) == [Drew(0, 6)]
    for seat in [NOBODY, 1, 2]:
        assert events(m, seat) == [Drew(0, HIDDEN)]


@pytest.mark.rule("pirates.draw", "table.seats")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_left_neighbour_is_next_all_around_the_table(seats: int) -> None:
    m = started(QUIET[:seats], [hand[0] for hand in QUIET[:seats]])
    turns = []
    for _ in range(seats):
        turns.append(int(m.turn))
        draw(m)
    assert turns == list(range(seats))
    assert m.turn == 0


@pytest.mark.rule("pirates.draw", "pirates.out")
def test_those_who_are_out_are_skipped() -> None:
    m = laid([[3], [], [], [10], []], [[2], [], [], [8], []], out=[1, 2, 4])
    draw(m)
    assert m.turn == 3
    draw(m)
    assert m.turn == 0


@pytest.mark.rule("pirates.draw")
@pytest.mark.parametrize("card", [3, 2])
def test_a_pair_in_the_hand_or_with_the_front_costs_nothing_yet(card: int) -> None:
    m = laid([[3, 9], [4, 6]], [[2], [5]], cards=[card])
    draw(m)
    assert hand(m, 0) == sorted([3, 9, card])
    assert still_in(m) == [0, 1]
    assert m.turn == 1


@pytest.mark.rule("pirates.draw")
def test_the_card_is_luck_and_as_likely_as_there_are_such_cards_in_the_deck() -> None:
    m = laid([[3], [6]], [[2], [4]], deck=[4, 4, 9, 10])
    s = state(m).copy()
    game.play(s, 0, number(Draw()), Ear())
    [ask] = game.asks(s)
    assert (ask.seat, ask.rule) == (CROUPIER, "pirates.draw")
    chances = {game.view(branch, 0).hand[-1]: chance for chance, branch in branches(s)}
    assert chances == pytest.approx({4: 1 / 2, 9: 1 / 4, 10: 1 / 4})


@pytest.mark.rule("pirates.draw", "table.undo")
def test_a_draw_cannot_be_taken_back() -> None:
    m = laid([[3], [6]], [[2], [4]])
    draw(m)
    assert m.rows[-1].final


@pytest.mark.rule("pirates.draw")
def test_a_hand_can_hold_all_ten_of_the_10s() -> None:
    m = laid([[10] * 9, []], [[], []], deck=[10, 5], cards=[10, 5])
    draw(m)
    assert hand(m, 0) == [10] * 10
    draw(m)
    assert hand(m, 1) == [5]
