"""What is seen at a table of Paires: the same from every seat, for all lies face up."""

from __future__ import annotations

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from tablee.engine.pile import Pile
from tablee.engine.seats import NO_SEATS
from tablee.games.deck55 import hands_of
from tablee.games.paires.options import MODES, Mode
from tablee.games.paires.state import CHOICE, OVER, State


class View(Struct, frozen=True):
    """A table of Paires. Only the deck is hidden, and everybody can count what it lacks."""

    front: list[list[int]]  # by seat: the cards in play
    scored: list[list[int]]  # by seat: the score cards, which are points
    points: list[int]
    price: int  # what folding costs (paires.fold); 0 where no card is in play
    target: int  # whoever reaches it loses
    turn: int  # whose turn it is; at the end, the loser
    deck: int  # how many cards can be drawn before the next shuffle
    unseen: list[int]  # of the values 1 to 10, how many are in the deck or burned
    over: bool
    forfeit: int  # which of the list of forfeits; -1: none yet; past the list: the table's own
    mode: Mode
    purses: list[int]  # by seat; none where no chips are at stake
    middle: int
    people: int


def imagine(view: View) -> State:
    """Nothing is hidden but the order of the deck, which does not exist before a draw."""
    counts = [0, *view.unseen]
    return State(
        deck=Pile(vec[i64](counts), sum(counts)),
        front=hands_of(view.front),
        scored=hands_of(view.scored),
        newest=0,
        tied=NO_SEATS,
        serving=NO_SEATS,
        turn=view.turn,
        due=OVER if view.over else CHOICE,
        target=view.target,
        forfeit=view.forfeit,
        mode=MODES.index(view.mode),
        purses=vec[i64](view.purses),
        middle=view.middle,
        people=view.people,
    )
