"""Where persons play, nobody is accused unheard."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.engine.moves import Move
from tablee.engine.seats import NOBODY
from tablee.games.cuba import game
from tablee.games.cuba.bot import BOTS
from tablee.games.cuba.heard import FEWEST, Heard
from tablee.games.cuba.moves import Accuse, Inquire, StaySilent
from tablee.games.cuba.options import Options
from tablee.thinking.bot import Offer
from tablee.thinking.company import Company

MUTE = 3


def deeds(seats: int, people: dict[int, str], seed: int) -> list[Move]:
    """What the Godfather bot in seat 0 does, as persons of these habits sit among the bots."""
    ear = Listening()
    m = Match(game, seats, Seeded(seed), Options(godfather=(0,), hold=0), None, ear)
    bots = {
        seat: BOTS["cunning"](seat, game.moves, Seeded(100 * seed + seat))
        for seat in range(seats)
        if seat not in people
    }
    persons = {seat: BOTS[name](seat, game.moves, Seeded(seed)) for seat, name in people.items()}
    company = Company(m, bots, ear)
    while not m.over:
        if company.act() is None:
            ask = next(ask for ask in m.asks if ask.must)
            offers: list[Offer] = [game.moves.offer(number) for number in m.legal(ask.seat)]
            move = persons[ask.seat].choose(m.view(ask.seat), ask, offers)
            m.submit(ask.seat, *game.moves.pack(move or StaySilent()))
    done = [game.moves.offer(row.move) for row in m.rows if row.seat == 0]
    return [move for move in done if isinstance(move, (Inquire, Accuse))]


def before_the_first_accusation(moves: list[Move]) -> Counter[int]:
    first = next(n for n, move in enumerate(moves) if isinstance(move, Accuse))
    return Counter(move.target for move in moves[:first] if isinstance(move, Inquire))


@pytest.mark.rule("cuba.talk")
@pytest.mark.parametrize("habit", ["honest", "silent", "liar"])
@pytest.mark.parametrize("seats", [6, 7])
def test_each_person_is_asked_before_anybody_is_accused(habit: str, seats: int) -> None:
    for seed in range(3):
        moves = deeds(seats, {MUTE: habit}, seed)
        asked = before_the_first_accusation(moves)
        assert asked.total() >= FEWEST
        assert asked[MUTE] >= 2
        assert all(asked[seat] >= 1 for seat in range(1, seats))


def test_nobody_is_told_to_be_a_person_where_only_bots_play() -> None:
    m = Match(game, 5, Seeded(1), Options(godfather=(0,), hold=0))
    bots = {seat: BOTS["cunning"](seat, game.moves, Seeded(seat)) for seat in range(5)}
    Company(m, bots)
    assert all(bot.people == frozenset() for bot in bots.values())
    del bots[2]
    Company(m, bots)
    assert all(bot.people == {2} for bot in bots.values())


def test_a_person_is_owed_two_questions_and_a_bot_one() -> None:
    heard = Heard(people=[2])
    everybody = [1, 2, 3]
    assert heard.owed(everybody) == everybody
    for seat in everybody:
        heard.ask(seat)
    assert heard.owed(everybody) == [2]
    heard.ask(2)
    assert heard.owed(everybody) == [1, 3]  # there is time: nobody is in a hurry
    while heard.asked.total() < FEWEST:
        heard.ask(NOBODY)
    assert heard.owed(everybody) == []


def test_among_bots_he_may_accuse_at_once() -> None:
    heard = Heard()
    assert heard.owed([1, 2]) == []
    heard.accuse()
    assert not heard.last_word(1)


def test_whoever_is_accused_was_among_the_last_to_be_asked() -> None:
    heard = Heard(people=[2])
    assert heard.last_word(3)
    heard.ask(3)
    heard.ask(1)
    assert not heard.last_word(3)
    heard.ask(2)
    assert heard.last_word(3)
    heard.accuse()
    assert heard.last_word(2)  # again, before each accusation
