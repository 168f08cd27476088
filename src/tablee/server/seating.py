"""A room on paper: who belongs to it, who is host, and how the next table will be laid.

It knows who may do what; whatever it refuses is a Declined, and then nothing has changed.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, cast

import msgspec
from msgspec import Struct

from tablee.engine.chance import commitment
from tablee.engine.seats import NOBODY
from tablee.games.shelf import Box, UnknownGame, take
from tablee.server import nights, wire
from tablee.server.entries import Sitting
from tablee.server.evening import NAMELESS, Played, without
from tablee.server.nights import Night, key
from tablee.server.speech import Declined
from tablee.server.tidy import tidied, tidy

MOST_MEMBERS = 60
MOST_BLOCKED = 200
MOST_MUTED = 200
USUAL_CHAIRS = 4


class Member(Struct):
    id: str
    name: str


class Chair(Struct):
    """A person's, a bot's with its name, or free."""

    person: str = ""
    bot: str = ""
    name: str = ""


class Begun(Struct):
    """A deal, from the start to the first card (dealing.py)."""

    people: list[str]  # whose words it waits for
    without: list[str]  # who has kept a word back


class Paper(Struct):
    """Everything that is kept of a room, but its talk and its tables."""

    id: str
    key_hash: str  # of the key in its link, hexadecimal
    name: str
    public: bool
    host: str
    game: str
    options: dict[str, Any]
    chairs: list[Chair]
    secret: str  # of the next deal, hexadecimal
    members: list[Member] = []
    blocked: list[str] = []
    muted: list[str] = []  # even after leaving and coming back
    names: dict[str, str] = {}  # of the blocked, and of the muted who have left
    clock: wire.ClockKind = "relaxed"
    clocked: bool = False  # somebody asked for this clock; else there is none alone with bots
    seconds: int = 0
    pace: wire.Pace = "live"
    window: int = 0  # seconds to react; 0: as the house has it
    table: str = ""
    put_out: list[int] = []  # its seats whose people the host has shown the door
    hosted: list[str] = []  # who was host before, since it was laid
    elsewhere: list[int] = []  # those whose people are in the house that it came from
    evening: list[Played] = []
    lines: int = 0  # of talk, so far
    night: Night | None = None
    links: int = 0  # how often the key in its link was changed
    begun: Begun | None = None  # a deal that is under way
    named_after: str = ""  # the game whose winners have named somebody (naming.py)

    def copy(self) -> Paper:
        return msgspec.json.decode(msgspec.json.encode(self), type=Paper)

    def member(self, person: str) -> Member:
        for member in self.members:
            if member.id == person:
                return member
        raise Declined("no_such_person")

    def knows(self, person: str) -> bool:
        return any(member.id == person for member in self.members)

    def join(self, person: str, name: str, absent: Sequence[str] = ()) -> None:
        """A full room lets go of somebody who is long gone and has no chair."""
        if person in self.blocked:
            raise Declined("blocked")
        sitting = {self.host, *(chair.person for chair in self.chairs)}
        gone = [other for other in absent if self.knows(other) and other not in sitting]
        if len(self.members) >= MOST_MEMBERS:
            if not gone:
                raise Declined("room_full")
            self.leave(gone[0])
        # who is muted does not come back under another name
        if not self.members:
            self.host = person  # whoever comes first into an empty room
        self.members.append(Member(person, self.names.pop(person, name)))

    def rename(self, person: str, name: str) -> None:
        self.member(person).name = name

    def leave(self, person: str, heirs: Sequence[str] | None = None) -> None:
        """An owner leaves the room to the first heir: somebody who sits there."""
        self.stand(person)
        if person in self.muted:
            self.names |= {member.id: member.name for member in self.members if member.id == person}
        self.members = [member for member in self.members if member.id != person]
        if self.host == person:
            self.hosted = [*self.hosted, person]
            sitting = [chair.person for chair in self.chairs] if heirs is None else heirs
            after = [member.id for member in self.members if member.id in sitting]
            self.host = after[0] if after else ""

    def forget(self, person: str, heirs: Sequence[str] | None = None) -> None:
        """Nothing here tells any more that this person ever came."""
        self.leave(person, heirs)
        self.hosted = [other for other in self.hosted if other != person]
        self.blocked = [other for other in self.blocked if other != person]
        self.muted = [other for other in self.muted if other != person]
        self.names.pop(person, None)
        self.evening = [without(played, person) for played in self.evening]
        self.night = nights.without(self.night, person)
        if self.begun is not None:
            for people in (self.begun.people, self.begun.without):
                people[:] = [other for other in people if other != person]

    def chair(self, number: int) -> Chair:
        if number >= len(self.chairs):
            raise Declined("no_such_chair")
        return self.chairs[number]

    def sit(self, person: str, number: int) -> None:
        """A free chair, or one that a bot keeps warm; at a full table, one that is drawn up."""
        full = all(chair.person not in ("", person) for chair in self.chairs)
        if full and number == len(self.chairs) < self.box.game.most:
            self.chairs.append(Chair())
        chair = self.chair(number)
        if chair.person not in ("", person):
            raise Declined("chair_taken")
        self.stand(person)
        self.chairs[number] = Chair(person)

    def stand(self, person: str) -> None:
        self.chairs = [Chair() if chair.person == person else chair for chair in self.chairs]

    @property
    def promise(self) -> str:
        return commitment(bytes.fromhex(self.secret))

    def promise_anew(self) -> None:
        """table.fair: a fresh secret for the next deal; it asks for fresh words."""
        self.secret = secrets.token_bytes(32).hex()

    def seat(self, person: str, number: int) -> None:
        self.member(person)
        self.chair(number)
        self.stand(person)
        self.chairs[number] = Chair(person)

    def hand_over(self, sitting: Sitting, person: str) -> None:
        """Whoever is given another's seat in the game has it in the next one too."""
        for number, chair in enumerate(self.chairs):
            if (chair.person or chair.name) == key(sitting):
                self.seat(person, number)
                return
        free = [number for number, chair in enumerate(self.chairs) if chair == Chair()]
        if free and all(chair.person != person for chair in self.chairs):
            self.seat(person, free[0])  # whoever had the seat has no chair any more

    def set_bot(self, number: int, bot: str) -> None:
        if bot and bot not in self.box.bots:
            raise Declined("no_such_bot", "bot")
        before = self.chair(number)
        # a bot that plays another way is still the same one, with its purse (purse.change)
        name = before.name if bot and before.bot else ""
        self.chairs[number] = Chair(bot=bot, name=name)

    def mute(self, person: str, on: bool) -> None:
        self.member(person)
        muted = [other for other in self.muted if other != person] + [person] * on
        self.muted = muted[-MOST_MUTED:]
        self.forget_names()

    def block(self, person: str, on: bool, seat: int = NOBODY) -> None:
        """With the seat in the game that is on: it is given to nobody else."""
        if not on:
            self.blocked = [other for other in self.blocked if other != person]
        elif person not in self.blocked:
            name = self.member(person).name
            self.leave(person)
            self.blocked = [*self.blocked, person][-MOST_BLOCKED:]
            self.names[person] = name
            if seat != NOBODY:
                self.put_out = [*self.put_out, seat]
        self.forget_names()

    def forget_names(self) -> None:
        """Of those who are neither blocked nor muted any more."""
        kept = {*self.blocked, *self.muted}
        self.names = {person: name for person, name in self.names.items() if person in kept}

    def kept_out(self) -> list[wire.Outsider]:
        """Whom the host has shown the door, the last one first."""
        return [
            wire.Outsider(person, self.names.get(person, NAMELESS))
            for person in reversed(self.blocked)
        ]

    def relink(self, key_hash: bytes) -> None:
        """The old link opens no door any more."""
        self.key_hash = key_hash.hex()
        self.links += 1

    def pass_host(self, person: str) -> None:
        if person != self.host:
            self.hosted = sorted({*self.hosted, self.host} - {""})
        self.host = self.member(person).id

    @property
    def box(self) -> Box:
        return take(self.game)

    def prepare(self, wish: wire.Prepare) -> None:
        """What is played next; options are checked now, the number of people at the start."""
        if wish.game is not None and wish.game != self.game:
            self.choose(wish.game)
        if wish.options is not None:
            self.options = checked(self.box, wish.options)
        if wish.chairs is not None:
            self.resize(wish.chairs)
        if wish.clock is not None:
            self.clock, self.clocked = wish.clock, True
        self.pace = self.pace if wish.pace is None else wish.pace
        self.seconds = self.seconds if wish.seconds is None else wish.seconds
        self.window = self.window if wish.window is None else wish.window
        self.public = self.public if wish.public is None else wish.public
        self.name = self.name if wish.name is None else tidy(wish.name)

    @property
    def running_clock(self) -> wire.ClockKind:
        """Nobody is hurried who keeps nobody waiting, unless they asked for it."""
        people = sum(chair.person != "" for chair in self.chairs)
        alone = people == 1 and self.pace == "live"
        return "none" if alone and not self.clocked else self.clock

    def choose(self, id: str) -> None:
        try:
            box = take(id)
        except UnknownGame:
            raise Declined("no_such_game", "game") from None
        self.game = id
        self.options = checked(box, {})
        self.night = None
        for chair in self.chairs:
            chair.bot = chair.bot and box.best
        self.resize(min(max(len(self.chairs), box.game.fewest), box.game.most))

    def resize(self, count: int) -> None:
        """More or fewer chairs; nobody who sits loses a place."""
        game = self.box.game
        if not game.fewest <= count <= game.most:
            raise Declined("chairs", "chairs", fewest=game.fewest, most=game.most)
        if count < sum(chair.person != "" for chair in self.chairs):
            raise Declined("people_sit", "chairs")
        for number in reversed(range(len(self.chairs))):
            if len(self.chairs) > count and not self.chairs[number].person:
                del self.chairs[number]
        self.chairs += [Chair() for _ in range(count - len(self.chairs))]


def checked(box: Box, options: dict[str, Any]) -> dict[str, Any]:
    """Options as all may see them, defaults filled in; Declined names what is wrong with them."""
    try:
        wished: object = msgspec.convert(tidied(options), box.game.options)
    except msgspec.ValidationError:
        raise Declined("bad_options", "options") from None
    return cast("dict[str, Any]", msgspec.to_builtins(wished))


def new_paper(id: str, key_hash: bytes, name: str, public: bool, game: str) -> Paper:
    """A room as it is when somebody opens it."""
    box = take(game)
    chairs = [Chair() for _ in range(min(max(USUAL_CHAIRS, box.game.fewest), box.game.most))]
    paper = Paper(id, key_hash.hex(), name, public, "", game, checked(box, {}), chairs, "")
    paper.promise_anew()
    return paper
