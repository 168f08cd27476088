"""Who is told what: the law speaks into an ear, and always names the audience."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tablee.engine.seats import EVERYBODY

HIDDEN: Final = -9  # stands for what this audience may not know; no seat and no card


@mypyc_attr(allow_interpreted_subclasses=True)
class Ear:
    """Nobody listens: what simulations use, and it costs next to nothing."""

    def __init__(self) -> None:
        self.note = ""  # the words that came with the move which is being played

    def hear(self, audience: i64, kind: i64, a: i64, b: i64) -> None:
        """An event of this kind, told to this set of seats and to nobody else."""


class Told:
    """An event as the law told it, with the only seats that may know of it."""

    def __init__(self, audience: i64, kind: i64, a: i64, b: i64, note: str) -> None:
        self.audience = audience
        self.kind = kind
        self.a = a
        self.b = b
        self.note = note


class Listening(Ear):
    """Keeps every event with its audience, for tables where somebody looks on."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Told] = []

    def hear(self, audience: i64, kind: i64, a: i64, b: i64) -> None:
        self.told.append(Told(audience, kind, a, b, self.note))


@final
@mypyc_attr(free_list_len=1)
class Noticing(Ear):
    """Passes everything on, and notices whether anybody learned something new (table.undo)."""

    def __init__(self, inner: Ear, revealing: i64) -> None:
        super().__init__()
        self.inner = inner
        self.revealing = revealing  # the kinds of events that reveal, as a set
        self.revealed = False

    def hear(self, audience: i64, kind: i64, a: i64, b: i64) -> None:
        if audience != EVERYBODY or (self.revealing >> kind) & 1 == 1:
            self.revealed = True
        self.inner.hear(audience, kind, a, b)
