"""The course of a turn: who mimes when, and what follows what."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, NO_SEATS, NOBODY, left_of, only, right_of, sits
from tablee.engine.trays import sealed
from tablee.games.creux.law.events import (
    ALBUM_OPENED,
    APPOINTED,
    MIME_DUE,
    TURN_BEGAN,
)
from tablee.games.creux.law.state import (
    APPOINTING,
    BINDING,
    CHOOSING,
    DECOYS,
    DRAWING,
    DUO,
    FEELING,
    FILLING,
    GUESSING,
    MIMES,
    MIMING,
    NO_CARD,
    NO_CONSTRAINT,
    READY,
    SOLO,
    TEAMS,
    State,
)


def begin_turn(s: State, ear: Ear) -> None:
    """creux.rounds: the next team clockwise."""
    s.grandfather = NOBODY
    s.children = vec[i64]([NOBODY] * MIMES)
    s.mime = 0
    if s.mode == TEAMS:
        ear.hear(EVERYBODY, TURN_BEGAN, s.members(s.active()), s.turn + 1)
        choice = castings(s)
        if len(choice) > 1:
            s.due = APPOINTING
        else:  # creux.roles: there is nothing to choose
            appoint(s, choice[0] // s.seats(), choice[0] % s.seats(), ear)
        return
    grandfather, child = casting(s, s.turn)
    ear.hear(EVERYBODY, TURN_BEGAN, only(child) | only(grandfather), s.turn + 1)
    appoint(s, grandfather, child, ear)


def casting(s: State, turn: i64) -> tuple[i64, i64]:
    """creux.duo, creux.solo: Grandfather and Child of a turn, where nobody appoints them."""
    child = turn % s.seats()
    if s.mode == SOLO and turn >= s.seats():  # creux.solo: the second round
        return right_of(child, s.seats()), child
    return left_of(child, s.seats()), child


def castings(s: State) -> list[int]:
    """creux.roles, creux.rounds: Grandfather and first Child, as one number, while many may be."""
    team = s.members(s.active())
    fewest: i64 = s.turns
    for seat in range(s.seats()):
        if sits(seat, team):
            fewest = min(fewest, s.served[seat])
    found: list[int] = []
    for grandfather in range(s.seats()):
        if sits(grandfather, team) and s.served[grandfather] == fewest:
            for child in range(s.seats()):
                if sits(child, team) and child != grandfather:
                    found.append(grandfather * s.seats() + child)
    return found


def appoint(s: State, grandfather: i64, child: i64, ear: Ear) -> None:
    """creux.roles: in a team of three another member is the Child for the second mime."""
    s.grandfather = grandfather
    s.served[grandfather] += 1
    s.children[0] = s.children[1] = child
    for seat in range(s.seats()):
        if sits(seat, s.knowers() & ~only(child)):
            s.children[1] = seat
    ear.hear(EVERYBODY, APPOINTED, grandfather, child)
    begin_mime(s, ear)


def begin_mime(s: State, ear: Ear) -> None:
    """creux.choose: a memory for the Child."""
    s.renewed = False
    ear.hear(EVERYBODY, MIME_DUE, s.child(), s.mime)
    s.due = CHOOSING if s.mode == SOLO else DRAWING


def prepare(s: State, ear: Ear) -> None:
    """creux.expert: the memory is there; a constraint, and then the hand."""
    if s.expert and s.bonds[s.mime] == NO_CONSTRAINT:
        s.due = BINDING
    elif s.real_objects:
        s.due = MIMING  # creux.table
    else:
        s.due = READY


def after_mime(s: State, ear: Ear) -> None:
    """creux.decoy: each other team. creux.duo: there is none."""
    s.closed = False
    if s.mode == DUO:
        wait_for_him(s, ear)
        return
    others: i64 = NO_SEATS
    for team in range(s.camps()):
        if s.opposes(team):
            others |= only(team)
    s.tray = sealed(others, s.camps())
    s.due = DECOYS


def wait_for_him(s: State, ear: Ear) -> None:
    """creux.screen: he feels a mime before the next one begins, and before he sees the album."""
    if s.missed:
        s.due = FEELING
    else:
        next_mime(s, ear)


def next_mime(s: State, ear: Ear) -> None:
    """creux.roles: two, one after the other; then the album."""
    if s.mime + 1 < MIMES:
        s.mime += 1
        begin_mime(s, ear)
    else:
        s.due = FILLING
        fill(s, ear)


def fill(s: State, ear: Ear) -> None:
    """creux.album: eight cards in all; creux.duo: or more; then it lies open."""
    if MIMES + len(s.laid) == s.album:
        s.due = GUESSING
        ear.hear(EVERYBODY, ALBUM_OPENED, s.grandfather, s.album)


def album(s: State) -> list[int]:
    """creux.album: all cards of this turn, in the order of Léon's life, which tells nothing."""
    return sorted([s.memories[0], s.memories[1], *s.laid])


def clear(s: State) -> None:
    """What was on the table in this turn joins the past."""
    s.gone.extend(album(s))
    s.kept = len(s.thrown)
    for mime in range(i64(MIMES)):
        if s.bonds[mime] != NO_CONSTRAINT:
            s.spent.append(s.bonds[mime])
        s.memories[mime] = NO_CARD
        s.bonds[mime] = NO_CONSTRAINT
        s.fingers[mime] = NO_CARD
    s.laid = []
    s.owners = []
    s.meant = []
