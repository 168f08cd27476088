"""What lies on a table of Paires."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine import game
from tablee.engine.pile import Pile
from tablee.games.deck55 import KINDS, how_many, worth

BURNED: Final = 5  # paires.burn: burning five unseen cards is never reaching the last five

# What the table is about to do
CHOICE: Final = 0  # whoever has the turn draws or folds
DEAL: Final = 1  # the croupier serves those who are due a card
DRAW_CARD: Final = 2  # the croupier turns up the card that was asked for
LOT: Final = 3  # the croupier draws the first player by lot
FORFEIT: Final = 4  # the croupier picks the forfeit
OVER: Final = 5


# How the game is settled, as in options.MODES
FORFEIT_MODE: Final = 0
DOWNSPEAR: Final = 1
NORLAND: Final = 2
CUTCHFELD: Final = 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(game.State):
    """All lies face up but the deck. The discards are whatever is nowhere else."""

    def __init__(
        self,
        deck: Pile,
        front: vec[i64],
        scored: vec[i64],
        newest: i64,
        tied: i64,
        serving: i64,
        turn: i64,
        due: i64,
        target: i64,
        forfeit: i64,
        mode: i64,
        purses: vec[i64],
        middle: i64,
        people: i64,
    ) -> None:
        self.deck = deck  # paires.burn: the burned cards are among them, nobody could say which
        self.front = front  # by seat: the cards in play
        self.scored = scored  # by seat: the score cards
        self.newest = newest  # while dealing, by seat (four bits): the card that decides
        self.tied = tied  # while dealing: who may still be first
        self.serving = serving  # while dealing: who is due a card
        self.turn = turn  # at the end: the loser
        self.due = due
        self.target = target
        self.forfeit = forfeit  # paires.forfeit: which of the list, once picked
        self.mode = mode  # paires.bet: how the game is settled
        self.purses = purses  # by seat; none where no chips are at stake
        self.middle = middle  # chips that could not be shared
        self.people = people  # at the start of the night

    def copy(self) -> State:
        return State(
            self.deck.copy(),
            self.front[:],
            self.scored[:],
            self.newest,
            self.tied,
            self.serving,
            self.turn,
            self.due,
            self.target,
            self.forfeit,
            self.mode,
            self.purses[:],
            self.middle,
            self.people,
        )

    def discards(self, card: i64) -> i64:
        """How many cards of this value lie among the discards: those that are nowhere else."""
        rest = card - self.deck.counts[card]
        for seat in range(i64(len(self.front))):
            rest -= how_many(self.front[seat], card) + how_many(self.scored[seat], card)
        return rest

    def points(self) -> list[int]:
        """By seat: what the score cards are worth."""
        return [worth(cards) for cards in self.scored]

    def unseen(self) -> list[int]:
        """Of the values 1 to 10, how many are in the deck or burned."""
        return [self.deck.counts[card] for card in range(1, KINDS)]

    def inventory(self) -> list[int]:
        """Cards by value (too many in sight would show as more than there are), then chips."""
        cards = [card + max(0, -self.discards(card)) for card in range(KINDS)]
        chips = self.middle
        for purse in self.purses:
            chips += purse
        return [*cards, chips]
