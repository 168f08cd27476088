"""Tables laid for the eye: any game, any number of seats, at any moment, in one page.

Bots of known luck play the game here; the page hears of it in the house's own messages, over a
line that ends in the test. Nothing has to be waited for, and one page can see many tables.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute

from tablee.engine.chance import Seeded
from tablee.engine.ear import Listening
from tablee.engine.match import Match
from tablee.engine.record import result_of
from tablee.engine.seats import NOBODY, ONLOOKERS
from tablee.games import shelf
from tablee.server import wire
from tablee.server.entries import Header, Sitting
from tablee.server.screens import Screen
from tablee.server.table import Table
from tablee.thinking.company import Company
from tests.web.conftest import KNOWN, SLOW

KEY = "k" * 32  # of the room that only this page knows
HOST = "host"
NAMES = [
    "Zoé la Très Longue", "Basile", "Perrine", "Octave", "Mésange espiègle", "Karim", "Rosa",
    "Nora", "Mathurin", "Charlie", "Bénédicte", "Petit-Louis",
]  # fmt: skip
STEADY = {
    "paires": "draws", "pirates": "attacks", "hawthorn": "stays", "blackstone": "careful",
    "palab": "habit", "cuba": "liar", "parrain": "plain", "creux": "random",
}  # fmt: skip
ENTER = re.compile("^(Entrer|Enter|Come in)$")
GAMES = {
    "paires": "Paires", "pirates": "Pirates", "hawthorn": "Hawthorn", "blackstone": "Blackstone",
    "palab": "Palab", "cuba": "Mafia de Cuba", "parrain": "Oui, honorable Parrain",
    "creux": "Au Creux de ta Main",
}  # fmt: skip
OLD = "() => document.querySelector('.board section')?.setAttribute('data-old', '')"
NAMED = "(game) => document.querySelector('h1').textContent.includes(game)"  # its words are there
NUMBERS = count()  # no two tables are the same
LAID = 1_000_000  # the time of the house

Until = Callable[[Match], bool]


def after(moves: int) -> Until:
    return lambda match: match.length >= moves


class Laid:
    """A game between bots, told to whoever looks from one seat."""

    def __init__(
        self, game: str, seats: int, seed: int = 7, options: dict[str, Any] | None = None
    ) -> None:
        self.box = shelf.take(game)
        self.ear = Listening()
        settled: Any = shelf.take(game).game.options
        chosen = settled(**(options or {}))
        self.match = Match(self.box.game, seats, Seeded(seed), chosen, None, self.ear)
        bot = self.box.bots[STEADY[game]]
        bots = {
            seat: bot(seat, self.box.game.moves, Seeded(seed + 1 + seat)) for seat in range(seats)
        }
        self.company = Company(self.match, bots, self.ear)
        people = [Sitting(name, HOST if n == 0 else "") for n, name in enumerate(NAMES[:seats])]
        header = Header(
            game, self.box.game.version, options or {}, people, "0" * 64, [], "none", 0,
            "live", LAID,
        )  # fmt: skip
        self.table = Table(f"{game}-{next(NUMBERS)}", header, self.match, 4000)
        self.screen = Screen(self.table)
        self.story: list[Any] = []
        self.hear()

    def hear(self, seat: int = NOBODY) -> list[Any]:
        """What was told since; it is part of the story from now on."""
        group = ONLOOKERS if seat == NOBODY else 1 << seat
        told = [one for one in self.ear.told if one.audience & group]
        self.ear.told.clear()
        events = [msgspec.to_builtins(self.box.game.events.unpack(one)) for one in told]
        self.story += events
        return events

    def play(self, until: Until, seat: int = NOBODY) -> list[Any]:
        """On, as far as that; what was told in the last step."""
        last: list[Any] = []
        while not self.match.over and not until(self.match):
            self.company.act()
            last = self.hear(seat)
        return last

    def message(self, seat: int = NOBODY) -> dict[str, Any]:
        """The whole table, as the house lays it before this seat."""
        self.screen.step(self.table, [], LAID, [])
        seats = [wire.SeatSeen(sitting.name, sitting.person) for sitting in self.table.header.seats]
        found = self.screen.full(self.table, seat, LAID, seats, None, self.ending())
        told: dict[str, Any] = json.loads(found)
        return told

    def ending(self) -> wire.Ending | None:
        result = result_of(self.match)
        if result is None:
            return None
        return wire.Ending(result.winners, result.losers, result.points, "s" * 24)


class Seen:
    """A page at a table of the tests' own; it can be resized, and see another table."""

    def __init__(self, browser: Browser, address: str, path: str, language: str, **more: Any):
        self.context: BrowserContext = browser.new_context(locale=language, **more)
        self.context.set_default_timeout(SLOW)
        self.context.add_init_script(KNOWN)
        self.context.add_init_script(
            "if (location.protocol === 'http:') localStorage.setItem('tablee.guide', 'off')"
        )
        self.page: Page = self.context.new_page()
        self.line: WebSocketRoute | None = None
        self.laid: Laid | None = None
        self.seat = NOBODY
        self.room = ""
        self.page.route_web_socket("**/ws", self.answer)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.goto(f"{address}{path}#{KEY}")

    def answer(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(lambda text: self.hear(json.loads(text)))

    def hear(self, told: dict[str, Any]) -> None:
        if told["t"] == "enter":
            self.tell(self.welcome())
            if self.laid:
                self.tell(self.laid.message(self.seat))
        elif told["t"] == "story" and self.laid:
            story = self.laid.story[told["known"] :]
            self.tell({"t": "past", "table": told["table"], "events": story, "more": False})

    def tell(self, message: dict[str, Any]) -> None:
        assert self.line is not None
        self.line.send(json.dumps(message))

    def welcome(self) -> dict[str, Any]:
        plan = {
            "game": "paires", "options": {}, "clock": "none", "seconds": 0, "pace": "live",
            "chairs": [], "promise": "0" * 64,
        }  # fmt: skip
        room = {
            "id": "roomroom", "name": "", "public": False, "host": HOST,
            "people": [{"id": HOST, "name": NAMES[0]}], "others": 0, "plan": plan,
            "table": self.room, "evening": {"played": 0, "games": [], "standings": []},
            "links": 0,
        }  # fmt: skip
        me = HOST if self.seat == 0 else "nobody"
        return {"t": "welcome", "me": me, "room": room, "talk": [], "earlier": False}

    def show(self, laid: Laid, seat: int = NOBODY) -> None:
        """This table is on the page now."""
        self.page.wait_for_selector("h1")
        enter = self.page.get_by_role("button", name=ENTER)
        if enter.is_visible():
            enter.click()
        self.page.evaluate(OLD)
        self.laid, self.seat, self.room = laid, seat, laid.table.id
        if self.line is not None:
            self.tell(self.welcome())
            self.tell(laid.message(seat))
        self.page.wait_for_selector(".board section:not([data-old])")
        self.page.wait_for_function(NAMED, arg=GAMES[laid.box.game.id])

    def step(self, until: Until) -> None:
        """The table goes on before everybody's eyes, in one step."""
        assert self.laid is not None
        events = self.laid.play(until, self.seat)
        whole = self.laid.message(self.seat)
        parts = ("pub", "own", "asks", "yours", "clock", "ending")
        self.tell({"t": "step", "events": events} | {part: whole[part] for part in parts})

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
