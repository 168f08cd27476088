"""How much could one player gain at a table of good bots? A player who tries everything.

python -m tests.games.blackstone.deviate SEATS HANDS [TRIES]

At each of its turns the player weighs the numbers (and the pass) by playing each of them out so
many times among good bots, itself one of them from then on, and does what came out best. Fresh
games tell what that gained over the good bot's own choice; the sum of a hand's gains is, on
average, exactly what the player wins more than a good bot in its place.
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
    """The number that came out best; the best three of a first heat are tried more often."""
    tried = {s.minimum, best(look(s)), 7, 9, 11, 13, 15, *NUMBERS}
    numbers = [PASS, *(number for number in tried if s.minimum <= number <= s.deck.size)]
    worth = {number: worth_of(s, number, chance, tries) for number in numbers}
    finalists = sorted(numbers, key=lambda number: worth[number])[-3:]
    return max(finalists, key=lambda number: worth[number] + worth_of(s, number, chance, 4 * tries))


def worth_of(s: State, number: int, chance: Chance, tries: int) -> int:
    """The chips won in so many tries, all together."""
    seat, chips = s.turn, 0
    for _ in range(tries):
        branch = s.copy()
        game.play(branch, seat, number, SILENCE)
        deal(branch, chance)
        chips += play_out(branch, seat, chance)
    return chips


def gain(seats: int, hands: int, tries: int = 25) -> Interval:
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
                more = worth_of(s, number, own, 4 * tries) - worth_of(s, usual, own, 4 * tries)
                gained += more / (4 * tries)
            game.play(s, s.turn, number, SILENCE)
            deal(s, luck)
        total += gained
        squares += gained * gained
    return mean(total, squares, hands)


if __name__ == "__main__":
    found = gain(*map(int, sys.argv[1:]))
    print(f"{found.value:+.2f} ({found.low:+.2f} to {found.high:+.2f})")
