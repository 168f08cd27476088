"""What is seen at a table of Hawthorn: everything but the deck and the hands of others."""

from __future__ import annotations

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.pile import Pile
from tablee.engine.seats import NO_SEATS, only, ring
from tablee.engine.trays import Sealed, sealed
from tablee.games.deck55 import hands_of
from tablee.games.hawthorn.state import CHOOSE, OVER, TURN, State


class View(Struct, frozen=True):
    """A table of Hawthorn from one seat, which keeps count of all that it has seen."""

    seat: int
    hand: list[int]  # one's own, lowest first; once out, as it was turned down
    hands: list[int]  # by seat: how many cards; of those who are out, turned down
    front: list[list[int]]  # by seat: the visible cards
    chosen: int  # the card that one has laid in secret; -1: none
    answered: list[int]  # the seats that have laid one
    playing: list[int]  # the seats still in
    to_act: list[int]  # the seats that have still to act in this lap
    turn: int  # whose turn it is; at the end, the last one in
    button: int  # who starts the next lap
    lap: int  # from 1; 0 before the first
    drawing: bool  # an odd lap: cards come from the deck, not from the hand
    pot: int
    purses: list[int]  # by seat
    brought: list[int]  # by seat: the purse before the ante
    deck: int  # how many cards can be drawn before the next shuffle
    discards: int  # how many cards would be shuffled, those turned down with them
    unseen: list[int]  # of the values 1 to 10, how many are in the deck or in other hands
    may_be_held: list[int]  # of the values 1 to 10, how many all hands can hold at most
    over: bool
    decks: int
    middle: int  # chips of the night that are not at stake here
    people: int  # at the start of the night


def imagine(view: View, chance: Chance) -> State:
    """Deal the unseen cards to the other hands and to those turned down; the rest is the deck."""
    hands = imagine_hands(view, chance)
    others = [card for seat, hand in enumerate(hands) if seat != view.seat for card in hand]
    counts = [0, *(left - others.count(card) for card, left in enumerate(view.unseen, 1))]
    return State(
        deck=Pile(vec[i64](counts), sum(counts)),
        hands=hands_of(hands),
        front=hands_of(view.front),
        may_be_held=vec[i64]([0, *view.may_be_held]),
        tray=imagine_tray(view, hands, chance),
        newest=0,
        tied=NO_SEATS,
        serving=NO_SEATS,
        playing=group_of(view.playing),
        to_act=group_of(view.to_act),
        button=view.button,
        turn=view.turn,
        lap=view.lap,
        due=OVER if view.over else CHOOSE if view.lap == 0 else TURN,
        purses=vec[i64](view.purses),
        brought=vec[i64](view.brought),
        pot=view.pot,
        middle=view.middle,
        decks=view.decks,
        people=view.people,
    )


def imagine_hands(view: View, chance: Chance) -> list[list[int]]:
    """Hands hold only cards that nobody has seen since the deal.

    Before the deck is remade that goes for everything unseen. Afterwards it has cards that
    everybody has seen, and `may_be_held` says how many others there can be.
    """
    limits = zip(view.unseen, view.may_be_held, strict=True)
    held = [min(left, most - view.hand.count(card)) for card, (left, most) in enumerate(limits, 1)]
    pile = Pile(vec[i64]([0, *held]), sum(held))
    return [
        view.hand if seat == view.seat else [pile.draw(chance) for _ in range(size)]
        for seat, size in enumerate(view.hands)
    ]


def imagine_tray(view: View, hands: list[list[int]], chance: Chance) -> Sealed:
    """Who has answered has laid any card of the hand."""
    seats = len(hands)
    tray = sealed(ring(seats) if view.lap == 0 else NO_SEATS, seats)
    for seat in view.answered:
        hand = hands[seat]
        own = seat == view.seat
        tray.answer(seat, view.chosen if own else hand[chance.below(len(hand))])
    return tray


def group_of(seats: list[int]) -> int:
    return sum(only(seat) for seat in seats)
