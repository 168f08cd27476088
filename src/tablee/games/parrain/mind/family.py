"""Who stands by whom, and who passes a bag to whom: the same from the deal to the end."""

from __future__ import annotations

from functools import lru_cache

from tablee.engine.seats import NOBODY
from tablee.games.parrain.law.state import FOUR
from tablee.games.parrain.seen.view import View


class Family:
    """The seats of one table, as the law of partners and bags sees them."""

    def __init__(self, partners: tuple[int, ...], godfather: int, boss_bag: bool) -> None:
        self.partners = partners
        self.godfather = godfather
        seats = range(len(partners))
        self.players = [seat for seat in seats if seat != godfather]
        # parrain.end.concrete: whom concrete on this seat strikes
        self.struck = [
            {seat} if partners[seat] == NOBODY else {seat, partners[seat]} for seat in seats
        ]
        # parrain.win: with the money in whose bag this seat wins
        self.ours = [
            {seat} | {other for other in seats if partners[other] == seat} for seat in seats
        ]
        # concrete on whom would find the money in this bag (parrain.boss-bag: on anybody)
        self.found_by = [
            [other for other in self.players if seat in self.struck[other] or seat == godfather]
            for seat in seats
        ]
        # parrain.bag.effect: the bags go past a Godfather who has none
        ring = [seat for seat in seats if boss_bag or seat != godfather]
        self.after = dict(zip(ring, [*ring[1:], ring[0]], strict=True))
        self.before = {after: seat for seat, after in self.after.items()}

    def __len__(self) -> int:
        return len(self.partners)

    def beside(self, seat: int) -> set[int]:
        """parrain.cancel.mentioned: those who may not cancel his cards."""
        return (self.ours[seat] | self.struck[seat]) - {seat}

    def spoils(self, seat: int, holder: int) -> list[int]:
        """With the money in that bag, concrete on whom leaves this seat nothing."""
        return [
            other
            for other in self.players
            if holder in self.struck[other] or seat in self.struck[other]
        ]

    def targets(self, seat: int, accuser: int) -> list[int]:
        """parrain.accuse: not the partner, not who has just accused; parrain.four: anybody."""
        forbidden = {seat, self.partners[seat]}
        if len(self) > FOUR:
            forbidden.add(accuser)
        return [other for other in self.players if other not in forbidden]


@lru_cache(maxsize=64)
def gathered(partners: tuple[int, ...], godfather: int, boss_bag: bool) -> Family:
    return Family(partners, godfather, boss_bag)


def family_of(view: View) -> Family:
    return gathered(tuple(view.partners), view.godfather, view.options.boss_bag)
