"""Where choices lie face down: all at once (Sealed), or out of turn (Window)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.seats import NO_SEATS, NOBODY, left_of, only, right_of, sits

NO_ANSWER: Final = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sealed:
    """All choose at once; a new answer replaces the old one until the last is in.

    It is keyed by seat, or by team. Views may tell who has answered, never what.
    """

    def __init__(self, asked: i64, answers: vec[i64], answered: i64) -> None:
        self.asked = asked
        self.answers = answers
        self.answered = answered

    def answer(self, who: i64, choice: i64) -> None:
        self.answers[who] = choice
        self.answered |= only(who)

    def awaited(self) -> i64:
        """Those who have not answered yet."""
        return self.asked & ~self.answered

    def awaits(self, who: i64) -> bool:
        return sits(who, self.awaited())

    def again(self, who: i64) -> i64:
        """Whose answer this one would take the place of: its own, or nobody's."""
        if not sits(who, self.asked & self.answered):
            return NO_SEATS
        return only(who)

    def complete(self) -> bool:
        return self.awaited() == NO_SEATS

    def close(self) -> None:
        """All has been revealed: nobody is asked any more."""
        self.asked = self.answered = NO_SEATS
        for who in range(i64(len(self.answers))):
            self.answers[who] = NO_ANSWER

    def copy(self) -> Sealed:
        return Sealed(self.asked, self.answers[:], self.answered)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Window:
    """table.window: everybody who could react is asked, and nobody sees who has answered.

    Only the clock closes it, so its asks and its length tell nothing about the answers.
    """

    def __init__(self, asked: i64, answers: vec[i64]) -> None:
        self.asked = asked
        self.answers = answers

    def answer(self, seat: i64, reaction: i64) -> None:
        self.answers[seat] = reaction

    def again(self, seat: i64) -> i64:
        """Whose answer this one would take the place of: its own, or nobody's."""
        if self.answers[seat] == NO_ANSWER:
            return NO_SEATS
        return only(seat)

    def first_to_react(self, after: i64, let_pass: i64, clockwise: bool = True) -> i64:
        """table.window: of several, the first in turn order counts; the others keep their cards."""
        seats: i64 = len(self.answers)
        seat = after
        for _ in range(seats - 1):
            seat = left_of(seat, seats) if clockwise else right_of(seat, seats)
            if self.answers[seat] != NO_ANSWER and self.answers[seat] != let_pass:
                return seat
        return NOBODY

    def copy(self) -> Window:
        return Window(self.asked, self.answers[:])


def sealed(asked: i64, seats: i64) -> Sealed:
    return Sealed(asked, vec[i64]([NO_ANSWER] * seats), NO_SEATS)


def window(asked: i64, seats: i64) -> Window:
    return Window(asked, vec[i64]([NO_ANSWER] * seats))
