"""The first page is small: what it loads, gzipped, fonts included and pictures not."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

FIRST_PAGE = 100_000  # bytes
HOME = ["index.html", "src/pages/Home.svelte"]


def needed(chunks: dict[str, Any], names: list[str]) -> set[str]:
    """The files of these chunks and of everything that they import at once."""
    files: set[str] = set()
    waiting, seen = list(names), set(names)
    while waiting:
        chunk = chunks[waiting.pop()]
        files |= {chunk["file"], *chunk.get("css", []), *chunk.get("assets", [])}
        more = set(chunk.get("imports", [])) - seen
        seen |= more
        waiting += sorted(more)
    return {file for file in files if file.endswith((".js", ".css", ".woff2"))}


def test_the_first_page_is_small(client: Path) -> None:
    chunks = json.loads((client / ".vite" / "manifest.json").read_text("utf-8"))
    files = needed(chunks, HOME) | {"index.html"}
    assert sum(file.endswith(".woff2") for file in files) == 3
    weights = {file: len(gzip.compress((client / file).read_bytes())) for file in sorted(files)}
    assert sum(weights.values()) <= FIRST_PAGE, weights
