"""What lies on a table of Pirates."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine import game
from tablee.engine.pile import Pile
from tablee.engine.trays import Sealed
from tablee.games.deck55 import KINDS, how_many

HAND: Final = 3  # pirates.setup

# What the table is about to do
TURN: Final = 0  # whoever has the turn attacks, challenges, accuses or draws
DEAL: Final = 1  # the croupier deals the hands
CHOOSE: Final = 2  # everybody chooses a first card
LOT: Final = 3  # the croupier draws the first player by lot
TURN_UP: Final = 4  # the croupier turns up the card of a challenge
HAND_OVER: Final = 5  # the croupier hands over the card that was asked for
OVER: Final = 6


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(game.State):
    """Hands, deck and discards are secret; so is what one seat alone knows of the discards."""

    def __init__(
        self,
        deck: Pile,
        discards: Pile,
        hands: vec[i64],
        front: vec[i64],
        tray: Sealed,
        still_in: i64,
        turn: i64,
        target: i64,
        due: i64,
        oldest: vec[i64],
        buried: i64,
        glimpsed: vec[i64],
        accuser: i64,
    ) -> None:
        self.deck = deck
        self.discards = discards
        self.hands = hands  # by seat
        self.front = front  # by seat: the cards face up there
        self.tray = tray  # pirates.setup: the first choice
        self.still_in = still_in
        self.turn = turn  # at the end: the winner
        self.target = target  # of a challenge, until its card is turned up
        self.due = due
        self.oldest = oldest  # pirates.first: seats by age, as far as the host named them
        self.buried = buried  # those of the discards that lay face up before, for all to see
        self.glimpsed = glimpsed  # by seat: those of the discards that this one alone was shown
        self.accuser = accuser  # who was shown the hand of whoever has the turn, until he plays

    def copy(self) -> State:
        return State(
            self.deck.copy(),
            self.discards.copy(),
            self.hands[:],
            self.front[:],
            self.tray.copy(),
            self.still_in,
            self.turn,
            self.target,
            self.due,
            self.oldest[:],
            self.buried,
            self.glimpsed[:],
            self.accuser,
        )

    def inventory(self) -> list[int]:
        """All cards by value, wherever they lie."""
        counts: list[int] = []
        for card in range(i64(KINDS)):
            total = self.deck.counts[card] + self.discards.counts[card]
            for seat in range(i64(len(self.hands))):
                total += how_many(self.hands[seat], card) + how_many(self.front[seat], card)
            counts.append(total)
        return counts


def holds_pair(cards: i64) -> bool:
    """Is there a value that stands on two or more of the cards?"""
    return cards & 0xEEEEEEEEEEE != 0
