"""Thieves who lie without much thought, among honest others: bots are measured by them."""

from __future__ import annotations

from typing import ClassVar

from tablee.engine.chance import Chance
from tablee.engine.moves import Move
from tablee.games.cuba.box import KINDS, TOKEN, is_thief, tokens_in, weight
from tablee.games.cuba.chair import Chair, Said
from tablee.games.cuba.others import Trusting
from tablee.games.cuba.telling import pretences, say, truth
from tablee.games.cuba.view import View
from tablee.games.cuba.worlds import number


class Careless(Trusting):
    """Takes at random, speaks when asked, honest if no thief; a thief says anything at all."""

    version: ClassVar[int] = 1  # raised when it plays differently

    def claim(self, view: View, topic: int, volunteered: bool) -> Move | None:
        if volunteered:
            return None
        if is_thief(view.took):
            return say(topic, self.lie(view))
        return super().claim(view, topic, volunteered)

    def lie(self, view: View) -> Said:
        """Each answer by itself: it needn't fit the others."""
        mix = number(view.mix)
        kinds = [kind for kind in range(KINDS) if tokens_in(mix, kind) > 0]
        take = TOKEN + kinds[self.chance.below(len(kinds))]
        return Said(self.chance.below(16), any_box(mix, self.chance) // 16,
                    any_box(mix, self.chance), take)  # fmt: skip


class Fibs(Careless):
    """The same, but a thief tells one story without a gap in it, any that comes to mind."""

    def lie(self, view: View) -> Said:
        if view.saw is None:
            return super().lie(view)
        chair = Chair(view, number(view.saw))
        said = chair.said[self.seat]
        stories = sorted({*pretences(chair, truth(view, chair.saw))})
        fitting = [story for story in stories if story.goes_on_from(said)]
        return fitting[self.chance.below(len(fitting))]


def any_box(mix: int, chance: Chance) -> int:
    tokens = [chance.below(tokens_in(mix, kind) + 1) for kind in range(KINDS)]
    return chance.below(16) + sum(count * weight(kind) for kind, count in enumerate(tokens))
