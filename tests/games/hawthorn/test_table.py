"""What each seat sees and is told, and what it can imagine."""

from collections import Counter

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import HIDDEN, Listening
from tablee.engine.match import Match
from tablee.engine.playout import random_move
from tablee.engine.seats import EVERYBODY, NOBODY
from tablee.games import shelf
from tablee.games.deck55 import cards_of
from tablee.games.hawthorn import game
from tablee.games.hawthorn.events import (
    EVENTS,
    Anted,
    ButtonPassed,
    Dealt,
    DrawingBegan,
    Drew,
    FirstPlayer,
    Folded,
    Paid,
    Paired,
    Played,
    PlayingBegan,
    PotTaken,
    Revealed,
)
from tablee.games.hawthorn.view import View
from tests.games.hawthorn.table import (
    THREE,
    dealt,
    draw,
    events,
    fold,
    heard,
    lay,
    opened,
    play,
    state,
    view,
)


@pytest.mark.rule("hawthorn.ante", "hawthorn.choose", "hawthorn.lap", "hawthorn.end")
def test_a_hand_is_told_in_the_order_in_which_it_happens() -> None:
    m = opened(THREE, [4, 6, 8])
    draw(m, 3)
    fold(m)
    play(m, 10, 8)
    assert [event for event in events(m) if not isinstance(event, Dealt)] == [
        Anted(3), Revealed(0, 3), Revealed(1, 5), Revealed(2, 7), FirstPlayer(0),
        DrawingBegan(1, 0), Drew(0, 4), Drew(1, 6), Drew(2, 8),
        PlayingBegan(2, 0), Folded(0, 3), Paid(0, 3), ButtonPassed(1), Played(1, 10),
        Played(2, 8), Paired(2, 8), Paid(2, 8), PotTaken(1, 14),
    ]  # fmt: skip


@pytest.mark.rule("hawthorn.deal", "table.secret")
@pytest.mark.parametrize("seats", range(2, 11))
def test_all_but_the_deal_is_told_to_everybody(seats: int) -> None:
    m = played_through(seats)
    for told in heard(m):
        event = game.events.unpack(told)
        assert (int(told.audience) == EVERYBODY) == (not isinstance(event, Dealt))
    for seat in (*range(seats), NOBODY):
        own = [event for event in events(m, seat) if isinstance(event, Dealt)]
        assert all((event.card == HIDDEN) == (event.seat != seat) for event in own)


@pytest.mark.rule("hawthorn.lap", "hawthorn.deal", "table.secret")
@pytest.mark.parametrize("seats", range(2, 11))
def test_seats_differ_only_in_what_they_know_of_their_own_hand(seats: int) -> None:
    m = Match(game, seats, Seeded(seats), None, None, Listening())
    luck = Seeded(1)
    while not m.over:
        for seat in range(seats):
            assert public(view(m, seat)) == public(view(m))
        step(m, luck)


