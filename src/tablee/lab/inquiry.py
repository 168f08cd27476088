"""How long an investigation lasts at a house: `python -m tablee.lab.inquiry --games 40 --seed 7`.

The bots think, wait and speak as they do at a house, by a clock that only this module turns. Among
them sits a person, scripted: somebody honest, who answers after six seconds and never speaks up.
"""

from __future__ import annotations

import argparse
import heapq
from collections.abc import Iterator
from random import Random
from statistics import median
from typing import Any, Final

from msgspec import Struct

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.game import Ask
from tablee.engine.match import Match, Refused
from tablee.engine.moves import Move
from tablee.engine.seats import CLOCK, NOBODY
from tablee.games.cuba.moves import ACCUSE, INQUIRE, SAY_DIAMONDS
from tablee.games.shelf import take
from tablee.lab.simulate import seed_of
from tablee.thinking.pace import pause

SIZES: Final = (6, 8, 12)
PERSON: Final = 2  # two places after the Godfather, who is in seat 0
ANSWERS_AFTER: Final = 6.0  # seconds
GODFATHER: Final = 0
HABIT: Final = "trusting"  # takes anything, and tells the truth
MINUTE: Final = 60.0
HEADS: Final = (
    *("seats", "games", "shortest", "median", "longest", "% in 2 to 8 min", "first accusation"),
    *("questions", "accusations", "claims unasked"),
)

Question = tuple[int, int]  # a seat, and what it is asked


class Course(Struct, frozen=True):
    """How one investigation went."""

    seconds: float
    questions: int
    before: dict[int, int]  # by seat: questions to it before the first accusation
    first: float  # seconds until the first accusation
    accusations: list[float]  # when
    unasked: int  # claims


class House:
    """A table of a house from its first move on, by a clock of its own."""

    def __init__(self, seats: int, people: dict[int, str], seed: int, bot: str = "cunning") -> None:
        self.box = take("cuba")
        self.people = people
        self.bots = {seat: bot for seat in range(seats) if seat not in people}
        self.ear = Listening()
        options = self.box.game.options(godfather=(GODFATHER,), hold=0)
        self.match = Match(self.box.game, seats, Seeded(seed_of(seed)), options, None, self.ear)
        self.dice = Random(seed)
        self.luck = Seeded(seed_of(seed, 1))
        self.now = 0.0
        self.due: list[tuple[float, int, Question, int | None]] = []
        self.planned = 0
        self.thinking: set[Question] = set()
        self.offered: set[Question] = set()
        self.moves: list[tuple[float, int, int]] = []  # when, who, what

    def play(self) -> None:
        while not self.match.over:
            self.look()
            self.now, _, question, move = heapq.heappop(self.due)
            self.thinking.discard(question)
            if move is not None:
                self.act(question, move)

    def look(self) -> None:
        """As at the house: each question is thought about once, a right again after each duty."""
        for ask, id in zip(self.match.asks, self.match.ids, strict=True):
            question = (ask.seat, id)
            if ask.seat == CLOCK or question in self.thinking:
                continue
            if ask.must or (ask.seat in self.bots and question not in self.offered):
                self.offered.add(question)
                self.thinking.add(question)
                self.plan(question, ask)

    def plan(self, question: Question, ask: Ask) -> None:
        chosen = self.choice(ask)
        move = None if chosen is None else self.box.game.moves.pack(chosen)[0]
        self.planned += 1
        due = self.now + self.wait(ask, move)
        heapq.heappush(self.due, (due, self.planned, question, move))

    def wait(self, ask: Ask, move: int | None) -> float:
        if ask.seat in self.people:
            return ANSWERS_AFTER
        tempo, seen = self.box.tempo, self.match.view(NOBODY)
        assert tempo is not None, "the game has a tempo of its own"
        seconds = pause(1.0, tempo.pause(ask.rule, seen, ""), self.dice)
        silence = None if move is None else tempo.silence(move, seen)
        return seconds if silence is None else seconds + pause(1.0, silence, self.dice)

    def choice(self, ask: Ask) -> Move | None:
        """Somebody new thinks about each question, with all that the seat was told."""
        game, name = self.box.game, self.people.get(ask.seat) or self.bots[ask.seat]
        luck = Seeded(seed_of(self.luck.below(2**31), self.luck.below(2**31)))
        bot = self.box.bots[name](ask.seat, game.moves, luck)
        bot.people = frozenset(self.people)
        for event in game.events.for_seat(self.ear.told, ask.seat):
            bot.hear(event)
        offers = [game.moves.offer(number) for number in self.match.legal(ask.seat)]
        return bot.choose(self.match.view(ask.seat), ask, offers)

    def act(self, question: Question, move: int) -> None:
        seat, id = question
        place = self.match.place(seat)
        if place < 0 or self.match.id_of(seat) != id:
            return  # the table has moved on
        if self.match.asks[place].must:
            self.offered.clear()
        try:
            self.match.submit(seat, move)
        except Refused:
            return
        self.moves.append((self.now, seat, move))


def investigation(house: House) -> Course:
    """From the moment when the box is back: all that is left then are questions and claims."""
    house.play()
    talk = [one for one in house.moves if one[2] >= ACCUSE]
    began = max(at for at, _, move in house.moves if move < ACCUSE)
    accusations = [at - began for at, _, move in talk if ACCUSE <= move < INQUIRE]
    questions = [(at - began, move) for at, _, move in talk if INQUIRE <= move < SAY_DIAMONDS]
    before: dict[int, int] = {}
    for at, move in questions:
        if at < accusations[0]:
            target = int((move - INQUIRE) % 12)
            before[target] = before.get(target, 0) + 1
    claims = sum(move >= SAY_DIAMONDS for _, _, move in talk)
    answers = min(claims, len(questions))
    seconds = house.now - began
    unasked = claims - answers
    return Course(seconds, len(questions), before, accusations[0], accusations, unasked)


def courses(seats: int, games: int, seed: int) -> Iterator[Course]:
    for number in range(games):
        yield investigation(House(seats, {PERSON: HABIT}, seed_of(seed, seats, number)))


def figures(seats: int, found: list[Course]) -> list[str]:
    lengths = sorted(one.seconds for one in found)
    share = sum(2 * MINUTE <= length <= 8 * MINUTE for length in lengths) / len(lengths)
    columns: list[Any] = [
        seats, len(found), clock(lengths[0]), clock(median(lengths)), clock(lengths[-1]),
        f"{100 * share:.0f}", clock(min(one.first for one in found)),
        mean([one.questions for one in found]), mean([len(one.accusations) for one in found]),
        mean([one.unasked for one in found]),
    ]  # fmt: skip
    return [str(column) for column in columns]


def clock(seconds: float) -> str:
    return f"{int(seconds // 60)}:{int(seconds % 60):02}"


def mean(numbers: list[int]) -> str:
    return f"{sum(numbers) / len(numbers):.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="for each size of table")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--seats", type=int, nargs="*", default=[*SIZES])
    wanted = parser.parse_args()
    print("|", " | ".join(HEADS), "|")
    print("|", " | ".join(["--:"] * len(HEADS)), "|")
    for seats in wanted.seats:
        found = [*courses(seats, wanted.games, wanted.seed)]
        print("|", " | ".join(figures(seats, found)), "|", flush=True)


if __name__ == "__main__":
    main()
