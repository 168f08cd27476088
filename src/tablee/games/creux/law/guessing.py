"""The album: the Grandfather thinks aloud, names two memories, and all is revealed."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.game import Ask, must
from tablee.engine.seats import EVERYBODY
from tablee.games.creux.law.events import POINTED
from tablee.games.creux.law.numbers import GUESS, POINT, SECOND
from tablee.games.creux.law.phase import Phase
from tablee.games.creux.law.score import reveal
from tablee.games.creux.law.state import MIMES, State
from tablee.games.creux.law.turn import album


class Guessing(Phase):
    """creux.guess: two different cards, confirmed together."""

    def asks(self, s: State) -> list[Ask]:
        cards = album(s)
        return [must(s.grandfather, "creux.guess", GUESS.of(cards[0], cards[1]))]

    def candidates(self, s: State, seat: i64) -> list[int]:
        cards = album(s)
        moves = [GUESS.of(one, two) for one in cards for two in cards if one != two]
        return moves + [POINT.of(card, mime) for card in cards for mime in range(MIMES)]

    def act(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        if POINT.has(move):
            card, mime = POINT.value(move), POINT.value(move, SECOND)
            s.fingers[mime] = card
            ear.hear(EVERYBODY, POINTED, seat, (card - 1) + 100 * mime)
        else:
            reveal(s, GUESS.value(move), GUESS.value(move, SECOND), ear)
