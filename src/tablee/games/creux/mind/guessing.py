"""What a mime might have been, among the cards that lie there [creux.guess, creux.decoy]."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final
from zlib import crc32

from tablee.engine.chance import Seeded
from tablee.games.creux.mind.impressions import Impression, felt
from tablee.games.creux.mind.known import unlike_any

DOUBT: Final = 1.2  # how far one may be mistaken about what one felt with closed eyes
_FINE: Final = 1000


class Recollection:
    """A mime that one has felt or seen, beside the memories that one has compared with it."""

    def __init__(self, mime: Impression) -> None:
        self.mime = mime
        self.compared: dict[int, float] = {}

    def unlike(self, card: int) -> float:
        if card not in self.compared:
            self.compared[card] = unlike_any(self.mime, card) + self.mistake(card)
        return self.compared[card]

    def mistake(self, card: int) -> float:
        """None, where one has seen all of it."""
        return 0.0

    def likeliest(self, cards: Sequence[int]) -> list[int]:
        """These cards, the best first."""
        return sorted(cards, key=self.unlike)


class Feeling(Recollection):
    """A mime that one has only felt: nobody is sure of that, and stays unsure in the same way.

    A bot that mimes has its ideas from the same samples; beside that a Grandfather who knows them
    by heart would be no fun. A person has ideas of his own, so there he doubts nothing.
    """

    def __init__(self, frames: Sequence[bytes], doubt: float) -> None:
        super().__init__(felt(frames))
        self.doubt = doubt
        self.print = crc32(b"".join(frames))

    def mistake(self, card: int) -> float:
        chance = Seeded(self.print + card)
        return self.doubt * int(chance.below(_FINE) - chance.below(_FINE)) / _FINE


def best_two(first: Recollection, second: Recollection, cards: Sequence[int]) -> tuple[int, int]:
    """The two different cards that fit best, one for each mime."""
    return min(
        permutations(cards, 2), key=lambda pair: first.unlike(pair[0]) + second.unlike(pair[1])
    )
