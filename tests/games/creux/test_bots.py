"""The bots at the table: they mime, feel, lay decoys and guess, each better than at random."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.engine.seats import NOBODY, only
from tablee.engine.stream import check_mime
from tablee.games.creux import game
from tablee.games.creux.law.constraints import KINDS
from tablee.games.creux.law.events import (
    DECOY_CHOSEN,
    GUESSED,
    POINTED,
    WHISPERED,
)
from tablee.games.creux.law.moves import CloseEyes, Lay
from tablee.games.creux.mind.deft import Deft
from tablee.games.creux.mind.guessing import DOUBT, Feeling, Recollection
from tablee.games.creux.mind.impressions import imagined, unlike
from tablee.games.creux.mind.known import scripts, unlike_any
from tablee.games.creux.mind.performing import clearest, mixed_up, perform
from tablee.games.creux.touch.acting import act
from tablee.games.creux.touch.skin import feel
from tablee.games.shelf import take
from tablee.lab.creux import ANY, DUO, Found, Parts, games
from tablee.thinking.company import Company
from tests.games.creux.table import appoint, play, table, view


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
    return [one for ended in games(DUO, parts, mimes, seed) for one in ended.mimes]


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


def mimed(memory: int, kind: int, seed: int) -> list[bytes]:
    return perform(memory, kind, 30, Seeded(100 * memory + seed))


@pytest.mark.rule("creux.expert")
def test_a_constraint_makes_a_mime_less_like_what_one_knows() -> None:
    """Any of them, on average; the back of the hand, where skin is dull, more than others."""
    memories = range(1, 101, 5)
    free = [unlike_any(imagined(mimed(one, -1, 1)), one) for one in memories]
    bound = [unlike_any(imagined(mimed(one, one % KINDS, 1)), one) for one in memories]
    behind = [unlike_any(imagined(mimed(one, KINDS - 2, 1)), one) for one in memories]
    assert sum(free) + 0.05 * len(free) < sum(bound)
    assert sum(bound) < sum(behind)


@pytest.mark.rule("creux.guess")
def test_an_idea_of_ones_own_is_understood_now_and_then() -> None:
    """Of the memories with two samples he knows the one and feels the other, among eight cards."""
    seconds = {
        memory: [imagined(act(script, Seeded(memory))) for script in scripts(memory)[:2]]
        for memory in range(3, 100, 3)
    }
    right = total = 0
    for place, truth in enumerate(seconds):
        cards = [*seconds, *seconds][place : place + 8]
        far = [unlike(seconds[truth][1], seconds[card][0]) for card in cards]
        right += min(far) == far[0]
        total += 1
    assert right / total > 1 / 8


@pytest.mark.rule("creux.decoy")
def test_a_decoy_that_looks_like_it_is_taken_for_it() -> None:
    """Six others each lay one of six cards: the first one, or the one that fits best."""
    hands = [range(first, first + 6) for first in range(1, 36, 6)]
    anyhow = best = 0
    for truth in range(37, 61):
        pieces = mimed(truth, -1, 2)
        seen = Recollection(imagined(pieces))
        hand = Feeling([feel(pieces[:end]) for end in range(1, len(pieces) + 1)], DOUBT)
        anyhow += hand.likeliest([truth, *(one[0] for one in hands)])[0] == truth
        best += hand.likeliest([truth, *(seen.likeliest(one)[0] for one in hands)])[0] == truth
    assert best < anyhow


@pytest.mark.rule("creux.solo")
def test_each_for_himself_one_mimes_what_is_hardly_mistaken() -> None:
    hand = [1, 20, 40, 60, 80, 100]
    assert clearest(hand) in hand
    assert mixed_up(clearest(hand)) == min(map(mixed_up, hand))
    assert len({clearest([one, *range(50, 55)]) for one in range(1, 20)}) > 3


@pytest.mark.rule("creux.expert")
@pytest.mark.parametrize("kind", range(KINDS))
def test_a_child_keeps_to_the_constraint_that_it_has_drawn(kind: int) -> None:
    for memory in (49, 66, 81, 99):
        m = table(4, memory, kind, expert=True, seconds=15)
        appoint(m, 0, 1)
        play(m, 0, CloseEyes())
        (ask,) = (ask for ask in m.asks if ask.seat == 1)
        child = Deft(1, game.moves, Seeded(kind))
        check_mime(game, m.state, 1, child.mime(view(m, 1), ask))
