"""The way of the box as somebody knows it, and pockets drawn at random that fit it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.games.cuba.box import (
    KINDS,
    NOT_YET,
    NOTHING,
    TOKEN,
    all_tokens_in,
    diamonds_in,
    holds,
    tokens_in,
    worth,
)


@final
class Trail:
    """By place, in the order of the box: pockets that are known, and contents that are known."""

    def __init__(self, fixed: list[int], anchors: list[int], last: i64) -> None:
        self.fixed = fixed  # what a pocket holds; NOT_YET: not known
        self.anchors = anchors  # what was in the box before that place, and at the end; NOT_YET
        self.last = last  # the place of the last player, who may take nothing (cuba.last)

    def follow(self, box: i64, chance: Chance) -> list[int] | None:
        """Pockets for everybody who has had the box; None: they can't start from this one."""
        if not self.fits(0, box):
            return None
        pockets: list[int] = []
        for place in range(i64(len(self.fixed))):
            take: i64 = self.fixed[place]
            if take == NOT_YET:
                take = self.draw(place, box, chance)
            pockets.append(take)
            box -= worth(take)
        return pockets

    def draw(self, place: i64, box: i64, chance: Chance) -> i64:
        """Something that leaves a way to go on: as often diamonds as a token."""
        tokens: list[int] = []
        for kind in range(i64(KINDS)):
            if tokens_in(box, kind) > 0:
                tokens.append(TOKEN + kind)
        others = [*range(1, int(diamonds_in(box)) + 1)]
        if box == 0 or place == self.last:
            others.append(NOTHING)
        while tokens or others:
            of_tokens = not others or (len(tokens) > 0 and chance.below(2) == 0)
            choices = tokens if of_tokens else others
            take: i64 = choices.pop(chance.below(len(choices)))
            if self.fits(place + 1, box - worth(take)):
                return take
        raise ValueError("the way of the box ends here")

    def fits(self, place: i64, box: i64) -> bool:
        """Can the pockets from here to the next anchor, or to the end, be filled?

        Every pocket gets something until the box is empty (cuba.take), so it is a matter of
        counting: so many unknown pockets, so many tokens and diamonds to be gone.
        """
        anchor: i64 = self.anchors[place]
        if anchor != NOT_YET and anchor != box:
            return False
        end: i64 = len(self.fixed)
        if place == end:
            return True
        stop = place + 1
        while stop < end and self.anchors[stop] == NOT_YET:
            stop += 1
        unknown: i64 = 0
        obliged: i64 = 0  # unknown pockets before the last that is known to hold something
        rest = box
        for at in range(place, stop):
            take: i64 = self.fixed[at]
            if take == NOT_YET:
                unknown += 1
            elif take != NOTHING:
                if not holds(rest, take):
                    return False
                rest -= worth(take)
                obliged = unknown
        target: i64 = self.anchors[stop]
        if target == NOT_YET:
            return diamonds_in(rest) + all_tokens_in(rest) >= obliged
        for kind in range(i64(KINDS)):
            if tokens_in(rest, kind) < tokens_in(target, kind):
                return False
        tokens = all_tokens_in(rest) - all_tokens_in(target)
        diamonds = diamonds_in(rest) - diamonds_in(target)
        fewest = unknown  # pockets that get something
        if target == 0:
            fewest = obliged
        elif stop > self.last and self.fixed[self.last] == NOT_YET:
            fewest -= 1
        if diamonds <= 0:
            return diamonds == 0 and fewest <= tokens <= unknown
        return tokens + 1 <= unknown and fewest <= tokens + diamonds
