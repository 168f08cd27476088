"""What is seen at a table of Blackstone: the same from every seat, for all lies face up."""

from __future__ import annotations

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from tablee.engine.pile import Pile
from tablee.engine.seats import NO_SEATS, only
from tablee.games.blackstone.state import BLACK, CHOICE, OVER, State
from tablee.games.deck55 import hand_of, hands_of


class View(Struct, frozen=True):
    """A table of Blackstone. Only the deck is hidden, and everybody can count what it lacks."""

    black: list[int]  # by seat: how many black stones; none with those who passed
    playing: list[int]  # the seats still in; at the end, those who took the pot
    middle: list[int]  # the values of the white stones there, lowest first
    white: int  # how many these are
    fine: int  # what passing costs now, besides the ante
    pot: int
    antes: list[int]  # by seat: the chips in front
    purses: list[int]  # by seat: the other chips
    brought: list[int]  # by seat: the purse before the ante
    turn: int  # whose turn it is; at the end, nobody's
    minimum: int  # how many cards must be taken at least
    deck: int  # how many cards can be taken at most
    unseen: list[int]  # of the values 1 to 10, how many are in the deck; the last are black stones
    over: bool
    people: int  # at the start of the night


def imagine(view: View) -> State:
    """Nothing is hidden but the order of the deck, which does not exist before a draw."""
    counts = [0, *view.unseen]
    return State(
        deck=Pile(vec[i64](counts), sum(counts)),
        front=hands_of([[BLACK] * stones for stones in view.black]),
        middle=hand_of(view.middle),
        gone=BLACK - counts[BLACK] - sum(view.black),  # ten black stones: nowhere else, so out
        newest=0,
        tied=NO_SEATS,
        serving=NO_SEATS,
        playing=sum(only(seat) for seat in view.playing),
        turn=view.turn,
        minimum=view.minimum,
        owed=0,
        due=OVER if view.over else CHOICE,
        purses=vec[i64](view.purses),
        antes=vec[i64](view.antes),
        pot=view.pot,
        brought=vec[i64](view.brought),
        people=view.people,
    )