@pytest.mark.rule("hawthorn.deal", "hawthorn.ante", "hawthorn.choose")
def test_the_view_of_a_table_at_which_two_have_chosen() -> None:
    m = dealt(THREE)
    lay(m, 0, 8)
    lay(m, 1, 5)
    assert view(m, 0) == View(
        seat=0,
        hand=[3, 8, 9, 10, 10],
        hands=[5, 5, 5],
        front=[[], [], []],
        chosen=8,
        answered=[0, 1],
        playing=[0, 1, 2],
        to_act=[],
        turn=NOBODY,
        button=NOBODY,
        lap=0,
        drawing=False,
        pot=3,
        purses=[99, 99, 99],
        brought=[100, 100, 100],
        deck=40,
        discards=0,
        unseen=[1, 2, 2, 4, 5, 6, 7, 7, 8, 8],
        may_be_held=[1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        over=False,
        decks=1,
        middle=0,
        people=3,
    )


@pytest.mark.rule("hawthorn.lap", "hawthorn.fold", "hawthorn.first")
def test_the_view_of_a_table_in_its_second_lap() -> None:
    m = opened(THREE, [4, 6, 9])
    draw(m, 3)
    fold(m)
    assert view(m, 2) == View(
        seat=2,
        hand=[4, 8, 8, 10],
        hands=[4, 4, 4],
        front=[[], [5, 6], [7, 9]],
        chosen=-1,
        answered=[],
        playing=[1, 2],
        to_act=[1, 2],
        turn=1,
        button=1,
        lap=2,
        drawing=False,
        pot=6,
        purses=[96, 99, 99],
        brought=[100, 100, 100],
        deck=37,
        discards=6,
        unseen=[1, 2, 2, 2, 4, 5, 6, 6, 8, 9],
        may_be_held=[1, 2, 2, 4, 4, 6, 6, 8, 9, 10],
        over=False,
        decks=1,
        middle=0,
        people=3,
    )


@pytest.mark.rule("hawthorn.deal", "hawthorn.lap")
@pytest.mark.parametrize("seats", range(2, 11))
def test_unseen_is_all_that_lies_in_the_deck_and_in_other_hands(seats: int) -> None:
    m = Match(game, seats, Seeded(seats), None, None, Listening())
    luck = Seeded(2)
    while not m.over:
        s = state(m)
        for seat in (*range(seats), NOBODY):
            hidden = Counter({card: int(s.deck.counts[card]) for card in range(1, 11)})
            for other in range(seats):
                if other != seat:
                    hidden.update(cards_of(s.hands[other]))
            assert view(m, seat).unseen == [hidden[card] for card in range(1, 11)]
            assert sum(hidden.values()) == cards_hidden_from(view(m, seat), seat)
        step(m, luck)


@pytest.mark.rule("hawthorn.deal", "table.secret")
@pytest.mark.parametrize("seats", [2, 3, 6, 7, 10])
def test_what_is_imagined_is_dealt_from_what_is_unseen(seats: int) -> None:
    m = Match(game, seats, Seeded(seats), None, None, Listening())
    luck = Seeded(3)
    while not m.over:
        for seat in (*range(seats), NOBODY):
            seen = view(m, seat)
            twin = game.imagine(seen, luck)
            assert game.view(twin, seat) == seen
            assert twin.inventory() == m.state.inventory()
            assert min(int(twin.deck.counts[card]) for card in range(11)) == 0
        step(m, luck)


@pytest.mark.rule("hawthorn.deal", "table.secret")
def test_every_unseen_card_is_as_likely_to_be_in_a_hand() -> None:
    m = opened(THREE)
    luck = Seeded(4)
    found: Counter[int] = Counter()
    for _ in range(4000):
        found.update(cards_of(game.imagine(view(m, 0), luck).hands[1]))
    unseen = view(m, 0).unseen
    for card, left in enumerate(unseen, 1):
        assert found[card] / 16000 == pytest.approx(left / sum(unseen), abs=0.02)


@pytest.mark.rule("hawthorn.deal", "table.secret")
@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("fr", "Ana reçoit un 8.", "Ana reçoit une carte cachée."),
        ("en", "Dealt to Ana: an 8.", "Dealt to Ana: a hidden card."),
    ],
)
def test_the_words_for_a_hidden_card_name_no_value(language: str, own: str, other: str) -> None:
    words = shelf.take("hawthorn").words(language)
    assert words.event(Dealt(0, 8), ["Ana"]) == own
    assert words.event(Dealt(0, HIDDEN), ["Ana"]) == other


@pytest.mark.rule("hawthorn.choose", "hawthorn.lap", "hawthorn.hand.empty", "hawthorn.deck")
def test_both_languages_have_the_same_words() -> None:
    french, english = (keys(shelf.take("hawthorn").words(code).entries) for code in ("fr", "en"))
    assert french == english
    assert {f"events.{kind.__struct_config__.tag}" for kind in EVENTS.kinds.values()} <= english
    assert {f"moves.{verb.name}" for verb in game.moves} <= english
    refusals = ("choose", "lap", "hand.empty", "deck")
    assert {f"refusals.hawthorn.{rule}" for rule in refusals} <= english


def keys(entries: dict[str, object], path: str = "") -> set[str]:
    found: set[str] = set()
    for key, value in entries.items():
        found |= keys(value, f"{path}{key}.") if isinstance(value, dict) else {f"{path}{key}"}
    return found


def public(seen: View) -> dict[str, object]:
    own = {"seat", "hand", "chosen", "unseen"}
    return {field: getattr(seen, field) for field in View.__struct_fields__ if field not in own}


def cards_hidden_from(seen: View, seat: int) -> int:
    return seen.deck + sum(size for other, size in enumerate(seen.hands) if other != seat)


def step(m: Match, luck: Seeded) -> None:
    """Anybody who is asked does anything that is allowed."""
    ask = m.asks[luck.below(len(m.asks))]
    m.submit(ask.seat, random_move(game, m.state, ask.seat, luck))


def played_through(seats: int) -> Match:
    m = Match(game, seats, Seeded(seats), None, None, Listening())
    luck = Seeded(seats)
    while not m.over:
        step(m, luck)
    return m
