"""Where the output goes: a full disk, a reader who leaves, a terminal of any width."""

from __future__ import annotations

import io
import os

import pytest
from rich.console import Console

from tablee.engine.events import Event
from tablee.games import shelf
from tablee.games.paires.events import Dealt, Folded, GameLost, Paired, Reshuffled
from tablee.games.paires.glance import glance
from tablee.games.paires.terminal import draw, opens_round
from tests.cli.conftest import Start
from tests.games.paires.table import laid, view


@pytest.mark.parametrize(
    "words", [["games"], ["simulate", "paires", "--games", "9", "--json"], ["rules", "paires"]]
)
def test_the_disk_is_full(start: Start, words: list[str]) -> None:
    with open("/dev/full", "w") as full:  # noqa: PTH123
        process = start(*words, out=full.fileno())
        _, err = process.communicate(timeout=30)
    assert process.returncode == 2
    assert err == "There is no room left on the disk for the output: make some, then try again.\n"


def test_the_reader_leaves(start: Start) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    process = start("rules", "paires", out=writing)
    os.close(writing)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 141
    assert err == ""


def test_the_output_is_closed(start: Start) -> None:
    process = start("games", first="exec >&-")
    _, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (0, "")


def test_a_terminal_that_knows_only_ascii(start: Start) -> None:
    process = start("games", first="export PYTHONIOENCODING=ascii")
    out, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (0, "")
    assert "paires" in out


def drawn(seats: int, width: int, lang: str = "en") -> str:
    hands = [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10][seat % 3 :: 3] for seat in range(seats)]
    match = laid(hands[:3] + [[10]] * (seats - 3), [[5]] + [[]] * (seats - 1))
    names = ["Ana", "Malo", "Chloé", "Inès", "Théo", "Rosa", "Nora", "Zélie"][:seats]
    console = Console(file=io.StringIO(), width=width)
    console.print(draw(view(match), 0, names, shelf.take("paires").words(lang)))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_table_fits(seats: int, width: int, lang: str) -> None:
    picture = drawn(seats, width, lang)
    assert max(map(len, picture.splitlines())) <= width
    assert "▶ Ana" in picture
    assert "…" not in picture


def test_little_cards() -> None:
    assert "│ 1││ 4││ 7││10│" in drawn(4, 80)
    assert "[1] [4] [7] [10]" in drawn(8, 80)
    assert "Deck: " in drawn(4, 80)
    assert "folding costs 1" in drawn(4, 80)


def test_the_odds_in_a_sentence() -> None:
    table = view(laid([[8], [2]]))
    english = glance(table, 0, shelf.take("paires").words("en")).line
    french = glance(table, 0, shelf.take("paires").words("fr")).line
    assert english == "Drawing: 13% risk of a pair, average cost 1.1. Folding: 2."
    assert "13\u00a0% de risque de paire, coût moyen 1,1" in french


@pytest.mark.parametrize(
    ("before", "event", "opens"),
    [
        (None, Dealt(0, 3), True),
        (Dealt(0, 3), Dealt(1, 4), False),
        (Paired(0, 3), Dealt(0, 4), True),
        (Folded(0, 3), Reshuffled(40), True),
        (Reshuffled(40), Dealt(0, 4), False),
        (Paired(0, 9), GameLost(0, 31), False),
    ],
)
def test_where_a_round_begins(before: Event | None, event: Event, opens: bool) -> None:
    assert opens_round(before, event) == opens
