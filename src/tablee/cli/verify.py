"""tablee verify: does every step of every record hold, and was the luck as promised?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from msgspec import Struct
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from tablee.cli.desk import Desk, Trouble
from tablee.cli.files import about
from tablee.cli.kept import check_kept, luck_of
from tablee.cli.parser import Parser
from tablee.cli.records import (
    box_of,
    check,
    lines_of,
    nothing_in,
    people_of,
    reason,
    record_in,
)
from tablee.cli.speech import Speech, clean
from tablee.engine.flaws import BadRecord

FEW: Final = 12  # verdicts that are told one by one
HOLDS, FALSE, UNREADABLE = 0, 1, 2


class Findings(Struct):
    """What came out so far; of many records only the first few verdicts are kept."""

    read: int = 0
    unreadable: int = 0
    wrong: int = 0
    verdicts: list[str] = []
    complaints: list[str] = []


def add(parser: Parser, say: Speech) -> None:
    parser.add_argument("file", type=Path, metavar=say("help.file"), help=say("help.file_more"))
    for kept in ("promise", "word"):
        parser.add_argument(
            f"--{kept}", default="", metavar=say(f"help.{kept}"), help=say(f"help.{kept}_more")
        )


def run(arguments: argparse.Namespace, desk: Desk) -> int:
    path: Path = arguments.file
    found = Findings()
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    progress = Progress(
        *columns, TimeRemainingColumn(), console=desk.err, transient=True,
        disable=not desk.err.is_terminal,
    )  # fmt: skip
    with progress:
        with about(path):
            size = path.stat().st_size
        task = progress.add_task(desk.say("verify.doing"), total=size)
        for number, line in lines_of(path):
            look_at(found, number, line, arguments, desk.say)
            progress.advance(task, len(line))
    if found.read == 0:
        raise nothing_in(path)
    if found.unreadable == found.read:
        raise Trouble("no_records", file=clean(str(path)))
    return tell(found, desk)


def look_at(
    found: Findings, number: int, line: bytes, kept: argparse.Namespace, say: Speech
) -> None:  # fmt: skip
    found.read += 1
    try:
        record = record_in(line)
    except BadRecord as error:
        found.unreadable += 1
        note(found, say("verify.false", line=number, reason=reason(error, say)))
        return
    try:
        played = check(record)
        check_kept(record, kept.promise, kept.word)
    except BadRecord as error:
        note(found, say("verify.false", line=number, reason=reason(error, say)))
        return
    over = all(match.over for match in played)
    if len(found.verdicts) < FEW:
        name = box_of(record).words(say.language)["name"]
        seats, moves = len(people_of(record)), sum(len(match.rows) for match in played)
        key, luck = "holds" if over else "holds_so_far", luck_of(record, say)
        verdict = say(f"verify.{key}", line=number, name=name, seats=seats, moves=moves, luck=luck)
        found.verdicts.append(verdict)


def note(found: Findings, complaint: str) -> None:
    found.wrong += 1
    if len(found.complaints) < FEW:
        found.complaints.append(complaint)


def tell(found: Findings, desk: Desk) -> int:
    say, out = desk.say, desk.out
    if found.read <= FEW:
        for verdict in found.verdicts:
            out.print("✓ " + verdict, style="green", soft_wrap=True)
    for complaint in found.complaints:
        out.print("✗ " + complaint, style="red", soft_wrap=True)
    if found.wrong > len(found.complaints):
        out.print(say("verify.more", more=say.whole(found.wrong - len(found.complaints))))
    if found.read > 1:
        right = found.read - found.wrong
        key = "verify.all" if not found.wrong else "verify.some"
        out.print(say(key, right=say.whole(right), all=say.whole(found.read)), style="bold")
    return FALSE if found.wrong else HOLDS
