"""Moves and the numbers that stand for them."""

from __future__ import annotations

from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, ValidationError

from tablee.engine.chance import Seeded
from tablee.engine.moves import Form, Move, Moves
from tests.toys import talk
from tests.toys.talk import Claim, Guess, Say

Small = Annotated[int, Meta(ge=-2, le=4)]


class Skip(Move, frozen=True):
    pass


class Give(Move, frozen=True):
    card: Small
    who: Annotated[int, Meta(ge=0, le=7)]
    shown: bool


class Shout(Form, frozen=True):
    loud: bool
    text: Annotated[str, Meta(max_length=20)] = ""


MOVES = Moves({0: Skip, 10: Give, 200: Shout})


@given(st.builds(Give, st.integers(-2, 4), st.integers(0, 7), st.booleans()))
def test_a_number_stands_for_exactly_one_move(move: Give) -> None:
    number, note = MOVES.pack(move)
    assert 10 <= number < 10 + 7 * 8 * 2
    assert note == ""
    assert MOVES.unpack(number) == move


def test_a_text_lies_beside_the_number() -> None:
    assert MOVES.pack(Shout(True, "hey")) == (201, "hey")
    assert MOVES.unpack(201, "hey") == Shout(True, "hey")


@pytest.mark.parametrize(
    "text",
    [
        b'{"do":"fly"}',
        b'{"do":"give","card":5,"who":0,"shown":true}',
        b'{"do":"give","card":0,"who":0}',
        b'{"do":"skip","card":1}',
        b'{"do":"shout","loud":true,"text":"123456789012345678901"}',
        b"{}",
    ],
)
def test_what_is_out_of_bounds_is_not_a_move(text: bytes) -> None:
    with pytest.raises(ValidationError):
        MOVES.decoder.decode(text)


def test_numbers_must_not_run_into_each_other() -> None:
    with pytest.raises(ValueError, match="run into"):
        Moves({0: Give, 5: Skip})


def test_a_field_without_bounds_is_no_field_of_a_move() -> None:
    class Bid(Move, frozen=True):
        chips: int

    with pytest.raises(TypeError, match="bounds"):
        Moves({0: Bid})


def test_a_form_is_offered_blank_and_filled_in_within_its_bounds() -> None:
    moves = talk.game.moves
    assert moves.offer(talk.CLAIM) is Claim
    assert moves.offer(talk.GUESS + 2) == Guess(2)
    chance = Seeded(1)
    claims = {moves.fill_in(Claim, chance) for _ in range(200)}
    assert len(claims) == 10
    assert moves.fill_in(Say, chance) == Say("…")
