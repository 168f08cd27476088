"""Blackstone for two, solved exactly; also the end of a hand in which only two are still in.

All lies face up, and one's gain is the other's loss, up to the pot that one of them gets: so
there is one best way to play, found backwards from the smallest deck. What counts is the chips of
this hand, and purse.pay is taken into account: who has little to lose loses no more than that.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from tablee.games.blackstone.moves import PASS
from tablee.games.blackstone.odds import WHITE, draw, turned_white
from tablee.games.blackstone.state import BLACK
from tablee.games.blackstone.view import View


class Stake(Struct, frozen=True):
    """What somebody can lose: the ante, and a fine as far as the purse reaches (purse.pay)."""

    ante: int
    purse: int

    def loss(self, fine: int) -> int:
        return self.ante + min(fine, self.purse)


class Plan(Struct, frozen=True):
    """By the minimum: the chips to expect, and how many cards to take (or PASS)."""

    chips: list[float]
    cards: list[int]


class Duel:
    """The last two of a hand: the one to move is number 0 or 1, each with a stake."""

    def __init__(self, stakes: tuple[Stake, Stake], pot: int, gone: int) -> None:
        self.stakes = stakes
        self.pot = pot  # before either has lost anything
        self.gone = gone  # black stones out of the hand
        self.plans: dict[tuple[int, int, int, int], Plan] = {}

    def plan(self, mover: int, white: int, mine: int, other: int) -> Plan:
        """With so many white stones in the deck, and so many black ones in front of the two."""
        key = mover, white, mine, other
        if key not in self.plans:
            self.plans[key] = self.solve(*key)
        return self.plans[key]

    def solve(self, mover: int, white: int, mine: int, other: int) -> Plan:
        taking = self.taking(mover, white, mine, other)
        best, number = -float(self.stakes[mover].loss((WHITE - white + 1) // 2)), PASS
        passing = best
        chips, cards = [best] * len(taking), [PASS] * len(taking)
        for least in range(len(taking) - 1, 0, -1):  # whoever may take less may take more too
            if taking[least] > passing and taking[least] >= best:
                best, number = taking[least], least
            chips[least], cards[least] = best, number
        return Plan(chips, cards)

    def taking(self, mover: int, white: int, mine: int, other: int) -> list[float]:
        """By the number of cards: the chips to expect from taking them, both playing well then."""
        stake, middle = self.stakes[mover], WHITE - white
        chances = draw(white, BLACK - self.gone - mine - other, mine)
        deck = len(chances.clean) - 1
        chips, lost = [0.0], 0.0
        for card in range(1, deck + 1):
            lost += chances.fatal[card] * stake.loss(middle + turned_white(card, mine))
            value, left = -lost, deck - card
            if chances.clean[card] > 0:
                then = self.plan(1 - mover, white - card, other, mine)
                value += chances.clean[card] * (self.pot - then.chips[min(card, left)])
            if chances.first[card] > 0:
                then = self.plan(1 - mover, white - card + 1, other, 1)
                value += chances.first[card] * (self.pot - then.chips[min(card, left)])
            chips.append(value)
        return chips


@lru_cache(maxsize=256)
def duel(stakes: tuple[Stake, Stake], pot: int, gone: int) -> Duel:
    return Duel(stakes, pot, gone)


def best_of_two(view: View) -> tuple[float, int]:
    """For whoever has the turn, with one other still in: the chips to expect, and the cards."""
    me = view.turn
    (other,) = (seat for seat in view.playing if seat != me)
    stakes = stake_of(view, me), stake_of(view, other)
    gone = BLACK - view.unseen[-1] - view.black[me] - view.black[other]
    solved = duel(stakes, view.pot, gone)
    plan = solved.plan(0, WHITE - view.white, view.black[me], view.black[other])
    return plan.chips[view.minimum], plan.cards[view.minimum]


def stake_of(view: View, seat: int) -> Stake:
    return Stake(view.antes[seat], min(view.purses[seat], WHITE))  # no fine is higher
