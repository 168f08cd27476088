"""The bots at the table: they keep the rules, come to an end, and play better than at random."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee.engine.seats import NOBODY
from tablee.games.parrain.law.events import (
    ACCUSATION_FELL,
    ACCUSED,
    OVERRULED,
    REACTED,
    SUMMONED,
    ExcuseTold,
)
from tablee.games.parrain.law.state import BOSS_KEPT, FOUND
from tablee.games.shelf import take
from tests.games.parrain.bots import Hearing


def kinds(hearing: Hearing) -> Counter[int]:
    return Counter(told.kind for told in hearing.ear.told)


@pytest.mark.parametrize("seats", range(4, 12))
@pytest.mark.parametrize("name", ["plain", "merry", "shrewd"])
def test_they_play_to_the_end(name: str, seats: int) -> None:
    assert Hearing([name] * seats, 1).to_the_end().view(NOBODY).phase == "over"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", [{"boss_bag": True}, {"side_by_side": True, "pile": "third"}])
def test_they_play_every_variant(options: dict[str, Any], seed: int) -> None:
    assert Hearing(["shrewd"] * 6, seed, **options).to_the_end().match.over
    assert Hearing(["shrewd", "random"] * 3, seed, **options).to_the_end().match.over


def test_somebody_new_at_every_question_plays_on() -> None:
    """As at the house: all that a bot knows is in what its seat sees and was told."""
    hearing = Hearing(["forgetful"] * 5, 3, pile="third").to_the_end()
    assert hearing.view(NOBODY).hearing > 3


@pytest.mark.rule("parrain.convinced")
def test_whoever_tells_sensibly_is_mostly_believed() -> None:
    """The Godfather is amusing, not mean: most accusations go through."""
    counts: Counter[int] = Counter()
    for seed in range(6):
        counts += kinds(Hearing(["shrewd"] * 6, seed).to_the_end())
    assert counts[ACCUSATION_FELL] < 0.15 * counts[ACCUSED]
    assert 0 < counts[OVERRULED] < 0.75 * counts[SUMMONED]


@pytest.mark.rule("parrain.talk")
def test_laughter_is_heard_now_and_then() -> None:
    counts: Counter[int] = Counter()
    for seed in range(4):
        counts += kinds(Hearing(["shrewd"] * 7, seed).to_the_end())
    assert 0.05 * counts[SUMMONED] < counts[REACTED] < 2 * counts[SUMMONED]


@pytest.mark.rule("parrain.play")
@pytest.mark.parametrize(("tongue", "address"), [("fr", "parrain"), ("en", "godfather")])
def test_they_speak_the_language_of_the_table(tongue: str, address: str) -> None:
    hearing = Hearing(["shrewd"] * 5, 2, tongue, pile="third").to_the_end()
    stories = [event.text for event in hearing.events(NOBODY) if isinstance(event, ExcuseTold)]
    assert all(stories)
    assert sum(address in story.lower() for story in stories) > len(stories) / 2


def found(godfather: str, family: str, seed: int) -> bool:
    names = [godfather, *[family] * 6]
    return Hearing(names, seed, godfather=(0,)).to_the_end().view(0).ending in (FOUND, BOSS_KEPT)


@pytest.mark.rule("parrain.red")
def test_he_finds_the_money_more_often_than_by_lot() -> None:
    """At seven, a lot finds it once in three times."""
    assert sum(found("shrewd", "plain", seed) for seed in range(36)) >= 17


@pytest.mark.long
@pytest.mark.rule("parrain.red")
def test_he_finds_the_money_more_often_than_by_lot_in_300_games() -> None:
    assert sum(found("shrewd", "shrewd", seed) for seed in range(300)) >= 130


def test_a_newcomer_sits_down_with_good_bots_that_have_partners() -> None:
    box = take("parrain")
    assert next(iter(box.bots)) == "random"
    assert box.best == "shrewd"
    partners = Hearing(["plain"] * (len(box.welcome) + 1), 1).view(0).partners
    pairs = [(seat, other) for seat, other in enumerate(partners) if other != NOBODY]
    assert all(partners[other] == seat for seat, other in pairs)
