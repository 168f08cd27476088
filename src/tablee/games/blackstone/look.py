"""The table as one seat sees it; compiled, for nearly every step of a game needs it."""

from __future__ import annotations

from tablee.engine.seats import members
from tablee.games.blackstone.state import OVER, State
from tablee.games.blackstone.view import View
from tablee.games.deck55 import cards_of


def look(s: State) -> View:
    return View(
        black=[s.black(seat) for seat in range(len(s.front))],
        playing=members(s.playing),
        middle=cards_of(s.middle),
        white=s.white(),
        fine=s.fine(),
        pot=s.pot,
        antes=list(s.antes),
        purses=list(s.purses),
        brought=list(s.brought),
        turn=s.turn,
        minimum=s.minimum,
        deck=s.deck.size,
        unseen=s.unseen(),
        over=s.due == OVER,
        people=s.people,
    )
