"""A step on its way to disk: once it is there it has happened, and everybody is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.server.endings import ending_writes
from tablee.server.entries import Closed, encode
from tablee.server.guest import Guest
from tablee.server.seating import Paper
from tablee.server.store.request import Request
from tablee.server.table import Step

if TYPE_CHECKING:
    from tablee.server.play import Play


class Entering(Request):
    """The line of the log, with the room's paper where that changes too, as it does at the end."""

    def __init__(
        self,
        play: Play,
        step: Step,
        mover: Guest | None,
        key: int | None,
        paper: Paper | None = None,
    ) -> None:
        table = play.table
        line = play.house.books.enter(table.id, table.entries, encode(step.entry))
        self.play = play
        self.step = step
        self.mover = mover
        self.key = key
        self.paper = paper
        if isinstance(step.entry, Closed) if step.match is None else step.match.over:
            self.paper, *more = ending_writes(play, step)
            super().__init__((line, *more, play.room.kept(self.paper)))
        elif paper is not None:
            super().__init__((line, play.room.kept(paper)))
        else:
            super().__init__((line,))

    def settled(self, error: Exception | None) -> None:
        if error is not None:
            error = self.play.room.judged(error)
        else:
            self.play.house.standstill.end()
            try:
                if self.paper is not None:
                    self.play.room.paper = self.paper
                self.play.happened(self.step, self.mover, self.key)
            except Exception as failure:
                error = failure
        self.ended(error)

    def ended(self, error: Exception | None) -> None:
        """It has happened, or not, for this reason."""
        raise NotImplementedError
