"""What hands could do, by what all can see; which rule forbids it is for the law to say."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.seats import CLOCK, sits
from tablee.games.parrain.law.accusing import concrete_is_ready
from tablee.games.parrain.law.bags import what_may_be_done
from tablee.games.parrain.law.cancelling import may_be_overruled
from tablee.games.parrain.law.numbers import (
    ACCUSE,
    BE_CONVINCED,
    CANCEL,
    CLOSE,
    LET_PASS,
    NAME_CULPRIT,
    OVERRULE,
    POUR_CONCRETE,
    SAY,
    STEP_BACK,
    STEP_IN,
    TELL,
    TRAP,
)
from tablee.games.parrain.law.state import (
    BEAT,
    EFFECT,
    FLOOR,
    HAND,
    HELPING,
    JUDGING,
    NAMING,
    State,
    helpers,
)

CANCELS: Final[list[int]] = [CANCEL.of(place) for place in range(HAND)]
TRAPS: Final[list[int]] = [TRAP.of(place) for place in range(HAND)]


def what_could_be_done(s: State, seat: i64) -> list[int]:
    if seat == CLOCK:
        return [CLOSE.first]
    if s.due == NAMING:  # parrain.end.pile: any player but himself
        return [NAME_CULPRIT.of(target) for target in family(s)]
    if seat == s.godfather:
        return by_the_godfather(s)
    moves = by_the_family(s, seat)
    if not s.boss_bag:
        return moves
    # parrain.boss-bag: at any time; who has nothing else to do may let it pass
    return [*(moves or [int(LET_PASS.first)]), *TRAPS]


def family(s: State) -> list[int]:
    """Everybody but the Godfather."""
    return [seat for seat in range(s.seats()) if seat != s.godfather]


def by_the_godfather(s: State) -> list[int]:
    moves: list[int] = []
    if s.due == BEAT:
        moves.append(LET_PASS.first)
    elif s.due == JUDGING:
        moves.append(BE_CONVINCED.first)
    return moves + verdicts(s)


def verdicts(s: State) -> list[int]:
    """What the Godfather may do at any time of a turn."""
    moves: list[int] = [OVERRULE.of(card) for card in may_be_overruled(s)]
    if concrete_is_ready(s):
        moves.append(POUR_CONCRETE.first)  # parrain.red
    if s.breath > 0:
        moves.append(SAY.first)  # parrain.talk
    return moves


def by_the_family(s: State, seat: i64) -> list[int]:
    if s.due == BEAT:
        if not sits(seat, s.answers.asked):
            return []
        return [LET_PASS.first, *(CANCELS if sits(seat, s.named) else [int(STEP_IN.first)])]
    if s.due == FLOOR:
        return on_the_floor(s, seat)
    if s.due == HELPING and seat == s.stepped:
        return [STEP_BACK.first, TELL.first]
    if s.due == EFFECT and seat == s.turn:
        return what_may_be_done(s)
    return []


def on_the_floor(s: State, seat: i64) -> list[int]:
    if seat == s.turn:
        return [TELL.first, *[ACCUSE.of(target) for target in family(s) if target != seat]]
    if sits(seat, s.named):
        return CANCELS[:]
    if sits(seat, helpers(s)):
        return [TELL.first]
    return [SAY.first] if s.retort == seat else []
