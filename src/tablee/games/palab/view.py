"""What is seen at a table of Palab: all that lies open, one's own hand, and what one knows."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from tablee.engine.trays import NO_ANSWER
from tablee.games.palab.moves import CANCEL, LET_PASS

Phase = Literal[
    "turn", "choice", "react", "refreshing", "mauve", "giving", "draft", "leftover",
    "revealing", "confession", "over",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = (  # by what is due
    "turn", "choice", "react", "refreshing", "mauve", "giving", "draft", "leftover",
    "revealing", "confession", "over",
)  # fmt: skip
Answer = Literal["", "let_pass", "cancel"]
ANSWERS: Final[dict[int, Answer]] = {NO_ANSWER: "", LET_PASS: "let_pass", CANCEL: "cancel"}


class Prospect(Struct, frozen=True):
    """A way to play a card: what it stands for, what it counts, and where the gauge would be."""

    card: int
    stands: int  # -1: nothing
    figure: int | None
    gauge: int
    loses: bool


class Question(Struct, frozen=True):
    """The card of this turn until its effect, and the To fou against it, one after the other."""

    card: int
    stands: int  # what it stands for; -1: nothing
    figure: int | None
    target: int | None
    cancels: bool  # a To fou against the last card that took effect
    cries: list[int]  # who played a To fou
    stands_now: bool  # would it take effect, if nobody reacted any more?


class OnTop(Struct, frozen=True):
    """Cards put back onto the draw pile, in an order that nobody knows."""

    size: int
    cards: list[int]  # those which, as far as this seat knows, may still be there
    taken: list[int]  # by seat: how many each has drawn from it
    mine: list[int]  # those that one drew oneself


class Gift(Struct, frozen=True):
    seat: int
    card: int


class View(Struct, frozen=True):
    seat: int  # whose view; NOBODY for spectators
    phase: Phase
    round: int
    turn: int  # whose turn it is, or was when the round was lost
    loser: int  # of the round, while it is being settled; at the end, of the game
    gauge: int
    clockwise: bool
    hand: list[int]
    hand_sizes: list[int]
    limits: list[int]  # by seat: up to how many cards each draws
    prospects: list[Prospect]  # the cards of one's hand, as they would be played now
    choices: list[Prospect]  # the same for a card that was turned up
    played: list[int]  # from the bottom up
    stands: list[int]  # side by side with them: what each stands for; -1: nothing
    mirror: int  # what a Miroir would stand for now; -1: nothing
    discards: list[int]
    pile: int  # cards to draw, those on top with them
    on_top: list[OnTop]  # the last one is uppermost
    remakes: int  # of the draw pile, in this round
    front: list[int]  # by seat: the Super Skip in front of him, or -1
    secrets: list[int]  # by seat: the secret that was turned, or -1
    used: list[int]  # whose secret was used in this round
    charm: int  # the secret that holds for the next card, or -1
    losses: list[int]  # by seat: rounds
    question: Question | None
    asked: list[int]  # who may react to it
    answer: Answer  # one's own
    cancellable: int  # whose last card a To fou could undo at the turn of another; NOBODY: no card
    cancel_gauge: int  # where the gauge would be then
    cancel_clockwise: bool
    events: bool  # does the table play with events?
    events_left: list[int]  # those which may be revealed next
    event: int  # the last one of this round; 0: none
    dry: bool  # nobody draws
    answered: list[int]  # who has chosen, where all choose at once
    chosen: list[int]  # one's own choice then
    offer: list[int]  # cards to take
    chooser: int  # who takes one
    leftover: int  # the card that plays itself, or -1
    refreshed: int  # cards discarded so far by the secret of whoever has the turn
    gifts: list[int]  # by seat: how many cards each gave in the last exchange
    gave: list[int]  # one's own cards there: to the left, to the right
    received: list[Gift]  # in the last exchange
    shown: list[int]  # by seat: the card put back onto the draw pile in the last event, or -1
    known: list[list[int]]  # by seat: cards that one knows to be in that hand
    among: list[int]  # others that one knows to be among the hands of the others
    may_know: list[list[int]]  # by seat: of whose hands each may know something
