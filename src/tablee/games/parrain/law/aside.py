"""What goes on beside the hearing: words, gestures, whispers, the Godfather's verdicts, a trap."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.game import Ask, may
from tablee.engine.seats import EVERYBODY, NOBODY, only, sits
from tablee.games.parrain.law.accusing import concrete_is_ready
from tablee.games.parrain.law.cancelling import may_be_overruled, overrule
from tablee.games.parrain.law.ending import pour, trap
from tablee.games.parrain.law.events import FELL_SILENT, REACTED, SAID, WHISPERED
from tablee.games.parrain.law.excuses import is_police
from tablee.games.parrain.law.moves import GESTURES, MOST, REACTIONS
from tablee.games.parrain.law.numbers import (
    OVERRULE,
    POUR_CONCRETE,
    REACT,
    SAY,
    TRAP,
    WHISPER,
)
from tablee.games.parrain.law.state import HAND, State, circle
from tablee.games.parrain.law.turn import take_from_hand

ALL_REACTIONS: Final[list[int]] = [REACT.of(reaction) for reaction in range(REACTIONS)]
TRAPS: Final[list[int]] = [TRAP.of(place) for place in range(HAND)]

PRESIDING: Final = [may(seat, "parrain.cancel.godfather") for seat in range(MOST)]
INFORMING: Final = [may(seat, "parrain.boss-bag") for seat in range(MOST)]
TALKING: Final = [may(seat, "parrain.talk") for seat in range(MOST)]


def right_aside(s: State, seat: i64, judged: bool) -> Ask | None:
    """A right that nobody waits for; by what all can see."""
    if judged and seat == s.godfather and len(verdicts(s)) > 0:
        return PRESIDING[seat]
    if sits(seat, s.quiet):
        return None
    if s.boss_bag and seat != s.godfather:
        return INFORMING[seat]  # parrain.boss-bag: at any time
    return TALKING[seat]


def verdicts(s: State) -> list[int]:
    """What the Godfather may do until an accusation has gone through."""
    moves: list[int] = [OVERRULE.of(card) for card in may_be_overruled(s)]
    if concrete_is_ready(s):
        moves.append(POUR_CONCRETE.first)  # parrain.red
    if s.breath > 0:
        moves.append(SAY.first)  # parrain.talk
    return moves


def asides(s: State, seat: i64, awaited: bool) -> list[int]:
    """parrain.talk: who must act now does not laugh; and whispers go to partners alone."""
    moves: list[int] = []
    if not awaited and s.reactions[seat] > 0:
        moves += ALL_REACTIONS
    if s.whispers[seat] > 0:
        moves.append(WHISPER.first)
    if s.boss_bag and seat != s.godfather:
        moves += TRAPS
    return moves


def may_trap(s: State, seat: i64, move: i64) -> str | None:
    """parrain.boss-bag: only three cards call the police."""
    if TRAP.has(move) and not is_police(s.card(seat, TRAP.value(move))):
        return "parrain.boss-bag"
    return None


def act_aside(s: State, seat: i64, move: i64, ear: Ear) -> bool:
    """Whether the move was one of these."""
    if REACT.has(move):
        react(s, seat, REACT.value(move), ear)
    elif WHISPER.has(move):
        whisper(s, seat, ear)
    elif SAY.has(move):
        say(s, seat, SAY.value(move), ear)
    elif OVERRULE.has(move):
        overrule(s, OVERRULE.value(move), ear)
    elif POUR_CONCRETE.has(move):
        pour(s, ear)
    elif TRAP.has(move):
        inform(s, seat, TRAP.value(move), ear)
    else:
        return False
    return True


def react(s: State, seat: i64, reaction: i64, ear: Ear) -> None:
    s.reactions[seat] -= 1
    ear.hear(EVERYBODY, REACTED, seat, reaction)


def whisper(s: State, seat: i64, ear: Ear) -> None:
    """parrain.talk: for the partner's ear; nobody else learns that anything was said."""
    s.whispers[seat] -= 1
    ear.hear(circle(s, seat) | only(seat), WHISPERED, seat, 0)


def say(s: State, seat: i64, gesture: i64, ear: Ear) -> None:
    """parrain.talk: the Godfather has so many words in a turn; a retort is one."""
    if seat == s.godfather:
        s.breath -= 1
    else:
        s.retort = NOBODY
    ear.hear(EVERYBODY, SAID, seat, gesture)


def fall_silent(s: State, seat: i64, ear: Ear) -> None:
    """parrain.talk: asked no more, until the next card."""
    s.quiet |= only(seat)
    ear.hear(EVERYBODY, FELL_SILENT, seat, 0)


def inform(s: State, seat: i64, place: i64, ear: Ear) -> None:
    """parrain.boss-bag: the game ends, and nobody draws."""
    card = take_from_hand(s, seat, place)
    s.drawing = NOBODY
    s.discards.append(card)
    trap(s, seat, card, ear)


def any_gesture(chance: Chance) -> i64:
    return chance.below(GESTURES)
