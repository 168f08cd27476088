"""What is seen at a table of Kuhn poker: one's own card, until both are shown."""

from __future__ import annotations

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from bench.kuhn.state import CHOICE, OVER, State, full_deck
from tablee.engine.chance import Chance
from tablee.engine.ear import HIDDEN


class View(Struct, frozen=True):
    hands: list[int]  # by seat: 0 jack, 1 queen, 2 king; -1 face down
    chips: list[int]  # by seat: what was put into the pot
    turn: int
    folded: int  # who gave up, or nobody (-3)
    over: bool


def look(s: State, seat: int) -> View:
    return View(
        hands=s.seen_by(seat),
        chips=s.pot(),
        turn=s.turn,
        folded=s.folded,
        over=s.due == OVER,
    )


def imagine(view: View, chance: Chance) -> State:
    """The hidden cards are any of those that this seat does not see."""
    deck = full_deck()
    for card in view.hands:
        if card != HIDDEN:
            deck.add(card, -1)
    hands = [deck.draw(chance) if card == HIDDEN else card for card in view.hands]
    due = OVER if view.over else CHOICE
    return State(deck, vec[i64](hands), vec[i64](view.chips), view.turn, view.folded, due)
