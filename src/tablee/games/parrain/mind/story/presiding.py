"""What the Godfather says: he interrupts, and he judges; his anger is in every word."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Literal

from tablee.engine.seats import NOBODY
from tablee.games.parrain.law.cards import KINDS
from tablee.games.parrain.mind.story.fill import Blanks, finish
from tablee.games.parrain.mind.story.minutes import Excuse, Minutes
from tablee.games.parrain.mind.story.scene import Scene
from tablee.games.parrain.mind.story.sheets import Lines
from tablee.games.parrain.mind.story.threads import hour_of, running_gag

GESTURES: Final = ("word", "bell", "stare", "ask")  # as Say.gesture
COLOURS: Final = ("green", "yellow", "red")
CATCH: Final = 0.6  # he notices a fault, where there is one
LEAD: Final = 0.5  # a question has a word before it
FACT: Final = 0.65  # he knows something about the thing; else he threatens

Verdict = Literal[
    "level",  # not in this mood
    "repetition",
    "contradiction",
    "courtesy",
    "tired",  # enough of that card
    "convinced",
    "fell",  # no card was left
    "concrete",
    "culprit",  # the excuses have run out
]


def interrupt(
    minutes: Minutes, gesture: int, names: Sequence[str], tongue: str, dice: Random
) -> str:
    """About the last story: 0 a word, 1 the bell, 2 a stare, 3 a question."""
    scene = Scene(minutes, names, tongue, dice)
    return scene.best(lambda: [remark(scene, GESTURES[gesture])])


def judge(
    minutes: Minutes,
    verdict: Verdict,
    names: Sequence[str],
    tongue: str,
    dice: Random,
    card: int = NOBODY,
    target: int = NOBODY,
) -> str:
    """Why he cancels a card, believes, or pours; `card` else the last one, `target` the culprit."""
    scene = Scene(minutes, names, tongue, dice)
    excuse = minutes.last if card == NOBODY else minutes.of_card(card)
    accusing = verdict in ("convinced", "fell", "concrete", "culprit")
    blanks = about(scene, None if accusing else excuse)
    if target != NOBODY:
        blanks = {**blanks, "y": scene.person(target)}
    lordly = scene.sheets.voices["lordly"]
    pools = [lordly[f"{verdict}_{COLOURS[minutes.anger]}" if verdict == "level" else verdict]]
    if excuse is not None and verdict in ("repetition", "contradiction"):
        same = [one for one in minutes.by(excuse.seat, excuse.kind) if one is not excuse]
        if same:
            blanks = {**blanks, "o": scene.thing(same[0].card)}
        else:
            pools = [lordly["tired"]]
    return scene.best(lambda: [finish(scene.fill(scene.line(*pools), blanks))])


def remark(scene: Scene, gesture: str) -> str:
    last = scene.minutes.last
    lordly = scene.sheets.voices["lordly"]
    colour = COLOURS[scene.minutes.anger]
    if last is None or last.hearing != scene.minutes.hearing:
        return scene.whole([lordly["begin"]], about(scene, None))
    blanks = about(scene, last)
    if gesture in ("word", "ask") and scene.dice.random() < CATCH:
        if caught := catch(scene, last):
            return caught
    thing = scene.thing(last.card)
    if gesture == "ask":
        line = scene.line(thing.ask, lordly["ask_any"])
        if scene.dice.random() < LEAD:
            line = f"{scene.line(lordly[f'lead_{colour}'])} {line}"
        return finish(scene.fill(line, blanks))
    if gesture == "word":
        pools: list[Lines] = [thing.fact, lordly[f"threat_{colour}"]]
        if scene.dice.random() > FACT:
            pools.reverse()
        return scene.whole(pools, blanks)
    return scene.whole([lordly[f"{gesture}_{colour}"], lordly[gesture]], blanks)


def catch(scene: Scene, last: Excuse) -> str:
    """Something that does not hold, thrown at its author; empty where it all holds."""
    minutes, lordly = scene.minutes, scene.sheets.voices["lordly"]
    blanks = about(scene, last)
    found: list[tuple[str, Blanks]] = []
    for one in minutes.by(last.seat, last.kind)[1:2]:
        together = one.kind == "place" and one.hearing == last.hearing
        sheet = "contradiction" if together else f"again_{last.kind}"
        found.append((sheet, {"o": scene.thing(one.card)}))
    for one in reversed(minutes.excuses[:-1]):
        if one.seat in last.mentions and last.seat in one.mentions:
            found.append(("mutual", {"y": scene.person(one.seat), "o": scene.thing(one.card)}))
            break
    hour = hour_of(scene, last.text)
    for one in minutes.excuses[:-1]:
        if hour is not None and hour_of(scene, one.text) == hour:
            found.append(("same_hour", {"hour": hour, "o": scene.thing(one.card)}))
            break
    gag = running_gag(minutes, last.card)
    if gag is not None and scene.thing(gag).forms["thing"].lower() in last.text.lower():
        found.append(("gag", {"o": scene.thing(gag)}))
    if not last.polite:
        found.append(("courtesy", {}))
    scene.dice.shuffle(found)
    for sheet, more in found:
        if line := scene.fresh(lordly[sheet]):
            return finish(scene.fill(line, {**blanks, **more}))
    return ""


def about(scene: Scene, excuse: Excuse | None) -> Blanks:
    """The blanks for whoever stands there, or for a story and its teller."""
    if excuse is None:
        turn = scene.minutes.turn
        return {"x": scene.person(turn)} if turn >= 0 else {}
    return {
        "x": scene.person(excuse.seat),
        "c": scene.thing(excuse.card),
        "kind": KINDS[excuse.card],
    }
