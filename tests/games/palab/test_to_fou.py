"""To fou: windows, chains, and the cancel at one's own turn."""

import pytest

from tablee.engine.seats import CLOCK, NOBODY
from tablee.games.palab.cards import OPPOSITE, PLAY_NONE, ZERO
from tablee.games.palab.events import Annulled, Counted, Cried, Discarded, Drew, Restored, Turned
from tablee.games.palab.moves import Cancel, LetPass, Play, PlayAs, PlayAt, UseSecret
from tests.games.palab.table import (
    BOL,
    MIROIR,
    MOI_TOI,
    REVERSE,
    SKIP,
    SUPER_SKIP,
    TEN,
    TO_FOU,
    TOEM,
    close,
    cry,
    do,
    events,
    gauge,
    hand,
    laid,
    n,
    offers,
    refusal,
    star,
    submit,
    view,
)


@pytest.mark.rule("palab.to-fou.window", "table.window")
def test_every_card_opens_a_window_for_all_others() -> None:
    m = laid([[n(5)], [n(3)], [SKIP]], gauge=10)
    submit(m, Play(n(5)))
    assert [(ask.seat, ask.must) for ask in m.asks] == [(1, False), (2, False), (CLOCK, True)]
    assert gauge(m) == 10  # before its effect
    seen = view(m).question
    assert seen is not None
    assert (seen.card, seen.figure, seen.cries, seen.stands_now) == (n(5), 5, [], True)
    close(m)
    assert gauge(m) == 15


@pytest.mark.rule("palab.to-fou.window", "table.window")
def test_nobody_with_an_empty_hand_is_asked() -> None:
    m = laid([[n(5)], [], [SKIP]])
    submit(m, Play(n(5)))
    assert view(m).asked == [2]


@pytest.mark.rule("palab.to-fou.window", "table.window")
def test_nobody_is_asked_once_all_to_fou_are_in_sight() -> None:
    m = laid([[n(5)], [n(3)], [SKIP]], played=[TO_FOU] * 3, discards=[TO_FOU])
    submit(m, Play(n(5)))
    assert view(m).phase == "turn"
    m = laid([[n(5)], [n(3)], [SKIP]], played=[TO_FOU] * 3)
    submit(m, Play(n(5)))
    assert view(m).asked == [1, 2]


@pytest.mark.rule("palab.to-fou.window", "table.window")
def test_whoever_holds_none_is_asked_but_refused() -> None:
    m = laid([[n(5)], [n(3)], [SKIP]])
    submit(m, Play(n(5)))
    assert refusal(m, Cancel(), seat=1) == "palab.to-fou"
    assert offers(m, 1) == [LetPass()]


@pytest.mark.rule("palab.to-fou.window", "table.window", "table.secret")
def test_nobody_sees_who_has_answered() -> None:
    m = laid([[n(5)], [TO_FOU], [TO_FOU]])
    submit(m, Play(n(5)))
    before = view(m, 2), view(m)
    submit(m, Cancel(), 1)
    assert (view(m, 2), view(m)) == before
    assert view(m, 1).answer == "cancel"


@pytest.mark.rule("palab.to-fou", "palab.to-fou.chain")
def test_a_cancelled_card_has_no_effect_and_its_player_plays_again() -> None:
    m = laid([[n(5), n(6), n(6)], [TO_FOU, n(3)], [SKIP]], gauge=10, cards=[n(7)])
    submit(m, Play(n(5)))
    cry(m, 1)
    close(m)
    assert gauge(m) == 10
    assert [event for event in events(m) if isinstance(event, Cried | Annulled)] == [
        Cried(1, 0), Annulled(0, n(5)),
    ]  # fmt: skip
    assert view(m).turn == 0
    assert hand(m, 0) == [n(6), n(6), n(7)]  # he completes his hand
    assert hand(m, 1) == [n(3)]  # whose To fou stood does not draw


