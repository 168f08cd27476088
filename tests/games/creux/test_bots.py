"""The bots at the table: they mime, feel, lay decoys and guess, each better than at random."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.engine.seats import NOBODY, only
from tablee.games.creux.law.events import (
    DECOY_CHOSEN,
    GUESSED,
    POINTED,
    WHISPERED,
)
from tablee.games.creux.law.moves import Lay
from tablee.games.shelf import take
from tablee.lab.creux import ANY, DUO, Found, Parts, games
from tablee.thinking.company import Company


def played(names: list[str], seed: int, **options: Any) -> tuple[Match, Listening]:
    box, ear = take("creux"), Listening()
    agreed = box.game.options(**options)
    match = Match(box.game, len(names), Seeded(seed), agreed, None, ear)
    bots = {
        seat: box.bots[name](seat, box.game.moves, Seeded(100 * seed + seat))
        for seat, name in enumerate(names)
    }
    company = Company(match, bots, ear)
    while company.act() is not None:
        assert match.length < 3000
    return match, ear


def share(found: list[Found]) -> float:
    return sum(one.right for one in found) / len(found)


def found(parts: Parts, mimes: int, seed: int) -> list[Found]:
    return [one for game in games(DUO, parts, mimes, seed) for one in game]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_they_play_to_the_end(seats: int) -> None:
    match, _ = played(["deft"] * seats, 1)
    assert match.view(NOBODY).phase == "over"


@pytest.mark.parametrize(
    "options",
    [
        {"alone": True},
        {"expert": True},
        {"real_objects": True},
        {"throw_away": True, "seconds": 15},
    ],
)
def test_they_play_every_variant_beside_others(options: dict[str, Any]) -> None:
    match, _ = played(["deft", "random"] * 2, 2, **options)
    assert match.over


@pytest.mark.rule("creux.guess")
def test_the_grandfather_thinks_aloud_before_he_is_sure() -> None:
    match, ear = played(["deft"] * 2, 3)
    pointed = sum(told.kind == POINTED for told in ear.told)
    guessed = sum(told.kind == GUESSED for told in ear.told)
    turns = len(match.view(NOBODY).past)
    assert guessed == 2 * turns
    assert 2 * turns <= pointed <= 4 * turns


@pytest.mark.rule("creux.mime", "creux.guess")
def test_memories_come_back_through_the_skin() -> None:
    assert share(found(Parts(), 24, 5)) > 0.35


@pytest.mark.rule("creux.guess")
def test_nothing_comes_of_a_child_or_a_grandfather_who_does_anything() -> None:
    for parts in (Parts(child=ANY), Parts(grandfather=ANY)):
        assert share(found(parts, 24, 5)) < 0.35


@pytest.mark.rule("creux.decoy", "creux.teams")
@pytest.mark.parametrize("tongue", ["fr", "en"])
def test_a_bot_advises_the_person_of_its_team_who_lays_the_decoy(tongue: str) -> None:
    """Seats 2 and 3 are a team; a person sits in seat 3, and thinks."""
    box, ear = take("creux"), Listening()
    match = Match(box.game, 4, Seeded(4), None, None, ear)
    bots = {seat: box.bots["deft"](seat, box.game.moves, Seeded(seat)) for seat in range(3)}
    company = Company(match, bots, ear, tongue)
    titles = [one["title"] for one in box.words(tongue).entries["memories"].values()]
    for mime in (1, 2):
        while company.act() is not None:
            pass
        whispers = [told for told in ear.told if told.kind == WHISPERED]
        assert [told.a for told in whispers] == [2] * mime
        assert whispers[-1].audience == only(2) | only(3)
        view = match.view(3)
        assert (view.phase, view.ready) == ("decoys", [])
        advised = [card for card in view.hand if titles[card - 1] in whispers[-1].note]
        assert len(advised) == 1
        match.submit(3, *box.game.moves.pack(Lay(advised[0])))
    chosen = [told for told in ear.told if told.kind == DECOY_CHOSEN]
    assert [told.a for told in chosen] == [3, 3]


@pytest.mark.rule("creux.roles", "creux.teams")
def test_a_bot_leaves_the_roles_to_the_person_of_its_team() -> None:
    box = take("creux")
    match = Match(box.game, 4, Seeded(4))
    bots = {seat: box.bots["deft"](seat, box.game.moves, Seeded(seat)) for seat in (1, 2, 3)}
    assert Company(match, bots).act() is None
    assert match.view(0).phase == "appointing"
