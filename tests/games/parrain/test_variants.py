"""A bag for the boss too, and four players."""

from __future__ import annotations

import pytest

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.engine.seats import NOBODY
from tablee.games.parrain import game
from tablee.games.parrain.law.events import BagSeen, Trapped
from tablee.games.parrain.law.moves import (
    Accuse,
    LetPass,
    Look,
    NameCulprit,
    PourConcrete,
    Rotate,
    Trap,
)
from tablee.games.parrain.law.options import Options
from tests.games.parrain.table import (
    ACCOUNTANT,
    CHEESE,
    FEDERAL_AGENTS,
    GODFATHER,
    HENCHMAN,
    MONEY,
    RED,
    ROTATION,
    SEAMSTRESS,
    WEAPONS,
    WIFE,
    Y,
    accuse,
    asked,
    card,
    convince,
    empty_the_pile,
    heard,
    hearing,
    offered,
    play,
    refused,
    say,
    state,
    tell,
    view,
    winners,
)

POLICEMAN, POLICE_RAID = 67, 34


def boss(
    his: int, money_at: int, informer: int = SEAMSTRESS, police: int = FEDERAL_AGENTS
) -> Match:
    """A hearing with the boss's bag; the informer has a card that calls the police."""
    others = [4, 5, 6, 7, 8, 9]
    bags = [his, *(MONEY if seat == money_at else others.pop() for seat in range(1, 6))]
    return hearing({informer: [police]}, bags=bags, boss_bag=True)


def trapped(his: int, money_at: int) -> tuple[list[int], list[int]]:
    """The Seamstress calls the police: who wins, who is out."""
    m = boss(his, money_at)
    play(m, SEAMSTRESS, Trap(0))
    assert Trapped(SEAMSTRESS, FEDERAL_AGENTS) in heard(m)
    assert m.asks == []
    return winners(m), view(m).out


@pytest.mark.rule("parrain.boss-bag")
def test_he_gets_a_bag_that_is_never_the_money_and_looks_once() -> None:
    for seed in range(40):
        m = Match(game, 6, Seeded(seed), Options(boss_bag=True), None, Listening())
        godfather = view(m).godfather
        own = state(m).dealt[godfather]
        assert own not in (MONEY, -1)
        assert heard(m, godfather).count(BagSeen(godfather, own)) == 1
        assert view(m, godfather).dealt[godfather] == own
        assert godfather not in view(m).mixed


@pytest.mark.rule("parrain.boss-bag")
def test_he_takes_part_in_rotations() -> None:
    m = hearing({HENCHMAN: [card(Y, ROTATION)]}, bags=[CHEESE, 0, 1, 2, 4, 5], boss_bag=True)
    say(m, HENCHMAN, 0)
    convince(m, SEAMSTRESS)
    play(m, HENCHMAN, Rotate(True))
    assert [*state(m).bags] == [5, CHEESE, 0, 1, 2, 4]
    assert Look() not in offered(m, GODFATHER)


@pytest.mark.rule("parrain.boss-bag")
@pytest.mark.parametrize("police", [FEDERAL_AGENTS, POLICEMAN, POLICE_RAID])
def test_three_cards_call_the_police_at_any_time(police: int) -> None:
    def ready() -> Match:
        return boss(CHEESE, WIFE, police=police)

    m = ready()
    assert asked(m)[SEAMSTRESS] == ("parrain.boss-bag", False)
    assert refused(m, SEAMSTRESS, Trap(1)) == "parrain.boss-bag"
    play(m, SEAMSTRESS, Trap(0))  # on the floor
    assert view(m).phase == "over"
    m = ready()
    tell(m, HENCHMAN, 0, SEAMSTRESS)
    play(m, SEAMSTRESS, Trap(0))  # in a beat
    assert view(m).phase == "over"
    m = boss(CHEESE, WIFE, informer=HENCHMAN, police=police)
    play(m, HENCHMAN, Trap(0))  # by the accused
    assert view(m).informer == HENCHMAN
    m = ready()
    state(m).anger = RED
    say(m, HENCHMAN, 0)
    while not any(excuse.works for excuse in view(m).excuses):
        say(m, HENCHMAN, 0)
    accuse(m, ACCOUNTANT)
    play(m, SEAMSTRESS, Trap(0))  # while the Godfather judges
    assert view(m).informer == SEAMSTRESS


