"""Who is who, whose bag is whose, and three excuses each."""

from __future__ import annotations

import pytest

from tablee.engine.chance import Scripted, Seeded
from tablee.engine.ear import HIDDEN, Listening
from tablee.engine.match import Match, Refused
from tablee.engine.seats import NOBODY, ring
from tablee.games.parrain import game
from tablee.games.parrain.law.cards import KEYS
from tablee.games.parrain.law.events import BagSeen, BagsMixed, Cast, Drew, MoneyShown, Summoned
from tablee.games.parrain.law.excuses import EXCUSES, LEVELS, effect, works
from tablee.games.parrain.law.options import Options
from tests.games.parrain.table import (
    ACCOUNTANT,
    DRIVER,
    GODFATHER,
    HENCHMAN,
    MONEY,
    SEAMSTRESS,
    WIFE,
    YELLOW,
    asked,
    heard,
    state,
    view,
)

SEATS = range(4, 12)
every_size = pytest.mark.parametrize("seats", SEATS)


def laid(seats: int, seed: int = 1, picks: tuple[int, ...] = (), **options: object) -> Match:
    luck = Scripted([*picks], Seeded(seed))
    return Match(game, seats, luck, Options(**options), None, Listening())  # type: ignore[arg-type]


@pytest.mark.rule("parrain.setup.cast", "parrain.characters")
@pytest.mark.parametrize("seats", range(5, 12))
def test_as_many_characters_as_players_by_number(seats: int) -> None:
    for seed in range(20):
        seen = view(laid(seats, seed))
        assert sorted(seen.characters) == [*range(1, seats + 1)]
        assert seen.characters[seen.godfather] == 1
    cast = [event for event in heard(laid(seats)) if isinstance(event, Cast)]
    assert [event.seat for event in cast] == [*range(seats)]


@pytest.mark.rule("parrain.setup.cast")
@every_size
def test_the_host_may_name_the_godfather(seats: int) -> None:
    for seed in range(5):
        assert view(laid(seats, seed, godfather=(seats - 1,))).godfather == seats - 1
    with pytest.raises(Refused, match=r"parrain\.setup\.cast"):
        laid(seats, godfather=(10,)) if seats < 11 else laid(4, godfather=(4,))


@pytest.mark.rule("parrain.setup.cast")
def test_for_beginners_partners_are_neighbours() -> None:
    assert view(laid(7, godfather=(2,), side_by_side=True)).characters == [6, 7, 1, 2, 3, 4, 5]


@pytest.mark.rule("parrain.characters", "parrain.partner")
def test_partners_by_number_and_the_henchman_for_whoever_lacks_one() -> None:
    six = view(laid(6, godfather=(0,), side_by_side=True))
    assert six.partners == [NOBODY, WIFE, HENCHMAN, SEAMSTRESS, ACCOUNTANT, HENCHMAN]
    eleven = view(laid(11, godfather=(0,), side_by_side=True))
    assert eleven.partners == [NOBODY, 2, 1, 4, 3, 6, 5, 8, 7, 10, 9]
    for seats in (8, 10):
        assert view(laid(seats, godfather=(0,), side_by_side=True)).partners[-1] == HENCHMAN


@pytest.mark.rule("parrain.setup.bags", "parrain.bags")
@every_size
def test_a_bag_to_each_but_the_godfather_and_always_the_money(seats: int) -> None:
    drawn: set[int] = set()
    for seed in range(60):
        m = laid(seats, seed)
        s, seen = state(m), view(m)
        bags = [bag for seat, bag in enumerate(s.dealt) if seat != seen.godfather]
        assert s.dealt[seen.godfather] == -1
        assert MONEY in bags
        assert len({*bags}) == seats - 1
        assert s.dealt[seen.shower] == MONEY
        drawn |= {*bags}
    assert drawn == {*range(11)}  # eleven bags, and any of them may be there


