"""The bots of a table, acting in good order beside whoever else sits there."""

from __future__ import annotations

from tablee.engine.ear import Listening
from tablee.engine.game import Ask
from tablee.engine.match import Match
from tablee.engine.moves import Move
from tablee.engine.past import Row
from tablee.engine.seats import CLOCK
from tablee.engine.stream import FINGERPRINT, check_mime, ends_mime, fingerprint_of, sensed
from tablee.thinking.bot import Bot, Offer


class Company:
    """Offers each bot its rights once, then asks those who must act, and last the clock."""

    def __init__(
        self, match: Match, bots: dict[int, Bot], ear: Listening | None = None, tongue: str = ""
    ) -> None:
        self.match = match
        self.bots = bots
        self.ear = ear
        self.heard = 0
        self.listeners = {seat: bot for seat, bot in bots.items() if type(bot).hear is not Bot.hear}
        self.feelers = {seat: bot for seat, bot in bots.items() if type(bot).feel is not Bot.feel}
        self.mimed = any(verb.text == FINGERPRINT for verb in match.game.moves)
        self.mimes: list[list[bytes]] = []  # in the order of their ends
        self.offered: set[tuple[int, int]] = set()  # the rights, by seat and id, since a must
        people = frozenset(seat for seat in range(match.seats) if seat not in bots)
        for bot in bots.values():
            bot.people = people
            bot.tongue = tongue or bot.tongue

    def act(self) -> Row | None:
        """One move of a bot or of the clock; None if the table waits for a person."""
        self.tell()
        for ask, id in zip(self.match.asks, self.match.ids, strict=True):
            if ask.seat in self.bots and not ask.must and (ask.seat, id) not in self.offered:
                self.offered.add((ask.seat, id))
                if move := self.choice(ask):
                    return self.play(ask, move)
        for ask in self.match.asks:
            if ask.seat in self.bots and ask.must and (move := self.choice(ask)):
                self.offered.clear()
                return self.play(ask, move)
        for ask in self.match.asks:
            if ask.seat == CLOCK and not self.people_are_asked():
                self.offered.clear()
                return self.match.submit(CLOCK, ask.default)
        return None

    def people_are_asked(self) -> bool:
        """table.window: a person gets the time to react."""
        return any(ask.seat >= 0 and ask.seat not in self.bots for ask in self.match.asks)

    def play(self, ask: Ask, move: Move) -> Row:
        number, words = self.match.game.moves.pack(move)
        if self.mimed and ends_mime(self.match.game.moves, number):
            words = self.mime(ask)
        return self.match.submit(ask.seat, number, words)

    def mime(self, ask: Ask) -> str:
        return self.perform(ask.seat, self.bots[ask.seat].mime(self.match.view(ask.seat), ask))

    def perform(self, seat: int, pieces: list[bytes]) -> str:
        """table.stream: this seat mimes, the others get what is theirs; the fingerprint of it."""
        game, s = self.match.game, self.match.state
        check_mime(game, s, seat, pieces)
        self.tell()  # what happened before
        number = sum(ends_mime(game.moves, row.move) for row in self.match.rows if row.seat >= 0)
        for other, bot in self.feelers.items():
            if other != seat:
                for one in filter(None, sensed(game, s, other, pieces)):
                    bot.feel(number, one)
        self.mimes.append(pieces)
        return fingerprint_of(pieces)

    def choice(self, ask: Ask) -> Move | None:
        moves = self.match.game.moves
        offers: list[Offer] = [moves.offer(number) for number in self.match.legal(ask.seat)]
        return self.bots[ask.seat].choose(self.match.view(ask.seat), ask, offers)

    def tell(self) -> None:
        """Let the bots hear what they may."""
        if self.ear is None or not self.listeners:
            return
        fresh = self.ear.told[self.heard :]
        self.heard = len(self.ear.told)
        for seat, bot in self.listeners.items():
            for event in self.match.game.events.for_seat(fresh, seat):
                bot.hear(event)
