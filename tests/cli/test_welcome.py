"""tablee play, at a real terminal: sit down, choose, play."""

from __future__ import annotations

import os
import pty
import re
import select
import time

import pytest

from tablee.cli import main
from tablee.games import shelf
from tests.cli.conftest import Start


class Keyboard:
    """A terminal with a person who waits for each question."""

    def __init__(self, start: Start, *words: str) -> None:
        self.ours, theirs = pty.openpty()
        self.process = start(*words, keyboard=theirs, out=theirs)
        os.close(theirs)
        self.seen = ""

    def wait_for(self, question: str) -> None:
        deadline = time.monotonic() + 20
        while question not in re.sub(r"\x1b\[[0-9;]*m", "", self.seen):
            assert time.monotonic() < deadline, self.seen
            if select.select([self.ours], [], [], 0.1)[0]:
                self.seen += os.read(self.ours, 65536).decode()

    def type(self, question: str, answer: str) -> None:
        self.wait_for(question)
        self.seen = ""
        os.write(self.ours, answer.encode())

    def leave(self) -> tuple[int, str]:
        _, err = self.process.communicate(timeout=20)
        os.close(self.ours)
        return self.process.returncode, err


def test_sit_down_and_play(start: Start) -> None:
    person = Keyboard(start, "play")
    person.type("Your name?", "Ana\n")
    person.type("What shall we play?", "paires\n")
    person.type("How many of us, 2 to 8?", "9\n")
    person.type("How many of us, 2 to 8?", "2\n")
    person.type("Your word", "moon\n")
    person.type("› ", "d\n")
    person.type("› ", "q\n")
    person.wait_for("See you soon, Ana!")
    assert person.leave() == (0, "")


@pytest.mark.parametrize(("key", "code"), [("\x04", 0), ("\x03", 130)], ids=["Ctrl-D", "Ctrl-C"])
def test_leave_by_the_keyboard(start: Start, key: str, code: int) -> None:
    person = Keyboard(start, "play", "--seed", "5")
    person.type("› ", key)
    left, err = person.leave()
    assert left == code
    assert "Traceback" not in err


def test_nobody_at_the_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["play", "--seed", "5"]) == 0
    assert shelf.packages()
