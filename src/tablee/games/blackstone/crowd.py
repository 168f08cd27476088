"""Blackstone for more than two, worked out backwards like the game for two, but with fewer numbers.

Two kinds of company are known. In the one all play for chips of their own; in the other nobody
ever passes, nor takes a card more than he must. Full purses are assumed.
"""

from __future__ import annotations

from typing import Final

from tablee.games.blackstone.odds import WHITE, draw, turned_white
from tablee.games.blackstone.rules import ANTE
from tablee.games.blackstone.state import BLACK

NUMBERS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 17, 20, 28, 55)  # nobody announces others
PLACES: Final = [min(range(14), key=lambda at: abs(NUMBERS[at] - cards)) for cards in range(56)]
POTS: Final = (0, 10, 25, 50, 100, 200)  # in between, the chips to expect are in between

Chips = tuple[float, ...]  # what a hand still brings to whoever is to move, and on to the left
Key = tuple[int, int, int, int, int]


class Company:
    def __init__(self, stays: bool) -> None:
        self.stays = stays
        self.rows: dict[Key, list[Chips]] = {}

    def chips(
        self, seats: int, stones: int, white: int, gone: int, pot: float, least: int
    ) -> Chips:
        """For those still in; `stones` has a bit for each black stone, the first the mover's."""
        at = 0
        while at < len(POTS) - 2 and POTS[at + 1] < pot:
            at += 1
        low = self.row(seats, stones, white, gone, at)[PLACES[least]]
        if pot == POTS[at]:
            return low
        high = self.row(seats, stones, white, gone, at + 1)[PLACES[least]]
        part = (pot - POTS[at]) / (POTS[at + 1] - POTS[at])
        return tuple(a + part * (b - a) for a, b in zip(low, high, strict=True))

    def row(self, seats: int, stones: int, white: int, gone: int, pot: int) -> list[Chips]:
        """For one of the POTS: by the place of the minimum among the NUMBERS."""
        key = seats, stones, white, gone, pot
        row = self.rows.get(key)
        if row is None:
            row = self.rows[key] = self.work_out(*key)
        return row

    def work_out(self, seats: int, stones: int, white: int, gone: int, pot: int) -> list[Chips]:
        row = self.taking(seats, stones, white, gone, pot)
        if self.stays:
            return row
        loss = ANTE + half(WHITE - white)
        best = row[-1]
        for place in range(len(row) - 1, -1, -1):  # whoever may take less may take more too
            if row[place][0] > best[0]:
                best = row[place]
            if best[0] > -loss:
                row[place] = best
            elif seats == 2:
                row[place] = (-loss, POTS[pot] + loss)
            else:
                least = min(NUMBERS[place], white + BLACK - gone - stones.bit_count())
                out, left = stones & 1, stones >> 1
                then = self.chips(seats - 1, left, white, gone + out, POTS[pot] + loss, least)
                row[place] = (-loss, *then)
        return row

    def taking(self, seats: int, stones: int, white: int, gone: int, pot: int) -> list[Chips]:
        """By the place among the NUMBERS: the chips to expect from taking so many cards."""
        mine = stones & 1
        black = BLACK - gone - stones.bit_count()
        odds, deck = draw(white, black, mine), white + black
        lost = won = 0.0
        turned = 0
        row: list[Chips] = []
        for number in NUMBERS:
            if turned == deck:
                row.append(row[-1])
                continue
            before, turned = turned, min(number, deck)
            for card in range(before + 1, turned + 1):
                fine = ANTE + WHITE - white + turned_white(card, mine)
                lost += odds.fatal[card] * fine
                won += odds.fatal[card] * (POTS[pot] + fine) / (seats - 1)
            chips = [-lost] + [won] * (seats - 1)
            place = PLACES[min(number, deck - turned)]
            for chance, stone, left in (
                (odds.clean[turned], mine, white - turned),
                (odds.first[turned], 1, white - turned + 1),
            ):
                if chance > 1e-6:
                    then = self.row(seats, stones >> 1 | stone << seats - 1, left, gone, pot)[place]
                    chips[0] += chance * then[-1]
                    for seat in range(1, seats):
                        chips[seat] += chance * then[seat - 1]
            row.append(tuple(chips))
        return row


def half(white: int) -> int:
    """blackstone.pass: of the white stones in the middle, rounded up."""
    return (white + 1) // 2
