"""What a bot says aloud, or whispers: sentences out of the minutes, by dice, in its tongue."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tablee.engine.chance import Chance
from tablee.games.parrain.law.moves import Say, Tell, Whisper
from tablee.games.parrain.mind.docket import Docket
from tablee.games.parrain.mind.story import (
    Subject,
    Verdict,
    interrupt,
    judge,
    retort,
    tell,
    whisper,
)
from tablee.games.parrain.mind.story.sheets import sheets
from tablee.games.parrain.seen.view import View

WORD: Final = 0  # gestures of the Godfather's
BELL: Final = 1
STARE: Final = 2
QUESTION: Final = 3
GESTURES: Final = (WORD, WORD, WORD, BELL, STARE, QUESTION, QUESTION)


class Speech:
    """One seat that finds its words."""

    def __init__(self, view: View, docket: Docket, tongue: str, chance: Chance) -> None:
        self.view = view
        self.minutes = docket.minutes
        self.tongue = tongue
        self.dice = Random(chance.below(2**31))
        if not tongue:
            return  # a bot for figures, which says nothing
        called = list(sheets(tongue).people)  # by character, from 1
        self.names = [called[character - 1] for character in view.characters]

    def excuse(self, place: int, mentions: list[int]) -> Tell:
        named = sum(1 << seat for seat in mentions)
        if not self.tongue:
            return Tell(place, named)
        card = self.view.hand[place]
        text = tell(
            self.minutes, self.view.seat, card, mentions, self.names, self.tongue, self.dice
        )
        return Tell(place, named, text)

    def remark(self) -> Say:
        """The Godfather breaks in."""
        gesture = self.dice.choice(GESTURES)
        if not self.tongue:
            return Say(gesture)
        return Say(gesture, interrupt(self.minutes, gesture, self.names, self.tongue, self.dice))

    def verdict(self, verdict: Verdict, **about: int) -> Say:
        """The Godfather says why."""
        if not self.tongue:
            return Say(BELL)
        said = judge(self.minutes, verdict, self.names, self.tongue, self.dice, **about)
        return Say(BELL if verdict == "concrete" else WORD, said)

    def retort(self, card: int, paid: int) -> Say:
        said = retort(self.minutes, self.view.seat, card, paid, self.names, self.tongue, self.dice)
        return Say(WORD, said)

    def whisper(self, to: int, subject: Subject, **about: Any) -> Whisper:
        return Whisper(
            whisper(
                self.minutes, self.view.seat, to, subject, self.names, self.tongue, self.dice,
                **about,
            )
        )  # fmt: skip
