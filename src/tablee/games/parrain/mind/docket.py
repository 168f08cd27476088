"""What has happened at a hearing, as far as it tells something about the money: from the events."""

from __future__ import annotations

from typing import Final, NamedTuple
from zlib import crc32

from tablee.engine.events import Event
from tablee.engine.seats import NOBODY, members
from tablee.games.parrain.law.events import (
    AccusationFell,
    Accused,
    AngerChanged,
    BagSeen,
    BagsMixed,
    Cancelled,
    Cast,
    Exchanged,
    ExcuseTold,
    Looked,
    LookedAway,
    Overruled,
    Rotated,
    Said,
    Summoned,
    Whispered,
)
from tablee.games.parrain.law.excuses import EXCHANGING, EYE, ROTATION, YELLOW, effect, works
from tablee.games.parrain.law.state import GODFATHER
from tablee.games.parrain.mind.story import Minutes

LOOK: Final = 0  # what an accuser did
LOOK_AWAY: Final = 1
LEFT: Final = 2  # everybody passes the bag on clockwise
RIGHT: Final = 3
SWAP: Final = 4

DEEDS: Final = {EYE: (LOOK, LOOK_AWAY), ROTATION: (LEFT, RIGHT), EXCHANGING: (SWAP,)}


class Deed(NamedTuple):
    """An accusation that went through, and what the accuser did then."""

    seat: int
    target: int
    done: int
    could: tuple[int, ...]  # by the cards that he had in play
    counted: int
    anger: int
    accuser: int  # whom he could not accuse in return
    drawn: int  # excuses, until then


class Docket:
    """Keeps what a seat was told, in order."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.acts: list[Deed] = []
        self.mixed: list[int] = []
        self.seen: list[int] = []  # what lay in the bag at each look of mine
        self.cards: dict[int, bool] = {}  # in play: cancelled?
        self.anger = YELLOW
        self.turn = NOBODY
        self.accuser = NOBODY
        self.target = NOBODY
        self.dice = seat  # thrown by what was told up to the first excuse: a temper for a game
        self.told = 0  # excuses so far
        self.drawn = 0  # cards that were replaced by others
        self.last: Event | None = None
        self.godfather = NOBODY
        self.words = 0  # of the Godfather's, since something happened
        self.unexplained = False  # he has cancelled something, and not said why
        self.fallen = False  # an accusation
        self.cancelled: Cancelled | None = None  # by somebody who may say why
        self.confided = NOBODY  # who whispered to me, and has had no answer
        self.minutes = Minutes()

    def hear(self, event: Event) -> None:
        self.minutes.hear(event)
        if isinstance(event, Whispered):  # parrain.talk: nothing that others see follows from it
            self.confided = NOBODY if event.seat == self.seat else event.seat
            return
        self.listen(event)
        self.last = event
        if self.told == 0:
            self.dice = crc32(repr(event).encode(), self.dice)
        match event:
            case Cast(seat=seat, character=character) if character == GODFATHER:
                self.godfather = seat
            case BagsMixed(group=group):
                self.mixed = members(group)
            case BagSeen(seat=seat, bag=bag) if seat == self.seat and self.mixed:
                self.seen.append(bag)
            case ExcuseTold(card=card):
                self.told += 1
                self.drawn += 1
                self.cards[card] = False
            case AngerChanged(anger=anger):
                self.anger = anger
                self.cards.clear()
            case Cancelled(card=card):
                self.cards[card] = True
                self.drawn += 1
            case Overruled(card=card):
                self.cards[card] = True
            case Accused(target=target):
                self.target = target
            case Summoned(seat=seat):
                self.accuser, self.turn = self.turn, seat
                self.cards.clear()
            case Looked():
                self.do(LOOK)
            case LookedAway():
                self.do(LOOK_AWAY)
            case Rotated(clockwise=clockwise):
                self.do(LEFT if clockwise else RIGHT)
            case Exchanged():
                self.do(SWAP)

    def listen(self, event: Event) -> None:
        """What the Godfather has said, and what he has not explained yet."""
        match event:
            case ExcuseTold() | Accused() | Summoned():
                self.words = 0
                self.unexplained = self.fallen = False
                self.cancelled = None
            case Cancelled():
                self.cancelled = event
            case Overruled():
                self.words = 0
                self.unexplained = True
            case AccusationFell():
                self.fallen = True
            case Said(seat=seat) if seat == self.godfather:
                self.words += 1
                self.unexplained = self.fallen = False

    def do(self, done: int) -> None:
        self.acts.append(
            Deed(
                self.turn, self.target, done, could(self.cards, self.anger),
                len(self.cards), self.anger, self.accuser, self.drawn,
            )
        )  # fmt: skip


def could(cards: dict[int, bool], anger: int) -> tuple[int, ...]:
    """parrain.bag.effect: what the working cards allow."""
    kinds = {
        effect(card) for card, cancelled in cards.items() if not cancelled and works(card, anger)
    }
    return tuple(done for kind in sorted(kinds) for done in DEEDS[kind])
