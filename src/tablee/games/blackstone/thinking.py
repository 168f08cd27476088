"""How the good bot weighs its numbers: exactly against one other, by two models against more.

As long as nobody has passed, the others are taken for people who never will, and the answer to that
is the best there is; afterwards, for people who play for chips as well as this bot does. See
docs/bots-blackstone.md for what that costs.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from tablee.games.blackstone.crowd import NUMBERS, Company, half
from tablee.games.blackstone.moves import PASS
from tablee.games.blackstone.odds import WHITE, draw, turned_white
from tablee.games.blackstone.rules import ANTE
from tablee.games.blackstone.solved import Stake, best_of_two, stake_of
from tablee.games.blackstone.state import BLACK
from tablee.games.blackstone.stayers import Stayers
from tablee.games.blackstone.view import View

FEW: Final = 5  # rivals can be worked out; if there are more, only a number at which all pass

STAYERS: Final = Company(stays=True)
RIVALS: Final = Company(stays=False)


@lru_cache(maxsize=8)
def stayers(seats: int, pot: int) -> Stayers:
    return Stayers(seats, pot)


class Ring(Struct, frozen=True):
    """Those still in, from the one to move round to the right neighbour."""

    seats: int
    stones: int  # a bit for each black stone; the first is the mover's
    white: int  # in the deck
    gone: int  # black stones out of the hand
    pot: int
    least: int  # the minimum

    @property
    def black(self) -> int:
        return BLACK - self.gone - self.stones.bit_count()

    @property
    def middle(self) -> int:
        return WHITE - self.white


def best(view: View) -> int:
    """How many cards whoever has the turn should take, or PASS."""
    if len(view.playing) == 2:
        return best_of_two(view)[1]
    somebody_passed = len(view.playing) < len(view.black)
    return best_of_many(ring_of(view), stake_of(view, view.turn), somebody_passed)


def ring_of(view: View) -> Ring:
    turn = view.playing.index(view.turn)
    order = view.playing[turn:] + view.playing[:turn]
    return Ring(
        seats=len(order),
        stones=sum(view.black[seat] << at for at, seat in enumerate(order)),
        white=WHITE - view.white,
        gone=BLACK - view.unseen[-1] - sum(view.black),
        pot=view.pot,
        least=view.minimum,
    )


@lru_cache(maxsize=2**16)
def best_of_many(ring: Ring, stake: Stake, rivals: bool) -> int:
    weighed = weigh(ring, stake, rivals)
    return max(weighed, key=lambda cards: weighed[cards])


def weigh(ring: Ring, stake: Stake, rivals: bool) -> dict[int, float]:
    """By the number of cards, and for PASS: the chips that the mover can expect."""
    mine, deck = ring.stones & 1, ring.white + ring.black
    odds = draw(ring.white, ring.black, mine)
    usual = range(deck + 1) if rivals and ring.seats > FEW else NUMBERS
    weighed = {PASS: -float(stake.loss(int(half(ring.middle))))}
    lost = 0.0
    for cards in range(1, deck + 1):
        lost += odds.fatal[cards] * stake.loss(ring.middle + turned_white(cards, mine))
        if cards == ring.least or (cards > ring.least and cards in usual):
            weighed[cards] = -lost
            for chance, stone, came in (
                (odds.clean[cards], mine, cards),
                (odds.first[cards], 1, cards - 1),
            ):
                if chance > 0:
                    then = after(ring, stone, came, cards)
                    weighed[cards] += chance * hoped(then, rivals)
    return weighed


def after(ring: Ring, stone: int, came: int, cards: int) -> Ring:
    """Once the mover has taken so many cards, so many of them white: the next one is to move."""
    return Ring(
        seats=ring.seats,
        stones=ring.stones >> 1 | stone << ring.seats - 1,
        white=ring.white - came,
        gone=ring.gone,
        pot=ring.pot,
        least=min(cards, ring.white + ring.black - cards),
    )


def hoped(ring: Ring, rivals: bool) -> float:
    """The chips that the one who has just taken, the last in the ring, can still expect."""
    if not rivals:
        last = ring.seats - 1
        return stayers(ring.seats, ring.pot).chips(ring.stones, ring.white, last, ring.least)
    if ring.seats > FEW and all_pass(ring):
        return float(ring.pot + (ring.seats - 1) * (ANTE + int(half(ring.middle))))
    company = RIVALS if ring.seats <= FEW else STAYERS
    return company.chips(ring.seats, ring.stones, ring.white, ring.gone, ring.pot, ring.least)[-1]


def all_pass(ring: Ring) -> bool:
    """Is the minimum so high that nobody wants to take it, even if all after him passed then?"""
    loss = ANTE + int(half(ring.middle))
    for passed in range(ring.seats - 1):
        others = ring.seats - 1 - passed
        if boldness(ring, ring.stones >> passed & 1, ring.pot + passed * loss, others) > -loss:
            return False
    return True


def boldness(ring: Ring, mine: int, pot: int, others: int) -> float:
    """The chips to expect from taking the minimum, if all of so many others passed after that."""
    odds = draw(ring.white, ring.black, mine)
    chips = 0.0
    for card in range(1, ring.least + 1):
        chips -= odds.fatal[card] * (ANTE + ring.middle + turned_white(card, mine))
    spared = odds.clean[ring.least] + odds.first[ring.least]
    return chips + spared * (pot + others * (ANTE + int(half(ring.middle + ring.least))))
