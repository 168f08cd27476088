"""The good bot: it follows the bags, reads the others, and keeps its own thoughts to itself."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar, Final

from tablee.engine.chance import Chance
from tablee.engine.events import Event
from tablee.engine.game import Ask
from tablee.engine.moves import Move, Moves
from tablee.games.parrain.law.moves import (
    Accuse,
    Cancel,
    Exchange,
    LetPass,
    Look,
    LookAway,
    Rotate,
    Say,
    StepBack,
    StepIn,
    Trap,
    Whisper,
)
from tablee.games.parrain.mind.accused import Accused
from tablee.games.parrain.mind.asides import reaction
from tablee.games.parrain.mind.belief import Belief
from tablee.games.parrain.mind.cards import least_useful, working
from tablee.games.parrain.mind.docket import LEFT, LOOK, LOOK_AWAY, RIGHT, SWAP, Docket
from tablee.games.parrain.mind.family import family_of
from tablee.games.parrain.mind.godfather import preside
from tablee.games.parrain.mind.presiding import whole_pile
from tablee.games.parrain.mind.reacting import cancels, steps_in, trap
from tablee.games.parrain.mind.speech import Speech
from tablee.games.parrain.mind.temper import Temper, temper_of
from tablee.games.parrain.mind.weapons import weapons_at
from tablee.games.parrain.mind.whispering import whisper
from tablee.games.parrain.seen.view import View
from tablee.thinking.bot import Bot, Offer

DOING: Final[dict[int, Move]] = {
    LOOK: Look(),
    LOOK_AWAY: LookAway(),
    LEFT: Rotate(True),
    RIGHT: Rotate(False),
    SWAP: Exchange(),
}
DONE: Final = {move: done for done, move in DOING.items()}


class Shrewd(Bot):
    """Weighs where the money may be by what it has seen, and by what the others do."""

    version: ClassVar[int] = 1  # raised when it plays differently

    def __init__(self, seat: int, moves: Moves, chance: Chance) -> None:
        super().__init__(seat, moves, chance)
        self.docket = Docket(seat)
        self.known: Belief | None = None

    def hear(self, event: Event) -> None:
        self.docket.hear(event)

    @cached_property
    def temper(self) -> Temper:
        return temper_of(self.docket.dice)

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        if view.phase == "over":
            return None
        if view.seat == view.godfather:
            return preside(self, view, offers)
        if any(isinstance(offer, Trap) for offer in offers):
            belief = self.believe(view)
            place = trap(view, belief, weapons_at(view, view.godfather))
            if place is not None:
                return Trap(place)
        if ask.must:
            return self.act(view, offers)
        match ask.rule:
            case "parrain.beat":
                return self.answer(view, offers)
            case "parrain.help" if steps_in(view, self.believe(view)):
                return self.excuse(view)
        if Say in offers and (against := self.docket.cancelled):
            return self.speech(view).retort(against.card, against.paid)
        if view.phase == "floor" and (gesture := reaction(view, self.docket.last, self.chance)):
            return gesture
        return whisper(self, view) if Whisper in offers else None

    def believe(self, view: View) -> Belief:
        if self.known is None:
            self.known = Belief(family_of(view), view.mixed or [view.shower], whole_pile(view))
        self.known.catch_up(self.docket)
        return self.known

    def speech(self, view: View) -> Speech:
        return Speech(view, self.docket, self.tongue, self.chance)

    def mind(self, view: View) -> Accused:
        return Accused(view, self.believe(view), self.temper, self.chance)

    def act(self, view: View, offers: list[Offer]) -> Move:
        """The floor is mine, or the bags are."""
        mind = self.mind(view)
        if view.phase == "effect":
            return DOING[mind.deed([DONE[move] for move in offers if move in DONE])]
        if view.phase == "helping":
            return self.excuse(view) if working(view) else StepBack()
        if any(isinstance(offer, Accuse) for offer in offers) and not mind.wants_more():
            return Accuse(mind.accusation())
        return self.excuse(view)

    def excuse(self, view: View) -> Move:
        mind = self.mind(view)
        place = mind.card()
        return self.speech(view).excuse(place, mind.mentions(place))

    def answer(self, view: View, offers: list[Offer]) -> Move | None:
        """parrain.beat: at once; nobody sees what was answered."""
        belief = self.believe(view)
        if view.answer >= 0:
            return None
        if view.seat in view.named and cancels(view, belief, self.temper, self.chance):
            return Cancel(least_useful(view))
        if StepIn() in offers and steps_in(view, belief):
            return StepIn()
        return LetPass()
