"""An earlier version of a game's bots at today's tables.

git worktree add ../earlier REVISION
python -m tests.games.earlier ../earlier arena pirates --bots reckons,earlier --jobs 1

What follows the folder is a command of `tablee`; there the best bot of that checkout is called
`earlier`. The modules of its bots are read under another name, and play by today's law. One
process, since others would not know of it.
"""

from __future__ import annotations

import re
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from types import ModuleType

from tablee.cli import main
from tablee.games import shelf

# What bots and the law share is today's; all other modules are the bots' own.
SHARED = {"__init__", "events", "measures", "moves", "options", "state", "terminal", "view"}
LAW = {"bets", "rules"}


def earlier(folder: str, game: str, module: str = "bot") -> ModuleType:
    """A module of this game's bots, as it is in that checkout."""
    package = f"earlier_{game}"
    if package not in sys.modules:
        room = Path(folder, "src", "tablee", "games", game)
        files = {file.stem: file for file in room.glob("*.py")}
        own = sorted(files.keys() - SHARED - LAW)
        named = re.compile(rf"tablee\.games\.{game}\.({'|'.join(own)})\b")
        path = Path(tempfile.mkdtemp(), package)
        path.mkdir()
        path.joinpath("__init__.py").touch()
        for name in own:
            text = named.sub(rf"{package}.\1", files[name].read_text("utf-8"))
            path.joinpath(f"{name}.py").write_text(text, "utf-8")
        sys.path.insert(0, str(path.parent))
    return import_module(f"{package}.{module}")


def seat_the_earlier_one(folder: str, game: str) -> None:
    bots = earlier(folder, game).BOTS
    shelf.take(game).bots["earlier"] = bots[[*bots][-1]]


if __name__ == "__main__":
    seat_the_earlier_one(sys.argv[1], sys.argv[3])
    sys.exit(main(sys.argv[2:]))
