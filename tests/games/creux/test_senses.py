"""Who gets what of a mime: all at the table watch it, and the Grandfather alone feels it."""

from __future__ import annotations

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.match import Match
from tablee.engine.seats import NOBODY
from tablee.games.creux import game
from tablee.games.creux.law.moves import CloseEyes, GoAhead, Mime, OpenEyes
from tablee.games.creux.touch.acting import act
from tablee.games.creux.touch.samples import samples
from tablee.games.creux.touch.skin import SIZE, feel
from tests.games.creux.table import (
    appoint,
    guess,
    lay_decoys,
    mime,
    mime_twice,
    play,
    state,
    table,
    view,
)

PIECES = act(samples()["caravan"]["guitar"], Seeded(1))
NOTHING = b""


def sensed(m: Match, seat: int, count: int = 9) -> bytes:
    """What a seat gets when so many pieces have come."""
    return game.sense(state(m), seat, PIECES[:count])


def everybody(m: Match, count: int = 9) -> list[bytes]:
    """Of onlookers first."""
    return [sensed(m, seat, count) for seat in (NOBODY, *range(len(view(m).served)))]


@pytest.mark.rule("creux.mime", "creux.screen")
def test_all_at_the_table_see_the_piece_and_the_grandfather_feels_it() -> None:
    m = table(4, 50)
    appoint(m, 0, 1)
    assert everybody(m) == [NOTHING] * 5, "his eyes are open"
    play(m, 0, CloseEyes())
    piece = PIECES[8]
    assert everybody(m) == [NOTHING, feel(PIECES[:9]), piece, piece, piece]


@pytest.mark.rule("creux.screen")
def test_he_feels_that_there_is_nothing_yet() -> None:
    """From the moment in which the mime may begin: a frame like any other, and nobody else one."""
    m = table(4, 50)
    appoint(m, 0, 1)
    play(m, 0, CloseEyes())
    assert everybody(m, 0) == [NOTHING, bytes(SIZE), NOTHING, NOTHING, NOTHING]


@pytest.mark.rule("creux.choose", "creux.roles")
def test_a_third_member_of_the_team_watches() -> None:
    m = table(5, 50)
    while view(m).acting != [2, 3, 4]:
        appoint(m, 0, 1)
        mime_twice(m, [11], [12])
        guess(m, *view(m).album[:2])
    appoint(m, 3, 2)
    play(m, 3, CloseEyes())
    assert everybody(m) == [NOTHING, *(PIECES[8],) * 3, feel(PIECES[:9]), PIECES[8]]


@pytest.mark.rule("creux.screen")
def test_who_was_not_there_feels_it_once_while_the_others_choose() -> None:
    m = table(4, 50)
    appoint(m, 0, 1)
    play(m, 1, GoAhead())
    assert everybody(m) == [NOTHING, NOTHING, *(PIECES[8],) * 3]
    play(m, 1, Mime())
    assert view(m).phase == "decoys"
    assert everybody(m) == [NOTHING, feel(PIECES[:9]), *(NOTHING,) * 3], "no repeat for the others"
    assert sensed(m, 0, 0) == bytes(SIZE)
    play(m, 0, OpenEyes())
    assert everybody(m) == [NOTHING] * 5


@pytest.mark.rule("creux.screen")
def test_two_wait_until_he_has_felt_it() -> None:
    m = table(2, 50, 51)
    play(m, view(m).child, GoAhead())
    play(m, view(m).child, Mime())
    assert view(m).phase == "feeling"
    assert sensed(m, view(m).grandfather) == feel(PIECES[:9])
    assert sensed(m, view(m).child) == NOTHING


@pytest.mark.rule("creux.mime.rules")
def test_what_he_has_felt_is_over() -> None:
    m = table(4, 50)
    appoint(m, 0, 1)
    play(m, 0, CloseEyes())
    play(m, 1, Mime())
    assert everybody(m) == [NOTHING] * 5


@pytest.mark.rule("creux.mime.rules", "creux.screen")
def test_nobody_sees_a_mime_again_before_the_guess_and_everybody_after_it() -> None:
    m = table(4, 50, 60, 51, 61, 90, 91, 92, 93)
    seats = (NOBODY, 0, 1, 2, 3)
    appoint(m, 0, 1)
    assert [game.shown(state(m), seat) for seat in seats] == [[]] * 5
    mime(m)
    lay_decoys(m, 11)
    mime(m)
    lay_decoys(m, 12)
    assert view(m).phase == "guessing"
    assert [game.shown(state(m), seat) for seat in seats] == [[]] * 5
    guess(m, 50, 51)
    assert [game.shown(state(m), seat) for seat in seats] == [[0, 1]] * 5
    assert view(m).past[0].mimes == [0, 1]
    appoint(m, 2, 3)
    assert view(m).mime_number == 2


@pytest.mark.rule("creux.table")
def test_of_a_real_mime_the_house_knows_nothing() -> None:
    m = table(4, 50, real_objects=True)
    appoint(m, 0, 1)
    assert view(m).phase == "miming"
    assert everybody(m) == [NOTHING] * 5
    assert everybody(m, 0) == [NOTHING] * 5
    assert game.shown(state(m), 1) == []
