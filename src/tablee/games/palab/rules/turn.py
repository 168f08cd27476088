"""A turn: a card of the hand or of the top, its choices, and who comes next."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, NOBODY
from tablee.games.palab.cards import BOL, MIROIR, NO_CARD, TO_FOU, figures, names_target
from tablee.games.palab.events import (
    CRIED,
    MIRRORED,
    NAMED_FIGURE,
    NAMED_TARGET,
    PASSED,
    PLAYED,
    SAT_OUT,
    SPILLED,
    TURNED_UP,
)
from tablee.games.palab.gauge import meaning_of
from tablee.games.palab.rules.drawing import go_late, too_late, top_card
from tablee.games.palab.rules.ending import lose_round
from tablee.games.palab.rules.tofou import onto_pile, open_window, out_of_hand
from tablee.games.palab.state import (
    CHOICE,
    END_TURN,
    NO_FIGURE,
    PROCEED,
    TURN,
    TURN_UP,
    Laid,
    State,
)


def begin_turn(s: State, seat: i64, ear: Ear) -> None:
    """palab.turn; palab.reshuffle: who would have to play the top card passes if there is none.

    Unless a secret may still bring a card: then its owner is asked.
    """
    s.turn = seat
    if s.is_stuck(seat) and not s.secret_brings_cards(seat):
        pass_turn(s, ear)
    else:
        s.due = TURN


def pass_turn(s: State, ear: Ear) -> None:
    """palab.reshuffle: whoever has neither a card nor the wish to use a secret."""
    ear.hear(EVERYBODY, PASSED, s.turn, 0)
    s.then = END_TURN
    s.due = PROCEED


def pass_on(s: State, ear: Ear) -> None:
    """palab.toem: to whoever was named; palab.super-skip: not to those who sit a turn out."""
    seat = s.named if s.named != NOBODY else s.after(s.turn)
    s.named = NOBODY
    while s.front[seat] != NO_CARD:
        ear.hear(EVERYBODY, SAT_OUT, seat, 0)
        s.discards.add(s.front[seat])  # palab.discard: a finished Super Skip
        s.front[seat] = NO_CARD
        seat = s.after(seat)
    begin_turn(s, seat, ear)


def play_card(s: State, seat: i64, card: i64, ear: Ear) -> None:
    """palab.play.hand: face up on the pile of played cards; its choices come with it."""
    ear.hear(EVERYBODY, PLAYED, seat, card)
    out_of_hand(s, seat, card)
    lay(s, card, ear)


def lay(s: State, card: i64, ear: Ear) -> None:
    meaning = meaning_of(s, card)
    if card == MIROIR:
        ear.hear(EVERYBODY, MIRRORED, meaning, 0)
    s.laid = Laid(card, meaning, NO_FIGURE, NOBODY, False, [])
    onto_pile(s, card, meaning)


def ready(s: State, ear: Ear) -> None:
    """The card and its choices are known: palab.bol, or else others may react."""
    if s.laid.card == BOL:
        ear.hear(EVERYBODY, SPILLED, s.turn, 0)
        lose_round(s, s.turn, ear)
        return
    if s.laid.figure == NO_FIGURE and not s.laid.cancels:
        only_figure = figures(s.laid.meaning)
        if len(only_figure) == 1:
            s.laid.figure = only_figure[0]
    open_window(s, ear)


def count_as(s: State, figure: i64, ear: Ear) -> None:
    """palab.choice: the player chooses."""
    s.laid.figure = figure
    ear.hear(EVERYBODY, NAMED_FIGURE, s.turn, figure)
    ready(s, ear)


def aim_at(s: State, target: i64, ear: Ear) -> None:
    """palab.toem, palab.moi-toi: a person of one's choice."""
    s.laid.target = target
    ear.hear(EVERYBODY, NAMED_TARGET, s.turn, target)
    ready(s, ear)


def cancel_last(s: State, ear: Ear) -> None:
    """palab.to-fou.turn: a To fou, from the hand or from the top, against the last card."""
    if s.laid.card == NO_CARD:
        play_card(s, s.turn, TO_FOU, ear)
    s.laid.cancels = True
    ear.hear(EVERYBODY, CRIED, s.turn, s.last)
    ready(s, ear)


def play_top(s: State, ear: Ear) -> None:
    """palab.play.top: seen by all only once it is played."""
    if too_late(s):
        go_late(s, s.turn, ear)
    else:
        s.due = TURN_UP


def turn_up(s: State, chance: Chance, ear: Ear) -> None:
    """palab.play.top: whoever's turn it is makes its choices now."""
    card = top_card(s, NOBODY, chance, ear)
    ear.hear(EVERYBODY, TURNED_UP, s.turn, card)
    lay(s, card, ear)
    if leaves_a_choice(card, s.laid.meaning):
        s.due = CHOICE
    else:
        ready(s, ear)


def leaves_a_choice(card: i64, meaning: i64) -> bool:
    """A figure, a person, or what a To fou is for."""
    return card == TO_FOU or names_target(meaning) or len(figures(meaning)) > 1
