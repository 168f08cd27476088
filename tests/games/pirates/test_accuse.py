"""Your turn: accuse."""

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.seats import NOBODY
from tablee.games.pirates import game
from tablee.games.pirates.events import Accused, Caught, Cleared, GameWon, Shown, WentOut
from tablee.games.pirates.moves import Accuse
from tests.games.pirates.table import (
    accuse,
    attack,
    discarded,
    draw,
    events,
    fronts,
    hand,
    laid,
    refusal,
    state,
    still_in,
    view,
    winners,
)


@pytest.mark.rule("pirates.accuse", "pirates.out")
def test_a_pair_in_the_hand_puts_the_accused_out() -> None:
    m = laid([[3, 9], [6, 6, 10], [7, 10]], [[2], [5], [8]])
    accuse(m, 1)
    assert still_in(m) == [0, 2]
    assert hand(m, 1) == []
    assert fronts(m) == [[2], [], [8]]
    assert sorted(discarded(m)) == [5, 6, 6, 10]


@pytest.mark.rule("pirates.accuse")
def test_a_pair_of_hand_and_front_puts_the_accused_out() -> None:
    m = laid([[3, 9], [5, 6], [7, 10]], [[2], [4, 5], [8]])
    accuse(m, 1)
    assert still_in(m) == [0, 2]


@pytest.mark.rule("pirates.accuse")
@pytest.mark.parametrize("card", range(2, 11))
def test_any_pair_counts(card: int) -> None:
    m = laid([[], [card, card], []], [[], [], []])
    accuse(m, 1)
    assert still_in(m) == [0, 2]
    m = laid([[], [card], []], [[], [card], []])
    accuse(m, 1)
    assert still_in(m) == [0, 2]


@pytest.mark.rule("pirates.accuse")
@pytest.mark.parametrize("copies", [3, 4, 8, 10])
def test_more_than_two_are_a_pair_too(copies: int) -> None:
    m = laid([[], [10] * copies, []], [[], [], []])
    accuse(m, 1)
    assert still_in(m) == [0, 2]


@pytest.mark.rule("pirates.accuse")
def test_one_card_of_every_value_is_no_pair() -> None:
    m = laid([[], [1, 3, 5, 7, 9], []], [[], [2, 4, 6, 8, 10], []])
    accuse(m, 1)
    assert still_in(m) == [1, 2]


@pytest.mark.rule("pirates.accuse")
def test_the_cards_of_others_make_no_pair() -> None:
    m = laid([[6, 10], [6, 9], [9, 10]], [[9], [5], [6]])
    accuse(m, 1)
    assert still_in(m) == [1, 2]


@pytest.mark.rule("pirates.accuse")
@pytest.mark.parametrize(("target", "after"), [(1, 2), (2, 1), (3, 1)])
def test_after_a_right_accusation_the_accusers_left_neighbour_plays(
    target: int, after: int
) -> None:
    m = laid([[3], [9, 9], [8, 8], [10, 10]], [[2], [5], [6], [7]])
    accuse(m, target)
    assert m.turn == after


@pytest.mark.rule("pirates.accuse")
@pytest.mark.parametrize("target", [1, 2, 3])
def test_after_a_false_accusation_the_accuser_is_out_and_the_accused_plays(target: int) -> None:
    m = laid([[3, 3], [9], [8], [10]], [[2], [5], [6], [7]])
    accuse(m, target)
    assert still_in(m) == [1, 2, 3]
    assert m.turn == target
    assert hand(m, 0) == []
    assert fronts(m)[0] == []
    assert sorted(discarded(m)) == [2, 3, 3]


@pytest.mark.rule("pirates.accuse")
def test_the_accused_keeps_the_hand_after_a_false_accusation() -> None:
    m = laid([[3], [6, 9], [8]], [[2], [5], [7]])
    accuse(m, 1)
    assert hand(m, 1) == [6, 9]
    assert fronts(m)[1] == [5]


@pytest.mark.rule("pirates.accuse")
def test_an_empty_hand_can_be_accused_but_never_rightly() -> None:
    m = laid([[3], [], [8]], [[2], [5, 6], [7]])
    accuse(m, 1)
    assert events(m, 0) == [Accused(0, 1), Cleared(1), WentOut(0)]
    assert still_in(m) == [1, 2]


@pytest.mark.rule("pirates.accuse", "table.secret")
def test_the_accuser_alone_is_told_the_hand_when_right() -> None:
    m = laid([[3, 9], [6, 6, 10], [7, 10]], [[2], [5], [8]])
    accuse(m, 1)
    for seat in [NOBODY, 1, 2]:
        assert events(m, seat) == [Accused(0, 1), Caught(1), WentOut(1)]
    assert events(m, 0) == [
        Accused(0, 1), Shown(1, 6), Shown(1, 6), Shown(1, 10), Caught(1), WentOut(1),
    ]  # fmt: skip


