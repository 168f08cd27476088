"""Where the build puts the web client, and whether it has done so."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

STATIC: Final = files("tablee.server").joinpath("static")


def is_built(folder: Traversable = STATIC) -> bool:
    return folder.joinpath("index.html").is_file()
