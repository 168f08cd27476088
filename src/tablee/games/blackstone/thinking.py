"""How the good bot weighs its numbers: exactly against one, by two models against more."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tablee.games.blackstone.crowd import NUMBERS, Company, half
from tablee.games.blackstone.moves import PASS
from tablee.games.blackstone.odds import WHITE, draw, turned_white
from tablee.games.blackstone.rules import ANTE
from tablee.games.blackstone.solved import best_of_two, stake_of
from tablee.games.blackstone.state import BLACK
from tablee.games.blackstone.view import View

TRUST: Final = 0.5  # that the others pass when they should, as long as none of them has
FEW: Final = 5  # so many can be worked out; at a larger table only a number that ends it all

STAYERS: Final = Company(stays=True)
RIVALS: Final = Company(stays=False)


class Ring(Struct, frozen=True):
    """Those still in, seen by one of them who has just taken cards and has no second black stone."""

    seats: int
    stones: int  # a bit for each black stone, from the left neighbour round to oneself
    white: int  # in the deck
    gone: int  # black stones out of the hand
    pot: int
    least: int  # the minimum

    @property
    def black(self) -> int:
        return BLACK - self.gone - self.stones.bit_count()


def best(view: View) -> int:
    """How many cards whoever has the turn should take, or PASS."""
    if len(view.playing) == 2:
        return best_of_two(view)[1]
    weighed = weigh(view)
    return max(weighed, key=lambda cards: weighed[cards])


def weigh(view: View) -> dict[int, float]:
    """By the number of cards, and for PASS: the chips that whoever has the turn can expect."""
    trust = TRUST if len(view.playing) == len(view.black) else 1.0
    weighed = {PASS: -float(stake_of(view, view.turn).loss(half(view.white)))}
    for cards in range(view.minimum, view.deck + 1):
        if cards in NUMBERS or cards == view.minimum or len(view.playing) > FEW:
            weighed[cards] = taking(view, cards, trust)
    return weighed


def taking(view: View, cards: int, trust: float) -> float:
    me = view.turn
    mine, stake = view.black[me], stake_of(view, me)
    odds = draw(view.deck - view.unseen[-1], view.unseen[-1], mine)
    chips = 0.0
    for card in range(1, cards + 1):
        chips -= odds.fatal[card] * stake.loss(view.white + turned_white(card, mine))
    for chance, stone, came in (
        (odds.clean[cards], mine, cards),
        (odds.first[cards], 1, cards - 1),
    ):
        if chance > 0:
            ring = after(view, cards, stone, came)
            chips += chance * (trust * among_rivals(ring) + (1 - trust) * among_stayers(ring))
    return chips


def after(view: View, cards: int, stone: int, came: int) -> Ring:
    """Once so many cards are taken, so many of them white."""
    turn = view.playing.index(view.turn)
    order = view.playing[turn + 1 :] + view.playing[:turn]
    stones = sum(view.black[seat] << at for at, seat in enumerate(order)) | stone << len(order)
    return Ring(
        seats=len(view.playing),
        stones=stones,
        white=WHITE - view.white - came,
        gone=BLACK - view.unseen[-1] - sum(view.black),
        pot=view.pot,
        least=min(cards, view.deck - cards),
    )


def among_stayers(ring: Ring) -> float:
    """Nobody ever passes, nor takes a card more than he must."""
    return expected(STAYERS, ring)


def expected(company: Company, ring: Ring) -> float:
    """What the hand still brings to the one who has just taken: the last in the ring."""
    row = company.chips(ring.seats, ring.stones, ring.white, ring.gone, ring.pot, ring.least)
    return row[-1]


def among_rivals(ring: Ring) -> float:
    """All play for chips of their own."""
    if ring.seats <= FEW:
        return expected(RIVALS, ring)
    if all_pass(ring):
        return float(ring.pot + (ring.seats - 1) * (ANTE + half(WHITE - ring.white)))
    return among_stayers(ring)


def all_pass(ring: Ring) -> bool:
    """Is the minimum so high that nobody wants to take it, even if all after him passed then?"""
    fine = ANTE + half(WHITE - ring.white)
    for passed in range(ring.seats - 1):
        others = ring.seats - 1 - passed
        if hope(ring, ring.stones >> passed & 1, ring.pot + passed * fine, others) > -fine:
            return False
    return True


def hope(ring: Ring, mine: int, pot: int, others: int) -> float:
    """The chips to expect from taking the minimum, if so many others passed after that."""
    odds, middle = draw(ring.white, ring.black, mine), WHITE - ring.white
    chips = 0.0
    for card in range(1, ring.least + 1):
        chips -= odds.fatal[card] * (ANTE + middle + turned_white(card, mine))
    spared = odds.clean[ring.least] + odds.first[ring.least]
    return chips + spared * (pot + others * (ANTE + half(middle + ring.least)))
