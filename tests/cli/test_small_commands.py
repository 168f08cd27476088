"""games, rules, perft and doctor."""

from __future__ import annotations

import io
import platform

import pytest
from rich.console import Console
from rich.markdown import Markdown

from tablee.cli.doctor import version
from tablee.engine import match
from tablee.games import shelf
from tests.cli.conftest import Start, Tablee


def test_the_shelf(tablee: Tablee) -> None:
    said = tablee("games", lang="fr")
    assert said.code == 0
    assert "Sur l’étagère" in said.out
    assert "2–8" in said.out
    assert "10 minutes" in said.out
    assert "On the shelf" in tablee("games").out


def test_a_game_that_fails_to_load(tablee: Tablee, monkeypatch: pytest.MonkeyPatch) -> None:
    both = {"paires": "tablee.games.paires", "torn": "no.such.package"}
    monkeypatch.setattr(shelf, "packages", lambda: both)
    said = tablee("games")
    assert said.code == 0
    assert "Paires" in said.out
    assert "Won’t open: torn." in said.out
    said = tablee("doctor")
    assert said.code == 1
    assert "ModuleNotFoundError" in said.out
    said = tablee("play", "torn")
    assert said.code == 2
    assert "The game “torn” won’t open" in said.err


def test_a_whole_rulebook(tablee: Tablee) -> None:
    said = tablee("rules", "paires", lang="fr")
    assert said.code == 0
    for title in ("Qui commence", "Quand la pioche est vide", "paires.forfeit"):
        assert title in said.out
    assert "The rules of the house" in tablee("rules").out


def test_french_punctuation_stays_with_its_word() -> None:
    for columns in range(12, 40):
        paper = Console(file=io.StringIO(), width=columns)
        paper.print(
            Markdown("Encore une carte\u00a0? «\u00a0Oui\u00a0!\u00a0» dit-elle\u00a0: un 5.")
        )
        assert isinstance(paper.file, io.StringIO)
        for line in paper.file.getvalue().splitlines():
            assert not line.lstrip().startswith((":", "?", "!", "»"))


@pytest.mark.parametrize(
    ("words", "title"),
    [
        (["paires", "--rule", "paires.draw"], "Drawing"),
        (["--rule", "paires.draw"], "Drawing"),
        (["--rule", "table.undo"], "Taking back a move"),
        (["paires", "--rule", "table.undo"], "Taking back a move"),
    ],
)
def test_one_rule(tablee: Tablee, words: list[str], title: str) -> None:
    said = tablee("rules", *words)
    assert said.code == 0
    assert title in said.out
    assert "Dealing" not in said.out


def test_perft(tablee: Tablee) -> None:
    said = tablee("perft", "paires", "--seats", "2", "--depth", "3")
    assert said.code == 0
    counts = [line.split() for line in said.out.splitlines()[3:]]
    assert counts == [["0", "1"], ["1", "10"], ["2", "99"], ["3", "269"]]


def test_the_doctor(tablee: Tablee) -> None:
    said = tablee("doctor", lang="fr")
    assert said.code == 0
    assert platform.python_version() in said.out
    assert version() in said.out
    assert "compilées" in said.out or "interprétées" in said.out
    assert "Tout est en place" in said.out


def test_compiled_or_not(tablee: Tablee, monkeypatch: pytest.MonkeyPatch) -> None:
    for file, words in (("match.so", "compiled, at full speed"), ("match.py", "interpreted")):
        monkeypatch.setattr(match, "__file__", file)
        assert words in tablee("doctor").out


def test_a_folder_that_cannot_be_written_to(
    tablee: Tablee, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir("/proc")
    said = tablee("doctor")
    assert said.code == 1
    assert "/proc can’t be written to" in said.out


def test_the_version(tablee: Tablee) -> None:
    said = tablee("--version")
    assert said.code == 0
    assert said.out == f"Tablée {version()}\n"


def test_as_a_module(start: Start) -> None:
    process = start("games")
    out, err = process.communicate(timeout=30)
    assert process.returncode == 0
    assert "On the shelf" in out
    assert err == ""
