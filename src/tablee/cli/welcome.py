"""tablee play, without a word more: sit down, choose, play."""

from __future__ import annotations

from tablee.cli import boxes, play
from tablee.cli.desk import Desk, Trouble
from tablee.cli.people import LONGEST_NAME, own_name
from tablee.cli.person import Leaving, Person
from tablee.cli.speech import clean
from tablee.games import shelf
from tablee.games.shelf import Box

USUAL_SEATS = 4


def run(desk: Desk) -> int:
    say = desk.say
    person = Person(desk, own_name(None), fast=False)
    desk.out.print(say("welcome.hello"), style="bold")
    desk.out.print(say("welcome.more"))
    try:
        name = person.read(say("welcome.name", usual=person.name))
        person.name = clean(name, LONGEST_NAME).strip() or person.name
        box = choose_game(desk, person)
        seats = choose_seats(box, desk, person)
    except Leaving:
        desk.out.print(say("leaving.goodbye", name=person.name))
        return 0
    bots = boxes.bots_of(box, box.best, seats - 1, say)
    return play.evening(play.Plan(box, bots, boxes.options_of(box, [], say)), person, desk)


def choose_game(desk: Desk, person: Person) -> Box:
    """The only game on the shelf, or the one that the person names."""
    say = desk.say
    ids = sorted(shelf.packages())
    if len(ids) == 1:
        return boxes.take(ids[0], say)
    for place, id in enumerate(ids, 1):
        desk.out.print(f" {place}  {id}")
    while True:
        answer = person.read(say("welcome.game"))
        if answer.isdecimal() and 1 <= int(answer) <= len(ids):
            answer = ids[int(answer) - 1]
        try:
            return boxes.take(answer, say)
        except Trouble as trouble:
            desk.complain(f"errors.{trouble.key}", **trouble.values)


def choose_seats(box: Box, desk: Desk, person: Person) -> int:
    game = box.game
    usual = min(max(USUAL_SEATS, game.fewest), game.most)
    if game.fewest == game.most:
        return game.most
    while True:
        question = desk.say("welcome.seats", fewest=game.fewest, most=game.most, usual=usual)
        answer = person.read(question)
        if not answer:
            return usual
        if answer.isdecimal() and game.fewest <= int(answer) <= game.most:
            return int(answer)
