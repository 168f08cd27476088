"""Blackstone for more than two: who sits where is forgotten, but how many hold a black stone counts.

The others are a crowd: the next to move is any of them. That leaves so few different tables that
they can be worked out backwards, as for two. Two kinds of crowd are known: one in which all play
for chips, and one in which nobody ever passes or takes more cards than he must.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tablee.games.blackstone.odds import draw, turned_white
from tablee.games.blackstone.rules import ANTE
from tablee.games.blackstone.solved import WHITE
from tablee.games.blackstone.state import BLACK

NUMBERS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 19, 23, 30, 55)  # the only ones announced
PLACES: Final = [next(at for at, top in enumerate(NUMBERS) if top >= n) for n in range(56)]
POTS: Final = (0, 10, 25, 50, 100, 200)  # in between, the chips to expect are in between

# The chips to expect: of the one to move, of each other with a black stone, and of each without
Chips = tuple[float, float, float]


class Table(Struct, frozen=True):
    """What counts when somebody is to move: enough to know the deck and the middle."""

    seats: int  # still in
    white: int  # in the deck
    gone: int  # black stones out of the hand
    mine: int  # black stones of the one to move
    held: int  # black stones of the others

    @property
    def black(self) -> int:
        return BLACK - self.gone - self.mine - self.held

    @property
    def deck(self) -> int:
        return self.white + self.black


class Crowd:
    def __init__(self, stays: bool) -> None:
        self.stays = stays  # nobody passes
        self.known: dict[tuple[int, int, int, int, int, int], list[Chips]] = {}

    def chips(
        self, seats: int, white: int, gone: int, mine: int, held: int, pot: float, least: int
    ) -> Chips:
        """For a pot between two of the POTS, and this minimum."""
        at = 0
        while at < len(POTS) - 2 and POTS[at + 1] < pot:
            at += 1
        place = PLACES[least]
        low = self.row(seats, white, gone, mine, held, at)[place]
        high = self.row(seats, white, gone, mine, held, at + 1)[place]
        return mixed(low, high, (pot - POTS[at]) / (POTS[at + 1] - POTS[at]))

    def row(
        self, seats: int, white: int, gone: int, mine: int, held: int, pot: int
    ) -> list[Chips]:
        """For one of the POTS; by the place of the minimum among the NUMBERS."""
        key = seats, white, gone, mine, held, pot
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self.work_out(*key)
        return known

    def work_out(
        self, seats: int, white: int, gone: int, mine: int, held: int, pot: int
    ) -> list[Chips]:
        row = self.taking(seats, white, gone, mine, held, pot)
        if self.stays:
            return row
        passing = self.passing(seats, white, gone, mine, held, POTS[pot])
        best = row[-1]
        for place in range(len(row) - 1, -1, -1):
            if row[place][0] > best[0]:
                best = row[place]
            row[place] = best if best[0] > passing[place][0] else passing[place]
        return row

    def taking(
        self, seats: int, white: int, gone: int, mine: int, held: int, pot: int
    ) -> list[Chips]:
        """By the place among the NUMBERS: the chips to expect from taking so many cards."""
        black = BLACK - gone - mine - held
        deck = white + black
        odds = draw(white, black, mine)
        others = seats - 1
        share = held / others  # the chance that the next to move has a black stone
        row: list[Chips] = []
        lost = won = 0.0
        card = 0
        for number in NUMBERS:
            if card == deck:
                row.append(row[-1])
                continue
            for card in range(card + 1, min(number, deck) + 1):
                fine = ANTE + WHITE - white + turned_white(card, mine)
                lost += odds.fatal[card] * fine
                won += odds.fatal[card] * (POTS[pot] + fine) / others
            me, holder, other = -lost, won, won
            for chance, whites, black_now in (
                (odds.clean[card], white - card, mine),
                (odds.first[card], white - card + 1, 1),
            ):
                if chance < 1e-9:
                    continue
                place = PLACES[min(number, deck - card)]
                a = b = c = 0.0
                if held > 0:
                    x, y, z = self.row(seats, whites, gone, 1, held - 1 + black_now, pot)[place]
                    a += share * (y if black_now else z)
                    b += share * (x + (held - 1) * y) / held
                    c += share * z
                if held < others:
                    x, y, z = self.row(seats, whites, gone, 0, held + black_now, pot)[place]
                    rest = others - held
                    a += (1 - share) * (y if black_now else z)
                    b += (1 - share) * y
                    c += (1 - share) * (x + (rest - 1) * z) / rest
                me += chance * a
                holder += chance * b
                other += chance * c
            row.append((me, holder, other))
        return row

    def passing(
        self, seats: int, white: int, gone: int, mine: int, held: int, pot: float
    ) -> list[Chips]:
        """By the place of the minimum among the NUMBERS: the chips to expect from a pass."""
        loss = float(ANTE + (WHITE - white + 1) // 2)
        pot += loss
        others = seats - 1
        if others == 1:
            return [(-loss, pot, pot)] * len(NUMBERS)
        share = held / others
        row: list[Chips] = []
        for number in NUMBERS:
            holder = other = 0.0
            least = min(number, white + BLACK - gone - mine - held)
            if held > 0:
                x, y, z = self.chips(others, white, gone + mine, 1, held - 1, pot, least)
                holder += share * (x + (held - 1) * y) / held
                other += share * z
            if held < others:
                x, y, z = self.chips(others, white, gone + mine, 0, held, pot, least)
                rest = others - held
                holder += (1 - share) * y
                other += (1 - share) * (x + (rest - 1) * z) / rest
            row.append((-loss, holder, other))
        return row


def mixed(low: Chips, high: Chips, part: float) -> Chips:
    return (
        low[0] + part * (high[0] - low[0]),
        low[1] + part * (high[1] - low[1]),
        low[2] + part * (high[2] - low[2]),
    )
