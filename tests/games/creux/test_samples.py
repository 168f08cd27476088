"""Sample mimes: what a clever grandchild would do in an open hand."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import atan2, hypot, pi

import pytest

from tablee.engine.chance import Seeded
from tablee.games.creux.law.memories import NUMBER
from tablee.games.creux.touch import hand, mime, objects
from tablee.games.creux.touch.acting import act
from tablee.games.creux.touch.mime import Sample, Slot
from tablee.games.creux.touch.samples import samples
from tablee.games.creux.touch.script import Act, Script, parse

SHORTEST, LONGEST = 4.0, 25.0  # seconds
ALIKE = 0.5  # of what two mimes do, at most, is the same
POINTS = {  # what one could draw with: a small point, held upright
    (objects.DART, objects.HELD),
    (objects.TOP, objects.HELD),
    (objects.STRING, objects.HELD),
    *((cube, objects.WILD) for cube in objects.CUBES),
}
STROKE = 90  # a shorter one says nothing
TURNS = 2  # of a point that stays on the skin: a letter has more

ALL = [
    (f"{key}.{name}", script) for key, mimes in samples().items() for name, script in mimes.items()
]
each = pytest.mark.parametrize("script", [one for _, one in ALL], ids=[name for name, _ in ALL])


def acted(script: Script, seed: int) -> list[Slot]:
    return [mime.read(piece) for piece in act(script, Seeded(seed))]


@pytest.mark.rule("creux.mime")
@pytest.mark.parametrize("verb", ["slide", "roll"])
def test_what_is_held_and_taken_away_goes_all_its_way(verb: str) -> None:
    slots = acted(parse(f"{verb} coin from heel to middle.tip slowly"), 1)
    way = [one.y for slot in slots for one in slot.samples]
    assert way[0] > 900
    assert way[-1] < 300
    assert max(one - other for one, other in pairwise(way)) < 100  # it does not jump


@pytest.mark.rule("creux.mime")
@each
def test_a_sample_mime_can_be_played_by_anybody(script: Script) -> None:
    for seed in range(4):
        slots = acted(script, seed)
        befores = [None, *slots]
        for number, (before, slot) in enumerate(zip(befores, slots, strict=False)):
            assert mime.wrong(before, slot, number) is None, (seed, number)
        assert SHORTEST <= len(slots) * mime.SLOT / 1000 <= LONGEST
        assert not mime.present(slots[-1])  # nothing is forgotten on the hand
        assert max(len(mime.present(slot)) for slot in slots) >= 1


@pytest.mark.rule("creux.mime.rules")
@each
def test_no_sample_mime_draws_or_writes(script: Script) -> None:
    for seed in range(2):
        for stroke in strokes(acted(script, seed)):
            assert bends(stroke) <= TURNS, stroke


def strokes(slots: list[Slot]) -> list[list[Sample]]:
    """What points trace without being lifted."""
    found = list[list[Sample]]()
    now = dict[int, list[Sample]]()
    for slot in slots:
        for one in slot.samples:
            if (one.object, one.lies) in POINTS and not one.lifted:
                now.setdefault(one.object, []).append(one)
            elif one.object in now:
                found.append(now.pop(one.object))
    return found


def bends(stroke: list[Sample]) -> int:
    """How often a stroke goes on another way, a trembling aside."""
    corners = [stroke[0]]
    for one in stroke:
        if hypot(one.x - corners[-1].x, one.y - corners[-1].y) >= STROKE:
            corners.append(one)
    ways = [atan2(b.y - a.y, b.x - a.x) for a, b in pairwise(corners)]
    return sum(abs((b - a + pi) % (2 * pi) - pi) > pi / 4 for a, b in pairwise(ways))


def doings(script: Script) -> set[tuple[object, ...]]:
    """What is done with what, where: without how often and how fast."""
    return {doing(one) for turn in script.turns for one in turn if one.verb not in ("lift", "wait")}


def doing(one: Act) -> tuple[object, ...]:
    assert one.thing is not None
    thing = min(one.thing, objects.CUBE)  # one cube is like another
    return (one.verb, thing, one.lies, *((spot.zone, spot.back) for spot in one.path))


@pytest.mark.rule("creux.mime")
def test_no_two_sample_mimes_are_alike() -> None:
    for (one, script), (other, another) in combinations(ALL, 2):
        mine, theirs = doings(script), doings(another)
        assert len(mine & theirs) <= ALIKE * len(mine | theirs), (one, other)


@pytest.mark.rule("creux.mime")
def test_a_sample_mime_is_more_than_a_few_taps() -> None:
    for name, script in ALL:
        assert len(doings(script)) >= 2, name
        verbs = {one.verb for turn in script.turns for one in turn}
        assert len(verbs - {"wait", "lift"}) >= 2, name


@pytest.mark.rule("creux.memories")
def test_every_memory_has_a_sample_mime_and_every_third_has_two() -> None:
    assert samples().keys() == NUMBER.keys()
    for key, number in NUMBER.items():
        assert len(samples()[key]) >= (1 if number % 3 else 2), key


@pytest.mark.rule("creux.objects")
def test_sample_mimes_use_all_objects_and_all_of_the_hand() -> None:
    used = {one.thing for _, script in ALL for turn in script.turns for one in turn}
    assert used >= set(range(objects.COUNT))
    places = {
        spot.zone for _, script in ALL for turn in script.turns for one in turn for spot in one.path
    }
    assert places == set(hand.ZONES)
    assert sum(script.upright for _, script in ALL) >= 8
    assert any(spot.back for _, s in ALL for turn in s.turns for one in turn for spot in one.path)


@pytest.mark.rule("creux.mime")
def test_what_is_taken_from_an_upright_hand_is_not_let_go() -> None:
    """Or all who watch would see it fall."""
    pieces = act(parse("hand upright\npress coin on palm; tap pawn on heel"), Seeded(2))
    lifted = [one for piece in pieces for one in mime.read(piece).samples if one.lifted]
    assert lifted
    assert all(one.held for one in lifted)


@pytest.mark.rule("creux.tutorial")
def test_three_mimes_of_the_caravan_are_those_of_the_tutorial() -> None:
    assert set(samples()["caravan"]) == {"typewriter", "guitar", "chess"}
