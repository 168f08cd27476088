"""tablee play: a game at the terminal, against bots."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path

import msgspec

from tablee.cli import boxes
from tablee.cli.desk import Desk, Trouble
from tablee.cli.fair import SEAT, Dealing, dealing
from tablee.cli.files import add_line
from tablee.cli.parser import Parser, whole_number
from tablee.cli.people import bot_words, own_name
from tablee.cli.person import Leaving, Person
from tablee.cli.records import lines_of, record_in
from tablee.cli.speech import Speech, clean
from tablee.cli.table import Table
from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.flaws import BadRecord
from tablee.engine.night import Night
from tablee.engine.record import Seating, record_of, write
from tablee.games.purse import CHIPS
from tablee.games.shelf import Box
from tablee.thinking.company import Company
from tablee.thinking.names import first_names


class Plan(msgspec.Struct):
    """What is played, by whom, and how."""

    box: Box
    bots: list[str]  # from seat 1 on
    options: msgspec.Struct
    seed: int | None = None
    odds: bool = False
    records: Path | None = None
    chips: int = CHIPS  # purse.start, where chips are at stake
    hands: int | None = None  # how many games the night has; None: as many as the person likes


def add(parser: Parser, say: Speech) -> None:
    boxes.add_game(parser, say, optional=True)
    boxes.add_seats(parser, say, default=4)
    parser.add_argument("--bots", metavar=say("help.bots"), help=say("help.play_bots"))
    parser.add_argument("--name", metavar=say("help.text"), help=say("help.name"))
    parser.add_argument("--forfeit", metavar=say("help.text"), help=say("help.forfeit"))
    boxes.add_options(parser, say)
    parser.add_argument("--odds", action="store_true", help=say("help.odds"))
    parser.add_argument("--fast", action="store_true", help=say("help.fast"))
    parser.add_argument(
        "--seed", type=whole_number(say, 0), metavar="N", help=say("help.play_seed")
    )
    parser.add_argument(
        "--records", type=Path, metavar=say("help.file"), help=say("help.play_records")
    )
    boxes.add_night(parser, say)


def run(arguments: argparse.Namespace, desk: Desk) -> int:
    arguments.game = arguments.game or "paires"
    box = boxes.seated(arguments, desk.say)
    bots = box.best if arguments.bots is None else arguments.bots
    texts = list(arguments.options)
    if arguments.forfeit is not None:
        texts.append(f"forfeit={arguments.forfeit}")
    plan = Plan(
        box,
        boxes.bots_of(box, bots, arguments.seats - 1, desk.say),
        boxes.options_of(box, texts, desk.say),
        arguments.seed,
        arguments.odds,
        arguments.records,
        arguments.chips,
        arguments.hands,
    )
    boxes.check_table(box, arguments.seats, plan.options, desk.say)
    check_records(plan.records)
    return evening(plan, Person(desk, own_name(arguments.name), arguments.fast), desk)


def check_records(path: Path | None) -> None:
    """Games are added to a file of records, never to a file of anything else."""
    if path is None or not path.is_file():
        return
    try:
        for _, line in lines_of(path):
            record_in(line)
            return
    except BadRecord:
        raise Trouble("other_file", file=clean(str(path))) from None


def evening(plan: Plan, person: Person, desk: Desk) -> int:
    """Game after game, as long as the person likes and, where chips are at stake, has any."""
    people = seating(plan, person)
    introduce(plan, people, desk)
    ear = Listening()
    night = Night(
        plan.box.game, len(people), plan.options, plan.chips, plan.hands or sys.maxsize, Seeded, ear
    )
    number = 0
    try:
        while not night.over and SEAT in night.seated:
            desk.out.print()
            ear.told.clear()
            one_game(plan, person, dealing(plan.seed, number, desk, person), night, people, desk)
            desk.out.print()
            number += 1
            if number == plan.hands:
                break
            if plan.hands is None and not goes_on(night, person, desk):
                break
        tell_night(night, people, desk)
    except Leaving:
        pass
    desk.out.print(desk.say("leaving.goodbye", name=person.name))
    return 0


def seating(plan: Plan, person: Person) -> list[Seating]:
    seed = secrets.randbits(96) if plan.seed is None else plan.seed
    names = first_names([person.name], Seeded(seed))
    return [Seating(person.name), *(Seating(next(names), bot) for bot in plan.bots)]


def goes_on(night: Night, person: Person, desk: Desk) -> bool:
    if night.over or SEAT not in night.seated:
        return False
    return person.agrees(desk.say("end.again"), default=False)


def tell_night(night: Night, people: list[Seating], desk: Desk) -> None:
    """purse.start: who has most chips when the night ends."""
    if not night.played:
        return
    purses = zip(people, night.purses, strict=True)
    chips = " · ".join(f"{someone.name} {purse}" for someone, purse in purses)
    who = desk.say.listed(people[winner].name for winner in night.winners)
    desk.out.print(desk.say("end.purses", chips=chips))
    desk.out.print(desk.say("end.night", who=who), style="bold")


def one_game(
    plan: Plan, person: Person, luck: Dealing, night: Night, people: list[Seating], desk: Desk
) -> None:
    say, game, ear = desk.say, plan.box.game, night.ear
    assert isinstance(ear, Listening)
    seats = [people[someone] for someone in night.seated]
    night.luck = lambda _: luck.chance
    match = night.lay()
    bots = {
        seat: plan.box.bots[someone.bot](seat, game.moves, luck.bot(seat))
        for seat, someone in enumerate(seats)
        if someone.bot
    }
    names = [seat.name for seat in seats]
    company = Company(match, bots, ear, say.language)
    table = Table(desk, plan.box, match, company, ear, person, SEAT, names, plan.odds)
    table.play()
    outcome = match.outcome
    assert outcome is not None, "the game is over"
    if outcome.carry is not None:
        night.settle(match)
    table.story.end(outcome, str(getattr(plan.options, "forfeit", "")))
    lost, won = SEAT in outcome.losers, SEAT in outcome.winners
    key = "lost" if lost or (outcome.winners and not won) else "won" if won else "spared"
    desk.out.print(say(f"end.{key}", name=person.name))
    record = record_of(match, seats, luck.luck)
    luck.close(record, plan.box, desk)
    if plan.records is not None:
        add_line(plan.records, write(record))
        desk.out.print(say("end.recorded", file=clean(str(plan.records))), style="dim")


def introduce(plan: Plan, seats: list[Seating], desk: Desk) -> None:
    words = plan.box.words(desk.say.language)
    desk.out.print(f"{words['name']}. {words['tagline']}", style="bold")
    company = [
        f"{seat.name} ({bot_words(seat.bot, words, desk.say)})" for seat in seats if seat.bot
    ]
    desk.out.print(desk.say("play.company", who=desk.say.listed(company)))
