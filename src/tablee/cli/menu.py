"""What can be typed at a question: moves by number, name or first letters; then requests."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from rich.text import Text

from tablee.cli.several import meant, several
from tablee.cli.speech import Speech
from tablee.engine.match import Match
from tablee.engine.moves import Move, Verb
from tablee.games.words import SEATS, Words
from tablee.thinking.bot import Offer

REQUESTS: Final = ("odds", "rules", "why", "undo", "quit")
ROW: Final = 4  # so many moves share a line
LONG: Final = 20  # a verb with more values is one line, and its number is typed


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
    return words.move(offer, names) if isinstance(offer, Move) else gaps(offer, words, "…")


def gaps(kind: type[Move], words: Words, filling: str) -> str:
    fields = dict.fromkeys(kind.__struct_fields__, filling)
    return str(words.entries["moves"][kind.__struct_config__.tag]).format(**fields)


def long_verb(verbs: Sequence[Verb], words: Words) -> Verb | None:
    """The only verb whose numbers are typed as they are: one field, many values without names."""
    found = [
        verb
        for verb in verbs
        if not verb.is_form and len(verb.ranges) == 1 and verb.span > LONG
        if verb.ranges[0][0] not in SEATS and not words.things(f"{verb.ranges[0][0]}s")
    ]
    return found[0] if len(found) == 1 else None


def spans(values: Sequence[int]) -> str:
    """Numbers in short: 3–7, 9."""
    runs: list[list[int]] = []
    for value in values:
        if runs and value == runs[-1][-1] + 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


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
        self.words = words
        self.may_pass = may_pass
        self.counted = long_verb(game.moves.verbs, words)
        self.offered = [(number, label(game.moves.offer(number), words, names)) for number in legal]
        self.several = several(self.offered, game.moves, words, "…")
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
        number = meant(typed, self.several)
        if number is not None:
            return Chosen(number)
        chosen = named(typed, self.offered)
        if len(chosen) == 1:
            return Chosen(chosen[0][0])
        request = self.request(typed, text)
        if request is not None:
            return request
        forbidden = named(typed, self.forbidden)
        if len(forbidden) == 1 and not chosen:
            return NotOffered(forbidden[0][0])
        return Unclear([name for _, _, name in self.short(chosen or forbidden)])

    def numbered(self, typed: int) -> Answer:
        """The place of a move; or the number of the verb that has too many for places."""
        if self.counted is None:
            places = {place: number for number, place, _ in self.short(self.offered)}
            return Chosen(places[str(typed)]) if str(typed) in places else Unclear([])
        number = self.counted.base + typed - self.counted.ranges[0][1]
        if number in self.numbers_of(self.offered):
            return Chosen(number)
        return NotOffered(number) if number in self.numbers_of(self.forbidden) else Unclear([])

    def numbers_of(self, moves: list[tuple[int, str]]) -> list[int]:
        """Those of the verb whose numbers are typed."""
        if self.counted is None:
            return []
        inside = range(self.counted.base, self.counted.base + self.counted.span)
        return [number for number, _ in moves if number in inside]

    def short(self, moves: list[tuple[int, str]]) -> list[tuple[int, str, str]]:
        """Number, what to type, and name; the many numbers of one verb are one line."""
        if self.counted is None:
            together = {number for kind in self.several for number in kind.moves.values()}
            lines = [
                (number, str(place), name)
                for place, (number, name) in enumerate(moves, 1)
                if number not in together
            ]
            shown = {number for number, _ in moves}
            lines += [
                (next(iter(kind.moves.values())), kind.example, kind.name)
                for kind in self.several
                if shown & {*kind.moves.values()}
            ]
            return lines
        many = self.numbers_of(moves)
        lines = [(number, simple(name)[:1], name) for number, name in moves if number not in many]
        if many:
            lowest = self.counted.ranges[0][1]
            values = spans([number - self.counted.base + lowest for number in many])
            lines.append((many[0], values, gaps(self.counted.kind, self.words, values)))
        return lines

    def request(self, typed: str, text: str) -> Request | None:
        first = typed.split()[0]
        for kind in REQUESTS:
            if first in self.say.entry(f"requests.{kind}"):
                return Request(kind, text.strip()[len(first) :].strip())
        return None

    def drawn(self) -> Text:
        """The moves with their numbers and letters, and below them the requests."""
        text = Text()
        lines = self.short(self.offered)
        gap = "   " if len(lines) <= ROW else "\n"
        for place, (_, key, name) in enumerate(lines):
            text.append(gap if place > 0 else "").append(f" {key} ", style="bold reverse")
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
