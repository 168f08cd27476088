"""What lies on a table of Tricks."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine import game
from tablee.engine.pile import Pile

SEATS: Final = 4
KINDS: Final = 26
COPIES: Final = 4
HAND: Final = 8

# What the table is about to do
DEAL: Final = 0  # the croupier fills the hand of whoever has the turn
CHOICE: Final = 1  # whoever has the turn plays a card
DRAW: Final = 2  # the croupier gives a card for the one that was played


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(game.State):
    def __init__(
        self,
        deck: Pile,
        hands: vec[i64],
        sizes: vec[i64],
        trick: vec[i64],
        leader: i64,
        scores: vec[i64],
        discards: vec[i64],
        turn: i64,
        due: i64,
    ) -> None:
        self.deck = deck
        self.hands = hands  # by seat and kind: how many
        self.sizes = sizes  # by seat: cards in hand
        self.trick = trick  # the cards that lie there, from the leader's on
        self.leader = leader
        self.scores = scores
        self.discards = discards  # by kind: how many lie face up
        self.turn = turn
        self.due = due

    def copy(self) -> State:
        return State(
            self.deck.copy(),
            self.hands[:],
            self.sizes[:],
            self.trick[:],
            self.leader,
            self.scores[:],
            self.discards[:],
            self.turn,
            self.due,
        )

    def hand_of(self, seat: i64) -> list[int]:
        """The cards in this hand, the low ones first."""
        cards: list[int] = []
        for card in range(i64(KINDS)):
            for _ in range(self.hands[seat * KINDS + card]):
                cards.append(card)
        return cards

    def lowest(self, seat: i64) -> i64:
        card: i64 = 0
        while self.hands[seat * KINDS + card] == 0:
            card += 1
        return card

    def inventory(self) -> list[int]:
        cards = [int(count) for count in self.deck.counts]
        for card in range(KINDS):
            cards[card] += self.discards[card]
            for seat in range(SEATS):
                cards[card] += self.hands[seat * KINDS + card]
        for card in self.trick:
            cards[card] += 1
        return cards
