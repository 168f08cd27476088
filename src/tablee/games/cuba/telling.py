"""What to say about the box: the truth, or one false story that holds beside what others said.

Whoever lies looks at the table with the Godfather's eyes, in a few tables that may be the real one,
where the honest say what they saw. Whatever was said before stays said.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablee.engine.chance import Chance
from tablee.engine.moves import Move
from tablee.games.cuba.box import (
    DIAMONDS,
    DRIVER,
    KINDS,
    NO_TOKEN,
    NOT_YET,
    NOTHING,
    TOKEN,
    WITHOUT_DIAMONDS,
    holds,
    is_agent,
    is_thief,
    tokens_in,
    weight,
    worth,
)
from tablee.games.cuba.chair import Chair, Said, all_said, exactly, habits_of, order_of, words_of
from tablee.games.cuba.journey import Journey, Witness, uniform
from tablee.games.cuba.moves import SayDiamonds, SayLeft, SayTake, SayTokens
from tablee.games.cuba.state import CAME_DIAMONDS, CAME_TOKENS, LEFT
from tablee.games.cuba.view import View, contents

TABLES: Final = 3  # that may be the real one
SHADE: Final = 0.02  # stories that differ by less are as good as each other
BEHIND: Final = 0.06  # what a gap before me is worth more than one after me
SHY: Final = 0.5  # who wants to be accused must not be seen through: how much that counts
BAD_LIES: Final = 8  # that such a one thinks of
TRUSTED: Final = 0.6  # how sure a Driver is of the one before, to tell his story


def say(topic: int, story: Said) -> Move:
    """The part of a story that was asked for."""
    if topic == CAME_DIAMONDS:
        return SayDiamonds(story.diamonds)
    if topic == CAME_TOKENS:
        came = contents(story.tokens * WITHOUT_DIAMONDS)
        return SayTokens(came.loyal, came.fbi, came.cia, came.drivers, came.cleaner)
    if topic == LEFT:
        left = contents(story.left)
        return SayLeft(left.diamonds, left.loyal, left.fbi, left.cia, left.drivers, left.cleaner)
    return SayTake(story.take)


def truth(view: View, saw: int) -> Said:
    """What really was."""
    left = saw - worth(view.took)
    if 0 <= view.bag < NO_TOKEN:
        left -= weight(view.bag)  # cuba.first.hide: the first player knows
    return Said(saw % WITHOUT_DIAMONDS, saw // WITHOUT_DIAMONDS, left, view.took)


def story(chair: Chair, chance: Chance) -> Said:
    """What this seat says about its box, all four topics of it."""
    view = chair.view
    true = truth(view, chair.saw)
    said = chair.said[view.seat]
    if is_thief(view.took):
        return most_useful(chair, chance, true, accused=False)
    if is_agent(view.took) or view.took == NOTHING:
        return most_useful(chair, chance, true, accused=True)
    if view.took == TOKEN + DRIVER:
        true = drivers_story(chair, true)
    return said.completed(true)


def most_useful(chair: Chair, chance: Chance, true: Said, *, accused: bool) -> Said:
    """The story after which I look most like a thief, or least; it goes on from what I said."""
    said = chair.said[chair.view.seat]
    stories = sorted({other for other in pretences(chair, true) if other.goes_on_from(said)})
    if accused:  # a bad liar is soon taken for a thief
        stories += [said.completed(any_old_how(chair.mix, chance)) for _ in range(BAD_LIES)]
    if len(stories) < 2:
        return stories[0] if stories else said.completed(true)
    place = chair.place[chair.view.seat]
    scores = {other: SHADE * uniform(chance) for other in stories}
    for other in scores:  # where diamonds are missing, people look at the one before
        if not accused and other.diamonds == true.left % WITHOUT_DIAMONDS:
            scores[other] += BEHIND
    for table in tables(chair, chance):
        for other in scores:
            pocket = table.pockets_if(place, words_of(chair.mix, other))
            guilt = sum(pocket[1:TOKEN]) / sum(pocket)
            if accused:
                seen_through = pocket[chair.view.took] / sum(pocket)
                scores[other] += (guilt - SHY * seen_through) / TABLES
            else:
                scores[other] -= guilt / TABLES
    return max(scores, key=lambda other: scores[other])


def tables(chair: Chair, chance: Chance) -> Iterator[Journey]:
    """The Godfather's eyes on tables that may be real, once all who are honest have spoken."""
    own = chair.journey()
    for _ in range(TABLES):
        kept, bag, *pockets, end = own.imagine(chance)
        witnesses = []
        box = chair.mix - kept
        for place, (seat, take) in enumerate(zip(chair.order, pockets, strict=True)):
            left = box - worth(take)
            if place == 0 and bag != NO_TOKEN:
                left -= weight(bag)
            said = chair.said[seat]
            if not is_thief(take):
                true = Said(box % WITHOUT_DIAMONDS, box // WITHOUT_DIAMONDS, left, take)
                said = said.completed(true)
            words = words_of(chair.mix, said, seat in chair.unreliable)
            witnesses.append(Witness(words, chair.view.shown[seat], NOT_YET, NOT_YET, False))
            box = left
        yield Journey(habits_of(chair.mix), witnesses, exactly(kept), end)


def drivers_story(chair: Chair, true: Said) -> Said:
    """cuba.driver: he wins with the one before; where that is a thief, their stories agree."""
    place = chair.place[chair.view.seat]
    if place == 0:
        return true  # with the Godfather
    before = chair.order[place - 1]
    left = chair.said[before].left
    if left == NOT_YET or chair.roles()[before].thief < TRUSTED:
        return true
    return true._replace(diamonds=left % WITHOUT_DIAMONDS, tokens=left // WITHOUT_DIAMONDS)


def about_my_box(view: View) -> list[tuple[int, int]]:
    """What my neighbours say about the box in my hands: topics that I haven't spoken of."""
    if view.breath[view.seat] == 0:
        return []
    order = order_of(view)
    place = order.index(view.seat)
    said = all_said(view)
    mine = said[view.seat]
    topics = []
    if place > 0 and (left := said[order[place - 1]].left) != NOT_YET:
        if mine.diamonds == NOT_YET:
            topics.append((CAME_DIAMONDS, left % WITHOUT_DIAMONDS))
        if mine.tokens == NOT_YET:
            topics.append((CAME_TOKENS, left // WITHOUT_DIAMONDS))
    if place + 1 < len(order) and mine.left == NOT_YET:
        after = said[order[place + 1]]
        if NOT_YET not in (after.diamonds, after.tokens):
            topics.append((LEFT, after.diamonds + after.tokens * WITHOUT_DIAMONDS))
    return topics


def pretences(chair: Chair, true: Said) -> Iterator[Said]:
    """Stories without a gap in them, near the truth or near what the neighbours said."""
    view = chair.view
    numbers = {true.diamonds, true.left % WITHOUT_DIAMONDS}
    tokens = {true.tokens, true.left // WITHOUT_DIAMONDS}
    place = chair.place[view.seat]
    last = place + 1 == len(chair.order)
    if place > 0 and (before := chair.said[chair.order[place - 1]].left) != NOT_YET:
        numbers.add(before % WITHOUT_DIAMONDS)
        tokens.add(before // WITHOUT_DIAMONDS)
    if not last:
        after = chair.said[chair.order[place + 1]]
        numbers |= {after.diamonds} - {NOT_YET}
        tokens |= {after.tokens} - {NOT_YET}
    if not is_thief(view.took):
        yield true
        numbers |= {*range(0, DIAMONDS + 1, 3)}
    bag = weight(view.bag) if 0 <= view.bag < NO_TOKEN else 0
    for diamonds in numbers:
        for some in tokens:
            for kind in range(KINDS):
                for came in {some * WITHOUT_DIAMONDS, some * WITHOUT_DIAMONDS + weight(kind)}:
                    if tokens_in(came, kind) > 0 and fits(came, chair.mix):
                        box = diamonds + came
                        yield Said(
                            diamonds, box // WITHOUT_DIAMONDS, box - weight(kind), TOKEN + kind
                        )
                        if bag and holds(box - weight(kind), TOKEN + view.bag):
                            left = box - weight(kind) - bag
                            yield Said(diamonds, box // WITHOUT_DIAMONDS, left, TOKEN + kind)
            if last:
                yield Said(diamonds, some, diamonds + some * WITHOUT_DIAMONDS, NOTHING)
    yield Said(0, 0, 0, NOTHING)


def any_old_how(mix: int, chance: Chance) -> Said:
    """A bad lie: no answer fits the others."""
    kinds = [kind for kind in range(KINDS) if tokens_in(mix, kind) > 0]
    take = TOKEN + kinds[chance.below(len(kinds))]
    tokens = any_box(mix, chance) // WITHOUT_DIAMONDS
    return Said(chance.below(DIAMONDS + 1), tokens, any_box(mix, chance), take)


def any_box(mix: int, chance: Chance) -> int:
    tokens = [chance.below(tokens_in(mix, kind) + 1) for kind in range(KINDS)]
    diamonds = chance.below(DIAMONDS + 1)
    return diamonds + sum(count * weight(kind) for kind, count in enumerate(tokens))


def fits(box: int, mix: int) -> bool:
    """Not more of anything than there is."""
    return all(tokens_in(box, kind) <= tokens_in(mix, kind) for kind in range(KINDS))
