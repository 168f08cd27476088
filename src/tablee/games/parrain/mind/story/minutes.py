"""The minutes of a hearing: who said what with which card, as a seat was told it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, Literal

from msgspec import Struct, field

from tablee.engine.events import Event
from tablee.engine.seats import NOBODY, members
from tablee.games.parrain.law import events as told
from tablee.games.parrain.law.cards import KINDS

Fault = Literal["contradiction", "repetition", "courtesy"]
CALM: Final = 1  # parrain.setup.hand: he begins at yellow
COURTESY: Final = re.compile(
    r"parrain|honorable|monsieur|seigneurie|don anselme|votre grâce|god\s?father|honou?r|"
    r"\bsir\b|your grace|don anselm",
    re.IGNORECASE,
)


class Excuse(Struct):
    """A card that was told, by whom, in which turn, and whom its story named."""

    hearing: int
    seat: int
    card: int
    mentions: tuple[int, ...]
    text: str
    struck_by: int = NOBODY  # who cancelled it; the Godfather too
    paid: int = NOBODY  # with which card

    @property
    def kind(self) -> str:
        return KINDS[self.card]

    @property
    def polite(self) -> bool:
        """A story without words can't be rude."""
        return not self.text or COURTESY.search(self.text) is not None


class Minutes(Struct):
    """What has been said so far, made of public events: so whatever follows holds no secret."""

    excuses: list[Excuse] = field(default_factory=list)
    accusations: list[tuple[int, int]] = field(default_factory=list)  # who, and whom
    hearing: int = 0  # the number of the turn
    turn: int = NOBODY  # who stands before the Godfather
    anger: int = CALM
    said: str = ""  # every word of the game, in small letters
    whispered: str = ""  # what this seat was whispered or whispered itself: for whispers alone

    @classmethod
    def of(cls, events: Iterable[Event]) -> Minutes:
        minutes = cls()
        for event in events:
            minutes.hear(event)
        return minutes

    def hear(self, event: Event) -> None:
        match event:
            case told.Summoned(seat=seat):
                self.hearing += 1
                self.turn = seat
            case told.ExcuseTold(seat=seat, card=card, mentions=mentions, text=text):
                named = tuple(members(mentions))
                self.excuses.append(Excuse(self.hearing, seat, card, named, text))
                self.note(text)
            case told.Said(text=text):
                self.note(text)
            case told.Whispered(text=text):
                self.whispered += text.lower() + "\n"
            case told.AngerChanged(anger=anger):
                self.anger = anger
            case told.Cancelled(seat=seat, card=card, paid=paid):
                self.strike(card, seat, paid)
            case told.Overruled(card=card):
                self.strike(card, NOBODY, NOBODY)
            case told.Accused(seat=seat, target=target):
                self.accusations.append((seat, target))

    def note(self, text: str) -> None:
        """What was said is not said again."""
        self.said += text.lower() + "\n"

    def strike(self, card: int, by: int, paid: int) -> None:
        for excuse in self.excuses:
            if excuse.card == card:
                excuse.struck_by, excuse.paid = by, paid

    @property
    def last(self) -> Excuse | None:
        return self.excuses[-1] if self.excuses else None

    def of_card(self, card: int) -> Excuse | None:
        return next((one for one in self.excuses if one.card == card), None)

    def by(self, seat: int, kind: str = "") -> list[Excuse]:
        """What this seat has told, the latest first."""
        return [
            one
            for one in reversed(self.excuses)
            if one.seat == seat and (not kind or one.kind == kind)
        ]

    def accuser_of(self, seat: int) -> int:
        """Who accused this seat last."""
        return next((who for who, whom in reversed(self.accusations) if whom == seat), NOBODY)

    def faults(self, card: int) -> list[Fault]:
        """What is wrong with a story, whatever card it is: repetition, contradiction, courtesy."""
        return list(self.found(card))

    def found(self, card: int) -> Iterator[Fault]:
        excuse = self.of_card(card)
        if excuse is None:
            return
        earlier = [one for one in self.excuses if one is not excuse and one.seat == excuse.seat]
        here = [one for one in earlier if one.hearing == excuse.hearing]
        if any(one.kind == excuse.kind == "place" for one in here):
            yield "contradiction"
        elif any(one.kind == excuse.kind for one in earlier[-2:]):
            yield "repetition"
        if not excuse.polite:
            yield "courtesy"
