"""What a server costs, with all its processes: time of the processor, and memory."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    members = [pid]
    with suppress(OSError):
        for children in Path(f"/proc/{pid}/task").glob("*/children"):
            for child in children.read_text().split():
                members += family(int(child))
    return members


def cpu_seconds(pid: int) -> float:
    """So far, by all of them; threads are counted."""
    ticks = 0
    for member in family(pid):
        with suppress(OSError):
            fields = Path(f"/proc/{member}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / TICK


def memory(pid: int) -> int:
    """Bytes; what processes share is counted once."""
    kilobytes = 0
    for member in family(pid):
        with suppress(OSError):
            for line in Path(f"/proc/{member}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    kilobytes += int(line.split()[1])
    return kilobytes * 1024
