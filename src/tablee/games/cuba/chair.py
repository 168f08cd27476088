"""What one chair knows of the box: its own eyes, what all have seen, and what was said."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.ear import HIDDEN
from tablee.games.cuba.box import (
    CLEANER,
    DRIVER,
    LOYAL,
    NOT_YET,
    NOTHING,
    TOKEN,
    is_agent,
    is_thief,
)
from tablee.games.cuba.habits import KEPT, TAKES, Habits
from tablee.games.cuba.hearing import Words
from tablee.games.cuba.journey import Journey, Witness
from tablee.games.cuba.view import View
from tablee.games.cuba.worlds import number


class Said(NamedTuple):
    """What somebody has last said about each topic; NOT_YET: nothing."""

    diamonds: int = NOT_YET
    tokens: int = NOT_YET  # of a box without its diamonds, divided by 16
    left: int = NOT_YET
    take: int = NOT_YET

    def about(self, topic: int) -> int:
        return self[topic]

    def completed(self, story: Said) -> Said:
        """What was said, and the rest of this story."""
        return Said(*(new if old == NOT_YET else old for old, new in zip(self, story, strict=True)))

    def goes_on_from(self, said: Said) -> bool:
        """Is there nothing in it that was told otherwise?"""
        return all(old in (NOT_YET, new) for old, new in zip(said, self, strict=True))


class Role(NamedTuple):
    """What somebody may be, and how likely."""

    thief: float
    agent: float
    loyal: float
    driver: float
    cleaner: float
    urchin: float


@lru_cache(maxsize=64)
def habits_of(mix: int) -> Habits:
    return Habits(mix)


@lru_cache(maxsize=4096)
def words_of(mix: int, said: Said, contradicts_itself: bool = False) -> Words:
    return Words(habits_of(mix), *said, contradicts_itself)


def order_of(view: View) -> list[int]:
    """The seats in the order of the box."""
    return [(view.godfather + place) % view.seats for place in range(1, view.seats)]


def all_said(view: View) -> dict[int, Said]:
    """By seat: what has been said last."""
    return {seat: Said(*words) for seat, words in enumerate(view.said)}


class Chair:
    """The table from one chair, ready to be reckoned with."""

    def __init__(self, view: View, saw: int = NOT_YET) -> None:
        self.view = view
        self.saw = saw  # what the box held when it came here; NOT_YET: it did not, or I forgot
        self.mix = number(view.mix)
        self.order = order_of(view)
        self.said = all_said(view)
        self.unreliable = {*view.wavered}
        self.place = {seat: place for place, seat in enumerate(self.order)}
        self.is_godfather = view.seat == view.godfather

    def witnesses(self, no_thief: bool) -> list[Witness]:
        """Everybody in the order of the box, with what I alone know."""
        view = self.view
        witnesses = []
        for seat in self.order:
            take, came, bag = view.shown[seat], NOT_YET, NOT_YET
            words = words_of(self.mix, self.said[seat], seat in self.unreliable)
            if seat == view.seat and view.took != NOT_YET:
                take, came = view.took, self.saw
                bag = view.bag if seat == self.order[0] else NOT_YET
                words = words_of(self.mix, Said())  # I know better than my own words
            witnesses.append(Witness(words, take, came, bag, no_thief and take == NOT_YET))
        return witnesses

    def journey(self, no_thief: bool = False) -> Journey:
        """Every way of the box, as this chair sees it."""
        view = self.view
        kept = vec[float]([1.0 / KEPT] * KEPT)
        end = NOT_YET
        if self.is_godfather and view.kept not in (NOT_YET, HIDDEN):
            kept = exactly(view.kept)
            if view.box is not None and view.phase in ("inquiry", "window"):
                end = number(view.box)
        return Journey(habits_of(self.mix), self.witnesses(no_thief), kept, end)

    def roles(self) -> dict[int, Role]:
        """By seat: what everybody may be."""
        journey = self.journey()
        pockets = [list(pocket) for pocket in journey.pockets]
        if self.view.found > 0 and not self.is_godfather:
            # cuba.end.found: it isn't over, so somebody still has diamonds
            over = self.journey(no_thief=True)
            if over.total < journey.total * (1 - 1e-9):
                pockets = [
                    [max(0.0, all - none) for all, none in zip(pocket, other, strict=True)]
                    for pocket, other in zip(pockets, over.pockets, strict=True)
                ]
        return {seat: role_of(pockets[place]) for place, seat in enumerate(self.order)}


def exactly(number: int) -> vec[float]:
    return vec[float]([1.0 if kept == number else 0.0 for kept in range(KEPT)])


def role_of(pocket: list[float]) -> Role:
    total = sum(pocket)
    parts = [0.0] * 6
    for take in range(TAKES):
        parts[part_of(take)] += pocket[take] / total
    return Role(*parts)


def part_of(take: i64) -> int:
    """The place of a pocket's owner in a Role."""
    if is_thief(take):
        return 0
    if is_agent(take):
        return 1
    return {TOKEN + LOYAL: 2, TOKEN + DRIVER: 3, TOKEN + CLEANER: 4, NOTHING: 5}[take]
