"""What is compiled never waits: there, coroutines and generators mix up exceptions (decision 4)."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
GLOBS = SETTINGS["tool"]["tablee"]["compiled"]
COMPILED = sorted({file for glob in GLOBS for file in ROOT.glob(glob)})
WAITING = (ast.AsyncFunctionDef, ast.Yield, ast.YieldFrom)


def waits(source: str) -> list[int]:
    """The lines on which a coroutine begins, or a generator pauses."""
    return [node.lineno for node in ast.walk(ast.parse(source)) if isinstance(node, WAITING)]


@pytest.mark.parametrize("file", COMPILED, ids=lambda file: str(file.relative_to(ROOT / "src")))
def test_nothing_compiled_waits(file: Path) -> None:
    assert waits(file.read_text("utf-8")) == []


@pytest.mark.parametrize("glob", GLOBS)
def test_every_line_of_the_list_names_a_file(glob: str) -> None:
    assert list(ROOT.glob(glob))


@pytest.mark.parametrize(
    "source",
    [
        "class Room:\n    async def come_in(self): ...",
        "def seats():\n    yield 1",
        "def seats():\n    yield from (1, 2)",
        "def seats():\n    return (lambda: (yield))",
    ],
)
def test_whatever_waits_is_found(source: str) -> None:
    assert waits(source)


def test_what_is_gathered_at_once_does_not_wait() -> None:
    assert not waits("taken = any(seat for seat in seats)")
