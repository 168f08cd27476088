"""Whole hearings of talk, made of random but sensible scenes; the cards' effects are left out."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from random import Random

from tablee.games.parrain.law import events as told
from tablee.games.parrain.law.cards import KEYS
from tablee.games.parrain.law.excuses import works
from tablee.games.parrain.mind.story import Minutes, Verdict, interrupt, judge, retort, tell
from tablee.games.parrain.mind.story.sheets import Person, sheets

HAND = 3
RED = 2


@dataclass(frozen=True)
class Line:
    """Something that was said: what it was, by whom, and about what."""

    kind: str
    seat: int
    text: str
    card: int = -1
    mentions: tuple[int, ...] = ()
    turn: int = -1
    names: tuple[str, ...] = ()


@dataclass
class Hearing:
    """A table of characters at their places, where everybody talks."""

    dice: Random
    names: list[str]
    tongue: str
    boss: int
    minutes: Minutes = field(default_factory=Minutes)
    lines: list[Line] = field(default_factory=list)

    def tell(self, seat: int, card: int, mentions: tuple[int, ...]) -> None:
        text = tell(self.minutes, seat, card, mentions, self.names, self.tongue, self.dice)
        turn = self.minutes.turn
        self.minutes.hear(told.ExcuseTold(seat, card, sum(1 << one for one in mentions), text))
        named = tuple(self.names)
        self.lines.append(Line("tell", seat, text, card, mentions, turn, named))

    def say(self, kind: str, seat: int, text: str) -> None:
        self.minutes.hear(told.Said(seat, 0, text))
        self.lines.append(Line(kind, seat, text, turn=self.minutes.turn, names=tuple(self.names)))

    def interrupt(self, gesture: int) -> None:
        text = interrupt(self.minutes, gesture, self.names, self.tongue, self.dice)
        self.say(f"boss{gesture}", self.boss, text)

    def judge(self, verdict: Verdict, card: int = -3, target: int = -3) -> None:
        text = judge(self.minutes, verdict, self.names, self.tongue, self.dice, card, target)
        self.say(verdict, self.boss, text)

    def retort(self, who: int, card: int, paid: int) -> None:
        text = retort(self.minutes, who, card, paid, self.names, self.tongue, self.dice)
        self.say("retort", who, text)


def people_of(tongue: str) -> list[Person]:
    return list(sheets(tongue).people.values())


@cache
def hearing(seed: int, seats: int, tongue: str) -> tuple[Line, ...]:
    dice = Random(f"{seed} {seats} {tongue}")
    names = [one.called for one in people_of(tongue)[:seats]]
    boss_name = names[0]
    dice.shuffle(names)
    scene = Hearing(dice, names, tongue, names.index(boss_name))
    deck = list(range(len(KEYS)))
    dice.shuffle(deck)
    others = [seat for seat in range(seats) if seat != scene.boss]
    hands = {seat: [deck.pop() for _ in range(HAND)] for seat in others}
    turn = dice.choice(others)
    while deck:
        turn = one_turn(scene, turn, others, hands, deck)
    return tuple(scene.lines)


def one_turn(
    scene: Hearing, turn: int, others: list[int], hands: dict[int, list[int]], deck: list[int]
) -> int:
    """Stories until somebody is accused; who stands there next."""
    dice, minutes = scene.dice, scene.minutes
    minutes.hear(told.Summoned(turn))
    if dice.random() < 0.5:
        scene.interrupt(0)
    play: dict[int, bool] = {}

    def take(seat: int) -> int:
        hands[seat].append(deck.pop())
        return hands[seat].pop(0)

    while deck:
        teller = turn
        if play and dice.random() < 0.15:
            teller = dice.choice([seat for seat in others if seat != turn])
        card = take(teller)
        if len(play) >= 3 and minutes.anger < RED:
            minutes.hear(told.AngerChanged(minutes.anger + 1))
            play.clear()
        play[card] = True
        pool = [seat for seat in others if seat not in (teller, turn)]
        count = min(len(pool), dice.choice((0, 1, 1, 1, 1, 2, 2, 3)))
        mentions = tuple(dice.sample(pool, count))
        scene.tell(teller, card, mentions)
        if dice.random() < 0.35:
            scene.interrupt(dice.choice((0, 0, 1, 2, 3, 3, 3)))
        if mentions and deck and dice.random() < 0.25:
            who = dice.choice(mentions)
            paid = take(who)
            play[card] = False
            minutes.hear(told.Cancelled(who, card, paid))
            scene.retort(who, card, paid)
        elif dice.random() < 0.2:
            play[card] = False
            faults: list[Verdict] = [*minutes.faults(card), "tired"]
            scene.judge(faults[0] if works(card, minutes.anger) else "level", card)
            minutes.hear(told.Overruled(card))
        working = any(counts and works(card, minutes.anger) for card, counts in play.items())
        if working and dice.random() < 0.7:
            target = dice.choice([seat for seat in others if seat != turn])
            minutes.hear(told.Accused(turn, target))
            scene.judge("convinced", target=target)
            if len(play) == 1 and minutes.anger:
                minutes.hear(told.AngerChanged(minutes.anger - 1))
            elif len(play) >= 3 and minutes.anger < RED:
                minutes.hear(told.AngerChanged(minutes.anger + 1))
            return target
        if len(play) > 5:
            return dice.choice(others)
    return turn


def spoken_of(text: str, tongue: str) -> set[str]:
    """The characters whom a text names, by name or by what they are in the Family."""
    found = set()
    for one in people_of(tongue)[1:]:  # the Godfather is spoken to, not of
        role = one.the.split(" ")[-1].split("’")[-1]  # « au Comptable », « l’Homme de Main »
        role = "Homme de Main" if role == "Main" else role
        if one.called.lower() in text.lower() or re.search(rf"\b{role}\b", text):
            found.add(one.called)
    return found
