"""What is seen at a table of Tricks: one's own hand, and what lies face up."""

from __future__ import annotations

from msgspec import Struct


class View(Struct, frozen=True):
    hand: list[int]  # one's own
    sizes: list[int]  # by seat: cards in hand
    trick: list[int]  # from the leader's card on
    leader: int
    turn: int
    scores: list[int]
    discards: list[int]  # by value: how many lie face up
    deck: int  # how many cards it has
