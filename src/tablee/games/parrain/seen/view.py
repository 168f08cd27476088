"""What is seen at a hearing: what is open to all, and one's own hand and bag.

Seats are numbers; NOBODY (-3) stands for none, HIDDEN (-9) for what this seat may not know. Cards,
characters and bags are meant by their numbers (law/cards.py, words/…/characters.toml, bags.toml).

What a seat knows about the bags follows from the view alone: `dealt` (what it saw in its bag before
the mixing), `shower` (who showed the money), `mixed` (whose three bags were mixed unseen), and
`steps`, everything that happened to bags since, in order, with `bag` where this seat looked. A
rotation goes round all seats that have a bag: everybody, or everybody but the Godfather.

The stories are not in the view: they are told once, as events (ExcuseTold, Said), and logged.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from tablee.games.parrain.law.state import (
    BEAT,
    EFFECT,
    FLOOR,
    HELPING,
    JUDGING,
    NAMING,
    OVER,
)

Phase = Literal["setup", "floor", "beat", "helping", "judging", "effect", "naming", "over"]
PHASES: Final[dict[int, Phase]] = {
    FLOOR: "floor",
    BEAT: "beat",
    HELPING: "helping",
    JUDGING: "judging",
    EFFECT: "effect",
    NAMING: "naming",
    OVER: "over",
}

Move = Literal["looked", "rotated", "exchanged"]
KINDS: Final[tuple[Move, ...]] = ("looked", "rotated", "exchanged")


class Excuse(Struct, frozen=True):
    """A card in play."""

    card: int
    teller: int
    mentions: list[int]  # seats
    cancelled: bool  # it lies face down
    works: bool  # not cancelled, and good at the present anger


class BagStep(Struct, frozen=True):
    """Something that happened to the bags."""

    kind: Move
    seat: int  # who did it
    target: int  # exchanged: with whom; NOBODY
    clockwise: bool  # rotated: to the left
    hearing: int  # in which turn, from 1
    bag: int  # looked: what was in it, for that seat alone until the end; else HIDDEN


class Stage(Struct, frozen=True):
    """A stage of the money's way."""

    hearing: int  # from which turn on; 0: since the mixing
    seat: int


class Agreed(Struct, frozen=True):
    """What the table agreed on, as far as it is not seen elsewhere."""

    side_by_side: bool
    boss_bag: bool
    spare: int  # excuses that were laid aside unseen: a shorter pile


class View(Struct, frozen=True):
    """A hearing from one seat."""

    seat: int  # whose view; NOBODY for spectators
    seats: int
    phase: Phase
    characters: list[int]  # by seat, 1 to 11; 1 is the Godfather
    partners: list[int]  # by seat: whom one stands by; NOBODY (it may be one-way)
    godfather: int
    anger: int  # 0 green, 1 yellow, 2 red
    hearing: int  # the number of the turn, from 1
    turn: int  # who stands before the Godfather
    accuser: int  # who has just accused him, and can't be accused in return; NOBODY
    accused: int  # whom he accuses, while the Godfather judges; NOBODY
    excuses: list[Excuse]  # in play, in order: they are counted, cancelled ones too
    named: list[int]  # who may cancel the last one
    helpers: list[int]  # who may still help in this turn
    helped: list[int]  # who has helped in this turn
    stepped: int  # the partner who has the floor; NOBODY
    retort: int  # who has cancelled and may say why; NOBODY
    breath: int  # words that the Godfather has left in this turn
    reactions: list[int]  # by seat: gestures left in this turn
    whispers: list[int]  # by seat, likewise; HIDDEN from those who don't hear them
    quiet: list[int]  # who has nothing to add until the next card
    concrete: bool  # may he pour it now?
    pile: int  # excuses that can still be drawn
    discards: list[int]  # cards, in order
    hand: list[int]  # one's own three cards, by place; empty for the Godfather and spectators
    answer: int  # one's own in the beat: -1 none, 0 let pass, 1 to 3 cancel with that card, 4 help
    dealt: list[int]  # by seat: the bag before the mixing: one's own; at the end all; -1: none
    shower: int  # who showed the money, and had the first turn
    mixed: list[int]  # whose bags were mixed unseen
    steps: list[BagStep]
    bags: list[int]  # by seat: what they hold; HIDDEN until the end; -1: no bag
    way: list[Stage]  # of the money, at the end
    culprit: int  # whom concrete struck; NOBODY
    informer: int  # who called the police; NOBODY
    out: list[int]
    winners: list[int]
    ending: int  # -1 not yet; 0 found, 1 missed, 2 the Godfather had the money himself; after a
    # trap: 3 he had the money, 4 the weapons, 5 nothing of the kind, 6 the informer had the money
    options: Agreed
