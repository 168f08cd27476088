"""How many files the house may have open: as many as the system lets it."""

from __future__ import annotations

import resource
import subprocess
import sys

import pytest

from tablee.server import files

LOOK = """
from tablee.server.files import allow_more_files, allowed_files, possible_files
print(allowed_files(), possible_files())
allow_more_files()
print(allowed_files(), possible_files())
"""


def test_the_limit_is_raised_as_far_as_it_goes() -> None:
    def lower() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, 700))

    said = subprocess.run(
        [sys.executable, "-c", LOOK], preexec_fn=lower, capture_output=True, encoding="utf-8",
        env={"PYTHONPATH": ":".join(path for path in sys.path if path)}, timeout=60, check=True,
    )  # fmt: skip
    assert said.stdout.splitlines() == ["256 700", "700 700"]


def test_where_no_limit_is_named_some_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def refuse(_: int, wanted: tuple[int, int]) -> None:
        asked.append(wanted[0])
        if wanted[0] > 10_240:
            raise ValueError("current limit exceeds maximum limit")  # as macOS does

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    files.allow_more_files()
    assert asked == [files.MOST, files.SAFE]
    assert files.possible_files() == files.MOST
