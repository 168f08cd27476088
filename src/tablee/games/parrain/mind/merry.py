"""A good talker who leaves the bags to luck: company for somebody who has never played."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.parrain.mind.accused import FOUNDED, Accused
from tablee.games.parrain.mind.cards import working
from tablee.games.parrain.mind.dice import one_of
from tablee.games.parrain.mind.shrewd import Shrewd
from tablee.games.parrain.seen.view import View


class Heedless(Accused):
    """Tells what works, accuses whoever came up, and does anything to the bags."""

    def wants_more(self) -> bool:
        return self.enjoys_it()

    def prospect(self, place: int) -> float:
        return float(place in working(self.view))

    def whom(self, could: Sequence[int], anger: int) -> int:
        named = {seat for excuse in self.view.excuses for seat in excuse.mentions}
        weights = [FOUNDED if seat in named else 1 for seat in self.targets]
        return self.targets[one_of(self.chance, weights)]

    def deed(self, could: Sequence[int]) -> int:
        return could[self.chance.below(len(could))]


class Merry(Shrewd):
    """Presides and reacts as the good one does; it only never thinks of where the money is."""

    def mind(self, view: View) -> Accused:
        return Heedless(view, self.believe(view), self.temper, self.chance)
