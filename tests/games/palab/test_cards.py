"""The cards, one by one."""

import pytest

from tablee.games.palab.events import (
    Counted,
    Mirrored,
    Passed,
    SatDown,
    SatOut,
    Spilled,
    Swapped,
    Turned,
)
from tablee.games.palab.moves import Cancel, Play, PlayAs, PlayAt, PlayTop
from tests.games.palab.table import (
    BOL,
    MAX,
    MIROIR,
    MOI_TOI,
    ONE_11,
    REVERSE,
    SKIP,
    SUPER_SKIP,
    TEN,
    TO_FOU,
    TOEM,
    ZERO_24,
    close,
    cry,
    do,
    events,
    gauge,
    hand,
    laid,
    n,
    offers,
    put_in_front,
    submit,
    view,
)


@pytest.mark.rule("palab.value")
@pytest.mark.parametrize("value", range(2, 10))
def test_a_figure_adds_its_value(value: int) -> None:
    m = laid([[n(value)], [n(3)]], gauge=20)
    do(m, Play(n(value)))
    assert gauge(m) == 20 + value


@pytest.mark.rule("palab.choice")
@pytest.mark.parametrize(
    ("card", "figures"), [(ZERO_24, [0, 24]), (ONE_11, [1, 11]), (TEN, [-10, 10])]
)
def test_the_player_chooses(card: int, figures: list[int]) -> None:
    for figure in figures:
        m = laid([[card], [n(3)]], gauge=20)
        assert offers(m) == [PlayAs(card, figure) for figure in figures]
        do(m, PlayAs(card, figure))
        assert gauge(m) == 20 + figure


@pytest.mark.rule("palab.miroir")
def test_a_miroir_copies_the_last_card() -> None:
    m = laid([[MIROIR], [n(3)]], gauge=20, played=[n(8)])
    do(m, Play(MIROIR))
    assert Mirrored(n(8)) in events(m)
    assert gauge(m) == 28


@pytest.mark.rule("palab.miroir")
def test_its_choices_are_made_anew() -> None:
    m = laid([[ZERO_24], [MIROIR], [n(3)]], gauge=20)
    do(m, PlayAs(ZERO_24, 0))
    assert offers(m)[:2] == [PlayAs(MIROIR, 0), PlayAs(MIROIR, 24)]
    do(m, PlayAs(MIROIR, 24))
    assert gauge(m) == 44


@pytest.mark.rule("palab.miroir")
def test_a_miroir_on_a_miroir_stands_for_what_that_one_copied() -> None:
    m = laid([[MIROIR], [MIROIR], [n(3)]], gauge=20, played=[n(8)])
    do(m, Play(MIROIR))
    do(m, Play(MIROIR))
    assert gauge(m) == 36


@pytest.mark.rule("palab.miroir")
def test_on_nothing_it_is_worth_nothing() -> None:
    m = laid([[MIROIR], [MIROIR], [n(3)]], gauge=20)
    do(m, Play(MIROIR))
    assert Mirrored(-1) in events(m)
    do(m, Play(MIROIR))
    assert gauge(m) == 20


@pytest.mark.rule("palab.miroir")
def test_a_to_fou_stands_for_12_whatever_it_was_played_for() -> None:
    m = laid([[MIROIR], [n(3)]], gauge=20, played=[TO_FOU])
    do(m, Play(MIROIR))
    assert gauge(m) == 32
    assert Cancel() not in offers(m)


@pytest.mark.rule("palab.miroir")
def test_a_cancelled_card_lies_on_the_pile_like_any_other() -> None:
    m = laid([[n(9), MIROIR, MIROIR], [TO_FOU], [n(3)]], gauge=20, cards=[n(2)])
    submit(m, Play(n(9)))
    cry(m, 1)
    close(m)
    assert view(m).played == [n(9), TO_FOU]
    do(m, Play(MIROIR))
    assert gauge(m) == 32


@pytest.mark.rule("palab.miroir")
@pytest.mark.parametrize("card", [TOEM, MOI_TOI])
def test_a_miroir_names_somebody_of_its_own(card: int) -> None:
    m = laid([[MIROIR, n(2)], [n(3)], [n(4)]], played=[card])
    assert offers(m)[-2:] == [PlayAt(MIROIR, 1), PlayAt(MIROIR, 2)]
    do(m, PlayAt(MIROIR, 2))
    assert (view(m).turn == 2) == (card == TOEM)
    assert (n(2) in hand(m, 2)) == (card == MOI_TOI)


@pytest.mark.rule("palab.miroir", "palab.super-skip")
def test_a_miroir_of_a_super_skip_lies_in_front_too() -> None:
    m = laid([[MIROIR], [n(3)], [n(4)]], played=[SUPER_SKIP])
    do(m, Play(MIROIR))
    assert view(m).front == [MIROIR, -1, -1]
    assert view(m).played == [SUPER_SKIP]


@pytest.mark.rule("palab.reverse")
def test_reverse_turns_the_direction_round() -> None:
    m = laid([[REVERSE], [n(3)], [n(4)]])
    do(m, Play(REVERSE))
    assert Turned(0) in events(m)
    assert view(m).clockwise is False
    assert view(m).turn == 2
    do(m, Play(n(4)))
    assert view(m).turn == 1


@pytest.mark.rule("palab.reverse")
def test_of_two_the_other_plays_next_all_the_same() -> None:
    m = laid([[REVERSE], [n(3)]])
    do(m, Play(REVERSE))
    assert view(m).turn == 1


