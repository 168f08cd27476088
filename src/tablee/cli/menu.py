"""What can be typed at a question: moves by number, name or first letters; then requests."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from rich.text import Text

from tablee.cli.speech import Speech
from tablee.engine.match import Match
from tablee.engine.moves import Move
from tablee.games.words import Words
from tablee.thinking.bot import Offer

REQUESTS: Final = ("odds", "rules", "why", "undo", "quit")
ROW: Final = 4  # so many moves share a line


class Chosen(Struct, frozen=True):
    """A move that is on offer, by its number in the law."""

    number: int


class NotOffered(Struct, frozen=True):
    """A candidate that some rule forbids."""

    number: int


class Request(Struct, frozen=True):
    """Something else than a move: one of REQUESTS, and what it is about."""

    kind: str
    about: str


class Unclear(Struct, frozen=True):
    """Nothing, or several things (their labels)."""

    between: list[str]


Answer = Chosen | NotOffered | Request | Unclear


def simple(text: str) -> str:
    """As people type: no capitals, no accents."""
    letters = unicodedata.normalize("NFD", text.casefold().strip())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def label(offer: Offer, words: Words, names: Sequence[str]) -> str:
    """A move by its name; a form by its name with gaps."""
    if isinstance(offer, Move):
        return words.move(offer, names)
    gaps = dict.fromkeys(offer.__struct_fields__, "…")
    return str(words.entries["moves"][offer.__struct_config__.tag]).format(**gaps)


class Menu:
    """The moves on offer to a seat, those that a rule forbids, and the requests."""

    def __init__(
        self,
        match: Match,
        seat: int,
        names: Sequence[str],
        words: Words,
        say: Speech,
        may_pass: bool,
    ) -> None:
        game = match.game
        legal = match.legal(seat)
        candidates = game.candidates(match.state, seat)
        self.say = say
        self.may_pass = may_pass
        self.offered = [(number, label(game.moves.offer(number), words, names)) for number in legal]
        self.forbidden = [
            (number, label(game.moves.offer(number), words, names))
            for number in candidates
            if number not in legal
        ]

    def understand(self, text: str) -> Answer:
        typed = simple(text)
        if not typed:
            return Unclear([])
        if typed.isdecimal():
            return self.numbered(int(typed)) if len(typed) < 6 else Unclear([])
        chosen = named(typed, self.offered)
        if len(chosen) == 1:
            return Chosen(chosen[0][0])
        request = self.request(typed, text)
        if request is not None:
            return request
        forbidden = named(typed, self.forbidden)
        if len(forbidden) == 1 and not chosen:
            return NotOffered(forbidden[0][0])
        return Unclear([label for _, label in chosen or forbidden])

    def numbered(self, place: int) -> Answer:
        within = 1 <= place <= len(self.offered)
        return Chosen(self.offered[place - 1][0]) if within else Unclear([])

    def request(self, typed: str, text: str) -> Request | None:
        first = typed.split()[0]
        for kind in REQUESTS:
            if first in self.say.entry(f"requests.{kind}"):
                return Request(kind, text.strip()[len(first) :].strip())
        return None

    def drawn(self) -> Text:
        """The moves with their numbers and letters, and below them the requests."""
        text = Text()
        gap = "   " if len(self.offered) <= ROW else "\n"
        for place, (_, name) in enumerate(self.offered, 1):
            text.append(gap if place > 1 else "").append(f" {place} ", style="bold reverse")
            text.append(f" {name}", style="bold")
        if self.may_pass:
            text.append(gap).append(self.say("prompt.pass"), style="italic")
        taken = [simple(name)[:1] for _, name in self.offered]
        shown = []
        for kind in REQUESTS:
            keys = [key for key in self.say.entry(f"requests.{kind}") if key not in taken]
            name = self.say(f"request_names.{kind}")
            shown.append(f"{keys[0]} {name}" if len(keys[0]) == 1 else keys[0])
        return text.append("\n" + " · ".join(shown), style="dim")


def named(typed: str, moves: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The moves with this name, or with names that begin so."""
    exactly = [move for move in moves if simple(move[1]) == typed]
    return exactly or [move for move in moves if simple(move[1]).startswith(typed)]
