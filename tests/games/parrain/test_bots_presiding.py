"""The Godfather's judgement, the manners of those who are named, and how long bots take."""

from __future__ import annotations

from random import Random

import pytest

from tablee.engine.chance import Seeded
from tablee.games.parrain import game
from tablee.games.parrain.law.excuses import is_police
from tablee.games.parrain.law.moves import NameCulprit, PourConcrete
from tablee.games.parrain.mind import tempo
from tablee.games.parrain.mind.belief import Belief
from tablee.games.parrain.mind.cards import least_useful
from tablee.games.parrain.mind.family import Family, family_of
from tablee.games.parrain.mind.presiding import (
    culprit,
    has_heard_enough,
    is_unfounded,
    pours,
    presses,
)
from tablee.games.parrain.mind.reacting import steps_in, trap
from tablee.games.parrain.mind.temper import Temper, temper_of
from tablee.games.parrain.seen.view import View
from tablee.games.shelf import take
from tablee.thinking.pace import pause
from tests.games.parrain.table import (
    ACCOUNTANT,
    ALL,
    DRIVER,
    FEDERAL_AGENTS,
    GODFATHER,
    GREEN,
    HENCHMAN,
    RED,
    SEAMSTRESS,
    WIFE,
    G,
    R,
    accuse,
    card,
    hearing,
    say,
    tell,
    view,
)

CALM = Temper(0.5, 1.0, 0.5, 0.5)
HANDS = {HENCHMAN: [card(R), card(R, 1), card(R, 2)]}


def believing(seen: View, *chances: float, places: tuple[int, ...] = (1, 3, 5)) -> Belief:
    belief = Belief(family_of(seen), list(places), 69)
    belief.chances = chances
    return belief


def at_red() -> View:
    """The Henchman has told four excuses, and the Godfather is furious."""
    m = hearing(HANDS, [card(R, 0, 1)], anger=RED)
    for _ in range(4):
        say(m, HENCHMAN)
    return view(m, GODFATHER)


@pytest.mark.rule("parrain.red")
def test_he_pours_when_he_is_sure_and_not_before() -> None:
    seen = at_red()
    assert seen.concrete
    assert pours(seen, believing(seen, 0.9, 0.05, 0.05), CALM)
    assert not pours(seen, believing(seen, 0.3, 0.4, 0.3), CALM)
    assert not pours(seen, believing(seen, 0.05, 0.9, 0.05), CALM)  # it is somebody else


@pytest.mark.rule("parrain.red")
def test_he_lets_nothing_count_once_he_knows_enough() -> None:
    m = hearing(HANDS, anger=RED)
    tell(m, HENCHMAN)
    seen = view(m, GODFATHER)
    assert presses(seen, believing(seen, 0.95, 0.03, 0.02), CALM)
    assert not presses(seen, believing(seen, 0.4, 0.3, 0.3), CALM)
    mild = hearing({HENCHMAN: [card(G)]}, anger=GREEN)
    tell(mild, HENCHMAN)
    seen = view(mild, GODFATHER)
    assert not presses(seen, believing(seen, 0.95, 0.03, 0.02), CALM)  # ten cards: it would drag


@pytest.mark.rule("parrain.end.pile")
def test_in_the_end_he_names_the_likeliest() -> None:
    family = Family((-3, 2, 1, 4, 3, 1), GODFATHER, False)
    belief = Belief(family, [1, 3, 5], 69)
    belief.chances = (0.2, 0.5, 0.3)
    assert culprit(belief, family.players, Seeded(1)) in (ACCOUNTANT, SEAMSTRESS)


@pytest.mark.rule("parrain.cancel.godfather")
def test_faults_annoy_him_and_a_hearing_is_heard() -> None:
    m = hearing(HANDS, anger=RED)
    tell(m, HENCHMAN)
    seen = view(m, GODFATHER)

    def often(*faults: str) -> int:
        return sum(has_heard_enough(seen, CALM, faults, Seeded(seed)) for seed in range(300))

    assert often() < 90
    assert often() < often("courtesy") < often("contradiction", "courtesy")


@pytest.mark.rule("parrain.accuse")
def test_he_wants_to_have_heard_of_whoever_is_accused() -> None:
    told = []
    for named in ([], [ACCOUNTANT]):
        m = hearing({HENCHMAN: [card(ALL)]})
        say(m, HENCHMAN, 0, *named)
        accuse(m, ACCOUNTANT)
        seen = view(m, GODFATHER)
        told.append(sum(is_unfounded(seen, CALM, Seeded(seed)) for seed in range(300)))
    assert told[1] == 0
    assert 20 < told[0] < 120


def test_a_temper_is_thrown_once_for_a_game() -> None:
    assert temper_of(7) == temper_of(7)
    assert temper_of(7) != temper_of(8)


@pytest.mark.rule("parrain.help")
def test_a_partner_steps_in_where_nothing_works_any_more() -> None:
    m = hearing({HENCHMAN: [card(R)], WIFE: [card(ALL)], DRIVER: [card(ALL)]})
    tell(m, HENCHMAN)
    seen = view(m, WIFE)
    assert steps_in(seen, believing(seen, 1 / 3, 1 / 3, 1 / 3))
    seen = view(m, DRIVER)  # parrain.partner: what strikes the Henchman spares him
    assert not steps_in(seen, believing(seen, 1 / 3, 1 / 3, 1 / 3))
    m = hearing({HENCHMAN: [card(ALL)], WIFE: [card(ALL, 1)]})
    tell(m, HENCHMAN)
    seen = view(m, WIFE)
    assert not steps_in(seen, believing(seen, 1 / 3, 1 / 3, 1 / 3))


@pytest.mark.rule("parrain.boss-bag")
def test_the_police_come_when_the_boss_most_likely_has_the_money() -> None:
    m = hearing({WIFE: [FEDERAL_AGENTS]}, bags=[4, 0, 1, 2, 3, 5], boss_bag=True)
    seen = view(m, WIFE)
    there = believing(seen, 0.1, 0.8, 0.1, places=(1, GODFATHER, 3))
    elsewhere = believing(seen, 0.6, 0.2, 0.2, places=(1, GODFATHER, 3))
    place = trap(seen, there, 0.0)
    assert place is not None
    assert is_police(seen.hand[place])
    assert trap(seen, elsewhere, 0.0) is None


@pytest.mark.rule("parrain.cancel.mentioned")
def test_one_parts_with_what_is_least_useful() -> None:
    m = hearing({HENCHMAN: [card(ALL), card(R), card(ALL, 1)]})
    assert least_useful(view(m, HENCHMAN)) == 1


@pytest.mark.rule("parrain.play")
def test_the_longer_the_story_the_later_a_bot_goes_on() -> None:
    seen = view(hearing())
    short, long = (tempo.pause("parrain.play", seen, "a" * length) for length in (0, 280))
    assert short is not None
    assert long is not None
    assert (short.shortest, short.longest) == (2, 4)
    assert 10 < long.shortest < long.longest < 20


@pytest.mark.rule("parrain.red")
def test_all_hold_their_breath_before_concrete() -> None:
    seen = view(hearing())
    for move in (PourConcrete(), NameCulprit(2)):
        dread = tempo.silence(game.moves.pack(move)[0], seen)
        assert dread is not None
        assert pause(1.0, dread, Random(1)) >= 2
    assert take("parrain").tempo is not None
