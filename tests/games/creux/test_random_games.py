"""Random games over every number of seats, mode and option: they end, and nothing is lost."""

from __future__ import annotations

from itertools import product

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Ear
from tablee.engine.match import Refused
from tablee.engine.playout import random_move
from tablee.engine.seats import CROUPIER
from tablee.games.creux import game
from tablee.games.creux.law.options import Options
from tablee.games.creux.law.state import DUO, HAND, NO_CARD, OVER, TEAMS, State

OFTEN = 16  # one step in so many is looked at, and every last one

AGREED = [
    Options(alone, throw_away, expert, real_objects, album, two_rounds)
    for alone, throw_away, expert, real_objects, two_rounds in product((False, True), repeat=5)
    for album in ("8", "10", "12", "14")
]


def tables() -> list[tuple[int, Options]]:
    """All that the law allows; the size of an album matters for two alone."""
    found = []
    for seats in range(game.fewest, game.most + 1):
        for agreed in AGREED:
            if seats > 2 and agreed.album != "8":
                continue
            try:
                game.start(seats, agreed, None)
            except Refused:
                continue
            found.append((seats, agreed))
    return found


def check(s: State) -> None:
    """What holds at any time."""
    assert s.inventory() == [100, 20]
    cards = [*s.hands, *s.gone, *s.thrown, *s.laid, *s.memories]
    there = [card for card in cards if card != NO_CARD]
    assert len({*there}) == len(there)
    assert not [card for card in there if s.pile.counts[card] > 0]
    for team in range(len(s.hands) // HAND):
        assert s.hand(team) == sorted(s.hand(team))


def check_end(s: State) -> None:
    """What holds when it is over."""
    assert len(s.past) == s.turns
    for turn in s.past:
        assert len({*turn.memories, *turn.laid}) == s.album
        assert turn.guesses[0] != turn.guesses[1]
    points = [sum(turn.gains[team] for turn in s.past) for team in range(s.camps())]
    assert list(s.scores) == points
    for team in range(s.camps()):
        served = [s.served[seat] for seat in range(s.seats()) if s.teams[seat] == team]
        assert max(served) - min(served) <= 1
    if s.mode == DUO:
        assert list(s.served) == [2, 2]
        assert s.scores[0] <= 8
    elif s.mode != TEAMS:
        assert list(s.served) == [2] * s.seats()


def play_one(seats: int, agreed: Options, chance: Seeded) -> None:
    s, ear = game.start(seats, agreed, None), Ear()
    while asks := game.asks(s):
        if asks[0].seat == CROUPIER:
            game.deal(s, chance, ear)
        else:
            seat = asks[chance.below(len(asks))].seat
            game.play(s, seat, random_move(game, s, seat, chance), ear)
        if chance.below(OFTEN) == 0:
            check(s)
    assert s.due == OVER
    check(s)
    check_end(s)


def play_all(games: int, seed: int) -> None:
    """So many, spread evenly."""
    chance, laid = Seeded(seed), tables()
    for number in range(games):
        play_one(*laid[number % len(laid)], chance)


@pytest.mark.rule("creux.rounds")
def test_a_random_game_of_every_kind_ends_and_loses_nothing() -> None:
    play_all(len(tables()), seed=1)


@pytest.mark.long
def test_a_hundred_thousand_random_games_end_and_lose_nothing() -> None:
    play_all(100_000, seed=2)
