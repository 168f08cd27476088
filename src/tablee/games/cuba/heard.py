"""Nobody is accused unheard: whom the Godfather still owes a question, where persons play.

Bots are quick to judge, and among themselves they may be. A person wants to be asked, to hear what
the others say, and to have a last word.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

PERSON: Final = 2  # questions to each person before the first accusation
BOT: Final = 1
FEWEST: Final = 11  # questions in all before it
LAST_WORDS: Final = 2  # the last who were asked: whoever is accused is one of them


class Heard:
    """Who was asked how often in this investigation, and since the last accusation."""

    def __init__(self, people: Iterable[int] = ()) -> None:
        self.people = frozenset(people)
        self.asked: Counter[int] = Counter()
        self.fresh: list[int] = []  # whom he has asked since the last accusation, in order
        self.accused = False

    def ask(self, seat: int) -> None:
        self.asked[seat] += 1
        self.fresh.append(seat)

    def accuse(self) -> None:
        self.accused = True
        self.fresh.clear()

    def owed(self, seats: Sequence[int]) -> list[int]:
        """Those of these whom he has to ask before he accuses anybody."""
        if not self.people or self.accused:
            return []
        owed = [seat for seat in seats if self.asked[seat] < self.due(seat)]
        if owed or self.asked.total() >= FEWEST:
            return owed
        fewest = min(self.asked[seat] for seat in seats)
        return [seat for seat in seats if self.asked[seat] == fewest]

    def due(self, seat: int) -> int:
        return PERSON if seat in self.people else BOT

    def last_word(self, seat: int) -> bool:
        """Has this one, whom he is about to accuse, still to be asked, as one of the last?"""
        return bool(self.people) and seat not in self.fresh[-LAST_WORDS:]
