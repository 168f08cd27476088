"""What sensible people do without thinking: so everybody plays on in the worlds of a bot.

Cards that are safe near 99 are kept (keeping.py), the others go while there is room. Nobody looks
at more than his own hand and what lies open.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.seats import NOBODY
from tablee.games.palab.cards import (
    BOL,
    KINDS,
    MOI_TOI,
    NO_CARD,
    NO_SECRET,
    OPPOSITE,
    OVERFLOW,
    PLAY_NONE,
    REFRESH,
    SALVAGE_ONE,
    SWAP,
    TO_FOU,
    TOEM,
    ZERO,
    plain,
)
from tablee.games.palab.gauge import gauge_after, meaning_of
from tablee.games.palab.keeping import (
    KEEP,
    best_of,
    figure_at,
    has_safe,
    ways,
    worst_but_bol,
    worst_card,
    worth,
)
from tablee.games.palab.moves import (
    CANCEL,
    DISCARD,
    ENOUGH,
    KEEP_QUIET,
    LET_PASS,
    PLAY_TOP,
    REVEAL,
    SALVAGE,
    SWAP_WITH,
    TAKE,
    USE_SECRET,
)
from tablee.games.palab.numbers import give, name_figure, name_target, play, play_as, play_at
from tablee.games.palab.state import (
    CHOICE,
    DRAFT,
    FULL,
    GIVING,
    LEFTOVER,
    MAUVE,
    NEARLY,
    NO_FIGURE,
    REFRESHING,
    REVEALING,
    TURN,
    State,
)

USUAL: Final = 12  # what a card is worth on average
BARE: Final = 20  # how bad it is to be left without a safe card
ESCAPE: Final = 14  # discarded by choice: whatever is worth less


def habit(s: State, seat: i64) -> i64:
    """The move of this seat, wherever it must make one."""
    if s.due == TURN:
        return at_turn(s, seat)
    if s.due == CHOICE:
        return named(s, seat, s.laid.card, s.laid.meaning, s.charm)
    if s.due == LEFTOVER:
        return named(s, seat, s.leftover, meaning_of(s, s.leftover), NO_SECRET)
    if s.due == DRAFT:
        return TAKE + best_of(s.offer)
    if s.due == GIVING:
        left = worst_card(s.hands[seat], NO_CARD, False)
        right = worst_card(s.hands[seat], left, False)
        if s.seats() == 2 and right != NO_CARD and right < left:
            return give(right, left)
        return give(left, right)
    if s.due == REVEALING:
        return REVEAL + worst_card(s.hands[seat], NO_CARD, False)
    if s.due == MAUVE:
        return DISCARD + worst_card(s.hands[seat], NO_CARD, True)
    if s.due == REFRESHING:
        return discard_more(s, seat)
    return KEEP_QUIET


def cries(s: State, seat: i64) -> bool:
    """A To fou out of turn: only to save a card without which one would be lost."""
    cried: i64 = len(s.laid.cries)
    if cried & 1 == 1:
        return s.turn == seat and not has_safe(s.hands[seat], s.gauge, TO_FOU)
    if s.laid.cancels and s.last == seat:
        return not has_safe(s.hands[seat], s.last_gauge, TO_FOU)
    return False


def at_turn(s: State, seat: i64) -> i64:
    """The safe card that one would miss the least; if there is none, whatever may save one."""
    best: i64 = -1
    most: i64 = -1000
    hand = s.hands[seat].counts
    for card in range(i64(KINDS)):
        if hand[card] > 0 and card != BOL:
            meaning = meaning_of(s, card)
            for way in range(ways(meaning)):
                figure = figure_at(meaning, way)
                gauge = gauge_after(s.gauge, meaning, figure, s.charm)
                if gauge <= FULL:
                    liking = liked(s, seat, card, meaning, gauge)
                    if liking > most:
                        most = liking
                        best = move_for(s, seat, card, meaning, figure)
    if hand[TO_FOU] > 0 and s.last != NOBODY and s.last != seat:
        if -KEEP[TO_FOU] > most:
            most = -KEEP[TO_FOU]
            best = CANCEL
    if best == -1:
        return in_need(s, seat)
    return best


def liked(s: State, seat: i64, card: i64, meaning: i64, gauge: i64) -> i64:
    """One likes to play what is worth little, and not to be left without a safe card."""
    hand = s.hands[seat]
    liking = -KEEP[plain(card)]
    if meaning == MOI_TOI:
        target = s.after(seat)
        return liking + (USUAL * s.hands[target].size - worth(hand) + KEEP[plain(card)]) // 2
    hand.add(card, -1)
    if not has_safe(hand, gauge, NO_CARD):
        liking -= BARE
    hand.add(card)
    return liking


def in_need(s: State, seat: i64) -> i64:
    """No card is safe: the secret, the top of the pile, or the end."""
    secret = useful_secret(s, seat)
    if secret != -1:
        return secret
    if (s.gauge >= NEARLY or s.hands[seat].size == 0) and s.a_card_is_left():
        return PLAY_TOP
    if s.is_stuck(seat):
        return LET_PASS  # palab.reshuffle
    hand = s.hands[seat].counts
    card: i64 = BOL
    for other in range(i64(KINDS)):
        if hand[other] > 0:
            card = other
            break
    meaning = meaning_of(s, card)
    return move_for(s, seat, card, meaning, figure_at(meaning, 0))


def useful_secret(s: State, seat: i64) -> i64:
    """-1: none."""
    if s.charm != NO_SECRET:
        return -1
    if s.has_secret(seat, PLAY_NONE):
        return USE_SECRET
    cards = s.hands[seat].size - s.hands[seat].counts[BOL]
    if s.has_secret(seat, ZERO) or s.has_secret(seat, OPPOSITE) or s.has_secret(seat, OVERFLOW):
        if cards > 0:
            return USE_SECRET
    elif s.has_secret(seat, SWAP):
        return SWAP_WITH + s.after(seat)
    elif s.has_secret(seat, REFRESH):
        if cards > 0:
            return DISCARD + worst_but_bol(s.hands[seat])
    elif s.has_secret(seat, SALVAGE_ONE):
        if s.played:
            card = best_of(s.played)
            if KEEP[plain(card)] >= ESCAPE:
                return SALVAGE + card
    return -1


def discard_more(s: State, seat: i64) -> i64:
    """palab.secret.refresh: all that is not worth keeping."""
    if s.hands[seat].size > s.hands[seat].counts[BOL]:
        card = worst_but_bol(s.hands[seat])
        if KEEP[plain(card)] < ESCAPE:
            return DISCARD + card
    return ENOUGH


def named(s: State, seat: i64, card: i64, meaning: i64, charm: i64) -> i64:
    """For a card that was turned up: what leaves the gauge lowest; a To fou cancels if it can."""
    if card == TO_FOU and s.due == CHOICE and s.last != NOBODY and s.last != seat:
        return CANCEL
    low = figure_at(meaning, 0)
    if low == NO_FIGURE:
        return name_target(target_of(s, seat))
    high = figure_at(meaning, ways(meaning) - 1)
    if gauge_after(s.gauge, meaning, high, charm) < gauge_after(s.gauge, meaning, low, charm):
        return name_figure(high)  # palab.secret.opposite
    return name_figure(low)


def target_of(s: State, seat: i64) -> i64:
    """Who has lost a round already, else the next one."""
    other = s.after(seat)
    for _ in range(s.seats() - 1):
        if s.secrets[other] != NO_SECRET:
            return other
        other = s.after(other)
    return s.after(seat)


def move_for(s: State, seat: i64, card: i64, meaning: i64, figure: i64) -> i64:
    if ways(meaning) > 1 or card == TO_FOU:
        return play_as(card, figure)
    if meaning == MOI_TOI:
        return play_at(card, s.after(seat))
    if meaning == TOEM:
        return play_at(card, target_of(s, seat))
    return play(card)
