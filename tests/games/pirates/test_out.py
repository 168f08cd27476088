"""Out of the game: what becomes of the cards, and what one who is out still sees."""

import msgspec
import pytest

from tablee.engine.seats import NOBODY
from tablee.games.pirates.events import WentOut
from tests.games.pirates.table import (
    accuse,
    challenge,
    discarded,
    draw,
    events,
    hand,
    laid,
    offers,
    still_in,
    view,
    views,
)


@pytest.mark.rule("pirates.out")
def test_hand_and_front_are_discarded() -> None:
    m = laid([[3, 9], [6, 6, 10], [7, 10]], [[2], [5, 8], [8]])
    accuse(m, 1)
    assert discarded(m) == [5, 6, 6, 8, 10]
    assert view(m).discards == 5
    assert view(m).hand_sizes == [2, 0, 2]
    assert view(m).front[1] == []


@pytest.mark.rule("pirates.out", "table.secret")
def test_the_hand_is_discarded_unseen_and_all_remember_only_the_front() -> None:
    m = laid([[3, 9], [6, 6, 10], [7, 10]], [[2], [5, 8], [8]])
    accuse(m, 1)
    assert [seen.buried for seen in views(m)] == [[5, 8]] * 4
    accuse(m, 0)  # wrongly, by seat 2
    assert [seen.buried for seen in views(m)] == [[5, 8, 8]] * 4


@pytest.mark.rule("pirates.out")
def test_everybody_is_told_who_goes_out() -> None:
    m = laid([[3, 9], [6, 6, 10], [7, 10]], [[2], [5, 8], [8]])
    accuse(m, 1)
    for seat in [NOBODY, 0, 1, 2]:
        assert events(m, seat)[-1] == WentOut(1)


@pytest.mark.rule("pirates.out", "table.secret")
def test_one_who_is_out_sees_what_spectators_see() -> None:
    m = laid([[3, 9], [6, 6, 10], [7, 10]], [[2], [5, 8], [8]])
    assert view(m, 1) != view(m)
    accuse(m, 1)
    assert view(m, 1) == view(m)
    draw(m)
    assert view(m, 1) == view(m)


@pytest.mark.rule("pirates.out", "pirates.accuse", "table.secret")
def test_only_a_false_accuser_sees_more_for_a_moment() -> None:
    m = laid([[3, 9], [6, 10], [7, 10]], [[2], [5, 8], [8]])
    accuse(m, 1)
    assert view(m, 0) == msgspec.structs.replace(view(m), shown=[6, 10])
    draw(m)
    assert view(m, 0) == view(m)


@pytest.mark.rule("pirates.out", "table.ask")
def test_one_who_is_out_is_asked_no_more() -> None:
    m = laid([[3, 9], [6, 6, 10], [7, 10]], [[2], [5, 8], [8]])
    accuse(m, 1)
    assert offers(m, 1) == []
    for _ in range(6):
        assert m.turn != 1
        draw(m)


@pytest.mark.rule("pirates.out")
def test_two_can_go_out_one_after_the_other() -> None:
    m = laid([[3], [6], [7], [10]], [[2], [9], [8], [5]], cards=[9])
    challenge(m, 1)
    assert m.turn == 1
    accuse(m, 2)  # wrongly
    assert m.turn == 2
    assert still_in(m) == [2, 3]
    assert discarded(m) == [2, 3, 6, 9, 9]
    assert hand(m, 2) == [7]
