"""Python's walk through everything in search of cycles, during which nobody can move.

Counting references frees nearly all; what is left are mostly connections that have ended. With a
thousand tables a whole walk takes a quarter of a second. So it is taken when nothing happens, or
once an hour, and not whenever Python would like to.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Final

OFTEN: Final = 600.0  # seconds, where nobody is disturbed
SELDOM: Final = 3600.0  # seconds, whoever is
YOUNG: Final = 10_000  # new things that are looked through together
NEVER: Final = 1_000_000


def spare() -> None:
    """By itself Python looks once through what is new, in about a millisecond, and no further."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


class Garbage:
    """When it was last taken out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.taken_out = clock()
        self.steps = 0

    def look(self, steps: int) -> None:
        """Every few seconds, with the number of steps at all tables so far."""
        quiet, self.steps = steps == self.steps, steps
        waited = self.clock() - self.taken_out
        if waited > SELDOM or (quiet and waited > OFTEN):
            gc.collect()
            self.taken_out = self.clock()
