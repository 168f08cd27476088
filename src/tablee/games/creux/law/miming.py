"""The mime: eyes are closed, a Child mimes, and who was not there feels it later."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.game import Ask, may, must
from tablee.engine.seats import EVERYBODY
from tablee.games.creux.law.events import EYES_CLOSED, EYES_OPENED, MIMED, WENT_AHEAD
from tablee.games.creux.law.moves import MOST
from tablee.games.creux.law.numbers import (
    CLOSE_EYES,
    DONE,
    GO_AHEAD,
    MIME,
    OPEN_EYES,
    WHISPER,
)
from tablee.games.creux.law.phase import Phase, talkers
from tablee.games.creux.law.state import MIMING, State
from tablee.games.creux.law.turn import after_mime, next_mime

THOUGHT: Final = 90  # seconds for the Child to think of something

CLOSING: Final = [must(seat, "creux.mime", CLOSE_EYES.first) for seat in range(MOST)]
GOING_AHEAD: Final = [may(seat, "creux.screen", GO_AHEAD.first) for seat in range(MOST)]
DONE_SOON: Final = [must(seat, "creux.table", DONE.first) for seat in range(MOST)]
FELT: Final = [must(seat, "creux.screen", OPEN_EYES.first) for seat in range(MOST)]


class Ready(Phase):
    """creux.mime: it begins when his eyes are closed. creux.screen: or without him."""

    def asks(self, s: State) -> list[Ask]:
        return [CLOSING[s.grandfather], GOING_AHEAD[s.child()]]

    def candidates(self, s: State, seat: i64) -> list[int]:
        return [CLOSE_EYES.first] if seat == s.grandfather else [GO_AHEAD.first]

    def act(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        if move == CLOSE_EYES.first:
            s.closed = True
            ear.hear(EVERYBODY, EYES_CLOSED, seat, 0)
        else:
            s.missed = True
            ear.hear(EVERYBODY, WENT_AHEAD, seat, 0)
        s.due = MIMING


class Miming(Phase):
    """creux.mime: the Child has the hand; who watches with others may talk with them."""

    def asks(self, s: State) -> list[Ask]:
        if s.real_objects:
            return [DONE_SOON[s.child()], *talkers(s)]
        return [must(s.child(), "creux.mime", MIME.first, THOUGHT + s.seconds), *talkers(s)]

    def candidates(self, s: State, seat: i64) -> list[int]:
        if seat != s.child():
            return [WHISPER.first]
        return [DONE.first] if s.real_objects else [MIME.first]

    def act(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        ear.hear(EVERYBODY, MIMED, seat, s.mime)
        after_mime(s, ear)


class Feeling(Phase):
    """creux.screen: what he has missed he feels once, as soon as he comes."""

    def asks(self, s: State) -> list[Ask]:
        return [FELT[s.grandfather]]

    def candidates(self, s: State, seat: i64) -> list[int]:
        return [OPEN_EYES.first]

    def act(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        felt(s, ear)
        next_mime(s, ear)


def felt(s: State, ear: Ear) -> None:
    s.missed = False
    ear.hear(EVERYBODY, EYES_OPENED, s.grandfather, 0)
