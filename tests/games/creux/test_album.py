"""The album, what the Grandfather makes of it, and what that is worth."""

from __future__ import annotations

import pytest

from tablee.engine.ear import HIDDEN
from tablee.engine.match import Match
from tablee.engine.seats import NOBODY
from tablee.games.creux.law.events import (
    AlbumOpened,
    DecoyWas,
    Guessed,
    MemoryWas,
    Pointed,
    Scored,
)
from tablee.games.creux.law.moves import Guess, Point
from tests.games.creux.table import (
    appoint,
    asked,
    guess,
    heard,
    mime_twice,
    offered,
    play,
    refused,
    state,
    table,
    view,
)


def opened(seats: int, *filling: int) -> Match:
    """The album is open: 50 and 51 were mimed; team k laid 10 k + 1, and 10 k + 2 for the second.

    `filling` are the cards that the pile adds.
    """
    teams = range(1, len(view(table(seats)).teams))
    fresh = [60 + team for team in teams], [70 + team for team in teams]
    m = table(seats, 50, *fresh[0], 51, *fresh[1], *filling)
    appoint(m, 0, 1)
    mime_twice(m, [10 * team + 1 for team in teams], [10 * team + 2 for team in teams])
    return m


@pytest.mark.rule("creux.album")
@pytest.mark.parametrize(("seats", "added"), [(4, 4), (5, 4), (6, 2), (7, 2), (8, 0)])
def test_the_pile_makes_it_eight_cards(seats: int, added: int) -> None:
    m = opened(seats, *[90, 91, 92, 93][:added])
    album = view(m).album
    assert len(album) == 8
    assert [one.team for one in view(m).laid].count(-1) == added
    assert {50, 51, 11, 12} < {*album}
    assert {*[90, 91, 92, 93][:added]} < {*album}
    assert AlbumOpened(0, 8) in heard(m)


@pytest.mark.rule("creux.album")
def test_it_lies_open_and_its_order_tells_nothing() -> None:
    m = opened(4, 93, 1 + 6, 40, 20)
    for seat in (NOBODY, 0, 1, 2, 3):
        assert view(m, seat).album == sorted([50, 51, 11, 12, 93, 7, 40, 20])
    assert view(m, 0).memories == [HIDDEN, HIDDEN]
    assert [one.memory for one in view(m, 0).laid] == [HIDDEN] * 6


@pytest.mark.rule("creux.guess")
def test_he_names_two_different_cards_of_the_album() -> None:
    m = opened(6, 90, 91)
    assert asked(m) == {0: ("creux.guess", True)}
    guesses = [move for move in offered(m, 0) if isinstance(move, Guess)]
    assert len(guesses) == 8 * 7
    assert refused(m, 0, Guess(50, 50)) == "creux.guess"
    assert refused(m, 0, Guess(50, 3)) == "creux.guess"
    assert refused(m, 1, Guess(50, 51)) == "table.ask"


@pytest.mark.rule("creux.guess")
def test_he_may_think_aloud_and_all_see_his_finger() -> None:
    m = opened(4)
    before = m.ids
    play(m, 0, Point(11, 0))
    play(m, 0, Point(50, 0))
    play(m, 0, Point(11, 1))
    for seat in (NOBODY, 0, 1, 2, 3):
        assert view(m, seat).fingers == [50, 11]
        assert heard(m, seat)[-3:] == [Pointed(0, 11, 0), Pointed(0, 50, 0), Pointed(0, 11, 1)]
    assert m.ids == before  # the question is as it was


@pytest.mark.rule("creux.guess")
def test_both_are_confirmed_before_anything_is_shown() -> None:
    m = opened(4)
    guess(m, 50, 11)
    told = [event for event in heard(m, 0) if isinstance(event, Guessed | MemoryWas | DecoyWas)]
    assert told == [
        Guessed(0, 50, 0),
        Guessed(0, 11, 1),
        MemoryWas(1, 50, 0),
        MemoryWas(1, 51, 1),
        DecoyWas(0b1100, 11),
    ]


@pytest.mark.rule("creux.score")
def test_a_point_for_each_right_one() -> None:
    m = opened(6)
    guess(m, 50, 51)
    assert view(m).scores == [2, 0, 0]
    assert heard(m).count(Scored(0b11, 2)) == 1


@pytest.mark.rule("creux.score", "creux.tokens")
def test_a_point_for_each_decoy_that_he_chose() -> None:
    m = opened(6)
    guess(m, 21, 51)
    assert view(m).scores == [1, 0, 1]
    assert view(m).past[0].gains == [1, 0, 1]


@pytest.mark.rule("creux.score")
def test_a_decoy_counts_whichever_mime_it_was_laid_for() -> None:
    m = opened(6)
    guess(m, 12, 11)  # laid for the second, chosen for the first; and the other way round
    assert view(m).scores == [0, 2, 0]


@pytest.mark.rule("creux.score")
def test_a_card_of_the_pile_is_worth_nothing_to_anybody() -> None:
    m = opened(6, 90, 91)
    guess(m, 90, 91)
    assert view(m).scores == [0, 0, 0]


@pytest.mark.rule("creux.score")
def test_the_right_card_in_the_wrong_place_is_worth_nothing_to_anybody() -> None:
    m = opened(6)
    guess(m, 51, 50)
    assert view(m).scores == [0, 0, 0]
    m = opened(6)
    guess(m, 51, 22)
    assert view(m).scores == [0, 0, 1]


@pytest.mark.rule("creux.score")
def test_afterwards_all_of_the_turn_is_known() -> None:
    m = opened(4, 90, 91, 92, 93)
    guess(m, 50, 12)
    (turn,) = view(m).past
    assert (turn.grandfather, turn.children) == (0, [1, 1])
    assert (turn.memories, turn.guesses) == ([50, 51], [50, 12])
    assert turn.laid == [11, 12, 90, 91, 92, 93]
    assert turn.teams == [1, 1, -1, -1, -1, -1]
    assert turn.mimes == [0, 1]
    assert sorted(state(m).gone) == sorted([50, 51, 11, 12, 90, 91, 92, 93])
