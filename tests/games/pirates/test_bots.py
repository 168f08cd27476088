"""Bots of Pirates: legal, open-eyed and sensible; their chances: as the deals have them."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine.chance import Seeded
from tablee.engine.game import Ask
from tablee.engine.match import Match
from tablee.engine.moves import Move
from tablee.games.deck55 import KINDS
from tablee.games.pirates import game
from tablee.games.pirates.belief import first_card
from tablee.games.pirates.bot import BOTS
from tablee.games.pirates.moves import (
    ACCUSE,
    ATTACK,
    CHALLENGE,
    DRAW,
    Accuse,
    Attack,
    Challenge,
    Draw,
    Lay,
)
from tablee.games.pirates.odds import coming, has_pair, hidden_from_me, pair
from tablee.games.pirates.thinking import what_is_known, worth
from tablee.games.pirates.view import View
from tablee.thinking.bot import Bot, Offer, RandomBot
from tablee.thinking.company import Company
from tests.games.pirates.table import QUIET, accuse, laid, offers, started, table, view

ALL: dict[str, type[Bot]] = {"random": RandomBot} | BOTS


def answer(name: str, m: Match, seen: View | None = None) -> Move | None:
    """What this bot does, from its view alone, with the same luck each time."""
    ask = asked(m)
    bot = ALL[name](ask.seat, game.moves, Seeded(1))
    choices: list[Offer] = [*offers(m, ask.seat)]
    return bot.choose(view(m, ask.seat) if seen is None else seen, ask, choices)


def asked(m: Match) -> Ask:
    """Whom the table waits for."""
    return next(ask for ask in m.asks if ask.must)


def somewhere(seats: int, seed: int, moves: int) -> Match:
    """A table in some game, after so many random moves, or before the end."""
    m = Match(game, seats, Seeded(seed))
    luck = Seeded(seed + 1)
    for _ in range(moves):
        seat = asked(m).seat
        legal = m.legal(seat)
        move = legal[int(luck.below(len(legal)))]
        if ACCUSE <= move < ATTACK and luck.below(3) > 0 and DRAW in legal:
            move = DRAW  # with fewer accusations games are longer
        if len(view(m).still_in) == 2 and CHALLENGE <= move < ATTACK:
            break
        m.submit(seat, move)
    return m


anywhere = st.builds(somewhere, st.integers(2, 8), st.integers(0, 2**95), st.integers(0, 60))


@pytest.mark.parametrize("name", ALL)
@settings(max_examples=40, deadline=None)
@given(m=anywhere)
def test_bots_do_what_is_allowed_at_any_table(name: str, m: Match) -> None:
    assert answer(name, m) in offers(m, asked(m).seat)


@pytest.mark.parametrize("name", ALL)
@settings(max_examples=25, deadline=None)
@given(m=anywhere)
def test_equal_views_and_equal_luck_give_equal_choices(name: str, m: Match) -> None:
    sent = msgspec.json.decode(msgspec.json.encode(view(m, asked(m).seat)), type=View)
    assert answer(name, m) == answer(name, m, sent)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [2, 8])
def test_a_table_of_them_comes_to_an_end(name: str, seats: int) -> None:
    m = Match(game, seats, Seeded(1))
    company = Company(m, {seat: BOTS[name](seat, game.moves, Seeded(2)) for seat in range(seats)})
    while not m.over:
        assert company.act() is not None


@settings(max_examples=40, deadline=None)
@given(m=anywhere)
def test_every_move_is_worth_a_chance(m: Match) -> None:
    if m.turn >= 0 and view(m).turn == m.turn:
        weighed = what_is_known(view(m, m.turn))
        for move in offers(m, m.turn):
            assert 0 <= worth(weighed, move) <= 1


@pytest.mark.rule("pirates.accuse")
@pytest.mark.parametrize("hand", [0, 1, 2, 3])
def test_the_chance_of_a_pair_is_that_of_all_hands(hand: int) -> None:
    hidden = (1, 0, 2, 0, 0, 3, 0, 1, 2, 0)
    cards = [card for card, count in enumerate(hidden, start=1) for _ in range(count)]
    deals = [*combinations(cards, hand)]
    guilty = sum(has_pair([*deal], [3, 10]) for deal in deals)
    assert pair(hidden, frozenset({3, 10}), hand) == pytest.approx(guilty / len(deals))


@pytest.mark.rule("pirates.deck")
def test_the_next_card_comes_from_the_deck_or_from_all_discards() -> None:
    m = started(QUIET[:3], [1, 2, 3])
    seen = view(m, 0)
    hidden = hidden_from_me(seen)
    assert coming(seen) == pytest.approx([count / sum(hidden) for count in hidden])
    remade = msgspec.structs.replace(seen, deck=0, discards=2, buried=[4, 9])
    assert coming(remade) == pytest.approx([0.5 * (card in (4, 9)) for card in range(1, KINDS)])


@pytest.mark.rule("pirates.setup")
def test_reckons_lays_one_of_a_pair_so_that_the_other_can_go() -> None:
    hands = [[4, 9, 9], [2, 8, 10]]
    assert answer("reckons", table(hands)) == Lay(9)
    assert first_card([4, 9, 10], 2) == 10
    assert first_card([4, 9, 10], 5) == 4


@pytest.mark.rule("pirates.accuse")
def test_reckons_accuses_whoever_must_have_a_pair() -> None:
    hands = [[10], [1, 2, 3, 3, 4, 5, 6, 7, 7, 8], [9]]
    m = laid(hands, [[5], [9, 10], [8]])
    assert answer("reckons", m) == Accuse(1)
    accuse(m, 1)
    assert view(m).still_in == [0, 2]


@pytest.mark.rule("pirates.accuse")
def test_reckons_never_accuses_an_empty_hand_while_it_can_do_anything_else() -> None:
    m = laid([[], []], [[5], [1, 2, 3, 4, 6, 7, 8, 9, 10]])
    assert answer("reckons", m) == Draw()


HANDS = [[7], [8], [10], [6]]
FRONTS = [[2], [4], [1], [5]]


@pytest.mark.rule("pirates.attack")
@pytest.mark.parametrize("others", [1, 2, 4])
def test_reckons_plays_away_the_card_that_pairs(others: int) -> None:
    m = laid([[3, 9], *HANDS[:others]], [[7, 8, 9], *FRONTS[:others]])
    move = answer("reckons", m)
    assert isinstance(move, Attack)
    assert move.card == 9


@pytest.mark.rule("pirates.accuse")
@pytest.mark.parametrize("others", [1, 2, 4])
def test_reckons_bluffs_without_a_pair_it_keeps_the_cards_that_make_it_look_guilty(
    others: int,
) -> None:
    m = laid([[3, 4], *HANDS[:others]], [[5, 6, 7, 8, 9, 10], *FRONTS[:others]])
    assert isinstance(answer("reckons", m), Challenge)


@pytest.mark.rule("pirates.accuse")
def test_reckons_bluffs_with_a_pair_that_nobody_suspects() -> None:
    m = laid([[3, 9], *HANDS[:2]], [[9], *FRONTS[:2]])
    assert answer("reckons", m) == Attack(3, 1)


@pytest.mark.rule("pirates.challenge")
def test_reckons_knows_that_the_only_1_cannot_be_paired() -> None:
    weighed = what_is_known(view(laid([[], [7], [8]], [[9], [1], [10]]), 0))
    assert worth(weighed, Challenge(1)) > worth(weighed, Challenge(2))


@pytest.mark.parametrize(
    ("name", "move"),
    [("draws", Draw()), ("accuses", Accuse(2)), ("attacks", Attack(9, 2))],
)
def test_the_others_do_as_they_are_called(name: str, move: Move) -> None:
    m = laid([[3, 9], [7], [8, 8, 10]], [[5], [2], [4, 6]])
    assert answer(name, m) == move
