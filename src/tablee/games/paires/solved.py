"""A round of Paires for two, solved: every card that can come, and the best answer to each.

The hands are sets of values, one bit each, and what is left in the deck follows from them. So the
tables that can come up in a round are few enough to look at all of them, from any table on.
"""

from __future__ import annotations

from typing import Final

from tablee.games.deck55 import KINDS
from tablee.games.paires.state import BURNED
from tablee.games.paires.thinking import Outlook, Weighed, outlook_of
from tablee.games.paires.view import View

VALUES: Final = range(1, KINDS)


class SolvedRound:
    """Seat 0's chance to lose the game, if both play this round as well as it can be played.

    What comes after the round is taken from an outlook: seat 0's chance to lose the game, by
    seat and card, if that seat loses the round with that card. Seat 1's is the rest.
    """

    def __init__(self, view: View, outlook: Outlook | None = None) -> None:
        assert len(view.front) == 2, "a round for two"
        assert view.mode in ("forfeit", "downspear"), "what one loses must be what the other wins"
        self.outlook = outlook_of(view, 0) if outlook is None else outlook
        self.turn = view.turn
        self.deck = view.deck
        self.unseen = [0, *view.unseen]
        self.hands = as_set(view.front[0]), as_set(view.front[1])
        scored = [*view.scored[0], *view.scored[1]]
        self.not_scored = [value - scored.count(value) for value in range(KINDS)]
        self.known: dict[tuple[int, int, int], float] = {}

    def weigh(self) -> Weighed:
        """For whoever has the turn: his chance to lose the game after each move."""
        draw, fold = (
            self.after_draw(*self.hands, self.turn),
            self.after_fold(*self.hands, self.turn),
        )
        assert draw is not None, "a card must be left"
        return Weighed(draw, fold) if self.turn == 0 else Weighed(1 - draw, 1 - fold)

    def value(self, mine: int, his: int, turn: int) -> float:
        table = mine, his, turn
        if table not in self.known:
            fold, draw = self.after_fold(mine, his, turn), self.after_draw(mine, his, turn)
            best = min if turn == 0 else max  # seat 1 wants seat 0 to lose
            self.known[table] = fold if draw is None else best(fold, draw)
        return self.known[table]

    def after_fold(self, mine: int, his: int, turn: int) -> float:
        """paires.fold: the lowest card in play is the price."""
        in_play = mine | his
        return self.outlook[turn][(in_play & -in_play).bit_length() - 1]

    def after_draw(self, mine: int, his: int, turn: int) -> float | None:
        """paires.draw: the mean over all cards; None where no card is left."""
        cards = self.cards(mine, his)
        total = sum(cards)
        if total <= BURNED:
            return None
        hand = mine if turn == 0 else his
        sum_of_all = 0.0
        for card in VALUES:
            if cards[card] == 0:
                continue
            if hand >> card & 1:
                after = self.outlook[turn][card]
            elif turn == 0:
                after = self.value(mine | 1 << card, his, 1)
            else:
                after = self.value(mine, his | 1 << card, 0)
            sum_of_all += cards[card] * after
        return sum_of_all / total

    def cards(self, mine: int, his: int) -> list[int]:
        """By value: the cards of which the next one comes."""
        drawn = (mine & ~self.hands[0]), (his & ~self.hands[1])
        if drawn[0].bit_count() + drawn[1].bit_count() < self.deck:
            return [
                self.unseen[card] - (drawn[0] >> card & 1) - (drawn[1] >> card & 1)
                for card in range(KINDS)
            ]
        return [  # paires.reshuffle: all that is not face up
            self.not_scored[card] - (mine >> card & 1) - (his >> card & 1) for card in range(KINDS)
        ]


def as_set(hand: list[int]) -> int:
    """paires.draw: no value is twice in a hand while the round goes on."""
    return sum(1 << card for card in hand)
