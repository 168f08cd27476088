"""The table as one seat sees it; compiled, for nearly every step of a game needs it."""

from __future__ import annotations

from functools import cache

from mypy_extensions import i64

from tablee.engine.ear import HIDDEN
from tablee.engine.seats import NOBODY, left_of, members, sits
from tablee.engine.trays import NO_ANSWER
from tablee.games.cuba.box import (
    CIA,
    CLEANER,
    DRIVER,
    FBI,
    LOYAL,
    NOT_YET,
    diamonds_in,
    tokens_in,
)
from tablee.games.cuba.state import (
    BAG,
    CAME_DIAMONDS,
    CAME_TOKENS,
    INQUIRY,
    LEFT,
    OVER,
    SETUP,
    TAKEN,
    TOPICS,
    State,
)
from tablee.games.cuba.testimony import contradictions, truth
from tablee.games.cuba.view import PHASES, Agreed, Contents, Testimony, View
from tablee.games.cuba.winning import winners


def look(s: State, seat: i64) -> View:
    over = s.due == OVER
    out = seat >= 0 and sits(seat, s.out) and not over
    inside = seat >= 0 and not out  # whoever knows more than a spectator
    at: i64 = seat if inside else NOBODY
    # cuba.memory: what one saw, where the table lets one read it again
    has_notes = inside and s.notes and seat != s.godfather and s.takes[seat] != NOT_YET
    return View(
        seat=seat,
        seats=s.seats(),
        phase=PHASES[s.due],
        godfather=s.godfather,
        mix=contents(s.mix),
        jokers=s.jokers,
        given=members(s.given),
        holder=s.holder,
        hurried=s.hurried,
        passed=passed(s),
        box=contents(s.box) if over or (inside and may_look(s, at)) else None,
        chosen=s.chosen if inside and at == s.holder else NOT_YET,
        kept=s.kept if over or s.kept == NOT_YET or at == s.godfather else HIDDEN,
        saw=contents(s.box_for(at)) if has_notes else None,
        left=contents(s.box_for(left_of(at, s.seats()))) if has_notes else None,
        took=s.takes[at] if inside else NOT_YET,
        bag=s.bag if over or s.bag == NOT_YET or at == s.first() else HIDDEN,
        shown=[s.takes[k] if over or sits(k, s.shown) else NOT_YET for k in range(s.seats())],
        out=members(s.out),
        accused=s.accused[:],
        accusation=s.accusation,
        answer=s.answers.answers[at] if inside else NO_ANSWER,
        shot=s.shot,
        found=s.found,
        stolen=s.stolen() if over or (at == s.godfather and s.due >= INQUIRY) else HIDDEN,
        questions=list(s.questions),
        said=[said_by(s, k) for k in range(s.seats())],
        claimed=s.claimed,
        wavered=members(s.wavered),
        threads=contradictions(s) if s.threads else [],
        breath=list(s.breath),
        patience=s.patience,
        rung=s.rung,
        bets=[bet_seen(s, k, seat) for k in range(s.seats())],
        ending=s.ending,
        winners=members(winners(s)) if over else [],
        truth=[truth_of(s, k) for k in range(s.seats())] if over else [],
        options=Agreed(s.notes, s.threads, s.minutes, s.hold),
    )


def may_look(s: State, seat: i64) -> bool:
    """cuba.look: whoever holds the box; the Godfather before it leaves and after it came back."""
    if seat == s.godfather:
        return s.due == SETUP or s.due >= INQUIRY  # cuba.box.back
    return seat == s.holder


def passed(s: State) -> list[int]:
    """cuba.take: who has passed the box on, clockwise from the Godfather's left."""
    if s.due < BAG:
        return []
    ring = [(s.first() + place) % s.seats() for place in range(s.seats() - 1)]
    return [seat for seat in ring if s.takes[seat] != NOT_YET]


@cache
def contents(box: int) -> Contents:
    return Contents(
        diamonds_in(box),
        tokens_in(box, LOYAL),
        tokens_in(box, FBI),
        tokens_in(box, CIA),
        tokens_in(box, DRIVER),
        tokens_in(box, CLEANER),
    )


def said_by(s: State, seat: i64) -> Testimony:
    """cuba.talk: the last word of this seat on each topic."""
    return [
        s.last_word(seat, CAME_DIAMONDS),
        s.last_word(seat, CAME_TOKENS),
        s.last_word(seat, LEFT),
        s.last_word(seat, TAKEN),
    ]


def bet_seen(s: State, who: i64, seat: i64) -> int:
    """cuba.bet: that somebody has bet, all see; on what, nobody else before the end."""
    bet = s.bets[who]
    return bet if bet == NOT_YET or who == seat or s.due == OVER else HIDDEN


def truth_of(s: State, seat: i64) -> Testimony:
    """cuba.talk: when the game is over, the box from hand to hand, and so who lied."""
    if seat == s.godfather:
        return [NOT_YET] * TOPICS
    return [
        truth(s, seat, CAME_DIAMONDS),
        truth(s, seat, CAME_TOKENS),
        truth(s, seat, LEFT),
        truth(s, seat, TAKEN),
    ]
