"""Whoever feels a mime gets a frame at every beat, which tells nothing but the frame.

How pieces arrive is not heard in it: each waits for its beat, and while none is there the last
frame is told again. How far a seat is with a mime is in the log before it is told, so that nobody
feels anything twice, not even after the house was killed.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from tablee.engine.game import Game
from tablee.engine.stream import BEAT
from tablee.server import wire
from tablee.server.entries import Felt, encode
from tablee.server.logs import note_failure
from tablee.server.pastmimes import last_mimes
from tablee.server.streaming import in_text
from tablee.server.table import Step

if TYPE_CHECKING:
    from tablee.server.play import Play

AHEAD: Final = 15  # pieces that are in the log before they are told
FEW: Final = 5  # of these left: time to write down more
UNHEARD: Final = 20  # pieces that a line gets without a word from there: it may be dead
WORD: Final = 5  # frames that a word from there is about
BURIED: Final = 25  # frames without one: more would only pile up before a slow device
SPARSE: Final = 50  # from then on, one in so many
NOT_YET: Final = -UNHEARD
AGAIN: Final = 1000  # ms until that is tried again


class Skin:
    """What one seat feels of one mime, and how far it is with it."""

    def __init__(self, seat: int, mime: int, noted: int, pieces: list[bytes]) -> None:
        self.seat = seat
        self.mime = mime  # counted from 0 at this table
        self.pieces = pieces
        self.sent = min(noted, len(pieces))  # it has felt; what comes from now on, it has not
        self.noted = noted  # it may have felt, by the log
        self.heard = NOT_YET  # how far it was when it was last heard of
        self.silence = 0  # beats since then
        self.told = 0  # frames that no word has come about
        self.s: Any = None  # the table as it was when the seat felt last
        self.frame = b""

    @property
    def owed(self) -> bool:
        """Is there more of it, even if the table has moved on?"""
        return self.sent < len(self.pieces)

    def hear(self, upto: int, about: int) -> None:
        self.heard = upto
        self.silence = 0
        self.told = max(0, min(self.told - about, BURIED - WORD))

    def beat(self, game: Game[Any, Any]) -> bytes | None:
        """What is told at this beat, by the words of its own devices alone.

        A slow one gets fewer frames, and is not late; for a silent one the hand is held still.
        """
        self.silence += 1
        tells = self.told < BURIED or self.silence % SPARSE == 0
        if not tells and self.silence > BURIED:
            return None
        frame = self.next(game)
        self.told += tells
        return frame if tells else None

    def next(self, game: Game[Any, Any]) -> bytes:
        """One piece a beat; where it is late, or nobody may be there, the hand is held still."""
        fresh = self.owed and self.sent < min(self.noted, self.heard + UNHEARD)
        self.sent += fresh
        if fresh or not self.frame or not self.sent:
            self.frame = game.sense(self.s, self.seat, self.pieces[: self.sent])
        return self.frame


class Feeling:
    """The seats that feel at one table, and the beat that they share."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.skins: dict[int, Skin] = {}  # by seat
        self.timer: asyncio.TimerHandle | None = None
        self.due = 0  # in the time of the house
        self.noting = 0  # until then, nothing more is written down

    def look(self) -> None:
        """After every step: who feels now? What is still owed of a mime is felt to its end."""
        play, table, mime = self.play, self.play.table, self.play.mime
        if not mime.known:
            return
        if table.over or play.stopped:
            self.stop()
            return
        game, s = table.match.game, table.match.state
        number, pieces = mime.current(table)
        for seat in range(table.match.seats):
            skin = self.skins.get(seat)
            if game.sense(s, seat, []):
                if skin is None or skin.mime != number:
                    felt, noted = mime.felt.get(seat, (number, 0))
                    skin = Skin(seat, number, noted if felt == number else 0, pieces)
                    self.skins[seat] = skin
                skin.s = s
            elif skin is not None and (skin.mime != number or not skin.owed):
                del self.skins[seat]
        self.turn()

    def recall(self) -> None:
        """After a restart: what was owed of a mime that is over is owed still."""
        table, mime = self.play.table, self.play.mime
        number, pieces = mime.current(table)
        for seat, (felt, noted) in mime.felt.items():
            skin = Skin(seat, felt, noted, pieces)
            if felt == number < mime.ended and skin.owed:
                [past] = last_mimes(table, 1)
                if table.match.game.sense(past.before, seat, []):
                    skin.s = past.before
                    self.skins[seat] = skin

    def feels(self, person: str) -> None:
        """Somebody feels: what was sent until now has arrived, or will."""
        skin = self.skins.get(self.play.table.seat_of(person))
        if skin is not None:
            skin.hear(skin.sent, WORD)
            self.note_soon()

    def comes(self, person: str) -> None:
        """Who feels goes on from where the line broke, once a device of theirs says so."""
        skin = self.skins.get(self.play.table.seat_of(person))
        if skin is not None and sum(one.person == person for one in self.play.room.guests) == 1:
            skin.hear(NOT_YET, skin.told)
        self.look()

    def stop(self) -> None:
        self.skins.clear()
        self.rest()

    def rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def turn(self) -> None:
        """The beat goes on while somebody feels, and the first one is at once."""
        if not self.here():
            self.rest()
            return
        now = self.play.house.time.now()
        if self.timer is None:
            self.due = max(self.due, now)
        self.rest()
        wait = self.play.house.time.until(self.due)
        self.timer = asyncio.get_running_loop().call_later(wait, self.ring)

    def here(self) -> set[int]:
        """The seats that feel, and whose people are in the room; a mime that is over ends."""
        ended = self.play.mime.ended
        felt = {seat for seat, skin in self.skins.items() if skin.owed or skin.mime == ended}
        return felt & set(self.play.seats_of_guests()) if felt else felt

    def ring(self) -> None:
        """Every device of a seat gets the same frame at the same time."""
        self.timer = None
        now = self.play.house.time.now()
        if now >= self.due:
            self.due = self.due + BEAT if now < self.due + BEAT else now + BEAT
            try:
                self.beat()
            except Exception as error:
                note_failure("feeling_failed", error, game=self.play.table.header.game)
        self.turn()

    def beat(self) -> None:
        table = self.play.table
        messages: dict[int, bytes] = {}
        for seat in self.here():
            frame = self.skins[seat].beat(table.match.game)
            if frame is not None:
                messages[seat] = encode(wire.Felt(table.id, in_text(frame)))
        for guest in self.play.room.guests:
            if (message := messages.get(table.seat_of(guest.person))) is not None:
                guest.send(message)
        self.note_soon()

    def note_soon(self) -> None:
        now = self.play.house.time.now()
        if now >= self.noting and any(self.wants(self.skins[seat]) for seat in self.here()):
            self.noting = now + AGAIN
            self.play.room.spawn(self.note)

    def wants(self, skin: Skin) -> bool:
        return skin.heard > NOT_YET and skin.noted - skin.sent < FEW

    async def note(self) -> None:
        """In the log before it is told: whatever happens, it is not told again."""
        play, table = self.play, self.play.table
        for seat in self.here():
            skin = self.skins[seat]
            if not self.wants(skin):
                continue
            upto = skin.sent + AHEAD
            entry = Felt(play.house.time.now(), seat, skin.mime, upto)
            await play.room.write(play.house.books.enter(table.id, table.entries, encode(entry)))
            table.take(Step(entry, None, []))
            play.mime.felt[seat] = (skin.mime, upto)
            skin.noted = upto
        self.noting = 0
