"""Each for himself: at three, and at four and five if they like."""

from __future__ import annotations

import pytest

from tablee.engine.ear import HIDDEN
from tablee.engine.match import Match, Refused
from tablee.engine.seats import NOBODY
from tablee.games.creux.law.events import MemoryDealt
from tablee.games.creux.law.moves import Choose, Keep, ThrowAway
from tests.games.creux.table import (
    asked,
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
    winners,
)


def choose_and_mime(m: Match, *cards: int) -> None:
    """The Child's memory, then the others' decoys."""
    play(m, view(m).child, Choose(cards[0]))
    mime(m)
    lay_decoys(m, *cards[1:])


@pytest.mark.rule("creux.solo")
def test_three_always_play_so_and_four_and_five_if_they_like() -> None:
    assert view(table(3)).mode == "solo"
    for seats in (4, 5):
        assert view(table(seats)).mode == "teams"
        assert view(table(seats, alone=True)).mode == "solo"
    for seats in (2, 6, 7, 8):
        with pytest.raises(Refused, match=r"creux\.solo"):
            table(seats, alone=True)


@pytest.mark.rule("creux.solo")
def test_a_hand_of_six_each_for_ones_own_eyes() -> None:
    m = table(3)
    for seat in range(3):
        assert view(m, seat).hand == [10 * seat + card for card in range(1, 7)]
    assert view(m).hand == []
    assert view(m).teams == [[0], [1], [2]]


@pytest.mark.rule("creux.solo")
def test_the_child_takes_a_memory_of_his_own_hand_and_draws_another() -> None:
    m = table(3, 70)
    assert asked(m) == {0: ("creux.solo", True)}
    assert offered(m, 0) == [Choose(card) for card in range(1, 7)]
    assert refused(m, 0, Choose(11)) == "creux.solo"
    play(m, 0, Choose(3))
    assert view(m, 0).hand == [1, 2, 4, 5, 6, 70]
    assert MemoryDealt(0b1, 70) in heard(m, 0)
    assert view(m, 0).memories == [3, 0]
    for seat in (NOBODY, 1, 2):
        assert view(m, seat).memories == [HIDDEN, 0]


@pytest.mark.rule("creux.solo", "creux.choose")
def test_there_is_nothing_to_throw_away_where_one_has_chosen() -> None:
    m = table(3, throw_away=True)
    play(m, 0, Choose(3))
    assert view(m).phase == "ready"
    assert not {Keep(), ThrowAway()} & {*offered(m, 0)}


@pytest.mark.rule("creux.solo")
def test_the_left_neighbour_is_the_grandfather_and_the_others_lay_decoys() -> None:
    m = table(4, alone=True)
    assert (view(m).child, view(m).grandfather) == (0, 1)
    play(m, 0, Choose(1))
    mime(m)
    assert set(asked(m)) == {2, 3}
    lay_decoys(m, 21, 31)
    assert [one.team for one in view(m).laid] == [2, 3]


@pytest.mark.rule("creux.solo", "creux.album")
@pytest.mark.parametrize(("seats", "added"), [(3, 4), (4, 2), (5, 0)])
def test_the_pile_fills_up_to_eight(seats: int, added: int) -> None:
    m = table(seats, alone=seats > 3)
    for mimed in (1, 2):
        choose_and_mime(m, mimed, *[10 * seat + mimed for seat in range(2, seats)])
    assert len(view(m).album) == 8
    assert [one.team for one in view(m).laid].count(-1) == added


@pytest.mark.rule("creux.solo", "creux.score")
def test_child_and_grandfather_score_one_each_for_a_right_card() -> None:
    m = table(4, alone=True)
    choose_and_mime(m, 1, 21, 31)
    choose_and_mime(m, 2, 22, 32)
    guess(m, 1, 31)
    assert view(m).scores == [1, 1, 0, 1]


@pytest.mark.rule("creux.solo")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_first_with_the_left_neighbour_then_with_the_right_one(seats: int) -> None:
    m = table(seats, alone=seats > 3)
    pairs = []
    while not m.over:
        pairs.append((view(m).child, view(m).grandfather))
        for _ in range(2):
            hand = view(m, view(m).child).hand
            others = [
                seat for seat in range(seats) if seat not in (view(m).child, view(m).grandfather)
            ]
            first = view(m).child + 1
            others.sort(key=lambda seat: (seat - first) % seats)
            choose_and_mime(m, hand[0], *[view(m, seat).hand[0] for seat in others])
        one, two = state(m).memories
        guess(m, two, one)
    assert pairs == [
        *[(child, (child + 1) % seats) for child in range(seats)],
        *[(child, (child - 1) % seats) for child in range(seats)],
    ]
    assert view(m).served == [2] * seats
    assert winners(m) == [*range(seats)]  # nobody has a point


@pytest.mark.rule("creux.solo", "creux.rounds")
def test_whoever_has_most_points_wins_alone_or_shares() -> None:
    m = table(3)
    while not m.over:
        child, grandfather = view(m).child, view(m).grandfather
        for _ in range(2):
            other = 3 - child - grandfather
            choose_and_mime(m, view(m, child).hand[0], view(m, other).hand[0])
        one, two = state(m).memories
        guess(m, *((one, two) if 0 in (child, grandfather) else (two, one)))
    assert view(m).scores == [8, 4, 4]
    assert winners(m) == [0]
