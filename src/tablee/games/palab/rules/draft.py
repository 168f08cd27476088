"""palab.event.5: cards for everybody to take one of, and a last one that plays itself."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, NOBODY
from tablee.games.palab.cards import (
    BOL,
    MAX,
    MIROIR,
    NO_CARD,
    NO_SECRET,
    REVERSE,
    figures,
    names_target,
)
from tablee.games.palab.events import (
    DISCARDED,
    LEFT_OVER,
    MIRRORED,
    NAMED_FIGURE,
    NAMED_TARGET,
    OFFERED,
    TOOK,
)
from tablee.games.palab.gauge import gauge_after, meaning_of
from tablee.games.palab.rules.drawing import go_late, too_late, top_card
from tablee.games.palab.rules.effects import act, move_gauge
from tablee.games.palab.rules.tofou import onto_pile
from tablee.games.palab.state import (
    DRAFT,
    END_TURN,
    FULL,
    LEFTOVER,
    NO_FIGURE,
    OFFER,
    PROCEED,
    State,
)


def turn_up_offer(s: State, ear: Ear) -> None:
    """One card more than there are people, or as many as there are."""
    if len(s.offer) <= s.seats() and s.a_card_is_left():
        if too_late(s):
            go_late(s, s.turn, ear)
        else:
            s.due = OFFER
    elif s.offer:
        s.chooser = s.after(s.turn)
        s.due = DRAFT
    else:
        end(s)


def offer_one(s: State, chance: Chance, ear: Ear) -> None:
    card = top_card(s, NOBODY, chance, ear)
    s.offer.append(card)
    ear.hear(EVERYBODY, OFFERED, card, 0)
    turn_up_offer(s, ear)


def take(s: State, seat: i64, card: i64, ear: Ear) -> None:
    """In turn order each takes one, you last of all; what is left over plays itself."""
    s.offer.remove(card)
    s.hands[seat].add(card)
    s.memory.all_learn(seat, card)
    ear.hear(EVERYBODY, TOOK, seat, card)
    if not s.offer:
        end(s)
    elif seat == s.turn:
        s.chooser = NOBODY
        play_itself(s, s.offer.pop(), ear)
    else:
        s.chooser = s.after(seat)


def end(s: State) -> None:
    s.chooser = NOBODY
    s.leftover = NO_CARD
    s.then = END_TURN
    s.due = PROCEED


def play_itself(s: State, card: i64, ear: Ear) -> None:
    """You make its choices; there is no window, and no further event."""
    ear.hear(EVERYBODY, LEFT_OVER, s.turn, card)
    meaning = meaning_of(s, card)
    if card == MIROIR:
        ear.hear(EVERYBODY, MIRRORED, meaning, 0)
    s.leftover = card
    found = figures(meaning)
    if len(found) > 1 or names_target(meaning):
        s.due = LEFTOVER
    elif len(found) == 1:
        count(s, found[0], ear)
    elif meaning == MAX:
        onto_pile(s, card, meaning)
        move_gauge(s, gauge_after(s.gauge, meaning, NO_FIGURE, NO_SECRET), ear)
        end(s)
    elif card == BOL:
        throw_away(s, ear)
    else:  # Skip and Super Skip do nothing
        onto_pile(s, card, meaning)
        if meaning == REVERSE:
            act(s, meaning, NOBODY, ear)
        end(s)


def name_figure(s: State, figure: i64, ear: Ear) -> None:
    ear.hear(EVERYBODY, NAMED_FIGURE, s.turn, figure)
    count(s, figure, ear)


def count(s: State, figure: i64, ear: Ear) -> None:
    """A card that passes 99 is discarded; a To fou counts 12."""
    meaning = meaning_of(s, s.leftover)
    gauge = gauge_after(s.gauge, meaning, figure, NO_SECRET)
    if gauge > FULL:
        throw_away(s, ear)
        return
    onto_pile(s, s.leftover, meaning)
    move_gauge(s, gauge, ear)
    end(s)


def throw_away(s: State, ear: Ear) -> None:
    s.discards.add(s.leftover)
    ear.hear(EVERYBODY, DISCARDED, s.turn, s.leftover)
    end(s)


def name_target(s: State, target: i64, ear: Ear) -> None:
    """Toem: who plays next; Moi-toi: with whom you swap."""
    ear.hear(EVERYBODY, NAMED_TARGET, s.turn, target)
    meaning = meaning_of(s, s.leftover)
    onto_pile(s, s.leftover, meaning)
    act(s, meaning, target, ear)
    end(s)
