"""What lies on a table of Blackstone."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine import game
from tablee.engine.pile import Pile
from tablee.games.deck55 import KINDS, how_many

BLACK: Final = 10  # blackstone.stones: the 10s are black stones, all else white

# What the table is about to do
CHOICE: Final = 0  # whoever has the turn takes or passes
DEAL: Final = 1  # the croupier serves those who may still be first
LOT: Final = 2  # the croupier draws the first player by lot
TAKE_CARD: Final = 3  # the croupier turns up the next of the cards that were announced
OVER: Final = 4


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(game.State):
    """All lies face up but the deck."""

    def __init__(
        self,
        deck: Pile,
        front: vec[i64],
        middle: i64,
        gone: i64,
        newest: i64,
        tied: i64,
        serving: i64,
        playing: i64,
        turn: i64,
        minimum: i64,
        owed: i64,
        due: i64,
        purses: vec[i64],
        antes: vec[i64],
        pot: i64,
        brought: vec[i64],
        people: i64,
    ) -> None:
        self.deck = deck
        self.front = front  # by seat: the cards there; after the deal, black stones only
        self.middle = middle  # blackstone.middle: the white stones
        self.gone = gone  # how many black stones are out with those who passed
        self.newest = newest  # while dealing, by seat (four bits): the card that decides
        self.tied = tied  # while dealing: who may still be first
        self.serving = serving  # while dealing: who is due a card
        self.playing = playing  # who is still in; at the end: who takes the pot
        self.turn = turn
        self.minimum = minimum  # blackstone.take: of cards that may be announced
        self.owed = owed  # how many of the cards announced are still to come
        self.due = due
        self.purses = purses  # by seat, without the antes
        self.antes = antes  # by seat: the chips in front
        self.pot = pot
        self.brought = brought  # by seat: the purse before the ante
        self.people = people  # at the start of the night

    def copy(self) -> State:
        return State(
            self.deck.copy(),
            self.front[:],
            self.middle,
            self.gone,
            self.newest,
            self.tied,
            self.serving,
            self.playing,
            self.turn,
            self.minimum,
            self.owed,
            self.due,
            self.purses[:],
            self.antes[:],
            self.pot,
            self.brought[:],
            self.people,
        )

    def white(self) -> i64:
        """How many white stones lie in the middle."""
        stones: i64 = 0
        left = self.middle
        while left != 0:
            stones += left & 15
            left >>= 4
        return stones

    def fine(self) -> i64:
        """blackstone.pass: half the white stones in the middle, rounded up."""
        return (self.white() + 1) // 2

    def black(self, seat: i64) -> i64:
        """How many black stones this seat has."""
        return how_many(self.front[seat], BLACK)

    def winnings(self) -> list[int]:
        """By seat: the chips won or lost, once the antes are settled."""
        seats = range(i64(len(self.purses)))
        return [self.purses[seat] - self.brought[seat] for seat in seats]

    def unseen(self) -> list[int]:
        """Of the values 1 to 10, how many are in the deck."""
        return [self.deck.counts[card] for card in range(1, KINDS)]

    def inventory(self) -> list[int]:
        """All cards by value, and all chips."""
        cards: list[int] = []
        for card in range(i64(KINDS)):
            copies = self.deck.counts[card] + how_many(self.middle, card)
            for seat in range(i64(len(self.front))):
                copies += how_many(self.front[seat], card)
            cards.append(copies + self.gone if card == BLACK else copies)
        chips = self.pot
        for seat in range(i64(len(self.purses))):
            chips += self.purses[seat] + self.antes[seat]
        return [*cards, chips]
