"""What taking cards can bring: everybody can count what the deck holds."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from tablee.games.blackstone.state import BLACK
from tablee.games.blackstone.view import View
from tablee.games.deck55 import CARDS

WHITE: Final = CARDS - BLACK  # all white stones; those that the deck lacks lie in the middle


class Draw(Struct, frozen=True):
    """The chances of each number of cards, from none to the whole deck."""

    clean: list[float]  # no black stone comes
    first: list[float]  # one comes, and it is the taker's first
    fatal: list[float]  # the last of these cards is the taker's second black stone


@cache
def draw(white: int, black: int, mine: int) -> Draw:
    """A deck of so many white and black stones, and a taker who has `mine` black ones already."""
    clean, first, fatal = [1.0], [0.0], [0.0]
    for turned in range(white + black):
        left = white + black - turned
        untouched, touched = clean[turned], first[turned]
        if mine:
            fatal.append(untouched * black / left)
            first.append(0.0)
        else:
            fatal.append(touched * (black - 1) / left)
            first.append((untouched * black + touched * (white - turned + 1)) / left)
        clean.append(untouched * (white - turned) / left)
    return Draw(clean, first, fatal)


def turned_white(card: int, mine: int) -> int:
    """How many white stones came before this card, if it is the second black stone."""
    return card - 1 if mine else card - 2


def bust(view: View, seat: int, cards: int) -> float:
    """The chance of a second black stone among so many cards."""
    black = view.unseen[-1]
    return sum(draw(view.deck - black, black, view.black[seat]).fatal[: cards + 1])
