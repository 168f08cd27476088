"""Your turn: challenge."""

import pytest

from tablee.engine.chance import NoSuchLuck
from tablee.engine.ear import Ear
from tablee.engine.seats import CROUPIER, NOBODY
from tablee.games.pirates import game
from tablee.games.pirates.events import Challenged, GameWon, Landed, Paired, WentOut
from tablee.games.pirates.moves import Challenge
from tests.games.pirates.table import (
    branches,
    challenge,
    deck,
    discarded,
    events,
    fronts,
    hand,
    laid,
    number,
    refusal,
    state,
    still_in,
    view,
    winners,
)


@pytest.mark.rule("pirates.challenge")
def test_the_top_card_lies_face_up_in_front_of_the_target() -> None:
    m = laid([[3, 9], [4, 6], [7, 10]], [[2], [5], [8]], cards=[9])
    before = deck(m)
    challenge(m, 2)
    assert fronts(m) == [[2], [5], [8, 9]]
    assert deck(m) == before - 1
    assert hand(m, 0) == [3, 9]


@pytest.mark.rule("pirates.challenge")
@pytest.mark.parametrize("target", [1, 2, 3])
def test_without_a_pair_it_is_the_turn_of_the_challenged(target: int) -> None:
    m = laid([[3, 9], [4, 6], [7, 10], []], [[2], [5], [8], [10]], cards=[7])
    challenge(m, target)
    assert m.turn == target
    assert still_in(m) == [0, 1, 2, 3]


@pytest.mark.rule("pirates.challenge")
def test_everybody_is_told_of_the_challenge_and_of_the_card() -> None:
    m = laid([[3, 9], [4, 6], [7, 10]], [[2], [5], [8]], cards=[9])
    challenge(m, 2)
    for seat in [NOBODY, 0, 1, 2]:
        assert events(m, seat) == [Challenged(0, 2), Landed(2, 9)]


@pytest.mark.rule("pirates.challenge", "pirates.out")
def test_ana_challenges_malo_a_second_9_comes_and_ana_is_out() -> None:
    ana, malo, chloe = 0, 1, 2
    m = laid([[3, 10], [6], [7, 10]], [[2], [4, 9], [8]], cards=[9])
    challenge(m, malo)
    assert still_in(m) == [malo, chloe]
    assert fronts(m) == [[], [4, 9], [8]]
    assert hand(m, ana) == []
    assert sorted(discarded(m)) == [2, 3, 9, 10]
    for seat in [NOBODY, ana, malo, chloe]:
        assert events(m, seat) == [Challenged(ana, malo), Paired(malo, 9), WentOut(ana)]


@pytest.mark.rule("pirates.challenge")
def test_after_a_pair_it_is_the_turn_of_the_challengers_left_neighbour() -> None:
    m = laid([[3], [6], [7], [10]], [[2], [4, 9], [8], [5]], turn=2, cards=[9])
    challenge(m, 1)
    assert m.turn == 3
    m = laid([[3], [6], [7], [10]], [[2], [4, 9], [8], [5]], turn=3, cards=[9])
    challenge(m, 1)
    assert m.turn == 0


@pytest.mark.rule("pirates.challenge", "pirates.out")
def test_the_left_neighbour_is_the_next_who_is_still_in() -> None:
    m = laid([[3], [], [], [10]], [[2], [], [], [4, 9]], out=[1, 2], cards=[9])
    challenge(m, 3)
    assert winners(m) == [3]
    m = laid([[3], [], [], [10], [6]], [[2], [], [], [5], [4, 9]], out=[1, 2], cards=[9])
    challenge(m, 4)
    assert m.turn == 3


@pytest.mark.rule("pirates.challenge")
def test_the_hand_of_the_target_does_not_make_the_pair() -> None:
    m = laid([[3], [9], [7]], [[2], [4], [8]], cards=[9])
    challenge(m, 1)
    assert still_in(m) == [0, 1, 2]
    assert m.turn == 1


@pytest.mark.rule("pirates.challenge")
def test_the_challengers_own_cards_do_not_make_the_pair() -> None:
    m = laid([[9], [6], [7]], [[9], [4], [8]], cards=[9])
    challenge(m, 1)
    assert still_in(m) == [0, 1, 2]
    assert fronts(m)[1] == [4, 9]


@pytest.mark.rule("pirates.challenge", "pirates.goal")
def test_between_two_a_pair_ends_the_game() -> None:
    m = laid([[3], [6]], [[2], [4, 9]], cards=[9])
    challenge(m, 1)
    assert winners(m) == [1]
    assert events(m) == [Challenged(0, 1), Paired(1, 9), WentOut(0), GameWon(1)]


@pytest.mark.rule("pirates.challenge", "pirates.goal")
def test_nobody_challenges_himself_or_one_who_is_not_there() -> None:
    m = laid([[3], [], [7]], [[2], [], [8]], out=[1])
    assert refusal(m, 0, Challenge(0)) == "pirates.goal"
    assert refusal(m, 0, Challenge(1)) == "pirates.goal"
    assert refusal(m, 0, Challenge(3)) == "pirates.goal"


@pytest.mark.rule("pirates.challenge")
def test_the_card_is_luck_and_as_likely_as_there_are_such_cards_in_the_deck() -> None:
    m = laid([[3], [6]], [[2], [4]], deck=[4, 4, 9, 10])
    s = state(m).copy()
    game.play(s, 0, number(Challenge(1)), Ear())
    [ask] = game.asks(s)
    assert (ask.seat, ask.rule) == (CROUPIER, "pirates.challenge")
    chances = {tuple(game.view(b, NOBODY).front[1]): p for p, b in branches(s)}
    assert chances == pytest.approx({(4,): 1 / 2, (4, 9): 1 / 4, (4, 10): 1 / 4})


@pytest.mark.rule("pirates.challenge")
def test_a_card_that_is_in_a_hand_cannot_come_up() -> None:
    m = laid([[1], [6]], [[2], [4]], cards=[1])
    with pytest.raises(NoSuchLuck):
        challenge(m, 1)


@pytest.mark.rule("pirates.challenge", "pirates.out")
def test_all_remember_the_card_that_made_the_pair() -> None:
    m = laid([[3, 10], [6], [7]], [[2], [4, 9], [8]], cards=[9])
    challenge(m, 1)
    for seat in [NOBODY, 0, 1, 2]:
        assert view(m, seat).buried == [2, 9]
        assert view(m, seat).discards == 4
