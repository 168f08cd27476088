"""An event loop whose time passes only when nothing is left to do: an evening takes a moment."""

from __future__ import annotations

import asyncio
import selectors
from typing import Any


class Waiting(selectors.DefaultSelector):
    """Where a loop would wait, its time jumps; threads that work for it are waited for."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.at_work = 0  # threads from which an answer is still to come

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if ready or (timeout is not None and timeout <= 0):
            return ready
        if timeout is None or self.at_work:
            return super().select(None)
        self.now += timeout
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """The sockets of a test must be in its own process, and deliver at once: those of Unix do."""

    def __init__(self) -> None:
        self.waiting = Waiting()
        super().__init__(self.waiting)

    def time(self) -> float:
        return self.waiting.now

    def begun(self) -> None:
        """A thread works for somebody here."""
        self.waiting.at_work += 1

    def done(self, *_: object) -> None:
        self.waiting.at_work -= 1

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]
        self.begun()
        future = super().run_in_executor(executor, func, *args)
        future.add_done_callback(self.done)
        return future