@pytest.mark.rule("palab.to-fou.chain", "table.window")
@pytest.mark.parametrize(("clockwise", "first"), [(True, 1), (False, 2)])
def test_of_several_the_first_in_turn_order_counts(clockwise: bool, first: int) -> None:
    m = laid([[n(5)], [TO_FOU], [TO_FOU]], clockwise=clockwise)
    submit(m, Play(n(5)))
    cry(m, 1, 2)
    assert events(m)[-1] == Cried(first, 0)
    assert hand(m, first) == []
    assert hand(m, 3 - first) == [TO_FOU]


@pytest.mark.rule("palab.to-fou.chain")
def test_a_to_fou_opens_a_window_itself() -> None:
    m = laid([[n(5), n(2)], [TO_FOU, n(3)], [SKIP]])
    submit(m, Play(n(5)))
    cry(m, 1)
    assert view(m).asked == [0, 2]
    seen = view(m).question
    assert seen is not None
    assert (seen.cries, seen.stands_now) == ([1], False)


@pytest.mark.rule("palab.to-fou.chain")
def test_a_to_fou_answers_a_to_fou() -> None:
    """The example of the rulebook: the 9 counts, and the second completes his hand."""
    m = laid([[n(9), n(2), n(2)], [TO_FOU, n(3), n(3)], [TO_FOU, SKIP]], gauge=10, cards=[n(8)])
    submit(m, Play(n(9)))
    cry(m, 1)
    cry(m, 2)
    close(m)
    assert gauge(m) == 19
    assert Annulled(1, TO_FOU) in events(m)
    assert hand(m, 1) == [n(3), n(3), n(8)]
    assert hand(m, 2) == [SKIP]
    assert view(m).turn == 1
    assert view(m).played == [n(9), TO_FOU, TO_FOU]


@pytest.mark.rule("palab.to-fou.chain")
def test_who_cancelled_ones_card_may_be_cancelled_by_oneself() -> None:
    m = laid([[n(9), TO_FOU], [TO_FOU, n(3)], [SKIP]], gauge=10)
    submit(m, Play(n(9)))
    cry(m, 1)
    cry(m, 0)
    close(m)
    assert gauge(m) == 19


@pytest.mark.rule("palab.to-fou.chain")
def test_three_in_a_row_settle_backwards_and_draws_come_in_order_of_play() -> None:
    hands = [[n(9), n(2), n(2)], [TO_FOU, n(3), n(3)], [TO_FOU, SKIP, SKIP], [TO_FOU, n(4)]]
    m = laid(hands, gauge=10, cards=[n(6), n(8)])
    submit(m, Play(n(9)))
    cry(m, 1)
    cry(m, 2)
    cry(m, 3)
    close(m)
    assert gauge(m) == 10
    annulled = [event for event in events(m) if isinstance(event, Annulled)]
    assert annulled == [Annulled(0, n(9)), Annulled(2, TO_FOU)]
    assert [event.seat for event in events(m) if isinstance(event, Drew)] == [0, 2]
    assert hand(m, 0) == [n(2), n(2), n(6)]
    assert hand(m, 2) == [n(8), SKIP, SKIP]
    assert view(m).turn == 0


@pytest.mark.rule("palab.to-fou.chain")
def test_all_four_in_a_row() -> None:
    hands = [[n(9), TO_FOU], [TO_FOU, n(3)], [TO_FOU, SKIP], [TO_FOU, n(4)]]
    m = laid(hands, gauge=10)
    submit(m, Play(n(9)))
    for seat in (1, 2, 3, 0):
        cry(m, seat)
    assert gauge(m) == 19  # no To fou is left, so nobody is asked any more
    assert len(view(m).played) == 5


