"""A bot that mimes Léon's memories as a grandchild would, and knows how they feel."""

from __future__ import annotations

from typing import Final

from tablee.engine.chance import Chance
from tablee.engine.events import Event
from tablee.engine.game import Ask
from tablee.engine.moves import Move, Moves
from tablee.games.creux.law.events import Mimed, Whispered
from tablee.games.creux.law.moves import (
    Appoint,
    Choose,
    CloseEyes,
    Done,
    Guess,
    Keep,
    Lay,
    Mime,
    OpenEyes,
    Point,
)
from tablee.games.creux.mind.courtesy import waits
from tablee.games.creux.mind.guessing import DOUBT, Feeling, Recollection, best_two
from tablee.games.creux.mind.impressions import imagined
from tablee.games.creux.mind.performing import clearest, perform
from tablee.games.creux.mind.whispers import about_decoy
from tablee.games.creux.seen.view import View
from tablee.thinking.bot import Bot, Offer

WAVERS: Final = 40  # percent of the mimes for which he first points at his second choice


class Deft(Bot):
    """In any chair, by what its seat sees and feels."""

    def __init__(self, seat: int, moves: Moves, chance: Chance) -> None:
        super().__init__(seat, moves, chance)
        self.sensed: dict[int, list[bytes]] = {}  # by the number of the mime: frames, or pieces
        self.recalled: dict[int, Recollection] = {}  # by the number of the mime
        self.whispered = False  # since the last mime

    def hear(self, event: Event) -> None:
        match event:
            case Mimed():
                self.whispered = False
            case Whispered() if event.seat == self.seat:
                self.whispered = True

    def feel(self, number: int, sensed: bytes) -> None:
        if number not in self.sensed:  # no longer needed: those of another turn
            self.sensed = {one: what for one, what in self.sensed.items() if one == number - 1}
            self.recalled = {one: what for one, what in self.recalled.items() if one in self.sensed}
        self.sensed.setdefault(number, []).append(sensed)

    def mime(self, view: View, ask: Ask) -> list[bytes]:
        memory, kind = view.memories[view.mime], view.constraints[view.mime]
        return perform(memory, kind, view.options.seconds, self.chance)

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        if not ask.must:
            return None  # creux.screen: it waits for him; creux.decoy: it has chosen well
        moves = [offer for offer in offers if isinstance(offer, Move)]
        match moves[0] if moves else Mime():
            case Appoint():
                return None if waits(self, view, ask) else moves[self.chance.below(len(moves))]
            case Choose():
                return Choose(clearest(view.hand))
            case Keep():
                return Keep()
            case Lay():
                return self.lay(view, ask)
            case Guess():
                return self.guess(view)
            case CloseEyes() | OpenEyes() | Done() | Mime() as only:
                return only
        raise LookupError(ask.rule)

    def lay(self, view: View, ask: Ask) -> Move | None:
        """creux.decoy: what looks most like it; a person of the team decides, and hears of it."""
        decoy = self.recall(view.mime_number, view).likeliest(view.hand)[0]
        if not waits(self, view, ask):
            return Lay(decoy)
        if self.whispered:
            return None
        self.whispered = True
        return about_decoy(decoy, self.tongue, self.chance)

    def guess(self, view: View) -> Move:
        """creux.guess: he points at this and that before he is sure."""
        mimes = [self.recall(view.mime_number - 1, view), self.recall(view.mime_number, view)]
        for mime, finger in enumerate(view.fingers):
            if not finger:
                first, second, *_ = mimes[mime].likeliest(view.album)
                return Point(second if int(self.chance.below(100)) < WAVERS else first, mime)
        sure = best_two(mimes[0], mimes[1], view.album)
        for mime, finger in enumerate(view.fingers):
            if finger != sure[mime]:
                return Point(sure[mime], mime)
        return Guess(*sure)

    def recall(self, number: int, view: View) -> Recollection:
        """What he has felt; what another has seen, as it would have felt."""
        if number not in self.recalled:
            self.recalled[number] = self.recollect(number, view)
        return self.recalled[number]

    def recollect(self, number: int, view: View) -> Recollection:
        sensed = self.sensed.get(number, [])
        if self.seat != view.grandfather:
            return Recollection(imagined(sensed))
        child = view.children[number - view.mime_number + view.mime]
        return Feeling(sensed, 0.0 if child in self.people else DOUBT)