@pytest.mark.rule("parrain.boss-bag")
def test_who_holds_such_a_card_does_not_show_in_the_questions() -> None:
    one, two = boss(CHEESE, WIFE), boss(CHEESE, WIFE, informer=ACCOUNTANT)
    assert asked(one) == asked(two)
    play(one, SEAMSTRESS, LetPass())
    assert SEAMSTRESS not in asked(one)


@pytest.mark.rule("parrain.boss-bag")
def test_what_the_police_find() -> None:
    assert trapped(MONEY, NOBODY) == ([SEAMSTRESS], [GODFATHER])
    assert trapped(WEAPONS, WIFE) == ([WIFE], [GODFATHER])  # alone, without the Henchman
    assert trapped(CHEESE, WIFE) == ([WIFE], [SEAMSTRESS])
    assert trapped(CHEESE, SEAMSTRESS) == ([GODFATHER], [SEAMSTRESS])


@pytest.mark.rule("parrain.boss-bag")
def test_the_weapons_help_even_an_informer_with_the_money() -> None:
    assert trapped(WEAPONS, SEAMSTRESS) == ([SEAMSTRESS], [GODFATHER])


@pytest.mark.rule("parrain.boss-bag", "parrain.win")
def test_a_godfather_who_has_the_money_wins_by_concrete_or_by_the_pile() -> None:
    m = hearing(bags=[MONEY, 1, 2, 3, 4, 5], boss_bag=True, anger=RED)
    for _ in range(4):
        say(m, HENCHMAN)
    play(m, GODFATHER, PourConcrete())
    assert (winners(m), view(m).ending) == ([GODFATHER], 2)
    m = hearing(bags=[MONEY, 1, 2, 3, 4, 5], boss_bag=True)
    empty_the_pile(m, keep=1)
    tell(m, HENCHMAN)
    assert asked(m) == {GODFATHER: ("parrain.end.pile", True)}  # no trap any more
    play(m, GODFATHER, NameCulprit(WIFE))
    assert winners(m) == [GODFATHER]


@pytest.mark.rule("parrain.boss-bag")
def test_without_the_variant_nobody_can_trap_him() -> None:
    m = hearing({HENCHMAN: [FEDERAL_AGENTS]})
    assert refused(m, HENCHMAN, Trap(0)) == "parrain.play"


@pytest.mark.rule("parrain.four")
def test_four_characters_at_random_and_no_partners() -> None:
    found: set[int] = set()
    for seed in range(60):
        m = Match(game, 4, Seeded(seed), Options(side_by_side=True), None, Listening())
        seen = view(m)
        assert seen.partners == [NOBODY] * 4
        assert len({*seen.characters}) == 4
        found |= {*seen.characters}
        assert sorted([*seen.mixed, seen.godfather]) == [0, 1, 2, 3]  # all three bags are mixed
        assert seen.turn == seen.shower
    assert found == {*range(1, 12)}


@pytest.mark.rule("parrain.four")
def test_even_the_one_who_has_just_accused() -> None:
    m = hearing({1: [card(Y)]}, seats=4, accuser=2)
    say(m, 1, 0)
    assert [move for move in offered(m, 1) if isinstance(move, Accuse)] == [Accuse(2), Accuse(3)]
    assert view(m).helpers == []


@pytest.mark.rule("parrain.four", "parrain.win")
def test_concrete_strikes_one_and_one_wins_alone() -> None:
    m = hearing(seats=4, anger=RED, bags=[-1, 1, 2, 0])
    for _ in range(4):
        say(m, 1)
    play(m, GODFATHER, PourConcrete())
    assert (view(m).out, winners(m)) == ([1], [3])
