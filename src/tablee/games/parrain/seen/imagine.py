"""Hearings that a seat could not tell from the real one: other hands, other bags.

Since the mixing all moves of bags were seen, so every bag is followed by the seat that had it then:
a look into a bag, whenever it was, says what that seat had after the mixing.
"""

from __future__ import annotations

from itertools import permutations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import HIDDEN
from tablee.engine.pile import Pile
from tablee.engine.seats import NO_SEATS, NOBODY, only
from tablee.engine.trays import NO_ANSWER, Window, window
from tablee.games.parrain.law.bags import moved
from tablee.games.parrain.law.beat import STEPS_IN
from tablee.games.parrain.law.excuses import EXCUSES
from tablee.games.parrain.law.state import (
    ALL_BAGS,
    HAND,
    NO_BAG,
    NO_CARD,
    STEP,
    THE_MONEY,
    WHISPERS,
    State,
)
from tablee.games.parrain.seen.view import KINDS, PHASES, View

DUE = {phase: due for due, phase in PHASES.items()}


def imagine(view: View, chance: Chance) -> State:
    """Bags and hands that fit what this seat knows; then whatever else it can't see."""
    hands, pile = imagine_hands(view, chance)
    s = State(
        characters=vec[i64](view.characters),
        partners=vec[i64](view.partners),
        godfather=view.godfather,
        undealt=Pile(vec[i64]([0] * ALL_BAGS), 0),
        dealt=vec[i64]([NO_BAG] * view.seats),
        settled=vec[i64]([NO_BAG] * view.seats),
        bags=vec[i64]([NO_BAG] * view.seats),
        first=view.shower,
        mixed=group_of(view.mixed),
        steps=steps_of(view),
        pile=pile,
        spare=view.options.spare,
        hands=hands,
        cards=[excuse.card for excuse in view.excuses],
        tellers=[excuse.teller for excuse in view.excuses],
        mentions=[group_of(excuse.mentions) for excuse in view.excuses],
        struck=[int(excuse.cancelled) for excuse in view.excuses],
        discards=[*view.discards],
        anger=view.anger,
        turn=view.turn,
        hearing=view.hearing,
        accuser=view.accuser,
        accused=view.accused,
        helped=group_of(view.helped),
        named=group_of(view.named),
        stepped=view.stepped,
        retort=view.retort,
        breath=view.breath,
        reactions=vec[i64](view.reactions),
        whispers=vec[i64](
            [chance.below(WHISPERS + 1) if left == HIDDEN else left for left in view.whispers]
        ),
        quiet=group_of(view.quiet),
        answers=imagine_answers(view, chance),
        drawing=NOBODY,
        due=DUE[view.phase],
        ending=view.ending,
        culprit=view.culprit,
        informer=view.informer,
        side_by_side=view.options.side_by_side,
        boss_bag=view.options.boss_bag,
    )
    lay_bags(s, view, chance)
    return s


def steps_of(view: View) -> list[int]:
    steps: list[int] = []
    for step in view.steps:
        whom = int(step.clockwise) if step.kind == "rotated" else step.target
        steps += [KINDS.index(step.kind), step.seat, whom, step.hearing]
    return steps


def imagine_hands(view: View, chance: Chance) -> tuple[vec[i64], Pile]:
    """All cards that this seat has not seen lie in the pile or in the hands of others."""
    counts = vec[i64]([1] * EXCUSES)
    seen = [*view.hand, *view.discards, *(excuse.card for excuse in view.excuses)]
    gone = [card for card in seen if card != NO_CARD]
    for card in gone:
        counts[card] = 0
    pile = Pile(counts, EXCUSES - len(gone))
    hands = vec[i64]([NO_CARD] * (view.seats * HAND))
    for seat in range(view.seats):
        if seat == view.godfather:
            continue
        for place in range(HAND):
            if seat == view.seat:
                hands[seat * HAND + place] = view.hand[place]
            elif not (seat == view.informer and place == 0):  # whose card called the police
                hands[seat * HAND + place] = pile.draw(chance)
    return hands, pile


