"""The three mimes of the tutorial as the browser plays them: made and felt by the house alone."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path

import pytest

from tablee.engine.chance import Seeded
from tablee.games.creux.touch.acting import act
from tablee.games.creux.touch.samples import samples
from tablee.games.creux.touch.skin import feel

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "creux" / "hand" / "caravan.json"
SEED = 3


def sparse(frame: bytes) -> list[int]:
    """How the hand is held; then, of each cell that feels anything, its number and three bytes."""
    felt = [frame[0]]
    for cell in range((len(frame) - 1) // 3):
        said = frame[1 + 3 * cell : 4 + 3 * cell]
        if any(said):
            felt += [cell, *said]
    return felt


def played() -> dict[str, dict[str, list[str] | list[list[int]]]]:
    found: dict[str, dict[str, list[str] | list[list[int]]]] = {}
    for name, script in samples()["caravan"].items():
        pieces = act(script, Seeded(SEED))
        found[name] = {
            "pieces": [b64encode(piece).decode() for piece in pieces],
            "frames": [sparse(feel(pieces[: count + 1])) for count in range(len(pieces))],
        }
    return found


@pytest.mark.rule("creux.tutorial")
def test_the_browser_plays_the_mimes_of_the_caravan_as_the_house_feels_them(
    request: pytest.FixtureRequest,
) -> None:
    text = json.dumps(played(), separators=(",", ":")) + "\n"
    if request.config.getoption("--golden"):
        FILE.write_text(text, "utf-8")
    assert FILE.read_text("utf-8") == text
