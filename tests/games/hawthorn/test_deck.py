"""When nothing is left: an empty hand, an empty deck."""

import pytest

from tablee.engine.chance import Seeded
from tablee.games.deck55 import cards_of
from tablee.games.hawthorn import game
from tablee.games.hawthorn.events import Drew, Played, Reshuffled
from tablee.games.hawthorn.moves import DRAW, FOLD, PLAY, Fold
from tests.games.hawthorn.table import (
    draw,
    events,
    everything_but,
    fold,
    laid,
    news,
    play,
    refusal,
    state,
    view,
)

TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


@pytest.mark.rule("hawthorn.hand.empty")
def test_with_an_empty_hand_on_an_even_lap_only_folding_is_legal() -> None:
    m = laid([TEN, [8], [9]], [[], [7], [6]], lap=10)
    assert [game.moves.unpack(move) for move in m.legal(0)] == [Fold()]
    for card in range(1, 11):
        assert refusal(m, 0, PLAY + card) == "hawthorn.hand.empty"
    assert refusal(m, 0, DRAW) == "hawthorn.lap"


@pytest.mark.rule("hawthorn.hand.empty")
def test_an_empty_hand_folds_for_the_usual_price() -> None:
    m = laid([TEN, [8], [9]], [[], [7], [6]], lap=10)
    fold(m)
    assert view(m).purses == [98, 99, 99]


@pytest.mark.rule("hawthorn.hand.empty")
def test_an_empty_hand_does_not_matter_on_an_odd_lap() -> None:
    m = laid([[8], [9]], lap=9)
    assert m.legal(0) == [DRAW, FOLD]


@pytest.mark.rule("hawthorn.hand.empty")
def test_somebody_elses_empty_hand_does_not_matter() -> None:
    m = laid([[8], [9]], [[7], []], lap=2)
    assert m.legal(0) == [PLAY + 7, FOLD]
    play(m, 7)
    assert m.legal(1) == [FOLD]


@pytest.mark.rule("hawthorn.hand.empty", "hawthorn.end")
def test_where_all_hands_are_empty_all_fold_but_the_last() -> None:
    m = laid([TEN, [2, 8], [3, 9]], lap=10, button=1, turn=1)
    fold(m, 2)
    assert m.over
    assert m.outcome is not None
    assert m.outcome.winners == [0]


@pytest.mark.rule("hawthorn.deck")
def test_an_empty_deck_is_remade_when_a_card_is_due_and_not_before() -> None:
    m = laid([[8], [9]], deck=[7], cards=[7, 6])
    draw(m)
    assert view(m).deck == 0
    assert view(m).discards == 52
    before = len(events(m))
    draw(m)
    assert news(m, before)[:2] == [Reshuffled(52), Drew(1, 6)]
    assert view(m).deck == 51
    assert view(m).discards == 0


@pytest.mark.rule("hawthorn.deck")
def test_the_cards_of_those_who_are_out_are_among_the_discards() -> None:
    m = laid([[8], [9], []], [[1, 2], [3, 4], [5, 6, 7]], deck=[], cards=[5])
    assert view(m).discards == 55 - 2 - 4
    draw(m)
    assert view(m).hands == [2, 2, 0]
    assert view(m, 2).hand == []
    assert int(state(m).deck.counts[5]) == 4
    assert [int(state(m).deck.counts[value]) for value in (6, 7)] == [6, 7]


@pytest.mark.rule("hawthorn.deck")
def test_cards_in_front_and_in_hands_never_come_back() -> None:
    m = laid([[8], [9], []], [[1, 2], [3, 4], []], deck=[], cards=[10])
    draw(m)
    assert [int(state(m).deck.counts[value]) for value in TEN] == [0, 1, 2, 3, 5, 6, 7, 7, 8, 9]


@pytest.mark.rule("hawthorn.deck")
def test_with_no_card_to_shuffle_only_folding_is_legal() -> None:
    m = laid([[8], [9], [10]], [everything_but([8], [9], [10]), [], []], deck=[])
    assert (view(m).deck, view(m).discards) == (0, 0)
    assert m.legal(0) == [FOLD]
    assert refusal(m, 0, DRAW) == "hawthorn.deck"


