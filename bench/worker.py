"""One side in a process of its own, which waits until it is asked: a request and a reply a line.

It is started as `python -m bench.worker SIDE` where the sources of that side lie.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from time import process_time
from typing import Any

from bench.sides import Measures


class Worker:
    def __init__(self, side: Any) -> None:
        self.side = side
        self.measures: Measures = side.MEASURES
        self.amounts: dict[str, int] = {}

    def measure(self, name: str, seconds: float) -> float:
        """Nanoseconds of CPU time a unit, over about so many seconds."""
        run = self.measures[name]
        if name not in self.amounts:
            self.amounts[name] = self.calibrate(name, seconds)
        before = process_time()
        units = run(self.amounts[name])
        return (process_time() - before) / units * 1e9

    def calibrate(self, name: str, seconds: float) -> int:
        """How many games take so long; it warms up as well."""
        amount, spent = 1, 0.0
        while spent < seconds / 4:
            amount *= 2
            before = process_time()
            self.measures[name](amount)
            spent = process_time() - before
        return max(1, round(amount * seconds / spent))

    def tell(self, what: str, *words: str) -> Any:
        """Whatever else the side has a function for."""
        return getattr(self.side, what)(*words)


def main() -> None:
    replies, sys.stdout = sys.stdout, sys.stderr  # some peers greet the world
    try:
        side = import_module(f"bench.sides.{sys.argv[1]}")
    except ImportError as missing:
        if sys.argv[1] == "ours":
            raise
        print(json.dumps({"missing": str(missing)}), flush=True, file=replies)
        return
    worker = Worker(side)
    print(json.dumps({"measures": list(worker.measures)}), flush=True, file=replies)
    for line in sys.stdin:
        verb, *words = json.loads(line)
        print(json.dumps(getattr(worker, verb)(*words)), flush=True, file=replies)


if __name__ == "__main__":
    main()
