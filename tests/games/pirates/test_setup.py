"""The start: three cards each, and one of them in front."""

import pytest

from tablee.engine.ear import HIDDEN
from tablee.engine.seats import CROUPIER, NOBODY
from tablee.games.pirates import game
from tablee.games.pirates.events import Dealt, FirstPlayer, Revealed
from tablee.games.pirates.moves import Accuse, Attack, Challenge, Draw, Lay
from tests.games.pirates.table import (
    QUIET,
    before_the_deal,
    branches,
    deck,
    events,
    fronts,
    hand,
    heard,
    lay,
    news,
    number,
    offers,
    refusal,
    started,
    table,
    view,
    views,
)


@pytest.mark.rule("pirates.setup")
def test_the_value_stands_on_as_many_cards() -> None:
    s = before_the_deal(3)
    assert [int(s.deck.counts[value]) for value in range(1, 11)] == list(range(1, 11))
    assert int(s.deck.size) == 55


@pytest.mark.rule("pirates.setup")
@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_gets_three_cards_and_none_are_burned(seats: int) -> None:
    m = table(QUIET[:seats])
    assert [hand(m, seat) for seat in range(seats)] == QUIET[:seats]
    assert view(m).hand_sizes == [3] * seats
    assert deck(m) == 55 - 3 * seats
    assert view(m).discards == 0


@pytest.mark.rule("pirates.setup", "table.deal")
def test_cards_are_dealt_one_at_a_time_clockwise_from_seat_0() -> None:
    m = table([[3, 5, 9], [4, 6, 8]])
    assert [(told.a, told.b) for told in heard(m) if told.b != HIDDEN] == [
        (0, 3), (1, 4), (0, 5), (1, 6), (0, 9), (1, 8),
    ]  # fmt: skip


@pytest.mark.rule("pirates.setup", "table.secret")
def test_only_its_owner_is_told_which_card_was_dealt() -> None:
    m = table([[3, 5, 9], [4, 6, 8]])
    assert events(m, 0) == [
        Dealt(0, 3), Dealt(1, HIDDEN), Dealt(0, 5), Dealt(1, HIDDEN), Dealt(0, 9), Dealt(1, HIDDEN),
    ]  # fmt: skip
    assert events(m, 1) == [
        Dealt(0, HIDDEN), Dealt(1, 4), Dealt(0, HIDDEN), Dealt(1, 6), Dealt(0, HIDDEN), Dealt(1, 8),
    ]  # fmt: skip
    assert events(m, NOBODY) == [Dealt(seat, HIDDEN) for _ in range(3) for seat in range(2)]


@pytest.mark.rule("pirates.setup")
def test_the_deal_is_luck_and_each_card_as_likely_as_its_number() -> None:
    chances = {game.view(s, 0).hand[0]: chance for chance, s in branches(before_the_deal(3))}
    assert chances == pytest.approx({value: value / 55 for value in range(1, 11)})


@pytest.mark.rule("pirates.setup")
def test_people_are_asked_nothing_before_the_deal_is_done() -> None:
    [ask] = game.asks(before_the_deal(3))
    assert (ask.seat, ask.rule) == (CROUPIER, "pirates.setup")


@pytest.mark.rule("pirates.setup")
def test_all_are_asked_at_once_and_must_answer() -> None:
    m = table(QUIET[:4])
    asked = [(ask.seat, ask.rule, ask.must) for ask in m.asks]
    assert asked == [(seat, "pirates.setup", True) for seat in range(4)]


@pytest.mark.rule("pirates.setup")
def test_each_chooses_among_the_own_cards() -> None:
    m = table([[3, 5, 9], [4, 6, 8]])
    assert offers(m, 0) == [Lay(3), Lay(5), Lay(9)]
    assert offers(m, 1) == [Lay(4), Lay(6), Lay(8)]


