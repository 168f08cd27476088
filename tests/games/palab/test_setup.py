"""What is on the table, and how a game begins."""

from collections import Counter

import pytest

from tablee.engine.match import Refused
from tablee.engine.seats import NOBODY
from tablee.games.palab.cards import (
    MIROIR,
    STAR,
    cards_of,
    full_deck,
    mauve,
    name,
    starred,
    white,
)
from tablee.games.palab.events import Dealt, FirstPlayer, RoundBegan
from tests.games.palab.table import BOL, TOEM, events, hand, heard, n, new, view


@pytest.mark.rule("palab.deck")
@pytest.mark.parametrize("stars", [True, False])
def test_four_of_each_and_two_of_the_rare_ones(stars: bool) -> None:
    cards = cards_of(full_deck(stars))
    assert len(cards) == 76
    copies = Counter(name(card) for card in cards)
    assert len(copies) == 20
    assert {copies.pop("super-skip"), copies.pop("bol")} == {2}
    assert set(copies.values()) == {4}


@pytest.mark.rule("palab.colours")
def test_figures_are_white_actions_mauve_and_the_bowl_is_neither() -> None:
    assert [card for card in range(31) if white(card)] == list(range(22))
    assert [card for card in range(31) if mauve(card)] == list(range(MIROIR, BOL))


@pytest.mark.rule("palab.stars")
def test_one_of_the_four_copies_of_each_white_card_has_a_star() -> None:
    deck = full_deck(True)
    assert [card for card in cards_of(deck) if starred(card)] == list(range(STAR, MIROIR))
    assert all(deck.counts[card] == 3 for card in range(STAR))


@pytest.mark.rule("palab.stars")
def test_without_events_no_card_has_a_star() -> None:
    assert not [card for card in cards_of(full_deck(False)) if starred(card)]
    assert view(new(2, events=False)).events is False


@pytest.mark.rule("palab.setup.secret")
@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_nobody_sees_a_secret_not_even_his_own(seat: int) -> None:
    assert view(new(3), seat).secrets == [-1, -1, -1]


@pytest.mark.rule("palab.setup.hand")
def test_three_cards_each_and_a_gauge_at_nothing() -> None:
    m = new(2, [1, n(2), n(3), n(4), n(5), TOEM, BOL])
    assert hand(m, 0) == [n(2), n(4), TOEM]
    assert hand(m, 1) == [n(3), n(5), BOL]
    assert view(m).gauge == 0
    assert view(m).pile == 70


@pytest.mark.rule("palab.setup.hand", "table.secret")
def test_each_is_told_his_own_cards_only() -> None:
    m = new(2, [1, n(2), n(3), n(4), n(5), TOEM, BOL])
    mine = [event.card for event in events(m, 0) if isinstance(event, Dealt) and event.seat == 0]
    theirs = [event.card for event in events(m, 0) if isinstance(event, Dealt) and event.seat == 1]
    assert mine == [n(2), n(4), TOEM]
    assert theirs == [-9, -9, -9]


@pytest.mark.rule("palab.first", "table.first")
def test_chance_picks_who_begins() -> None:
    m = new(4, [2])
    assert events(m)[0] == FirstPlayer(2)
    assert view(m).turn == 2


@pytest.mark.rule("palab.first", "table.first")
def test_the_host_may_name_who_begins() -> None:
    m = new(4, first=(3,))
    assert events(m)[0] == RoundBegan(1, 3)
    assert view(m).turn == 3
    assert not [told for told in heard(m) if told.kind == 0]


@pytest.mark.rule("palab.first")
def test_a_seat_that_nobody_sits_on_is_refused() -> None:
    with pytest.raises(Refused, match=r"palab\.first"):
        new(3, first=(3,))


@pytest.mark.rule("palab.direction")
def test_a_round_begins_clockwise() -> None:
    assert view(new(5)).clockwise is True


@pytest.mark.rule("palab.deck")
@pytest.mark.parametrize("seats", range(2, 9))
def test_there_are_cards_for_everybody(seats: int) -> None:
    m = new(seats)
    assert view(m).hand_sizes == [3] * seats
    assert view(m).pile == 76 - 3 * seats
    assert view(m).front == [-1] * seats
