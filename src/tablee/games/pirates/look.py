"""The table as one seat sees it; compiled, for nearly every step of a game needs it."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.seats import NOBODY, members, sits
from tablee.engine.trays import NO_ANSWER
from tablee.games.deck55 import cards_of, face_up, sizes_of
from tablee.games.pirates.state import OVER, State
from tablee.games.pirates.view import View


def look(s: State, seat: i64) -> View:
    playing = sits(seat, s.still_in)
    return View(
        seat=seat if playing else NOBODY,
        hand=cards_of(s.hands[seat]) if playing else [],
        chosen=s.tray.answers[seat] if playing else NO_ANSWER,
        answered=members(s.tray.answered),
        front=face_up(s.front),
        hand_sizes=sizes_of(s.hands),
        still_in=members(s.still_in),
        turn=s.turn,
        deck=s.deck.size,
        discards=s.discards.size,
        buried=cards_of(s.buried),
        glimpsed=cards_of(s.glimpsed[seat]) if playing else [],
        glimpses=sizes_of(s.glimpsed),
        accuser=s.accuser,
        shown=cards_of(s.hands[s.turn]) if seat >= 0 and seat == s.accuser else [],
        oldest=list(s.oldest),
        over=s.due == OVER,
    )