def lay_bags(s: State, view: View, chance: Chance) -> None:
    """The deal and the mixing as they may have been; the steps since then are known."""
    dealt, settled = imagine_bags(view, origins(s), chance)
    undealt = [bag for bag in range(ALL_BAGS) if bag not in dealt]
    for bag in undealt:
        s.undealt.counts[bag] = 1
    s.undealt.size = len(undealt)
    s.dealt, s.settled = vec[i64](dealt), vec[i64](settled)
    s.bags = s.settled[:]
    for at in range(0, len(s.steps), STEP):
        s.bags = moved(s, s.bags, s.steps[at], s.steps[at + 1], s.steps[at + 2])


def origins(s: State) -> list[list[int]]:
    """After each step: by seat, who had that bag after the mixing."""
    places = vec[i64](list(range(s.seats())))
    found = [list(places)]
    for at in range(0, len(s.steps), STEP):
        places = moved(s, places, s.steps[at], s.steps[at + 1], s.steps[at + 2])
        found.append(list(places))
    return found


def imagine_bags(
    view: View, origin: list[list[int]], chance: Chance
) -> tuple[list[int], list[int]]:
    """By seat, the bag as it was dealt, and the bag after the mixing."""
    known = {  # by the seat that had it after the mixing
        origin[at][step.seat]: step.bag for at, step in enumerate(view.steps) if step.bag != HIDDEN
    }
    if view.phase == "over":
        known |= {origin[-1][seat]: bag for seat, bag in enumerate(view.bags)}
    dealt = {seat: bag for seat, bag in enumerate(view.dealt) if bag != HIDDEN}
    dealt[view.shower] = THE_MONEY
    for seat in range(view.seats):
        if seat not in view.mixed and seat in known:
            dealt[seat] = known[seat]
    ways = [
        way
        for way in permutations(view.mixed)
        if fits(dict(zip(view.mixed, way, strict=True)), known, dealt)
    ]
    way = dict(zip(view.mixed, ways[chance.below(len(ways))], strict=True))
    for seat in view.mixed:
        if seat in known:
            dealt[way[seat]] = known[seat]
    free = [bag for bag in range(ALL_BAGS) if bag not in dealt.values()]
    for seat in range(view.seats):
        if seat not in dealt:
            dealt[seat] = free.pop(chance.below(len(free)))
    return (
        [dealt[seat] for seat in range(view.seats)],
        [dealt[way.get(seat, seat)] for seat in range(view.seats)],
    )


def fits(way: dict[int, int], known: dict[int, int], dealt: dict[int, int]) -> bool:
    """Could the bags have been mixed so: each of the three got the bag of that other?"""
    for seat, giver in way.items():
        if seat in known and dealt.get(giver, known[seat]) != known[seat]:
            return False
        if seat in known and giver not in dealt and known[seat] in dealt.values():
            return False
    return True


def imagine_answers(view: View, chance: Chance) -> Window:
    """table.window: who has answered, and what, nobody sees."""
    if view.phase != "beat":
        return window(NO_SEATS, view.seats)
    named = group_of(view.named)
    asked = named | group_of(view.helpers) | only(view.godfather)
    answers = window(asked, view.seats)
    for seat in range(view.seats):
        if not (asked >> seat) & 1:
            continue
        choices = [NO_ANSWER, 0]
        if seat in view.named:
            choices += [1, 2, 3]
        elif seat in view.helpers:
            choices.append(STEPS_IN)
        answers.answer(seat, choices[chance.below(len(choices))])
    if view.seat >= 0:
        answers.answer(view.seat, view.answer)
    return answers


def group_of(seats: list[int]) -> int:
    group = 0
    for seat in seats:
        group |= only(seat)
    return group
