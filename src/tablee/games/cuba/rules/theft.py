"""The theft: what the Godfather keeps, what goes into the bag, and the box from hand to hand."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, NO_SEATS, NOBODY, left_of, only
from tablee.games.cuba.box import (
    KINDS,
    NO_TOKEN,
    NOT_YET,
    NOTHING,
    TOKEN,
    diamonds_in,
    tokens_in,
    weight,
    worth,
)
from tablee.games.cuba.events import (
    BAGGED,
    BOX_OPENED,
    BOX_PASSED,
    HURRIED,
    INQUIRY_BEGAN,
    KEPT,
    TOOK,
)
from tablee.games.cuba.moves import (
    HIDE,
    HIDE_NOTHING,
    TAKE_DIAMONDS,
    TAKE_NOTHING,
    TAKE_TOKEN,
)
from tablee.games.cuba.state import BAG, INQUIRY, STEPS, THEFT, WINDOW, State


def keep(s: State, diamonds: i64, ear: Ear) -> None:
    """cuba.setup.remove: 0 to 5 diamonds, and only the Godfather knows."""
    s.kept = diamonds
    s.box -= diamonds
    ear.hear(only(s.godfather), KEPT, diamonds, 0)
    hand_on(s, s.godfather, ear)
    s.due = BAG  # cuba.first.hide: the first player gets the felt bag with the box


def hand_on(s: State, giver: i64, ear: Ear) -> None:
    """The box goes to the left; cuba.look: only who holds it sees what is in it."""
    s.holder = left_of(giver, s.seats())
    s.chosen = NOT_YET
    s.hurried = 0
    ear.hear(EVERYBODY, BOX_PASSED, giver, s.holder)
    ear.hear(only(s.holder), BOX_OPENED, s.holder, s.box)


def choose(s: State, choice: i64, ear: Ear) -> None:
    """cuba.hold: the choice lies sealed until the clock passes the box on, if it still does."""
    s.chosen = choice
    if goes_on_at_once(s):
        pass_on(s, ear)


def answered_before(s: State, seat: i64) -> i64:
    """cuba.hold, cuba.cleaner: what lies sealed may be chosen anew."""
    if s.due == WINDOW:
        return s.answers.again(seat)
    if s.chosen == NOT_YET or (s.due != THEFT and s.due != BAG):
        return NO_SEATS
    return only(seat)


def goes_on_at_once(s: State) -> bool:
    """cuba.hold: with the answer, where the table wants it so, or has waited long enough.

    A table that agreed on its own seconds waits once and no longer in steps: so it was when the
    oldest logs were written.
    """
    return s.hold == 0 or s.hurried >= (STEPS if s.hold < 0 else 1)


def time_with_the_box(s: State, ear: Ear) -> None:
    """cuba.hold: the same time for everybody; who has not chosen is waited for, step by step."""
    if s.chosen == NOT_YET:
        if s.hurried == 0:
            ear.hear(EVERYBODY, HURRIED, s.holder, 0)
        s.hurried += 1
    else:
        pass_on(s, ear)


def pass_on(s: State, ear: Ear) -> None:
    """What was chosen happens, and nobody can tell what it was."""
    seat = s.holder
    if s.due == BAG:
        put_in_the_bag(s, ear)
        return
    s.takes[seat] = s.chosen
    s.box -= worth(s.chosen)
    ear.hear(only(seat), TOOK, s.chosen, 0)
    hand_on(s, seat, ear)
    if s.holder == s.godfather:
        s.holder = NOBODY
        s.due = INQUIRY  # cuba.box.back: he has just seen what is left
        ear.hear(EVERYBODY, INQUIRY_BEGAN, s.godfather, 0)


def put_in_the_bag(s: State, ear: Ear) -> None:
    """cuba.first.hide: one token or none; then the first player helps himself like everybody."""
    s.bag = s.chosen
    if s.bag != NO_TOKEN:
        s.box -= weight(s.bag)
    ear.hear(only(s.holder), BAGGED, s.bag, 0)
    s.chosen = NOT_YET
    s.hurried = 0
    s.due = THEFT


def what_could_be_hidden(s: State) -> list[int]:
    """cuba.first.hide: a token, never diamonds; or none."""
    moves: list[int] = []
    for kind in range(i64(KINDS)):
        if tokens_in(s.box, kind) > 0:
            moves.append(HIDE + kind)
    moves.append(HIDE + HIDE_NOTHING)
    return moves


def what_could_be_taken(s: State) -> list[int]:
    """cuba.take: diamonds or one token; whether nothing is allowed is for `refusal` to say."""
    moves: list[int] = []
    for diamonds in range(diamonds_in(s.box)):
        moves.append(TAKE_DIAMONDS + diamonds)
    for kind in range(i64(KINDS)):
        if tokens_in(s.box, kind) > 0:
            moves.append(TAKE_TOKEN + kind)
    moves.append(TAKE_NOTHING)
    return moves


def may_take_nothing(s: State, seat: i64) -> bool:
    """cuba.empty: from an empty box. cuba.last: the last player, from any."""
    return s.box == 0 or seat == s.last()


def taken_by(move: i64) -> i64:
    """What goes into the pocket."""
    if move >= TAKE_NOTHING:
        return NOTHING
    if move >= TAKE_TOKEN:
        return TOKEN + move - TAKE_TOKEN
    return move - TAKE_DIAMONDS + 1


def silently_taken(s: State) -> i64:
    """What silence takes: the first token there is, else a diamond, else nothing."""
    for kind in range(i64(KINDS)):
        if tokens_in(s.box, kind) > 0:
            return TAKE_TOKEN + kind
    if s.box > 0:
        return TAKE_DIAMONDS
    return TAKE_NOTHING
