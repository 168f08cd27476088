"""What a bot believes: exact where it is a matter of counting, and moved by what others do."""

from __future__ import annotations

import pytest

from tablee.engine.chance import Seeded
from tablee.games.parrain import game
from tablee.games.parrain.law.state import THE_MONEY, WEAPONS
from tablee.games.parrain.mind.belief import Belief, boldness
from tablee.games.parrain.mind.docket import (
    LEFT,
    LOOK,
    LOOK_AWAY,
    RIGHT,
    SWAP,
    Deed,
    Docket,
)
from tablee.games.parrain.mind.family import Family
from tablee.games.parrain.mind.weapons import weapons_at
from tablee.games.parrain.mind.wishes import Choice, Prospect, choices, habits
from tests.games.parrain.bots import Hearing

NOBODY = -3
PAIRS = (NOBODY, 2, 1, 4, 3, 6, 5)  # seven at the table: the Godfather at 0, partners side by side
LATE = 66


def seven(mixed: tuple[int, ...] = (1, 3, 5)) -> Belief:
    return Belief(Family(PAIRS, 0, False), list(mixed), 66)


def deed(
    seat: int, target: int, done: int, could: tuple[int, ...] = (LEFT, RIGHT), drawn: int = LATE
) -> Deed:
    return Deed(seat, target, done, could, 2, 1, NOBODY, drawn)


def read(belief: Belief, *acts: Deed, seat: int = 0, saw: list[int] | None = None) -> None:
    docket = Docket(seat)
    docket.acts += acts
    docket.seen = saw or []
    belief.catch_up(docket)


@pytest.mark.rule("parrain.setup.shuffle")
def test_after_the_mixing_it_is_in_one_of_three() -> None:
    belief = seven()
    assert belief.chances == pytest.approx((1 / 3,) * 3)
    assert belief.guilt() == pytest.approx(dict.fromkeys(range(1, 7), 1 / 3))


@pytest.mark.rule("parrain.bag.effect")
def test_the_bags_are_followed() -> None:
    belief = seven()
    read(belief, deed(1, 3, LEFT))
    assert belief.places == (2, 4, 6)
    belief = seven()
    read(belief, deed(1, 3, LEFT), deed(3, 4, RIGHT), deed(4, 1, RIGHT))
    assert belief.places == (6, 2, 4)
    belief = seven()
    read(belief, deed(1, 4, SWAP, (SWAP,)), deed(3, 2, SWAP, (SWAP,)))
    assert belief.places == (4, 2, 5)


@pytest.mark.rule("parrain.bag.effect")
def test_a_rotation_goes_past_a_godfather_without_a_bag() -> None:
    belief = seven((6, 1, 3))
    read(belief, deed(1, 3, LEFT))
    assert belief.places == (1, 2, 4)
    boss = Belief(Family(PAIRS, 0, True), [6, 1, 3], 66)
    read(boss, deed(1, 3, LEFT))
    assert boss.places == (0, 2, 4)
    assert boss.guilt()[5] == pytest.approx(1 / 3)  # parrain.boss-bag: he has it himself


def test_whoever_looks_knows_and_the_others_do_not() -> None:
    found, missed = seven(), seven()
    look = deed(1, 3, LOOK, (LOOK, LOOK_AWAY), 5)
    read(found, look, seat=1, saw=[THE_MONEY])
    read(missed, look, seat=1, saw=[7])
    assert found.mine() == (1, 0, 0)
    assert missed.mine() == pytest.approx((0, 0.5, 0.5))
    for belief in (found, missed):
        assert belief.chances == pytest.approx((1 / 3,) * 3)
        assert belief.seen_by(1, 0) == (1, 0, 0)
        assert belief.seen_by(1, 2) == pytest.approx((0, 0.5, 0.5))


def test_what_one_saw_goes_with_the_bag() -> None:
    belief = seven()
    read(
        belief,
        deed(1, 3, LOOK, (LOOK, LOOK_AWAY), 5),
        deed(3, 5, SWAP, (SWAP,), 6),
        deed(5, 1, LEFT, drawn=7),
        seat=1,
        saw=[THE_MONEY],
    )
    assert belief.at(2, belief.mine()) == 1


def test_who_knows_nothing_tells_nothing() -> None:
    belief = seven()
    read(belief, deed(1, 3, LEFT), deed(3, 6, SWAP, (SWAP, LEFT, RIGHT)))
    assert belief.chances == pytest.approx((1 / 3,) * 3)