@pytest.mark.rule("palab.to-fou.chain")
def test_one_who_cried_twice_completes_his_hand_once() -> None:
    m = laid([[n(9), TO_FOU, n(2)], [TO_FOU, TO_FOU, n(3)]], gauge=10)
    submit(m, Play(n(9)))
    cry(m, 1)
    cry(m, 0)
    cry(m, 1)
    close(m)
    # 1's second To fou stands, so 0's is cancelled and 1's first stands: the 9 is cancelled
    assert gauge(m) == 10
    assert len(hand(m, 0)) == 3
    assert hand(m, 1) == [n(3)]


@pytest.mark.rule("palab.to-fou.chain", "palab.secret.zero")
def test_a_secret_that_is_not_used_up_is_there_again_and_a_used_one_is_gone() -> None:
    m = laid([[n(5)], [TO_FOU], [SKIP]], secrets={0: ZERO})
    submit(m, Play(n(5)))
    cry(m, 1)
    close(m)
    assert UseSecret() in offers(m)
    m = laid([[n(5), n(6)], [TO_FOU], [SKIP]], gauge=10, secrets={0: ZERO})
    do(m, UseSecret())
    submit(m, Play(n(5)))
    cry(m, 1)
    close(m)
    assert UseSecret() not in offers(m)
    assert view(m).charm == -1
    do(m, Play(n(6)))
    assert gauge(m) == 16


@pytest.mark.rule("palab.to-fou.chain")
def test_a_card_that_stood_is_not_asked_about_again() -> None:
    m = laid([[n(9), n(2)], [TO_FOU, n(3)], [TO_FOU, TO_FOU]], gauge=10)
    submit(m, Play(n(9)))
    cry(m, 1)
    cry(m, 2)
    close(m)
    assert view(m).phase == "turn"
    assert gauge(m) == 19


@pytest.mark.rule("palab.to-fou.turn")
def test_a_cancel_at_ones_turn_restores_the_gauge() -> None:
    m = laid([[n(9), n(2), n(2)], [TO_FOU, n(3)], [SKIP]], gauge=10, cards=[n(4), n(8)])
    do(m, Play(n(9)))
    assert view(m).cancellable == 0
    assert view(m).cancel_gauge == 10
    do(m, Cancel())
    assert Cried(1, 0) in events(m)
    assert Restored(0, 10) in events(m)
    assert gauge(m) == 10
    assert view(m).turn == 0  # its player plays again
    assert hand(m, 1) == [n(3)]  # the canceller's turn is over, and he does not draw
    do(m, Play(n(2)))
    assert view(m).turn == 1  # play goes on from him


@pytest.mark.rule("palab.to-fou.turn")
def test_its_player_completes_his_hand() -> None:
    m = laid([[TOEM, n(2), n(2)], [SKIP], [TO_FOU, n(3)]], cards=[n(7)])
    do(m, PlayAt(TOEM, 2))
    assert hand(m, 0) == [n(2), n(2)]
    do(m, Cancel())
    assert hand(m, 0) == [n(2), n(2), n(7)]
    assert view(m).turn == 0


@pytest.mark.rule("palab.to-fou.turn")
def test_it_restores_the_direction() -> None:
    m = laid([[REVERSE], [SKIP], [TO_FOU]])
    do(m, Play(REVERSE))
    assert view(m).turn == 2
    do(m, Cancel())
    assert view(m).clockwise is True
    assert view(m).turn == 0
    assert [one for one in events(m) if isinstance(one, Turned)] == [Turned(0), Turned(1)]


@pytest.mark.rule("palab.to-fou.turn")
def test_what_an_event_did_to_the_gauge_is_undone_with_it() -> None:
    m = laid([[star(n(7)), n(2), n(2)], [TO_FOU, n(3)]], gauge=10, cards=[n(4), 6])
    do(m, Play(star(n(7))))
    assert gauge(m) == 99
    do(m, Cancel())
    assert gauge(m) == 10


