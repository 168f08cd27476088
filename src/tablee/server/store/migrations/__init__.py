"""The schema, one step after the other, forward only."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from tablee.server.store.contract import Shut

HERE = Path(__file__).parent
LEDGER = """CREATE TABLE IF NOT EXISTS migrations (
    number INTEGER PRIMARY KEY, name TEXT NOT NULL, at BIGINT NOT NULL)"""
NOTE = "INSERT INTO migrations (number, name, at) VALUES (?, ?, ?)"


class Step(NamedTuple):
    number: int
    name: str
    statements: list[str]


def steps(blob: str) -> list[Step]:
    """Every migration that this program knows, in the words of one database."""
    found = []
    for file in sorted(HERE.glob("[0-9]*.sql")):
        text = file.read_text("utf-8").replace("{blob}", blob)
        lines = [line for line in text.splitlines() if not line.startswith("--")]
        statements = [part.strip() for part in "\n".join(lines).split(";")]
        number, _, name = file.stem.partition("_")
        found.append(Step(int(number), name, [part for part in statements if part]))
    return found


def ahead(done: int, blob: str, *, visiting: bool = False) -> list[Step]:
    """The steps that a database at this number still needs; one that is newer is refused."""
    known = steps(blob)
    if done > known[-1].number:
        raise Shut(
            "newer",
            f"this database is at version {done}, and this Tablée knows versions up to"
            f" {known[-1].number}: use the newer Tablée that wrote it, or restore a backup",
        )
    if visiting and done < known[-1].number:
        raise Shut(
            "older", "this database is of an older Tablée: start the house once, it migrates"
        )
    return [step for step in known if step.number > done]
