"""What every game's law must keep: one pick a step, copies, conservation, an end."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.engine.chance import Seeded
from tablee.engine.ear import Ear
from tablee.engine.playout import outcomes, playouts, random_move
from tablee.engine.seats import CLOCK, CROUPIER
from tablee.games import shelf
from tests.every_game.walks import (
    a_few,
    at_every_table,
    game_of,
    leaves,
    start,
    walk,
)


@at_every_table
@given(seed=st.integers(0, 2**32))
@a_few
def test_the_croupier_picks_once_a_step_and_moves_never_pick(
    id: str, seats: int, seed: int
) -> None:
    game, chance, ear = game_of(id), Seeded(seed), Ear()
    s = start(game, seats)
    while asks := game.asks(s):
        before = chance.picks
        if asks[0].seat == CROUPIER:
            game.deal(s, chance, ear)
            assert chance.picks == before + 1
        else:
            ask = asks[chance.below(len(asks))]
            game.play(s, ask.seat, random_move(game, s, ask.seat, chance), ear)
            assert chance.picks == before


@at_every_table
@given(seed=st.integers(0, 2**32))
@a_few
def test_a_copy_shares_nothing(id: str, seats: int, seed: int) -> None:
    game = game_of(id)
    for s in walk(game, seats, seed):
        before = leaves(s)
        twin = s.copy()
        assert leaves(twin) == before
        asks = game.asks(twin)
        if asks and asks[0].seat == CROUPIER:
            game.deal(twin, Seeded(seed), Ear())
        elif asks:
            move = random_move(game, twin, asks[0].seat, Seeded(seed))
            game.play(twin, asks[0].seat, move, Ear())
        assert leaves(s) == before


@at_every_table
@given(seed=st.integers(0, 2**32))
@a_few
def test_nothing_on_the_table_is_made_or_lost(id: str, seats: int, seed: int) -> None:
    game = game_of(id)
    inventory = start(game, seats).inventory()
    for s in walk(game, seats, seed):
        assert s.inventory() == inventory


@pytest.mark.rule("table.ask")
@at_every_table
@given(seed=st.integers(0, 2**32))
@a_few
def test_the_table_asks_in_good_order(id: str, seats: int, seed: int) -> None:
    """The croupier alone, or people, one ask each; silence always has a legal answer."""
    game = game_of(id)
    for s in walk(game, seats, seed):
        asks = game.asks(s)
        places = [ask.seat for ask in asks]
        assert len(set(places)) == len(places)
        assert places == [CROUPIER] or all(0 <= seat < seats or seat == CLOCK for seat in places)
        assert (game.outcome(s) is not None) == (not asks)
        for ask in asks:
            if ask.must and ask.seat != CROUPIER:
                assert ask.default in game.candidates(s, ask.seat)
                assert game.refusal(s, ask.seat, ask.default) is None


@at_every_table
@given(seed=st.integers(0, 2**32))
@a_few
def test_what_the_croupier_may_bring_adds_up_to_one(id: str, seats: int, seed: int) -> None:
    game = game_of(id)
    for s in walk(game, seats, seed):
        asks = game.asks(s)
        if asks and asks[0].seat == CROUPIER:
            assert sum(chance for chance, _ in outcomes(game, s)) == pytest.approx(1)


@at_every_table
def test_every_move_has_its_number_and_its_words(id: str, seats: int) -> None:
    game = game_of(id)
    names = [f"N{seat}" for seat in range(seats)]
    words = [shelf.take(id).words(language) for language in ("fr", "en")]
    for s in walk(game, seats, 1):
        for ask in game.asks(s):
            if ask.seat == CROUPIER:
                continue
            for number in game.candidates(s, ask.seat):
                move = game.moves.unpack(number)
                assert game.moves.pack(move)[0] == number
                assert all(book.move(move, names) for book in words)
            if ask.seat != CLOCK:
                assert all(book.ask(ask.rule) and book.refusal(ask.rule) for book in words)


@pytest.mark.parametrize("id", shelf.OURS)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_bot_has_its_words(id: str, language: str) -> None:
    box = shelf.take(id)
    known = box.words(language).entries["terminal"]["bots"]
    assert set(box.bots) - {"random"} <= set(known)


CONFIGURATIONS: dict[str, list[dict[str, object]]] = {
    "paires": [{"mode": mode} for mode in ("forfeit", "downspear", "norland", "cutchfeld")],
    "hawthorn": [{"decks": 0}, {"decks": 2}],
    "palab": [{"events": True}, {"events": False}],
    "parrain": [
        {"side_by_side": order, "boss_bag": bag, "pile": pile, "godfather": chosen}
        for order in (False, True)
        for bag in (False, True)
        for pile in ("whole", "half", "third")
        for chosen in ([], [2])
    ],
    "creux": [
        {"throw_away": another, "expert": bound, "real_objects": real}
        for another in (False, True)
        for bound in (False, True)
        for real in (False, True)
    ],
}


def random_games(id: str, games: int, seed: int) -> None:
    """So many random games, spread evenly over all player counts and configurations."""
    game, chance = game_of(id), Seeded(seed)
    tables: list[tuple[int, object]] = [
        (seats, msgspec.convert(options, game.options))
        for seats in range(game.fewest, game.most + 1)
        for options in CONFIGURATIONS.get(id, [{}])
    ]
    for seats, options in tables:
        moves, _ = playouts(game, seats, options, -(-games // len(tables)), chance)
        assert moves > 0


@pytest.mark.parametrize("id", shelf.OURS)
def test_random_games_end(id: str) -> None:
    random_games(id, 5_000, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("id", shelf.OURS)
def test_a_million_random_games_end(id: str) -> None:
    random_games(id, 1_000_000, seed=2)
