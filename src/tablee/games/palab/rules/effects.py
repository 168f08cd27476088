"""What a card does, once nobody cancels it any more."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, NOBODY, only
from tablee.games.palab.cards import (
    MAX,
    MOI_TOI,
    NO_CARD,
    NO_SECRET,
    OVERFLOW,
    REVERSE,
    SKIP,
    SUPER_SKIP,
    TOEM,
    starred,
)
from tablee.games.palab.events import (
    COUNTED,
    DISCARDED,
    PASSED,
    RESTORED,
    SAT_DOWN,
    SWAPPED,
    TURNED,
)
from tablee.games.palab.gauge import gauge_after
from tablee.games.palab.rules.drawing import after_the_draws, complete
from tablee.games.palab.rules.ending import lose_round
from tablee.games.palab.state import (
    END_TURN,
    EVENT,
    FULL,
    NO_FIGURE,
    PLAY_AGAIN,
    State,
    nothing_laid,
)


def take_effect(s: State, ear: Ear) -> None:
    """palab.to-fou.chain: last, the turn's card has its effect."""
    laid = s.laid
    s.laid = nothing_laid()
    charm = s.charm
    s.charm = NO_SECRET
    if laid.cancels:
        undo_last(s, ear)
        return
    seat = s.turn
    s.last = seat
    s.last_gauge = s.gauge
    s.last_clockwise = s.clockwise
    meaning = laid.meaning
    if meaning == MAX or laid.figure != NO_FIGURE:
        if charm == OVERFLOW and s.gauge + laid.figure > FULL:
            s.short |= only(seat)  # palab.secret.overflow: 2 cards only, for this round
        move_gauge(s, gauge_after(s.gauge, meaning, laid.figure, charm), ear)
        if s.gauge > FULL:
            lose_round(s, seat, ear)  # palab.over
            return
    else:
        act(s, meaning, laid.target, ear)
    if meaning != TOEM and meaning != SUPER_SKIP:
        complete(s, seat)  # palab.skip: you draw
    if starred(laid.card):
        after_the_draws(s, EVENT, ear)  # palab.stars
    else:
        after_the_draws(s, END_TURN, ear)


def move_gauge(s: State, gauge: i64, ear: Ear) -> None:
    """palab.play.hand: the amount is announced."""
    moved = gauge - s.gauge
    s.gauge = gauge
    ear.hear(EVERYBODY, COUNTED, moved, gauge)


def act(s: State, meaning: i64, target: i64, ear: Ear) -> None:
    """The actions that leave the gauge alone."""
    if meaning == REVERSE:
        turn_round(s, ear)
    elif meaning == TOEM:
        s.named = target  # palab.toem: he plays next
    elif meaning == MOI_TOI:
        swap_hands(s, s.turn, target, ear)
    elif meaning == SKIP:
        ear.hear(EVERYBODY, PASSED, s.turn, 0)
    elif meaning == SUPER_SKIP:
        ear.hear(EVERYBODY, SAT_DOWN, s.turn, 0)


def turn_round(s: State, ear: Ear) -> None:
    """palab.reverse"""
    s.clockwise = not s.clockwise
    ear.hear(EVERYBODY, TURNED, way(s), 0)


def way(s: State) -> i64:
    if s.clockwise:
        return 1
    return 0


def swap_hands(s: State, seat: i64, target: i64, ear: Ear) -> None:
    """palab.moi-toi, palab.secret.swap: whole hands, an empty one too."""
    goes_to = vec[i64](list(range(s.seats())))
    goes_to[seat] = target
    goes_to[target] = seat
    move_hands(s, goes_to)
    ear.hear(EVERYBODY, SWAPPED, seat, target)


def move_hands(s: State, goes_to: vec[i64]) -> None:
    """By seat: who gets this whole hand."""
    before = s.hands
    s.memory.hands_moved(before, goes_to)
    after = before[:]
    for seat in range(s.seats()):
        after[goes_to[seat]] = before[seat]
    s.hands = after


def undo_last(s: State, ear: Ear) -> None:
    """palab.to-fou.turn: gauge and direction as they were; its player plays again."""
    seat = s.last
    s.gauge = s.last_gauge
    s.last = NOBODY
    ear.hear(EVERYBODY, RESTORED, seat, s.gauge)
    if s.clockwise != s.last_clockwise:
        s.clockwise = s.last_clockwise
        ear.hear(EVERYBODY, TURNED, way(s), 0)
    if s.front[seat] != NO_CARD:  # a Super Skip so cancelled binds no more
        ear.hear(EVERYBODY, DISCARDED, seat, s.front[seat])
        s.discards.add(s.front[seat])
        s.front[seat] = NO_CARD
    s.turn = seat
    complete(s, seat)
    after_the_draws(s, PLAY_AGAIN, ear)
