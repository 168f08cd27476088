"""What a server costs, with all its processes: time of the processor, and memory."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")


def family(pids: list[int]) -> list[int]:
    """Processes and all that they started."""
    members = list(pids)
    for pid in members:
        with suppress(OSError):
            for children in Path(f"/proc/{pid}/task").glob("*/children"):
                members += map(int, children.read_text().split())
    return members


def cpu_seconds(pids: list[int]) -> float:
    """So far, by all of them; threads are counted."""
    ticks = 0
    for member in family(pids):
        with suppress(OSError):
            fields = Path(f"/proc/{member}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / TICK


def memory(pids: list[int]) -> int:
    """Bytes; what processes share is counted once."""
    kilobytes = 0
    for member in family(pids):
        with suppress(OSError):
            for line in Path(f"/proc/{member}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    kilobytes += int(line.split()[1])
    return kilobytes * 1024
