"""Which move leads where, and what comes next by itself."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.games.palab.cards import KINDS
from tablee.games.palab.moves import (
    CANCEL,
    CLOSE,
    CONFESS,
    DISCARD,
    ENOUGH,
    GIVE,
    LET_PASS,
    NAME_FIGURE,
    NAME_TARGET,
    PLAY_AS,
    PLAY_AT,
    PLAY_TOP,
    REVEAL,
    SALVAGE,
    SWAP_WITH,
    TAKE,
    USE_SECRET,
)
from tablee.games.palab.numbers import figure_of
from tablee.games.palab.rules import draft
from tablee.games.palab.rules.effects import take_effect
from tablee.games.palab.rules.ending import confess
from tablee.games.palab.rules.exchange import ask_for_gifts, give, reveal
from tablee.games.palab.rules.secrets import discard, discard_one, refill, salvage, swap_with, use
from tablee.games.palab.rules.tofou import close_window
from tablee.games.palab.rules.turn import (
    aim_at,
    begin_turn,
    cancel_last,
    count_as,
    pass_on,
    pass_turn,
    play_card,
    play_top,
    ready,
)
from tablee.games.palab.state import (
    CHOICE,
    DRAFT,
    EFFECT,
    END_TURN,
    EVENT,
    GIVE_CARDS,
    GIVING,
    HAPPEN,
    LEFTOVER,
    MAUVE,
    NOTHING,
    PLAY_AGAIN,
    PROCEED,
    REACT,
    REFRESHING,
    REVEALING,
    TURN,
    State,
)


def play_move(s: State, seat: i64, move: i64, ear: Ear) -> None:
    if s.due == TURN:
        play_turn(s, seat, move, ear)
    elif s.due == REACT:
        if move == CLOSE:
            close_window(s, ear)
        else:
            s.window.answer(seat, move)
    elif s.due == CHOICE:
        if move == CANCEL:
            cancel_last(s, ear)
        elif move >= NAME_TARGET:
            aim_at(s, move - NAME_TARGET, ear)
        else:
            count_as(s, figure_of(move - NAME_FIGURE), ear)
    elif s.due == DRAFT:
        draft.take(s, seat, move - TAKE, ear)
    elif s.due == LEFTOVER:
        if move >= NAME_TARGET:
            draft.name_target(s, move - NAME_TARGET, ear)
        else:
            draft.name_figure(s, figure_of(move - NAME_FIGURE), ear)
    else:
        play_the_rest(s, seat, move, ear)


def play_turn(s: State, seat: i64, move: i64, ear: Ear) -> None:
    if move < PLAY_AS:
        play_card(s, seat, move, ear)
        ready(s, ear)
    elif move < PLAY_AT:
        play_card(s, seat, (move - PLAY_AS) % KINDS, ear)
        count_as(s, figure_of((move - PLAY_AS) // KINDS), ear)
    elif move < PLAY_TOP:
        play_card(s, seat, (move - PLAY_AT) % KINDS, ear)
        aim_at(s, (move - PLAY_AT) // KINDS, ear)
    elif move == PLAY_TOP:
        play_top(s, ear)
    elif move == CANCEL:
        cancel_last(s, ear)
    elif move == LET_PASS:
        pass_turn(s, ear)
    elif move == USE_SECRET:
        use(s, seat, ear)
    elif move >= DISCARD:
        discard_one(s, seat, move - DISCARD, ear)
    elif move >= SALVAGE:
        salvage(s, seat, move - SALVAGE, ear)
    else:
        swap_with(s, seat, move - SWAP_WITH, ear)


def play_the_rest(s: State, seat: i64, move: i64, ear: Ear) -> None:
    if s.due == REFRESHING:
        if move == ENOUGH:
            refill(s, seat, ear)
        else:
            discard_one(s, seat, move - DISCARD, ear)
    elif s.due == MAUVE:
        discard(s, seat, move - DISCARD, ear)  # palab.event.2
        s.then = END_TURN
        s.due = PROCEED
    elif s.due == GIVING:
        give(s, seat, move - GIVE, ear)
    elif s.due == REVEALING:
        reveal(s, seat, move - REVEAL, ear)
    else:
        confess(s, move == CONFESS, ear)


def carry_on(s: State, ear: Ear) -> None:
    """Whatever comes next by itself, until somebody is asked or the croupier owes a pick."""
    while s.due == PROCEED:
        then = s.then
        s.then = NOTHING
        if then == EFFECT:
            take_effect(s, ear)
        elif then == END_TURN:
            pass_on(s, ear)
        elif then == PLAY_AGAIN:
            begin_turn(s, s.turn, ear)
        elif then == EVENT:
            s.due = HAPPEN
        else:
            assert then == GIVE_CARDS
            ask_for_gifts(s, ear)
