"""What to say about the box: the truth, or one false story that holds beside what others said.

Whoever may lie looks at a few tables that may be the real one, where the honest say what they saw,
and tells what makes the Godfather do the right thing there. Whatever was said before stays said.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from librt.vecs import vec

from tablee.engine.chance import Chance
from tablee.engine.moves import Move
from tablee.games.cuba.box import (
    CLEANER,
    DIAMONDS,
    DRIVER,
    KINDS,
    LOYAL,
    NO_TOKEN,
    NOT_YET,
    NOTHING,
    TOKEN,
    WITHOUT_DIAMONDS,
    holds,
    is_thief,
    tokens_in,
    weight,
    worth,
)
from tablee.games.cuba.chair import Chair, Said, all_said, exactly, habits_of, order_of, words_of
from tablee.games.cuba.hearing import Words
from tablee.games.cuba.journey import Journey, Witness, uniform
from tablee.games.cuba.look import contents
from tablee.games.cuba.moves import SayDiamonds, SayLeft, SayTake, SayTokens
from tablee.games.cuba.state import CAME_DIAMONDS, CAME_TOKENS, LEFT, TOPICS
from tablee.games.cuba.view import View
from tablee.games.cuba.wishing import accusations, wishes

TABLES: Final = 3  # that may be the real one
DOUBTFUL: Final = 8  # the same of a Driver, who does not know which side is his
SHADE: Final = 0.02  # stories that differ by less are as good as each other
BEHIND: Final = 0.06  # what a gap before me is worth more than one after me
BAD_LIES: Final = 8  # that one thinks of who wants to be accused
SHORT: Final = 10  # stories that are looked into
HONEST: Final = 0.03  # what a lie must be worth to a Driver


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
    if view.took in (TOKEN + LOYAL, TOKEN + CLEANER):
        return said.completed(true)
    stories = {other for other in possible(chair, true, chance) if other.goes_on_from(said)}
    if len(stories) < 2:
        return stories.pop() if stories else said.completed(true)
    imagined = [*tables(chair, chance)]
    best = shortlist(chair, imagined, true, stories, chance)
    if is_thief(view.took):
        return best[0]
    if view.took == TOKEN + DRIVER:
        best += sorted({*drivers_stories(chair, true)} & stories - {*best})
    return most_useful(chair, best, true, imagined)


def possible(chair: Chair, true: Said, chance: Chance) -> Iterator[Said]:
    """What one may say with this in one's pocket."""
    if chair.view.took == TOKEN + DRIVER:
        yield from drivers_stories(chair, true)
    yield from pretences(chair, true)
    if not is_thief(chair.view.took):  # a bad liar is soon taken for a thief
        said = chair.said[chair.view.seat]
        yield from (said.completed(any_old_how(chair.mix, chance)) for _ in range(BAD_LIES))


def shortlist(
    chair: Chair, imagined: list[Imagined], true: Said, stories: set[Said], chance: Chance
) -> list[Said]:
    """The few that make a thief look least like one, and others most."""
    thief = is_thief(chair.view.took)
    place = chair.place[chair.view.seat]
    scores = {other: SHADE * uniform(chance) for other in sorted(stories)}
    for other in scores:
        words = words_of(chair.mix, other)
        for table in imagined:
            pocket = table.journey.pockets_if(place, words)
            guilt = sum(pocket[1:TOKEN]) / sum(pocket)
            scores[other] += -guilt if thief else guilt
        if thief and other.diamonds == true.left % WITHOUT_DIAMONDS:
            scores[other] += BEHIND  # where diamonds are missing, people look at the one before
    return sorted(scores, key=lambda other: -scores[other])[:SHORT]


def most_useful(chair: Chair, stories: list[Said], true: Said, imagined: list[Imagined]) -> Said:
    """The story after which the Godfather does most likely what is good for me."""
    place = chair.place[chair.view.seat]
    jokers = chair.view.jokers
    shown = [chair.view.shown[seat] for seat in chair.order]
    scores = dict.fromkeys(stories, 0.0)
    for table in imagined:
        worth_to_me = wishes(table.pockets, place, jokers)
        for other in scores:
            told = table.if_said(place, words_of(chair.mix, other))
            scores[other] += sum(
                likely * good
                for likely, good in zip(accusations(told, shown, jokers), worth_to_me, strict=True)
            )
    if true in scores and chair.view.took == TOKEN + DRIVER:
        scores[true] += HONEST * len(imagined)
    return max(scores, key=lambda other: scores[other])


class Imagined(NamedTuple):
    """A table that may be the real one, and what the Godfather makes of what was said there."""

    pockets: list[int]
    witnesses: list[Witness]
    kept: vec[float]
    journey: Journey

    def if_said(self, place: int, words: Words) -> Journey:
        """What he makes of it if these were the words at this place."""
        old = self.witnesses[place]
        witnesses = [*self.witnesses]
        witnesses[place] = Witness(words, old.take, old.came, old.bag, old.no_thief)
        return Journey(self.journey.habits, witnesses, self.kept, self.journey.end)


def tables(chair: Chair, chance: Chance) -> Iterator[Imagined]:
    """The Godfather's eyes on tables that may be real, once all who are honest have spoken."""
    own = chair.journey()
    for _ in range(DOUBTFUL if chair.view.took == TOKEN + DRIVER else TABLES):
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
        journey = Journey(habits_of(chair.mix), witnesses, exactly(kept), end)
        yield Imagined(pockets, witnesses, exactly(kept), journey)


def drivers_stories(chair: Chair, true: Said) -> Iterator[Said]:
    """cuba.driver: the truth; what the one before says; or what puts that one to shame."""
    yield true
    place = chair.place[chair.view.seat]
    if place == 0:
        return  # with the Godfather
    left = chair.said[chair.order[place - 1]].left
    if left == NOT_YET:
        left = chair.saw
    for diamonds in {left % WITHOUT_DIAMONDS, *range(0, left % WITHOUT_DIAMONDS, 3)}:
        came = true._replace(diamonds=diamonds, tokens=left // WITHOUT_DIAMONDS)
        yield came
        if holds(left, TOKEN + DRIVER):  # and nothing is missing after me
            yield came._replace(left=left - left % WITHOUT_DIAMONDS + diamonds - weight(DRIVER))


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


def left_to_say(view: View) -> int:
    """What I may still add to my words, if a neighbour's contradict them; NOT_YET: nothing."""
    order = order_of(view)
    place = order.index(view.seat)
    said = all_said(view)
    mine = said[view.seat]
    before = said[order[place - 1]] if place > 0 else Said()
    after = said[order[place + 1]] if place + 1 < len(order) else Said()
    if view.breath[view.seat] == 0 or not (at_odds(before, mine) or at_odds(mine, after)):
        return NOT_YET
    return next((topic for topic in range(TOPICS) if mine.about(topic) == NOT_YET), NOT_YET)


def at_odds(giver: Said, receiver: Said) -> bool:
    """Did the box, by their words, change on its way from one to the other?"""
    if giver.left == NOT_YET:
        return False
    return receiver.diamonds not in (NOT_YET, giver.left % WITHOUT_DIAMONDS) or (
        receiver.tokens not in (NOT_YET, giver.left // WITHOUT_DIAMONDS)
    )


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
