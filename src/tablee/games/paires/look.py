"""The table as one seat sees it; compiled, for nearly every step of a game needs it."""

from __future__ import annotations

from tablee.games.deck55 import face_up
from tablee.games.paires.options import MODES
from tablee.games.paires.state import BURNED, OVER, State
from tablee.games.paires.view import View


def look(s: State) -> View:
    front = face_up(s.front)
    return View(
        front=front,
        scored=face_up(s.scored),
        points=s.points(),
        price=min((card for hand in front for card in hand), default=0),
        target=s.target,
        turn=s.turn,
        deck=s.deck.size - BURNED,
        unseen=s.unseen(),
        over=s.due == OVER,
        forfeit=s.forfeit,
        mode=MODES[s.mode],
        purses=list(s.purses),
        middle=s.middle,
        people=s.people,
    )
