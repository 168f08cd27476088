"""The law of Palab. A comment names the rule that a line carries out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.game import Ask, Carry, Game, Outcome, luck, may, must
from tablee.engine.match import Refused
from tablee.engine.seats import CLOCK, EVERYBODY, NO_SEATS, ring, sits
from tablee.engine.trays import sealed, window
from tablee.games.palab import imagining
from tablee.games.palab.cards import CARDS, NO_CARD, TO_FOU, empty_pile, full_deck
from tablee.games.palab.events import EVENTS, ROUND_BEGAN
from tablee.games.palab.gauge import meaning_of
from tablee.games.palab.look import look, losses
from tablee.games.palab.memory import nothing_known
from tablee.games.palab.moves import (
    CANCEL,
    CLOSE,
    CONFESS,
    DISCARD,
    ENOUGH,
    GIVE,
    KEEP_QUIET,
    LET_PASS,
    MOVES,
    REVEAL,
)
from tablee.games.palab.numbers import both
from tablee.games.palab.options import Options
from tablee.games.palab.rules import draft
from tablee.games.palab.rules.drawing import deal_one, draw
from tablee.games.palab.rules.ending import begin_round, choose_by_lot, turn_secret
from tablee.games.palab.rules.happenings import deal_back, happen
from tablee.games.palab.rules.offers import (
    choice_moves,
    discards,
    first_mauve,
    gifts,
    lowest_card,
    reveals,
    silence_at_turn,
    takes,
    turn_moves,
    why_not_at_turn,
    why_not_cancel,
    why_not_mauve,
)
from tablee.games.palab.rules.steps import carry_on, play_move
from tablee.games.palab.rules.turn import begin_turn, turn_up
from tablee.games.palab.state import (
    CHOICE,
    CONFESSION,
    DEAL,
    DEAL_BACK,
    DRAFT,
    DRAW,
    GIVING,
    HAPPEN,
    LEFTOVER,
    LOT,
    MAUVE,
    OFFER,
    OVER,
    REACT,
    REFRESHING,
    REVEALING,
    TURN,
    TURN_SECRET,
    TURN_UP,
    State,
)
from tablee.games.palab.view import View

MOST: Final = 8
CONFESSING: Final = 8  # seconds


class Palab(Game[State, View]):
    def __init__(self) -> None:
        super().__init__("palab", 1, 2, MOST, Options, View, MOVES, EVENTS)
        nobody: list[Ask] = []
        self.croupier = [nobody] * (TURN_SECRET + 1)  # by what is due
        self.croupier[LOT] = [luck("palab.first")]
        self.croupier[DEAL] = [luck("palab.setup.hand")]
        self.croupier[TURN_UP] = [luck("palab.play.top")]
        self.croupier[DRAW] = [luck("palab.complete")]
        self.croupier[HAPPEN] = [luck("palab.stars")]
        self.croupier[OFFER] = [luck("palab.event.5")]
        self.croupier[DEAL_BACK] = [luck("palab.event.8")]
        self.croupier[TURN_SECRET] = [luck("palab.round.end")]
        # palab.to-fou.window: a standing right until the clock closes the window
        rights = [may(seat, "palab.to-fou.window", LET_PASS) for seat in range(MOST)]
        clock = must(CLOCK, "table.window", CLOSE)
        self.windows = [
            [right for right in rights if sits(right.seat, asked)] + [clock]
            for asked in range(ring(MOST) + 1)
        ]  # by the set of those who are asked
        self.answers = [LET_PASS, CANCEL]
        self.closing = [CLOSE]
        # palab.event.3, palab.event.10: who has chosen may choose again
        self.give_again = [may(seat, "palab.event.3") for seat in range(MOST)]
        self.reveal_again = [may(seat, "palab.event.10") for seat in range(MOST)]

    def start(self, seats: i64, options: Options | None, carry: Carry | None) -> State:
        stars = options is None or options.events
        hands = [empty_pile() for _ in range(seats)]
        s = State(seats, stars, full_deck(stars), hands, nothing_known(seats),
                  sealed(NO_SEATS, seats), window(NO_SEATS, seats))  # fmt: skip
        if options is not None and options.first:
            first: i64 = options.first[0]
            if first >= seats:
                raise Refused("palab.first")  # nobody sits there
            begin_round(s, first)
        return s

    def asks(self, s: State) -> list[Ask]:
        due = s.due
        if due == TURN:
            return [must(s.turn, "palab.turn", silence_at_turn(s, s.turn))]
        if due == REACT:
            return self.windows[s.window.asked]
        if due >= OVER:
            return self.croupier[due]
        return self.other_asks(s)

    def other_asks(self, s: State) -> list[Ask]:
        if s.due == CHOICE:
            return [must(s.turn, "palab.play.top", self.candidates(s, s.turn)[0])]
        if s.due == REFRESHING:
            return [must(s.turn, "palab.secret.refresh", ENOUGH)]
        if s.due == MAUVE:
            return [must(s.turn, "palab.event.2", DISCARD + first_mauve(s, s.turn))]
        if s.due == DRAFT:
            return [must(s.chooser, "palab.event.5", takes(s)[0])]
        if s.due == LEFTOVER:
            return [must(s.turn, "palab.event.5", self.candidates(s, s.turn)[0])]
        if s.due == CONFESSION:
            # whoever tells a true secret tells it aloud: the table need not wait for a button
            return [must(s.loser, "palab.round.end", KEEP_QUIET, CONFESSING)]
        return self.choosing(s)

    def choosing(self, s: State) -> list[Ask]:
        """Everybody chooses at once; silence chooses the first cards of the hand."""
        asks: list[Ask] = []
        for seat in range(s.seats()):
            if not sits(seat, s.tray.asked):
                continue
            if not s.tray.awaits(seat):
                asks.append(self.give_again[seat] if s.due == GIVING else self.reveal_again[seat])
                continue
            card = lowest_card(s, seat, NO_CARD)
            if s.due == GIVING:
                other = lowest_card(s, seat, card)
                asks.append(must(seat, "palab.event.3", GIVE + both(card, other)))
            else:
                asks.append(must(seat, "palab.event.10", REVEAL + card))
        return asks

    def candidates(self, s: State, seat: i64) -> list[int]:
        if s.due == TURN:
            return turn_moves(s, seat)
        if s.due == REACT:
            return self.closing if seat == CLOCK else self.answers
        if s.due == CHOICE:
            return choice_moves(s, seat, s.laid.card, s.laid.meaning)
        if s.due == REFRESHING:
            return discards(s, seat, True)
        if s.due == MAUVE:
            return discards(s, seat, False)
        if s.due == GIVING:
            return gifts(s, seat)
        if s.due == DRAFT:
            return takes(s)
        if s.due == LEFTOVER:
            return choice_moves(s, seat, s.leftover, meaning_of(s, s.leftover))
        if s.due == REVEALING:
            return reveals(s, seat)
        return [CONFESS, KEEP_QUIET]

    def refusal(self, s: State, seat: i64, move: i64) -> str | None:
        if s.due == TURN:
            return why_not_at_turn(s, seat, move)
        if s.due == REACT:
            if move == CANCEL and s.hands[seat].counts[TO_FOU] == 0:
                return "palab.to-fou"
        elif s.due == CHOICE:
            return why_not_cancel(s, seat) if move == CANCEL else None
        elif s.due == REFRESHING:
            return why_not_at_turn(s, seat, move)
        elif s.due == MAUVE:
            return why_not_mauve(move)
        return None

    def replaces(self, s: State, seat: i64, move: i64) -> i64:
        return s.window.again(seat) if s.due == REACT else s.tray.again(seat)

    def play(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        play_move(s, seat, move, ear)
        carry_on(s, ear)

    def deal(self, s: State, chance: Chance, ear: Ear) -> None:
        if s.due == DRAW:
            draw(s, chance, ear)
        elif s.due == DEAL:
            if s.pile.size == CARDS:
                ear.hear(EVERYBODY, ROUND_BEGAN, s.round, s.turn)
            if not deal_one(s, s.pile, chance, ear):
                begin_turn(s, s.turn, ear)
        elif s.due == TURN_UP:
            turn_up(s, chance, ear)
        elif s.due == HAPPEN:
            happen(s, chance, ear)
        elif s.due == OFFER:
            draft.offer_one(s, chance, ear)
        elif s.due == DEAL_BACK:
            deal_back(s, chance, ear)
        elif s.due == TURN_SECRET:
            turn_secret(s, chance, ear)
        else:
            choose_by_lot(s, chance, ear)
        carry_on(s, ear)

    def view(self, s: State, seat: i64) -> View:
        return look(s, seat)

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagining.imagine(seen, chance)

    def outcome(self, s: State) -> Outcome | None:
        if s.due != OVER:
            return None
        return Outcome([], [s.shame], losses(s))  # palab.goal: one loser, and no winner
