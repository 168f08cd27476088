"""What hands could do, which rule forbids it, and what silence becomes."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.seats import NOBODY
from tablee.games.palab.cards import (
    BOL,
    KINDS,
    NO_CARD,
    OPPOSITE,
    OVERFLOW,
    PLAY_NONE,
    REFRESH,
    SALVAGE_ONE,
    SWAP,
    TO_FOU,
    ZERO,
    figures,
    mauve,
    names_target,
)
from tablee.games.palab.gauge import gauge_after, meaning_of
from tablee.games.palab.moves import (
    CANCEL,
    DISCARD,
    ENOUGH,
    LET_PASS,
    PLAY_TOP,
    REVEAL,
    SALVAGE,
    SWAP_WITH,
    TAKE,
    USE_SECRET,
)
from tablee.games.palab.numbers import (
    give,
    name_figure,
    name_target,
    play,
    play_as,
    play_at,
)
from tablee.games.palab.state import FULL, NEARLY, NO_FIGURE, State


def turn_moves(s: State, seat: i64) -> list[int]:
    """palab.turn: a card of the hand or the top card; or first a secret that was turned."""
    moves: list[int] = []
    hand = s.hands[seat].counts
    for card in range(i64(KINDS)):
        if hand[card] > 0:
            add_ways(s, seat, card, moves)
    moves.append(PLAY_TOP)
    if s.is_stuck(seat):
        moves.append(LET_PASS)  # palab.reshuffle
    add_secrets(s, seat, moves)
    return moves


def add_ways(s: State, seat: i64, card: i64, moves: list[int]) -> None:
    """A card with every choice that it leaves (palab.choice, palab.toem, palab.moi-toi)."""
    meaning = meaning_of(s, card)
    found = figures(meaning)
    if len(found) > 1 or card == TO_FOU:
        for figure in found:
            moves.append(play_as(card, figure))
    elif names_target(meaning):
        for target in range(s.seats()):
            if target != seat:
                moves.append(play_at(card, target))
    else:
        moves.append(play(card))
    if card == TO_FOU:
        moves.append(CANCEL)


def add_secrets(s: State, seat: i64, moves: list[int]) -> None:
    """Once a round: see secrets.py."""
    if s.has_secret(seat, REFRESH):
        add_each(DISCARD, s, seat, moves)
    elif s.has_secret(seat, SALVAGE_ONE):
        for card in range(i64(KINDS)):
            if card in s.played:
                moves.append(SALVAGE + card)
    elif s.has_secret(seat, SWAP):
        for target in range(s.seats()):
            if target != seat:
                moves.append(SWAP_WITH + target)
    elif (
        s.has_secret(seat, PLAY_NONE)
        or s.has_secret(seat, ZERO)
        or s.has_secret(seat, OPPOSITE)
        or s.has_secret(seat, OVERFLOW)
    ):
        moves.append(USE_SECRET)


def add_each(verb: i64, s: State, seat: i64, moves: list[int]) -> None:
    """This verb with each kind of card in the hand."""
    for card in range(i64(KINDS)):
        if s.hands[seat].counts[card] > 0:
            moves.append(verb + card)


def choice_moves(s: State, seat: i64, card: i64, meaning: i64) -> list[int]:
    """The choices of a card that was turned up (palab.play.top, palab.event.5)."""
    moves: list[int] = []
    for figure in figures(meaning):
        moves.append(name_figure(figure))
    if names_target(meaning):
        for target in range(s.seats()):
            if target != seat:
                moves.append(name_target(target))
    if card == TO_FOU and s.laid.card == TO_FOU:
        moves.append(CANCEL)
    return moves


def gifts(s: State, seat: i64) -> list[int]:
    """palab.event.3: any two cards; of two people, the order doesn't matter."""
    moves: list[int] = []
    hand = s.hands[seat].counts
    for left in range(i64(KINDS)):
        if hand[left] == 0:
            continue
        if s.hands[seat].size == 1:
            moves.append(give(left, NO_CARD))
            continue
        for right in range(i64(KINDS)):
            copies = hand[right]
            if right == left:
                copies -= 1
            if copies > 0 and (s.seats() > 2 or left <= right):
                moves.append(give(left, right))
    return moves


def reveals(s: State, seat: i64) -> list[int]:
    """palab.event.10"""
    moves: list[int] = []
    add_each(REVEAL, s, seat, moves)
    return moves


def discards(s: State, seat: i64, refreshing: bool) -> list[int]:
    """palab.event.2, palab.secret.refresh"""
    moves: list[int] = []
    add_each(DISCARD, s, seat, moves)
    if refreshing:
        moves.append(ENOUGH)
    return moves


def takes(s: State) -> list[int]:
    """palab.event.5"""
    moves: list[int] = []
    for card in range(i64(KINDS)):
        if card in s.offer:
            moves.append(TAKE + card)
    return moves


def why_not_at_turn(s: State, seat: i64, move: i64) -> str | None:
    if move == PLAY_TOP:
        if not s.a_card_is_left():
            return "palab.reshuffle"
        if s.hands[seat].size > 0 and s.gauge < NEARLY:
            return "palab.play.top"
    elif move == CANCEL:
        return why_not_cancel(s, seat)
    elif move == DISCARD + BOL:
        return "palab.bol"
    return None


def why_not_cancel(s: State, seat: i64) -> str | None:
    """palab.to-fou.turn: the last card that took effect, if it is another person's."""
    if s.last == NOBODY or s.last == seat:
        return "palab.to-fou.turn"
    return None


def why_not_mauve(move: i64) -> str | None:
    if mauve(move - DISCARD):
        return None
    return "palab.event.2"


def silence_at_turn(s: State, seat: i64) -> i64:
    """The first card that does not lose, or the top card; else the first, come what may."""
    if s.is_stuck(seat):
        return LET_PASS  # palab.reshuffle
    hand = s.hands[seat].counts
    first: i64 = PLAY_TOP
    for card in range(i64(KINDS)):
        if hand[card] > 0:
            meaning = meaning_of(s, card)
            figure = safest(s, meaning)
            if card != BOL and gauge_after(s.gauge, meaning, figure, s.charm) <= FULL:
                return plainly(s, seat, card, meaning, figure)
            if first == PLAY_TOP:
                first = plainly(s, seat, card, meaning, figure)
    if s.gauge >= NEARLY and s.a_card_is_left():
        return PLAY_TOP
    return first


def safest(s: State, meaning: i64) -> i64:
    """The first figure that does not lose, or else the first."""
    found = figures(meaning)
    for figure in found:
        if gauge_after(s.gauge, meaning, figure, s.charm) <= FULL:
            return figure
    if len(found) > 0:
        return found[0]
    return NO_FIGURE


def plainly(s: State, seat: i64, card: i64, meaning: i64, figure: i64) -> i64:
    """A card with this figure, or aimed at the next one."""
    if len(figures(meaning)) > 1 or card == TO_FOU:
        return play_as(card, figure)
    if names_target(meaning):
        return play_at(card, s.after(seat))
    return play(card)


def lowest_card(s: State, seat: i64, but: i64) -> i64:
    """The first card of a hand in their order, leaving one of another kind aside; or NO_CARD."""
    hand = s.hands[seat].counts
    for card in range(i64(KINDS)):
        copies = hand[card]
        if card == but:
            copies -= 1
        if copies > 0:
            return card
    return NO_CARD


def first_mauve(s: State, seat: i64) -> i64:
    for card in range(i64(KINDS)):
        if mauve(card) and s.hands[seat].counts[card] > 0:
            return card
    return NO_CARD
