"""The law of Mafia de Cuba. A comment names the rule that a line carries out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.game import Ask, Carry, Game, Outcome, luck, may, must
from tablee.engine.lots import draw_lot
from tablee.engine.seats import CLOCK, EVERYBODY, NO_SEATS, NOBODY, members, ring, sits
from tablee.engine.trays import window
from tablee.games.cuba import worlds
from tablee.games.cuba.box import CLEANER, NOT_YET, TOKEN
from tablee.games.cuba.events import EVENTS, GODFATHER_NAMED
from tablee.games.cuba.look import look
from tablee.games.cuba.moves import (
    ACCUSE,
    BET,
    CLOSE,
    HIDE,
    HIDE_NOTHING,
    INQUIRE,
    KEEP,
    LET_PASS,
    LISTEN,
    MOST,
    MOVES,
    PASS_ON,
    RING,
    SAY_DIAMONDS,
    SHOOT,
    STAY_SILENT,
    TAKE_DIAMONDS,
    TAKE_NOTHING,
    TOPICS,
)
from tablee.games.cuba.options import Options
from tablee.games.cuba.rules.inquiry import (
    accuse,
    bet,
    call_time,
    close_window,
    form_about,
    inquire,
    listen,
    may_be_accused,
    next_to_accuse,
    say,
    stay_silent,
)
from tablee.games.cuba.rules.setup import filled_box, jokers_for, seat_of_the_godfather
from tablee.games.cuba.rules.theft import (
    answered_before,
    choose,
    goes_on_at_once,
    keep,
    may_take_nothing,
    silently_taken,
    taken_by,
    time_with_the_box,
    what_could_be_hidden,
    what_could_be_taken,
)
from tablee.games.cuba.state import (
    BAG,
    BREATH,
    ENDINGS,
    INQUIRY,
    NO_TOPIC,
    NOT_ENDED,
    OVER,
    PATIENCE,
    SEATING,
    SETUP,
    THEFT,
    WINDOW,
    State,
)
from tablee.games.cuba.view import View
from tablee.games.cuba.winning import winners

FEWEST: Final = 5
HOLD: Final = 12  # cuba.hold: seconds that a person has the box, usually
BOTS_HOLD: Final = 3  # and a bot
STEP: Final = 4  # and who is not done is waited for in steps of these


class Cuba(Game[State, View]):
    def __init__(self) -> None:
        super().__init__("cuba", 1, FEWEST, MOST, Options, View, MOVES, EVENTS)
        self.seating = [luck("cuba.setup.godfather")]
        self.nobody: list[Ask] = []
        self.keeping = [[must(seat, "cuba.setup.remove", KEEP)] for seat in range(MOST)]
        self.talking = [may(seat, "cuba.talk") for seat in range(MOST)]
        self.answering = [must(seat, "cuba.answer", STAY_SILENT) for seat in range(MOST)]
        self.waiting = [may(seat, "cuba.accuse") for seat in range(MOST)]
        self.asking = [must(seat, "cuba.accuse", LISTEN) for seat in range(MOST)]
        self.betting = [may(seat, "cuba.bet") for seat in range(MOST)]
        self.reacting = [may(seat, "cuba.cleaner", LET_PASS) for seat in range(MOST)]
        self.closing = must(CLOCK, "table.window", CLOSE)
        self.forms = [form_about(topic) for topic in range(i64(TOPICS))]
        self.bets = [BET + ending for ending in range(ENDINGS)]

    def start(self, seats: i64, options: Options | None, carry: Carry | None) -> State:
        agreed = Options() if options is None else options
        mix = filled_box(seats, agreed)
        godfather = seat_of_the_godfather(seats, agreed)
        return State(
            mix=mix,
            kept=NOT_YET,
            bag=NOT_YET,
            takes=vec[i64]([NOT_YET] * seats),
            box=mix,
            chosen=NOT_YET,
            hurried=0,
            godfather=godfather,
            holder=NOBODY,
            jokers=jokers_for(seats, agreed),
            out=NO_SEATS,
            shown=NO_SEATS,
            accused=[],
            given=NO_SEATS,
            accusation=NOBODY,
            shot=NOBODY,
            answers=window(NO_SEATS, seats),
            found=0,
            questions=vec[i64]([NO_TOPIC] * seats),
            said=vec[i64]([NOT_YET] * (seats * TOPICS)),
            claimed=0,
            wavered=NO_SEATS,
            breath=vec[i64]([BREATH] * seats),
            patience=PATIENCE,
            rung=False,
            bets=vec[i64]([NOT_YET] * seats),
            due=SEATING if godfather == NOBODY else SETUP,
            ending=NOT_ENDED,
            notes=agreed.notes,
            threads=agreed.threads,
            minutes=agreed.minutes,
            hold=agreed.hold,
        )

    def asks(self, s: State) -> list[Ask]:
        if s.due == INQUIRY:
            return self.investigating(s)
        if s.due == THEFT:
            return self.holding(s, "cuba.take", silently_taken(s))
        if s.due == WINDOW:
            return self.reactions(s)
        if s.due == BAG:
            return self.holding(s, "cuba.first.hide", HIDE + HIDE_NOTHING)
        if s.due == SETUP:
            return self.keeping[s.godfather]
        return self.seating if s.due == SEATING else self.nobody

    def holding(self, s: State, rule: str, silence: i64) -> list[Ask]:
        """cuba.take: everybody is asked the same, in the same rhythm (cuba.hold), urchins too."""
        if goes_on_at_once(s):
            return [must(s.holder, rule, silence)]
        seconds = STEP if s.hurried > 0 else HOLD if s.hold < 0 else s.hold
        clock = must(CLOCK, "table.window", PASS_ON, seconds, min(seconds, BOTS_HOLD))
        return [may(s.holder, rule, silence), clock]

    def investigating(self, s: State) -> list[Ask]:
        """cuba.talk: the Godfather first; he may go on before a question is answered."""
        godfather = s.godfather
        asks = [self.asking[godfather]]
        for seat in range(s.seats()):
            if seat == godfather:
                continue
            if not s.still_in(seat):
                if s.bets[seat] == NOT_YET:
                    asks.append(self.betting[seat])  # cuba.bet: once
            elif s.questions[seat] != NO_TOPIC:
                asks.append(self.answering[seat])
                asks[0] = self.waiting[godfather]
            elif s.breath[seat] > 0:
                asks.append(self.talking[seat])  # cuba.limit: no longer, once out of breath
        if s.rung:
            asks[0] = must(godfather, "cuba.clock", ACCUSE + next_to_accuse(s))
        elif s.patience == 0:
            asks[0] = must(godfather, "cuba.limit", ACCUSE + next_to_accuse(s))
        if s.minutes > 0 and not s.rung:
            asks.append(must(CLOCK, "cuba.clock", RING, 60 * s.minutes))
        return asks

    def reactions(self, s: State) -> list[Ask]:
        """table.window: all still in but the Godfather and the accused."""
        asks: list[Ask] = []
        for seat in range(s.seats()):
            if sits(seat, s.answers.asked):
                asks.append(self.reacting[seat])
        asks.append(self.closing)
        return asks

    def candidates(self, s: State, seat: i64) -> list[int]:
        if seat == CLOCK:
            return [PASS_ON if s.due < INQUIRY else RING if s.due == INQUIRY else CLOSE]
        if s.due == THEFT:
            return what_could_be_taken(s)
        if s.due == BAG:
            return what_could_be_hidden(s)
        if s.due == SETUP:
            return [*range(KEEP, KEEP + 6)]
        if sits(seat, s.out):
            return self.bets
        if s.due == WINDOW:
            return [LET_PASS, SHOOT]
        if seat == s.godfather:
            return self.what_the_godfather_could_do(s)
        topic = s.questions[seat]
        return self.forms if topic == NO_TOPIC else [STAY_SILENT, form_about(topic)]

    def what_the_godfather_could_do(self, s: State) -> list[int]:
        moves: list[int] = []
        talks = not s.rung and s.patience > 0  # cuba.clock, cuba.limit: else only accuse
        if talks:
            moves.append(LISTEN)
        for seat in range(s.seats()):
            if seat == s.godfather or not s.still_in(seat):
                continue
            if may_be_accused(s, seat):
                moves.append(ACCUSE + seat)
            if talks:
                for topic in range(i64(TOPICS)):
                    moves.append(INQUIRE + seat + MOST * topic)
        return moves

    def refusal(self, s: State, seat: i64, move: i64) -> str | None:
        if move == TAKE_NOTHING and not may_take_nothing(s, seat):
            return "cuba.take"
        if move == SHOOT and s.takes[seat] != TOKEN + CLEANER:
            return "cuba.cleaner"
        return None

    def replaces(self, s: State, seat: i64, move: i64) -> i64:
        return answered_before(s, seat)

    def play(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        if move >= SAY_DIAMONDS:
            say(s, seat, move, ear)
        elif move >= INQUIRE:
            inquire(s, (move - INQUIRE) % MOST, (move - INQUIRE) // MOST, ear)
        elif move >= ACCUSE:
            accuse(s, move - ACCUSE, ear)
        elif move >= BET:
            bet(s, seat, move - BET, ear)
        elif move >= LISTEN:
            self.play_plain(s, seat, move, ear)
        elif move >= TAKE_DIAMONDS:
            choose(s, taken_by(move), ear)
        elif move >= HIDE:
            choose(s, move - HIDE, ear)
        else:
            keep(s, move - KEEP, ear)

    def play_plain(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        """The moves that say no more than their name."""
        if move == LISTEN:
            listen(s, ear)
        elif move == STAY_SILENT:
            stay_silent(s, seat, ear)
        elif move == PASS_ON:
            time_with_the_box(s, ear)
        elif move == CLOSE:
            close_window(s, ear)
        elif move == RING:
            call_time(s, ear)
        else:
            s.answers.answer(seat, move - LET_PASS)

    def deal(self, s: State, chance: Chance, ear: Ear) -> None:
        """cuba.setup.godfather: the lot, unless the host named a seat."""
        s.godfather = draw_lot(ring(s.seats()), s.seats(), chance)
        s.due = SETUP
        ear.hear(EVERYBODY, GODFATHER_NAMED, s.godfather, s.jokers)

    def view(self, s: State, seat: i64) -> View:
        return look(s, seat)

    def imagine(self, seen: View, chance: Chance) -> State:
        return worlds.imagine(seen, chance)

    def outcome(self, s: State) -> Outcome | None:
        if s.due != OVER:
            return None
        won = winners(s)
        points: list[int] = [1 if sits(seat, won) else 0 for seat in range(s.seats())]
        return Outcome(members(won), [], points)

    def silent(self, s: State) -> i64:
        """cuba.out: who is out says nothing more, until the end."""
        return s.out if s.due != OVER else i64(NO_SEATS)

    def out(self, s: State) -> i64:
        return s.out  # cuba.out
