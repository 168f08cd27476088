"""What the client says of the memories is what the law says of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.games.creux.law.memories import KEYS, MEMORIES

CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "creux"


@pytest.mark.rule("creux.memories", "creux.biography")
def test_the_album_of_the_client_has_all_memories_in_their_order() -> None:
    """creux.biography: all 100 in order, and each in its year; the last one is today."""
    text = (CLIENT / "memories.ts").read_text("utf-8")
    chapters, rest = text.split("} as const;", 1)
    assert tuple(re.findall(r"'([a-z-]+)'", chapters)) == KEYS[1:]
    runs = [(int(count), int(year)) for count, year in re.findall(r"\[(\d+), (\d{4})\]", rest)]
    years = [year for _, year in runs]
    assert years == sorted(years)
    assert sum(count for count, _ in runs) == MEMORIES - 1
