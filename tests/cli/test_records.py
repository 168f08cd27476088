"""tablee verify and tablee show: what holds, what does not, and why."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Tablee

Forge = Callable[[dict[str, Any]], None]


def forged(path: Path, forge: Forge, line: int = 0) -> None:
    lines = path.read_text("utf-8").splitlines()
    record = json.loads(lines[line])
    forge(record)
    lines[line] = json.dumps(record)
    path.write_text("\n".join(lines) + "\n", "utf-8")


def test_records_that_hold(tablee: Tablee, records: Path) -> None:
    said = tablee("verify", records)
    assert (said.code, said.err) == (0, "")
    assert said.out.count("Everything holds (luck from a seed).") == 6
    assert "All hold: 6 games out of 6." in said.out
    assert "Toutes concordent" in tablee("verify", records, lang="fr").out


def test_many_records_are_summed_up(tablee: Tablee, tmp_path: Path) -> None:
    path = tmp_path / "many.jsonl"
    tablee("simulate", "paires", "--games", "30", "--seed", "3", "--records", path)
    said = tablee("verify", path)
    assert said.code == 0
    assert said.out == "All hold: 30 games out of 30.\n"
    for line in range(30):
        forged(path, lambda record: record.update(rules=9), line)
    said = tablee("verify", path)
    assert said.code == 1
    assert said.out.count("version 9") == 12
    assert "… and 18 more." in said.out


def set_pick(record: dict[str, Any], pick: int) -> None:
    record["lines"][0]["picks"][0] = pick


def flip_outcome(record: dict[str, Any]) -> None:
    record["outcome"]["losers"] = [3 - record["outcome"]["losers"][0]]


def promise(record: dict[str, Any]) -> None:
    record["format"] = "tablee-record-1"
    record["luck"] = {"kind": "hmac-sha256", "commitment": "00", "secret": "00", "nonces": []}


FORGERIES: list[tuple[Forge, str]] = [
    (lambda r: r.update(format="x"), "unknown format: x"),
    (lambda r: r.update(game="chess"), "the game “chess” is not on the shelf"),
    (lambda r: r.update(rules=2), "written under version 2 of the rules, which"),
    (lambda r: r.update(seats=[]), "the game is not for 0 seats"),
    (lambda r: r.update(options={"stakes": 3}), "this game has no such options"),
    (lambda r: r["luck"].update(kind="dice"), "where the luck came from is badly noted"),
    (lambda r: r["luck"].update(seed="zz"), "where the luck came from is badly noted"),
    (
        lambda r: r["luck"].update(seed="01" * 12),
        "opening deal: the promised luck gives other",
    ),
    (promise, "the secret is not the one whose fingerprint was shown"),
    (flip_outcome, "the result that is noted is not what these moves lead to"),
    (lambda r: set_pick(r, 11), "move 1: an impossible pick"),
    (lambda r: set_pick(r, 10**30), "this is not a recorded game"),
    (lambda r: r["opening"].append(1), "opening deal: the picks noted are not those"),
    (lambda r: r["lines"][0].update(seat=7), "move 1: the rule table.ask forbids it"),
    (lambda r: r["lines"][0].update(seat=10**30), "this is not a recorded game"),
    (lambda r: r["lines"][0].update(undo=1), "move 1: there is no such move"),
    (lambda r: set_pick(r, 2**31), "move 1: an impossible pick"),
    (lambda r: r["lines"][0].update(seat=63), "move 1: the rule table.ask forbids it"),
    (lambda r: r["lines"].insert(0, {"undo": 2**31}), "move 1: the rule table.undo forbids it"),
    (lambda r: r["lines"][0].update(move={"do": "cheat"}), "move 1: there is no such move"),
    (lambda r: r["lines"].append(r["lines"][-1]), "the rule table.ask forbids it"),
]


@pytest.mark.parametrize(("forge", "reason"), FORGERIES, ids=range(len(FORGERIES)))
def test_a_forged_record(tablee: Tablee, records: Path, forge: Forge, reason: str) -> None:
    forged(records, forge)
    said = tablee("verify", records)
    assert (said.code, said.err) == (1, "")
    assert "✗ Line 1: " in said.out
    assert reason in said.out
    assert "These hold: 5 games out of 6." in said.out
    french = tablee("verify", records, lang="fr")
    assert french.code == 1
    assert reason not in french.out
    told = tablee("show", records)
    if "luck" not in reason and "secret" not in reason:  # show tells, verify proves
        assert told.code == 2
        assert told.out == ""
        assert reason in told.err


@pytest.mark.parametrize(
    "line",
    [
        b"hello",
        b"\xff\xfe\x00",
        b"{}",
        b'{"format": ',
        b'{"format":' + b"[" * 100_000,
        b"x" * (17 * 1024 * 1024),
    ],
    ids=["text", "not UTF-8", "empty object", "cut short", "nested", "huge"],
)
def test_what_is_not_a_record(tablee: Tablee, records: Path, line: bytes) -> None:
    alone = records.with_name("alone")
    alone.write_bytes(line)
    said = tablee("verify", alone)
    assert (said.code, said.out) == (2, "")
    assert "is not a file of games" in said.err
    assert len(said.err.splitlines()) == 1
    said = tablee("show", alone)
    assert (said.code, said.out) == (2, "")
    assert len(said.err.splitlines()) == 1
    records.write_bytes(records.read_bytes() + line + b"\n")
    said = tablee("verify", records)
    assert said.code == 1
    assert "✗ Line 7: " in said.out
    assert "These hold: 6 games out of 7." in said.out


def test_a_game_that_is_not_finished(tablee: Tablee, records: Path) -> None:
    def stop_early(record: dict[str, Any]) -> None:
        record.update(lines=record["lines"][:3], outcome=None)

    forged(records, stop_early)
    said = tablee("verify", records)
    assert said.code == 0
    assert "Everything holds so far, but the game is unfinished" in said.out
    said = tablee("show", records)
    assert said.code == 0
    assert "The game stops here, unfinished." in said.out


def test_a_story(tablee: Tablee, records: Path) -> None:
    english = tablee("show", records, "--game", "2")
    assert english.code == 0
    assert "At the table: draws 1 (always draws), draws 2 (always draws)" in english.out
    assert english.out.count("Round 1 ") == 1
    assert "Round 2 " in english.out
    assert "Lost by draws" in english.out
    assert "Game 2 of 6" in english.out
    french = tablee("show", records, "--game", "2", lang="fr")
    assert "Manche 1" in french.out
    assert "Défaite\u00a0: draws" in french.out
    assert tablee("show", records).out != english.out


def test_a_game_that_is_not_in_the_file(tablee: Tablee, records: Path) -> None:
    said = tablee("show", records, "--game", "7")
    assert said.code == 2
    assert "There is no game 7" in said.err
    assert "which holds 6" in said.err


def test_names_cannot_write_on_the_terminal(tablee: Tablee, records: Path) -> None:
    def rename(record: dict[str, Any]) -> None:
        record["seats"][0] = {"name": "\x1b[2JEve[red]" + "e" * 100}
        record["options"] = {"forfeit": ""}

    forged(records, rename)
    said = tablee("show", records)
    assert said.code == 0
    assert "\x1b" not in said.out
    assert "Eve[red]" in said.out
