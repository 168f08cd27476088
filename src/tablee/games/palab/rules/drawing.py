"""The draw pile: completing hands, remaking it, and when it has been remade too often."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import HIDDEN, Ear
from tablee.engine.pile import Pile
from tablee.engine.seats import EVERYBODY, NOBODY, ONLOOKERS, all_but, only
from tablee.games.palab.cards import KINDS, cards_of, empty_pile
from tablee.games.palab.events import DEALT, DREW, REMADE, WENT_LATE
from tablee.games.palab.memory import put
from tablee.games.palab.rules.ending import lose_round
from tablee.games.palab.state import DRAW, PROCEED, REMAKES, Bag, State


def complete(s: State, seat: i64) -> None:
    """palab.complete: up to the limit, unless something stops this one; who has more draws none."""
    due = s.limit(seat) - s.hands[seat].size
    for other in s.queue:
        if other == seat:
            due -= 1
    owe(s, seat, due)


def owe(s: State, seat: i64, cards: i64) -> None:
    """So many draws; palab.event.9: or none at all."""
    if not s.dry:
        for _ in range(cards):
            s.queue.append(seat)


def after_the_draws(s: State, then: i64, ear: Ear) -> None:
    """What comes next, once everybody in the queue has drawn."""
    s.then = then
    await_draws(s, ear)


def await_draws(s: State, ear: Ear) -> None:
    """palab.reshuffle: if there is no card at all, drawing stops."""
    if s.queue and not s.a_card_is_left():
        s.queue.clear()
    if not s.queue:
        s.due = PROCEED
    elif too_late(s):
        go_late(s, s.queue[0], ear)
    else:
        s.due = DRAW


def too_late(s: State) -> bool:
    """palab.late: would the pile have to be remade once too often?"""
    return s.to_draw() == 0 and s.remakes == REMAKES


def go_late(s: State, seat: i64, ear: Ear) -> None:
    """palab.late: whoever is due a card then loses the round."""
    ear.hear(EVERYBODY, WENT_LATE, seat, 0)
    lose_round(s, seat, ear)


def draw(s: State, chance: Chance, ear: Ear) -> None:
    """palab.complete: the next one in the queue draws a card."""
    seat: i64 = s.queue.pop(0)
    into_hand(s, seat, top_card(s, seat, chance, ear), DREW, ear)
    await_draws(s, ear)


def into_hand(s: State, seat: i64, card: i64, kind: i64, ear: Ear) -> None:
    """The others see a card go, not which."""
    s.hands[seat].add(card)
    ear.hear(only(seat), kind, seat, card)
    ear.hear(all_but(seat) | ONLOOKERS, kind, seat, HIDDEN)


def top_card(s: State, drawer: i64, chance: Chance, ear: Ear) -> i64:
    """The top card, for all to see or, where there is a drawer, for that one alone."""
    if s.to_draw() == 0:
        remake(s, ear)
    if not s.bags:
        return s.pile.draw(chance)
    bag = s.bags[-1]
    if drawer != NOBODY:
        tell_the_certain(s, bag, drawer)
    card = bag.pile.draw(chance)
    if drawer != NOBODY:
        put(bag.taken[drawer], card)
    if bag.pile.size == 0:
        s.bags.pop()
    return card


def tell_the_certain(s: State, bag: Bag, drawer: i64) -> None:
    """palab.event.10: where the bag can hold but one kind of card, that is what he draws."""
    s.memory.all_may_learn(drawer)
    for knower in range(s.seats()):
        if knower == drawer:
            continue
        possible = cards_of(bag.pile)
        for other in range(s.seats()):
            if other != knower:
                possible += bag.taken[other]
        if possible.count(possible[0]) == len(possible):
            s.memory.learn(knower, drawer, possible[0])


def remake(s: State, ear: Ear) -> None:
    """palab.reshuffle: all played cards but the last; palab.discard: and the discards."""
    for card in s.played[:-1]:
        s.pile.add(card)
    del s.played[:-1]
    del s.stands[:-1]
    for card in range(i64(KINDS)):
        s.pile.add(card, s.discards.counts[card])
    s.discards = empty_pile()
    s.remakes += 1
    s.memory.reckon(s.hands)
    ear.hear(EVERYBODY, REMADE, s.pile.size, 0)


def put_on_top(s: State, cards: Pile) -> None:
    """palab.event.10: they lie above whatever is to be drawn."""
    s.bags.append(Bag(cards, [[] for _ in range(s.seats())]))


def deal_one(s: State, pile: Pile, chance: Chance, ear: Ear) -> bool:
    """table.deal: one card at a time, clockwise from seat 0, to those who are owed; is more due?"""
    seat: i64 = NOBODY
    for other in range(s.seats()):
        if s.owed[other] > 0:
            if seat == NOBODY or s.hands[other].size < s.hands[seat].size:
                seat = other
    into_hand(s, seat, pile.draw(chance), DEALT, ear)
    s.owed[seat] -= 1
    for other in range(s.seats()):
        if s.owed[other] > 0:
            return True
    return False
