"""A house in a process of its own that leaks a secret by 20 ms, as a test wants it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final

import msgspec

from tablee.engine.ear import Ear
from tablee.engine.seats import NOBODY
from tablee.engine.trays import NO_ANSWER
from tablee.games.shelf import take
from tablee.server import streaming
from tablee.server.app import serve
from tablee.server.listening import bind
from tablee.server.play import Play
from tablee.server.settings import Settings
from tablee.server.wire import Reply
from tests.server.livetime.moments import HIGH
from tests.toys.sealed import SealedToy
from tests.toys.sealed import State as SealedState
from tests.toys.window import CLOSE, HALT, WindowToy
from tests.toys.window import State as WindowState

LEAK: Final = 0.020  # seconds


class Leak:
    """Once for each act: a law may be asked about it more than once."""

    ended = 0.0

    def drip(self) -> None:
        if time.monotonic() - self.ended > LEAK:
            time.sleep(LEAK)
            self.ended = time.monotonic()


leak = Leak()


class ThinksOverHighCards(SealedToy):
    """A card is laid more slowly where Ana's is a high one."""

    def play(self, s: SealedState, seat: int, move: int, ear: Ear) -> None:
        if seat == 1 and s.tray.answers[0] >= HIGH["toy-sealed"]:
            leak.drip()
        super().play(s, seat, move, ear)


class ClosesLate(WindowToy):
    def play(self, s: WindowState, seat: int, move: int, ear: Ear) -> None:
        if move == CLOSE and self.tells(s):
            leak.drip()
        super().play(s, seat, move, ear)

    def tells(self, s: WindowState) -> bool:
        """Does anybody else hold a STOP?"""
        return HALT in s.cards[1:]


class ClosesLateForAnswers(ClosesLate):
    def tells(self, s: WindowState) -> bool:
        """Has Bo answered?"""
        return s.answers.answers[1] != NO_ANSWER


def plant_in(law: WindowToy | SealedToy) -> None:
    take(law.id).game = law


def look_in_late() -> None:
    """Who looks in anew is shown the table later where Ana's card is a high one."""
    greeting = streaming.greeting

    def late(play: Play, seat: int) -> list[Reply]:
        state = play.table.match.state
        assert isinstance(state, SealedState)
        if seat == NOBODY and state.tray.answers[0] >= HIGH["toy-sealed"]:
            leak.drip()
        return greeting(play, seat)

    streaming.greeting = late


PLANTS: Final[dict[str, Callable[[], None]]] = {
    "laid": lambda: plant_in(ThinksOverHighCards()),
    "look in": look_in_late,
    "holds": lambda: plant_in(ClosesLate()),
    "answered": lambda: plant_in(ClosesLateForAnswers()),
}

if __name__ == "__main__":
    PLANTS[sys.argv[1]]()
    settings = msgspec.json.decode(sys.argv[2], type=Settings)
    with bind(settings) as door:
        serve(settings, door, lambda: print(door.getsockname()[1], flush=True))
