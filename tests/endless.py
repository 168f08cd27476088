"""Proofs that take longer than a night: each run goes on where the last one stopped.

`./test --long --minutes 30` gives each of them half an hour; how far they are is in build/proofs.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from pathlib import Path

import pytest

FOLDER = Path("build") / "proofs"


class Endless:
    """How far one of them is, on disk after every step."""

    def __init__(self, name: str, config: pytest.Config) -> None:
        self.path = FOLDER / f"{name}.json"
        self.until = time.monotonic() + 60 * float(config.getoption("--minutes"))
        self.done: Counter[str] = Counter()
        if self.path.is_file():
            self.done.update(json.loads(self.path.read_text("utf-8")))

    def goes_on(self, what: str, goal: int) -> bool:
        """Is there more to do, and time for it?"""
        return self.done[what] < goal and time.monotonic() < self.until

    def note(self, **counts: int) -> None:
        """So much more was done; whatever is noted stays noted."""
        self.done.update(counts)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_text(json.dumps(dict(sorted(self.done.items()))) + "\n", "utf-8")
        fresh.replace(self.path)

    def report(self) -> None:
        """What a person wants to know, even of a test that passes."""
        print(f"{self.path.stem}:", ", ".join(f"{self.done[k]:,} {k}" for k in sorted(self.done)))


@pytest.fixture
def no_end(request: pytest.FixtureRequest) -> Endless:
    """Of this test, with its parameters."""
    return Endless(request.node.name.replace("[", "-").strip("]"), request.config)
