"""What is seen at a table of Tricks: one's own hand, and what lies face up."""

from __future__ import annotations

from msgspec import Struct

from bench.tricks.state import State


class View(Struct, frozen=True):
    hand: list[int]  # one's own
    sizes: list[int]  # by seat: cards in hand
    trick: list[int]  # from the leader's card on
    leader: int
    turn: int
    scores: list[int]
    discards: list[int]  # by value: how many lie face up
    deck: int  # how many cards it has


def look(s: State, seat: int) -> View:
    return View(
        hand=s.hand_of(seat) if seat >= 0 else [],
        sizes=list(s.sizes),
        trick=list(s.trick),
        leader=s.leader,
        turn=s.turn,
        scores=list(s.scores),
        discards=list(s.discards),
        deck=s.deck.size,
    )
