"""What every command is handed: words to say, somewhere to say them, and a way to give up."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import TextIO

from rich.console import Console

from tablee.cli.speech import Speech


class Trouble(Exception):
    """Something that a person can put right: the key of a sentence, and what goes into it."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


class Output(Console):
    """A console that takes text as it is: what people typed is never markup."""

    def __init__(self, file: TextIO) -> None:
        super().__init__(file=file, markup=False, emoji=False, highlight=False, soft_wrap=False)

    def on_broken_pipe(self) -> None:
        """Whoever read us has gone; main leaves quietly."""
        self.quiet = True
        raise


class Desk:
    def __init__(self, say: Speech) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.say = say
        self.out = Output(sys.stdout)
        self.err = Output(sys.stderr)

    @property
    def live(self) -> bool:
        """Does a person sit at the keyboard?"""
        return sys.stdin is not None and sys.stdin.isatty()

    def complain(self, key: str, **values: object) -> None:
        with contextlib.suppress(OSError):
            self.err.print(self.say(key, **values), style="red", soft_wrap=True)


def stop_writing() -> None:
    """Nothing more can be written: what is still buffered goes nowhere, without a word."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
