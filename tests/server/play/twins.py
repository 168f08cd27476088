"""Twin tables over the wire: the same deal twice, each with its people and an onlooker."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.engine.chance import Seeded
from tablee.engine.seats import CLOCK, NOBODY
from tablee.server.play import Play, watched
from tablee.server.screens import Screen
from tablee.server.silence import answer_silence
from tablee.server.stories import told
from tablee.server.wire import UndoSeen
from tests.server.play.living import Living
from tests.server.play.player import Player

OF_THE_ROOM = ("welcome", "room", "pong")  # nothing of the table is in these

SomeMove = tuple[int, int]  # a seat, and the number of its move


class Twin:
    """One of two tables with the same deal."""

    def __init__(self, living: Living, people: list[Player], onlooker: Player) -> None:
        self.living = living
        self.people = people
        self.onlooker = onlooker
        self.known: dict[int, int] = {}  # by seat: how many messages were looked at

    async def deal(self, number: int) -> None:
        """A new table: with the same number, the same cards."""
        host = self.people[0]
        if host.table and not self.over:
            self.play.table.closed = True  # what was imagined has no record
        paper = self.living.room_of(host).paper
        paper.secret, paper.night = f"{number:064x}", None
        await host.send("start")
        for seat, player in enumerate([*self.people, self.onlooker]):
            await player.expect("table")
            player.key = 0
            self.known[seat if seat < len(self.people) else NOBODY] = len(player.heard) - 1

    @property
    def play(self) -> Play:
        return self.living.play_of(self.people[0])

    @property
    def over(self) -> bool:
        return self.play.table.over

    def watcher(self, seat: int) -> Player:
        return self.onlooker if seat == NOBODY else self.people[seat]

    def seen(self, seat: int) -> Any:
        """What the law lets a seat see."""
        match = self.play.table.match
        asks = [(ask.seat, ask.rule, ask.must) for ask in match.asks]
        return match.view(seat), asks, match.legal(seat) if seat >= 0 else []

    def known_to(self, seat: int) -> Any:
        """The same, and how much it was told so far."""
        table = self.play.table
        return self.seen(seat), len(table.match.game.events.for_seat(told(table), seat))

    async def wishes_undone(self, seat: int) -> None:
        """As if this seat had asked; whether it may is not for a table that was imagined to say."""
        self.play.undoing.show(UndoSeen(seat, []))
        for player in [*self.people, self.onlooker]:
            await player.so_far()

    def imagine(self, seat: int, luck: Seeded) -> None:
        """All that this seat can't see becomes something that it could not tell from it."""
        match = self.play.table.match
        match.state = match.game.imagine(match.view(seat), luck)
        match.asks = match.game.asks(match.state)
        self.play.screen = Screen(self.play.table)
        self.play.screen.step(self.play.table, [], 0, watched(self.play.seats_of_guests()))

    async def move(self, seat: int, number: int) -> None:
        """A move by socket; the clock's own by the house."""
        play, match = self.play, self.play.table.match
        if seat == CLOCK:
            now = self.living.house.time.now()
            await play.room.alone(lambda: answer_silence(play, CLOCK, now))
            return
        move = msgspec.to_builtins(match.game.moves.unpack(number))
        if "fingerprint" in move:
            move["fingerprint"] = play.mime.stream.fingerprint
        player = self.people[seat]
        key = await player.send_move(move, ask=match.id_of(seat))
        await player.expect("step", lambda step: step.get("done") == key)

    async def heard(self, seat: int) -> list[str]:
        """What the seat's socket got of the table since the last time, to the letter."""
        player, known = self.watcher(seat), self.known.get(seat, 0)
        await player.so_far()
        self.known[seat] = len(player.heard)
        texts = player.heard[known:]
        return [self.anonymous(text) for text in texts if kind(text) not in OF_THE_ROOM]

    def anonymous(self, text: str) -> str:
        """Without the names that are only random."""
        for number, player in enumerate([*self.people, self.onlooker]):
            text = text.replace(player.id, f"person {number}")
        return text.replace(self.play.table.id, "table")


def kind(text: str) -> str:
    return str(msgspec.json.decode(text)["t"])


async def twin(living: Living, game: str, seats: int) -> Twin:
    """A room for one of them, with a first table."""
    people = await living.company(game, *[f"P{seat}" for seat in range(seats)], clock="none")
    living.room_of(people[0]).paper.public = True
    onlooker = await living.player("Onlooker")
    await onlooker.enter(room=people[0].room["id"])
    table = Twin(living, people, onlooker)
    await table.deal(0)
    return table


def some_move(one: Twin, other: Twin, luck: Seeded) -> SomeMove | None:
    """Something that somebody can do at both tables; None: nothing any more."""
    ours, theirs = one.play.table.match, other.play.table.match
    if one.over or other.over:
        return None
    seat = ours.asks[luck.below(len(ours.asks))].seat
    legal = [number for number in ours.legal(seat) if number in theirs.legal(seat)]
    return (seat, legal[luck.below(min(3, len(legal)))]) if legal else None
