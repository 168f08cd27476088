"""Trays, piles, rings and streams: the small furniture."""

from __future__ import annotations

import hashlib

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Scripted
from tablee.engine.match import Refused
from tablee.engine.pile import Pile
from tablee.engine.seats import (
    NOBODY,
    all_but,
    alone,
    first_of,
    left_of,
    members,
    only,
    right_of,
    ring,
    sits,
)
from tablee.engine.stream import Stream
from tablee.engine.trays import sealed, window


@pytest.mark.rule("table.seats")
def test_left_is_clockwise_and_right_the_other_way() -> None:
    assert [left_of(seat, 3) for seat in range(3)] == [1, 2, 0]
    assert [right_of(seat, 3) for seat in range(3)] == [2, 0, 1]


@pytest.mark.parametrize("seat", [0, 1, 11, 31, 32, 40, 60])
def test_sets_of_seats_have_room_for_any_table(seat: int) -> None:
    assert members(only(seat)) == [seat]
    assert alone(only(seat))
    assert first_of(only(seat)) == seat
    assert sits(seat, only(seat))
    assert not sits(seat, all_but(seat))
    assert not sits(NOBODY, -1)
    assert len(members(ring(seat))) == seat


def test_a_pile_gives_each_card_once() -> None:
    pile = Pile(vec[i64]([0, 2, 1]), 3)
    assert [pile.draw(Scripted([kind])) for kind in (1, 2, 1)] == [1, 2, 1]
    assert pile.size == 0
    pile.add(2, 3)
    assert (list(pile.counts), pile.size) == ([0, 0, 3], 3)


def test_a_copied_pile_is_another_pile() -> None:
    pile = Pile(vec[i64]([2, 2]), 4)
    pile.copy().draw(Scripted([0]))
    assert list(pile.counts) == [2, 2]


def test_a_sealed_tray_keeps_the_last_answer_of_each() -> None:
    tray = sealed(only(0) | only(2), 3)
    tray.answer(0, 5)
    tray.answer(0, 7)
    assert (tray.awaits(0), tray.awaits(1), tray.awaits(2)) == (False, False, True)
    twin = tray.copy()
    twin.answer(2, 1)
    assert twin.complete()
    assert not tray.complete()
    assert list(twin.answers) == [7, -1, 1]
    twin.close()
    assert (twin.asked, list(twin.answers)) == (0, [-1, -1, -1])
    assert list(tray.answers) == [7, -1, -1]


@pytest.mark.rule("table.window")
def test_a_window_counts_the_first_after_the_one_who_is_reacted_to() -> None:
    let_pass, stop = 1, 2
    answers = window(ring(4) & all_but(2), 4)
    assert answers.first_to_react(2, let_pass) == NOBODY
    answers.answer(1, stop)
    answers.answer(3, let_pass)
    assert answers.first_to_react(2, let_pass) == 1
    answers.answer(0, stop)
    assert answers.first_to_react(2, let_pass) == 0


@pytest.mark.rule("table.stream")
def test_a_stream_keeps_its_order_and_its_fingerprint() -> None:
    stream = Stream(most=3, largest=4)
    assert [stream.add(chunk) for chunk in (b"ab", b"c", b"abcd")] == [0, 1, 2]
    written = b"".join(len(chunk).to_bytes(4, "big") + chunk for chunk in stream.chunks)
    assert stream.fingerprint == hashlib.sha256(written).hexdigest()


@pytest.mark.rule("table.stream")
def test_a_chunk_too_large_or_too_many_changes_nothing() -> None:
    stream = Stream(most=1, largest=4)
    before = stream.fingerprint
    for chunk in (b"", b"abcde"):
        with pytest.raises(Refused, match=r"table\.stream"):
            stream.add(chunk)
    assert stream.fingerprint == before
    stream.add(b"a")
    with pytest.raises(Refused):
        stream.add(b"b")
    assert stream.chunks == [b"a"]
