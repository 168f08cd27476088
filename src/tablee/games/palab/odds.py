"""The top card of the draw pile: how likely each kind is, from all that a seat can know."""

from __future__ import annotations

from tablee.engine.seats import NOBODY
from tablee.games.palab.cards import (
    BOL,
    KINDS,
    MIROIR,
    TO_FOU,
    figures,
    pile_of,
    plain,
)
from tablee.games.palab.gauge import gauge_after
from tablee.games.palab.imagining import what_is_unseen
from tablee.games.palab.state import FULL, NO_FIGURE
from tablee.games.palab.view import View


def top_card(view: View) -> list[float]:
    """By card; an empty pile is remade before it is drawn from (palab.reshuffle)."""
    unseen = list(what_is_unseen(view).counts)
    if view.on_top:  # palab.event.10: one of these, unless it is in sight by now
        there = pile_of(view.on_top[-1].cards).counts
        counts = [min(there[card], unseen[card]) for card in range(KINDS)]
    elif view.pile > 0:  # hands and pile are alike: any unseen card may lie on top
        counts = unseen
    else:
        counts = list(pile_of([*view.played[:-1], *view.discards]).counts)
    total = sum(counts)
    return [float(count) / float(total) if total > 0 else 0.0 for count in counts]


def harmful(view: View) -> list[bool]:
    """By card: would it lose the round, played from the top, whatever one chose?"""
    return [card == BOL or lowest_gauge(view, card) > FULL for card in range(KINDS)]


def lowest_gauge(view: View, card: int) -> int:
    """Where the gauge would be, if one made the best choice."""
    if card == TO_FOU and view.cancellable not in (NOBODY, view.seat):  # palab.to-fou.turn
        return view.cancel_gauge
    meaning = view.mirror if card == MIROIR else plain(card)
    found = figures(meaning) or [NO_FIGURE]
    return min(gauge_after(view.gauge, meaning, figure, view.charm) for figure in found)


def chance_of_harm(view: View) -> float:
    """How often the top card would lose the round."""
    chances = zip(top_card(view), harmful(view), strict=True)
    return sum(chance for chance, harms in chances if harms)
