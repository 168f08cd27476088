"""What a chair believes: exactly what every way of the box adds up to."""

from __future__ import annotations

from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Seeded
from tablee.engine.match import Match
from tablee.engine.moves import Move
from tablee.games.cuba import game
from tablee.games.cuba.box import (
    DRIVER,
    FBI,
    LOYAL,
    NO_TOKEN,
    NOT_YET,
    NOTHING,
    TOKEN,
    box_of,
    holds,
    is_thief,
    tokens_in,
    weight,
    worth,
)
from tablee.games.cuba.chair import Chair, Said, exactly, habits_of, role_of, words_of
from tablee.games.cuba.habits import KEPT, TAKES
from tablee.games.cuba.journey import Journey, Witness
from tablee.games.cuba.moves import Hide, Keep, SayTake, TakeDiamonds, TakeToken
from tablee.games.cuba.options import Options

MIX = box_of(9, vec[i64]([1, 1, 0, 1, 0]))  # fewer diamonds than there are, to try every way
SILENT = Said()


def witness(
    said: Said = SILENT, take: int = NOT_YET, came: int = NOT_YET, bag: int = NOT_YET
) -> Witness:
    return Witness(words_of(MIX, said), take, came, bag, False)


def every_way(journey: Journey, kept: vec[float]) -> list[tuple[float, list[int]]]:
    """One by one: how likely, and what was kept, the bag, all pockets, what came back."""
    places = len(journey.witnesses)
    ways = []
    for number, bag in product(range(KEPT), range(NO_TOKEN + 1)):
        if kept[number] == 0 or (bag < NO_TOKEN and tokens_in(MIX, bag) == 0):
            continue
        for pockets in product(range(TAKES), repeat=places):
            chance, box = kept[number], MIX - number
            for place, take in enumerate(pockets):
                here = journey.witnesses[place]
                rest = box - (weight(bag) if place == 0 and bag < NO_TOKEN else 0)
                may = holds(rest, take) and (take != NOTHING or rest == 0 or place == places - 1)
                known = here.take in (NOT_YET, take) and here.came in (NOT_YET, box)
                if not (may and known and (place or here.bag in (NOT_YET, bag))):
                    chance = 0.0
                    break
                chance *= journey.weigh(here.words, place, box, rest, take)
                box = rest - worth(take)
            if chance > 0 and journey.end in (NOT_YET, box):
                ways.append((chance, [number, bag, *pockets, box]))
    return ways


