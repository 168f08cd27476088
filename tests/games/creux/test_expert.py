"""Expert mode: a constraint before each mime."""

from __future__ import annotations

import pytest

from tablee.engine.ear import HIDDEN
from tablee.engine.seats import NOBODY
from tablee.games import shelf
from tablee.games.creux.law.constraints import ALL, COPIES, KINDS
from tablee.games.creux.law.events import ConstraintDrawn, ConstraintWas
from tablee.games.creux.law.moves import ThrowAway
from tests.games.creux.table import (
    appoint,
    guess,
    heard,
    lay_decoys,
    mime,
    play,
    state,
    table,
    view,
)

FINGERS, BACK, UPRIGHT = 8, 12, 13


@pytest.mark.rule("creux.constraints")
def test_twenty_constraints_of_eight_sorts() -> None:
    assert sum(COPIES) == ALL == 20
    assert len(COPIES) == KINDS == 14
    only, at_least = COPIES[:4], COPIES[4:8]
    assert only == at_least == [1, 1, 1, 1]
    assert COPIES[8:] == [2] * 6


@pytest.mark.rule("creux.constraints")
def test_each_has_its_words() -> None:
    for language in ("fr", "en"):
        words = shelf.take("creux").words(language)
        assert len({*words.entries["constraints"]}) == KINDS
        assert str(words.entries["constraints"][BACK]) in words.event(
            ConstraintDrawn(0, BACK), ["Ana"]
        )


@pytest.mark.rule("creux.expert")
def test_none_are_drawn_where_the_table_has_not_agreed_on_it() -> None:
    m = table(4, 50)
    appoint(m, 0, 1)
    assert view(m, 1).constraints == [-1, -1]
    assert view(m).constraints_left == ALL


@pytest.mark.rule("creux.expert")
def test_before_each_mime_the_child_secretly_draws_one() -> None:
    m = table(4, 50, FINGERS, 60, 51, BACK, expert=True)
    appoint(m, 0, 1)
    assert view(m, 1).constraints == [FINGERS, -1]
    assert heard(m, 1)[-1] == ConstraintDrawn(1, FINGERS)
    mime(m)
    lay_decoys(m, 11)
    assert view(m, 1).constraints == [FINGERS, BACK]
    for seat in (NOBODY, 0, 2, 3):
        assert view(m, seat).constraints == [HIDDEN, HIDDEN]
        assert not [event for event in heard(m, seat) if isinstance(event, ConstraintDrawn)]
    assert view(m).constraints_left == ALL - 2


@pytest.mark.rule("creux.expert")
def test_in_a_team_of_three_each_child_has_his_own() -> None:
    m = table(5, 50, expert=True, two_rounds=True)
    while view(m).acting != [2, 3, 4]:
        appoint(m, 0, 1)
        for _ in range(2):
            mime(m)
            lay_decoys(m, view(m, 2).hand[0])
        guess(m, *view(m).album[:2])
    appoint(m, 2, 4)
    mime(m)
    lay_decoys(m, view(m, 0).hand[0])
    bonds = state(m).bonds
    assert view(m, 4).constraints == [bonds[0], HIDDEN]
    assert view(m, 3).constraints == [HIDDEN, bonds[1]]


@pytest.mark.rule("creux.expert", "creux.choose")
def test_another_memory_comes_before_the_constraint() -> None:
    m = table(4, 50, 51, UPRIGHT, expert=True, throw_away=True)
    appoint(m, 0, 1)
    assert view(m, 1).constraints == [-1, -1]
    play(m, 1, ThrowAway())
    assert view(m, 1).memories == [51, 0]
    assert view(m, 1).constraints == [UPRIGHT, -1]


@pytest.mark.rule("creux.expert")
def test_used_ones_are_shown_at_the_end_of_the_turn_and_discarded() -> None:
    m = table(4, 50, FINGERS, 60, 51, BACK, 61, expert=True)
    appoint(m, 0, 1)
    mime(m)
    lay_decoys(m, 11)
    mime(m)
    lay_decoys(m, 12)
    assert view(m).spent == []
    guess(m, 50, 51)
    assert view(m).spent == [FINGERS, BACK]
    assert view(m).past[0].constraints == [FINGERS, BACK]
    assert [event for event in heard(m) if isinstance(event, ConstraintWas)] == [
        ConstraintWas(1, FINGERS, 0),
        ConstraintWas(1, BACK, 1),
    ]


@pytest.mark.rule("creux.expert")
def test_an_empty_pile_is_made_anew_of_them() -> None:
    m = table(4, 50, FINGERS, expert=True)
    s = state(m)
    for kind in range(KINDS):
        while s.constraints.counts[kind] > 0:
            s.constraints.add(kind, -1)
            s.spent.append(kind)
    appoint(m, 0, 1)
    assert view(m, 1).constraints == [FINGERS, -1]
    assert view(m).spent == []
    assert view(m).constraints_left == ALL - 1


@pytest.mark.rule("creux.expert", "creux.table")
def test_around_a_real_table_too() -> None:
    m = table(4, 50, FINGERS, expert=True, real_objects=True)
    appoint(m, 0, 1)
    assert (view(m).phase, view(m, 1).constraints) == ("miming", [FINGERS, -1])
