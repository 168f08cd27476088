"""What lies on a table of Leduc poker."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine import game
from tablee.engine.ear import HIDDEN
from tablee.engine.pile import Pile
from tablee.engine.seats import NOBODY

KINDS: Final = 3  # jack, queen, king: two of each
COPIES: Final = 2
NO_CARD: Final = -1

# What the table is about to do
DEAL: Final = 0  # the croupier deals to whoever has the turn
CHOICE: Final = 1  # whoever has the turn folds, calls or raises
TURN_UP: Final = 2  # the croupier turns up the card on the board
OVER: Final = 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(game.State):
    def __init__(
        self,
        deck: Pile,
        hands: vec[i64],
        chips: vec[i64],
        board: i64,
        raises: i64,
        turn: i64,
        folded: i64,
        due: i64,
    ) -> None:
        self.deck = deck
        self.hands = hands  # by seat: the one card
        self.chips = chips  # by seat: what was put into the pot
        self.board = board  # the card that counts for both, once it is turned up
        self.raises = raises  # in this round
        self.turn = turn
        self.folded = folded  # who gave up, or NOBODY
        self.due = due

    def copy(self) -> State:
        return State(
            self.deck.copy(),
            self.hands[:],
            self.chips[:],
            self.board,
            self.raises,
            self.turn,
            self.folded,
            self.due,
        )

    def shown(self) -> bool:
        """leduc.showdown: the cards are turned up, unless somebody has folded."""
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
        for card in [*self.hands, self.board]:
            if card != NO_CARD:
                cards[card] += 1
        return cards


def full_deck() -> Pile:
    return Pile(vec[i64]([COPIES] * KINDS), KINDS * COPIES)
