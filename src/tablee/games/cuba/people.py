"""Thieves who lie without much thought, among honest others: bots are measured by them."""

from __future__ import annotations

from typing import ClassVar

from tablee.engine.moves import Move
from tablee.games.cuba.box import is_thief
from tablee.games.cuba.chair import Chair, Said
from tablee.games.cuba.others import Trusting
from tablee.games.cuba.telling import any_old_how, pretences, say, truth
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
        return any_old_how(number(view.mix), self.chance)


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
