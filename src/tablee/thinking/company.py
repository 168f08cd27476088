"""The bots of a table, acting in good order beside whoever else sits there."""

from __future__ import annotations

from tablee.engine.ear import Listening
from tablee.engine.game import NO_DEFAULT, Ask
from tablee.engine.match import Match, Row
from tablee.engine.moves import Move
from tablee.engine.seats import CLOCK
from tablee.thinking.bot import Bot, Offer


class Company:
    """Asks each bot what it wants; the clock moves when nobody does (table.window)."""

    def __init__(self, match: Match, bots: dict[int, Bot], ear: Listening | None = None) -> None:
        self.match = match
        self.bots = bots
        self.ear = ear
        self.heard = 0
        self.listeners = {seat: bot for seat, bot in bots.items() if type(bot).hear is not Bot.hear}

    def act(self) -> Row | None:
        """One move of a bot or of the clock; None if the table waits for a person."""
        self.tell()
        clock: Ask | None = None
        waits = False
        for ask in sorted(self.match.asks, key=lambda ask: not ask.must):
            if ask.seat == CLOCK:
                clock = ask
            elif ask.seat not in self.bots:
                waits = waits or ask.must or ask.default != NO_DEFAULT
            else:
                move = self.choice(ask)
                if move is not None:
                    return self.match.submit(ask.seat, *self.match.game.moves.pack(move))
        if clock is not None and not waits:
            return self.match.submit(CLOCK, clock.default)
        return None

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
