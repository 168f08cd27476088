"""The 76 cards of Palab, the eight secrets and the ten events, by number and by name."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.pile import Pile

# White cards (palab.colours): a 2 is 0, a 9 is 7; then those that leave a choice.
LOWEST: Final = 2
ZERO_24: Final = 8
ONE_11: Final = 9
TEN: Final = 10
STAR: Final = 11  # palab.stars: a white card and this much is the same card with a star
# Mauve cards
MIROIR: Final = 22
REVERSE: Final = 23
TOEM: Final = 24
MOI_TOI: Final = 25
MAX: Final = 26
TO_FOU: Final = 27
SKIP: Final = 28
SUPER_SKIP: Final = 29
# Neither
BOL: Final = 30

KINDS: Final = 31
CARDS: Final = 76
NO_CARD: Final = -1
COPIES: Final = 4
RARE: Final = 2  # palab.deck: of Super Skip and Bol renversé

TO_FOU_FIGURE: Final = 12  # palab.to-fou
LOWEST_FIGURE: Final = -10

# The secrets, in the order of the rulebook
FOUR: Final = 0
REFRESH: Final = 1
PLAY_NONE: Final = 2
ZERO: Final = 3
OPPOSITE: Final = 4
OVERFLOW: Final = 5
SALVAGE_ONE: Final = 6
SWAP: Final = 7
SECRETS: Final = 8
NO_SECRET: Final = -1

HAPPENINGS: Final = 10  # the events: from 1
NO_HAPPENING: Final = 0

# Names for whatever has a text or a picture for each card (lines.*.toml, the browser).
NAMES: Final = (
    "2", "3", "4", "5", "6", "7", "8", "9", "0-24", "1-11", "plus-minus-10",
    "miroir", "reverse", "toem", "moi-toi", "max", "to-fou", "skip", "super-skip", "bol",
)  # fmt: skip
SECRET_NAMES: Final = (
    "four", "refresh", "skip", "zero", "opposite", "overflow", "salvage", "swap",
)  # fmt: skip


def white(card: i64) -> bool:
    """palab.colours: has it a figure of its own?"""
    return card < MIROIR


def mauve(card: i64) -> bool:
    """palab.colours: is it an action? Bol renversé is neither white nor mauve."""
    return MIROIR <= card < BOL


def starred(card: i64) -> bool:
    return STAR <= card < MIROIR


def plain(card: i64) -> i64:
    """The same card without its star."""
    if starred(card):
        return card - STAR
    return card


def name(card: i64) -> str:
    """The same with a star and without."""
    unstarred = plain(card)
    return NAMES[unstarred if unstarred < STAR else unstarred - STAR]


def lowest_figure(card: i64) -> i64:
    """palab.event.1: a choice card ranks by its lowest figure."""
    low = plain(card)
    if low == ZERO_24:
        return 0
    if low == ONE_11:
        return 1
    if low == TEN:
        return -10
    return low + LOWEST


# By what a card stands for, nothing first: the figures that it may count (palab.value,
# palab.choice; palab.miroir: on nothing, 0).
FIGURES: Final[list[list[int]]] = [
    [0], [2], [3], [4], [5], [6], [7], [8], [9], [0, 24], [1, 11], [-10, 10],
    *[[] for _ in range(STAR, TO_FOU)], [TO_FOU_FIGURE], [], [], [],
]  # fmt: skip


def figures(meaning: i64) -> list[int]:
    """The figures that a card which stands for this may count; [] if it has none."""
    return FIGURES[meaning - NO_CARD]


def names_target(meaning: i64) -> bool:
    """palab.toem, palab.moi-toi: does it name somebody?"""
    return TOEM <= meaning <= MOI_TOI


def full_deck(stars: bool) -> Pile:
    """palab.deck; palab.stars: one of the four copies of a white card, if there are events."""
    pile = empty_pile()
    for card in range(i64(KINDS)):
        if card < STAR:
            pile.add(card, COPIES - 1 if stars else COPIES)
        elif card < MIROIR:
            pile.add(card, 1 if stars else 0)
        else:
            pile.add(card, RARE if card >= SUPER_SKIP else COPIES)
    return pile


def empty_pile() -> Pile:
    return Pile(vec[i64]([0] * KINDS), 0)


def pile_of(cards: list[int]) -> Pile:
    pile = empty_pile()
    for card in cards:
        pile.add(card)
    return pile


def cards_of(pile: Pile) -> list[int]:
    """One by one, in the order of their numbers."""
    cards: list[int] = []
    for card in range(i64(KINDS)):
        for _ in range(pile.counts[card]):
            cards.append(card)
    return cards
