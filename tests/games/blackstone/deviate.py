"""How much could one player gain at a table of good bots? A player who tries everything.

python -m tests.games.blackstone.deviate SEATS HANDS [TRIES]

At each of its turns the player weighs the numbers (and the pass) by playing each of them out so
many times among good bots, itself one of them from then on, and does what came out clearly better
than the good bot's own choice. Fresh games tell what that gained; the sum of a hand's gains is, on
average, exactly what the player wins more than a good bot in its place.
"""

from __future__ import annotations

import sys
from math import sqrt
from statistics import fmean, variance

from tablee.engine.chance import Chance, Seeded
from tablee.engine.ear import Ear
from tablee.engine.seats import CROUPIER
from tablee.games.blackstone import game
from tablee.games.blackstone.crowd import NUMBERS
from tablee.games.blackstone.look import look
from tablee.games.blackstone.moves import PASS
from tablee.games.blackstone.state import CHOICE, State
from tablee.games.blackstone.thinking import best
from tablee.lab.simulate import seed_of
from tablee.lab.tally import Interval, mean

SILENCE = Ear()


def deal(s: State, chance: Chance) -> None:
    """Until somebody is asked, or the hand is over."""
    while (asks := game.asks(s)) and asks[0].seat == CROUPIER:
        game.deal(s, chance, SILENCE)


def play_out(s: State, seat: int, chance: Chance) -> int:
    """Good bots to the end; what this seat has won."""
    while s.due == CHOICE:
        game.play(s, s.turn, best(look(s)), SILENCE)
        deal(s, chance)
    return s.winnings()[seat]


def try_everything(s: State, chance: Chance, tries: int) -> int:
    """The best of a first heat, if it is clearly better than the good bot's choice."""
    usual = best(look(s))
    others = {PASS, s.minimum, 7, 9, 11, 13, 15, *NUMBERS} - {usual}
    worth = {
        number: sum(tried(s, number, chance, tries))
        for number in sorted(others)
        if number == PASS or s.minimum <= number <= s.deck.size
    }
    number = max(worth, key=lambda number: worth[number])
    new, old = (tried(s, choice, chance, 8 * tries) for choice in (number, usual))
    clearly = 2 * sqrt((variance(new) + variance(old)) / (8 * tries))
    return number if fmean(new) - fmean(old) > clearly else usual


def tried(s: State, number: int, chance: Chance, tries: int) -> list[int]:
    """The chips won each time."""
    won = []
    for _ in range(tries):
        branch = s.copy()
        game.play(branch, s.turn, number, SILENCE)
        deal(branch, chance)
        won.append(play_out(branch, s.turn, chance))
    return won


def gain(seats: int, hands: int, tries: int = 20) -> Interval:
    """The chips that trying everything wins more in a hand."""
    total = squares = 0.0
    for hand in range(hands):
        luck, own = Seeded(seed_of(1, hand)), Seeded(seed_of(1, hand, 0))
        gained = 0.0
        s = game.start(seats, None, None)
        deal(s, luck)
        while s.due == CHOICE:
            usual = number = best(look(s))
            if s.turn == hand % seats:
                number = try_everything(s, own, tries)
            if number != usual:
                new, old = (tried(s, choice, own, 8 * tries) for choice in (number, usual))
                gained += fmean(new) - fmean(old)
            game.play(s, s.turn, number, SILENCE)
            deal(s, luck)
        total += gained
        squares += gained * gained
    return mean(total, squares, hands)


if __name__ == "__main__":
    found = gain(*map(int, sys.argv[1:]))
    print(f"{found.value:+.2f} ({found.low:+.2f} to {found.high:+.2f})")
