"""What is seen at a table of Mafia de Cuba: what is open, and what lies in one's own hands.

Who is out sees what spectators see (cuba.out), and his own bet. What pockets hold is said as in
moves.py: -1 not yet, 0 nothing, 1 to 15 so many diamonds, 16 and more a token.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, Literal

from msgspec import Struct
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
    WITHOUT_DIAMONDS,
    diamonds_in,
    tokens_in,
)
from tablee.games.cuba.state import (
    BAG,
    CAME_TOKENS,
    INQUIRY,
    OVER,
    SETUP,
    TAKEN,
    THEFT,
    WINDOW,
    State,
    accusations_before,
    claimant,
    topic_of,
    was_asked,
    what_was_claimed,
)
from tablee.games.cuba.testimony import contradictions, is_lie
from tablee.games.cuba.winning import winners

Phase = Literal["setup", "bag", "theft", "inquiry", "window", "over"]
PHASES: Final[dict[int, Phase]] = {
    SETUP: "setup",
    BAG: "bag",
    THEFT: "theft",
    INQUIRY: "inquiry",
    WINDOW: "window",
    OVER: "over",
}


class Contents(Struct, frozen=True):
    """What lies in the box."""

    diamonds: int
    loyal: int
    fbi: int
    cia: int
    drivers: int
    cleaner: int


class Claim(Struct, frozen=True):
    """What somebody said; the topic says which part of it counts."""

    seat: int
    topic: int  # 0 diamonds that came, 1 tokens that came, 2 what was left, 3 what was taken
    box: Contents | None  # topics 0 to 2
    take: int  # topic 3, else -1
    asked: bool  # an answer to the Godfather, not volunteered
    accusations: int  # how many had been accused before
    lie: int  # 0 or 1 once the game is over; HIDDEN before


class Stop(Struct, frozen=True):
    """The box at one seat, as it really was; only told when the game is over."""

    seat: int
    came: Contents
    took: int
    left: Contents


class View(Struct, frozen=True):
    """A table of Mafia de Cuba from one seat."""

    seat: int  # whose view; NOBODY for spectators
    seats: int
    phase: Phase
    godfather: int
    mix: Contents  # what was laid: the tokens, and 15 diamonds
    jokers: int  # that the Godfather still has
    given: list[int]  # who has a joker
    holder: int  # who has the box, while it goes round; NOBODY
    hurried: bool  # the usual time with the box is over, and the table waits for its holder
    passed: list[int]  # who has passed it on, in order
    box: Contents | None  # what lies in it, for whoever holds it
    chosen: int  # one's own choice while one holds the box: a token for the bag, or a take; -1
    kept: int  # by the Godfather, for him alone until the end; -1: not yet
    saw: Contents | None  # one's notes: what lay in the box when it came
    left: Contents | None  # one's notes: what lay in it when one passed it on
    took: int  # what one's own pocket holds; -1: nothing yet, or not one's own to know
    bag: int  # the token in the felt bag: 0 to 4, 5 none, for the first player alone until the end
    shown: list[int]  # by seat: what the pocket held, where all have seen it; else -1
    out: list[int]
    accused: list[int]  # in order
    accusation: int  # who must empty his pockets now, while a window is open; NOBODY
    answer: int  # one's own in the window: -1 none, 0 let it pass, 1 PAN!
    shot: int  # the Cleaner who has shot; NOBODY
    found: int  # diamonds that are back
    stolen: int  # in all, for the Godfather alone until the end
    questions: list[int]  # by seat: the topic that awaits an answer; -1
    claims: list[Claim]  # in order
    threads: list[int]  # those who contradict their left-hand neighbour, where the table shows it
    breath: list[int]  # by seat: claims that may still be volunteered before the next accusation
    patience: int  # what the Godfather may still do before he must accuse
    rung: bool  # the time of the investigation is up
    bets: list[int]  # by seat: an ending; HIDDEN: laid; -1: none
    ending: int  # 0 found, 1 an Agent, 2 the Godfather fell, 3 the Cleaner shot an Agent; -1
    winners: list[int]
    journey: list[Stop]  # once the game is over: the box from hand to hand
    options: Agreed


class Agreed(Struct, frozen=True):
    """What the table agreed on, as far as it is not seen elsewhere."""

    notes: bool
    threads: bool
    minutes: int  # for the investigation; 0: no limit
    hold: int  # seconds that everybody has the box


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
        claims=[claim_seen(claim, int(is_lie(s, claim)) if over else HIDDEN) for claim in s.claims],
        threads=contradictions(s) if s.threads else [],
        breath=list(s.breath),
        patience=s.patience,
        rung=s.rung,
        bets=[bet_seen(s, k, seat) for k in range(s.seats())],
        ending=s.ending,
        winners=members(winners(s)) if over else [],
        journey=journey(s) if over else [],
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


@lru_cache(10_000)
def claim_seen(claim: int, lie: int) -> Claim:
    topic, what = topic_of(claim), what_was_claimed(claim)
    box = what * WITHOUT_DIAMONDS if topic == CAME_TOKENS else what
    return Claim(
        seat=claimant(claim),
        topic=topic,
        box=None if topic == TAKEN else contents(box),
        take=what if topic == TAKEN else NOT_YET,
        asked=was_asked(claim),
        accusations=accusations_before(claim),
        lie=lie,
    )


def bet_seen(s: State, who: i64, seat: i64) -> int:
    """cuba.bet: that somebody has bet, all see; on what, nobody else before the end."""
    bet = s.bets[who]
    return bet if bet == NOT_YET or who == seat or s.due == OVER else HIDDEN


def journey(s: State) -> list[Stop]:
    """cuba.talk: when the game is over, the box from hand to hand."""
    seats = s.seats()
    return [
        Stop(
            seat,
            contents(s.box_for(seat)),
            s.takes[seat],
            contents(s.box_for(left_of(seat, seats))),
        )
        for seat in ((s.first() + place) % seats for place in range(seats - 1))
    ]
