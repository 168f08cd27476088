"""Which number stands for which move in the law, as moves.py counts them."""

from mypy_extensions import i64

from tablee.games.palab.cards import KINDS, LOWEST_FIGURE, NO_CARD
from tablee.games.palab.moves import (
    GIVE,
    NAME_FIGURE,
    NAME_TARGET,
    PLAY,
    PLAY_AS,
    PLAY_AT,
)


def play(card: i64) -> i64:
    return PLAY + card


def play_as(card: i64, figure: i64) -> i64:
    return PLAY_AS + card + KINDS * (figure - LOWEST_FIGURE)


def play_at(card: i64, target: i64) -> i64:
    return PLAY_AT + card + KINDS * target


def name_figure(figure: i64) -> i64:
    return NAME_FIGURE + figure - LOWEST_FIGURE


def name_target(target: i64) -> i64:
    return NAME_TARGET + target


def give(left: i64, right: i64) -> i64:
    """A card to the left, and one to the right or NO_CARD."""
    return GIVE + both(left, right)


def both(left: i64, right: i64) -> i64:
    """Two cards of one choice as one number; a choice of one card is that card."""
    return left + KINDS * (right - NO_CARD)


def first_of_both(choice: i64) -> i64:
    return choice % KINDS


def second_of_both(choice: i64) -> i64:
    return choice // KINDS + NO_CARD


def figure_of(offset: i64) -> i64:
    """The figure of a move, by its distance from the first of its kind."""
    return offset + LOWEST_FIGURE
