"""argparse that speaks the reader's language, in its help and in its complaints."""

from __future__ import annotations

import argparse
import difflib
import re
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NoReturn

from tablee.cli.desk import Trouble
from tablee.cli.speech import Speech, clean
from tablee.games.words import LANGUAGES

# What argparse may complain about, in the order in which we look.
COMPLAINTS = {
    "unknown_word": re.compile(r"unrecognized arguments: (?P<word>.+)"),
    "bad_choice": re.compile(
        r"argument (?P<option>.+?): invalid choice: '?(?P<word>.*?)'? \(choose from .*"
    ),
    "needs_value": re.compile(r"argument (?P<option>.+?): expected .*"),
    "takes_no_value": re.compile(r"argument (?P<option>.+?): ignored explicit argument .*"),
    "missing": re.compile(r"the following arguments are required: (?P<option>.+)"),
    "bad_value": re.compile(r"argument (?P<option>.+?): (?P<reason>.+)"),
}


class Layout(argparse.HelpFormatter):
    def __init__(self, usage: str, prog: str, **keywords: Any) -> None:
        super().__init__(prog, **keywords)
        self.usage = usage

    def add_usage(
        self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, self.usage if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    def __init__(self, say: Speech, **keywords: Any) -> None:
        layout = partial(Layout, say("help.usage") + " ")
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=layout, **keywords)
        self.say = say
        self._positionals.title = say("help.words")
        self._optionals.title = say("help.options")
        self.add_argument("-h", "--help", action="help", help=say("help.help"))
        self.add_argument(
            "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=say("help.lang")
        )

    def error(self, message: str) -> NoReturn:
        for key, pattern in COMPLAINTS.items():
            found = pattern.fullmatch(message)
            if found:
                values = {name: clean(value) for name, value in found.groupdict().items()}
                values["hint"] = self.hint(values.get("option", ""), values.get("word", ""))
                raise Trouble(f"line.{key}", prog=self.prog, **values)
        raise Trouble("line.other", prog=self.prog, reason=clean(message))

    def hint(self, option: str, word: str) -> str:
        """The nearest thing that could have been meant, or all there is to choose from."""
        for action in self._actions:
            if action.choices and option in (action.metavar, *action.option_strings):
                return suggestion(self.say, word, action.choices)
        known = [name for action in self._actions for name in action.option_strings]
        near = difflib.get_close_matches(word.split()[0] if word else "", known, 1)
        return self.say("hints.near", near=near[0]) if near else ""


def suggestion(say: Speech, word: str, known: Iterable[str]) -> str:
    """`Did you mean …?`, or the list of what there is."""
    names = list(known)
    near = difflib.get_close_matches(word.lower(), names, 1)
    if near:
        return say("hints.near", near=near[0])
    return say("hints.all", known=say.listed(names, "lists.or"))


def whole_number(say: Speech, low: int, high: int | None = None) -> Callable[[str], int]:
    """A whole number within bounds, for argparse."""

    def read(text: str) -> int:
        try:
            number = int(text) if len(text) < 40 else None
        except ValueError:
            number = None
        if number is None or number < low or (high is not None and number > high):
            key = "values.at_least" if high is None else "values.between"
            values = {"low": say.whole(low), "high": say.whole(high or 0)}
            raise argparse.ArgumentTypeError(say(key, **values))
        return number

    return read
