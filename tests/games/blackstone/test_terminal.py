"""Blackstone as it is drawn at the terminal."""

import io

import pytest
from rich.console import Console

from tablee.engine.match import Match
from tablee.games import shelf
from tablee.games.blackstone.glance import glance
from tablee.games.blackstone.terminal import draw
from tests.games.blackstone.table import ELEVEN_WHITE, laid, leave, view

NAMES = ["Ana", "Malo", "Chloé"]


def drawn(m: Match, seat: int, language: str = "en") -> str:
    out = Console(file=io.StringIO(), width=100)
    out.print(
        draw(view(m), seat, NAMES[: len(view(m).black)], shelf.take("blackstone").words(language))
    )
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


@pytest.mark.rule("blackstone.pass", "blackstone.take")
def test_what_lies_there_and_what_it_costs() -> None:
    said = drawn(laid([1, 0, 0], ELEVEN_WHITE, pot=4), 0)
    assert "│ ▶ Ana   │      ●       │    5 │    95 │" in said
    assert "\n" + "○" * 11 + "\n" in said
    assert "In the middle: 11 white · pot: 4 · bag: 43, 9 of them black" in said
    assert "Passing costs 11; a second black stone 16" in said
    assert "Taking 1: 21% risk" in said
    assert "Passer coûte 11\u00a0; une deuxième pierre noire 16" in drawn(
        laid([1, 0], ELEVEN_WHITE), 0, "fr"
    )


@pytest.mark.rule("purse.pay")
def test_nobody_pays_more_than_he_has() -> None:
    said = drawn(laid([1, 0], ELEVEN_WHITE, brought=[8, 100]), 0)
    assert "Passing costs 8; a second black stone 8" in said


def test_who_is_out_and_whose_turn_it_is_not() -> None:
    m = laid([1, 0, 0], ELEVEN_WHITE)
    leave(m)
    said = drawn(m, 0)
    assert "│   Ana   │     out      │    – │    89 │" in said
    assert "risk" not in said


@pytest.mark.rule("blackstone.end")
def test_when_all_is_over() -> None:
    m = laid([0, 0], ELEVEN_WHITE)
    leave(m)
    said = drawn(m, 0)
    assert "▶" not in said
    assert "costs" not in said


def test_the_risk_of_some_numbers() -> None:
    words = shelf.take("blackstone").words
    m = laid([1, 0], ELEVEN_WHITE, minimum=2)
    line = glance(view(m), 0, words("en")).line
    assert "2 → 38% · 3 → 52% · 4 → 62% · 5 → 71% · 6 → 78%" in line
    assert "2 → 38\u00a0%" in glance(view(m), 0, words("fr")).line
