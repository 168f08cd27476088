"""To fou: the window after every card, the chain, and who draws when it is settled."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, NO_SEATS, NOBODY, only
from tablee.engine.trays import window
from tablee.games.palab.cards import COPIES, NO_SECRET, SUPER_SKIP, TO_FOU
from tablee.games.palab.events import ANNULLED, CRIED
from tablee.games.palab.moves import LET_PASS
from tablee.games.palab.rules.drawing import after_the_draws, complete
from tablee.games.palab.state import EFFECT, PLAY_AGAIN, REACT, State, nothing_laid


def out_of_hand(s: State, seat: i64, card: i64) -> None:
    """A card leaves a hand for all to see."""
    s.hands[seat].add(card, -1)
    s.memory.all_see_leave(seat, card)


def onto_pile(s: State, card: i64, meaning: i64) -> None:
    s.played.append(card)
    s.stands.append(meaning)


def open_window(s: State, ear: Ear) -> None:
    """palab.to-fou.window: all others are asked who could hold a To fou (table.window)."""
    asked = who_could_react(s, last_player(s))
    s.window = window(asked, s.seats())
    if asked == NO_SEATS:
        settle(s, ear)
    else:
        s.due = REACT


def last_player(s: State) -> i64:
    """palab.to-fou.chain: whose card is in question."""
    if s.laid.cries:
        return s.laid.cries[-1]
    return s.turn


def who_could_react(s: State, but: i64) -> i64:
    """table.window: nobody with an empty hand, and nobody at all once every To fou is in sight."""
    asked: i64 = NO_SEATS
    in_sight: i64 = s.played.count(TO_FOU) + s.discards.counts[TO_FOU]
    if in_sight < COPIES:
        for seat in range(s.seats()):
            if seat != but and s.hands[seat].size > 0:
                asked |= only(seat)
    return asked


def close_window(s: State, ear: Ear) -> None:
    """table.window: the first in turn order counts; palab.to-fou.chain: it opens a window too."""
    target = last_player(s)
    seat = s.window.first_to_react(target, LET_PASS, s.clockwise)
    if seat == NOBODY:
        s.window = window(NO_SEATS, s.seats())
        settle(s, ear)
        return
    ear.hear(EVERYBODY, CRIED, seat, target)
    out_of_hand(s, seat, TO_FOU)
    onto_pile(s, TO_FOU, TO_FOU)
    s.laid.cries.append(seat)
    open_window(s, ear)


def settle(s: State, ear: Ear) -> None:
    """palab.to-fou.chain: backwards, the last stands; in order of play, the others complete."""
    cries = s.laid.cries
    length: i64 = len(cries)
    for place in range(length):  # the turn's card is at 0, each To fou one further
        if (length - place) & 1 == 1:
            seat: i64 = s.turn
            card: i64 = s.laid.card
            if place > 0:
                seat = cries[place - 1]
                card = TO_FOU
            ear.hear(EVERYBODY, ANNULLED, seat, card)
            complete(s, seat)
    if length & 1 == 1:
        s.laid = nothing_laid()
        s.charm = NO_SECRET  # it held for that card, cancelled or not
        after_the_draws(s, PLAY_AGAIN, ear)
    else:
        lift_super_skip(s)
        after_the_draws(s, EFFECT, ear)


def lift_super_skip(s: State) -> None:
    """palab.super-skip: it lies in front of its player, not on the pile; so does its Miroir."""
    if s.laid.meaning == SUPER_SKIP:
        place = len(s.played) - 1 - len(s.laid.cries)
        s.front[s.turn] = s.played.pop(place)
        s.stands.pop(place)
