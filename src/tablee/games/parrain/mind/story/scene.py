"""One who speaks at a hearing: the people there, and lines that nobody has said yet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from random import Random
from typing import Final

import msgspec

from tablee.games.parrain.law.moves import LONGEST
from tablee.games.parrain.mind.story.fill import Blanks, fill, finish, signature
from tablee.games.parrain.mind.story.minutes import Minutes
from tablee.games.parrain.mind.story.sheets import Lines, Person, Thing, sheets

GLANCES: Final = 12  # lines looked at before one looks at all of them
BY_ROLE: Final = 0.4
PATIENT: Final = 4  # so many times one begins again
WHOLE: Final = 2  # before one leaves out more than the last word
TRIES: Final = 40  # sentences made before one takes the shortest


class Scene:
    """What a sentence can draw on: the minutes, who sits where, the sheets of a tongue, dice."""

    def __init__(self, minutes: Minutes, names: Sequence[str], tongue: str, dice: Random) -> None:
        self.minutes = minutes
        self.sheets = sheets(tongue)
        self.tongue = tongue
        self.dice = dice
        self.people = [self.sheets.people[name] for name in names]
        self.said = minutes.said
        self.lately: set[str] = set()  # lines that this sentence has used already

    def person(self, seat: int) -> Person:
        return self.people[seat]

    def spoken_of(self, seat: int) -> Person:
        """By name, or by what they are in the Family."""
        person = self.people[seat]
        if self.dice.random() < BY_ROLE:
            return msgspec.structs.replace(person, called=person.the)
        return person

    def thing(self, card: int) -> Thing:
        return self.sheets.things[card]

    def voice(self, seat: int, occasion: str) -> Lines:
        return self.sheets.voices[self.people[seat].temper][occasion]

    def fresh(self, lines: Lines) -> str | None:
        """A line that was not said in this game; None when all of them were."""
        for _ in range(GLANCES):
            line = self.dice.choice(lines)
            if self.unsaid(line):
                self.lately.add(line)
                return line
        left = [line for line in lines if self.unsaid(line)]
        if not left:
            return None
        line = self.dice.choice(left)
        self.lately.add(line)
        return line

    def unsaid(self, line: str) -> bool:
        return line not in self.lately and signature(line) not in self.said

    def line(self, *pools: Lines) -> str:
        """A fresh line of the first pool that has one; else any of the last."""
        for pool in pools:
            if line := self.fresh(pool):
                return line
        return self.dice.choice(pools[-1])

    def fill(self, line: str, blanks: Blanks) -> str:
        return fill(line, {**self.usual(), **blanks}, self.tongue)

    def whole(self, pools: Sequence[Lines], blanks: Blanks) -> str:
        """A sentence that stands alone."""
        return finish(self.fill(self.line(*pools), blanks))

    def teller(self, who: int) -> dict[str, str | Person | Thing]:
        """The one who speaks; French wants to know who it is in every participle."""
        return {"me": self.people[who], "e": "e" if self.people[who].woman else ""}

    def usual(self) -> dict[str, str | Person | Thing]:
        """What any sentence may hold: an hour, a number, a day."""
        threads = self.sheets.threads
        return {
            "hour": self.dice.choice(threads["hours"]),
            "n": self.dice.choice(threads["numbers"]),
            "day": self.dice.choice(threads["days"]),
        }

    def fits(self, text: str) -> bool:
        """parrain.talk: short enough, and never said before."""
        return len(text) <= LONGEST and text.lower() not in self.said

    def best(self, make: Callable[[], Iterable[str]]) -> str:
        """The first text that fits, of several tries: rather another story than half of one."""
        shortest = ""
        for at in range(TRIES):
            self.lately.clear()
            for text in islice(make(), None if at >= PATIENT else WHOLE):
                if self.fits(text):
                    return text
                if not shortest or len(text) < len(shortest):
                    shortest = text
        return shortest
