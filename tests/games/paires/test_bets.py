"""paires.bet and purse.pay: how the loser of a game for chips pays."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.games.paires import game
from tablee.games.paires.events import Paid, Received
from tablee.games.paires.options import Mode, Options
from tablee.games.paires.state import CUTCHFELD, DOWNSPEAR, NORLAND
from tests.games.paires.table import lay, sit_down

MODES = {"downspear": DOWNSPEAR, "norland": NORLAND, "cutchfeld": CUTCHFELD}


def last_fold(
    mode: Mode, scored: Sequence[Sequence[int]], purses: Sequence[int], middle: int = 0
) -> Match:
    """Seat 0 folds, takes the 2 that lies before his neighbour, and with it loses the game."""
    seats = len(scored)
    fronts = [[10], [2], *([[9]] * (seats - 2))]
    s = lay(fronts, scored, limit=sum(scored[0]) + 2)
    s.turn, s.forfeit = 0, 16
    s.mode, s.purses, s.middle = MODES[mode], vec[i64](list(purses)), middle
    match = sit_down(s)
    match.submit(0, 1)
    assert match.over
    return match


def purses(match: Match) -> list[int]:
    outcome = match.outcome
    assert outcome is not None
    assert outcome.carry is not None
    return outcome.carry.purses


def middle(match: Match) -> int:
    assert match.outcome is not None
    assert match.outcome.carry is not None
    return match.outcome.carry.middle


@pytest.mark.rule("paires.bet")
def test_downspear_the_loser_pays_one_to_each_other() -> None:
    match = last_fold("downspear", [[8, 7], [5], [3], []], [100] * 4)
    assert purses(match) == [97, 101, 101, 101]
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.losers) == ([1, 2, 3], [0])


@pytest.mark.rule("paires.bet")
def test_norland_the_loser_pays_one_to_each_who_has_the_lowest_score() -> None:
    assert purses(last_fold("norland", [[8], [5], [3], [3]], [100] * 4)) == [98, 100, 101, 101]
    assert purses(last_fold("norland", [[8], [5], [], [3]], [100] * 4)) == [99, 100, 101, 100]


@pytest.mark.rule("paires.bet")
def test_cutchfeld_with_17_10_8_7_and_2_the_17_pays_17_to_the_2() -> None:
    scores = [[8, 7], [10], [8], [7], [2]]
    assert purses(last_fold("cutchfeld", scores, [100] * 5)) == [83, 100, 100, 100, 117]


@pytest.mark.rule("paires.bet")
def test_cutchfeld_what_cannot_be_shared_stays_in_the_middle() -> None:
    match = last_fold("cutchfeld", [[8, 7], [3], [3], [4]], [100] * 4)
    assert (purses(match), middle(match)) == ([83, 108, 108, 100], 1)


@pytest.mark.rule("paires.bet")
def test_cutchfeld_what_lay_in_the_middle_is_added_before_the_sharing() -> None:
    match = last_fold("cutchfeld", [[8, 7], [3], [3], [4]], [100] * 4, middle=2)
    assert (purses(match), middle(match)) == ([83, 109, 109, 100], 1)


@pytest.mark.rule("purse.pay")
def test_one_to_each_goes_clockwise_from_the_left_until_nothing_is_left() -> None:
    assert purses(last_fold("downspear", [[8], [5], [3], []], [2, 7, 7, 7])) == [0, 8, 8, 7]


@pytest.mark.rule("purse.pay")
def test_a_payment_to_be_shared_is_cut_to_what_he_has_and_then_shared() -> None:
    match = last_fold("cutchfeld", [[8, 7], [3], [3], [4]], [5, 7, 7, 7])
    assert (purses(match), middle(match)) == ([0, 9, 9, 7], 1)


@pytest.mark.rule("paires.bet")
def test_everybody_is_told_who_paid_and_who_received() -> None:
    ear = last_fold("norland", [[8], [5], [3], [3]], [100] * 4).ear.inner
    assert isinstance(ear, Listening)
    told = game.events.for_seat(ear.told, 1)[-3:]
    assert told == [Paid(0, 2), Received(2, 1), Received(3, 1)]


@pytest.mark.rule("purse.start", "paires.bet")
def test_a_game_for_chips_starts_with_a_hundred_each_and_owes_no_forfeit() -> None:
    s = game.start(3, Options(mode="norland"), None)
    view = game.view(s, 0)
    assert (view.purses, view.mode, view.forfeit) == ([100, 100, 100], "norland", 16)


@pytest.mark.parametrize("wrong", [{"mode": "poker"}, {"chips": 3}, {"forfeit": "x" * 201}])
def test_other_options_do_not_exist(wrong: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, Options)
