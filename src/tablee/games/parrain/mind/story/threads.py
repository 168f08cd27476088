"""What ties a story to those before it: facts of the minutes, and the lines that throw them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tablee.games.parrain.law.cards import KINDS
from tablee.games.parrain.mind.story.fill import Blanks
from tablee.games.parrain.mind.story.minutes import Minutes
from tablee.games.parrain.mind.story.scene import Scene

RECALLED: Final = {  # somebody's earlier excuse, by its kind: the sheet that brings it back
    "object": "prop",
    "person": "acquaintance",
    "event": "event",
    "deed": "hobby",
}
OWN: Final = {kind: f"own_{kind}" for kind in ("place", "object", "person", "event", "deed")}


class Tie(NamedTuple):
    """A list of lines, and what fills their blanks."""

    sheet: str
    blanks: Blanks


def ties(scene: Scene, who: int, card: int, named: int) -> list[Tie]:
    """What the minutes hold against somebody whom the teller names."""
    minutes = scene.minutes
    found = list(about_their_stories(scene, card, named))
    struck = [one for one in minutes.by(who) if one.struck_by == named and one.paid >= 0]
    if struck:
        found.append(
            Tie("struck_me", {"o": scene.thing(struck[0].card), "p": scene.thing(struck[0].paid)})
        )
    if minutes.accuser_of(who) == named:
        found.append(Tie("accused_me", {}))
    for one in minutes.by(named):
        if who in one.mentions:
            found.append(Tie("named_me", {"o": scene.thing(one.card)}))
            break
    found += elsewhere_by_others(scene, who, named)
    return found


def about_their_stories(scene: Scene, card: int, named: int) -> Iterator[Tie]:
    """Where they said that they were, and with what."""
    minutes = scene.minutes
    stories = [one for one in minutes.by(named) if one.card != card]
    places = [one for one in stories if one.kind == "place"]
    if places:
        sheet = "elsewhere_place" if KINDS[card] == "place" else "elsewhere"
        yield Tie(sheet, {"o": scene.thing(places[0].card)})
        hour = hour_of(scene, places[0].text)
        if hour:
            yield Tie("at_hour", {"o": scene.thing(places[0].card), "hour": hour})
    if len(places) > 1:
        first, second = places[1], places[0]
        yield Tie("two_places", {"o": scene.thing(first.card), "q": scene.thing(second.card)})
    for kind, sheet in RECALLED.items():
        of_kind = [one for one in stories if one.kind == kind]
        if of_kind:
            yield Tie(sheet, {"o": scene.thing(scene.dice.choice(of_kind[:3]).card)})


def elsewhere_by_others(scene: Scene, who: int, named: int) -> list[Tie]:
    """Two witnesses saw the same person in two places, and neither is called here by name."""
    seen = [
        one
        for one in reversed(scene.minutes.excuses)
        if named in one.mentions and one.kind == "place" and one.seat != named
    ]
    mine = [one for one in seen if one.seat == who]
    if len(seen) > 1 and len({one.seat for one in seen[:2]}) > 1:
        blanks = {"o": scene.thing(seen[1].card), "q": scene.thing(seen[0].card)}
        return [Tie("two_witnesses", blanks)]
    if mine:
        return [Tie("seen_by_me", {"o": scene.thing(mine[0].card)})]
    if seen:
        return [Tie("seen", {"o": scene.thing(seen[0].card)})]
    return []


def together(scene: Scene, mentions: Sequence[int]) -> Tie | None:
    """What two people have told of each other, or of two places."""
    first, second = (scene.minutes.by(seat) for seat in mentions)
    for one in first:
        if mentions[1] in one.mentions:
            return Tie("pair_told", {"o": scene.thing(one.card)})
    places = [[one for one in told if one.kind == "place"] for told in (first, second)]
    if all(places):
        here, there = (scene.thing(told[0].card) for told in places)
        return Tie("pair_places", {"o": here, "q": there})
    return None


def asides(scene: Scene, who: int, card: int) -> list[Tie]:
    """What the teller brings back without naming anybody: an alibi of one's own, a running gag."""
    minutes = scene.minutes
    found = []
    mine = [one for one in minutes.by(who) if one.card != card]
    if mine:
        last = mine[0]
        sheet = "own_struck" if last.paid >= 0 else OWN[last.kind]
        found.append(Tie(sheet, {"o": scene.thing(last.card)}))
        if last.kind == KINDS[card] == "place" and last.hearing == minutes.hearing:
            found = [Tie("own_two_places", {"o": scene.thing(last.card)})]
    if gag := running_gag(scene.minutes, card):
        found.append(Tie("gag", {"o": scene.thing(gag)}))
    return found


def running_gag(minutes: Minutes, card: int) -> int | None:
    """The latest thing or person that came up, and is still about."""
    for one in reversed(minutes.excuses[-12:]):
        if one.card != card and one.kind in ("object", "person"):
            return one.card
    return None


def hour_of(scene: Scene, text: str) -> str | None:
    """An hour of the clock that a story gave, in people's texts as well as in bots'."""
    small = text.lower()
    hours = [hour for hour in scene.sheets.hours if hour in small]
    return max(hours, key=len) if hours else None
