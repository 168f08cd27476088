"""What the Child is going to mime: drawn, perhaps thrown away, and what if the pile is empty."""

from __future__ import annotations

import pytest

from tablee.engine.ear import HIDDEN
from tablee.engine.match import Match
from tablee.engine.seats import NOBODY
from tablee.games.creux.law.events import MemoryDrawn, MemoryKept, MemoryThrown, Shuffled
from tablee.games.creux.law.moves import Keep, ThrowAway
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
)


def leave(m: Match, *cards: int) -> None:
    """No others are left in the pile: they were seen in past turns."""
    s = state(m)
    for card in range(1, 101):
        if s.pile.counts[card] > 0 and card not in cards:
            s.pile.add(card, -1)
            s.gone.append(card)


@pytest.mark.rule("creux.choose")
def test_the_memory_is_the_childs_alone() -> None:
    m = table(4, 50)
    appoint(m, 0, 1)
    assert view(m, 1).memories == [50, 0]
    for seat in (NOBODY, 0, 2, 3):
        assert view(m, seat).memories == [HIDDEN, 0]
        assert MemoryDrawn(1, 50) not in heard(m, seat)
    assert MemoryDrawn(1, 50) in heard(m, 1)
    assert view(m).knowers == [1]


@pytest.mark.rule("creux.choose")
def test_a_third_member_of_the_team_may_see_it() -> None:
    m = table(7)
    pass_turn(m)
    pass_turn(m)
    appoint(m, 4, 6)
    memory = state(m).memories[0]
    assert view(m, 5).memories == view(m, 6).memories == [memory, 0]
    assert view(m, 4).memories == [HIDDEN, 0]
    assert view(m).knowers == [5, 6]


@pytest.mark.rule("creux.choose")
def test_nothing_is_thrown_away_unless_the_table_has_agreed_on_it() -> None:
    m = table(4, 50)
    appoint(m, 0, 1)
    assert view(m).phase == "ready"
    assert refused(m, 1, ThrowAway()) == "creux.screen"


@pytest.mark.rule("creux.choose")
def test_a_memory_is_thrown_away_for_another_once_for_each_mime() -> None:
    m = table(4, 50, 51, 60, 52, 53, throw_away=True)
    appoint(m, 0, 1)
    assert asked(m) == {1: ("creux.choose", True)}
    assert offered(m, 1) == [Keep(), ThrowAway()]
    play(m, 1, ThrowAway())
    assert view(m).phase == "ready"
    assert view(m, 1).memories == [51, 0]
    mime(m)
    lay_decoys(m, 11)
    play(m, 1, ThrowAway())  # the second mime: once more
    assert view(m, 1).memories == [51, 53]
    assert heard(m).count(MemoryThrown(1)) == 2


@pytest.mark.rule("creux.choose")
def test_a_memory_that_pleases_is_kept() -> None:
    m = table(4, 50, throw_away=True)
    appoint(m, 0, 1)
    play(m, 1, Keep())
    assert heard(m)[-1] == MemoryKept(1)
    assert view(m, 1).memories == [50, 0]


@pytest.mark.rule("creux.choose")
def test_what_was_thrown_away_only_those_know_who_saw_it() -> None:
    m = table(4, 50, 51, throw_away=True)
    appoint(m, 0, 1)
    play(m, 1, ThrowAway())
    assert [one.memory for one in view(m, 1).thrown] == [50]
    for seat in (NOBODY, 0, 2, 3):
        assert [one.memory for one in view(m, seat).thrown] == [HIDDEN]


@pytest.mark.rule("creux.choose")
def test_with_an_empty_pile_hands_and_past_turns_are_shuffled_and_hands_dealt_anew() -> None:
    m = table(4, 50, 60)
    leave(m, 50, 60)
    appoint(m, 0, 1)  # 50 is drawn
    mime(m)
    lay_decoys(m, 11)  # and 60 for team 1; now a memory is due, and the pile is empty
    s = state(m)
    assert Shuffled() in heard(m)
    assert s.gone == []
    assert len(view(m, 0).hand) == len(view(m, 2).hand) == 6
    dealt = {*view(m, 0).hand, *view(m, 2).hand}
    assert not dealt & {50, 11}  # the cards of the turn in progress stay
    assert view(m, 1).memories[1] not in {50, 11, *dealt}
    assert view(m).pile == 100 - 12 - 3


@pytest.mark.rule("creux.choose")
def test_a_card_that_was_due_to_a_hand_is_then_not_drawn() -> None:
    m = table(4, 50)
    leave(m, 50)
    appoint(m, 0, 1)
    mime(m)
    lay_decoys(m, 11)  # team 1 should draw now, and nothing is left
    assert Shuffled() in heard(m)
    assert [len(view(m, seat).hand) for seat in (0, 2)] == [6, 6]
    assert view(m).pile == 100 - 12 - 3


@pytest.mark.rule("creux.choose", "creux.album")
def test_the_pile_may_run_out_while_the_album_is_filled() -> None:
    m = table(4, 50, 60, 51, 61)
    leave(m, 50, 60, 51, 61, 70)
    appoint(m, 0, 1)
    mime_twice(m, [11], [12])  # one card is left for the album, which wants four
    album = view(m).album
    assert Shuffled() in heard(m)
    assert len(album) == len({*album}) == 8
    assert {50, 51, 11, 12} < {*album}
    guess(m, 50, 51)
    assert view(m).scores == [2, 0]
