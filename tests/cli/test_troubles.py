"""Whatever goes wrong: one clear sentence, exit code 2, nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Said, Tablee


def is_one_sentence(said: Said) -> bool:
    return said.code == 2 and said.out == "" and len(said.err.splitlines()) == 1


LINES = [
    (["play", "pares"], "There is no game “pares” on the shelf. Did you mean “paires”?"),
    (["rules", "chess"], "There is no game “chess” on the shelf. You can choose"),
    (["rules", "paires", "--rule", "paires.pair"], "No rule is called “paires.pair”."),
    (["play", "paires", "--seats", "9"], "paires is for 2 to 8 players, not 9"),
    (["simulate", "paires", "--seats", "1"], "paires is for 2 to 8 players, not 1"),
    (["perft", "paires", "--seats", "12"], "paires is for 2 to 8 players, not 12"),
    (["play", "paires", "--seats", "0"], "--seats won’t do: it takes a whole number, 1 or more."),
    (["play", "paires", "--seats", "four"], "--seats won’t do: it takes a whole number"),
    (["play", "paires", "--seats", "9" * 5000], "--seats won’t do: it takes a whole number"),
    (["perft", "paires", "--depth", "99"], "a whole number from 0 to 60"),
    (["play", "--bots", "random,genius"], "No bot plays paires the “genius” way. You can choose"),
    (["simulate", "paires", "--bots", "drows"], "Did you mean “draws”?"),
    (["simulate", "paires", "--bots", ","], "No bot plays paires the “,” way."),
    (["simulate", "paires", "--options", "stakes=3"], "“stakes” is not an option of paires."),
    (["simulate", "paires", "--options", "forfeit"], "“forfeit” is not an option: write key=value"),
    (["simulate", "paires", "--options", "{bad"], "These options are not a JSON object"),
    (["simulate", "paires", "--options", '{"forfeit": 3}'], "a text of at most 200 characters"),
    (["play", "--forfeit", "x" * 201], "a text of at most 200 characters"),
    (["play", "toy-sealed", "--forfeit", "sing"], "This game has no options."),
    (["gamez"], "“gamez” won’t do for command. Did you mean “games”?"),
    (["games", "paires"], "“paires” makes no sense here."),
    (["verify", "--strict", "x"], "“--strict” makes no sense here."),
    (["simulate", "paires", "--game", "5"], "Did you mean “--games”?"),
    (["simulate"], "Still missing: game."),
    (["verify"], "Still missing: FILE."),
    (["play", "--odds=3"], "--odds takes no value."),
    (["play", "--seed"], "A value is missing after --seed."),
]


@pytest.mark.parametrize(("words", "sentence"), LINES, ids=range(len(LINES)))
def test_the_line_is_wrong(tablee: Tablee, words: list[str], sentence: str) -> None:
    english, french = tablee(*words), tablee(*words, lang="fr")
    assert is_one_sentence(english)
    assert sentence in english.err
    assert is_one_sentence(french)
    assert french.err != english.err


def test_an_unknown_language(tablee: Tablee) -> None:
    said = tablee("games", "--lang", "xx")
    assert is_one_sentence(said)
    assert "“xx” won’t do for --lang. You can choose fr or en." in said.err


FILES = [
    ("missing.jsonl", "missing.jsonl cannot be found"),
    ("games.jsonl/deeper", "cannot be found"),
    (".", "is a folder: this needs a file."),
    ("empty", "is empty: there is no game to read."),
    ("blank", "is empty: there is no game to read."),
    ("x" * 300, "Something is wrong with"),
]


@pytest.mark.parametrize("command", ["show", "verify"])
@pytest.mark.parametrize(("name", "sentence"), FILES, ids=range(len(FILES)))
def test_the_file_is_wrong(
    tablee: Tablee, records: Path, command: str, name: str, sentence: str
) -> None:
    records.with_name("empty").touch()
    records.with_name("blank").write_text("\n  \n\n")
    said = tablee(command, records.parent / name)
    assert is_one_sentence(said)
    assert sentence in said.err
    assert is_one_sentence(tablee(command, records.parent / name, lang="fr"))


@pytest.mark.parametrize("command", ["show", "verify"])
def test_a_file_that_may_not_be_read(
    tablee: Tablee, records: Path, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Path.open

    def refuse(path: Path, *arguments: Any, **how: Any) -> Any:
        if path == records:
            raise PermissionError(13, "Permission denied")
        return usual(path, *arguments, **how)

    monkeypatch.setattr(Path, "open", refuse)  # root may read everything, so we pretend
    said = tablee(command, records)
    assert is_one_sentence(said)
    assert "can’t be opened: check your permissions" in said.err


def test_control_codes_in_a_name_are_not_shown(tablee: Tablee) -> None:
    said = tablee("show", "no\x1b[31m\nfile")
    assert is_one_sentence(said)
    assert "\x1b" not in said.err