@pytest.mark.rule("hawthorn.deck")
def test_the_cards_of_a_fold_can_be_drawn_at_once() -> None:
    hands = [everything_but([8], [9], [10]), [], []]
    m = laid([[8], [9], [10]], hands, deck=[], cards=[8])
    fold(m)
    assert m.legal(1) == [DRAW, FOLD]
    before = len(events(m))
    draw(m)
    assert news(m, before) == [Reshuffled(53), Drew(1, 8)]


@pytest.mark.rule("hawthorn.deck")
def test_one_discard_is_enough_to_draw() -> None:
    hands = [everything_but([8], [9], [6]), []]
    m = laid([[8], [9]], hands, deck=[], cards=[6])
    assert view(m).discards == 1
    draw(m)
    assert events(m) == [Reshuffled(1), Drew(0, 6)]
    assert m.legal(1) == [FOLD]


@pytest.mark.rule("hawthorn.deck", "table.ask")
def test_somebody_elses_turn_comes_before_an_empty_deck() -> None:
    m = laid([[8], [9]], [everything_but([8], [9]), []], deck=[])
    assert refusal(m, 1, DRAW) == "table.ask"


@pytest.mark.rule("hawthorn.deck", "table.secret")
def test_before_the_deck_is_remade_a_hand_may_hold_anything_unseen() -> None:
    m = laid([[8], [9], []], [[10, 10], [3, 4], [5]], deck=[1, 2, 2])
    assert view(m, 0).unseen == [1, 2, 1, 1, 1, 0, 0, 0, 0, 0]
    found = set()
    for seed in range(60):
        twin = game.imagine(view(m, 0), Seeded(seed))
        hands = [cards_of(twin.hands[seat]) for seat in range(3)]
        assert hands[0] == [10, 10]
        assert [len(hand) for hand in hands] == [2, 2, 1]
        found |= {*hands[1], *hands[2]}
    assert found == {1, 2, 3, 4, 5}


@pytest.mark.rule("hawthorn.deck", "table.secret")
def test_after_it_was_remade_everybody_knows_what_hands_cannot_hold() -> None:
    m = laid([[8], [9], []], [[10, 10], [3, 4], [5]], deck=[], cards=[7])
    draw(m)
    # when the deck was empty, 3, 4, 5 and two 10s were all that had not been seen
    assert view(m, 0).may_be_held == [0, 0, 1, 1, 1, 0, 0, 0, 0, 2]
    assert view(m, 0).unseen[7 - 1] == 6
    hands = set()
    for seed in range(60):
        twin = game.imagine(view(m, 0), Seeded(seed))
        hands.add(tuple(cards_of(twin.hands[1])))
        assert cards_of(twin.hands[2]) == []
        assert game.view(twin, 0) == view(m, 0)
    assert hands == {(3, 4), (3, 5), (4, 5)}


@pytest.mark.rule("hawthorn.deck", "table.secret")
def test_an_onlooker_knows_it_too() -> None:
    m = laid([[8], [9], []], [[10, 10], [3, 4], [5]], deck=[], cards=[7])
    draw(m)
    for seed in range(30):
        twin = game.imagine(view(m), Seeded(seed))
        held = cards_of(twin.hands[0]) + cards_of(twin.hands[1])
        assert len(held) == 4
        assert not set(held) - {3, 4, 5, 10}


@pytest.mark.rule("hawthorn.deck", "table.secret")
def test_a_card_played_after_that_is_one_less_to_look_for() -> None:
    m = laid([[8], [9], [7]], [[10, 10], [3, 4], [5, 5]], deck=[], cards=[7, 6, 4])
    draw(m, 3)
    assert view(m).lap == 2
    play(m, 10)
    assert events(m)[-1] == Played(0, 10)
    assert view(m).may_be_held == [0, 0, 1, 1, 2, 0, 0, 0, 0, 1]


@pytest.mark.rule("hawthorn.deck", "table.secret")
def test_a_card_that_came_up_again_is_no_longer_in_any_hand() -> None:
    m = laid([[8], [9], []], [[10, 10], [3, 4], [1]], deck=[], cards=[1, 7])
    draw(m)  # there is a single 1: whoever went out had it
    assert view(m).unseen[0] == 0
    for seed in range(30):
        twin = game.imagine(view(m, 0), Seeded(seed))
        assert cards_of(twin.hands[1]) == [3, 4]
