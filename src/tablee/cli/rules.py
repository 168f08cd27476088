"""tablee rules: the rulebook of a game, or of the house, whole or one rule of it."""

from __future__ import annotations

import argparse

from rich.markdown import Markdown

from tablee.cli import boxes
from tablee.cli.desk import Desk, Trouble
from tablee.cli.parser import Parser, suggestion
from tablee.cli.screen import quoted
from tablee.cli.speech import Speech, clean
from tablee.games import shelf
from tablee.games.rulebook import Rule, Rulebook
from tablee.games.shelf import Box


def add(parser: Parser, say: Speech) -> None:
    boxes.add_game(parser, say, optional=True)
    parser.add_argument("--rule", metavar="ID", help=say("help.rule"))


def run(arguments: argparse.Namespace, desk: Desk) -> int:
    say = desk.say
    id = arguments.game
    if id is None and arguments.rule is not None:
        named = arguments.rule.partition(".")[0]  # paires.draw is in the rulebook of paires
        id = named if named in shelf.packages() else None
    box = None if id is None else boxes.take(id, say)
    if arguments.rule is not None:
        desk.out.print(quoted(rule_of(arguments.rule, box, say)))
    else:
        desk.out.print(Markdown(rulebook_of(box, say.language).text))
    return 0


def rulebook_of(box: Box | None, language: str) -> Rulebook:
    return shelf.house_rulebook(language) if box is None else box.rulebook(language)


def rule_of(id: str, box: Box | None, say: Speech) -> Rule:
    """A rule of this game or of the house."""
    known = dict(shelf.house_rulebook(say.language).rules)
    if box is not None:
        known |= box.rulebook(say.language).rules
    if id not in known:
        raise Trouble("unknown_rule", rule=clean(id), hint=suggestion(say, id, known))
    return known[id]
