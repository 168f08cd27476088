"""Plain people to sit with and to measure others against: each has one habit, and keeps it."""

from __future__ import annotations

from typing import ClassVar

from tablee.engine.game import Ask
from tablee.engine.moves import Form, Move
from tablee.games.cuba.box import LOYAL, NOT_YET, TOKEN, is_thief
from tablee.games.cuba.moves import (
    TOPICS,
    Accuse,
    Inquire,
    SayDiamonds,
    SayLeft,
    SayTake,
    SayTokens,
    StaySilent,
    TakeDiamonds,
)
from tablee.games.cuba.state import CAME_DIAMONDS, CAME_TOKENS, LEFT, PATIENCE, TAKEN
from tablee.games.cuba.view import Contents, View
from tablee.thinking.bot import Bot, Offer


class Silent(Bot):
    """Takes at random, says nothing, never shoots; as Godfather, accuses at random."""

    version: ClassVar[int] = 1  # raised when it plays differently

    def choose(self, view: View, ask: Ask, offers: list[Offer]) -> Move | None:
        moves = [offer for offer in offers if isinstance(offer, Move)]
        match ask.rule:
            case "cuba.talk":
                return self.claim(view, CAME_DIAMONDS, volunteered=True)
            case "cuba.answer":
                return self.claim(view, view.questions[self.seat], False) or StaySilent()
            case "cuba.cleaner" | "cuba.bet":
                return None
            case "cuba.take":
                return self.take(moves)
            case "cuba.accuse" | "cuba.clock" | "cuba.limit":
                return self.investigate(view, moves) if ask.must else None  # first, the answers
        return self.any_of(moves)

    def any_of(self, moves: list[Move]) -> Move:
        return moves[self.chance.below(len(moves))]

    def take(self, moves: list[Move]) -> Move:
        """Something of any kind, and if it is diamonds, any number of them."""
        diamonds = [move for move in moves if isinstance(move, TakeDiamonds)]
        others = [move for move in moves if not isinstance(move, TakeDiamonds)]
        kind = self.chance.below(len(others) + min(1, len(diamonds)))
        return others[kind] if kind < len(others) else self.any_of([*diamonds])

    def claim(self, view: View, topic: int, volunteered: bool) -> Move | None:
        return None

    def investigate(self, view: View, moves: list[Move]) -> Move:
        return self.any_of([move for move in moves if isinstance(move, Accuse)])


class Trusting(Silent):
    """Tells the truth; as Godfather, believes all that is said, and accuses where diamonds go."""

    def claim(self, view: View, topic: int, volunteered: bool) -> Move | None:
        """The truth, as far as the notes go; unasked, about what was not yet said."""
        if volunteered:
            said = view.said[self.seat]
            unsaid = [other for other in range(TOPICS) if said[other] == NOT_YET]
            if not unsaid:
                return None
            topic = unsaid[0]
        if topic == TAKEN:
            return SayTake(self.taken(view))
        if view.saw is None or view.left is None:
            return None
        return about(topic, view.saw, view.left)

    def taken(self, view: View) -> int:
        return view.took

    def investigate(self, view: View, moves: list[Move]) -> Move:
        """Two questions to everybody; then whoever stole, by all accounts."""
        ring = [(view.godfather + place) % view.seats for place in range(1, view.seats)]
        questions = [Inquire(seat, topic) for topic in (TAKEN, CAME_DIAMONDS) for seat in ring]
        asked = PATIENCE - view.patience
        if not view.accused and asked < len(questions) and questions[asked] in moves:
            return questions[asked]
        accusations = [move for move in moves if isinstance(move, Accuse)]
        stolen = by_all_accounts(view, ring)
        most = max(stolen[move.target] for move in accusations)
        return self.any_of([move for move in accusations if stolen[move.target] == most])


class Honest(Trusting):
    """Takes a token if there is one, and tells the truth."""

    def take(self, moves: list[Move]) -> Move:
        others = [move for move in moves if not isinstance(move, TakeDiamonds)]
        return self.any_of(others or moves)


class Liar(Trusting):
    """Steals whatever it can lay hands on, and says anything; a liar without diamonds is honest."""

    def take(self, moves: list[Move]) -> Move:
        diamonds = [move for move in moves if isinstance(move, TakeDiamonds)]
        return self.any_of([*diamonds] or moves)

    def claim(self, view: View, topic: int, volunteered: bool) -> Move | None:
        claim = super().claim(view, topic, volunteered)
        if not isinstance(claim, Form) or not is_thief(view.took) or isinstance(claim, SayTake):
            return claim
        return self.moves.fill_in(type(claim), self.chance)

    def taken(self, view: View) -> int:
        return TOKEN + LOYAL if is_thief(view.took) else view.took


class Blind(Honest):
    """Honest; as Godfather, accuses at random without asking."""

    def investigate(self, view: View, moves: list[Move]) -> Move:
        return Silent.investigate(self, view, moves)


def about(topic: int, came: Contents, left: Contents) -> Move:
    if topic == CAME_DIAMONDS:
        return SayDiamonds(came.diamonds)
    if topic == CAME_TOKENS:
        return SayTokens(came.loyal, came.fbi, came.cia, came.drivers, came.cleaner)
    assert topic == LEFT
    return SayLeft(left.diamonds, left.loyal, left.fbi, left.cia, left.drivers, left.cleaner)


def by_all_accounts(view: View, ring: list[int]) -> dict[int, int]:
    """By seat: how many diamonds went missing there, if everybody has told the truth."""
    assert view.box is not None, "the Godfather has the box again"
    stolen, after = {}, view.box.diamonds
    for seat in reversed(ring):
        came, take = view.said[seat][CAME_DIAMONDS], view.said[seat][TAKEN]
        before = after if came == NOT_YET else came
        stolen[seat] = take if is_thief(take) else before - after
        after = before
    return stolen


OTHERS: dict[str, type[Bot]] = {
    "silent": Silent,
    "honest": Honest,
    "liar": Liar,
    "blind": Blind,
    "trusting": Trusting,
}
