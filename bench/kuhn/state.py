"""What lies on a table of Kuhn poker."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine import game
from tablee.engine.ear import HIDDEN
from tablee.engine.pile import Pile
from tablee.engine.seats import NOBODY

KINDS: Final = 3  # jack, queen, king: one of each
NO_CARD: Final = -1

# What the table is about to do
DEAL: Final = 0  # the croupier deals to whoever has the turn
CHOICE: Final = 1  # whoever has the turn passes or bets
OVER: Final = 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(game.State):
    def __init__(
        self, deck: Pile, hands: vec[i64], chips: vec[i64], turn: i64, folded: i64, due: i64
    ) -> None:
        self.deck = deck
        self.hands = hands  # by seat: the one card
        self.chips = chips  # by seat: what was put into the pot
        self.turn = turn
        self.folded = folded  # who gave up, or NOBODY
        self.due = due

    def copy(self) -> State:
        return State(
            self.deck.copy(), self.hands[:], self.chips[:], self.turn, self.folded, self.due
        )

    def shown(self) -> bool:
        """kuhn.showdown: the cards are turned up, unless somebody has folded."""
        return self.due == OVER and self.folded == NOBODY

    def seen_by(self, seat: i64) -> list[int]:
        """The hands as this seat sees them."""
        cards = [int(HIDDEN), int(HIDDEN)]
        for owner in range(i64(2)):
            if owner == seat or self.shown():
                cards[owner] = self.hands[owner]
        return cards

    def pot(self) -> list[int]:
        return [self.chips[0], self.chips[1]]

    def inventory(self) -> list[int]:
        cards = [int(count) for count in self.deck.counts]
        for card in self.hands:
            if card != NO_CARD:
                cards[card] += 1
        return cards


def full_deck() -> Pile:
    return Pile(vec[i64]([1] * KINDS), KINDS)
