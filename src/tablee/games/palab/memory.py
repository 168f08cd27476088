"""What each seat knows of the other hands, so that nobody needs a memory beyond the view.

All of it is certain: a card that may have gone is not counted. A seat knows cards in a certain
hand, and others that lie somewhere among the hands of the others.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.pile import Pile
from tablee.engine.seats import NO_SEATS, only, sits
from tablee.games.palab.cards import KINDS


@final
@mypyc_attr(acyclic=True)
class Memory:
    """By knower, then by hand (the last of them: somewhere among the others), then by card."""

    def __init__(self, seats: i64, counts: vec[i64], about: vec[i64]) -> None:
        self.seats = seats
        self.counts = counts
        self.about = about  # by knower: of which hands he may know something, as all can tell

    def copy(self) -> Memory:
        return Memory(self.seats, self.counts[:], self.about[:])

    def at(self, knower: i64, holder: i64) -> i64:
        """Where the cards begin that one knows in the hand of another."""
        return (knower * (self.seats + 1) + holder) * KINDS

    def among(self, knower: i64) -> i64:
        """Where the cards begin that one knows among the hands of all others."""
        if self.seats == 2:
            return self.at(knower, 1 - knower)  # there is but one other
        return self.at(knower, self.seats)

    def forget(self) -> None:
        """Hands are dealt anew."""
        for place in range(i64(len(self.counts))):
            self.counts[place] = 0
        for knower in range(self.seats):
            self.about[knower] = NO_SEATS

    def learn(self, knower: i64, holder: i64, card: i64) -> None:
        """For certain; that it may have happened is no secret, see `may_learn`."""
        self.counts[self.at(knower, holder) + card] += 1

    def may_learn(self, knower: i64, holder: i64) -> None:
        self.about[knower] |= only(holder)

    def all_may_learn(self, holder: i64) -> None:
        for knower in range(self.seats):
            if knower != holder:
                self.may_learn(knower, holder)

    def all_may_reckon(self) -> None:
        """Something about the hands of the others together; of two people, about the other's."""
        for knower in range(self.seats):
            if self.seats == 2:
                self.may_learn(knower, 1 - knower)
            else:
                self.may_learn(knower, self.seats)

    def all_learn(self, holder: i64, card: i64) -> None:
        """Everybody saw this card go into that hand."""
        self.all_may_learn(holder)
        for knower in range(self.seats):
            if knower != holder:
                self.learn(knower, holder, card)

    def saw_leave(self, knower: i64, holder: i64, card: i64) -> None:
        """One card of this kind less for certain, in that hand or else among the others."""
        place = self.at(knower, holder) + card
        if self.counts[place] == 0:
            place = self.among(knower) + card
        if self.counts[place] > 0:
            self.counts[place] -= 1

    def all_see_leave(self, holder: i64, card: i64) -> None:
        """A card of that hand was played, discarded or shown."""
        for knower in range(self.seats):
            if knower != holder:
                self.saw_leave(knower, holder, card)

    def unseen_leave(self, knower: i64, holder: i64, cards: i64) -> None:
        """So many cards went from that hand to others, face down: any of them may have gone."""
        known = self.at(knower, holder)
        among = self.among(knower)
        if known == among or cards == 0 or not sits(holder, self.about[knower]):
            return
        self.may_learn(knower, self.seats)
        for card in range(i64(KINDS)):
            gone = min(self.counts[known + card], cards)
            self.counts[known + card] -= gone
            self.counts[among + card] += gone

    def hands_moved(self, before: list[Pile], goes_to: vec[i64]) -> None:
        """Whole hands changed owners: each one knows what he gave, and sees what he got."""
        for knower in range(self.seats):
            old = self.counts[self.at(knower, 0) : self.at(knower + 1, 0)]
            self.move_for(knower, old, before, goes_to)
            about = self.about[knower] & only(self.seats)
            for holder in range(self.seats):
                if goes_to[holder] != knower:
                    if holder == knower or sits(holder, self.about[knower]):
                        about |= only(goes_to[holder])
            self.about[knower] = about

    def move_for(self, knower: i64, old: vec[i64], before: list[Pile], goes_to: vec[i64]) -> None:
        among = self.among(knower)
        for card in range(i64(KINDS)):
            for holder in range(self.seats):
                known = old[holder * KINDS + card]
                if holder == knower and goes_to[holder] != knower:
                    known = before[knower].counts[card]
                self.counts[self.at(knower, goes_to[holder]) + card] = known
            for holder in range(self.seats):
                if goes_to[holder] == knower and holder != knower:  # what he sees now was news
                    self.counts[self.at(knower, knower) + card] = 0
                    news = before[holder].counts[card] - old[holder * KINDS + card]
                    if self.seats > 2:
                        left = self.counts[among + card] - news
                        self.counts[among + card] = max(left, 0)

    def pool(self, knower: i64, hand: Pile) -> None:
        """Before all hands are shuffled together: what he knows of them, his own with them."""
        self.about[knower] = NO_SEATS
        for card in range(i64(KINDS)):
            cards = hand.counts[card]
            for holder in range(self.seats + 1):
                cards += self.counts[self.at(knower, holder) + card]
                self.counts[self.at(knower, holder) + card] = 0
            self.counts[self.among(knower) + card] = cards

    def without_own(self, knower: i64, hand: Pile) -> None:
        """After the pool was dealt back: what he does not hold himself, the others do."""
        for card in range(i64(KINDS)):
            place = self.among(knower) + card
            self.counts[place] = max(self.counts[place] - hand.counts[card], 0)

    def reckon(self, hands: list[Pile]) -> None:
        """The draw pile was remade from cards that all saw: whatever is not there is in hands."""
        self.all_may_reckon()
        for knower in range(self.seats):
            among = self.among(knower)
            for card in range(i64(KINDS)):
                cards: i64 = 0
                for holder in range(self.seats):
                    if holder != knower:
                        cards += hands[holder].counts[card]
                        if self.seats > 2:
                            cards -= self.counts[self.at(knower, holder) + card]
                self.counts[among + card] = cards


def nothing_known(seats: i64) -> Memory:
    counts = vec[i64]([0] * (seats * (seats + 1) * KINDS))
    return Memory(seats, counts, vec[i64]([NO_SEATS] * seats))
