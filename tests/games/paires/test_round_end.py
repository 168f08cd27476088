"""Between rounds: what stays, what goes, and a new deal."""

import pytest

from tablee.games.paires.events import Dealt, FirstPlayer, Folded, Paired
from tests.games.paires.table import (
    deck,
    draw,
    events,
    fold,
    fronts,
    laid,
    news,
    points,
    scored,
    table,
    unseen,
    view,
)


@pytest.mark.rule("paires.round.end")
def test_a_fold_ends_the_round() -> None:
    m = table([3, 5, 9, 4, 6, 8])
    before = len(events(m))
    fold(m)
    assert news(m, before) == [
        Folded(0, 3), Dealt(0, 4), Dealt(1, 6), Dealt(2, 8), FirstPlayer(0),
    ]  # fmt: skip


@pytest.mark.rule("paires.round.end")
def test_a_pair_ends_the_round() -> None:
    m = table([3, 5, 9, 3, 6, 4, 8])
    before = len(events(m))
    draw(m)
    assert news(m, before) == [
        Paired(0, 3), Dealt(0, 6), Dealt(1, 4), Dealt(2, 8), FirstPlayer(1),
    ]  # fmt: skip


@pytest.mark.rule("paires.round.end")
def test_the_cards_in_play_of_everybody_are_discarded() -> None:
    m = laid([[3, 5, 9], [4, 8], [2, 10]], cards=[7, 6, 8])
    fold(m)
    assert fronts(m) == [[7], [6], [8]]


@pytest.mark.rule("paires.round.end")
def test_score_cards_stay_with_their_owners() -> None:
    m = laid([[3], [4], [5]], [[9], [8, 2], []], cards=[3, 7, 6, 8])
    draw(m)
    assert scored(m, 0) == [3, 9]
    assert scored(m, 1) == [2, 8]
    assert scored(m, 2) == []


@pytest.mark.rule("paires.round.end")
def test_score_cards_gather_from_round_to_round() -> None:
    m = table([3, 5, 9, 10, 4, 6, 2, 8, 7, 9, 5, 8])
    fold(m)  # seat 0 takes its 3
    fold(m)  # seat 1 takes its 4
    fold(m)  # seat 0 takes its 2
    assert [scored(m, seat) for seat in range(3)] == [[2, 3], [4], []]
    assert points(m) == [5, 4, 0]
    assert fronts(m) == [[9], [5], [8]]


@pytest.mark.rule("paires.round.end", "paires.fold")
def test_a_card_taken_from_somebody_else_stays_with_the_one_who_took_it() -> None:
    m = laid([[9], [2], [7]], cards=[8, 6, 10])
    fold(m)
    assert scored(m, 0) == [2]
    assert scored(m, 1) == []
    assert unseen(m, 2) == 1


@pytest.mark.rule("paires.round.end", "paires.first")
@pytest.mark.parametrize(
    ("cards", "first"), [([4, 6, 8], 0), ([6, 4, 8], 1), ([8, 6, 4], 2), ([4, 4, 8, 9, 7], 1)]
)
def test_the_first_player_is_found_anew(cards: list[int], first: int) -> None:
    m = table([3, 5, 9, *cards])
    fold(m)
    assert m.turn == first


@pytest.mark.rule("paires.round.end", "paires.first")
def test_the_lowest_cards_of_the_last_round_do_not_matter() -> None:
    m = table([1, 5, 9, 10, 8, 7])
    fold(m)
    assert m.turn == 2
    assert fronts(m) == [[10], [8], [7]]


@pytest.mark.rule("paires.round.end", "paires.reshuffle")
def test_discards_do_not_go_back_before_the_next_shuffle() -> None:
    m = table([3, 5, 9, 4, 6, 8])
    fold(m)
    assert deck(m) == 50 - 6
    assert [unseen(m, value) for value in (3, 4, 5, 6, 8, 9)] == [2, 3, 4, 5, 7, 8]


@pytest.mark.rule("paires.round.end")
def test_the_new_deal_belongs_to_the_move_that_ended_the_round() -> None:
    m = table([3, 5, 9, 4, 4, 8, 4, 7, 6])
    fold(m)
    assert m.rows[-1].picks == [4, 4, 8, 4, 7, 6]


@pytest.mark.rule("paires.round.end", "paires.goal")
def test_no_round_is_dealt_after_the_last_one() -> None:
    m = laid([[3, 5], [9], [10]], [[10, 9], [], []], cards=[12])
    fold(m)
    assert view(m).over
    assert fronts(m) == [[], [], []]
    assert m.rows[-1].picks == [12]  # the forfeit, and no card
