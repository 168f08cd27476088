"""PAN! The Cleaner, and the window that asks everybody."""

import pytest

from tablee.engine.seats import CLOCK, NOBODY
from tablee.games.cuba.events import Shot, Showed, WentOut
from tablee.games.cuba.moves import Close, LetPass, Shoot
from tests.games.cuba.table import (
    CLEANER,
    DRIVER,
    FBI,
    GODFATHER,
    LOYAL,
    SIX,
    accuse,
    accuse_and_let_pass,
    asked,
    handed,
    heard,
    play,
    refused,
    shoot,
    stolen,
    view,
    winners,
)

# With the Cleaner at seat 1: a Thief, the Agent, a Driver, a Thief.
FIVE = [CLEANER, 3, FBI, DRIVER, 4]


@pytest.mark.rule("cuba.cleaner", "table.window")
def test_everybody_is_asked_but_the_godfather_and_the_accused() -> None:
    m = stolen(FIVE, cleaner=True)
    accuse(m, 2)
    assert view(m).phase == "window"
    assert asked(m) == dict.fromkeys((1, 3, 4, 5), ("cuba.cleaner", False)) | {
        CLOCK: ("table.window", True)
    }
    assert refused(m, 3, Shoot()) == "cuba.cleaner"
    play(m, 3, LetPass())
    play(m, 1, Shoot())
    play(m, 1, LetPass())  # thinks better of it, in time
    assert view(m, 1).answer == 0
    assert view(m, NOBODY).answer == view(m, 4).answer == -1
    play(m, CLOCK, Close())
    assert (view(m).shown[2], view(m).shot) == (3, NOBODY)


@pytest.mark.rule("cuba.cleaner")
def test_no_window_at_a_table_without_the_cleaner() -> None:
    m = stolen(SIX)
    accuse(m, 2)
    assert view(m).shown[2] == 3


@pytest.mark.rule("cuba.cleaner")
def test_who_was_cleared_is_still_asked_and_who_is_out_is_not() -> None:
    m = stolen(FIVE, cleaner=True, jokers=2)
    accuse_and_let_pass(m, 1)  # the Cleaner himself: a joker for him
    accuse_and_let_pass(m, 5)
    accuse(m, 4)
    assert asked(m) == {
        1: ("cuba.cleaner", False),
        2: ("cuba.cleaner", False),
        3: ("cuba.cleaner", False),
        CLOCK: ("table.window", True),
    }
    play(m, 1, Shoot())
    play(m, CLOCK, Close())
    assert view(m).out == [1, 4, 5]


@pytest.mark.rule("cuba.cleaner")
def test_an_agent_shot_and_the_cleaner_wins_alone() -> None:
    m = stolen(FIVE, cleaner=True)
    shoot(m, 1, 3)
    assert heard(m)[-6:-3] == [Shot(1, 3), Showed(3, FBI), WentOut(3)]
    assert (view(m).ending, winners(m)) == (3, [1])


@pytest.mark.rule("cuba.cleaner", "cuba.driver")
def test_a_driver_beside_the_cleaner_wins_with_him() -> None:
    m = stolen([CLEANER, DRIVER, FBI, 3, 4], cleaner=True)
    shoot(m, 1, 3)
    assert winners(m) == [1, 2]


@pytest.mark.rule("cuba.cleaner")
def test_a_thief_shot_gives_back_and_takes_the_cleaner_along() -> None:
    m = stolen(FIVE, cleaner=True)
    shoot(m, 1, 5)
    assert (view(m).found, view(m).out, view(m).shot) == (4, [1, 5], 1)
    assert m.outcome is None
    accuse(m, 2)  # no window any more: he has shot
    assert view(m).ending == 0
    assert winners(m) == [GODFATHER]  # cuba.out.wins: the Cleaner is out


@pytest.mark.rule("cuba.cleaner")
def test_the_last_thief_shot_ends_it_well_for_the_godfather() -> None:
    m = stolen([CLEANER, LOYAL, FBI, DRIVER, 3, 4], cleaner=True)
    accuse_and_let_pass(m, 5)
    shoot(m, 1, 6)
    assert view(m).ending == 0
    assert winners(m) == [GODFATHER, 2]


@pytest.mark.rule("cuba.cleaner")
def test_an_innocent_shot_is_nobodys_fault_even_without_jokers() -> None:
    m = stolen(FIVE, cleaner=True, jokers=0)
    shoot(m, 1, 4)
    assert (view(m).out, view(m).given, view(m).phase) == ([1, 4], [], "inquiry")
    assert view(m).shown[4] == DRIVER


@pytest.mark.rule("cuba.cleaner")
def test_as_long_as_he_has_not_shot_he_wins_as_a_loyal() -> None:
    m = stolen(FIVE, cleaner=True)
    accuse_and_let_pass(m, 2)
    accuse_and_let_pass(m, 5)
    assert winners(m) == [GODFATHER, 1]
    fallen = stolen(FIVE, cleaner=True)
    accuse_and_let_pass(fallen, 4)
    assert winners(fallen) == [5]


@pytest.mark.rule("cuba.cleaner", "cuba.first.hide")
def test_the_window_opens_even_if_the_cleaner_is_in_the_bag() -> None:
    m = stolen([3, FBI, DRIVER, 4, 5], bag=4, cleaner=True)
    accuse(m, 1)
    assert CLOCK in asked(m)
    play(m, CLOCK, Close())
    assert view(m).out == [1]


def test_the_first_player_can_hide_the_cleaner() -> None:
    assert 6 + 4 in handed(6, cleaner=True).legal(1)
