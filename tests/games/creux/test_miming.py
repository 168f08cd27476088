"""The mime: eyes closed, in silence; later, where somebody was not there; or for real."""

from __future__ import annotations

import pytest

from tablee.engine.match import Match
from tablee.engine.seats import members
from tablee.games.creux import game
from tablee.games.creux.law.events import EyesClosed, EyesOpened, Mimed, WentAhead
from tablee.games.creux.law.moves import (
    CloseEyes,
    Done,
    GoAhead,
    Lay,
    Mime,
    OpenEyes,
)
from tests.games.creux.table import (
    appoint,
    asked,
    awaited,
    guess,
    heard,
    lay_decoys,
    mime,
    offered,
    play,
    refused,
    state,
    table,
    view,
)


def silent(m: Match) -> list[int]:
    return members(game.silent(state(m)))


@pytest.mark.rule("creux.mime", "creux.screen")
def test_a_mime_begins_when_the_grandfather_says_that_his_eyes_are_closed() -> None:
    m = table(4, 50)
    appoint(m, 0, 1)
    assert asked(m)[0] == ("creux.mime", True)
    assert refused(m, 1, Mime()) == "creux.screen"
    play(m, 0, CloseEyes())
    assert view(m).closed
    assert heard(m)[-1] == EyesClosed(0)
    assert asked(m)[1] == ("creux.mime", True)
    play(m, 1, Mime())
    assert heard(m)[-1] == Mimed(1, 0)
    assert view(m).phase == "decoys"


@pytest.mark.rule("creux.mime")
def test_only_the_child_mimes() -> None:
    m = table(4, 50)
    appoint(m, 0, 1)
    play(m, 0, CloseEyes())
    for seat in (2, 3):
        assert Mime not in offered(m, seat)
    assert offered(m, 0) == []


@pytest.mark.rule("creux.screen")
def test_a_mime_may_last_as_long_as_the_table_agrees_on() -> None:
    for seconds in (15, 90):
        m = table(4, 50, seconds=seconds)
        appoint(m, 0, 1)
        play(m, 0, CloseEyes())
        ask = next(ask for ask in m.asks if ask.seat == 1)
        assert ask.seconds == 90 + seconds  # and as long as it takes to think of something
        assert view(m).options.seconds == seconds


@pytest.mark.rule("creux.mime.rules")
def test_child_and_grandfather_do_not_speak() -> None:
    m = table(4, 50, 60, 51, 61)
    assert silent(m) == []
    appoint(m, 0, 1)
    assert silent(m) == [0, 1]
    play(m, 0, CloseEyes())
    assert silent(m) == [0, 1]
    play(m, 1, Mime())
    assert silent(m) == [1]  # the Child knows the memory; the Grandfather may think aloud
    lay_decoys(m, 11)
    assert silent(m) == [0, 1]
    mime(m)
    lay_decoys(m, 12)
    assert view(m).phase == "guessing"
    assert silent(m) == [1]
    guess(m, 50, 51)
    assert silent(m) == []


@pytest.mark.rule("creux.mime.rules")
def test_who_knows_a_memory_is_silent_in_a_team_of_three() -> None:
    m = table(5, 50)
    while view(m).acting != [2, 3, 4]:
        appoint(m, 0, 1)
        mime(m)
        lay_decoys(m, view(m, 2).hand[0])
        mime(m)
        lay_decoys(m, view(m, 2).hand[0])
        guess(m, *view(m).album[:2])
    appoint(m, 2, 4)
    mime(m)
    assert silent(m) == [3, 4]


@pytest.mark.rule("creux.mime.rules")
def test_a_mime_is_not_done_over_again() -> None:
    m = table(4, 50)
    appoint(m, 0, 1)
    mime(m)
    assert refused(m, 1, Mime()) == "table.ask"
    assert m.may_undo(1) == 0


@pytest.mark.rule("creux.screen")
def test_the_child_need_not_wait_for_a_grandfather_who_is_not_there() -> None:
    m = table(4, 50, 60)
    appoint(m, 0, 1)
    assert asked(m) == {0: ("creux.mime", True), 1: ("creux.screen", False)}
    assert awaited(m) == {0, 1}
    play(m, 1, GoAhead())
    assert heard(m)[-1] == WentAhead(1)
    assert view(m).missed
    play(m, 1, Mime())
    assert asked(m)[0] == ("creux.screen", True)  # he may feel it while the others choose
    play(m, 2, Lay(11))
    assert view(m).phase == "feeling"
    assert asked(m) == {0: ("creux.screen", True)}
    play(m, 0, OpenEyes())
    assert EyesOpened(0) in heard(m)
    assert (view(m).missed, view(m).mime) == (False, 1)


@pytest.mark.rule("creux.screen")
def test_what_was_missed_is_felt_once() -> None:
    m = table(4, 50)
    appoint(m, 0, 1)
    play(m, 1, GoAhead())
    play(m, 1, Mime())
    play(m, 0, OpenEyes())
    assert not view(m).missed
    assert refused(m, 0, OpenEyes()) == "table.ask"
    lay_decoys(m, 11)
    assert view(m).mime == 1  # nobody waits for him any more


@pytest.mark.rule("creux.screen")
def test_the_second_mime_is_felt_before_the_album_is_opened() -> None:
    m = table(4, 50, 60)
    appoint(m, 0, 1)
    mime(m)
    lay_decoys(m, 11)
    play(m, 1, GoAhead())
    play(m, 1, Mime())
    lay_decoys(m, 12)
    assert (view(m).phase, view(m).album) == ("feeling", [])
    play(m, 0, OpenEyes())
    assert view(m).phase == "guessing"


@pytest.mark.rule("creux.table")
def test_around_a_real_table_a_mime_is_just_done() -> None:
    m = table(4, 50, 60, real_objects=True)
    appoint(m, 0, 1)
    assert (view(m).phase, view(m).mime_number) == ("miming", -1)
    assert asked(m)[1] == ("creux.table", True)
    assert offered(m, 1) == [Done()]
    play(m, 1, Done())
    lay_decoys(m, 11)
    play(m, 1, Done())
    lay_decoys(m, 12)
    assert view(m).phase == "guessing"
    assert view(m).past == []
    guess(m, 50, view(m, 1).memories[1])
    assert view(m).scores == [2, 0]
    assert view(m).past[0].mimes == []  # there is nothing to play again
