"""Telling what happens, in sentences, round by round."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from types import ModuleType

from rich.text import Text

from tablee.cli.desk import Desk
from tablee.cli.speech import clean
from tablee.engine.events import Event
from tablee.engine.game import Outcome
from tablee.games.manners import spoken
from tablee.games.shelf import Box


def terminal_of(box: Box) -> ModuleType | None:
    """How a game draws itself at the terminal, if it says so."""
    return box.module("terminal")


class Story:
    """Sentences for events; those of one kind that follow each other share a line."""

    def __init__(
        self,
        desk: Desk,
        box: Box,
        names: Sequence[str],
        seat: int,
        bots: Collection[int] = (),
    ) -> None:
        self.desk = desk
        self.words = box.words(desk.say.language)
        self.terminal = terminal_of(box)
        self.names = names
        self.seat = seat  # who listens
        self.manner = None if box.manner is None else box.manner(bots)
        self.round = 0
        self.before: Event | None = None

    def tell(self, events: Sequence[Event]) -> None:
        line = Text()
        for event in events:
            if self.opens_round(event):
                self.write(line)
                line = self.open_round()
            elif line and type(event) is not type(self.before):
                self.write(line)
                line = Text()
            sentence = clean(self.words.event(event, self.names), 1000)
            own = getattr(event, "seat", None) == self.seat
            line.append(" " if line else "").append(sentence, style="bold" if own else "")
            self.before = event
        self.write(line)
        self.let_bots_speak(events)

    def let_bots_speak(self, events: Sequence[Event]) -> None:
        """Those who have something to say about it, each in the manner of its name."""
        if self.manner is None:
            return
        tempers = self.words.entries["manners"][self.words.language]
        for seat, moment in self.manner.remarks(events):
            name = self.names[seat]
            text = self.desk.say("story.remark", name=name, text=spoken(tempers, name, moment))
            self.write(Text(text, style="italic"))

    def opens_round(self, event: Event) -> bool:
        opens = getattr(self.terminal, "opens_round", None)
        return opens is not None and bool(opens(self.before, event))

    def open_round(self) -> Text:
        self.round += 1
        heading = Text(self.desk.say("story.round", round=self.round), style="bold cyan")
        self.desk.out.print()
        self.desk.out.rule(heading, align="left", style="dim")
        return Text()

    def write(self, line: Text) -> None:
        if line:
            self.desk.out.print(line)

    def end(self, outcome: Outcome, forfeit: str) -> None:
        """Who won, who lost, with how many points, and what that costs."""
        say, out = self.desk.say, self.desk.out
        out.print()
        for key, seats in (("winners", outcome.winners), ("losers", outcome.losers)):
            if seats:
                who = say.listed(self.names[seat] for seat in seats)
                out.print(say(f"story.{key}", who=who), style="bold")
        points = zip(self.names, outcome.points, strict=True)
        scores = " · ".join(f"{name} {score}" for name, score in points)
        out.print(say("story.points", points=scores))
        if forfeit and outcome.losers:
            who = say.listed(self.names[seat] for seat in outcome.losers)
            out.print(say("story.forfeit", who=who, forfeit=clean(forfeit)), style="bold yellow")
