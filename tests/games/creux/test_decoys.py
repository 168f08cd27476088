"""Decoys: each other team slips in a memory that looks like what it saw."""

from __future__ import annotations

import pytest

from tablee.engine.ear import HIDDEN
from tablee.engine.match import Match
from tablee.engine.seats import NOBODY
from tablee.games.creux.law.events import DecoyChosen, DecoysLaid, MemoryDealt, TeamReady
from tablee.games.creux.law.moves import Lay
from tests.games.creux.table import (
    appoint,
    asked,
    heard,
    lay_decoys,
    mime,
    offered,
    pass_turn,
    play,
    refused,
    state,
    table,
    view,
)


def mimed(seats: int, *draws: int) -> Match:
    """The first mime is over, and the other teams choose."""
    m = table(seats, 50, *draws)
    appoint(m, 0, 1)
    mime(m)
    return m


@pytest.mark.rule("creux.decoy")
def test_every_member_of_every_other_team_is_asked() -> None:
    m = mimed(6)
    assert asked(m) == dict.fromkeys((2, 3, 4, 5), ("creux.decoy", True))
    assert [move for move in offered(m, 2) if isinstance(move, Lay)] == [
        Lay(card) for card in view(m, 2).hand
    ]
    assert refused(m, 2, Lay(1)) == "creux.decoy"  # a card of another team's


@pytest.mark.rule("creux.decoy")
def test_the_choice_of_any_member_counts_and_is_sealed() -> None:
    m = mimed(6)
    play(m, 3, Lay(13))
    assert view(m, 2).chosen == view(m, 3).chosen == 13
    assert heard(m, 2)[-2:] == [DecoyChosen(3, 13), TeamReady(0b1100)]
    for seat in (NOBODY, 0, 1, 4, 5):
        assert view(m, seat).chosen == 0
        assert view(m, seat).ready == [1]  # that they have chosen is no secret
        assert heard(m, seat)[-1] == TeamReady(0b1100)
        assert DecoyChosen(3, 13) not in heard(m, seat)


@pytest.mark.rule("creux.decoy")
def test_it_may_be_changed_until_all_teams_have_chosen() -> None:
    m = mimed(6, 70, 71)
    play(m, 3, Lay(13))
    assert asked(m)[2] == asked(m)[3] == ("creux.decoy", False)
    before = heard(m, 0)
    play(m, 2, Lay(16))
    assert view(m, 3).chosen == 16
    assert heard(m, 0) == before  # nobody else learns that they have changed it
    play(m, 4, Lay(21))
    assert [one.memory for one in view(m, 2).laid] == [16, HIDDEN]
    assert refused(m, 2, Lay(11)) == "table.ask"


@pytest.mark.rule("creux.decoy")
def test_cards_are_laid_face_down_and_each_team_draws_clockwise_from_the_left() -> None:
    m = mimed(6, 70, 71)
    play(m, 5, Lay(26))  # the last team is the first to choose
    play(m, 2, Lay(11))
    assert DecoysLaid(2) in heard(m)
    assert [(one.team, one.mime, one.memory) for one in view(m).laid] == [
        (1, 0, HIDDEN),
        (2, 0, HIDDEN),
    ]
    assert view(m, 2).hand == [12, 13, 14, 15, 16, 70]
    assert view(m, 4).hand == [21, 22, 23, 24, 25, 71]
    assert MemoryDealt(0b1100, 70) in heard(m, 3)
    assert MemoryDealt(0b1100, 70) not in heard(m, 4)


@pytest.mark.rule("creux.decoy")
def test_in_a_later_turn_the_left_is_another_team() -> None:
    m = table(6)
    pass_turn(m)
    appoint(m, 2, 3)
    mime(m)
    lay_decoys(m, view(m, 4).hand[0], view(m, 0).hand[0])
    assert [one.team for one in view(m).laid] == [2, 0]


@pytest.mark.rule("creux.decoy")
def test_a_team_knows_its_own_decoys_and_no_others() -> None:
    m = mimed(6)
    lay_decoys(m, 11, 21)
    assert [one.memory for one in view(m, 2).laid] == [11, HIDDEN]
    assert [one.memory for one in view(m, 5).laid] == [HIDDEN, 21]
    for seat in (NOBODY, 0, 1):
        assert [one.memory for one in view(m, seat).laid] == [HIDDEN, HIDDEN]


@pytest.mark.rule("creux.decoy")
def test_silence_lays_the_first_card_of_the_hand() -> None:
    m = mimed(4)
    ask = next(ask for ask in m.asks if ask.seat == 3)
    m.submit(3, ask.default)
    assert state(m).laid == [11]


@pytest.mark.rule("creux.decoy")
def test_each_mime_has_decoys_of_its_own() -> None:
    m = mimed(4, 70, 51, 71)
    lay_decoys(m, 11)
    mime(m)
    lay_decoys(m, 70)
    assert [(one.team, one.mime) for one in view(m).laid[:2]] == [(1, 0), (1, 1)]
    assert view(m, 2).hand == [12, 13, 14, 15, 16, 71]
