"""The plan of the house: imports point one way, files stay short, and nothing leads outside."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "tablee"
FLOORS = ["engine", "thinking", "games", "lab", "server", "cli"]  # each may use those before it
FILES = sorted(SOURCE.rglob("*.py"))
LONGEST = 300


def room(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if parts[0] == "tablee" and len(parts) > 1 else None


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module == "tablee":
            yield from (f"tablee.{name.name}" for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_imports_point_one_way(file: Path) -> None:
    here = file.relative_to(SOURCE).parts[0]
    if here not in FLOORS:
        return
    allowed = FLOORS[: FLOORS.index(here) + 1]
    for module in imports(file):
        assert room(module) in [None, *allowed], f"{here} must not use {module}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_game_knows_no_other_game(file: Path) -> None:
    parts = file.relative_to(SOURCE).parts
    if parts[0] != "games" or len(parts) < 3:
        return
    games = {path.name for path in (SOURCE / "games").iterdir() if path.is_dir()}
    used = {module.split(".")[2] for module in imports(file) if module.count(".") >= 2}
    assert used & games <= {parts[1]}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_files_stay_short(file: Path) -> None:
    assert len(file.read_text("utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize("corner", ["", "wire", "store", "bots", "http"])
def test_the_plan_of_the_server_names_all_that_is_there_and_nothing_else(corner: str) -> None:
    page = (SOURCE.parent.parent / "docs" / "architecture.md").read_text("utf-8")
    plan = page[page.index("## The house") : page.index("**A move.**")]
    floor, corners = plan.split("Its four corners:")
    named = modules_in(corners, corner) if corner else modules_in(floor)
    there = [path.stem for path in (SOURCE / "server" / corner).iterdir() if is_a_module(path)]
    assert sorted(named) == sorted(there)


def modules_in(table: str, corner: str = "") -> list[str]:
    """The names of a floor or of a corner, whose rows go on until the next is named."""
    found, here = list[str](), ""
    for row in table.splitlines():
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        if not row.startswith("|") or "`" not in row:
            continue
        here = cells[0].strip("`") if corner and cells[0] else here
        if here == corner:
            found += re.findall(r"`([a-z_]+)`", cells[1 if corner else 0])
    return found


def is_a_module(path: Path) -> bool:
    package = (path / "__init__.py").exists()
    return package or (path.suffix == ".py" and path.stem != "__init__")
