"""Teams, who is Grandfather and Child, and how long it lasts."""

from __future__ import annotations

import pytest

from tablee.engine.seats import NOBODY
from tablee.games.creux.law.events import Appointed, MimeDue, TurnBegan, Whispered
from tablee.games.creux.law.moves import Appoint, Whisper
from tests.games.creux.table import (
    appoint,
    asked,
    guess,
    heard,
    lay_decoys,
    mime,
    mime_twice,
    offered,
    pass_turn,
    play,
    refused,
    state,
    table,
    view,
    whisper,
    winners,
)


@pytest.mark.rule("creux.teams")
@pytest.mark.parametrize(
    ("seats", "teams"),
    [
        (4, [[0, 1], [2, 3]]),
        (5, [[0, 1], [2, 3, 4]]),
        (6, [[0, 1], [2, 3], [4, 5]]),
        (7, [[0, 1], [2, 3], [4, 5, 6]]),
        (8, [[0, 1], [2, 3], [4, 5], [6, 7]]),
    ],
)
def test_neighbours_play_together_and_an_odd_one_joins_the_last_team(
    seats: int, teams: list[list[int]]
) -> None:
    seen = view(table(seats))
    assert seen.mode == "teams"
    assert seen.teams == teams
    assert seen.scores == [0] * len(teams)


@pytest.mark.rule("creux.teams")
def test_each_team_has_one_hand_of_six_and_only_its_members_see_it() -> None:
    m = table(7)
    assert view(m, 0).hand == view(m, 1).hand == [1, 2, 3, 4, 5, 6]
    assert view(m, 4).hand == view(m, 5).hand == view(m, 6).hand == [21, 22, 23, 24, 25, 26]
    assert view(m).hand == []
    assert view(m).pile == 100 - 3 * 6


@pytest.mark.rule("creux.teams")
def test_a_team_that_watches_talks_and_nobody_else_learns_that_it_does() -> None:
    m = table(6, 50)
    appoint(m, 0, 1)
    mime(m)
    before = [view(m, seat) for seat in (NOBODY, 0, 1, 4, 5)]
    whisper(m, 2, "the goose?")
    assert [view(m, seat) for seat in (NOBODY, 0, 1, 4, 5)] == before
    assert heard(m, 3)[-1] == Whispered(2, "the goose?")
    for seat in (NOBODY, 0, 1, 4, 5):
        assert not [event for event in heard(m, seat) if isinstance(event, Whispered)]


@pytest.mark.rule("creux.teams", "creux.mime.rules")
def test_those_whose_turn_it_is_do_not_whisper_once_there_is_a_memory() -> None:
    m = table(5, 50)
    assert Whisper in offered(m, 0)
    appoint(m, 0, 1)
    mime(m)
    assert Whisper not in offered(m, 0)
    assert Whisper not in offered(m, 1)
    assert all(Whisper in offered(m, seat) for seat in (2, 3, 4))


@pytest.mark.rule("creux.roles")
def test_any_member_names_a_grandfather_and_a_child() -> None:
    m = table(4)
    assert asked(m) == {0: ("creux.roles", True), 1: ("creux.roles", True)}
    play(m, 0, Appoint(1, 0))
    seen = view(m)
    assert (seen.grandfather, seen.child, seen.children) == (1, 0, [0, 0])
    assert heard(m)[-2:] == [Appointed(1, 0), MimeDue(0, 0)]


@pytest.mark.rule("creux.roles")
def test_nobody_outside_the_team_is_named_and_nobody_twice() -> None:
    m = table(4)
    assert refused(m, 0, Appoint(0, 2)) == "creux.roles"
    assert refused(m, 0, Appoint(0, 0)) == "creux.roles"
    assert refused(m, 2, Appoint(0, 1)) == "table.ask"


@pytest.mark.rule("creux.roles")
def test_the_active_team_lays_its_hand_aside() -> None:
    m = table(4, 50)
    appoint(m, 0, 1)
    mime(m)
    assert set(asked(m)) == {2, 3}
    assert view(m, 0).hand == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("creux.roles")
def test_two_mimes_one_after_the_other() -> None:
    m = table(4, 50, 60, 51)
    appoint(m, 0, 1)
    assert (view(m).mime, view(m, 1).memories) == (0, [50, 0])
    mime(m)
    lay_decoys(m, 11)
    assert (view(m).mime, view(m, 1).memories) == (1, [50, 51])
    assert view(m).child == 1


@pytest.mark.rule("creux.roles")
def test_in_a_team_of_three_the_third_is_the_child_of_the_second_mime() -> None:
    m = table(5)
    pass_turn(m)
    appoint(m, 3, 4)
    assert view(m).children == [4, 2]
    mime(m)
    lay_decoys(m, view(m, 0).hand[0])
    assert (view(m).grandfather, view(m).child) == (3, 2)


@pytest.mark.rule("creux.rounds")
def test_turns_go_clockwise_and_then_the_roles_change() -> None:
    m = table(6)
    teams = []
    for _ in range(3):
        teams.append(view(m).acting)
        pass_turn(m)
    assert teams == [[0, 1], [2, 3], [4, 5]]
    assert view(m).acting == [0, 1]
    assert view(m).grandfather == 1  # seat 0 was: there is nothing to choose
    assert [event.turn for event in heard(m) if isinstance(event, TurnBegan)] == [1, 2, 3, 4]


@pytest.mark.rule("creux.rounds")
@pytest.mark.parametrize(
    ("seats", "two_rounds", "turns"),
    [(4, False, 4), (5, False, 6), (5, True, 4), (6, False, 6), (7, False, 9), (7, True, 6),
     (8, False, 8), (8, True, 8)],
)  # fmt: skip
def test_two_turns_a_team_and_three_where_there_is_a_team_of_three(
    seats: int, two_rounds: bool, turns: int
) -> None:
    m = table(seats, two_rounds=two_rounds)
    assert view(m).turns == turns
    for _ in range(turns):
        pass_turn(m)
    assert m.over


@pytest.mark.rule("creux.rounds")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_nobody_is_grandfather_again_before_every_member_was(seats: int) -> None:
    m = table(seats)
    while not m.over:
        if view(m).phase == "appointing":
            team = view(m).acting
            served = [view(m).served[seat] for seat in team]
            offers = [move for move in offered(m, team[0]) if isinstance(move, Appoint)]
            assert all(view(m).served[one.seat] == min(served) for one in offers)
            play(m, team[0], offers[-1])
        pass_turn(m)
    assert min(view(m).served) >= 1
    for team in view(m).teams:
        served = [view(m).served[seat] for seat in team]
        assert max(served) - min(served) <= 1


@pytest.mark.rule("creux.rounds")
def test_with_two_rounds_one_of_the_three_is_never_grandfather() -> None:
    m = table(5, two_rounds=True)
    while not m.over:
        pass_turn(m)
    assert sorted(view(m).served[2:]) == [0, 1, 1]


@pytest.mark.rule("creux.rounds", "creux.tokens")
def test_most_points_win_for_the_whole_team() -> None:
    m = table(4, 50, 60, 51)
    appoint(m, 0, 1)
    mime_twice(m, [11], [12])
    guess(m, 50, 51)
    while not m.over:
        pass_turn(m)
    assert view(m).scores == [2, 0]
    assert winners(m) == view(m).winners == [0, 1]


@pytest.mark.rule("creux.rounds")
def test_on_a_tie_the_victory_is_shared() -> None:
    m = table(4)
    while not m.over:
        pass_turn(m)
    assert view(m).scores == [0, 0]
    assert winners(m) == [0, 1, 2, 3]
    assert state(m).turn == 4
