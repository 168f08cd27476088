"""What lies on a table of Palab."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine import game
from tablee.engine.pile import Pile
from tablee.engine.seats import NO_SEATS, NOBODY, left_of, right_of, sits
from tablee.engine.trays import Sealed, Window
from tablee.games.palab.cards import (
    FOUR,
    HAPPENINGS,
    KINDS,
    NO_CARD,
    NO_SECRET,
    SALVAGE_ONE,
    SECRETS,
    SWAP,
)
from tablee.games.palab.memory import Memory

HAND: Final = 3  # palab.setup.hand
FULL: Final = 99  # palab.over
NEARLY: Final = 89  # palab.play.top
REMAKES: Final = 10  # palab.late

# What the table is about to do: first what people are asked
TURN: Final = 0  # play a card, or use a secret first
CHOICE: Final = 1  # say what the card that was turned up counts, or whom it names
REACT: Final = 2  # answer a window
REFRESHING: Final = 3  # discard more cards by the secret
MAUVE: Final = 4  # palab.event.2
GIVING: Final = 5  # palab.event.3
DRAFT: Final = 6  # palab.event.5: take a card
LEFTOVER: Final = 7  # palab.event.5: make the choices of the last card
REVEALING: Final = 8  # palab.event.10
CONFESSION: Final = 9  # palab.round.end
OVER: Final = 10
# then the work of the croupier
LOT: Final = 11
DEAL: Final = 12
TURN_UP: Final = 13
DRAW: Final = 14
HAPPEN: Final = 15
OFFER: Final = 16
DEAL_BACK: Final = 17
TURN_SECRET: Final = 18
PROCEED: Final = 19  # nobody's: whatever `then` says, at once

# What comes next, once nobody is due a card
NOTHING: Final = 0
END_TURN: Final = 1
PLAY_AGAIN: Final = 2
EFFECT: Final = 3
EVENT: Final = 4
GIVE_CARDS: Final = 5

NO_FIGURE: Final = -99


@final
@mypyc_attr(acyclic=True)
class Bag:
    """palab.event.10: cards on top of the draw pile; all know which, nobody in what order."""

    def __init__(self, pile: Pile, taken: list[list[int]]) -> None:
        self.pile = pile
        self.taken = taken  # by seat, sorted: what this one drew from it, unseen by the others

    def copy(self) -> Bag:
        return Bag(self.pile.copy(), [cards[:] for cards in self.taken])


@final
@mypyc_attr(acyclic=True)
class Laid:
    """palab.to-fou.chain: the card of this turn until its effect, and the To fou against it."""

    def __init__(
        self, card: i64, meaning: i64, figure: i64, target: i64, cancels: bool, cries: list[int]
    ) -> None:
        self.card = card  # NO_CARD: none lies there
        self.meaning = meaning  # what it stands for; NO_CARD for a Miroir on nothing
        self.figure = figure
        self.target = target
        self.cancels = cancels  # palab.to-fou.turn
        self.cries = cries  # who played a To fou, one after the other

    def copy(self) -> Laid:
        return Laid(self.card, self.meaning, self.figure, self.target, self.cancels, self.cries[:])


@final
@mypyc_attr(acyclic=True)
class State(game.State):
    """Hands, draw pile and what lies in trays are secret; so is what each seat knows of hands.

    A secret that nobody has looked at does not exist before it is turned: the box draws it then.
    """

    def __init__(self, seats: i64, stars: bool, deck: Pile, hands: list[Pile],
                 memory: Memory, tray: Sealed, window: Window) -> None:  # fmt: skip
        self.stars = stars
        self.pile = deck  # to draw from, beneath the bags
        self.bags: list[Bag] = []  # the last one is uppermost
        self.played: list[int] = []  # from the bottom up
        self.stands: list[int] = []  # side by side with them: what each stands for
        self.discards = Pile(vec[i64]([0] * KINDS), 0)
        self.hands = hands
        self.memory = memory
        self.front = vec[i64]([NO_CARD] * seats)  # palab.super-skip
        self.box = Pile(vec[i64]([1] * SECRETS), SECRETS)  # secrets that nobody knows
        self.secrets = vec[i64]([NO_SECRET] * seats)  # by seat: the one that was turned
        self.used: i64 = NO_SEATS  # whose secret was used in this round
        self.short: i64 = NO_SEATS  # palab.secret.overflow: who completes to 2
        self.charm: i64 = NO_SECRET  # the secret that holds for the next card
        self.gauge: i64 = 0
        self.clockwise = True
        self.round: i64 = 0
        self.turn: i64 = NOBODY
        self.named: i64 = NOBODY  # palab.toem: who plays next
        self.laid = nothing_laid()
        self.window = window
        self.last: i64 = NOBODY  # palab.to-fou.turn: whose card took effect last
        self.last_gauge: i64 = 0  # when that card was played
        self.last_clockwise = True
        self.happenings = Pile(vec[i64]([0] + [1] * HAPPENINGS), HAPPENINGS)
        self.happening: i64 = 0  # the last one that was revealed in this round
        self.dry = False  # palab.event.9
        self.tray = tray
        self.given = vec[i64]([NO_CARD] * (2 * seats))  # palab.event.3: to the left, to the right
        self.shown = vec[i64]([NO_CARD] * seats)  # palab.event.10
        self.offer: list[int] = []  # palab.event.5
        self.chooser: i64 = NOBODY  # palab.event.5: who takes a card
        self.leftover: i64 = NO_CARD  # palab.event.5: a card that plays itself
        self.pool = Pile(vec[i64]([0] * KINDS), 0)  # palab.event.8
        self.owed = vec[i64]([0] * seats)  # cards that the croupier still deals to each
        self.queue: list[int] = []  # who draws, a card each time
        self.then: i64 = NOTHING  # what comes when the queue is empty
        self.refreshed: i64 = 0  # palab.secret.refresh: cards discarded so far
        self.remakes: i64 = 0  # in this round
        self.loser: i64 = NOBODY  # of the round, while it is being settled
        self.shame: i64 = NOBODY  # of the family: who lost the game
        self.due: i64 = LOT

    def copy(self) -> State:
        hands = [hand.copy() for hand in self.hands]
        s = State(len(self.front), self.stars, self.pile.copy(), hands, self.memory.copy(),
                  self.tray.copy(), self.window.copy())  # fmt: skip
        s.bags = [bag.copy() for bag in self.bags]
        s.played, s.stands, s.discards = self.played[:], self.stands[:], self.discards.copy()
        s.front, s.box, s.secrets = self.front[:], self.box.copy(), self.secrets[:]
        s.used, s.short, s.charm = self.used, self.short, self.charm
        s.gauge, s.clockwise, s.round = self.gauge, self.clockwise, self.round
        s.turn, s.named, s.laid = self.turn, self.named, self.laid.copy()
        s.last, s.last_gauge = self.last, self.last_gauge
        s.last_clockwise = self.last_clockwise
        s.happenings, s.happening, s.dry = self.happenings.copy(), self.happening, self.dry
        s.given, s.shown = self.given[:], self.shown[:]
        s.offer, s.chooser, s.leftover = self.offer[:], self.chooser, self.leftover
        s.pool, s.owed = self.pool.copy(), self.owed[:]
        s.queue, s.then, s.refreshed = self.queue[:], self.then, self.refreshed
        s.remakes, s.loser, s.shame, s.due = self.remakes, self.loser, self.shame, self.due
        return s

    def inventory(self) -> list[int]:
        """All cards by kind, wherever they lie, and all secrets."""
        counts = [self.pile.counts[card] + self.discards.counts[card] + self.pool.counts[card]
                  for card in range(i64(KINDS))]  # fmt: skip
        piles = self.hands + [bag.pile for bag in self.bags]
        for pile in piles:
            for card in range(i64(KINDS)):
                counts[card] += pile.counts[card]
        for one in self.played + self.offer + list(self.front) + [self.leftover]:
            if one != NO_CARD:
                counts[one] += 1
        turned = len([one for one in self.secrets if one != NO_SECRET])
        return [*counts, self.box.size + turned]

    def seats(self) -> i64:
        return len(self.front)

    def after(self, seat: i64) -> i64:
        """palab.direction: the next one in turn order."""
        if self.clockwise:
            return left_of(seat, len(self.front))
        return right_of(seat, len(self.front))

    def limit(self, seat: i64) -> i64:
        """palab.complete: up to how many cards this one draws."""
        if sits(seat, self.short):
            return 2
        if self.secrets[seat] == FOUR:
            return 4
        return HAND

    def has_secret(self, seat: i64, secret: i64) -> bool:
        """Turned, and not yet used in this round."""
        return self.secrets[seat] == secret and not sits(seat, self.used)

    def to_draw(self) -> i64:
        """How many cards the draw pile has, those on top with it."""
        size = self.pile.size
        for bag in self.bags:
            size += bag.pile.size
        return size

    def a_card_is_left(self) -> bool:
        """palab.reshuffle: in the draw pile, or to remake it from."""
        return self.to_draw() > 0 or len(self.played) > 1 or self.discards.size > 0

    def is_stuck(self, seat: i64) -> bool:
        """palab.reshuffle: nothing to play, and nothing to turn up."""
        return self.hands[seat].size == 0 and not self.a_card_is_left()

    def secret_brings_cards(self, seat: i64) -> bool:
        """palab.reshuffle: the two secrets that are of use without a card."""
        if self.has_secret(seat, SALVAGE_ONE):
            return len(self.played) > 0
        return self.has_secret(seat, SWAP)


def nothing_laid() -> Laid:
    return Laid(NO_CARD, NO_CARD, NO_FIGURE, NOBODY, False, [])
