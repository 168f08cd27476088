"""Tables that a seat could not tell from the real one: other pockets, another bag.

The box went round clockwise. Where its content is known, at one's own seat, at the Godfather's or
where an urchin found it empty, the pockets before must add up to it: such a place is an anchor.
"""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import HIDDEN
from tablee.engine.seats import NO_SEATS, NOBODY, only, ring
from tablee.engine.trays import NO_ANSWER, Window, window
from tablee.games.cuba.box import (
    CLEANER,
    KINDS,
    NO_TOKEN,
    NOT_YET,
    NOTHING,
    TOKEN,
    box_of,
    diamonds_in,
    tokens_in,
    weight,
    worth,
)
from tablee.games.cuba.state import ENDINGS, STEPS, State
from tablee.games.cuba.trail import Trail
from tablee.games.cuba.view import PHASES, Contents, View

DUE = {phase: due for due, phase in PHASES.items()}
TRIES = 2000  # some hundred suffice; a view that no table fits must not be searched for ever


def imagine(view: View, chance: Chance) -> State:
    """Pockets that fit what this seat knows; then whatever else it can't see."""
    seats = view.seats
    players = [(view.godfather + place) % seats for place in range(1, seats)]
    kept, bag, pockets = imagine_theft(view, players, chance)
    takes = [NOT_YET] * seats
    box = number(view.mix) - max(kept, 0)
    if 0 <= bag < NO_TOKEN:
        box -= weight(bag)
    for seat, take in zip(players, pockets, strict=False):
        takes[seat] = take
        box -= worth(take)
    return State(
        mix=number(view.mix),
        kept=kept,
        bag=bag,
        takes=vec[i64](takes),
        box=box,
        chosen=imagine_choice(view, box, chance),
        hurried=view.hurried,
        godfather=view.godfather,
        holder=view.holder,
        jokers=view.jokers,
        out=group_of(view.out),
        shown=group_of([seat for seat in range(seats) if view.shown[seat] != NOT_YET]),
        accused=[*view.accused],
        given=group_of(view.given),
        accusation=view.accusation,
        shot=view.shot,
        answers=imagine_answers(view, takes, chance),
        found=view.found,
        questions=vec[i64](view.questions),
        said=vec[i64]([word for words in view.said for word in words]),
        claimed=view.claimed,
        wavered=group_of(view.wavered),
        breath=vec[i64](view.breath),
        patience=view.patience,
        rung=view.rung,
        bets=vec[i64]([chance.below(ENDINGS) if bet == HIDDEN else bet for bet in view.bets]),
        due=DUE[view.phase],
        ending=view.ending,
        notes=view.options.notes,
        threads=view.options.threads,
        minutes=view.options.minutes,
        hold=view.options.hold,
    )


def imagine_theft(view: View, players: list[int], chance: Chance) -> tuple[int, int, list[int]]:
    """What the Godfather kept, the bag, and the pockets in the order of the box."""
    if view.phase == "over":
        return view.kept, view.bag, [view.shown[seat] for seat in players]
    if view.kept == NOT_YET:
        return NOT_YET, NOT_YET, []
    trail = trail_of(view, players)
    for _ in range(TRIES):
        kept = chance.below(6) if view.kept == HIDDEN else view.kept
        bag = imagine_bag(view, chance) if view.bag == HIDDEN else view.bag
        box = number(view.mix) - kept
        if 0 <= bag < NO_TOKEN:
            box -= weight(bag)
        pockets = trail.follow(box, chance)
        if pockets is not None and somebody_is_left(view, players, pockets):
            return kept, bag, pockets
    raise ValueError("no table looks like this")


def imagine_bag(view: View, chance: Chance) -> int:
    """cuba.first.hide: as often empty as not."""
    mix = number(view.mix)
    kinds = [kind for kind in range(KINDS) if tokens_in(mix, kind) > 0]
    return NO_TOKEN if chance.below(2) == 0 else kinds[chance.below(len(kinds))]


def trail_of(view: View, players: list[int]) -> Trail:
    """What this seat knows of the way of the box."""
    passed = len(view.passed)
    fixed, anchors = [NOT_YET] * passed, [NOT_YET] * (passed + 1)
    last = len(players) - 1
    for place, seat in enumerate(view.passed):
        own = seat == view.seat and view.took != NOT_YET  # not once one is out
        fixed[place] = view.took if own else view.shown[seat]
        if seat == view.seat and view.saw is not None:
            anchors[place] = number(view.saw) - bagged(view, place)
        if fixed[place] == NOTHING and place != last:
            anchors[place] = 0  # cuba.empty
    if view.box is not None and view.phase != "setup":
        anchors[passed] = number(view.box)
    return Trail(fixed, anchors, last)


def bagged(view: View, place: int) -> int:
    """The first player saw the box before a token went into the bag."""
    return weight(view.bag) if place == 0 and 0 <= view.bag < NO_TOKEN else 0


def somebody_is_left(view: View, players: list[int], pockets: list[int]) -> bool:
    """cuba.end.found: as long as the investigation goes on, some diamonds are not back."""
    if len(pockets) < len(players):
        return True
    return sum(take for take in pockets if take < TOKEN) > view.found


def imagine_choice(view: View, box: int, chance: Chance) -> int:
    """cuba.hold: what the holder may have chosen already."""
    hold = view.options.hold
    at_once = hold == 0 or view.hurried >= (STEPS if hold < 0 else 1)
    if view.holder == view.seat or view.holder == NOBODY or at_once:
        return view.chosen
    kinds = [kind for kind in range(KINDS) if tokens_in(box, kind) > 0]
    if view.phase == "bag":
        choices = [NOT_YET, *kinds, NO_TOKEN]
    else:
        choices = [NOT_YET, *range(1, diamonds_in(box) + 1), *(TOKEN + kind for kind in kinds)]
        if box == 0 or view.holder == (view.godfather - 1) % view.seats:
            choices.append(NOTHING)
    return choices[chance.below(len(choices))]


def imagine_answers(view: View, takes: list[int], chance: Chance) -> Window:
    """table.window: who has answered, and what, nobody sees."""
    if view.phase != "window":
        return window(NO_SEATS, view.seats)
    asked = ring(view.seats) & ~group_of([*view.out, view.godfather, view.accusation])
    answers = window(asked, view.seats)
    for seat in range(view.seats):
        if (asked >> seat) & 1:
            most = 3 if takes[seat] == TOKEN + CLEANER else 2
            answers.answer(seat, NO_ANSWER + chance.below(most))
    if view.seat >= 0:
        answers.answer(view.seat, view.answer)
    return answers


@cache
def number(box: Contents) -> int:
    tokens = [box.loyal, box.fbi, box.cia, box.drivers, box.cleaner]
    return box_of(box.diamonds, vec[i64](tokens))


def group_of(seats: list[int]) -> int:
    group = 0
    for seat in seats:
        group |= only(seat)
    return group
