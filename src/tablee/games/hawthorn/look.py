"""The table as one seat sees it; compiled, for nearly every step of a game needs it."""

from __future__ import annotations

from tablee.engine.seats import members
from tablee.engine.trays import NO_ANSWER
from tablee.games.deck55 import cards_of, face_up, sizes_of
from tablee.games.hawthorn.state import OVER, State
from tablee.games.hawthorn.view import View


def look(s: State, seat: int) -> View:
    seated = seat >= 0
    return View(
        seat=seat,
        hand=cards_of(s.hands[seat]) if seated else [],
        hands=sizes_of(s.hands),
        front=face_up(s.front),
        chosen=s.tray.answers[seat] if seated else NO_ANSWER,
        answered=members(s.tray.answered),
        playing=members(s.playing),
        to_act=members(s.to_act),
        turn=s.turn,
        button=s.button,
        lap=s.lap,
        drawing=s.drawing(),
        pot=s.pot,
        purses=list(s.purses),
        brought=list(s.brought),
        deck=s.deck.size,
        discards=s.discards(),
        unseen=s.unseen(seat),
        may_be_held=list(s.may_be_held)[1:],
        over=s.due == OVER,
        decks=s.decks,
        middle=s.middle,
        people=s.people,
    )
