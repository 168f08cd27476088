"""Luck for a game at the terminal: promised by default (table.fair), seeded on request."""

from __future__ import annotations

import secrets
from typing import Protocol

from tablee.cli.desk import Desk
from tablee.cli.person import Person
from tablee.engine.chance import Chance, Committed, Seeded, commitment, promised_seed
from tablee.engine.luck import Luck, promised_luck, seeded_luck
from tablee.engine.record import Record, verify
from tablee.games.shelf import Box
from tablee.lab.simulate import seed_of

SEAT = 0  # of the person


class Dealing(Protocol):
    """Where the luck of one game comes from."""

    chance: Chance
    luck: Luck

    def bot(self, seat: int) -> Chance:
        """A bot's own luck, not the table's."""

    def close(self, record: Record, box: Box, desk: Desk) -> None:
        """After the last card: what can be told now."""


class SeededDealing:
    """The same game each time: the one that `tablee simulate` plays from this seed."""

    def __init__(self, seed: int, number: int) -> None:
        self.seed = seed
        self.number = number
        self.luck = seeded_luck(seed_of(seed, number))
        self.chance: Chance = Seeded(seed_of(seed, number))

    def bot(self, seat: int) -> Chance:
        return Seeded(seed_of(self.seed, self.number, seat))

    def close(self, record: Record, box: Box, desk: Desk) -> None:
        """Nothing was promised."""


class PromisedDealing:
    """table.fair: the secret's fingerprint first, then the person's word, then the cards."""

    def __init__(self, desk: Desk, person: Person) -> None:
        self.secret = secrets.token_bytes(32)
        desk.out.print(desk.say("fair.promise", fingerprint=commitment(self.secret)))
        word = person.read(desk.say("fair.word"))
        nonce = word.encode("utf-8", "replace") if word else secrets.token_bytes(8)
        self.luck = promised_luck(self.secret, [(SEAT, nonce)])
        self.chance: Chance = Committed(promised_seed(self.secret, [nonce]))

    def bot(self, seat: int) -> Chance:
        return Seeded(secrets.randbits(96))

    def close(self, record: Record, box: Box, desk: Desk) -> None:
        desk.out.print()
        desk.out.print(desk.say("fair.secret", secret=self.secret.hex()), style="dim")
        verify(record, box.game)
        desk.out.print(desk.say("fair.verified"), style="dim")


def dealing(seed: int | None, number: int, desk: Desk, person: Person) -> Dealing:
    return PromisedDealing(desk, person) if seed is None else SeededDealing(seed, number)
