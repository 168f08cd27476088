"""The ten events. "You" is the one who played the star and revealed the event."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY
from tablee.games.palab.cards import KINDS, NO_CARD, empty_pile, lowest_figure, mauve, white
from tablee.games.palab.events import HAPPENED, PASSED_ON, POOLED, SPARED
from tablee.games.palab.rules.draft import turn_up_offer
from tablee.games.palab.rules.drawing import after_the_draws, deal_one, owe
from tablee.games.palab.rules.effects import move_gauge, move_hands, way
from tablee.games.palab.rules.ending import all_happenings
from tablee.games.palab.rules.exchange import ask_for_reveals
from tablee.games.palab.rules.secrets import discard
from tablee.games.palab.state import (
    DEAL_BACK,
    END_TURN,
    FULL,
    GIVE_CARDS,
    MAUVE,
    PROCEED,
    State,
)


def happen(s: State, chance: Chance, ear: Ear) -> None:
    """palab.stars: the top event is revealed; when they run out they are shuffled anew."""
    if s.happenings.size == 0:
        s.happenings = all_happenings()
    s.happening = s.happenings.draw(chance)
    s.dry = False  # palab.event.9: until the next event is revealed
    s.given = vec[i64]([NO_CARD] * (2 * s.seats()))
    s.shown = vec[i64]([NO_CARD] * s.seats())
    ear.hear(EVERYBODY, HAPPENED, s.turn, s.happening)
    s.then = END_TURN
    s.due = PROCEED
    carry_out(s, ear)


def carry_out(s: State, ear: Ear) -> None:
    happening = s.happening
    if happening == 1:
        discard_lowest_white(s, ear)
    elif happening == 2:
        ask_for_mauve(s, ear)
    elif happening == 3:
        draw_what_is_lacking(s, ear)
    elif happening == 4:
        move_to_the_middle(s, ear)
    elif happening == 5:
        turn_up_offer(s, ear)
    elif happening == 6:
        move_gauge(s, 66 if s.gauge == FULL else FULL, ear)  # palab.event.6
    elif happening == 7:
        pass_hands_on(s, ear)
    elif happening == 8:
        pool_hands(s, ear)
    elif happening == 9:
        s.dry = True  # palab.event.9
    else:
        ask_for_reveals(s, ear)  # palab.event.10


def discard_lowest_white(s: State, ear: Ear) -> None:
    """palab.event.1: among equals one without a star, which comes first in the count."""
    lowest: i64 = NO_CARD
    for card in range(i64(KINDS)):
        if white(card) and s.hands[s.turn].counts[card] > 0:
            if lowest == NO_CARD or lowest_figure(card) < lowest_figure(lowest):
                lowest = card
    if lowest == NO_CARD:
        ear.hear(EVERYBODY, SPARED, s.turn, 0)
    else:
        discard(s, s.turn, lowest, ear)


def ask_for_mauve(s: State, ear: Ear) -> None:
    """palab.event.2: nothing, if you have none."""
    for card in range(i64(KINDS)):
        if mauve(card) and s.hands[s.turn].counts[card] > 0:
            s.due = MAUVE
            return
    ear.hear(EVERYBODY, SPARED, s.turn, 0)


def draw_what_is_lacking(s: State, ear: Ear) -> None:
    """palab.event.3: two cards to give, in turn order from the next player (table.deal)."""
    seat = s.after(s.turn)
    for _ in range(s.seats()):
        owe(s, seat, 2 - s.hands[seat].size)
        seat = s.after(seat)
    after_the_draws(s, GIVE_CARDS, ear)


def move_to_the_middle(s: State, ear: Ear) -> None:
    """palab.event.4: at 50, nothing."""
    if s.gauge < 50:
        move_gauge(s, s.gauge + 40, ear)
    elif s.gauge > 50:
        move_gauge(s, s.gauge - 20, ear)
    else:
        ear.hear(EVERYBODY, SPARED, s.turn, 0)


def pass_hands_on(s: State, ear: Ear) -> None:
    """palab.event.7: whole hands, to the next in turn order."""
    goes_to = vec[i64]([0] * s.seats())
    for seat in range(s.seats()):
        goes_to[seat] = s.after(seat)
    move_hands(s, goes_to)
    ear.hear(EVERYBODY, PASSED_ON, way(s), 0)


def pool_hands(s: State, ear: Ear) -> None:
    """palab.event.8: all hands together, then as many to each as he gave."""
    for seat in range(s.seats()):
        hand = s.hands[seat]
        s.memory.pool(seat, hand)
        s.owed[seat] = hand.size
        for card in range(i64(KINDS)):
            s.pool.add(card, hand.counts[card])
    s.hands = [empty_pile() for _ in range(s.seats())]
    ear.hear(EVERYBODY, POOLED, s.pool.size, 0)
    if s.pool.size > 0:
        s.due = DEAL_BACK


def deal_back(s: State, chance: Chance, ear: Ear) -> None:
    """palab.event.8: one card at a time."""
    if deal_one(s, s.pool, chance, ear):
        return
    s.memory.all_may_reckon()
    for seat in range(s.seats()):
        s.memory.without_own(seat, s.hands[seat])
    s.due = PROCEED
