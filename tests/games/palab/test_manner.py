"""Bots talk at the family table: three tempers, three tongues, and only of what all have seen."""

from __future__ import annotations

import pytest

from tablee.engine.ear import HIDDEN
from tablee.games.manners import spoken
from tablee.games.palab.events import (
    Annulled,
    Counted,
    Drew,
    GameLost,
    Played,
    RoundLost,
    Swapped,
    TurnedUp,
)
from tablee.games.palab.manner import Manner
from tablee.games.shelf import take
from tests.games.palab.table import MAX, MOI_TOI, SKIP, n

TONGUES = ["en", "fr", "mfe"]
MOMENTS = ["annulled", "swapped", "brink", "gamble", "lost", "gloat", "shame"]
MANNERS = take("palab").manners


def test_every_temper_has_a_line_for_every_moment_in_every_tongue() -> None:
    assert list(MANNERS) == TONGUES
    for tongue in TONGUES:
        assert list(MANNERS[tongue]) == ["granny", "uncle", "cousin"]
        lines = [line for temper in MANNERS[tongue].values() for line in temper.values()]
        assert all(list(temper) == MOMENTS for temper in MANNERS[tongue].values())
        assert len(set(lines)) == len(lines)
        assert all(3 < len(line) <= 56 for line in lines)


def test_whoever_brings_the_gauge_near_99_remarks_on_it() -> None:
    manner = Manner({1, 2})
    assert manner.remarks([Played(1, MAX)]) == []
    assert manner.remarks([Counted(40, 99), Drew(1, HIDDEN)]) == [(1, "brink")]
    assert manner.remarks([Played(2, n(9)), Counted(9, 60)]) == []
    assert manner.remarks([Played(0, MAX), Counted(39, 99)]) == []  # a person


def test_a_cancelled_card_a_swapped_hand_and_a_gamble_are_worth_a_word() -> None:
    manner = Manner({0, 1, 2})
    assert manner.remarks([Annulled(2, SKIP)]) == [(2, "annulled")]
    assert manner.remarks([Played(0, MOI_TOI), Swapped(0, 1)]) == [(1, "swapped")]
    assert manner.remarks([TurnedUp(2, n(3))]) == [(2, "gamble")]


def test_a_lost_round_hurts_one_and_pleases_another() -> None:
    manner = Manner({1, 3})
    assert manner.remarks([RoundLost(1, 104)]) == [(3, "gloat"), (1, "lost")]
    assert manner.remarks([RoundLost(0, 104)]) == [(1, "gloat")]
    assert manner.remarks([RoundLost(3, 104), GameLost(3)]) == [(1, "gloat"), (3, "shame")]


@pytest.mark.parametrize("tongue", TONGUES)
def test_a_bot_has_the_temper_of_its_name(tongue: str) -> None:
    tempers = MANNERS[tongue]
    names = ["Ana", "Odile", "Zéphyrin", "Karim", "Malo", "Rosa"]
    heard = {spoken(tempers, name, "lost") for name in names}
    assert heard == {temper["lost"] for temper in tempers.values()}
    assert spoken(tempers, "Ana", "lost") == spoken(tempers, "Ana", "lost")
