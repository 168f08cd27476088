"""Two people, together."""

from __future__ import annotations

import pytest

from tablee.engine.match import Match
from tablee.games import shelf
from tablee.games.creux.law.events import Verdict, Won
from tests.games.creux.table import asked, guess, heard, mime, state, table, view


def play_on(m: Match, right: int) -> None:
    """To the end; so many memories are found."""
    while not m.over:
        mime(m)
        mime(m)
        one, two = state(m).memories
        wrong = [card for card in view(m).album if card not in (one, two)]
        first = one if right > 0 else wrong[0]
        second = two if right > 1 else wrong[1]
        right -= 2
        guess(m, first, second)


@pytest.mark.rule("creux.duo")
def test_they_are_one_team_without_a_hand() -> None:
    seen = view(table(2), 0)
    assert (seen.mode, seen.teams, seen.hand) == ("duo", [[0, 1]], [])
    assert seen.pile == 99  # the first memory is drawn


@pytest.mark.rule("creux.duo")
def test_four_turns_in_which_each_is_grandfather_twice() -> None:
    m = table(2)
    casts = []
    for _ in range(4):
        casts.append((view(m).grandfather, view(m).child))
        mime(m)
        assert view(m).mime == 1  # nobody lays a decoy
        mime(m)
        guess(m, *view(m).album[:2])
    assert m.over
    assert casts == [(1, 0), (0, 1), (1, 0), (0, 1)]
    assert view(m).served == [2, 2]


@pytest.mark.rule("creux.duo")
@pytest.mark.parametrize("album", [8, 10, 12, 14])
def test_the_pile_adds_six_cards_or_more(album: int) -> None:
    m = table(2, album=str(album))
    mime(m)
    mime(m)
    assert len(view(m).album) == album
    assert [one.team for one in view(m).laid] == [-1] * (album - 2)


@pytest.mark.rule("creux.duo")
def test_more_cards_are_for_two_alone() -> None:
    assert view(table(4, album="14")).options.album == 8


@pytest.mark.rule("creux.duo")
@pytest.mark.parametrize(
    ("right", "verdict"),
    [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4)],
)
def test_eight_points_are_the_most_and_there_are_five_verdicts(right: int, verdict: int) -> None:
    m = table(2)
    play_on(m, right)
    assert view(m).scores == [right]
    assert view(m).verdict == verdict
    assert heard(m)[-1] == Verdict(right, verdict)
    assert not [event for event in heard(m) if isinstance(event, Won)]


@pytest.mark.rule("creux.duo")
def test_the_verdicts_in_both_languages() -> None:
    for language in ("fr", "en"):
        words = shelf.take("creux").words(language)
        assert len({*words.entries["verdicts"]}) == 5
        assert str(words.entries["verdicts"][4]) in words.event(Verdict(8, 4), ["Ana", "Bo"])


@pytest.mark.rule("creux.duo")
def test_the_other_one_closes_his_eyes() -> None:
    m = table(2)
    assert asked(m) == {1: ("creux.mime", True), 0: ("creux.screen", False)}