@pytest.mark.rule("parrain.setup.bags")
def test_all_look_and_the_holder_of_the_money_shows_it_and_is_first() -> None:
    m = laid(6, 3)
    seen = view(m)
    for seat in range(6):
        own = [event for event in heard(m, seat) if isinstance(event, BagSeen)]
        if seat == seen.godfather:
            assert own == []
        else:
            assert own == [BagSeen(seat, state(m).dealt[seat])]
            assert view(m, seat).dealt[seat] == state(m).dealt[seat]
        others = {view(m, seat).dealt[k] for k in range(6) if k not in (seat, seen.godfather)}
        assert others == {HIDDEN}
    assert MoneyShown(seen.shower) in heard(m)
    assert heard(m)[-1] == Summoned(seen.shower)
    assert asked(m)[seen.shower] == ("parrain.play", True)


@pytest.mark.rule("parrain.setup.shuffle")
@pytest.mark.parametrize("seats", range(5, 12))
def test_three_bags_are_mixed_unseen(seats: int) -> None:
    joined: set[int] = set()
    moved = 0
    for seed in range(250):
        m = laid(seats, seed, godfather=(0,), side_by_side=True)
        seen, s = view(m), state(m)
        assert len(seen.mixed) == 3
        assert {WIFE, ACCOUNTANT, seen.shower} <= {*seen.mixed}
        if seen.shower in (WIFE, ACCOUNTANT):
            joined |= {*seen.mixed} - {WIFE, ACCOUNTANT}
        for seat in range(seats):
            if seat not in seen.mixed:
                assert s.bags[seat] == s.dealt[seat]
        assert {s.bags[k] for k in seen.mixed} == {s.dealt[k] for k in seen.mixed}
        moved += [*s.bags] != [*s.dealt]
        assert BagsMixed(sum(1 << k for k in seen.mixed)) in heard(m)
        assert all(set(view(m, k).bags) <= {HIDDEN, -1} for k in range(seats))
    assert joined == {*range(1, seats)} - {WIFE, ACCOUNTANT}  # anybody else, by the lot
    assert 0 < moved < 250


@pytest.mark.rule("parrain.setup.hand")
@every_size
def test_three_excuses_each_and_a_yellow_godfather(seats: int) -> None:
    m = laid(seats, 2)
    seen = view(m)
    assert seen.anger == YELLOW
    assert view(m, seen.godfather).hand == []
    assert seen.pile == EXCUSES - 3 * (seats - 1)
    for seat in range(seats):
        drew = [event.card for event in heard(m, seat) if isinstance(event, Drew)]
        assert drew == view(m, seat).hand
        assert len(drew) == (0 if seat == seen.godfather else 3)


@pytest.mark.rule("parrain.excuses")
def test_seven_sets_of_levels_three_effects_four_copies() -> None:
    assert sorted(LEVELS) == [1, 2, 3, 4, 5, 6, 7]
    kinds = [(tuple(works(n, anger) for anger in range(3)), effect(n)) for n in range(EXCUSES)]
    assert len({*kinds}) == 21
    assert {kinds.count(kind) for kind in kinds} == {4}
    assert not any(all(not at for at in levels) for levels, _ in kinds)
    assert len({*KEYS}) == EXCUSES


@pytest.mark.rule("parrain.pile")
def test_a_shorter_pile_lays_cards_aside_unseen() -> None:
    left = EXCUSES - 3 * 5
    assert view(laid(6, pile="whole")).pile == left
    assert view(laid(6, pile="half")).pile == left - left // 2
    assert view(laid(6, pile="third")).pile == left // 3


@pytest.mark.rule("parrain.setup.cast", "table.first")
def test_chance_picks_any_godfather() -> None:
    found = {view(laid(5, seed)).godfather for seed in range(60)}
    assert sum(1 << seat for seat in found) == ring(5)
    assert view(laid(5, 1, (3,), side_by_side=True)).godfather == 3


@pytest.mark.rule("parrain.partner")
def test_the_driver_at_six_has_the_henchman_but_nobody_has_the_driver() -> None:
    m = laid(6, godfather=(GODFATHER,), side_by_side=True)
    assert view(m).partners[DRIVER] == HENCHMAN
    assert DRIVER not in view(m).partners
