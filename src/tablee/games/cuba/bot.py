"""Bots for Mafia de Cuba; the last is the good one."""

from __future__ import annotations

from typing import ClassVar, Final

from tablee.engine.chance import Chance
from tablee.engine.events import Event
from tablee.engine.game import Ask
from tablee.engine.moves import Move, Moves
from tablee.games.cuba.box import NOT_YET, TOKEN, is_thief
from tablee.games.cuba.chair import Chair, Said
from tablee.games.cuba.events import Accused, BoxOpened, Questioned, StayedSilent
from tablee.games.cuba.heard import Heard
from tablee.games.cuba.investigating import next_step, shoots
from tablee.games.cuba.moves import (
    Hide,
    Keep,
    Shoot,
    TakeDiamonds,
    TakeNothing,
    TakeToken,
)
from tablee.games.cuba.others import OTHERS
from tablee.games.cuba.people import Careless, Fibs
from tablee.games.cuba.taking import what_to_hide, what_to_take
from tablee.games.cuba.telling import about_my_box, left_to_say, say, story, truth
from tablee.games.cuba.view import View
from tablee.games.cuba.worlds import number
from tablee.thinking.bot import Bot, Offer

READY: Final = 2  # of so many times, one stands up for one's word once


class Cunning(Bot):
    """Weighs every way of the box; lies if that helps, and never contradicts itself."""

    version: ClassVar[int] = 2  # raised when it plays differently

    def __init__(self, seat: int, moves: Moves, chance: Chance) -> None:
        super().__init__(seat, moves, chance)
        self.saw = NOT_YET  # what the box held when it came
        self.asked: dict[int, int] = {}  # by seat: the last question to it
        self.heard = Heard()  # as Godfather: whom one has asked, and how often
        self.refused: set[tuple[int, int]] = set()  # seat and topic: there was no answer
        self.told: tuple[tuple[int, int], Said] | None = None  # my story, when so much was known

    def hear(self, event: Event) -> None:
        if isinstance(event, BoxOpened) and event.seat == self.seat and self.saw == NOT_YET:
            self.saw = number(event)
        elif isinstance(event, Questioned):
            self.asked[event.target] = event.topic
            self.heard.ask(event.target)
        elif isinstance(event, Accused):
            self.heard.accuse()
        elif isinstance(event, StayedSilent) and event.seat in self.asked:
            self.refused.add((event.seat, self.asked[event.seat]))

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        if not ask.must and view.chosen != NOT_YET:
            return None  # cuba.hold: the choice is made
        match ask.rule:
            case "cuba.setup.remove":
                return Keep(self.chance.below(6))
            case "cuba.first.hide":
                return Hide(what_to_hide(view, self.chance))
            case "cuba.take":
                return taking(what_to_take(view, self.chance))
            case "cuba.answer":
                return say(view.questions[self.seat], self.story(view))
            case "cuba.talk":
                return self.speak_up(view)
            case "cuba.cleaner":
                chair = self.chair(view)
                return Shoot() if Shoot() in offers and shoots(chair, self.chance) else None
            case "cuba.bet":
                return None
        if not ask.must:
            return None  # somebody is about to answer
        self.heard.people = self.people - {*view.out}  # cuba.out: who is out waits for nothing
        return next_step(self.chair(view), offers, self.refused, self.heard, self.chance)

    def chair(self, view: View) -> Chair:
        return Chair(view, self.saw if view.saw is None else number(view.saw))

    def story(self, view: View) -> Said:
        """The same, until something new is known."""
        known = (view.claimed, len(view.accused))
        if self.told is None or self.told[0] != known:
            self.told = (known, story(self.chair(view), self.chance))
        return self.told[1]

    def speak_up(self, view: View) -> Move | None:
        """Unasked, only where a neighbour's words are false, and not what I would say."""
        about = about_my_box(view)
        if not about:
            return self.stand_up(view)
        true = truth(view, self.chair(view).saw)
        if all(true.about(topic) == words for topic, words in about):
            return self.stand_up(view)
        own = self.story(view)
        for topic, words in about:
            if own.about(topic) != words:
                return say(topic, own)
        return self.stand_up(view)

    def stand_up(self, view: View) -> Move | None:
        """Where persons play, to one's word: whoever is contradicted tells more, now and then.

        When that is follows from what all have heard, and from dice.
        """
        if not self.people or self.chance.below(READY) > 0:
            return None
        topic = left_to_say(view)
        return None if topic == NOT_YET else say(topic, self.story(view))


class Babbles(Cunning):
    """Helps itself as `cunning` does, then says and does anything: what its talk is worth."""

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        if view.phase in ("setup", "bag", "theft"):
            return super().choose(view, ask, offers)
        offer = offers[self.chance.below(len(offers))]
        return offer if isinstance(offer, Move) else self.moves.fill_in(offer, self.chance)


class Candid(Cunning):
    """A thief lies as `cunning` does; whoever has no diamonds tells the truth."""

    def story(self, view: View) -> Said:
        if is_thief(view.took):
            return super().story(view)
        chair = self.chair(view)
        return chair.said[self.seat].completed(truth(view, chair.saw))


def taking(take: int) -> Move:
    if take >= TOKEN:
        return TakeToken(take - TOKEN)
    return TakeDiamonds(take) if take > 0 else TakeNothing()


BOTS: dict[str, type[Bot]] = OTHERS | {
    "careless": Careless,
    "fibs": Fibs,
    "babbles": Babbles,
    "candid": Candid,
    "cunning": Cunning,
}

# A newcomer who plays like `honest` has about a fair share among these (docs/bots.md).
WELCOME: tuple[str, ...] = ("cunning", "cunning", "cunning", "cunning", "cunning", "cunning")
