"""How much could one player gain at a table of good bots? A player who tries everything.

python -m tests.games.blackstone.deviate SEATS HANDS [TRIES]

At each of its turns the player weighs every number (and the pass) by playing each of them out so
many times among good bots, itself one of them from then on, and does what came out best. What it
wins above the table's mean is what the good bot leaves on the table, or a little less.
"""

from __future__ import annotations

import sys

from tablee.engine.chance import Chance, Seeded
from tablee.engine.ear import Ear
from tablee.engine.seats import CROUPIER
from tablee.games.blackstone import game
from tablee.games.blackstone.crowd import NUMBERS
from tablee.games.blackstone.moves import PASS
from tablee.games.blackstone.state import CHOICE, State
from tablee.games.blackstone.thinking import best
from tablee.games.blackstone.view import look
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
    """The number that came out best; half of the tries sort out the hopeless ones."""
    seat, size = s.turn, s.deck.size
    tried = {s.minimum, best(look(s)), 9, 11, 13, 15, *NUMBERS}
    numbers = [PASS, *(number for number in tried if s.minimum <= number <= size)]
    worth = dict.fromkeys(numbers, 0)
    for number in numbers:
        for _ in range(tries):
            worth[number] += outcome_of(s, number, seat, chance)
    finalists = sorted(numbers, key=lambda number: worth[number])[-3:]
    for number in finalists:
        for _ in range(4 * tries):
            worth[number] += outcome_of(s, number, seat, chance)
    return max(finalists, key=lambda number: worth[number])


def outcome_of(s: State, number: int, seat: int, chance: Chance) -> int:
    branch = s.copy()
    game.play(branch, seat, number, SILENCE)
    deal(branch, chance)
    return play_out(branch, seat, chance)


def gain(seats: int, hands: int, tries: int = 25) -> Interval:
    """The chips above the table's mean, for a hand."""
    total = squares = 0.0
    for hand in range(hands):
        luck, own = Seeded(seed_of(1, hand)), Seeded(seed_of(1, hand, 0))
        lone = hand % seats
        s = game.start(seats, None, None)
        deal(s, luck)
        while s.due == CHOICE:
            number = try_everything(s, own, tries) if s.turn == lone else best(look(s))
            game.play(s, s.turn, number, SILENCE)
            deal(s, luck)
        won = s.winnings()
        above = won[lone] - sum(won) / seats
        total += above
        squares += above * above
    return mean(total, squares, hands)


if __name__ == "__main__":
    found = gain(*map(int, sys.argv[1:]))
    print(f"{found.value:+.2f} ({found.low:+.2f} to {found.high:+.2f})")
