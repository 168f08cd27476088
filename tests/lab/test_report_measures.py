"""What the games measure, held against what can be reckoned another way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.events import Event
from tablee.engine.match import Match
from tablee.games import shelf
from tablee.games.hawthorn.rules import MOST_WITH_ONE_DECK
from tablee.lab.measures import inquiry
from tablee.thinking.bot import Bot, RandomBot
from tablee.thinking.company import Company


def played(
    id: str, seats: int, games: int = 15, **options: object
) -> Iterator[tuple[Match, Any, list[Event]]]:
    """Games at random, measured, and as onlookers hear them."""
    box = shelf.take(id)
    for seed in range(games):
        ear = Listening()
        chosen: object = msgspec.convert(options, box.game.options)
        match = Match(box.game, seats, Seeded(seed), chosen, None, ear)
        bots: dict[int, Bot] = {
            seat: RandomBot(seat, box.game.moves, Seeded(seat)) for seat in range(seats)
        }
        company = Company(match, bots, ear)
        while not match.over:
            assert company.act() is not None
        own: Any = inquiry(id).own
        heard = box.game.events.for_seat(ear.told, -3)
        yield match, own.measure(match, ear.told), heard


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_paires(seats: int) -> None:
    for match, measures, heard in played("paires", seats):
        folds = sum(row.move == 1 for row in match.rows)
        assert measures.folded == (folds, measures.rounds)
        assert measures.rounds == names(heard).count("FirstPlayer")
        assert measures.opener_lost[0] <= measures.rounds
        assert measures.reshuffled == ("Reshuffled" in names(heard))


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_blackstone(seats: int) -> None:
    for match, measures, heard in played("blackstone", seats):
        outcome: Any = match.outcome
        assert measures.starter == match.rows[0].seat
        assert measures.all_passed == (outcome.losers == [])
        paid = -sum(points for points in outcome.points if points < 0)
        assert measures.pot == paid
        drawn = names(heard).count("DrewWhite") + names(heard).count("DrewBlack")
        assert measures.taken == drawn
        state: Any = match.state
        assert state.deck.size > 0 or measures.deck_emptied


@pytest.mark.parametrize(("seats", "decks"), [(2, 1), (6, 1), (3, 2), (10, 2)])
def test_hawthorn(seats: int, decks: int) -> None:
    for match, measures, heard in played("hawthorn", seats, decks=decks):
        outcome: Any = match.outcome
        (winner,) = outcome.winners
        assert (
            measures.pot
            == outcome.points[winner] + 1
            == 1 - sum(points for points in outcome.points if points < 0)
        )  # what the winner gets beyond the ante
        assert measures.chosen[1] == measures.drawn_pairs[1] == seats - 1
        assert measures.chosen[0] + measures.drawn_pairs[0] <= seats - 1
        laps = names(heard).count("DrawingBegan") + names(heard).count("PlayingBegan")
        assert measures.laps == laps
        first = next(event for event in heard if type(event).__name__ == "FirstPlayer")
        assert measures.starter == getattr(first, "seat", None)
        state: Any = match.state
        assert state.deck.size > 0 or measures.deck_emptied


def test_hawthorn_is_tried_with_one_deck_and_with_two() -> None:
    asked = inquiry("hawthorn")
    assert list(asked.variants(MOST_WITH_ONE_DECK)) == ["one_deck", "two_decks"]
    assert list(asked.variants(MOST_WITH_ONE_DECK + 1)) == ["two_decks"]


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_pirates(seats: int) -> None:
    for _, measures, heard in played("pirates", seats, games=8):
        assert measures.accused[1] == seats - 1
        assert measures.accused[0] == measures.caught[1]
        assert measures.caught[0] + names(heard).count("Cleared") == measures.caught[1]
        assert measures.remade == ("Remade" in names(heard))
