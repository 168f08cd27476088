"""How people help themselves from the box, and what they pretend: numbers for beliefs."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.games.cuba.box import (
    CIA,
    CLEANER,
    DRIVER,
    FBI,
    KINDS,
    LOYAL,
    NO_TOKEN,
    NOTHING,
    TOKEN,
    diamonds_in,
    is_agent,
    is_thief,
    tokens_in,
)

TAKES: Final = 21  # nothing, 1 to 15 diamonds, five kinds of tokens
KEPT: Final = 6  # ways for the Godfather to keep diamonds

# How often each kind of person sits at a place
SENSIBLE: Final = 0.55  # takes as somebody would who wants to win, and lies with care
WILD: Final = 0.35  # takes anything; if a thief, says anything
DEAF: Final = 0.10  # takes anything and says anything, whatever it has


@final
class Habits:
    """Of people at a table with this mix: by box, the choices, and how they like each."""

    def __init__(self, mix: i64) -> None:
        self.mix = mix
        self.boxes = inside(mix)
        size = int(mix) + 1
        kinds = 0.0
        for kind in range(i64(KINDS)):
            if tokens_in(mix, kind) > 0:
                kinds += 1.0
        self.any_bag = 1.0 / (kinds + 1.0)  # how likely a wild first player hides any of these
        self.choices = [vec[i64]([0] * 0) for _ in range(size)]  # in any place
        self.choices_last = [vec[i64]([0] * 0) for _ in range(size)]  # cuba.last: or nothing
        # by box and take: how likely a sensible one takes this
        self.sensible = vec[float]([0.0] * (size * TAKES))
        self.sensible_last = vec[float]([0.0] * (size * TAKES))
        self.wild = vec[float]([0.0] * (size * TAKES))  # the same of a wild one
        self.wild_last = vec[float]([0.0] * (size * TAKES))
        for box in self.boxes:
            choices = choices_from(box)
            self.choices[box] = choices
            note_likes(self.sensible, box, choices)
            note_whims(self.wild, box, choices)
            if box > 0:
                choices = append(choices[:], NOTHING)
            self.choices_last[box] = choices
            note_likes(self.sensible_last, box, choices)
            note_whims(self.wild_last, box, choices)


def note_likes(likes: vec[float], box: i64, choices: vec[i64]) -> None:
    total = 0.0
    for take in choices:
        total += liking(box, take)
    for take in choices:
        likes[box * TAKES + take] = liking(box, take) / total


def note_whims(likes: vec[float], box: i64, choices: vec[i64]) -> None:
    """Something of any kind, and if it is diamonds, any number of them."""
    diamonds = float(diamonds_in(box))
    kinds = float(len(choices)) - diamonds
    if diamonds > 0.0:
        kinds += 1.0
    for take in choices:
        if is_thief(take):
            likes[box * TAKES + take] = 1.0 / (kinds * diamonds)
        else:
            likes[box * TAKES + take] = 1.0 / kinds


def choices_from(box: i64) -> vec[i64]:
    """cuba.take, cuba.empty: what can be taken from this box by anybody."""
    choices = vec[i64]([0] * 0)
    for kind in range(i64(KINDS)):
        if tokens_in(box, kind) > 0:
            choices = append(choices, TOKEN + kind)
    for diamonds in range(diamonds_in(box)):
        choices = append(choices, diamonds + 1)
    if box == 0:
        choices = append(choices, i64(NOTHING))
    return choices


def liking(box: i64, take: i64) -> float:
    """How much a sensible one likes this choice."""
    if take >= TOKEN:
        return fondness(take - TOKEN)
    if take == NOTHING:
        return 0.10
    greed = 0.0
    for diamonds in range(diamonds_in(box)):
        greed += greedy(diamonds + 1)
    return 0.28 * greedy(take) / greed


def fondness(kind: i64) -> float:
    """Of tokens."""
    if kind == LOYAL:
        return 0.32
    if kind == DRIVER:
        return 0.15
    if kind == CLEANER:
        return 0.25
    return 0.17


def greedy(diamonds: i64) -> float:
    """How thieves like this number: a few are no use, and many are missed."""
    distance = float(diamonds) - 5.0
    return 1.0 / (1.0 + 0.15 * distance * distance)


def hiding(bag: i64, take: i64) -> float:
    """How much a first player who will take this likes to hide that (cuba.first.hide).

    Who is for the Godfather hides an Agent from the others; a thief hides what he will pretend to
    have taken.
    """
    if is_thief(take):
        if bag == LOYAL:
            return 0.50
        return 0.15 if bag == NO_TOKEN else 0.12
    if is_agent(take):
        return 0.40 if bag == NO_TOKEN else 0.15
    if bag in (FBI, CIA):
        return 0.40
    return 0.25 if bag == NO_TOKEN else 0.10


def inside(mix: i64) -> vec[i64]:
    """Every box that can come of this one."""
    boxes = vec[i64]([0] * 0)
    for box in range(mix + 1):
        fits = True
        for kind in range(i64(KINDS)):
            if tokens_in(box, kind) > tokens_in(mix, kind):
                fits = False
        if fits:
            boxes = append(boxes, box)
    return boxes


def lying(take: i64) -> float:
    """How often somebody sensible with this in his pocket tells a false story."""
    if is_thief(take):
        return 0.97
    if is_agent(take):
        return 0.85
    if take == NOTHING:
        return 0.7
    if take == TOKEN + DRIVER:
        return 0.12
    return 0.01


def rashly(take: i64) -> float:
    """How often a wild one with this in his pocket says anything at all."""
    if is_thief(take):
        return 0.95
    if is_agent(take):
        return 0.7
    if take == NOTHING:
        return 0.5
    return 0.02


def talking_nonsense(take: i64) -> float:
    """How readily one contradicts himself, or says what all know to be false.

    Who wants to be believed does not; who wants to be accused, or to confuse, may.
    """
    if is_thief(take):
        return 0.4
    if is_agent(take) or take == NOTHING:
        return 1.0
    if take == TOKEN + DRIVER:
        return 0.6
    return 0.3


def inventing(take: i64) -> float:
    """How much of a false story is false: how often it fits neither neighbour.

    A thief wants one of them to be in the way; whoever wants to be accused may say anything.
    """
    if is_thief(take):
        return 0.12
    return 0.7


def pretended(take: i64) -> float:
    """How often a false story ends with this in the pocket."""
    if take == TOKEN + LOYAL:
        return 0.32
    if take in (TOKEN + DRIVER, TOKEN + CLEANER):
        return 0.32
    if is_agent(take):
        return 0.20
    if take == NOTHING:
        return 0.06
    return 0.002
