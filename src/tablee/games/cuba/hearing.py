"""What somebody said, and how well each truth about the box fits it.

An honest one says what was; a slip is rare. A careful liar tells one false story without a gap in
it: either the box came as it came, and what was left is false, or what was left is true, and how
the box came is false; or all of it is. A careless one says anything.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.games.cuba.box import KINDS, NOT_YET, TOKEN, WITHOUT_DIAMONDS, tokens_in, weight
from tablee.games.cuba.habits import TAKES, Habits, pretended

SLIP: Final = 0.004  # how often an honest one says something wrong, for each such thing
TOKENS: Final = 144  # ways to claim tokens, by the bounds of the forms


@final
class Words:
    """By box that came, by box that was left, by take: how likely one would speak like this."""

    def __init__(
        self,
        habits: Habits,
        diamonds: i64,
        tokens: i64,
        left: i64,
        take: i64,
        contradicts_itself: bool,
    ) -> None:
        """NOT_YET stands for what was not said; tokens are those of a box, without its diamonds."""
        size = int(habits.mix) + 1
        self.diamonds = diamonds
        self.tokens = tokens
        self.left = left
        self.take = take
        self.silent = diamonds < 0 and tokens < 0 and left < 0 and take < 0
        self.nonsense = contradicts_itself or not self.could_be(habits.mix)
        self.came_true = vec[float]([1.0] * size)
        self.left_true = vec[float]([1.0] * size)
        self.take_true = vec[float]([1.0] * TAKES)
        self.came_kept = vec[float]([1.0] * size)  # a liar who says how it came
        self.left_kept = vec[float]([1.0] * size)  # a liar who says what was left
        self.invented = 1.0
        self.wild = 1.0
        self.deaf = 1.0
        if not self.silent and not self.nonsense:
            self.weigh_honest(habits)
            self.weigh_liars(habits)
            self.weigh_noise(habits)

    def weigh_honest(self, habits: Habits) -> None:
        for box in habits.boxes:
            self.came_true[box] = truth(self.diamonds, box & 15) * truth(self.tokens, box // 16)
            if self.left != NOT_YET:
                whole = truth(self.left & 15, box & 15) * truth(self.left // 16, box // 16)
                self.left_true[box] = whole
        for take in range(i64(TAKES)):
            self.take_true[take] = truth(self.take, take)

    def weigh_liars(self, habits: Habits) -> None:
        """Over everything that such a liar may pretend to have taken."""
        for box in habits.boxes:
            self.came_kept[box] = 0.0
            self.left_kept[box] = 0.0
        for box in habits.boxes:
            diamonds, tokens = box & 15, box // 16
            if not heard(self.diamonds, diamonds):
                continue
            if self.left != NOT_YET and self.left & 15 != diamonds:
                continue
            came, left = 0.0, 0.0
            for take in range(i64(TAKES)):
                if self.take != NOT_YET and self.take != take:
                    continue
                chance = pretended(take)
                taken: i64 = 0
                if take >= TOKEN:
                    taken = weight(take - TOKEN) // WITHOUT_DIAMONDS
                if heard(self.tokens, tokens):
                    if self.left == NOT_YET or self.left // 16 == tokens - taken:
                        came += chance
                if heard(self.tokens, tokens + taken):
                    if self.left == NOT_YET or self.left // 16 == tokens:
                        left += chance
            self.came_kept[box] = came
            self.left_kept[box] = left

    def weigh_noise(self, habits: Habits) -> None:
        """Of those who invent it all, who say anything sensible, who say anything at all."""
        ways = 1.0
        kinds = 0.0
        for kind in range(i64(KINDS)):
            ways *= float(tokens_in(habits.mix, kind) + 1)
            if tokens_in(habits.mix, kind) > 0:
                kinds += 1.0
        if self.diamonds != NOT_YET:
            self.noise(1.0 / 16.0, 1.0 / 16.0)
        if self.tokens != NOT_YET:
            self.noise(1.0 / ways, 1.0 / float(TOKENS))
        if self.left != NOT_YET:
            self.noise(1.0 / (16.0 * ways), 1.0 / (16.0 * float(TOKENS)))
        if self.take != NOT_YET:
            self.noise(1.0 / kinds, 1.0 / float(TAKES))

    def could_be(self, mix: i64) -> bool:
        """Is there as much of everything as was said?"""
        for kind in range(i64(KINDS)):
            most = tokens_in(mix, kind)
            if self.tokens != NOT_YET and tokens_in(self.tokens * 16, kind) > most:
                return False
            if self.left != NOT_YET and tokens_in(self.left, kind) > most:
                return False
            if self.take == TOKEN + kind and most == 0:
                return False
        return True

    def noise(self, sensible: float, any: float) -> None:
        self.invented *= sensible
        self.wild *= sensible
        self.deaf *= any


def truth(said: i64, was: i64) -> float:
    """How likely an honest one says this."""
    if said == NOT_YET:
        return 1.0
    if said == was:
        return 1.0 - SLIP
    return SLIP


def heard(said: i64, told: i64) -> bool:
    """Is it what a story tells, as far as it was told?"""
    return said in (NOT_YET, told)
