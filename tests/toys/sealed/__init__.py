"""Sealed: three cards each, all lay one face down at once, the highest alone wins."""

from __future__ import annotations

from typing import Annotated, Final

from librt.vecs import vec
from msgspec import Meta, Struct
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import HIDDEN, Ear
from tablee.engine.events import Event, Events
from tablee.engine.game import Ask, Carry, Game, Outcome, luck, may, must
from tablee.engine.game import State as AnyState
from tablee.engine.moves import Move, Moves
from tablee.engine.pile import Pile
from tablee.engine.seats import EVERYBODY, ONLOOKERS, all_but, only, ring, sits
from tablee.engine.trays import NO_ANSWER, Sealed, sealed

HAND: Final = 3
KINDS: Final = 6
COPIES: Final = 5
LAY: Final = 0  # and the value of the card
DRAWN: Final = 0
REVEALED: Final = 1


class Lay(Move, frozen=True):
    card: Annotated[int, Meta(ge=0, le=KINDS - 1)]


class Drawn(Event, frozen=True):
    seat: int
    card: int


class Revealed(Event, frozen=True):
    seat: int
    card: int


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class View(Struct, frozen=True):
    seat: int
    hand: list[int]
    chosen: int  # one's own choice
    answered: list[int]
    hands: list[int]  # by seat: how many cards
    laid: list[int]


class State(AnyState):
    def __init__(
        self, deck: Pile, hands: list[list[int]], tray: Sealed, laid: list[int], due: int
    ) -> None:
        self.deck = deck
        self.hands = hands
        self.tray = tray
        self.laid = laid
        self.due = due  # cards to be dealt yet

    def copy(self) -> State:
        hands = [[*hand] for hand in self.hands]
        return State(self.deck.copy(), hands, self.tray.copy(), [*self.laid], self.due)

    def inventory(self) -> list[int]:
        held = [card for hand in self.hands for card in hand] + self.laid
        return [self.deck.counts[kind] + held.count(kind) for kind in range(KINDS)]


class SealedToy(Game[State, View]):
    def __init__(self) -> None:
        moves, events = Moves({LAY: Lay}), Events({DRAWN: Drawn, REVEALED: Revealed})
        super().__init__("toy-sealed", 1, 2, 4, Options, View, moves, events)

    def start(self, seats: int, options: Options | None, carry: Carry | None) -> State:
        deck = Pile(vec_of([COPIES] * KINDS), COPIES * KINDS)
        return State(deck, [[] for _ in range(seats)], sealed(ring(seats), seats), [], HAND * seats)

    def asks(self, s: State) -> list[Ask]:
        if s.due:
            return [luck("toy-sealed.deal")]
        if s.laid:
            return []
        rule = "toy-sealed.lay"
        return [
            must(seat, rule, LAY + min(s.hands[seat])) if s.tray.awaits(seat) else may(seat, rule)
            for seat in range(len(s.hands))
        ]

    def candidates(self, s: State, seat: int) -> list[int]:
        return [LAY + card for card in range(KINDS)]

    def refusal(self, s: State, seat: int, move: int) -> str | None:
        return None if move - LAY in s.hands[seat] else "toy-sealed.hand"

    def replaces(self, s: State, seat: int, move: int) -> int:
        return s.tray.again(seat)

    def play(self, s: State, seat: int, move: int, ear: Ear) -> None:
        s.tray.answer(seat, move - LAY)
        if s.tray.complete():
            s.laid = [*s.tray.answers]
            for other, card in enumerate(s.laid):
                s.hands[other].remove(card)
                ear.hear(EVERYBODY, REVEALED, other, card)

    def deal(self, s: State, chance: Chance, ear: Ear) -> None:
        seat = len(s.hands) - 1 - (s.due - 1) // HAND
        card = s.deck.draw(chance)
        s.hands[seat].append(card)
        s.due -= 1
        ear.hear(only(seat), DRAWN, seat, card)
        ear.hear(all_but(seat) | ONLOOKERS, DRAWN, seat, HIDDEN)

    def view(self, s: State, seat: int) -> View:
        return View(
            seat,
            sorted(s.hands[seat]) if seat >= 0 else [],
            s.tray.answers[seat] if seat >= 0 else NO_ANSWER,
            [other for other in range(len(s.hands)) if sits(other, s.tray.answered)],
            [len(hand) for hand in s.hands],
            s.laid,
        )

    def imagine(self, view: View, chance: Chance) -> State:
        seats = len(view.hands)
        counts = [COPIES - (view.hand + view.laid).count(kind) for kind in range(KINDS)]
        deck = Pile(vec_of(counts), sum(counts))
        hands = [
            view.hand if seat == view.seat else [deck.draw(chance) for _ in range(cards)]
            for seat, cards in enumerate(view.hands)
        ]
        tray = sealed(ring(seats), seats)
        for seat in view.answered:
            tray.answer(seat, hands[seat][chance.below(HAND)] if not view.laid else view.laid[seat])
        if view.chosen != NO_ANSWER:
            tray.answer(view.seat, view.chosen)
        return State(deck, hands, tray, view.laid, 0)

    def outcome(self, s: State) -> Outcome | None:
        if not s.laid:
            return None
        best = max(s.laid)
        winners = [seat for seat, card in enumerate(s.laid) if card == best]
        return Outcome(winners if len(winners) == 1 else [], [], s.laid)


def vec_of(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


game = SealedToy()
