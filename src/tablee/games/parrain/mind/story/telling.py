"""Telling an excuse, in the voice of a character, tied to what was said before."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Final

from tablee.games.parrain.law.cards import KINDS
from tablee.games.parrain.mind.story.fill import Blanks, finish
from tablee.games.parrain.mind.story.minutes import Minutes
from tablee.games.parrain.mind.story.scene import Scene
from tablee.games.parrain.mind.story.sheets import Thing
from tablee.games.parrain.mind.story.threads import asides, ties, together

BESPOKE: Final = 0.85  # a story made for this very card, rather than for its kind
RECALL: Final = 0.7  # somebody is named for what was said before, where there is something
PAIR: Final = 0.5  # two people share one reason
TURNED: Final = 0.3  # the others first, then oneself
ASIDE: Final = 0.35
CLOSE: Final = 0.6
HERE: Final = ("elsewhere_place", "seen")  # lines that speak of the place that was just told
OWN: Final = 0.6  # the last word is a habit of one’s own, rather than about the bag


def tell(
    minutes: Minutes,
    who: int,
    card: int,
    mentions: Sequence[int],
    names: Sequence[str],
    tongue: str,
    dice: Random,
) -> str:
    """A few short sentences for the Godfather: they name those mentioned, and nobody else.

    Nothing but the arguments can show in it: no hand, no bag.
    """
    scene = Scene(minutes, names, tongue, dice)
    text = scene.best(lambda: drafts(scene, who, card, mentions))
    if scene.fits(text):
        return text
    return scene.best(lambda: [outline(scene, who, card, mentions)])


def outline(scene: Scene, who: int, card: int, mentions: Sequence[int]) -> str:
    """With half the table in it there is room for their names alone."""
    blanks: Blanks = {"c": scene.thing(card), **scene.teller(who)}
    brief = scene.fill(scene.dice.choice(scene.voice(who, "brief")), blanks)
    frame = scene.fill(scene.dice.choice(scene.sheets.threads[f"frame_{KINDS[card]}"]), blanks)
    reasons, _ = why(scene, who, card, mentions, blanks)
    return finish(f"{brief} {frame[:-1]}… {reasons}")


def drafts(scene: Scene, who: int, card: int, mentions: Sequence[int]) -> list[str]:
    """One story whole, and again without what it can do without."""
    blanks: Blanks = {"c": scene.thing(card), **scene.teller(who)}
    frame, core = core_of(scene, card)
    told = f"{scene.fill(frame, blanks)} {ended(scene.fill(core, blanks))}"
    reasons, alone = why(scene, who, card, mentions, blanks)
    if mentions and alone and scene.minutes.turn == who and scene.dice.random() < TURNED:
        lines = scene.sheets.threads
        first = scene.fill(scene.line(lines["others_first"]), blanks)
        myself = scene.fill(scene.dice.choice(lines["myself"]), blanks)
        return [finish(f"{first} {reasons} {myself} {told}")]
    opening = opener(scene, who, blanks)
    closing = closer(scene, who, card, blanks)
    brief = scene.fill(scene.dice.choice(scene.voice(who, "brief")), blanks)
    return [
        finish(f"{opening} {told} {reasons} {closing}"),
        finish(f"{opening} {told} {reasons}"),
        finish(f"{brief} {told} {reasons} {closing}"),
        finish(f"{brief} {told} {reasons}"),
    ]


def ended(text: str) -> str:
    return text if text[-1] in ".!?…" else f"{text}."


def opener(scene: Scene, who: int, blanks: Blanks) -> str:
    """How the character begins; a helper speaks up for the one who stands there."""
    turn = scene.minutes.turn
    courtesy = scene.sheets.threads["courtesy"]
    if 0 <= turn != who:
        line = scene.line(scene.voice(who, "help"), scene.sheets.threads["help"], courtesy)
        return scene.fill(line, {**blanks, "x": scene.person(turn)})
    return scene.fill(scene.line(scene.voice(who, "open"), courtesy), blanks)


def core_of(scene: Scene, card: int) -> tuple[str, str]:
    """What happened; and before it, where the line does not say so, with what or where."""
    general = scene.sheets.threads[f"core_{KINDS[card]}"]
    own = scene.thing(card).tell
    bespoke = scene.dice.random() < BESPOKE
    core = scene.line(own, general) if bespoke else scene.line(general, own)
    if "{c." in core or named_in(core, scene.thing(card)):
        return "", core
    frames = scene.sheets.threads[f"frame_{KINDS[card]}"]
    if "{hour}" in core:  # one hour is enough
        frames = [frame for frame in frames if "{hour}" not in frame]
    return scene.dice.choice(frames), core


def named_in(core: str, thing: Thing) -> bool:
    """Does the line say what it is about? Else a few words before it must."""
    words = re.findall(r"\w{4,}", thing.forms["thing"].lower())
    return 2 * sum(word in core.lower() for word in words) >= len(words)


def why(
    scene: Scene, who: int, card: int, mentions: Sequence[int], blanks: Blanks
) -> tuple[str, bool]:
    """A reason for each who is named; and whether it can be said before the story."""
    people = [scene.spoken_of(seat) for seat in mentions]
    lines = scene.sheets.threads
    if not people:
        return scene.fill(scene.line(lines["alone"]), blanks), True
    if len(people) > 2:
        names = ", ".join(one.called for one in people[:-1])
        crowd = f"{names} {lines['and'][0]} {people[-1].called}"
        return scene.fill(scene.line(lines["crowd"]), {**blanks, "all": crowd}), True
    if len(people) == 2 and scene.dice.random() < PAIR:
        both = {**blanks, "x": people[0], "y": people[1]}
        tie = together(scene, mentions)
        pools = [lines[tie.sheet]] if tie and scene.dice.random() < RECALL else []
        line = scene.line(*pools, lines["pair"])
        return scene.fill(line, {**both, **(tie.blanks if tie else {})}), True
    told = [
        reason(scene, who, card, seat, {**blanks, "x": one})
        for seat, one in zip(mentions, people, strict=True)
    ]
    return " ".join(text for text, _ in told), all(alone for _, alone in told)


def reason(scene: Scene, who: int, card: int, named: int, blanks: Blanks) -> tuple[str, bool]:
    """Why somebody is in the story: what they said before, or what they did there."""
    lines = scene.sheets.threads
    found = ties(scene, who, card, named)
    if found and scene.dice.random() < RECALL:
        tie = scene.dice.choice(found)
        if line := scene.fresh(lines[tie.sheet]):
            return scene.fill(line, {**blanks, **tie.blanks}), tie.sheet not in HERE
    there = lines[f"reason_{KINDS[card]}"]
    pools = [there, lines["reason_any"]]
    scene.dice.shuffle(pools)
    line = scene.line(*pools)
    return scene.fill(line, blanks), line not in there


def closer(scene: Scene, who: int, card: int, blanks: Blanks) -> str:
    """A last word: an alibi or a running gag of before, the bag, or a habit of one’s own."""
    dice, lines = scene.dice, scene.sheets.threads
    found = asides(scene, who, card)
    line: str | None = None
    if found and dice.random() < ASIDE:
        tie = dice.choice(found)
        line = scene.fresh(lines[tie.sheet])
        blanks = {**blanks, **tie.blanks}
    elif dice.random() < CLOSE:
        line = scene.fresh(scene.voice(who, "close") if dice.random() < OWN else lines["money"])
    return scene.fill(line, blanks) if line else ""
