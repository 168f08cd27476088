"""What the house asks of a store: writes that belong together, and what happens after them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from tablee.server.store.contract import Writes


@mypyc_attr(allow_interpreted_subclasses=True)
class Request:
    """Writes that belong together; whoever makes one says what happens when they are on disk."""

    def __init__(self, writes: Writes) -> None:
        self.writes = writes

    def settled(self, error: Exception | None) -> None:
        """All are on disk; or none, for this reason."""
        raise NotImplementedError


class Awaited(Request):
    """Somebody waits for it in a task."""

    def __init__(self, writes: Writes, done: asyncio.Future[None]) -> None:
        super().__init__(writes)
        self.done = done

    def settled(self, error: Exception | None) -> None:
        if self.done.done():
            return  # nobody waits any more; it was written all the same
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)
