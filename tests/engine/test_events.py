"""What was told, and how numbers become fields."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec import Meta

from tablee.engine.ear import Told
from tablee.engine.events import Event, Events
from tablee.engine.moves import Form, Moves
from tablee.engine.seats import EVERYBODY

Small = Annotated[int, Meta(ge=0, le=4)]
Odd = Annotated[int, Meta(ge=1, le=3)]


class Claim(Form, frozen=True):
    small: Small
    odd: Odd
    sure: bool


class Claimed(Event, frozen=True):
    seat: int
    small: Small
    odd: Odd
    sure: bool


class Plain(Event, frozen=True):
    seat: int
    card: int


class Boundless(Event, frozen=True):
    seat: int
    card: int
    other: int


def test_fields_that_share_a_number_are_counted_like_those_of_a_move() -> None:
    moves, events = Moves({100: Claim}), Events({0: Claimed, 1: Plain})
    for claim in (Claim(0, 1, False), Claim(4, 3, True), Claim(2, 2, True)):
        number, _ = moves.pack(claim)
        told = Told(EVERYBODY, 0, 7, number - 100, "")
        assert events.unpack(told) == Claimed(7, claim.small, claim.odd, claim.sure)


def test_two_fields_need_no_bounds() -> None:
    assert Events({1: Plain}).unpack(Told(EVERYBODY, 1, 3, -9, "")) == Plain(3, -9)


def test_more_fields_than_numbers_need_bounds() -> None:
    with pytest.raises(TypeError, match="Boundless"):
        Events({0: Boundless})
