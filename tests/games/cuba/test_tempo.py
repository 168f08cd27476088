"""How long bots take in an investigation: there is time to read, and a silence before a pocket."""

from __future__ import annotations

from random import Random

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.match import Match
from tablee.engine.moves import Move
from tablee.engine.seats import NOBODY
from tablee.games.cuba import game, tempo
from tablee.games.cuba.moves import Accuse, Hide, Inquire, Keep, TakeDiamonds, TakeToken
from tablee.games.cuba.options import Options
from tablee.games.cuba.view import View
from tablee.games.shelf import take
from tablee.thinking.pace import Span, pause


def after(*moves: tuple[int, Move]) -> View:
    """Five at the table, one joker: what onlookers see once the box is back."""
    m = Match(game, 5, Seeded(1), Options(godfather=(0,), hold=0, jokers=1))
    box: list[tuple[int, Move]] = [
        (0, Keep(0)),
        (1, Hide(5)),
        (1, TakeToken(0)),
        *((seat, TakeDiamonds(3)) for seat in (2, 3, 4)),
    ]
    for seat, move in [*box, *moves]:
        m.submit(seat, *game.moves.pack(move))
    view = m.view(NOBODY)
    assert isinstance(view, View)
    return view


def number(move: Move) -> int:
    return game.moves.pack(move)[0]


@pytest.mark.rule("cuba.accuse")
def test_some_seconds_of_silence_come_before_a_pocket_is_emptied() -> None:
    first = tempo.silence(number(Accuse(2)), after())
    later = tempo.silence(number(Accuse(2)), after((0, Accuse(3))))
    assert first is not None
    assert later is not None
    assert first.shortest > later.longest > later.shortest >= 4


def test_between_two_accusations_are_five_seconds_and_more() -> None:
    pondering = tempo.pause("cuba.accuse", after((0, Accuse(3))))
    assert pondering is not None
    assert (pondering.shortest, pondering.longest) == (5, 6)


def test_a_question_needs_no_silence() -> None:
    assert tempo.silence(number(Inquire(2, 0)), after()) is None


def test_while_the_box_goes_round_nothing_is_different() -> None:
    m = Match(game, 5, Seeded(1), Options(godfather=(0,), hold=0))
    assert tempo.pause("cuba.setup.remove", m.view(NOBODY)) is None


@pytest.mark.parametrize("rule", ["cuba.answer", "cuba.talk", "cuba.accuse", "cuba.limit"])
def test_every_bot_gives_people_time_to_read(rule: str) -> None:
    span = tempo.pause(rule, after())
    assert span is not None
    assert span.shortest >= 2
    assert span.longest <= 8


def test_a_span_is_kept_to() -> None:
    dice = Random(1)
    pauses = [pause(0.5, Span(2, 4), dice) for _ in range(200)]
    assert min(pauses) >= 1
    assert max(pauses) <= 2


def test_the_shelf_knows_who_has_a_tempo() -> None:
    assert take("cuba").tempo is tempo
    assert take("paires").tempo is None
