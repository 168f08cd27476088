"""tablee show: a record told as a story."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from tablee.cli.desk import Desk, Trouble
from tablee.cli.kept import luck_of
from tablee.cli.parser import Parser, whole_number
from tablee.cli.people import bot_words
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
from tablee.cli.story import Story
from tablee.engine.ear import Listening
from tablee.engine.flaws import BadRecord
from tablee.engine.match import Match
from tablee.engine.night_record import NightRecord
from tablee.engine.record import Record, Replay, Seating
from tablee.engine.seats import NOBODY
from tablee.games.shelf import Box


def add(parser: Parser, say: Speech) -> None:
    parser.add_argument("file", type=Path, metavar=say("help.file"), help=say("help.file_more"))
    parser.add_argument(
        "--game", type=whole_number(say, 1), default=1, metavar="N", help=say("help.which")
    )


def run(arguments: argparse.Namespace, desk: Desk) -> int:
    path: Path = arguments.file
    wanted, games, number = None, 0, 0
    for at, line in lines_of(path):
        games += 1
        if games == arguments.game:
            wanted, number = line, at
    if games == 0:
        raise nothing_in(path)
    if wanted is None:
        raise Trouble("no_such_record", file=clean(str(path)), games=games, game=arguments.game)
    try:
        record = record_in(wanted)
        box = box_of(record)
        check(record)  # nothing is told of a record that does not hold
        introduce(record, box, desk)
        for game in record.games if isinstance(record, NightRecord) else [record]:
            tell(game, box, desk)
    except BadRecord as error:
        raise Trouble(
            "bad_record", file=clean(str(path)), line=number, reason=reason(error, desk.say)
        ) from None
    if games > 1:
        note = desk.say("show.more", games=desk.say.whole(games), game=arguments.game)
        desk.out.print(note, style="dim")
    return 0


def introduce(record: Record | NightRecord, box: Box, desk: Desk) -> None:
    say, out = desk.say, desk.out
    people = people_of(record)
    words = box.words(say.language)
    out.print(words["name"], style="bold")
    seats = [
        f"{name} ({bot_words(someone.bot, words, say)})" if someone.bot else name
        for name, someone in zip(names_of(people), people, strict=True)
    ]
    out.print(say("show.seats", who=say.listed(seats)))
    out.print(say("show.luck", luck=luck_of(record, say)))


def tell(record: Record, box: Box, desk: Desk) -> None:
    """What everybody at the table could see: no record gives a secret away."""
    say, out = desk.say, desk.out
    names = names_of(record.seats)
    story, ear = Story(desk, box, names, NOBODY), Listening()
    replay = Replay(record, box.game, ear)
    heard = 0
    while True:
        story.tell(box.game.events.for_seat(ear.told[heard:], NOBODY))
        heard = len(ear.told)
        if not replay.step():
            break
        if replay.match.log[-1].undone:
            out.print(say("show.undone", moves=replay.match.log[-1].undone), style="italic")
    end(story, replay.match, record, desk)


def end(story: Story, match: Match, record: Record, desk: Desk) -> None:
    outcome = match.outcome
    if outcome is None:
        desk.out.print()
        desk.out.print(desk.say("show.unfinished"), style="italic")
    else:
        story.end(outcome, str(record.options.get("forfeit", "")))


def names_of(people: list[Seating]) -> list[str]:
    """Names as people know them; those who share one are numbered."""
    names = [clean(someone.name, 24).strip() or f"#{at}" for at, someone in enumerate(people)]
    shared = Counter(names)
    return [f"{name} {at + 1}" if shared[name] > 1 else name for at, name in enumerate(names)]