@pytest.mark.rule("palab.toem")
def test_toem_names_who_plays_next_and_its_player_does_not_draw() -> None:
    m = laid([[TOEM, n(2)], [n(3)], [n(4)], [n(5)]])
    assert PlayAt(TOEM, 0) not in offers(m)
    do(m, PlayAt(TOEM, 2))
    assert view(m).turn == 2
    assert hand(m, 0) == [n(2)]
    do(m, Play(n(4)))
    assert view(m).turn == 3


@pytest.mark.rule("palab.toem", "palab.super-skip")
def test_for_one_who_sits_out_a_toem_is_his_passed_turn() -> None:
    m = laid([[TOEM, n(2)], [n(3)], [n(4)], [n(5)]])
    put_in_front(m, 2)
    do(m, PlayAt(TOEM, 2))
    assert SatOut(2) in events(m)
    assert view(m).turn == 3
    assert view(m).front[2] == -1


@pytest.mark.rule("palab.moi-toi")
def test_whole_hands_are_swapped_before_one_draws() -> None:
    m = laid([[MOI_TOI, n(2), n(3)], [n(4)], [SKIP]], cards=[n(5), n(6)])
    do(m, PlayAt(MOI_TOI, 1))
    assert Swapped(0, 1) in events(m)
    assert hand(m, 0) == [n(4), n(5), n(6)]
    assert hand(m, 1) == [n(2), n(3)]


@pytest.mark.rule("palab.moi-toi")
def test_an_empty_hand_is_swapped_too() -> None:
    m = laid([[MOI_TOI], [n(4), n(4)], [SKIP]], cards=[n(5)])
    do(m, PlayAt(MOI_TOI, 1))
    assert hand(m, 1) == []
    assert hand(m, 0) == [n(4), n(4), n(5)]


@pytest.mark.rule("palab.max")
@pytest.mark.parametrize("at", [-10, 0, 98, 99])
def test_the_gauge_becomes_99(at: int) -> None:
    m = laid([[MAX], [n(3)]], gauge=at)
    do(m, Play(MAX))
    assert gauge(m) == 99
    assert Counted(99 - at, 99) in events(m)
    assert view(m).loser < 0


@pytest.mark.rule("palab.to-fou")
def test_a_to_fou_counts_12_at_ones_own_turn() -> None:
    m = laid([[TO_FOU], [n(3)]], gauge=20)
    do(m, PlayAs(TO_FOU, 12))
    assert gauge(m) == 32
    assert len(hand(m, 0)) == 3


@pytest.mark.rule("palab.skip")
def test_skip_passes_and_draws() -> None:
    m = laid([[SKIP], [n(3)]], gauge=99)
    do(m, Play(SKIP))
    assert Passed(0) in events(m)
    assert gauge(m) == 99
    assert len(hand(m, 0)) == 3
    assert view(m).turn == 1


@pytest.mark.rule("palab.super-skip", "palab.discard")
def test_super_skip_passes_this_turn_and_the_next_and_draws_in_neither() -> None:
    m = laid([[SUPER_SKIP, n(2)], [n(3), n(3), n(4)]], gauge=20, cards=[n(9), n(9)])
    do(m, Play(SUPER_SKIP))
    assert SatDown(0) in events(m)
    assert view(m).front == [SUPER_SKIP, -1]
    assert view(m).played == []
    assert hand(m, 0) == [n(2)]
    do(m, Play(n(3)))
    assert SatOut(0) in events(m)
    assert view(m).turn == 1
    assert view(m).front == [-1, -1]
    assert view(m).discards == [SUPER_SKIP]
    assert hand(m, 0) == [n(2)]
    do(m, Play(n(3)))
    assert view(m).turn == 0


@pytest.mark.rule("palab.super-skip", "palab.to-fou.window")
def test_whoever_sits_out_answers_windows() -> None:
    m = laid([[TO_FOU], [n(3)], [n(4)]], turn=1)
    put_in_front(m, 0)
    submit(m, Play(n(3)))
    assert 0 in view(m).asked


@pytest.mark.rule("palab.super-skip")
def test_cancelled_in_its_window_it_lies_on_the_played_pile() -> None:
    m = laid([[SUPER_SKIP, n(2)], [TO_FOU]], cards=[n(9), n(9)])
    submit(m, Play(SUPER_SKIP))
    cry(m, 1)
    close(m)
    assert view(m).played == [SUPER_SKIP, TO_FOU]
    assert view(m).front == [-1, -1]
    assert view(m).turn == 0


@pytest.mark.rule("palab.super-skip", "palab.to-fou.chain")
def test_saved_by_a_second_to_fou_it_lies_in_front() -> None:
    m = laid([[SUPER_SKIP, TO_FOU], [TO_FOU]], cards=[n(9)] * 3)
    submit(m, Play(SUPER_SKIP))
    cry(m, 1)
    cry(m, 0)
    assert view(m).played == [TO_FOU, TO_FOU]
    assert view(m).front == [SUPER_SKIP, -1]
    assert view(m).turn == 1


@pytest.mark.rule("palab.bol")
def test_whoever_plays_a_bowl_loses_at_once_and_nobody_may_react() -> None:
    m = laid([[BOL], [TO_FOU]], gauge=-50)
    submit(m, Play(BOL))
    assert Spilled(0) in events(m)
    assert view(m).loser == 0


@pytest.mark.rule("palab.bol", "palab.play.top")
def test_a_bowl_from_the_top_loses_too() -> None:
    m = laid([[], [TO_FOU]], cards=[BOL])
    submit(m, PlayTop())
    assert view(m).loser == 0