@pytest.mark.rule("pirates.accuse", "table.secret")
def test_the_accuser_alone_is_told_the_hand_when_wrong() -> None:
    m = laid([[3, 9], [6, 10], [7, 10]], [[2], [5], [8]])
    accuse(m, 1)
    for seat in [NOBODY, 1, 2]:
        assert events(m, seat) == [Accused(0, 1), Cleared(1), WentOut(0)]
    assert events(m, 0) == [
        Accused(0, 1), Shown(1, 6), Shown(1, 10), Cleared(1), WentOut(0),
    ]  # fmt: skip


@pytest.mark.rule("pirates.accuse", "table.secret")
def test_who_accused_wrongly_sees_that_hand_until_the_accused_plays() -> None:
    m = laid([[3, 9], [6, 10], [7, 10]], [[2], [5], [8]])
    accuse(m, 1)
    assert view(m, 0).shown == [6, 10]
    for seat in [NOBODY, 1, 2]:
        assert view(m, seat).shown == []
        assert view(m, seat).accuser == 0
    draw(m)
    for seat in [NOBODY, 0, 1, 2]:
        assert view(m, seat).shown == []
        assert view(m, seat).accuser == NOBODY


@pytest.mark.rule("pirates.accuse", "table.secret")
def test_whoever_was_shown_a_hand_imagines_just_that_hand() -> None:
    m = laid([[3, 9], [6, 10], [7, 10]], [[2], [5], [8]])
    accuse(m, 1)
    for seed in range(20):
        twin = game.imagine(view(m, 0), Seeded(seed))
        assert game.view(twin, 1).hand == [6, 10]


@pytest.mark.rule("pirates.accuse", "table.secret")
def test_who_accused_rightly_remembers_what_went_to_the_discards() -> None:
    m = laid([[3, 9], [6, 6, 10], [7, 10]], [[2], [5], [8]])
    accuse(m, 1)
    assert view(m, 0).glimpsed == [6, 6, 10]
    for seat in [NOBODY, 1, 2]:
        assert view(m, seat).glimpsed == []
        assert view(m, seat).glimpses == [3, 0, 0]
    attack(m, 10, 0)  # by seat 2
    assert view(m, 0).glimpsed == [6, 6, 10]
    for seed in range(20):
        twin = game.imagine(view(m, 0), Seeded(seed))
        assert [int(twin.discards.counts[card]) for card in (5, 6, 10)] == [1, 2, 1]


@pytest.mark.rule("pirates.accuse", "pirates.out", "table.secret")
def test_who_goes_out_forgets_it_again() -> None:
    m = laid([[3, 9], [6, 6], [7, 10], [4]], [[2], [5], [8], [10]])
    accuse(m, 1)
    accuse(m, 0)  # wrongly, by seat 2
    assert view(m, 0).glimpsed == [6, 6]
    m = laid([[3, 3], [6, 6], [7, 10], [4]], [[2], [5], [8], [10]])
    accuse(m, 1)
    accuse(m, 0)  # rightly, by seat 2
    assert view(m, 0).glimpsed == []
    assert view(m, 2).glimpsed == [3, 3]
    assert view(m, 3).glimpses == [0, 0, 2, 0]


@pytest.mark.rule("pirates.accuse", "pirates.goal")
def test_between_two_a_right_accusation_wins() -> None:
    m = laid([[3], [6, 6]], [[2], [5]])
    accuse(m, 1)
    assert winners(m) == [0]
    assert events(m) == [Accused(0, 1), Caught(1), WentOut(1), GameWon(0)]


@pytest.mark.rule("pirates.accuse", "pirates.goal")
def test_between_two_a_false_accusation_loses() -> None:
    m = laid([[3, 3], [6]], [[2], [5]])
    accuse(m, 1)
    assert winners(m) == [1]
    assert events(m) == [Accused(0, 1), Cleared(1), WentOut(0), GameWon(1)]
    assert view(m, 0).shown == [6]


@pytest.mark.rule("pirates.accuse", "pirates.goal")
def test_nobody_accuses_himself_or_one_who_is_not_there() -> None:
    m = laid([[3, 3], [], [7]], [[2], [], [8]], out=[1])
    assert refusal(m, 0, Accuse(0)) == "pirates.goal"
    assert refusal(m, 0, Accuse(1)) == "pirates.goal"
    assert refusal(m, 0, Accuse(5)) == "pirates.goal"


@pytest.mark.rule("pirates.accuse", "table.undo")
@pytest.mark.parametrize("hands", [[[3], [6, 6], [7]], [[3], [6], [7]], [[3], [], [7]]])
def test_an_accusation_cannot_be_taken_back(hands: list[list[int]]) -> None:
    m = laid(hands, [[2], [5], [8]])
    accuse(m, 1)
    assert m.rows[-1].final


@pytest.mark.rule("pirates.accuse")
def test_an_accusation_needs_no_luck() -> None:
    m = laid([[3], [6, 6], [7]], [[2], [5], [8]])
    before = int(state(m).deck.size)
    accuse(m, 1)
    assert m.log[-1].picks == []
    assert int(state(m).deck.size) == before
