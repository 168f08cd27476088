"""All the commands, one module each, and the line that calls them."""

from __future__ import annotations

import argparse
from types import ModuleType

from tablee.cli import (
    admin,
    arena,
    backup,
    bring,
    doctor,
    export,
    games,
    lab,
    perft,
    play,
    restore,
    rules,
    serve,
    show,
    simulate,
    verify,
    welcome,
)
from tablee.cli.desk import Desk
from tablee.cli.doctor import version
from tablee.cli.parser import Parser
from tablee.cli.speech import Speech

COMMANDS: dict[str, ModuleType] = {
    "serve": serve,
    "play": play,
    "games": games,
    "rules": rules,
    "simulate": simulate,
    "arena": arena,
    "lab": lab,
    "show": show,
    "verify": verify,
    "perft": perft,
    "doctor": doctor,
    "backup": backup,
    "restore": restore,
    "export": export,
    "import": bring,
    "admin": admin,
}
ALONE = "serve"  # tablee, without a word more, opens the house


def parsers(say: Speech) -> tuple[Parser, dict[str, Parser]]:
    """The whole line's, and one for each command."""
    parser = Parser(
        say, prog="tablee", description=say("help.tablee"), epilog=say("help.tablee_more")
    )
    parser.add_argument(
        "--version", action="version", version=f"Tablée {version()}", help=say("help.version")
    )
    kinds = parser.add_subparsers(
        dest="command", metavar=say("help.command"), title=say("help.commands")
    )
    each: dict[str, Parser] = {}
    for name, module in COMMANDS.items():
        text = say(f"help.{name}")
        sentence = f"{text[0].upper()}{text[1:]}."
        each[name] = kinds.add_parser(name, say=say, help=text, description=sentence)
        module.add(each[name], say)
    return parser, each


def carry_out(words: list[str], desk: Desk) -> int:
    """Find out what is wanted, and do it."""
    parser, each = parsers(desk.say)
    try:
        arguments, unknown = parser.parse_known_args(words)
        if arguments.command is None and not unknown:
            arguments = parser.parse_args([*words, ALONE])
    except SystemExit as leaving:  # --help and --version are done
        return int(leaving.code or 0)
    if unknown:
        each.get(arguments.command, parser).error(f"unrecognized arguments: {' '.join(unknown)}")
    if arguments.command == "play" and desk.live and says_nothing(arguments, parser):
        return welcome.run(desk)
    return run(COMMANDS[arguments.command], arguments, desk)


def says_nothing(arguments: argparse.Namespace, parser: Parser) -> bool:
    """Was the command given without any wishes?"""
    plain = vars(parser.parse_args([arguments.command]))
    return {name: value for name, value in vars(arguments).items() if name != "lang"} == plain


def run(command: ModuleType, arguments: argparse.Namespace, desk: Desk) -> int:
    code: int = command.run(arguments, desk)
    return code
