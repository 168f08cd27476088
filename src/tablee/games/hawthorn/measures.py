"""What a designer asks about Hawthorn, answered for one finished hand."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tablee.engine.ear import HIDDEN, Told
from tablee.engine.match import Match
from tablee.games.deck55 import CARDS
from tablee.games.hawthorn.events import (
    DEALT,
    DRAWING_BEGAN,
    DREW,
    FIRST_PLAYER,
    FOLDED,
    PAIRED,
    PLAYED,
    PLAYING_BEGAN,
    POT_TAKEN,
    REPLACED,
    RESHUFFLED,
    TIE_CARD_DEALT,
)
from tablee.games.hawthorn.rules import MOST_WITH_ONE_DECK, decks_for
from tablee.games.hawthorn.state import HAND

AT_STAKE: Final = ("points", "wins")
QUESTIONS: Final = {
    "length": ("laps",),
    "choice": ("chosen", "drawn_pairs"),
    "stakes": ("pot",),
    "running_out": ("deck_emptied", "hand_emptied"),
}


class Measures(Struct, frozen=True):
    starter: int
    laps: int
    chosen: tuple[int, int]  # left by folding, or by a pair on purpose, of all who left
    drawn_pairs: tuple[int, int]  # left by a pair from the deck, of all who left
    pot: int
    deck_emptied: bool
    hand_emptied: bool  # somebody had to fold for want of a card in hand (hawthorn.hand.empty)


def variants(seats: int) -> dict[str, dict[str, object]]:
    """One deck and two, wherever they are possible: the rulebook asks which works."""
    one: dict[str, dict[str, object]] = {"one_deck": {"decks": 1}}
    two: dict[str, dict[str, object]] = {"two_decks": {"decks": 2}}
    return one | two if seats <= MOST_WITH_ONE_DECK else two


def measure(match: Match, told: Sequence[Told]) -> Measures:
    deck = cards_at_start(match)
    hands = [HAND - 1] * int(match.seats)  # after the card that everybody lays
    starter = -1
    laps = pot = chosen = drawn = left = 0
    drawing = discarded = deck_emptied = hand_emptied = False
    for one in told:
        if one.kind == FIRST_PLAYER:
            starter = one.a
        elif one.kind in (DRAWING_BEGAN, PLAYING_BEGAN):
            laps = one.a
            drawing = one.kind == DRAWING_BEGAN
        elif one.kind in (TIE_CARD_DEALT, REPLACED, DREW) or is_dealt(one):
            deck -= 1
            deck_emptied = deck_emptied or deck == 0
            discarded = discarded or one.kind == REPLACED
        elif one.kind == RESHUFFLED:
            deck = one.a
            discarded = False
        elif one.kind == PLAYED:
            hands[one.a] -= 1
        elif one.kind == PAIRED:
            left += 1
            drawn += drawing
            chosen += not drawing  # hawthorn.lap: from the hand, it was on purpose
            discarded = True
        elif one.kind == FOLDED:
            left += 1
            no_hand = not drawing and hands[one.a] == 0
            no_deck = drawing and deck == 0 and not discarded
            hand_emptied = hand_emptied or no_hand
            chosen += not (no_hand or no_deck)  # hawthorn.deck: only folding was legal
            discarded = True
        elif one.kind == POT_TAKEN:
            pot = one.b
    return Measures(
        starter, laps, (chosen, left), (drawn, left), pot, deck_emptied, hand_emptied
    )  # fmt: skip


def cards_at_start(match: Match) -> int:
    options = match.options
    return CARDS * int(decks_for(match.seats, getattr(options, "decks", 0)))


def is_dealt(one: Told) -> bool:
    """A card for a hand is told twice: to its owner, and to the others without its value."""
    return bool(one.kind == DEALT and one.b == HIDDEN)
