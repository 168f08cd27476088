"""Short words beside the stories: why a card was cancelled, and what partners whisper."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Literal

from tablee.engine.seats import NOBODY
from tablee.games.parrain.law.cards import KINDS
from tablee.games.parrain.mind.story.fill import finish
from tablee.games.parrain.mind.story.minutes import Minutes
from tablee.games.parrain.mind.story.scene import Scene

BEGIN: Final = 0.5  # a retort begins with a habit of one’s own

Subject = Literal[
    "suspect",  # the money may be with `target`
    "accuse",  # accuse `target`
    "beware",  # `target` is after us
    "lost",  # nobody knows
    "stay",  # say as little as you can
    "help",  # I shall help
    "thanks",
]


def retort(
    minutes: Minutes,
    who: int,
    card: int,
    paid: int,
    names: Sequence[str],
    tongue: str,
    dice: Random,
) -> str:
    """Why the story of that card is nonsense, by who paid another card against it."""
    scene = Scene(minutes, names, tongue, dice)
    excuse = minutes.of_card(card)
    blanks = {"c": scene.thing(card), "p": scene.thing(paid), **scene.teller(who)}
    if excuse is not None:
        blanks["x"] = scene.person(excuse.seat)
    lines = scene.sheets.threads

    def make() -> list[str]:
        nonsense = scene.fill(scene.line(scene.thing(card).no, lines["nonsense"]), blanks)
        proof = scene.fill(scene.line(lines[f"paid_{KINDS[paid]}"]), blanks)
        begin = scene.fresh(scene.voice(who, "retort")) if dice.random() < BEGIN else None
        start = scene.fill(begin, blanks) if begin else ""
        return [finish(f"{start} {nonsense} {proof}"), finish(f"{nonsense} {proof}")]

    return scene.best(make)


def whisper(
    minutes: Minutes,
    who: int,
    to: int,
    subject: Subject,
    names: Sequence[str],
    tongue: str,
    dice: Random,
    target: int = NOBODY,
) -> str:
    """A word in the partner’s ear; of what the speaker knows, only what the caller passes."""
    scene = Scene(minutes, names, tongue, dice)
    scene.said = minutes.whispered
    blanks = {"to": scene.person(to), **scene.teller(who)}
    if target != NOBODY:
        blanks["x"] = scene.person(target)
    lines = scene.sheets.threads[f"whisper_{subject}"]

    def make() -> list[str]:
        own = scene.fresh(scene.voice(who, "whisper"))
        said = scene.fill(scene.line(lines), blanks)
        start = scene.fill(own, blanks) if own and dice.random() < BEGIN else ""
        return [finish(f"{start} {said}"), finish(said)]

    return scene.best(make)
