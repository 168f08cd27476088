"""Our server and boardgame.io in one run, driven by the same crowd, as ratios.

    ./bench/run server       sets up .venv-bench and the peer, then runs this
    python bench/server.py   the same with a Python that has requirements.txt installed
        --quick              a short run: good for a look, not for a claim
        --json FILE          writes all the figures there
        --only SIDE …        only these sides

A server with its database has one core to itself, the crowd has another. Latency is from sending
a move until all four at the table have been told.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import date
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from rich.console import Console

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.engine import compile_everything  # noqa: E402
from bench.houses import started  # noqa: E402
from bench.houses.report import judge, show  # noqa: E402
from bench.houses.started import House, pin, told  # noqa: E402

LAW: Final = ("tricks/state.py", "tricks/look.py", "tricks/rules.py")
ENTRY_POINTS: Final = "[tablee.games]\ntricks = bench.tricks\n"
Start = Callable[[Path, int], AbstractContextManager[House]]
SIDES: Final[dict[str, Start]] = {
    "ours": started.our_sqlite,
    "ours, PostgreSQL": started.our_postgres,
    "boardgame.io": started.boardgame_memory,
    "boardgame.io, FlatFile": started.boardgame_files,
}
SLOW_ALONE: Final = "boardgame.io, FlatFile"  # a few moves a second at a single table
CROWDED: Final = (100, 500, 1000)


class Bench:
    """Servers and crowds, one pair at a time."""

    def __init__(self, where: Path, cores: tuple[int, int], console: Console) -> None:
        self.where = where
        self.cores = cores
        self.console = console
        self.figures: dict[str, dict[str, Any]] = {}

    def measure(self, side: str, name: str, tables: int, *jobs: tuple[Any, ...]) -> list[Any]:
        """What the crowd says about each of its jobs; the first answer is the memory before."""
        self.console.log(f"{side}: {name}")
        server, crowd = self.cores
        pin(server)
        with SIDES[side](self.where, tables) as house:
            pin(crowd)
            process = subprocess.Popen(
                [sys.executable, "-m", "bench.houses.crowd"], cwd=self.where, text=True,
                env=os.environ | {"PYTHONPATH": str(self.where)},
                stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            )  # fmt: skip
            try:
                answers = []
                for job in [("come", *house), *jobs]:
                    print(json.dumps(job), file=process.stdin, flush=True)
                    answers.append(told(process.stdout))
                return answers
            finally:
                process.kill()
                process.wait()

    def note(self, side: str, name: str, figures: Any) -> None:
        self.figures.setdefault(side, {}).setdefault(name, []).append(figures)

    def saturated(self, side: str, tables: int, warm: float, seconds: float) -> None:
        name = f"saturated {tables}"
        connected, figures = self.measure(side, name, tables, ("play", 0, warm, seconds))
        self.note(side, name, figures | {"memory before": connected, "tables": tables})

    def paced(self, side: str, tables: int, warm: float, seconds: float) -> None:
        name = f"paced {tables}"
        connected, figures = self.measure(side, name, tables, ("play", 1, warm, seconds))
        self.note(side, name, figures | {"memory before": connected, "tables": tables})

    def small(self, side: str) -> None:
        """A house with one table, and how much is sent to whoever comes back to it."""
        jobs = [("play_until", 50), ("come_back",), ("play_until", 1000), ("come_back",)]
        if side == SLOW_ALONE:
            jobs = jobs[:2]
        empty, _, short, *more = self.measure(side, "coming back", 1, *jobs)
        self.note(side, "empty", empty)
        self.note(side, "come back", {"50": short, "1000": more[1] if more else None})


def disk() -> dict[str, float]:
    """How long this disk takes to have something for certain, in ms."""
    times = []
    with tempfile.TemporaryFile() as file:
        for _ in range(200):
            file.write(bytes(4096))
            file.flush()
            began = perf_counter()
            os.fsync(file.fileno())
            times.append(1000 * (perf_counter() - began))
    times.sort()
    return {"p50": times[len(times) // 2], "p99": times[-2]}


def main() -> None:
    parser = argparse.ArgumentParser(description="our server and boardgame.io, as ratios")
    parser.add_argument("--quick", action="store_true", help="a short run")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    parser.add_argument("--only", nargs="+", choices=SIDES, default=list(SIDES), metavar="SIDE")
    parser.add_argument("--tables", nargs="+", type=int, default=list(CROWDED), metavar="COUNT")
    wish = parser.parse_args()
    rounds, warm, seconds = (1, 1, 3) if wish.quick else (2, 2, 6)
    console = Console(stderr=True)
    cores = sorted(os.sched_getaffinity(0))
    facts: dict[str, Any] = {
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {len(cores)} cores",
        "load before": os.getloadavg(),
        "disk before": disk(),
        "rounds": rounds,
        "seconds": seconds,
    }
    started.install_peer()
    with tempfile.TemporaryDirectory(prefix="tablee-bench-") as scratch:
        console.log("compiling")
        compile_everything(Path(scratch), LAW)
        points = Path(scratch, "tablee_bench-1.dist-info", "entry_points.txt")
        points.parent.mkdir()
        points.write_text(ENTRY_POINTS)
        bench = Bench(Path(scratch), (cores[-1], cores[0]), console)
        for side in wish.only:
            bench.small(side)
        for _ in range(rounds):
            for tables in wish.tables:
                for side in wish.only:
                    bench.saturated(side, tables, warm, seconds)
        for side in wish.only:
            bench.paced(side, 1000, *((5, 10) if wish.quick else (20, 20)))
    facts |= {"load after": os.getloadavg(), "disk after": disk()}
    out = Console()
    for name, fact in facts.items():
        out.print(f"{name}: {fact}")
    show(out, bench.figures)
    judge(out, bench.figures)
    if wish.json:
        text = json.dumps(facts | {"figures": bench.figures}, indent=1, ensure_ascii=False)
        wish.json.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
