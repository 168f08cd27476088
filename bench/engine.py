"""Our engine and its peers in one run, on one core, as ratios.

    ./bench/run              sets up .venv-bench with the peers, then runs this
    python bench/engine.py   the same with a Python that has requirements.txt and
                             requirements-bench.txt installed
        --quick              a short run: good for a look, not for a claim
        --json FILE          writes all the figures there

Every side runs in a process of its own; they take turns on one core, in rounds, and a figure
is the median of the rounds, in CPU time. Before that it is checked that our Kuhn and Leduc are
OpenSpiel's, and that the compiled law and the plain one play the same games.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from datetime import date
from importlib.metadata import version
from math import isclose
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import track

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.report import GOALS, Figures, judge, show  # noqa: E402
from hatch_build import BUILD_LAW, build, the_law  # noqa: E402

PEERS: Final = ("open_spiel", "rlcard", "pettingzoo", "pokerkit")
OUR_LAW: Final = ("kuhn/state.py", "kuhn/rules.py", "leduc/state.py", "leduc/rules.py")


class Side:
    """One side in its own process: ours compiled, ours interpreted, or a peer."""

    def __init__(self, module: str, where: Path, path: str = "") -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-m", "bench.worker", module],
            cwd=where,
            env=os.environ | {"PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        greeting = self.answer()
        self.missing: str = greeting.get("missing", "")
        self.measures: list[str] = greeting.get("measures", [])

    def ask(self, *words: str | float) -> Any:
        print(json.dumps(words), file=self.process.stdin, flush=True)
        return self.answer()

    def answer(self) -> Any:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("the bench: a side has stopped; see above")
        return json.loads(line)

    def close(self) -> None:
        self.process.communicate()


def compile_everything(where: Path, games: Sequence[str] = OUR_LAW) -> None:
    """The engine and the games of the bench as one, with the flags of the package's own build."""
    shutil.copytree(ROOT / "src", where, dirs_exist_ok=True)
    shutil.copytree(ROOT / "bench", where / "bench", ignore=shutil.ignore_patterns("node_modules"))
    law = [file.relative_to(ROOT / "src").as_posix() for file in the_law(ROOT)]
    law += [f"bench/{file}" for file in games]
    done = build(where, BUILD_LAW, ":".join(law))
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout}\nthe bench: the law does not compile here; see above")
    shutil.copytree(where / "compiled", where, dirs_exist_ok=True)


def stay_on_one_core() -> str:
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned to a core here"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})  # whoever is started from now on stays there too
    return "pinned to one core"


def check(sides: dict[str, Side]) -> None:
    """Is it worth measuring? Same games, compiled or not, and the same games as OpenSpiel's."""
    ours, plain = sides["compiled"], sides["interpreted"]
    if not ours.ask("tell", "compiled") or plain.ask("tell", "compiled"):
        raise SystemExit("the bench: what should be compiled is not, or what should not be is")
    if ours.ask("tell", "totals") != plain.ask("tell", "totals"):
        raise SystemExit("the bench: the compiled law and the plain one play different games")
    if "open_spiel" not in sides:
        return
    for game in ("kuhn", "leduc"):
        here = ours.ask("tell", "spread", game)
        there = sides["open_spiel"].ask("tell", "spread", game)
        if here.keys() != there.keys() or not all(isclose(here[end], there[end]) for end in here):
            raise SystemExit(f"the bench: our {game} is not the game that OpenSpiel plays")


def measure(sides: dict[str, Side], rounds: int, seconds: float) -> Figures:
    figures = Figures()
    for name in sides.keys() & {"compiled", "interpreted", "open_spiel"}:
        for one, steps in sides[name].ask("tell", "steps").items():
            figures.steps[name, one] = steps
    places = [(name, measure) for name, side in sides.items() for measure in side.measures]
    for place in track(places * rounds, description="measuring", transient=True):
        figures.add(place, sides[place[0]].ask("measure", place[1], seconds))
    return figures


def write(file: Path, figures: Figures, facts: dict[str, Any]) -> None:
    sides: dict[str, dict[str, Any]] = {}
    for (side, name), rounds in figures.rounds.items():
        sides.setdefault(side, {})[name] = {"ns": figures.of((side, name)), "rounds": rounds}
    goals = [
        {
            "what": goal.what,
            "goal": goal.at_least,
            "ratio": figures.times_as_fast(*goal[2:]),
            "at best": figures.at_best(*goal[2:]),
        }
        for goal in GOALS
    ]
    text = json.dumps(facts | {"goals": goals, "figures": sides}, indent=1)
    file.write_text(text + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="our engine and its peers, as ratios")
    parser.add_argument("--quick", action="store_true", help="a short run")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    wish = parser.parse_args()
    rounds, seconds = (3, 0.05) if wish.quick else (9, 0.1)
    console = Console()
    facts: dict[str, Any] = {
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {stay_on_one_core()}",
        "rounds": rounds,
        "seconds a round": seconds,
    }
    with tempfile.TemporaryDirectory(prefix="tablee-bench-") as scratch:
        with console.status("compiling"):
            compile_everything(Path(scratch))
        peers = {peer: Side(peer, ROOT) for peer in PEERS}
        facts["left out"] = {name: side.missing for name, side in peers.items() if side.missing}
        sides = {
            "compiled": Side("ours", Path(scratch)),
            "interpreted": Side("ours", ROOT, path=str(ROOT / "src")),
        } | {name: side for name, side in peers.items() if not side.missing}
        facts["versions"] = {name: version(name) for name in sides if name in PEERS}
        check(sides)
        figures = measure(sides, rounds, seconds)
        for side in sides.values():
            side.close()
    versions = " ".join(f"{name}-{number}" for name, number in facts["versions"].items())
    console.print(f"{facts['date']}, Python {facts['python']}, {facts['machine']}; {versions}")
    show(console, figures)
    judge(console, figures)
    for name, why in facts["left out"].items():
        console.print(f"[bold red]LEFT OUT: {name}, which cannot be imported here: {why}[/]")
    if wish.json:
        write(wish.json, figures, facts)


if __name__ == "__main__":
    main()
