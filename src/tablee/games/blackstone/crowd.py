"""Blackstone for more than two, worked out backwards like the game for two, but with fewer numbers.

Two kinds of company are known. In the one all play for chips of their own; in the other nobody
ever passes, nor takes a card more than he must. Full purses are assumed. A table of eight has
thousands of rows, so this module is compiled.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.games.blackstone.rules import ANTE
from tablee.games.blackstone.state import BLACK
from tablee.games.deck55 import CARDS

WHITE: Final = CARDS - BLACK  # all white stones
NUMBERS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 17, 20, 28, 55)  # nobody announces others
COUNT: Final = 14  # of the NUMBERS
POTS: Final = (0, 10, 25, 50, 100, 200)  # in between, the chips to expect are in between
UNLIKELY: Final = 1e-6  # too little to be counted


def nearest(cards: int) -> int:
    """The place of the nearest of the NUMBERS."""
    return min(range(COUNT), key=lambda at: abs(NUMBERS[at] - cards))


numbers: Final = vec[i64](NUMBERS)
places: Final = vec[i64]([nearest(cards) for cards in range(CARDS + 1)])
pots: Final = vec[float]([float(pot) for pot in POTS])


class Company:
    """A row for each table: by place among the NUMBERS and by seat, the mover's first, the chips.

    They are what a hand still brings, if so many cards are the minimum. All rows lie in one list.
    """

    def __init__(self, stays: bool) -> None:
        self.stays = stays
        self.rows: dict[int, int] = {}  # where each begins
        self.all_chips = vec[float]([0.0] * 0)

    def chips(
        self, seats: i64, stones: i64, white: i64, gone: i64, pot: float, least: i64
    ) -> list[float]:
        """For those still in; `stones` has a bit for each black stone, the first the mover's."""
        return list(self.expected(seats, stones, white, gone, pot, least))

    def expected(
        self, seats: i64, stones: i64, white: i64, gone: i64, pot: float, least: i64
    ) -> vec[float]:
        at: i64 = 0
        while at < len(pots) - 2 and pots[at + 1] < pot:
            at += 1
        part = (pot - pots[at]) / (pots[at + 1] - pots[at])
        low = self.row(seats, stones, white, gone, at) + places[least] * seats
        high = low
        if part > 0:
            high = self.row(seats, stones, white, gone, at + 1) + places[least] * seats
        chips = vec[float]([0.0] * seats)
        for seat in range(seats):
            chips[seat] = self.all_chips[low + seat] * (1 - part)
            chips[seat] += self.all_chips[high + seat] * part
        return chips

    def row(self, seats: i64, stones: i64, white: i64, gone: i64, pot: i64) -> i64:
        """Where the row begins, for one of the POTS; it is worked out when it is first needed."""
        key = (((seats * 512 + stones) * 64 + white) * 16 + gone) * 8 + pot
        at: i64 = self.rows.get(key, -1)
        if at < 0:
            row = self.taking(seats, stones, white, gone, pot)
            if not self.stays:
                self.or_passing(row, seats, stones, white, gone, pot)
            at = len(self.all_chips)
            for chips in row:
                self.all_chips = append(self.all_chips, chips)
            self.rows[key] = at
        return at

    def taking(self, seats: i64, stones: i64, white: i64, gone: i64, pot: i64) -> vec[float]:
        """The row of a mover who takes exactly so many cards."""
        mine = stones & 1
        black = BLACK - gone - how_many(stones)
        deck = white + black
        row = vec[float]([0.0] * (COUNT * seats))
        lost = won = first = 0.0
        clean = 1.0  # the chance of no black stone so far; `first`: of the mover's first
        turned: i64 = 0
        for place in range(i64(COUNT)):
            at = place * seats
            if turned == deck:
                for seat in range(seats):
                    row[at + seat] = row[at - seats + seat]
                continue
            while turned < min(numbers[place], deck):
                left = float(deck - turned)
                fine = float(ANTE + WHITE - white + turned - 1 + mine)
                fatal = clean * float(black) / left
                if mine == 0:
                    fatal = first * float(black - 1) / left
                    first = (clean * float(black) + first * float(white - turned + 1)) / left
                clean = clean * float(white - turned) / left
                turned += 1
                lost += fatal * fine
                won += fatal * (pots[pot] + fine) / float(seats - 1)
            row[at] = -lost
            for seat in range(i64(1), seats):
                row[at + seat] = won
            least = places[min(numbers[place], deck - turned)]
            left_white = white - turned
            if clean > UNLIKELY:
                then = self.row(seats, handed_on(seats, stones, mine), left_white, gone, pot)
                self.go_on(row, at, seats, clean, then + least * seats)
            if first > UNLIKELY:
                then = self.row(seats, handed_on(seats, stones, 1), left_white + 1, gone, pot)
                self.go_on(row, at, seats, first, then + least * seats)
        return row

    def go_on(self, row: vec[float], at: i64, seats: i64, chance: float, then: i64) -> None:
        """Add what comes with this chance, after the mover has become the last in the ring."""
        row[at] += chance * self.all_chips[then + seats - 1]
        for seat in range(i64(1), seats):
            row[at + seat] += chance * self.all_chips[then + seat - 1]

    def or_passing(
        self, row: vec[float], seats: i64, stones: i64, white: i64, gone: i64, pot: i64
    ) -> None:
        """Let the mover choose: whoever may take less may take more too, or pass."""
        loss = float(ANTE + half(WHITE - white))
        deck = white + BLACK - gone - how_many(stones)
        best: i64 = (COUNT - 1) * seats
        for place in range(i64(COUNT - 1), i64(-1), -1):
            at = place * seats
            if row[at] > row[best]:
                best = at
            if row[best] > -loss:
                for seat in range(seats):
                    row[at + seat] = row[best + seat]
                continue
            row[at] = -loss
            row[at + 1] = pots[pot] + loss
            if seats > 2:
                least, out = min(numbers[place], deck), stones & 1
                rest = pots[pot] + loss
                then = self.expected(seats - 1, stones >> 1, white, gone + out, rest, least)
                for seat in range(seats - 1):
                    row[at + 1 + seat] = then[seat]


def handed_on(seats: i64, stones: i64, mine: i64) -> i64:
    """The stones from the next one round to the mover, who has so many now."""
    return stones >> 1 | mine << (seats - 1)


def how_many(stones: i64) -> i64:
    """How many black stones lie in front of those still in."""
    count: i64 = 0
    while stones > 0:
        count += stones & 1
        stones >>= 1
    return count


def half(white: i64) -> i64:
    """blackstone.pass: of the white stones in the middle, rounded up."""
    return (white + 1) // 2
