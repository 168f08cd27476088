"""The end of a round, and of the game."""

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Ear
from tablee.engine.playout import outcomes, playout
from tablee.engine.seats import NOBODY
from tablee.games.palab import game
from tablee.games.palab.cards import FOUR, OVERFLOW, REFRESH, SWAP, ZERO
from tablee.games.palab.events import (
    Confessed,
    GameLost,
    KeptQuiet,
    RoundBegan,
    RoundLost,
    SecretTurned,
)
from tablee.games.palab.moves import Confess, KeepQuiet, Play, PlayTop, UseSecret
from tests.games.palab.table import (
    BOL,
    REVERSE,
    SKIP,
    do,
    events,
    laid,
    n,
    offers,
    put_in_front,
    state,
    submit,
    view,
)


@pytest.mark.rule("palab.round.end", "palab.setup.secret")
def test_the_loser_turns_a_secret_that_nobody_knew() -> None:
    m = laid([[n(9)], [n(3)]], gauge=95, cards=[SWAP])
    do(m, Play(n(9)))
    assert events(m)[-2:] == [RoundLost(0, 104), SecretTurned(0, SWAP)]
    assert view(m).secrets == [SWAP, -1]
    assert view(m).losses == [1, 0]


@pytest.mark.rule("palab.round.end", "palab.setup.secret")
def test_it_may_be_any_that_was_not_turned_before() -> None:
    m = laid([[BOL], [n(3)], [n(4)]], secrets={1: ZERO, 2: FOUR})
    s = state(m).copy()
    game.play(s, 0, BOL, m.ear)
    branches = outcomes(game, s)
    assert len(branches) == 6
    assert {round(chance, 9) for chance, _ in branches} == {round(1 / 6, 9)}


@pytest.mark.rule("palab.round.end", "palab.goal")
def test_whoever_has_turned_it_already_loses_the_game() -> None:
    m = laid([[BOL], [n(3)], [n(4)]], secrets={0: SWAP, 1: ZERO})
    do(m, Play(BOL))
    assert events(m)[-1] == GameLost(0)
    do(m, KeepQuiet())
    assert m.over
    assert m.outcome is not None
    assert (m.outcome.winners, m.outcome.losers, m.outcome.points) == ([], [0], [2, 1, 0])
    assert view(m).losses == [2, 1, 0]


@pytest.mark.rule("palab.goal")
@pytest.mark.parametrize("seats", range(2, 9))
def test_somebody_has_lost_two_rounds_at_the_end_and_nobody_else(seats: int) -> None:
    s, chance = game.start(seats, None, None), Seeded(seats)
    playout(game, s, chance, Ear())
    losses = game.view(s, NOBODY).losses
    assert sorted(losses)[-2:][0] <= 1
    assert max(losses) == 2
    assert s.round == sum(losses)


@pytest.mark.rule("palab.round.end")
def test_the_loser_may_tell_a_true_secret() -> None:
    m = laid([[BOL], [n(3)]])
    do(m, Play(BOL))
    assert [(ask.seat, ask.rule) for ask in m.asks] == [(0, "palab.round.end")]
    submit(m, Confess("I never liked the cake."))
    assert Confessed(0, "I never liked the cake.") in events(m)
    assert view(m).phase == "turn"  # and the table never asks twice


@pytest.mark.rule("palab.round.end")
def test_or_may_keep_quiet_and_silence_does() -> None:
    m = laid([[BOL], [n(3)]])
    do(m, Play(BOL))
    assert m.game.moves.unpack(m.asks[0].default) == KeepQuiet()
    do(m, KeepQuiet())
    assert KeptQuiet(0) in events(m)


@pytest.mark.rule("palab.round.next", "palab.first", "palab.direction")
def test_a_new_round_starts_afresh_with_the_loser() -> None:
    m = laid(
        [[REVERSE, n(2)], [BOL], [n(4)]], gauge=50, played=[n(5)], discards=[n(6)], clockwise=False,
    )  # fmt: skip
    do(m, Play(REVERSE))
    do(m, Play(BOL))
    do(m, KeepQuiet())
    seen = view(m)
    assert RoundBegan(2, 1) in events(m)
    assert (seen.round, seen.turn, seen.gauge, seen.clockwise) == (2, 1, 0, True)
    assert (seen.played, seen.discards, seen.cancellable) == ([], [], NOBODY)
    assert sum(seen.hand_sizes) + seen.pile == 76


@pytest.mark.rule("palab.round.next")
def test_used_secrets_can_be_used_again_and_a_short_hand_is_over() -> None:
    m = laid([[n(9)], [BOL]], gauge=95, secrets={0: OVERFLOW})
    do(m, UseSecret())
    do(m, Play(n(9)))
    assert (view(m).used, view(m).limits) == ([0], [2, 3])
    do(m, Play(BOL))
    do(m, KeepQuiet())
    assert (view(m).used, view(m).limits[0]) == ([], 3)
    assert view(m).secrets[0] == OVERFLOW


@pytest.mark.rule("palab.round.next", "palab.stars")
def test_the_events_are_shuffled_anew() -> None:
    m = laid([[BOL], [n(3)]])
    state(m).happenings.counts[4] = 0
    state(m).happenings.size = 9
    state(m).dry = True
    do(m, Play(BOL))
    do(m, KeepQuiet())
    assert view(m).events_left == list(range(1, 11))
    assert view(m).dry is False
    assert view(m).event == 0


@pytest.mark.rule("palab.round.next", "palab.super-skip")
def test_a_new_round_ends_a_super_skip() -> None:
    m = laid([[SKIP], [BOL], [n(4)]], turn=1)
    put_in_front(m, 0)
    do(m, Play(BOL))
    do(m, KeepQuiet())
    assert view(m).front == [-1, -1, -1]


@pytest.mark.rule("palab.round.end")
def test_a_round_lost_in_a_chain_of_draws_leaves_nothing_behind() -> None:
    m = laid([[], [n(3)]], gauge=95, secrets={1: REFRESH}, cards=[n(9)])
    do(m, PlayTop())
    s = state(m)
    assert (s.queue, s.then, s.charm, s.laid.card) == ([], 0, -1, -1)
    assert offers(m)[-1] == KeepQuiet()
