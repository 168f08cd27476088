"""Telling an excuse: a card, a story and those named in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.game import Ask, may, must
from tablee.engine.seats import EVERYBODY, NO_SEATS, NOBODY, only, ring, sits
from tablee.games.parrain.law.accusing import accuse, why_not_accuse
from tablee.games.parrain.law.cancelling import CANCELS, NAMED, cancel
from tablee.games.parrain.law.events import EXCUSE_TOLD, STEPPED_BACK
from tablee.games.parrain.law.excuses import EXCUSES, RED
from tablee.games.parrain.law.moves import MOST
from tablee.games.parrain.law.numbers import (
    ACCUSE,
    CANCEL,
    MENTIONS,
    PLACE,
    SAY,
    STEP_BACK,
    TELL,
)
from tablee.games.parrain.law.phase import Phase
from tablee.games.parrain.law.state import BEAT, FLOOR, HAND, State, helpers, side_of
from tablee.games.parrain.law.turn import change_anger, take_from_hand

MOST_COUNTED: Final = 3  # parrain.three


class Floor(Phase):
    """Whose turn it is tells, or accuses."""

    def __init__(self) -> None:
        super().__init__(judged=True)
        self.telling = [must(seat, "parrain.play", TELL.first) for seat in range(MOST)]
        self.helping = [may(seat, "parrain.help") for seat in range(MOST)]
        self.retorting = [may(seat, "parrain.talk") for seat in range(MOST)]

    def must(self, s: State) -> Ask | None:
        return self.telling[s.turn]

    def right(self, s: State, seat: i64) -> Ask | None:
        if sits(seat, s.named):
            return NAMED[seat]
        if sits(seat, helpers(s)):
            return self.helping[seat]
        return self.retorting[seat] if s.retort == seat else None

    def moves(self, s: State, seat: i64) -> list[int]:
        if seat == s.turn:
            family = [other for other in range(s.seats()) if other not in (seat, s.godfather)]
            return [TELL.first, *[ACCUSE.of(target) for target in family]]
        if sits(seat, s.named):
            return CANCELS[:]
        if sits(seat, helpers(s)):
            return [TELL.first]  # parrain.help
        return [SAY.first] if s.retort == seat else []

    def refusal(self, s: State, seat: i64, move: i64) -> str | None:
        if ACCUSE.has(move):
            return why_not_accuse(s, ACCUSE.value(move))
        return super().refusal(s, seat, move)

    def act(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        if TELL.has(move):
            tell(s, seat, TELL.value(move, PLACE), TELL.value(move, MENTIONS), ear)
        elif ACCUSE.has(move):
            accuse(s, ACCUSE.value(move), ear)
        else:
            cancel(s, seat, CANCEL.value(move), ear)


class Helping(Phase):
    """parrain.help: the partner has stepped in, and tells, or thinks better of it."""

    def __init__(self) -> None:
        super().__init__(judged=True)
        self.helping = [must(seat, "parrain.help", STEP_BACK.first) for seat in range(MOST)]

    def must(self, s: State) -> Ask | None:
        return self.helping[s.stepped]

    def right(self, s: State, seat: i64) -> Ask | None:
        """parrain.cancel.mentioned: until another card is played."""
        return NAMED[seat] if sits(seat, s.named) else None

    def moves(self, s: State, seat: i64) -> list[int]:
        if seat == s.stepped:
            return [STEP_BACK.first, TELL.first]
        return CANCELS[:] if sits(seat, s.named) else []

    def act(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        if TELL.has(move):
            tell(s, seat, TELL.value(move, PLACE), TELL.value(move, MENTIONS), ear)
        elif CANCEL.has(move):
            cancel(s, seat, CANCEL.value(move), ear)
        else:
            step_back(s, ear)


def tell(s: State, teller: i64, place: i64, mentions: i64, ear: Ear) -> None:
    """parrain.play: the card goes into play, and its teller draws another."""
    if len(s.cards) >= MOST_COUNTED and s.anger != RED:
        change_anger(s, 1, ear)  # parrain.three: anger rises first, and the three are gone
    card = take_from_hand(s, teller, place)
    mentions &= ring(s.seats()) & ~only(teller)
    s.cards.append(card)
    s.tellers.append(teller)
    s.mentions.append(mentions)
    s.struck.append(0)
    if teller != s.turn:
        s.helped |= only(teller)  # parrain.help: one in each turn
    s.stepped = NOBODY
    s.retort = NOBODY
    s.quiet = NO_SEATS
    # parrain.cancel.mentioned: opponents who were named, and no longer those named before
    s.named = mentions & ~(side_of(s, s.turn) | only(s.godfather))
    s.due = BEAT
    ear.hear(EVERYBODY, EXCUSE_TOLD, teller, card + EXCUSES * mentions)


def step_back(s: State, ear: Ear) -> None:
    """parrain.help: who stepped in and says nothing has had his chance in this turn."""
    s.helped |= only(s.stepped)
    ear.hear(EVERYBODY, STEPPED_BACK, s.stepped, 0)
    s.stepped = NOBODY
    s.due = FLOOR


def any_story(s: State, chance: Chance) -> i64:
    """Any card, and anybody may be named."""
    return TELL.of(chance.below(HAND), chance.below(int(ring(s.seats())) + 1))
