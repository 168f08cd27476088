"""docs/promises.md names tests, and each of them exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "promises.md"
NAMED = re.compile(r"`(test_\w+|[\w-]+\.test\.ts)`")
PROMISES = ("Acknowledged", "Hidden", "Fair", "Forgotten", "Available")


def all_that_exist() -> set[str]:
    written = [file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py")]
    names = {name for text in written for name in re.findall(r"def (test_\w+)\(", text)}
    return names | {file.name for file in (ROOT / "web" / "tests").glob("*.test.ts")}


@pytest.mark.parametrize("promise", PROMISES)
def test_each_promise_is_tested(promise: str) -> None:
    part = PAGE.read_text("utf-8").split(f"## {promise}\n")[1].split("\n## ")[0]
    assert set(NAMED.findall(part))


def test_each_test_that_is_named_exists() -> None:
    assert set(NAMED.findall(PAGE.read_text("utf-8"))) <= all_that_exist()