def test_who_has_looked_and_gives_the_bag_away_most_likely_had_nothing() -> None:
    """He could have kept his own, and rather took one of those that may hold it."""
    belief = seven()
    could = (LOOK, LOOK_AWAY, SWAP)
    read(belief, deed(1, 3, LOOK, (LOOK, LOOK_AWAY), 5), deed(1, 5, SWAP, could))
    assert belief.chances[0] < 0.3
    kept = seven()
    read(kept, deed(1, 3, LOOK, (LOOK, LOOK_AWAY), 5), deed(1, 5, LOOK_AWAY, could))
    assert kept.chances[0] > 0.34
    assert sum(kept.chances) == pytest.approx(1)


def test_one_acts_on_what_one_knows_when_it_is_nearly_too_late() -> None:
    assert boldness(0) < 0.1
    assert boldness(1) > 0.5


def test_all_that_anybody_can_know_is_the_same_for_everybody() -> None:
    hearing = Hearing(["shrewd"] * 6, 4)
    for _ in range(250):
        if not hearing.match.over:
            hearing.step()
    chances = [hearing.belief(seat).chances for seat in range(6)]
    assert chances == [chances[0]] * 6


@pytest.mark.parametrize("seed", range(4))
def test_counting_agrees_with_imagination(seed: int) -> None:
    """Until somebody knows more than another, all hearings that fit a view are as likely."""
    hearing = Hearing(["plain"] * 7, seed)
    while not hearing.match.over and len(hearing.view(0).steps) < 2:
        hearing.step()
    for seat in range(1, 7):
        view, belief = hearing.view(seat), hearing.belief(seat)
        if any(step.kind == "looked" and step.seat != seat for step in view.steps):
            continue  # what he did next tells something
        chance = Seeded(seed)
        holders = [game.imagine(view, chance).money() for _ in range(600)]
        for holder, sure in zip(belief.places, belief.mine(), strict=True):
            assert holders.count(holder) / 600 == pytest.approx(sure, abs=0.08)


@pytest.mark.rule("parrain.boss-bag")
@pytest.mark.parametrize("seed", range(3))
def test_the_weapons_are_counted_too(seed: int) -> None:
    hearing = Hearing(["plain"] * 6, seed, boss_bag=True)
    view = hearing.view(next(seat for seat in range(6) if seat != hearing.view(0).godfather))
    chance = Seeded(seed)
    tables = [game.imagine(view, chance) for _ in range(1500)]
    for seat in range(6):
        share = sum(table.bags[seat] == WEAPONS for table in tables) / 1500
        assert weapons_at(view, seat) == pytest.approx(share, abs=0.06)


def test_nobody_wishes_the_money_away_from_his_own_side() -> None:
    belief = seven()
    read(belief, deed(1, 3, LOOK, (LOOK, LOOK_AWAY), 5), seat=1, saw=[THE_MONEY])
    scene = belief.scene(1, 0, LATE)
    keep, give = Prospect(scene, Choice(LOOK_AWAY)), Prospect(scene, Choice(SWAP, 4))
    assert keep.worth(belief.mine(), keep.harm(scene.chances)) > give.worth(
        belief.mine(), give.harm(scene.chances)
    )
    options = choices((LOOK, LOOK_AWAY, SWAP), [3, 4, 5, 6])
    habit = dict(zip(options, habits(scene, options)[belief.mine()], strict=True))
    assert sum(habit.values()) == pytest.approx(1)
    assert habit[Choice(LOOK_AWAY)] > habit[Choice(SWAP, 4)]


def test_what_shows_is_weighed() -> None:
    """Late in the game one may act on what one knows; early on one does as if one knew nothing."""
    belief = seven()
    read(belief, deed(1, 3, LOOK, (LOOK, LOOK_AWAY), 5), seat=1, saw=[THE_MONEY])
    options = choices((LEFT, RIGHT, SWAP), [3, 4, 5, 6])
    early, late = (habits(belief.scene(1, 1, drawn), options) for drawn in (2, 66))
    knows, doubts = belief.seen_by(1, 0), belief.seen_by(1, 1)

    def apart(habit: dict[tuple[float, ...], list[float]]) -> float:
        return sum(abs(a - b) for a, b in zip(habit[knows], habit[doubts], strict=True))

    assert apart(early) < 0.1
    assert apart(late) > 0.2