@pytest.mark.rule("pirates.setup")
def test_a_card_that_one_has_twice_is_offered_once() -> None:
    assert offers(table([[7, 5, 7], [4, 6, 8]]), 0) == [Lay(5), Lay(7)]


@pytest.mark.rule("pirates.setup", "table.ask")
def test_silence_lays_the_lowest_card() -> None:
    m = table([[9, 5, 7], [4, 4, 8]])
    assert [ask.default for ask in m.asks] == [number(Lay(5)), number(Lay(4))]


@pytest.mark.rule("pirates.setup")
def test_a_card_that_is_not_in_ones_hand_is_refused() -> None:
    m = table([[3, 5, 9], [4, 6, 8]])
    assert refusal(m, 0, Lay(4)) == "pirates.setup"
    assert refusal(m, 1, Lay(10)) == "pirates.setup"


@pytest.mark.rule("pirates.setup")
@pytest.mark.parametrize("move", [Draw(), Attack(3, 1), Challenge(1), Accuse(1), -1, 99, 1000])
def test_nobody_acts_before_the_first_cards_lie_there(
    move: Draw | Attack | Challenge | Accuse | int,
) -> None:
    assert refusal(table([[3, 5, 9], [4, 6, 8]]), 0, move) == "pirates.setup"


@pytest.mark.rule("pirates.setup", "table.secret")
def test_a_choice_is_told_to_nobody_and_seen_by_its_owner_alone() -> None:
    m = table([[3, 5, 9], [4, 6, 8], [7, 9, 10]])
    before = len(heard(m))
    lay(m, 1, 6)
    assert len(heard(m)) == before
    assert [seen.chosen for seen in views(m)] == [-1, -1, 6, -1]
    assert [seen.answered for seen in views(m)] == [[1]] * 4
    assert fronts(m) == [[], [], []]
    assert hand(m, 1) == [4, 6, 8]


@pytest.mark.rule("pirates.setup")
def test_who_has_chosen_may_change_his_mind_until_the_last_is_in() -> None:
    m = table([[3, 5, 9], [4, 6, 8]])
    lay(m, 0, 9)
    assert [(ask.seat, ask.must) for ask in m.asks] == [(0, False), (1, True)]
    assert offers(m, 0) == [Lay(3), Lay(5), Lay(9)]
    lay(m, 0, 5)
    assert view(m, 0).chosen == 5
    lay(m, 1, 4)
    assert fronts(m) == [[5], [4]]
    assert refusal(m, 0, Lay(9)) == "table.ask"


@pytest.mark.rule("pirates.setup")
def test_all_are_revealed_together() -> None:
    m = table([[3, 5, 9], [4, 6, 8], [7, 9, 10]])
    lay(m, 2, 7)
    lay(m, 0, 5)
    before = len(heard(m))
    lay(m, 1, 8)
    told = [Revealed(0, 5), Revealed(1, 8), Revealed(2, 7), FirstPlayer(0)]
    for seat in [NOBODY, 0, 1, 2]:
        assert news(m, before, seat) == told
    assert fronts(m) == [[5], [8], [7]]
    assert [hand(m, seat) for seat in range(3)] == [[3, 9], [4, 6], [9, 10]]


@pytest.mark.rule("pirates.setup")
def test_of_two_equal_cards_one_stays_in_the_hand() -> None:
    m = started([[7, 7, 9], [8, 10, 10]], [7, 10])
    assert hand(m, 0) == [7, 9]
    assert hand(m, 1) == [8, 10]
    assert fronts(m) == [[7], [10]]


@pytest.mark.rule("pirates.setup", "table.undo")
def test_a_sealed_choice_can_be_taken_back_but_not_a_revealed_one() -> None:
    m = table([[3, 5, 9], [4, 6, 8]])
    lay(m, 0, 9)
    m.undo(1)
    assert view(m).answered == []
    lay(m, 0, 3)
    lay(m, 1, 6)
    assert m.rows[-1].final
