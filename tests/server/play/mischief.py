"""What somebody at the table could try: late, repeated, foreign and made-up moves, odd words,
pieces of a mime, plans of a host; and now and then just what the rules allow."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.engine.luck import fingerprint
from tablee.engine.moves import Verb
from tablee.games.shelf import take
from tests.server.play.nonsense import Fields, anything, misfit, word
from tests.server.play.player import Message, Player

SEALS = (fingerprint("0" * 32), "0" * 64, "0")
ODD = [
    "", " ", "\x00", "\u202e", "\u200b", "\ufeff", "\ud800", "\uffff", "\u2028", "\U0010ffff",
    "e\u0301" * 40, "\u0489" * 99, "\u0640" * 300, "\uff21na", "\U0001f3f4\u200d\u2620\ufe0f",
    "\U0001f469\u200d\U0001f467\u200d" * 20, "\U0001242b" * 50, "a\nb", "<b>", "{name}", "%s",
    "'; DROP TABLE tables; --", "x" * 5000, "é" * 501,
]  # fmt: skip
PLANS = ("paires", "pirates", "toy-sealed", "no-such-game", "", "Paires", "x" * 32)
FEW = 10**12  # a number above all others that is still far from the last


class Mischief:
    """One person at a table, who knows what everybody at it was told."""

    def __init__(self, luck: Random, own: Player, others: list[Player]) -> None:
        self.luck = luck
        self.own = own
        self.others = others
        self.sent: list[Fields] = []  # moves, to be sent again
        self.old = ["another", "x" * 32, ""]  # tables

    def messages(self) -> Iterator[str]:
        """One after another, for ever; what was true when it was made may be long past."""
        ways = [self.fair] * 3 + [self.late, self.again, self.foreign, self.made_up, self.odd_note]
        ways += [self.at_table, self.at_table, self.piece, self.in_room, self.in_room, self.as_host]
        while True:
            fields = self.luck.choice(ways)()
            if self.luck.random() < 0.15:
                fields = misfit(self.luck, fields)
            yield written(fields)

    # Moves

    def move(self, move: Any, **other: Any) -> Fields:
        self.own.key += self.luck.choice((1, 1, 1, 5))
        ask = self.own.yours["id"] if self.own.yours else self.luck.randrange(30)
        fields = {"t": "move", "table": self.table, "key": self.own.key, "ask": ask, "move": move}
        self.sent = [*self.sent[-20:], fields | other]
        return fields | other

    def fair(self) -> Fields:
        """Something that is on offer; so games go on, and end."""
        return self.move(self.offered(self.own))

    def offered(self, player: Player) -> Message:
        question = player.yours
        if not question or not question["moves"] + question["forms"]:
            return self.any_move()
        offers = question["moves"] + question["forms"]
        offer = self.luck.choice(offers)
        return offer if isinstance(offer, dict) else self.filled(self.verb(offer))

    def late(self) -> Fields:
        number = self.luck.choice((0, 1, 2, 7, 10**9))
        return self.move(self.offered(self.own), ask=number)

    def again(self) -> Fields:
        if not self.sent:
            return self.fair()
        before = self.luck.choice(self.sent)
        change: list[Fields] = [
            {},
            {"key": 1},
            {"move": self.any_move()},
            {"table": self.elsewhere},
        ]
        return before | self.luck.choice(change)

    def foreign(self) -> Fields:
        """The answer to somebody else's question."""
        other = self.luck.choice(self.others)
        ask = other.yours["id"] if other.table and other.yours else 0
        return self.move(self.offered(other), ask=ask)

    def made_up(self) -> Fields:
        # such a key must not stay: the move is on no table
        return self.move(self.any_move(), key=self.luck.choice((1, FEW, -1, 2**53, 0.5, "7")))

    def odd_note(self) -> Fields:
        texts = [verb for verb in self.moves if verb.text is not None]
        if not texts:
            return self.move({"do": self.luck.choice(ODD)})
        verb = self.luck.choice(texts)
        return self.move(self.filled(verb) | {verb.text: self.luck.choice(ODD)})

    def any_move(self) -> Message:
        """A verb of this game, or none, with values in and out of bounds."""
        move = self.filled(self.luck.choice(self.moves))
        change = self.luck.randrange(4)
        if change == 0 and len(move) > 1:
            field = self.luck.choice([name for name in move if name != "do"])
            return move | {field: self.luck.choice((-1, 0, 59, 2**40, "0", None, True, [], 0.5))}
        if change == 1:
            return {"do": word(self.luck, 5)} | {word(self.luck, 3): anything(self.luck, 1)}
        return move

    def filled(self, verb: Verb) -> Message:
        values = {name: low + self.luck.randrange(count) for name, low, count in verb.ranges}
        yes_no = {name for name, _, count in verb.ranges if count == 2}
        shown = {
            name: bool(value) if name in yes_no and self.luck.random() < 0.7 else value
            for name, value in values.items()
        }
        return {"do": verb.name} | shown

    def verb(self, name: str) -> Verb:
        return next(verb for verb in self.moves if verb.name == name)

    @property
    def moves(self) -> list[Verb]:
        return list(take(self.own.table["game"]).game.moves)

    @property
    def table(self) -> str:
        return self.own.table["id"]  # type: ignore[no-any-return]

    @property
    def elsewhere(self) -> str:
        return self.luck.choice(self.old)

    # Whatever else one may ask for at a table

    def at_table(self) -> Fields:
        luck, table = self.luck, self.luck.choice((self.table, self.table, self.elsewhere))
        return luck.choice(
            [
                {"t": "undo", "table": table},
                {"t": "agree", "table": table, "yes": luck.random() < 0.5},
                {"t": "time", "table": table},
                {"t": "odds", "table": table},
                {"t": "openings", "table": table, "move": luck.choice(({"do": "draw"}, {}, 3))},
                {"t": "pass", "table": table, "on": luck.random() < 0.5},
                {"t": "story", "table": table, "known": luck.choice((0, 3, 200, 2**53 - 1))},
            ]
        )

    def piece(self) -> Fields:
        """Of a mime: in order, too large, no base64, or with an end that doesn't fit."""
        luck = self.luck
        if luck.random() < 0.2 and any(verb.text == "fingerprint" for verb in self.moves):
            prints = [self.own.mime.fingerprint, "0" * 64, "", "x" * 64]
            return self.move({"do": "finish", "fingerprint": luck.choice(prints)})
        data = b64encode(luck.randbytes(luck.choice((0, 1, 5, 200, 2048, 2049)))).decode()
        odd = luck.choice(
            (data, data, data, data[:-1], data + "=", "é", "A" * 4096, "-_-_", "AA AA")
        )
        if luck.random() < 0.1:
            return {"t": "mime", "table": self.table, "number": luck.choice((0, 1, 2**53 - 1))}
        place = luck.choice(({}, {}, {"number": luck.choice((0, 1, 5, 2**53 - 1))}))
        return {"t": "chunk", "table": self.table, "data": odd} | place

    # In the room

    def in_room(self) -> Fields:
        luck = self.luck
        plan = self.own.room["plan"]
        promise = luck.choice((plan["promise"], "0" * 64, ""))
        return luck.choice(
            [
                {"t": "say", "text": luck.choice(ODD)},
                {"t": "say", "text": word(luck, luck.randrange(1, 40))},
                {"t": "recall", "before": luck.choice((0, 1, 50, 2**53 - 1))},
                {"t": "sit", "chair": luck.randrange(12)},
                {"t": "stand"},
                {"t": "seal", "promise": promise, "commitment": luck.choice(SEALS)},
                {"t": "reveal", "promise": promise, "word": luck.choice(("0" * 32, "g" * 32))},
                {"t": "evening"},
            ]
        )

    def as_host(self) -> Fields:
        """Whoever is not the host asks for it too."""
        luck, person = self.luck, self.luck.choice([*self.others, self.own]).id
        return luck.choice(
            [
                {"t": "prepare"} | self.plan(),
                {"t": "prepare"} | self.plan(),
                {"t": "bot", "chair": luck.randrange(12), "bot": luck.choice(("random", "", *ODD))},
                {"t": "seat", "person": person, "chair": luck.randrange(12)},
                {"t": "unseat", "chair": luck.randrange(12)},
                {"t": "mute", "person": person, "on": luck.random() < 0.3},
                {"t": "block", "person": luck.choice(("x", self.own.id)), "on": True},
                {"t": "host", "person": person},
                {"t": "reseat", "table": self.table, "seat": luck.randrange(9), "person": person},
                {"t": "allow", "table": self.table, "seat": luck.randrange(9), "person": person}
                | {"yes": luck.random() < 0.7},
                {"t": "start"},
                {"t": "outside"},
                {"t": "close", "table": luck.choice((self.table, *self.old * 3))},
            ]
        )

    def plan(self) -> Fields:
        luck = self.luck
        wishes: Fields = {
            "game": luck.choice(PLANS),
            "options": self.options(),
            "clock": luck.choice(("none", "relaxed", "strict", "fast")),
            "seconds": luck.choice((0, 30, 3600, 30 * 86400, 30 * 86400 + 1, -1)),
            "pace": luck.choice(("live", "live", "days", "years")),
            "chairs": luck.choice((0, 1, 2, 3, 8, 60, 61)),
            "public": luck.random() < 0.5,
            "name": luck.choice(ODD),
        }
        return {name: wishes[name] for name in luck.sample(sorted(wishes), luck.randrange(4))}

    def options(self) -> Fields:
        known = list(self.own.table["options"]) or ["limit"]
        names = [*known, word(self.luck, 3)]
        return {self.luck.choice(names): anything(self.luck, 2) for _ in range(2)}


def written(fields: Fields) -> str:
    """As JSON; half a pair of UTF-16 travels as an escape, as a browser would send it."""
    text = json.dumps(fields, ensure_ascii=False)
    try:
        text.encode()
    except UnicodeEncodeError:
        return json.dumps(fields)
    return text
