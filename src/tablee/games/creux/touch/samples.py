"""The sample mimes of the memories: mimes/*.toml, by key of the memory and a name [creux.mime]."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from tablee.games.creux.touch.script import Script, parse

FOLDER: Final = files("tablee.games.creux") / "mimes"


@cache
def samples() -> dict[str, dict[str, Script]]:
    """All sample mimes: a table for each memory, in it a name for each script.

    [caravan]
    guitar = '''
    lay string taut on palm
    slide coin from mound to outer quickly 4 times
    '''
    """
    found: dict[str, dict[str, Script]] = {}
    for file in sorted(FOLDER.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            for memory, scripts in tomllib.loads(file.read_text("utf-8")).items():
                for name, text in scripts.items():
                    try:
                        script = parse(text)
                    except ValueError as trouble:
                        raise ValueError(f"{file.name}, {memory}.{name}: {trouble}") from None
                    if found.setdefault(memory, {}).setdefault(name, script) is not script:
                        raise ValueError(f"{file.name}: {memory}.{name} is there twice")
    return found