CAME = MIX - 2 - weight(FBI)  # two kept, and the Agent gone
SECOND = Said(7, CAME // 16, CAME - weight(LOYAL), TOKEN + LOYAL)
TABLES = {
    "nobody spoke": ([witness(), witness(), witness()], NOT_YET),
    "the Godfather knows what came back": ([witness(), witness(), witness()], 2),
    "a claim": ([witness(), witness(SECOND), witness(Said(diamonds=5))], 4 + weight(DRIVER)),
    "a shown pocket": ([witness(take=3), witness(SECOND), witness()], NOT_YET),
    "own eyes": ([witness(SECOND), witness(take=TOKEN + LOYAL, came=CAME), witness()], NOT_YET),
    "the first player": (
        [witness(take=4, came=MIX - 1, bag=LOYAL), witness(Said(take=TOKEN + DRIVER)), witness()],
        NOT_YET,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", TABLES)
def test_the_belief_is_the_sum_over_every_way_of_the_box(name: str) -> None:
    witnesses, end = TABLES[name]
    kept = vec[float]([0.2, 0.3, 0.5, 0.0, 0.0, 0.0])
    journey = Journey(habits_of(MIX), witnesses, kept, end)
    ways = every_way(journey, kept)
    assert journey.total == pytest.approx(sum(chance for chance, _ in ways))
    for place, pocket in enumerate(journey.pockets):
        for take in range(TAKES):
            exact = sum(chance for chance, way in ways if way[2 + place] == take)
            assert pocket[take] == pytest.approx(exact), (place, take)


def test_what_if_is_the_same_as_having_said_it() -> None:
    witnesses, end = TABLES["the Godfather knows what came back"]
    before = Journey(habits_of(MIX), witnesses, exactly(2), end)
    after = Journey(habits_of(MIX), [witnesses[0], witness(SECOND), witnesses[2]], exactly(2), end)
    assert list(before.pockets_if(1, words_of(MIX, SECOND))) == pytest.approx(
        list(after.pockets[1])
    )


def test_imagined_ways_come_as_often_as_they_are_likely() -> None:
    witnesses, end = TABLES["a claim"]
    journey = Journey(habits_of(MIX), witnesses, exactly(2), end)
    chance = Seeded(1)
    ways = [journey.imagine(chance) for _ in range(4000)]
    for place, pocket in enumerate(journey.pockets):
        for take in range(TAKES):
            share = sum(way[2 + place] == take for way in ways) / len(ways)
            assert share == pytest.approx(pocket[take] / journey.total, abs=0.03)


def test_chances_sum_to_one() -> None:
    journey = Journey(habits_of(MIX), TABLES["a claim"][0], exactly(2), NOT_YET)
    for pocket in journey.pockets:
        assert sum(role_of(list(pocket))) == pytest.approx(1)
    assert sum(journey.after[0][box] * journey.before[0][box] for box in range(MIX + 1)) == (
        pytest.approx(journey.total)
    )


def test_a_truth_that_both_neighbours_confirm_clears_its_teller() -> None:
    """Three agree on the box: whoever stole, it was not the one in the middle."""
    loyal = Said(7, CAME // 16, CAME - weight(LOYAL), TOKEN + LOYAL)
    left = CAME - weight(LOYAL)
    agree = [
        witness(Said(left=CAME)),
        witness(loyal),
        witness(Said(left % 16, left // 16)),
    ]
    journey = Journey(habits_of(MIX), agree, exactly(2), NOT_YET)
    quiet = Journey(habits_of(MIX), [witness(), witness(), witness()], exactly(2), NOT_YET)
    assert guilt(journey, 1) < 0.05 < 0.3 < guilt(quiet, 1)


def test_where_neighbours_contradict_each_other_one_of_them_is_the_thief() -> None:
    full = MIX - 2
    first = Said(7, full // 16, full - weight(LOYAL), TOKEN + LOYAL)
    came = full - 3 - weight(LOYAL)  # three diamonds less than the first one says he left
    second = Said(4, came // 16, came - weight(DRIVER), TOKEN + DRIVER)
    third = Said(4, (came - weight(DRIVER)) // 16)
    journey = Journey(
        habits_of(MIX), [witness(first), witness(second), witness(third)], exactly(2), NOT_YET
    )
    assert guilt(journey, 0) + guilt(journey, 1) > 0.9


def guilt(journey: Journey, place: int) -> float:
    return sum(journey.pockets[place][take] for take in range(TAKES) if is_thief(take)) / (
        journey.total
    )


def test_whoever_says_what_all_know_to_be_false_looks_less_like_a_thief() -> None:
    """A thief wants to be believed; an Agent may want something else."""
    absurd = Said(tokens=2 * weight(LOYAL) // 16, left=3 + 4 * weight(LOYAL))
    loud = Journey(habits_of(MIX), [witness(), witness(absurd), witness()], exactly(2), NOT_YET)
    quiet = Journey(habits_of(MIX), [witness(), witness(), witness()], exactly(2), NOT_YET)
    assert guilt(loud, 1) < guilt(quiet, 1)
    assert role_of(list(loud.pockets[1])).agent > role_of(list(quiet.pockets[1])).agent


def test_who_says_two_things_about_one_topic_is_noticed() -> None:
    m = Match(game, 5, Seeded(1), Options(godfather=(0,), hold=0))
    moves: list[tuple[int, Move]] = [
        (0, Keep(0)),
        (1, Hide(5)),
        (1, TakeToken(0)),
        (2, TakeToken(1)),
        (3, TakeDiamonds(5)),
        (4, TakeDiamonds(5)),
        (1, SayTake(16)),
        (2, SayTake(16)),
        (2, SayTake(17)),
    ]
    for seat, move in moves:
        m.submit(seat, *game.moves.pack(move))
    chair = Chair(m.view(0))
    assert chair.said[1] == Said(take=16)
    assert chair.said[2] == Said(take=17)
    assert chair.unreliable == {2}
