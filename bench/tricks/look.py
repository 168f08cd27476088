"""What a seat sees of the state; compiled, since every move of every table needs it."""

from __future__ import annotations

from mypy_extensions import i64

from bench.tricks.state import State
from bench.tricks.view import View


def look(s: State, seat: i64) -> View:
    return View(
        hand=s.hand_of(seat) if seat >= 0 else [],
        sizes=list(s.sizes),
        trick=list(s.trick),
        leader=s.leader,
        turn=s.turn,
        scores=list(s.scores),
        discards=list(s.discards),
        deck=s.deck.size,
    )
