"""Events in which everybody chooses at once: cards for the neighbours, and cards for the top."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, NO_SEATS, left_of, only, right_of, sits
from tablee.engine.trays import sealed
from tablee.games.palab.cards import NO_CARD, empty_pile
from tablee.games.palab.events import EXCHANGED, RECEIVED, REVEALED, SPARED
from tablee.games.palab.numbers import first_of_both, second_of_both
from tablee.games.palab.rules.drawing import put_on_top
from tablee.games.palab.rules.tofou import out_of_hand
from tablee.games.palab.state import END_TURN, GIVING, PROCEED, REVEALING, State


def ask_for_gifts(s: State, ear: Ear) -> None:
    """palab.event.3: everybody chooses at once."""
    ask_all(s, GIVING, ear)


def ask_for_reveals(s: State, ear: Ear) -> None:
    """palab.event.10: everybody with a card, all at once."""
    ask_all(s, REVEALING, ear)


def ask_all(s: State, due: i64, ear: Ear) -> None:
    """Whoever has a card chooses; if nobody has one, nothing happens."""
    asked: i64 = NO_SEATS
    for seat in range(s.seats()):
        if s.hands[seat].size > 0:
            asked |= only(seat)
    if asked == NO_SEATS:
        ear.hear(EVERYBODY, SPARED, s.turn, 0)
        end(s)
    else:
        s.tray = sealed(asked, s.seats())
        s.due = due


def end(s: State) -> None:
    s.tray.close()
    s.then = END_TURN
    s.due = PROCEED


def give(s: State, seat: i64, choice: i64, ear: Ear) -> None:
    """palab.event.3: one to the left and one to the right; both to the other of two."""
    s.tray.answer(seat, choice)
    if not s.tray.complete():
        return
    for giver in range(s.seats()):
        if sits(giver, s.tray.asked):
            s.given[2 * giver] = first_of_both(s.tray.answers[giver])
            s.given[2 * giver + 1] = second_of_both(s.tray.answers[giver])
    for knower in range(s.seats()):
        watch(s, knower)
    for giver in range(s.seats()):
        hand_over(s, giver, s.given[2 * giver], left_of(giver, s.seats()), ear)
        hand_over(s, giver, s.given[2 * giver + 1], right_of(giver, s.seats()), ear)
    ear.hear(EVERYBODY, EXCHANGED, 0, 0)
    end(s)


def hand_over(s: State, giver: i64, card: i64, target: i64, ear: Ear) -> None:
    if card != NO_CARD:
        s.hands[giver].add(card, -1)
        s.hands[target].add(card)
        s.memory.may_learn(giver, target)
        s.memory.learn(giver, target, card)
        ear.hear(only(target), RECEIVED, giver, card)


def watch(s: State, knower: i64) -> None:
    """Of the others' gifts one sees only those that one gets."""
    for giver in range(s.seats()):
        if giver == knower:
            continue
        unseen: i64 = 0
        for side in range(i64(2)):
            card = s.given[2 * giver + side]
            target = left_of(giver, s.seats()) if side == 0 else right_of(giver, s.seats())
            if card == NO_CARD:
                continue
            if target == knower:
                s.memory.saw_leave(knower, giver, card)
            else:
                unseen += 1
        s.memory.unseen_leave(knower, giver, unseen)


def reveal(s: State, seat: i64, card: i64, ear: Ear) -> None:
    """palab.event.10: once all have chosen, the cards are shuffled onto the draw pile."""
    s.tray.answer(seat, card)
    if not s.tray.complete():
        return
    cards = empty_pile()
    for owner in range(s.seats()):
        if sits(owner, s.tray.asked):
            shown = s.tray.answers[owner]
            ear.hear(EVERYBODY, REVEALED, owner, shown)
            out_of_hand(s, owner, shown)
            cards.add(shown)
            s.shown[owner] = shown
    put_on_top(s, cards)
    end(s)
