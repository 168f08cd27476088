"""The walk through everything: when nothing happens, or once an hour."""

from __future__ import annotations

import gc

import pytest

from tablee.server.garbage import Garbage


@pytest.fixture
def walks(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    walks: list[None] = []
    monkeypatch.setattr(gc, "collect", lambda: walks.append(None))
    return walks


def test_it_waits_until_nobody_moves(walks: list[None]) -> None:
    now = 0.0
    garbage = Garbage(lambda: now)
    now = 601.0
    garbage.look(10)
    assert not walks  # there were ten steps since the last look
    garbage.look(10)
    assert len(walks) == 1
    now = 700.0
    garbage.look(10)
    assert len(walks) == 1  # that was only just now


def test_a_house_that_never_rests_is_walked_through_once_an_hour(walks: list[None]) -> None:
    now = 0.0
    garbage = Garbage(lambda: now)
    for second in range(0, 7300, 2):
        now = float(second)
        garbage.look(second + 1)
    assert len(walks) == 2
