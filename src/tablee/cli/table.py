"""One game at the terminal: a person among bots."""

from __future__ import annotations

from tablee.cli import mimes, requests
from tablee.cli.desk import Desk
from tablee.cli.drawing import drawn
from tablee.cli.forms import fill_in
from tablee.cli.menu import Chosen, Menu, NotOffered, Request
from tablee.cli.person import Person
from tablee.cli.story import Story
from tablee.engine.ear import Listening
from tablee.engine.game import NO_DEFAULT, Ask
from tablee.engine.match import Match, Refused
from tablee.engine.moves import Move
from tablee.engine.seats import CLOCK
from tablee.engine.stream import ends_mime
from tablee.games.shelf import Box
from tablee.thinking.company import Company


class Table:
    """Built from what the match offers: it knows no game."""

    def __init__(
        self,
        desk: Desk,
        box: Box,
        match: Match,
        company: Company,
        ear: Listening,
        person: Person,
        seat: int,
        names: list[str],
        odds: bool,
    ) -> None:
        self.desk = desk
        self.box = box
        self.match = match
        self.company = company
        self.ear = ear
        self.person = person
        self.seat = seat
        self.names = names
        self.odds = odds
        self.words = box.words(desk.say.language)
        self.story = Story(desk, box, names, seat, company.bots)
        self.witness = mimes.Witness(seat, match.game.moves)
        company.feelers[seat] = self.witness
        self.heard = 0
        self.refused = ""  # the rule of the last refusal
        self.settled = (-1, -1)  # the question that the person has answered or let pass, and when

    def play(self) -> None:
        """From the first card to the last."""
        self.tell()
        while not self.match.over:
            self.step()
        self.draw()

    def step(self) -> None:
        """A standing right comes first, then the bots, then whatever waits for the person."""
        ask = self.own_ask()
        if ask is not None and not ask.must and ask.default == NO_DEFAULT:
            self.answer(ask)
            return
        if self.company.act() is not None:
            self.person.wait_a_moment()
            mimes.tell(self, self.witness)
            self.tell()
        elif ask is not None:
            self.answer(ask)
        elif self.match.place(CLOCK) >= 0:  # table.window: everybody has had their say
            self.match.submit(CLOCK, self.match.asks[self.match.place(CLOCK)].default)
            self.tell()
        else:  # everything waits for a right that the person let pass: it is offered again
            self.settled = (-1, -1)

    def own_ask(self) -> Ask | None:
        """What the person is asked and has not settled yet."""
        place = self.match.place(self.seat)
        if place < 0:
            return None
        ask = self.match.asks[place]
        if not ask.must and (self.settled == self.moment(ask) or self.is_small_talk(ask)):
            return None
        return ask

    def is_small_talk(self, ask: Ask) -> bool:
        """Nobody is stopped for a laugh alone; whoever is asked for more may laugh as well."""
        moves = self.match.game.moves
        return ask.default == NO_DEFAULT and all(
            moves.is_aside(number) or moves.verb(number).name == "let_pass"
            for number in self.match.legal(self.seat)
        )

    def moment(self, ask: Ask) -> tuple[int, int]:
        """A window is settled once; a standing right comes up again when others have moved."""
        question = self.match.ids[self.match.place(self.seat)]
        moved = [row for row in self.match.log if row.seat != self.seat]
        return question, len(moved) if ask.default == NO_DEFAULT else 0

    def answer(self, ask: Ask) -> None:
        """Ask until there is a move, or until the question has changed."""
        say, out = self.desk.say, self.desk.out
        self.draw()
        if self.odds:
            requests.odds(self)
        out.print(self.words.ask(ask.rule), style="bold")
        menu = Menu(self.match, self.seat, self.names, self.words, say, may_pass=not ask.must)
        out.print(menu.drawn())
        self.refused = ""
        rows = len(self.match.log)
        while len(self.match.log) == rows:
            text = self.person.read("›")
            if not text and not ask.must:
                self.let_pass(ask)
                return
            match menu.understand(text):
                case Chosen(number):
                    self.submit(number)
                case NotOffered(number):
                    self.refuse(self.match.refusal(self.seat, number) or ask.rule)
                case Request(kind, about):
                    requests.grant(self, kind, about, menu)
                case unclear:
                    between = say.listed(unclear.between, "lists.or")
                    out.print(say("prompt.several" if unclear.between else "prompt.unclear",
                                  between=between))  # fmt: skip
        taken_back = self.match.log[-1].undone > 0
        if not ask.must and not taken_back and self.match.place(self.seat) >= 0:
            self.settled = self.moment(ask)

    def submit(self, number: int) -> None:
        """Play a move on offer; a form is filled in first, and a mime is mimed."""
        if ends_mime(self.match.game.moves, number) and mimes.is_typed(self):
            self.mime(number)
            return
        offer = self.match.game.moves.offer(number)
        if isinstance(offer, Move):
            move: Move | None = offer
        else:
            move = fill_in(offer, self.person, self.words, self.names)
        if move is None:
            return
        number, note = self.match.game.moves.pack(move)
        try:
            self.match.submit(self.seat, number, note)
        except Refused as refused:
            self.refuse(refused.rule)
        else:
            self.tell()

    def mime(self, number: int) -> None:
        pieces = mimes.typed(self)
        if pieces is None:
            return
        try:
            self.match.submit(self.seat, number, self.company.perform(self.seat, pieces))
        except Refused as refused:
            self.refuse(refused.rule)
        else:
            self.tell()

    def let_pass(self, ask: Ask) -> None:
        """Silence: the default where there is one."""
        self.settled = self.moment(ask)
        if ask.default != NO_DEFAULT:
            self.match.submit(self.seat, ask.default)

    def refuse(self, rule: str) -> None:
        self.refused = rule
        sentence = requests.refusal(self, rule)
        self.desk.out.print(
            self.desk.say("prompt.refused", sentence=sentence, rule=rule), style="red"
        )

    def tell(self) -> None:
        """What the person's seat may know of what has happened since."""
        events = self.match.game.events.for_seat(self.ear.told[self.heard :], self.seat)
        self.heard = len(self.ear.told)
        self.story.tell(events)

    def draw(self) -> None:
        self.desk.out.print(
            drawn(self.match.view(self.seat), self.seat, self.names, self.box, self.words)
        )
