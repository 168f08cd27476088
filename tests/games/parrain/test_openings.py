"""Words to begin with: three, different, short, and of nothing but what one sees and hears."""

from __future__ import annotations

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.events import Event
from tablee.engine.match import Match
from tablee.games.parrain import game
from tablee.games.parrain.law.moves import LONGEST, LetPass, Say, Tell
from tablee.games.parrain.law.options import Options
from tablee.games.parrain.mind.family import family_of
from tablee.games.parrain.mind.openings import called, openings
from tablee.games.parrain.seen.view import View

GODFATHER = 4


def hearing() -> tuple[Match, Listening]:
    ear = Listening()
    return Match(game, 5, Seeded(3), Options(godfather=(GODFATHER,)), None, ear), ear


def heard(ear: Listening, seat: int) -> list[Event]:
    return game.events.for_seat(ear.told, seat)


@pytest.mark.rule("parrain.play")
@pytest.mark.parametrize("tongue", ["fr", "en"])
def test_three_beginnings_for_whoever_has_none(tongue: str) -> None:
    match, ear = hearing()
    view: View = match.view(0)
    turn = view.turn
    for place in range(3):
        lines = openings(match.view(turn), heard(ear, turn), Tell(place, 0), tongue)
        assert len({line.text for line in lines}) == 3
        assert all(0 < len(line.text) <= LONGEST for line in lines)


@pytest.mark.rule("parrain.play")
def test_whoever_is_cited_is_in_them() -> None:
    match, ear = hearing()
    turn = match.view(0).turn
    named = next(seat for seat in range(5) if seat not in (turn, GODFATHER))
    name = called("en")[match.view(0).characters[named]]
    lines = openings(match.view(turn), heard(ear, turn), Tell(1, 1 << named), "en")
    assert all(name in line.text and line.names == [named] for line in lines)


@pytest.mark.rule("parrain.accuse")
@pytest.mark.parametrize("seats", [4, 5, 6, 8, 11])
def test_they_name_those_whom_one_may_accuse(seats: int) -> None:
    match = Match(game, seats, Seeded(3), Options(godfather=(seats - 1,)), None, Listening())
    turn = match.view(0).turn
    view: View = match.view(turn)
    lines = [line for _ in range(60) for line in openings(view, [], Tell(0, 0), "fr")]
    may_be_accused = set(family_of(view).targets(turn, view.accuser))
    assert {seat for line in lines for seat in line.names} == may_be_accused


@pytest.mark.rule("parrain.talk")
def test_the_godfather_has_something_to_say_too() -> None:
    match, ear = hearing()
    lines = openings(match.view(GODFATHER), heard(ear, GODFATHER), Say(3), "fr")
    assert lines
    assert all(0 < len(line.text) <= LONGEST and line.names == [] for line in lines)


@pytest.mark.rule("parrain.talk")
def test_nothing_is_whispered_where_no_words_are_needed() -> None:
    match, ear = hearing()
    turn = match.view(0).turn
    assert openings(match.view(turn), heard(ear, turn), LetPass(), "fr") == []
    assert openings(match.view(GODFATHER), heard(ear, GODFATHER), Tell(0, 0), "fr") == []
