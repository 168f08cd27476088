"""tablee simulate: the same games for any number of processes, and files that are whole."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Generator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from tablee.cli import simulate
from tablee.lab.simulate import Chunk, Plan, Stuck, play_chunk
from tests.cli.conftest import Start, Tablee


def results(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    assert found.pop("timing")["games_per_second"] > 0
    return found


def test_the_same_games_for_any_number_of_jobs(tablee: Tablee, tmp_path: Path) -> None:
    runs, files = [], []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.jsonl"
        said = tablee(
            "simulate", "paires", "--seats", "3", "--games", "700", "--bots", "draws,random",
            "--seed", "7", "--jobs", jobs, "--json", "--records", file,
        )  # fmt: skip
        assert (said.code, said.err) == (0, "")
        assert said.out.count("\n") == 1
        runs.append(results(said.out))
        files.append(file.read_bytes())
    assert runs[0] == runs[1]
    assert files[0] == files[1]
    assert files[0].count(b"\n") == 700
    assert runs[0]["bots"] == ["draws", "random", "draws"]
    assert sum(line["losses"]["value"] for line in runs[0]["by_seat"]) == pytest.approx(1)
    assert all("wins" not in line for line in runs[0]["by_seat"])


def test_a_table_for_people(tablee: Tablee) -> None:
    words = ("simulate", "paires", "--games", "40", "--bots", "draws,random", "--seed", "7")
    french = tablee(*words, lang="fr")
    assert french.code == 0
    assert "Paires à 4\u00a0: 40 parties, graine 7" in french.out
    assert "Part équitable des défaites\u00a0: 25,00\u00a0%." in french.out
    assert "victoires" not in french.out
    english = tablee(*words)
    assert "Fair share of losses: 25.00%." in english.out
    assert "draws" in english.out
    assert "random" in english.out


def test_a_game_with_winners(tablee: Tablee) -> None:
    said = tablee("simulate", "toy-sealed", "--games", "40", "--seats", "2", "--seed", "1")
    assert said.code == 0
    assert "Fair share of wins" in said.out


def test_options_as_json_or_in_pairs(tablee: Tablee) -> None:
    words = ("simulate", "paires", "--games", "5", "--seed", "1", "--json", "--options")
    pair = results(tablee(*words, "forfeit=sing").out)
    assert pair["options"]["forfeit"] == "sing"
    assert pair == results(tablee(*words, '{"forfeit": "sing"}').out)


def test_a_file_is_replaced_only_by_force(tablee: Tablee, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    file.write_text("precious")
    words = ("simulate", "paires", "--games", "3", "--seed", "1", "--records", file)
    said = tablee(*words)
    assert said.code == 2
    assert "exists already" in said.err
    assert file.read_text() == "precious"
    said = tablee(*words, "--force")
    assert said.code == 0
    assert len(file.read_bytes().splitlines()) == 3
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("ending", [KeyboardInterrupt(), OSError(28, "No space left on device")])
def test_nothing_is_left_of_a_run_that_fails(
    tablee: Tablee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: BaseException
) -> None:
    def fails(plan: Plan, jobs: int) -> Generator[Chunk, None, None]:
        yield play_chunk(plan, 0, 3)
        assert len(list(tmp_path.iterdir())) == 1  # a draft, under another name
        raise ending

    monkeypatch.setattr(simulate, "simulate", fails)
    said = tablee("simulate", "paires", "--records", tmp_path / "games.jsonl")
    assert said.code == (130 if isinstance(ending, KeyboardInterrupt) else 2)
    assert len(said.err.splitlines()) == 1
    assert said.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("ending", "sentence"),
    [
        (Stuck("game 3 of paires does not end"), "A game of paires never ends"),
        (BrokenProcessPool(), "try again with --jobs 1"),
    ],
)
def test_a_run_that_goes_wrong(
    tablee: Tablee, monkeypatch: pytest.MonkeyPatch, ending: Exception, sentence: str
) -> None:
    def fails(plan: Plan, jobs: int) -> Generator[Chunk, None, None]:
        yield play_chunk(plan, 0, 1)
        raise ending

    monkeypatch.setattr(simulate, "simulate", fails)
    said = tablee("simulate", "paires")
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("/dev/full", "not enough room on the disk for /dev/full"),
        ("{here}", "is a folder"),
        ("{here}/no/such/folder", "The folder of"),
        ("/proc/games.jsonl", "/proc/games.jsonl"),
    ],
)
def test_a_place_where_nothing_can_be_written(
    tablee: Tablee, tmp_path: Path, place: str, sentence: str
) -> None:
    said = tablee("simulate", "paires", "--games", "9", "--records", place.format(here=tmp_path))
    assert said.code == 2
    assert sentence in said.err
    assert len(said.err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
    assert not Path("/dev/full").is_file()


def test_a_disk_that_fills_up(start: Start, tmp_path: Path) -> None:
    """The shell's limit on the size of files stands for a disk with little room."""
    words = ("simulate", "paires", "--games", "200", "--records", tmp_path / "games.jsonl")
    process = start(*words, first="ulimit -f 8")
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (2, "")
    assert "not enough room on the disk" in err
    assert len(err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_run_leaves_quietly(start: Start, tmp_path: Path, jobs: str) -> None:
    words = ("simulate", "paires", "--games", "9999999", "--jobs", jobs)
    process = start(*words, "--records", tmp_path / "games.jsonl")
    deadline = time.monotonic() + 30
    while not any(file.stat().st_size for file in tmp_path.iterdir()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as the terminal does: everybody hears Ctrl-C
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert (out, err) == ("", "We’ll stop here. See you soon!\n")
    assert list(tmp_path.iterdir()) == []
