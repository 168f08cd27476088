"""Reading the table: what everybody's behaviour tells about his hand, event by event."""

from __future__ import annotations

from typing import Final

from tablee.engine.events import Event
from tablee.engine.seats import NOBODY
from tablee.games.pirates.belief import ACCUSE, CHALLENGE, Belief, who_laid
from tablee.games.pirates.events import (
    Accused,
    Attacked,
    Challenged,
    Cleared,
    Drew,
    Landed,
    Revealed,
    WentOut,
)
from tablee.games.pirates.odds import Counts

TOLD_OF_A_SEAT: Final = (Drew, Challenged, Accused, Cleared, WentOut)


class Reader:
    """Reads everybody, its own seat too: that is how the others may read it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.beliefs: dict[int, Belief] = {}
        self.attacker = NOBODY  # until his card has landed

    def read(self, event: Event, seats: int, hidden: Counts, secret: Counts) -> None:
        """With the cards that are hidden from this seat, and from all."""
        if isinstance(event, Attacked):
            self.attacker = event.seat
        elif isinstance(event, Revealed):
            unseen = secret if event.seat == self.seat else hidden
            self.keep(event.seat, who_laid(event.card, seats, unseen))
        elif isinstance(event, Landed):
            if attacker := self.beliefs.get(self.attacker):
                self.keep(self.attacker, attacker.attacks(event.card))
            self.attacker = NOBODY
            if target := self.beliefs.get(event.seat):
                self.keep(event.seat, target.faces(event.card))
        elif isinstance(event, TOLD_OF_A_SEAT) and (belief := self.beliefs.get(event.seat)):
            unseen = secret if event.seat == self.seat else hidden
            self.keep(event.seat, after(belief, event, unseen))

    def keep(self, seat: int, belief: Belief | None) -> None:
        """None: he did what can't be, or has too many cards; the counts are all that is known."""
        if belief is None:
            self.beliefs.pop(seat, None)
        else:
            self.beliefs[seat] = belief

    def belief(self, seat: int, front: list[int], cards: int) -> Belief | None:
        """Of one who has these cards in front and so many in hand; None if he was not watched."""
        belief = self.beliefs.get(seat)
        if belief is None or belief.cards != cards or belief.front != frozenset(front):
            return None
        return belief


def after(belief: Belief, event: Event, unseen: Counts) -> Belief | None:
    if isinstance(event, Drew):
        return belief.draws(unseen)
    if isinstance(event, Challenged):
        return belief.acts(CHALLENGE)
    if isinstance(event, Accused):
        return belief.acts(ACCUSE)
    return belief.cleared() if isinstance(event, Cleared) else None
