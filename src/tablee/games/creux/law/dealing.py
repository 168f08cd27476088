"""What the croupier deals: hands, memories, constraints, and cards of the pile for the album."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, NOBODY, only
from tablee.games.creux.law.events import (
    CONSTRAINT_DRAWN,
    MEMORY_DEALT,
    MEMORY_DRAWN,
    SHUFFLED,
)
from tablee.games.creux.law.state import (
    BINDING,
    CHOOSING,
    DEALING,
    DECOYS,
    DRAWING,
    HAND,
    KEEPING,
    NO_CARD,
    OVER,
    STARTING,
    THE_PILE,
    State,
)
from tablee.games.creux.law.turn import begin_turn, fill, prepare, wait_for_him


def deal(s: State, chance: Chance, ear: Ear) -> None:
    """One pick: of a constraint, or of a memory, from a pile that is never empty then."""
    if s.due == BINDING:
        bind(s, chance, ear)
        return
    if s.due == STARTING:
        begin_turn(s, ear)
    if s.pile.size == 0:
        shuffle(s, ear)
    if s.due == DEALING:
        deal_to_a_hand(s, chance, ear)
    elif s.due == DRAWING:
        draw(s, chance, ear)
    else:
        s.laid.append(s.pile.draw(chance))
        s.owners.append(THE_PILE)
        s.meant.append(THE_PILE)
        fill(s, ear)


def deal_to_a_hand(s: State, chance: Chance, ear: Ear) -> None:
    """creux.teams: six each, and one for each that was laid."""
    team = next_hand(s)
    card = s.pile.draw(chance)
    s.put(team, card)
    ear.hear(s.members(team), MEMORY_DEALT, s.members(team), card)
    if next_hand(s) != NOBODY:
        return
    then, s.then = s.then, i64(OVER)
    if then == STARTING:
        begin_turn(s, ear)
    elif then == CHOOSING:
        prepare(s, ear)
    elif then == DECOYS:
        wait_for_him(s, ear)
    else:
        s.due = then  # the pile was empty: what was to be dealt then


def next_hand(s: State) -> i64:
    """table.deal: who has fewest, clockwise; creux.decoy: from the left of the active team."""
    found: i64 = NOBODY
    fewest: i64 = HAND
    team = s.active()
    if s.then == STARTING:
        team = s.camps() - 1
    for _ in range(s.camps()):
        team = s.after(team)
        if s.held(team) < fewest:
            fewest = s.held(team)
            found = team
    return found


def draw(s: State, chance: Chance, ear: Ear) -> None:
    """creux.choose: hidden from the Grandfather and the other teams."""
    s.memories[s.mime] = s.pile.draw(chance)
    ear.hear(s.knowers(), MEMORY_DRAWN, s.child(), s.memories[s.mime])
    if s.throw_away and not s.renewed:
        s.due = KEEPING
    else:
        prepare(s, ear)


def bind(s: State, chance: Chance, ear: Ear) -> None:
    """creux.expert: secretly, for this mime; an empty pile is made anew of used ones."""
    if s.constraints.size == 0:
        for kind in s.spent:
            s.constraints.add(kind)
        s.spent = []
    s.bonds[s.mime] = s.constraints.draw(chance)
    ear.hear(only(s.child()), CONSTRAINT_DRAWN, s.child(), s.bonds[s.mime])
    prepare(s, ear)


def shuffle(s: State, ear: Ear) -> None:
    """creux.choose: all hands and past turns make the pile anew; the cards of this turn stay."""
    for place in range(i64(len(s.hands))):
        if s.hands[place] != NO_CARD:
            s.pile.add(s.hands[place])
            s.hands[place] = NO_CARD
    for card in s.gone:
        s.pile.add(card)
    for at in range(s.kept):
        s.pile.add(s.thrown[at])
    s.gone = []
    s.thrown = s.thrown[s.kept :]
    s.witnesses = s.witnesses[s.kept :]
    s.kept = 0
    ear.hear(EVERYBODY, SHUFFLED, 0, 0)
    if s.due != DEALING:
        s.then = s.due
        s.due = DEALING


def discard(s: State, card: i64) -> None:
    """creux.choose: thrown away; who has seen it, remembers."""
    s.thrown.append(card)
    s.witnesses.append(s.knowers())
