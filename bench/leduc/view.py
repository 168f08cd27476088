"""What is seen at a table of Leduc poker: one's own card, until both are shown."""

from __future__ import annotations

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from bench.leduc.state import CHOICE, NO_CARD, OVER, State, full_deck
from tablee.engine.chance import Chance
from tablee.engine.ear import HIDDEN


class View(Struct, frozen=True):
    hands: list[int]  # by seat: 0 jack, 1 queen, 2 king; -1 face down
    chips: list[int]  # by seat: what was put into the pot
    board: int  # the card that counts for both; -1 not yet
    raises: int  # in this round
    turn: int
    folded: int  # who gave up, or nobody (-3)
    over: bool


def look(s: State, seat: int) -> View:
    return View(
        hands=s.seen_by(seat),
        chips=s.pot(),
        board=s.board,
        raises=s.raises,
        turn=s.turn,
        folded=s.folded,
        over=s.due == OVER,
    )


def imagine(view: View, chance: Chance) -> State:
    """The hidden cards are any of those that this seat does not see."""
    deck = full_deck()
    for card in [*view.hands, view.board]:
        if card not in (HIDDEN, NO_CARD):
            deck.add(card, -1)
    hands = [deck.draw(chance) if card == HIDDEN else card for card in view.hands]
    return State(
        deck=deck,
        hands=vec[i64](hands),
        chips=vec[i64](view.chips),
        board=view.board,
        raises=view.raises,
        turn=view.turn,
        folded=view.folded,
        due=OVER if view.over else CHOICE,
    )
