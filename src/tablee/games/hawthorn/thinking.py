"""What each move is worth in chips: the pot if all others leave first, less what leaving costs.

The others leave one by one, as others.py expects, and independently: so at each of my turns some
number of them is left, and I may fold or go on. My own cards are followed lap by lap: by value,
the chance to show it if I am still in.
"""

from __future__ import annotations

from math import comb, prod
from typing import Final

from msgspec import Struct

from tablee.games.deck55 import HIGHEST
from tablee.games.hawthorn.others import LAPS, other
from tablee.games.hawthorn.view import View

VALUES: Final = range(1, HIGHEST + 1)
USUAL: Final = 2  # what folding costs, while no card is in view

Row = list[float]


class Table(Struct, frozen=True):
    """All that does not depend on my move."""

    share: Row  # by value: its part of the deck
    price: int  # of folding
    costs: list[int]  # by value: what a pair costs me
    left: list[list[Row]]  # from each turn of mine to the next: of so many others, how many stay
    pot: float  # once all others have left


def table(view: View, seat: int) -> Table:
    share = shares(view)
    purse = view.purses[seat]
    price = min((card for front in view.front for card in front), default=USUAL)
    others = [other(view, at, share, price) for at in view.playing if at != seat]
    stays = [sum(one.stays[lap] for one in others) for lap in range(LAPS + 1)]
    return Table(
        share=share,
        price=min(price, purse),
        costs=[min(card, purse) for card in range(HIGHEST + 1)],
        left=[
            [staying(many, stays[lap + 1] / stays[lap]) for many in range(len(others) + 1)]
            for lap in range(LAPS)
            if stays[lap] > 0
        ],
        pot=view.pot + sum(one.pays for one in others),
    )


def shares(view: View) -> Row:
    """The deck by value; an empty one will be remade of what is neither held nor in view."""
    cards = [0, *view.unseen]
    if view.deck == 0:
        seen = [card for front in view.front for card in front] + view.hand
        cards = [view.decks * card - seen.count(card) for card in range(HIGHEST + 1)]
    total = max(1, sum(cards))
    return [count / total for count in cards]


def staying(many: int, chance: float) -> Row:
    """By number: the chance that so many of these stay, if each does with this chance."""
    return [
        comb(many, stay) * chance**stay * (1 - chance) ** (many - stay) for stay in range(many + 1)
    ]


class Outlook:
    """My cards from now on, as long as I am in."""

    def __init__(self, t: Table, front: list[int], hand: list[int]) -> None:
        self.t = t
        self.shows = [float(card in front) for card in range(HIGHEST + 1)]
        self.hand = list(hand)

    def draw(self) -> tuple[float, float]:
        """The chance to go out in this lap, and what it costs on average."""
        share, shows = self.t.share, self.shows
        pairs = [part * shown for part, shown in zip(share, shows, strict=True)]
        out = sum(pairs)
        fresh = sum(share) - out
        if fresh > 0:
            self.shows = [
                shown + (1 - shown) * part / fresh
                for part, shown in zip(share, shows, strict=True)
            ]  # fmt: skip
        return out, sum(pair * cost for pair, cost in zip(pairs, self.t.costs, strict=True))

    def play(self) -> tuple[float, float]:
        """The same: out is who has no card that makes no pair."""
        if not self.hand:
            return 1.0, self.t.price
        shows, share = self.shows, self.t.share
        out = prod(shows[card] for card in set(self.hand))
        card = min(self.hand, key=lambda card: shows[card] + share[card])
        self.hand.remove(card)
        shows[card] = 1.0
        return out, out * self.t.price


def value(t: Table, front: list[int], hand: list[int], lap: int, ahead: int = 0) -> Row:
    """What it is worth to have the turn in this lap, so many laps from now, with these cards.

    By the number of others who are left then; none: the pot.
    """
    outlook = Outlook(t, front, hand)
    laps = range(lap, lap + len(t.left) - ahead)
    risks = [outlook.draw() if now % 2 == 1 else outlook.play() for now in laps]
    fold = -float(t.price)
    worth = [t.pot] + [fold] * (len(t.left[0]) - 1)
    for left, (out, cost) in zip(reversed(t.left[ahead:]), reversed(risks), strict=True):
        worth = [t.pot] + [
            max(fold, (1 - out) * sum(map(float.__mul__, row, worth)) - cost) for row in left[1:]
        ]
    return worth


def after(t: Table, front: list[int], hand: list[int], lap: int) -> float:
    """What it is worth to have these cards after my turn in this lap."""
    then = value(t, front, hand, lap + 1, 1)
    return sum(map(float.__mul__, t.left[0][-1], then))


def worth_drawing(t: Table, view: View, seat: int) -> float:
    front = view.front[seat]
    return sum(
        t.share[card]
        * (-t.costs[card] if card in front else after(t, [*front, card], view.hand, view.lap))
        for card in VALUES
        if t.share[card] > 0
    )


def worth_playing(t: Table, view: View, seat: int, card: int) -> float:
    front = view.front[seat]
    if card in front:
        return -float(t.costs[card])
    return after(t, [*front, card], without(view.hand, card), view.lap)


def worth_laying(t: Table, view: View, card: int) -> float:
    return value(t, [card], without(view.hand, card), 1)[-1]


def without(hand: list[int], card: int) -> list[int]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
