"""Bots for Pirates; the last is the good one."""

from __future__ import annotations

from typing import ClassVar

from tablee.engine.chance import Chance
from tablee.engine.events import Event
from tablee.engine.game import Ask
from tablee.engine.moves import Move, Moves
from tablee.games.pirates.belief import first_card
from tablee.games.pirates.moves import Accuse, Attack, Draw, Lay
from tablee.games.pirates.odds import hidden_from_all, hidden_from_me
from tablee.games.pirates.reading import Reader
from tablee.games.pirates.thinking import what_is_known, worth
from tablee.games.pirates.view import View
from tablee.thinking.bot import Bot, Offer


class PiratesBot(Bot):
    """Lays its lowest card, unless `lay` says another, and never changes its mind."""

    version: ClassVar[int] = 1  # raised when it plays differently

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        if not ask.must:
            return None
        moves = [offer for offer in offers if isinstance(offer, Move)]
        if isinstance(moves[0], Lay):
            return self.lay(view)
        return self.turn(view, moves)

    def lay(self, view: View) -> Lay:
        return Lay(min(view.hand))

    def turn(self, view: View, moves: list[Move]) -> Move:
        raise NotImplementedError


class Draws(PiratesBot):
    """Draws as long as there is a card, and accuses the fullest hand then."""

    def turn(self, view: View, moves: list[Move]) -> Move:
        return Draw() if Draw() in moves else fullest(view, moves)


class Accuses(PiratesBot):
    """Accuses whoever has most cards, as soon as anybody has five; else it draws."""

    def turn(self, view: View, moves: list[Move]) -> Move:
        accusation = fullest(view, moves)
        return accusation if cards(view, accusation.target) >= 5 or Draw() not in moves else Draw()


class Attacks(PiratesBot):
    """Attacks whoever has most cards, with its highest; draws when it can't."""

    def turn(self, view: View, moves: list[Move]) -> Move:
        attacks = [move for move in moves if isinstance(move, Attack)]
        if attacks:
            return max(attacks, key=lambda attack: (cards(view, attack.target), attack.card))
        return Draw() if Draw() in moves else fullest(view, moves)


class Reckons(PiratesBot):
    """Reads what the others do, and makes the move that leaves it the best share in the win."""

    version: ClassVar[int] = 2

    def __init__(self, seat: int, moves: Moves, chance: Chance) -> None:
        super().__init__(seat, moves, chance)
        self.reader = Reader(seat)
        self.news: list[Event] = []

    def hear(self, event: Event) -> None:
        self.news.append(event)

    def lay(self, view: View) -> Lay:
        return Lay(first_card(view.hand, len(view.front)))

    def turn(self, view: View, moves: list[Move]) -> Move:
        hidden, secret = hidden_from_me(view), hidden_from_all(view)
        for event in self.news:
            self.reader.read(event, len(view.front), hidden, secret)
        self.news.clear()
        known = what_is_known(view, self.reader)
        return max(moves, key=lambda move: worth(known, move))


def fullest(view: View, moves: list[Move]) -> Accuse:
    """The accusation of whoever has most cards."""
    accusations = [move for move in moves if isinstance(move, Accuse)]
    return max(accusations, key=lambda accusation: cards(view, accusation.target))


def cards(view: View, seat: int) -> int:
    """How many cards this one has, in hand and in front."""
    return view.hand_sizes[seat] + len(view.front[seat])


BOTS: dict[str, type[Bot]] = {
    "draws": Draws,
    "accuses": Accuses,
    "attacks": Attacks,
    "reckons": Reckons,
}

# A newcomer who plays like `attacks` has about a fair share among these (docs/bots.md).
WELCOME: tuple[str, ...] = ("attacks", "draws", "reckons")
