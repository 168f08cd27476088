"""How many files this process may have open, and so how many people may be connected."""

from __future__ import annotations

import sys
from typing import Final

FEW: Final = 4096  # fewer are worth a word: every socket of a browser is one
MOST: Final = 2**20  # beyond that a limit is none, and tables of open files cost memory
SAFE: Final = 10_240  # macOS names no limit, and grants this one

if sys.platform == "win32":

    def allowed_files() -> int:
        """Windows counts no sockets."""
        return MOST

    def possible_files() -> int:
        return MOST

    def allow_more_files() -> None:
        pass

else:
    import resource

    def allowed_files() -> int:
        """The limit as it is now."""
        return bounded(resource.getrlimit(resource.RLIMIT_NOFILE)[0])

    def possible_files() -> int:
        """The limit as it will be when the house is open."""
        return bounded(resource.getrlimit(resource.RLIMIT_NOFILE)[1])

    def allow_more_files() -> None:
        """As many as the system lets us: what is usual is meant for programs without guests."""
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        for wanted in (bounded(most), SAFE):
            if wanted <= bounded(now):
                return
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            except (OSError, ValueError):
                continue
            return


def bounded(limit: int) -> int:
    return MOST if limit < 0 else min(limit, MOST)  # -1: none
