"""What lies on a table of Hawthorn."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine import game
from tablee.engine.pile import Pile
from tablee.engine.seats import sits
from tablee.engine.trays import Sealed
from tablee.games.deck55 import CARDS, KINDS, how_many, single, size_of

HAND: Final = 5  # hawthorn.deal

# What the table is about to do
TURN: Final = 0  # whoever has the turn draws or plays, or folds
CHOOSE: Final = 1  # everybody lays a card in secret
DEAL: Final = 2  # the croupier fills the hands
TIE: Final = 3  # the croupier serves those who share the lowest card
LOT: Final = 4  # the croupier draws the first player by lot
DRAW_CARD: Final = 5  # the croupier turns up the card that was asked for
OVER: Final = 6


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(game.State):
    """Hands and deck are hidden. The discards that were seen are whatever is nowhere else.

    The hand of one who is out lies turned down before its owner until the deck is remade: it is
    among the discards, unseen by the others.
    """

    def __init__(
        self,
        deck: Pile,
        hands: vec[i64],
        front: vec[i64],
        may_be_held: vec[i64],
        tray: Sealed,
        newest: i64,
        tied: i64,
        serving: i64,
        playing: i64,
        to_act: i64,
        button: i64,
        turn: i64,
        lap: i64,
        due: i64,
        purses: vec[i64],
        brought: vec[i64],
        pot: i64,
        middle: i64,
        decks: i64,
        people: i64,
    ) -> None:
        self.deck = deck
        self.hands = hands  # by seat; of those who are out, turned down
        self.front = front  # by seat: the visible cards, all of different values
        self.may_be_held = may_be_held  # by value: in all hands at most, as everybody can reckon
        self.tray = tray  # hawthorn.choose
        self.newest = newest  # while a tie is broken, by seat (four bits): the card that decides
        self.tied = tied  # while a tie is broken: who may still be first
        self.serving = serving  # while cards are dealt: who is due one
        self.playing = playing  # who is still in
        self.to_act = to_act  # who has still to act in this lap
        self.button = button
        self.turn = turn  # at the end: the last one in
        self.lap = lap  # the number of the lap, from 1; 0 before the first
        self.due = due
        self.purses = purses
        self.brought = brought  # by seat: the purse before the ante
        self.pot = pot
        self.middle = middle  # of the night: never touched here, and handed on
        self.decks = decks
        self.people = people  # at the start of the night

    def copy(self) -> State:
        return State(
            self.deck.copy(),
            self.hands[:],
            self.front[:],
            self.may_be_held[:],
            self.tray.copy(),
            self.newest,
            self.tied,
            self.serving,
            self.playing,
            self.to_act,
            self.button,
            self.turn,
            self.lap,
            self.due,
            self.purses[:],
            self.brought[:],
            self.pot,
            self.middle,
            self.decks,
            self.people,
        )

    def drawing(self) -> bool:
        """hawthorn.lap: odd laps are for drawing, even ones for playing."""
        return self.lap & 1 == 1

    def held(self, card: i64) -> i64:
        """How many cards of this value are in hands, or turned down."""
        copies: i64 = 0
        for seat in range(i64(len(self.hands))):
            copies += how_many(self.hands[seat], card)
        return copies

    def seen_discards(self, card: i64) -> i64:
        """How many discards of this value everybody has seen: those that are nowhere else."""
        rest = self.decks * card - self.deck.counts[card] - self.held(card)
        for seat in range(i64(len(self.front))):
            rest -= how_many(self.front[seat], card)
        return rest

    def discards(self) -> i64:
        """How many cards are discarded, those turned down with them."""
        rest = self.decks * CARDS - self.deck.size
        for seat in range(i64(len(self.front))):
            rest -= size_of(self.front[seat])
            if sits(seat, self.playing):
                rest -= size_of(self.hands[seat])
        return rest

    def unseen(self, seat: i64) -> list[int]:
        """Of the values 1 to 10, how many are in the deck or in other hands."""
        own: i64 = self.hands[seat] if seat >= 0 else 0
        return [
            self.deck.counts[card] + self.held(card) - how_many(own, card)
            for card in range(i64(1), i64(KINDS))
        ]

    def winnings(self) -> list[int]:
        """By seat: the chips won or lost."""
        seats = range(i64(len(self.purses)))
        return [self.purses[seat] - self.brought[seat] for seat in seats]

    def inventory(self) -> list[int]:
        """All cards by value (too many in sight would show as more than there are), all chips."""
        chips = self.pot + self.middle
        for seat in range(i64(len(self.purses))):
            chips += self.purses[seat]
        cards = [
            self.decks * card + max(0, -self.seen_discards(card)) for card in range(i64(KINDS))
        ]
        return [*cards, chips]


def without_card(cards: i64, card: i64) -> i64:
    return cards - single(card)
