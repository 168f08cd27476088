"""Somebody does something now and then: moves, second thoughts, talk, broken lines, all that one
may ask for. In both houses the same, at the same moments."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable

from tablee.engine.chance import Seeded
from tablee.engine.seats import NOBODY
from tablee.engine.stream import BEAT
from tablee.server.bots import Choice
from tablee.server.rights import rights
from tests.server.clockwork.judging import all_know, judge
from tests.server.clockwork.side import Device, Side
from tests.server.clockwork.twins import Twins

SHORTEST, LONGEST = 0.1, 0.9  # seconds between two acts
WORDS = ("Hm.", "It wasn’t me!", "{bot}, what do you say?")


BEFORE = (0.0, 0.0, 2.0, 5.0, 15.0)  # seconds in which the houses are the same
AFTER = 30.0


async def compared(twins: Twins, game: str, number: int) -> int:
    """One deal: how many messages were the same while they had to be."""
    await twins.deal(game, number)
    evening = Evening(twins)
    await evening.go_on(twins.luck.choice(BEFORE))
    if twins.over:
        return 0
    evening.part(number)
    await evening.go_on(AFTER)
    assert not twins.errors
    return judge(twins)


class Evening:
    """What people do at twin tables."""

    def __init__(self, twins: Twins) -> None:
        self.twins = twins
        self.luck = twins.luck
        self.remembers = True  # what the log says is what has happened in both
        self.acts = self.kinds()
        self.miming: asyncio.Task[None] | None = None

    def kinds(self) -> list[Callable[[], None]]:
        acts = (
            [self.move] * 9
            + [self.undo] * 3
            + [self.agree, self.say, self.leave, self.come, self.pry]
        )
        return [*acts, self.pass_on, self.more_time, self.feel]

    async def go_on(self, seconds: float) -> None:
        loop = self.twins.sides[0].loop
        end = loop.time() + seconds
        while loop.time() < end and not self.twins.over and not all_know(self.twins):
            await asyncio.sleep(self.luck.uniform(SHORTEST, LONGEST))
            if not self.twins.over:
                self.luck.choice(self.acts)()
        await asyncio.sleep(0.01)

    def part(self, number: int) -> None:
        """From now on the houses differ in a secret: all that one seat can't see, or what is done
        unseen by others."""
        twins, seat = self.twins, (None, 0, NOBODY, 1)[number % 4]
        twins.alike = False
        if seat is not None:
            self.remembers = False
            twins.sides[1].imagine(seat, Seeded(number))
        for side in twins.sides:
            side.begin()

    def send(self, device: int, kind: str, **fields: object) -> None:
        """What one device says in both houses."""
        for side in self.twins.sides:
            self.say_in(side, side.devices[device], kind, fields)

    @property
    def one(self) -> Side:
        return self.twins.sides[0]

    def somebody(self) -> int:
        return self.luck.randrange(len(self.one.people))

    def move(self) -> None:
        """An answer, or a second thought where an answer may still change."""
        asked = [
            seat
            for seat in range(len(self.one.people))
            if self.one.match.place(seat) >= 0 and self.one.people[seat].socket is not None
        ]
        if not asked:
            return
        seat = self.luck.choice(asked)
        one, other = self.twins.acts(seat)
        if one is not None and one.pieces:
            if self.miming is None or self.miming.done():
                self.miming = asyncio.create_task(self.mime(seat, one, other))
            return
        for side, choice in zip(self.twins.sides, (one, other), strict=True):
            if choice is not None:
                self.play(side, seat, choice)

    def play(self, side: Side, seat: int, choice: Choice) -> None:
        match, player = side.match, side.people[seat]
        moves = match.game.moves
        if match.place(seat) < 0:
            return
        player.key += 1
        words = side.play.mime.fingerprint_for(side.play.table, choice.move) or choice.note
        written = moves.unpack(choice.move, words)
        fields = {"key": player.key, "ask": match.id_of(seat), "move": written}
        self.say_in(side, player, "move", fields)

    async def mime(self, seat: int, one: Choice, other: Choice | None) -> None:
        """A piece for each beat, in both houses; then the end of it."""
        assert other is not None
        both = tuple(zip(self.twins.sides, (one, other), strict=True))
        for number in range(len(one.pieces)):
            await asyncio.sleep(BEAT / 1000)
            for side, choice in both:
                data = b64encode(choice.pieces[number]).decode()
                self.say_in(side, side.people[seat], "chunk", {"data": data, "number": number})
        await asyncio.sleep(BEAT / 1000)
        for side, choice in both:
            self.play(side, seat, choice)

    def undo(self) -> None:
        seat = self.somebody()
        if all("undo" in rights(side.play.table, seat) for side in self.twins.sides):
            self.send(seat, "undo")

    def agree(self) -> None:
        """Where the log can't be trusted, since half of it was imagined, nobody agrees."""
        yes = self.remembers and self.luck.random() < 0.3
        if self.luck.random() < 0.3:
            self.send(self.somebody(), "agree", yes=yes)

    def say(self) -> None:
        names = [one.name for one in self.one.play.table.sittings]
        text = self.luck.choice(WORDS).format(bot=self.luck.choice(names))
        self.send(self.luck.randrange(len(self.one.people) + 1), "say", text=text)

    def pry(self) -> None:
        """Everything that one may ask for."""
        device = self.luck.randrange(len(self.one.devices))
        self.send(device, "odds")
        self.send(device, "recall")
        self.send(device, "chunk", data="AAAA", number=0)
        if self.remembers:
            self.send(device, "story")
            self.send(device, "mime", number=0)

    def pass_on(self) -> None:
        self.send(self.somebody(), "pass", on=self.luck.random() < 0.5)

    def more_time(self) -> None:
        self.send(self.somebody(), "time")

    def feel(self) -> None:
        for device in range(len(self.one.devices)):
            self.send(device, "feel")

    def leave(self) -> None:
        """A line breaks."""
        device = self.luck.randrange(len(self.one.devices))
        for side in self.twins.sides:
            side.devices[device].lose()

    def come(self) -> None:
        """And comes back: everything that its seat may see, anew."""
        for side in self.twins.sides:
            for device in side.devices:
                if device.socket is None:
                    self.twins.spawn(device.come(side.room.paper.id))

    def say_in(self, side: Side, device: Device, kind: str, fields: dict[str, object]) -> None:
        """A line that is broken says nothing."""
        about = {} if kind in ("say", "recall") else {"table": side.play.table.id}
        if device.socket is not None:
            self.twins.spawn(device.send(kind, **about, **fields))
