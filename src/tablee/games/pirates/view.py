"""What is seen at a table of Pirates.

One who is out sees what spectators see, and a wrong accuser the hand that he was shown last.
"""

from __future__ import annotations

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.pile import Pile
from tablee.engine.seats import NO_SEATS, NOBODY, only, ring
from tablee.engine.trays import Sealed, sealed
from tablee.games.deck55 import KINDS, full_deck, hand_of, hands_of
from tablee.games.pirates.state import CHOOSE, OVER, TURN, State


class View(Struct, frozen=True):
    """A table of Pirates: what lies open, one's own hand, and what one has seen discarded.

    What can be counted is here; what can only be guessed (who may hold a pair) is left to those
    who look.
    """

    seat: int  # whose view; NOBODY for spectators and for those who are out
    hand: list[int]
    chosen: int  # one's own first card, before all are revealed; -1: none yet
    answered: list[int]  # who has chosen a first card, before all are revealed
    front: list[list[int]]  # by seat: the cards face up there
    hand_sizes: list[int]
    still_in: list[int]
    turn: int  # whose turn it is; at the end, the winner
    deck: int  # how many cards
    discards: int  # how many cards
    buried: list[int]  # those of the discards that all saw before
    glimpsed: list[int]  # those of the discards that this seat alone was shown
    glimpses: list[int]  # by seat: how many of the discards each alone was shown
    accuser: int  # who was shown the hand of whoever has the turn, until he plays
    shown: list[int]  # that hand, for the accuser alone
    oldest: list[int]  # seats by age, as far as the host named them
    over: bool


def imagine(view: View, chance: Chance) -> State:
    """Whatever this seat has not seen is dealt anew: hands, discards and deck, in these sizes."""
    deck = unseen(view)
    hands = [imagined_hand(view, seat, deck, chance) for seat in range(len(view.front))]
    glimpsed = [
        view.glimpsed if seat == view.seat else drawn(deck, cards, chance)
        for seat, cards in enumerate(view.glimpses)
    ]
    discards = [*view.buried, *(card for cards in glimpsed for card in cards)]
    discards += drawn(deck, view.discards - len(discards), chance)
    choosing = view.turn == NOBODY
    return State(
        deck=deck,
        discards=pile_of(discards),
        hands=hands_of(hands),
        front=hands_of(view.front),
        tray=imagined_tray(view, hands, chance) if choosing else sealed(NO_SEATS, len(hands)),
        still_in=sum(only(seat) for seat in view.still_in),
        turn=view.turn,
        target=NOBODY,
        due=OVER if view.over else CHOOSE if choosing else TURN,
        oldest=vec[i64](view.oldest),
        buried=hand_of(view.buried),
        glimpsed=hands_of(glimpsed),
        accuser=view.accuser,
    )


def unseen(view: View) -> Pile:
    """All cards but those that this seat knows the place of."""
    pile = full_deck()
    for cards in (*view.front, view.hand, view.shown, view.buried, view.glimpsed):
        for card in cards:
            pile.add(card, -1)
    return pile


def imagined_hand(view: View, seat: int, deck: Pile, chance: Chance) -> list[int]:
    if seat == view.seat:
        return view.hand
    if seat == view.turn and view.shown:
        return view.shown
    return drawn(deck, view.hand_sizes[seat], chance)


def imagined_tray(view: View, hands: list[list[int]], chance: Chance) -> Sealed:
    """pirates.setup: who has chosen, chose one of his cards."""
    tray = sealed(ring(len(hands)), len(hands))
    for seat in view.answered:
        own = seat == view.seat
        tray.answer(seat, view.chosen if own else hands[seat][chance.below(len(hands[seat]))])
    return tray


def drawn(deck: Pile, cards: int, chance: Chance) -> list[int]:
    return [deck.draw(chance) for _ in range(cards)]


def pile_of(cards: list[int]) -> Pile:
    counts = [cards.count(card) for card in range(KINDS)]
    return Pile(vec[i64](counts), len(cards))
