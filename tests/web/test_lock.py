"""The lock file serves every platform and every registry."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import WEB

LONGEST = 300
GENERATED = "Written by tablee.server.typescript."
SOURCES = sorted(
    file
    for ending in ("ts", "svelte", "css")
    for file in (WEB / "src").rglob(f"*.{ending}")
    if GENERATED not in file.read_text("utf-8").partition("\n")[0]
)


@pytest.fixture(scope="module")
def packages() -> dict[str, Any]:
    lock: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    return dict(lock["packages"])


def test_every_platform_finds_its_bundler(packages: dict[str, Any]) -> None:
    """npm leaves out what it can't find, and then refuses its own lock file elsewhere."""
    bindings = [name for name in packages if "/@rolldown/binding-" in name]
    assert len(bindings) == 15
    assert {packages[name]["version"] for name in bindings} == {"1.2.14"}


def test_the_lock_names_no_registry(packages: dict[str, Any]) -> None:
    assert not any("resolved" in package for package in packages.values())
    assert all("integrity" in package for name, package in packages.items() if name)


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(WEB)))
def test_files_stay_short(file: Path) -> None:
    assert len(file.read_text("utf-8").splitlines()) <= LONGEST
