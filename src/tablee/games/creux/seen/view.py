"""What is seen in Au Creux de ta Main: what all can see, one's own hand, and one's own secrets.

Seats are numbers; NOBODY (-3) stands for none, HIDDEN (-9) for what this seat may not know. A
memory is meant by its number, 1 to 100, and 0 is none; a constraint by its kind, 0 to 13, and -1
is none (law/constraints.py). The two mimes of a turn are 0 and 1. A team is meant by its place in
`teams`; each for himself, by the seat; two players are team 0 together.

The mimes themselves are not in the view: they come as a stream, and `mime_number` says which of
the table's mimes is in progress, counted from 0 over all turns.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from tablee.games.creux.law.state import (
    APPOINTING,
    CHOOSING,
    DECOYS,
    FEELING,
    GUESSING,
    KEEPING,
    MIMING,
    OVER,
    READY,
)

Phase = Literal[
    "setup", "appointing", "choosing", "keeping", "ready", "miming", "decoys", "feeling",
    "guessing", "over",
]  # fmt: skip
PHASES: Final[dict[int, Phase]] = {
    APPOINTING: "appointing",
    CHOOSING: "choosing",
    KEEPING: "keeping",
    READY: "ready",
    MIMING: "miming",
    DECOYS: "decoys",
    FEELING: "feeling",
    GUESSING: "guessing",
    OVER: "over",
}

Mode = Literal["teams", "duo", "solo"]
MODES: Final[tuple[Mode, ...]] = ("teams", "duo", "solo")


class Laid(Struct, frozen=True):
    """A card beside the two memories."""

    memory: int  # HIDDEN from others than the team that laid it, until the reveal
    team: int  # who laid it; -1: it came from the pile
    mime: int  # for which mime; -1: from the pile


class Thrown(Struct, frozen=True):
    """A memory that was thrown away for another."""

    memory: int  # HIDDEN from those who have not seen it
    seen_by: list[int]
    now: bool  # in this turn


class Reveal(Struct, frozen=True):
    """A past turn. Lists of two are by mime."""

    grandfather: int
    children: list[int]
    memories: list[int]
    constraints: list[int]
    guesses: list[int]
    laid: list[int]  # the other cards of the album: decoys, then those of the pile
    teams: list[int]  # side by side: who laid them; -1: they came from the pile
    gains: list[int]  # by team: points of this turn
    mimes: list[int]  # their numbers at this table, to play them again; none with real objects


class Agreed(Struct, frozen=True):
    """What the table agreed on."""

    throw_away: bool
    expert: bool
    real_objects: bool
    album: int  # cards in it
    seconds: int  # of a mime, at most


class View(Struct, frozen=True):
    """A game from one seat."""

    seat: int  # whose view; NOBODY for spectators
    phase: Phase
    mode: Mode
    teams: list[list[int]]  # by team: its seats
    team: int  # one's own; -1 for spectators
    scores: list[int]  # by team
    turn: int  # from 1; the last one at the end
    turns: int
    acting: list[int]  # who plays this turn together: team, or Child and Grandfather; none: over
    coming: list[int]  # who plays the next one
    grandfather: int  # of this turn; NOBODY: not appointed yet
    children: list[int]  # by mime
    child: int  # of the mime in progress; NOBODY
    mime: int  # 0 or 1: which one it is
    mime_number: int  # of this mime at this table; -1: there is none
    knowers: list[int]  # who may see the memories now, and keeps silent about them
    memories: list[int]  # by mime; 0: not yet; HIDDEN
    constraints: list[int]  # by mime: the Child's own; -1: none; HIDDEN
    renewed: bool  # the memory of this mime was thrown away once
    hand: list[int]  # of one's team
    closed: bool  # the Grandfather's eyes
    missed: bool  # the Child went ahead, and he has yet to feel that mime
    ready: list[int]  # teams that have chosen a decoy
    chosen: int  # one's own team's decoy, face down; 0: none
    laid: list[Laid]  # in this turn, in order
    album: list[int]  # all cards of the turn, by number, while it lies open
    fingers: list[int]  # by mime: where the Grandfather last pointed; 0
    past: list[Reveal]
    pile: int  # memories in it
    shuffled: int  # of the past turns, how many lie in the pile again with all their cards
    thrown: list[Thrown]
    constraints_left: int
    spent: list[int]  # constraints of past turns, since they were last shuffled
    served: list[int]  # by seat: how often Grandfather
    winners: list[int]
    verdict: int  # two players, at the end: 0 to 4; -1
    options: Agreed
