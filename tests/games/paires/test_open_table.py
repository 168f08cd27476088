"""All lies face up: what everybody sees and is told."""

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.engine.playout import random_move
from tablee.engine.seats import EVERYBODY, NOBODY
from tablee.games.paires import game
from tablee.games.paires.events import (
    Dealt,
    Drew,
    FirstPlayer,
    Folded,
    ForfeitChosen,
    GameLost,
    Paired,
    Replaced,
    Reshuffled,
)
from tablee.games.paires.view import View
from tests.games.paires.table import (
    after_three_long_rounds,
    draw,
    events,
    fold,
    heard,
    laid,
    table,
    view,
)


@pytest.mark.rule("paires.deal", "paires.draw", "paires.fold", "paires.round.end")
def test_a_round_is_told_in_the_order_in_which_it_happens() -> None:
    m = table([4, 4, 9, 4, 8, 6, 10, 7, 5, 8, 6])
    draw(m, 2)
    fold(m)
    assert events(m) == [
        Dealt(0, 4), Dealt(1, 4), Dealt(2, 9), Replaced(0, 4), Dealt(0, 8), Dealt(1, 6),
        FirstPlayer(1),
        Drew(1, 10), Drew(2, 7), Folded(0, 4),
        Dealt(0, 5), Dealt(1, 8), Dealt(2, 6), FirstPlayer(0),
    ]  # fmt: skip


@pytest.mark.rule("paires.goal", "paires.forfeit", "paires.draw")
def test_the_end_of_a_game_is_told_in_the_order_in_which_it_happens() -> None:
    m = laid([[10], [9]], [[10, 10, 10], []], cards=[10, 4])
    draw(m)
    assert events(m) == [Paired(0, 10), GameLost(0, 40), ForfeitChosen(0, 4)]


@pytest.mark.rule("paires.reshuffle", "paires.draw")
def test_a_shuffle_is_told_before_the_card_that_was_due() -> None:
    m = after_three_long_rounds([7, 8, 8, 9, 9, 6])
    draw(m, 4)
    assert events(m)[-2:] == [Reshuffled(47), Drew(1, 6)]


@pytest.mark.rule("paires.deal", "paires.draw", "paires.fold", "table.secret")
@pytest.mark.parametrize("seats", range(2, 9))
def test_everything_is_told_to_everybody(seats: int) -> None:
    m = played_through(seats)
    assert {int(told.audience) for told in heard(m)} == {EVERYBODY}
    for seat in range(seats):
        assert game.events.for_seat(heard(m), seat) == events(m)


@pytest.mark.rule("paires.play", "table.secret")
@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_sees_the_same_and_so_do_spectators(seats: int) -> None:
    m = played_through(seats)
    for seat in range(seats):
        assert m.view(seat) == m.view(NOBODY)


@pytest.mark.rule("paires.deal", "paires.burn", "paires.goal")
def test_the_view_of_a_table_that_was_just_dealt() -> None:
    assert view(table([9, 4, 7])) == View(
        front=[[9], [4], [7]],
        scored=[[], [], []],
        points=[0, 0, 0],
        price=4,
        target=21,
        turn=1,
        deck=47,
        unseen=[1, 2, 3, 3, 5, 6, 6, 8, 8, 10],
        over=False,
        forfeit=-1,
        mode="forfeit",
        purses=[],
        middle=0,
        people=3,
    )


@pytest.mark.rule("paires.play", "paires.round.end", "paires.draw")
def test_the_view_of_a_table_in_its_second_round() -> None:
    m = table([9, 4, 7, 4, 8, 5, 5, 10, 9])
    draw(m)  # a pair of 4: seat 1 keeps one, and the other cards are discarded
    assert view(m) == View(
        front=[[8], [5, 10], [5, 9]],
        scored=[[], [4], []],
        points=[0, 4, 0],
        price=5,
        target=21,
        turn=2,
        deck=41,
        unseen=[1, 2, 3, 2, 3, 6, 6, 7, 7, 9],
        over=False,
        forfeit=-1,
        mode="forfeit",
        purses=[],
        middle=0,
        people=3,
    )


@pytest.mark.rule("paires.goal", "paires.forfeit")
def test_the_view_of_a_table_at_the_end() -> None:
    m = laid([[2], [6]], [[10, 10, 9], [5]], cards=[7])
    fold(m)
    assert view(m) == View(
        front=[[], []],
        scored=[[2, 9, 10, 10], [5]],
        points=[31, 5],
        price=0,
        target=31,
        turn=0,
        deck=44,
        unseen=[1, 1, 3, 4, 4, 5, 7, 8, 8, 8],
        over=True,
        forfeit=7,
        mode="forfeit",
        purses=[],
        middle=0,
        people=2,
    )


@pytest.mark.rule("paires.play")
@pytest.mark.parametrize("seats", range(2, 9))
def test_points_are_the_sum_of_the_score_cards_in_sight(seats: int) -> None:
    after = view(played_through(seats))
    assert after.points == [sum(cards) for cards in after.scored]
    assert max(after.points) >= after.target


def played_through(seats: int) -> Match:
    """A whole game of random moves."""
    luck = Seeded(seats)
    m = Match(game, seats, luck, None, None, Listening())
    while not m.over:
        m.submit(m.turn, random_move(game, m.state, m.turn, luck))
    return m