@pytest.mark.rule("palab.to-fou.turn")
def test_hands_stay_as_they_are() -> None:
    m = laid([[MOI_TOI, n(2), n(2)], [TO_FOU, n(3), n(3)], [SKIP]])
    do(m, PlayAt(MOI_TOI, 2))
    do(m, Cancel())
    assert hand(m, 2) == [n(2), n(2)]
    assert SKIP in hand(m, 0)


@pytest.mark.rule("palab.to-fou.turn", "palab.super-skip", "palab.discard")
def test_a_super_skip_so_cancelled_binds_no_more() -> None:
    m = laid([[SUPER_SKIP, n(2)], [TO_FOU], [SKIP]])
    do(m, Play(SUPER_SKIP))
    do(m, Cancel())
    assert view(m).front == [-1, -1, -1]
    assert view(m).discards == [SUPER_SKIP]
    assert Discarded(0, SUPER_SKIP) in events(m)
    assert view(m).turn == 0


@pytest.mark.rule("palab.to-fou.turn")
def test_ones_own_card_can_not_be_cancelled_so() -> None:
    m = laid([[n(9), TO_FOU, n(2)], [SUPER_SKIP]], secrets={1: PLAY_NONE})
    do(m, Play(n(9)))
    do(m, UseSecret())
    assert view(m).cancellable == 0
    assert refusal(m, Cancel()) == "palab.to-fou.turn"


@pytest.mark.rule("palab.to-fou.turn")
def test_until_another_card_takes_effect_nothing_can_be_cancelled_so() -> None:
    m = laid([[n(9), n(2), n(2)], [TO_FOU, n(3)], [TO_FOU]], gauge=10)
    do(m, Play(n(9)))
    do(m, Cancel())
    assert view(m).cancellable == NOBODY
    do(m, Play(n(2)))
    assert view(m).cancellable == 0


@pytest.mark.rule("palab.to-fou.turn", "palab.to-fou.chain")
def test_a_cancel_at_ones_turn_can_itself_be_cancelled() -> None:
    m = laid([[n(9), TO_FOU, n(2)], [TO_FOU, n(3)], [SKIP]], gauge=10)
    do(m, Play(n(9)))
    submit(m, Cancel())
    cry(m, 0)
    close(m)
    assert gauge(m) == 19
    assert view(m).turn == 1  # the owner of the turn plays again
    assert len(hand(m, 1)) == 3
    assert view(m).cancellable == 0  # the 9 can still be cancelled


@pytest.mark.rule("palab.to-fou.turn", "palab.miroir")
def test_a_miroir_on_a_to_fou_counts_and_never_cancels() -> None:
    m = laid([[TO_FOU], [MIROIR], [SKIP]], gauge=10)
    do(m, PlayAs(TO_FOU, 12))
    assert offers(m) == [Play(MIROIR)]
    do(m, Play(MIROIR))
    assert gauge(m) == 34


@pytest.mark.rule("palab.to-fou.turn", "palab.secret.opposite")
def test_a_secret_is_spent_on_a_cancel_without_effect() -> None:
    m = laid([[n(9)], [TO_FOU], [SKIP]], gauge=10, secrets={1: OPPOSITE})
    do(m, Play(n(9)))
    do(m, UseSecret())
    do(m, Cancel())
    assert gauge(m) == 10
    assert view(m).used == [1]
    assert view(m).charm == -1


@pytest.mark.rule("palab.to-fou.window", "palab.bol")
def test_a_bowl_opens_no_window() -> None:
    m = laid([[BOL], [TO_FOU], [TO_FOU]])
    submit(m, Play(BOL))
    assert view(m).phase == "confession"


@pytest.mark.rule("palab.to-fou.chain")
def test_a_lost_round_waits_for_the_window() -> None:
    """To fou saves whoever would have lost."""
    m = laid([[n(9), TEN], [TO_FOU], [SKIP]], gauge=95)
    submit(m, Play(n(9)))
    cry(m, 1)
    close(m)
    assert view(m).phase == "turn"
    do(m, PlayAs(TEN, -10))
    assert Counted(-10, 85) in events(m)
