"""Compiled and interpreted, the law is the same to the last bit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent

SCRIPT = """
import hashlib, sys
import tablee.engine.match
from tablee.games import shelf
from tablee.lab.simulate import Plan, play_chunk
print(tablee.engine.match.__file__)
for id in shelf.OURS:
    game = shelf.take(id).game
    for seats in range(game.fewest, game.most + 1):
        games = 120 // seats
        plan = Plan(id, ["random"] * seats, games, 7, keep_records=True)
        records = b"".join(play_chunk(plan, 0, games).records)
        print(id, seats, hashlib.sha256(records).hexdigest())
"""


def run(path: str) -> list[str]:
    """The digests of many games; where the engine was found comes first."""
    environment = os.environ | {"PYTHONPATH": path}
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, cwd=ROOT / "docs",
        capture_output=True, text=True, check=True, timeout=240,
    )  # fmt: skip
    return run.stdout.splitlines()


def test_equal_seeds_give_equal_games_compiled_or_not() -> None:
    interpreted = run(str(ROOT / "src"))
    assert interpreted[0].endswith(".py")
    compiled = run("")
    if compiled[0].endswith(".py"):
        pytest.skip("no compiled engine is installed here: nothing to compare")
    assert compiled[1:] == interpreted[1:]
    assert len(interpreted) > 7
