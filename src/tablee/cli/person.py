"""The person at the keyboard, or a script in their place."""

from __future__ import annotations

import sys
import time
from typing import Final

from rich.text import Text

from tablee.cli.desk import Desk

LONGEST: Final = 4096  # letters in an answer
MOMENT: Final = 0.4  # seconds that a bot seems to think


class Leaving(Exception):
    """The person gets up from the table."""


class Person:
    def __init__(self, desk: Desk, name: str, fast: bool) -> None:
        self.desk = desk
        self.name = name
        self.fast = fast or not desk.live

    def read(self, prompt: str) -> str:
        """A line; a script's answers are shown, as a keyboard's would be."""
        self.desk.out.print(Text(prompt, style="bold cyan"), end=" ")
        line = "" if sys.stdin is None else sys.stdin.readline(LONGEST)
        rest = line
        while len(rest) == LONGEST and not rest.endswith("\n"):
            rest = sys.stdin.readline(LONGEST)
        if not line or not self.desk.live:
            self.desk.out.print(line.strip())
        if not line:
            raise Leaving
        return line.strip()

    def wait_a_moment(self) -> None:
        if not self.fast:
            time.sleep(MOMENT)

    def agrees(self, question: str, default: bool) -> bool:
        """Yes or no; an empty answer is the default."""
        say = self.desk.say
        while True:
            answer = self.read(question).casefold()
            if not answer:
                return default
            if answer in say.entry("answers.yes"):
                return True
            if answer in say.entry("answers.no"):
                return False
            self.desk.out.print(say("prompt.yes_or_no"))
