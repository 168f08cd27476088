"""What each seat sees of a whole table, and what it imagines behind that."""

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import HIDDEN, Listening
from tablee.engine.match import Match, Refused
from tablee.engine.moves import snake
from tablee.engine.playout import random_move
from tablee.engine.seats import CROUPIER, NOBODY
from tablee.games import shelf
from tablee.games.deck55 import hand_of
from tablee.games.pirates import game
from tablee.games.pirates.events import Dealt, Remade, Shown
from tablee.games.pirates.state import State
from tablee.games.pirates.view import View
from tablee.games.words import Words
from tests.games.pirates.table import (
    accuse,
    events,
    everything_but,
    laid,
    state,
    table,
    view,
    views,
)


@pytest.mark.rule("pirates.setup", "table.secret")
def test_the_view_of_a_table_that_was_just_dealt() -> None:
    m = table([[9, 3, 5], [4, 8, 6]], oldest=(1, 0))
    assert view(m, 0) == View(
        seat=0,
        hand=[3, 5, 9],
        chosen=-1,
        answered=[],
        front=[[], []],
        hand_sizes=[3, 3],
        still_in=[0, 1],
        turn=NOBODY,
        deck=49,
        discards=0,
        buried=[],
        glimpsed=[],
        glimpses=[0, 0],
        accuser=NOBODY,
        shown=[],
        oldest=[1, 0],
        over=False,
    )


@pytest.mark.rule("pirates.accuse", "pirates.out", "table.secret")
def test_the_view_of_a_table_after_a_right_accusation() -> None:
    m = laid([[3, 9], [6, 6, 10], [7]], [[2], [5], [8, 10]])
    accuse(m, 1)
    assert view(m, 0) == View(
        seat=0,
        hand=[3, 9],
        chosen=-1,
        answered=[],
        front=[[2], [], [8, 10]],
        hand_sizes=[2, 0, 1],
        still_in=[0, 2],
        turn=2,
        deck=45,
        discards=4,
        buried=[5],
        glimpsed=[6, 6, 10],
        glimpses=[3, 0, 0],
        accuser=NOBODY,
        shown=[],
        oldest=[],
        over=False,
    )


@pytest.mark.rule("table.secret", "pirates.setup", "pirates.draw")
def test_nobody_sees_another_hand() -> None:
    m = laid([[3, 9], [4, 6], [7, 10]], [[2], [5], [8]])
    assert [seen.hand for seen in views(m)] == [[], [3, 9], [4, 6], [7, 10]]
    assert [seen.seat for seen in views(m)] == [NOBODY, 0, 1, 2]


@pytest.mark.rule("table.secret", "pirates.out")
@pytest.mark.parametrize("seat", [3, 7, 62, CROUPIER])
def test_whoever_has_no_seat_is_shown_nothing(seat: int) -> None:
    m = laid([[3, 9], [4, 6], [7, 10]], [[2], [5], [8]])
    with pytest.raises(Refused, match=r"table\.seats"):
        view(m, seat)


@pytest.mark.rule("table.secret", "pirates.out", "pirates.deck")
@pytest.mark.parametrize("seats", range(2, 9))
def test_what_is_imagined_has_all_the_cards_in_the_right_places(seats: int) -> None:
    for seed in range(3):
        for s in quiet_moments(seats, seed):
            for seat in [NOBODY, *range(seats)]:
                twin = game.imagine(game.view(s, seat), Seeded(seed))
                assert twin.inventory() == list(range(11))
                assert int(twin.deck.size) == sum(twin.deck.counts)
                assert int(twin.discards.size) == sum(twin.discards.counts)
                assert min(*twin.deck.counts, *twin.discards.counts) >= 0


@pytest.mark.rule("table.secret", "pirates.deck")
@pytest.mark.parametrize("seats", range(2, 9))
def test_where_all_are_silent_and_the_deck_is_remade_twins_still_look_the_same(seats: int) -> None:
    m = Match(game, seats, Seeded(seats), ear=Listening())
    while not m.over:
        ask = next(ask for ask in m.asks if ask.must)
        m.submit(ask.seat, ask.default)
        for seat in [NOBODY, *range(seats)]:
            twin = game.imagine(view(m, seat), Seeded(len(m.log)))
            assert game.view(twin, seat) == view(m, seat)
            assert game.view(twin, NOBODY) == view(m)
            assert twin.inventory() == list(range(11))
    assert any(isinstance(event, Remade) for event in events(m)) == (seats > 2)


@pytest.mark.rule("table.secret", "pirates.out")
def test_a_hidden_card_is_imagined_as_often_as_it_is_likely() -> None:
    seen = everything_but([3], [10], [2], [5], [10, 10, 4])
    m = laid([[3], [10]], [[2], [5]], deck=[10, 10, 4], discards=seen)
    state(m).buried = hand_of(seen)  # so 10, 10, 10 and 4 are left for the deck and the hand
    luck = Seeded(7)
    tens = sum(game.view(game.imagine(view(m, 0), luck), 1).hand == [10] for _ in range(4000))
    assert tens / 4000 == pytest.approx(3 / 4, abs=0.03)


@pytest.mark.rule("table.secret", "pirates.draw")
@pytest.mark.parametrize(
    ("language", "known", "unknown", "shown"),
    [
        ("fr", "Ana reçoit un 8.", "Ana reçoit une carte.", "Malo vous montre un 10."),
        ("en", "Ana gets an 8.", "Ana gets a card.", "Malo shows you a 10."),
    ],
)
def test_a_card_that_one_may_not_know_is_just_a_card(
    language: str, known: str, unknown: str, shown: str
) -> None:
    words = words_in(language)
    assert words.event(Dealt(0, 8), ["Ana", "Malo"]) == known
    assert words.event(Dealt(0, HIDDEN), ["Ana", "Malo"]) == unknown
    assert words.event(Shown(1, 10), ["Ana", "Malo"]) == shown


@pytest.mark.rule("pirates.draw", "table.secret")
def test_every_card_has_its_words_and_what_is_hidden_has_those_of_none() -> None:
    for language in ("fr", "en"):
        cards = words_in(language).entries["cards"]
        for value in range(1, 11):
            assert cards[value].endswith(f" {value}")
        assert len(cards) == 12  # the last stands for what is hidden


@pytest.mark.rule("pirates.goal")
@pytest.mark.parametrize("rule", ["setup", "attack", "deck", "goal"])
def test_every_refusal_has_its_words(rule: str) -> None:
    for language in ("fr", "en"):
        assert words_in(language).refusal(f"pirates.{rule}")


@pytest.mark.rule("pirates.goal")
def test_both_languages_have_the_same_words() -> None:
    french, english = (words_in(language).entries for language in ("fr", "en"))
    assert french.keys() == english.keys()
    for key, entries in french.items():
        if isinstance(entries, dict):
            assert entries.keys() == english[key].keys()
    assert set(english["events"]) == {snake(kind.__name__) for kind in game.events.kinds.values()}
    assert len(french["cards"]) == len(english["cards"])


def words_in(language: str) -> Words:
    return shelf.Box("tablee.games.pirates").words(language)


def quiet_moments(seats: int, seed: int) -> list[State]:
    """The moments of a random game in which people look."""
    m = Match(game, seats, Seeded(seed))
    moods = Seeded(seed + 50)
    moments = [state(m).copy()]
    while not m.over:
        seat = m.asks[moods.below(len(m.asks))].seat
        m.submit(seat, random_move(game, m.state, seat, moods))
        moments.append(state(m).copy())
    return moments
