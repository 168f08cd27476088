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
from tablee.games.palab.cards import cards_of


@final
@mypyc_attr(acyclic=True)
class Memory:
    """By knower, then by hand (the last of them: somewhere among the others): sorted cards."""

    def __init__(self, seats: i64, known: list[list[int]], about: vec[i64]) -> None:
        self.seats = seats
        self.known = known
        self.about = about  # by knower: of which hands he may know something, as all can tell

    def copy(self) -> Memory:
        return Memory(self.seats, [cards[:] for cards in self.known], self.about[:])

    def at(self, knower: i64, holder: i64) -> i64:
        return knower * (self.seats + 1) + holder

    def of(self, knower: i64, holder: i64) -> list[int]:
        """The cards that one knows in the hand of another."""
        return self.known[self.at(knower, holder)]

    def among(self, knower: i64) -> list[int]:
        """Those that one knows among the hands of all others; of two people, there is but one."""
        return self.of(knower, self.the_others(knower))

    def the_others(self, knower: i64) -> i64:
        if self.seats == 2:
            return 1 - knower
        return self.seats

    def forget(self) -> None:
        """Hands are dealt anew."""
        for cards in self.known:
            cards.clear()
        for knower in range(self.seats):
            self.about[knower] = NO_SEATS

    def learn(self, knower: i64, holder: i64, card: i64) -> None:
        """For certain; that it may have happened is no secret, see `may_learn`."""
        put(self.of(knower, holder), card)

    def may_learn(self, knower: i64, holder: i64) -> None:
        self.about[knower] |= only(holder)

    def all_may_learn(self, holder: i64) -> None:
        for knower in range(self.seats):
            if knower != holder:
                self.may_learn(knower, holder)

    def all_may_reckon(self) -> None:
        """Something about the hands of the others together."""
        for knower in range(self.seats):
            self.may_learn(knower, self.the_others(knower))

    def all_learn(self, holder: i64, card: i64) -> None:
        """Everybody saw this card go into that hand."""
        self.all_may_learn(holder)
        for knower in range(self.seats):
            if knower != holder:
                self.learn(knower, holder, card)

    def saw_leave(self, knower: i64, holder: i64, card: i64) -> None:
        """One card of this kind less for certain, in that hand or else among the others."""
        if not take(self.of(knower, holder), card):
            take(self.among(knower), card)

    def all_see_leave(self, holder: i64, card: i64) -> None:
        """A card of that hand was played, discarded or shown."""
        for knower in range(self.seats):
            if knower != holder and self.about[knower] != NO_SEATS:
                self.saw_leave(knower, holder, card)

    def unseen_leave(self, knower: i64, holder: i64, cards: i64) -> None:
        """So many cards went from that hand to others, face down: any of them may have gone."""
        if self.seats == 2 or cards == 0 or not sits(holder, self.about[knower]):
            return
        self.may_learn(knower, self.seats)
        among = self.among(knower)
        kept: list[int] = []
        last: i64 = -1
        copies: i64 = 0
        for card in self.of(knower, holder):
            copies = copies + 1 if card == last else 1
            last = card
            if copies > cards:
                kept.append(card)  # one of so many of a kind stays for certain
            else:
                put(among, card)
        self.known[self.at(knower, holder)] = kept

    def hands_moved(self, before: list[Pile], goes_to: vec[i64]) -> None:
        """Whole hands changed owners: each one knows what he gave, and sees what he got."""
        for knower in range(self.seats):
            self.move_for(knower, before, goes_to)
            about = self.about[knower] & only(self.seats)
            for holder in range(self.seats):
                if goes_to[holder] != knower:
                    if holder == knower or sits(holder, self.about[knower]):
                        about |= only(goes_to[holder])
            self.about[knower] = about

    def move_for(self, knower: i64, before: list[Pile], goes_to: vec[i64]) -> None:
        first = self.at(knower, 0)
        old = self.known[first : first + self.seats]
        for holder in range(self.seats):
            self.known[first + goes_to[holder]] = old[holder]
        if goes_to[knower] == knower:
            return
        self.known[first + goes_to[knower]] = cards_of(before[knower])
        for holder in range(self.seats):
            if goes_to[holder] == knower:
                self.known[first + knower] = []
                news = cards_of(before[holder])
                for card in old[holder]:
                    news.remove(card)
                if self.seats > 2:
                    for card in news:  # what he sees now may be what he knew among the others
                        take(self.among(knower), card)

    def pool(self, knower: i64, hand: Pile) -> None:
        """Before all hands are shuffled together: what he knows of them, his own with them."""
        cards = cards_of(hand)
        for holder in range(self.seats + 1):
            cards += self.of(knower, holder)
            self.known[self.at(knower, holder)] = []
        cards.sort()
        self.known[self.at(knower, self.the_others(knower))] = cards
        self.about[knower] = NO_SEATS

    def without_own(self, knower: i64, hand: Pile) -> None:
        """After the pool was dealt back: what he does not hold himself, the others do."""
        for card in cards_of(hand):
            take(self.among(knower), card)

    def reckon(self, hands: list[Pile]) -> None:
        """The draw pile was remade from cards that all saw: whatever is not there is in hands."""
        self.all_may_reckon()
        for knower in range(self.seats):
            cards: list[int] = []
            for holder in range(self.seats):
                if holder != knower:
                    cards += cards_of(hands[holder])
            cards.sort()
            if self.seats > 2:
                for holder in range(self.seats):
                    for card in self.of(knower, holder):
                        cards.remove(card)
            self.known[self.at(knower, self.the_others(knower))] = cards


def put(cards: list[int], card: i64) -> None:
    """Among the others of its kind, so that the order of events can't be told."""
    place: i64 = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def take(cards: list[int], card: i64) -> bool:
    """One of this kind, if there is any."""
    if card not in cards:
        return False
    cards.remove(card)
    return True


def nothing_known(seats: i64) -> Memory:
    known: list[list[int]] = [[] for _ in range(seats * (seats + 1))]
    return Memory(seats, known, vec[i64]([NO_SEATS] * seats))
