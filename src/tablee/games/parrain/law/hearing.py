"""The law of Oui, honorable Parrain. A comment names the rule that a line carries out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.game import Ask, Carry, Game, Outcome, luck, may, must
from tablee.engine.seats import CLOCK, NO_SEATS, NOBODY, members, sits
from tablee.games.parrain.law.accusing import (
    accuse,
    be_convinced,
    why_not_accuse,
)
from tablee.games.parrain.law.bags import apply, what_may_be_done
from tablee.games.parrain.law.cancelling import overrule
from tablee.games.parrain.law.ending import name, out, pour, trap, winners
from tablee.games.parrain.law.events import EVENTS
from tablee.games.parrain.law.excuses import is_police
from tablee.games.parrain.law.moves import MOST, MOVES
from tablee.games.parrain.law.numbers import (
    ACCUSE,
    BE_CONVINCED,
    CANCEL,
    CLOSE,
    LET_PASS,
    MENTIONS,
    NAME_CULPRIT,
    OVERRULE,
    PLACE,
    POUR_CONCRETE,
    SAY,
    STEP_BACK,
    STEP_IN,
    TELL,
    TRAP,
)
from tablee.games.parrain.law.offers import verdicts, what_could_be_done
from tablee.games.parrain.law.options import Options
from tablee.games.parrain.law.setup import (
    deal_bag,
    deal_card,
    deal_character,
    deal_money,
    join,
    lay,
    mix,
)
from tablee.games.parrain.law.state import (
    BAGS,
    BEAT,
    BOSS,
    CASTING,
    EFFECT,
    FLOOR,
    HAND,
    HANDS,
    HELPING,
    JOINING,
    JUDGING,
    MIXING,
    MONEY,
    NAMING,
    OVER,
    State,
    helpers,
)
from tablee.games.parrain.law.telling import (
    LETS_PASS,
    STEPS_IN,
    any_gesture,
    any_mentions,
    cancel,
    close_beat,
    draw,
    say,
    step_back,
    take_from_hand,
    tell,
)
from tablee.games.parrain.seen import imagine
from tablee.games.parrain.seen.look import look
from tablee.games.parrain.seen.view import View

FEWEST: Final = 4  # parrain.four

SETTING_UP: Final = {
    CASTING: "parrain.setup.cast",
    MONEY: "parrain.setup.bags",
    BAGS: "parrain.setup.bags",
    BOSS: "parrain.boss-bag",
    JOINING: "parrain.setup.shuffle",
    MIXING: "parrain.setup.shuffle",
    HANDS: "parrain.setup.hand",
}


class Parrain(Game[State, View]):
    def __init__(self) -> None:
        super().__init__("parrain", 1, FEWEST, MOST, Options, View, MOVES, EVENTS)
        self.setting_up = [[luck(rule)] for rule in SETTING_UP.values()]
        self.drawing = [luck("parrain.play")]
        self.nobody: list[Ask] = []
        self.telling = [must(seat, "parrain.play", TELL.first) for seat in range(MOST)]
        self.helping = [must(seat, "parrain.help", STEP_BACK.first) for seat in range(MOST)]
        self.judging = [must(seat, "parrain.convinced", BE_CONVINCED.first) for seat in range(MOST)]
        self.presiding = [may(seat, "parrain.cancel.godfather") for seat in range(MOST)]
        self.listening = [
            may(seat, "parrain.cancel.godfather", LET_PASS.first) for seat in range(MOST)
        ]
        self.named = [may(seat, "parrain.cancel.mentioned") for seat in range(MOST)]
        self.reacting = [
            may(seat, "parrain.cancel.mentioned", LET_PASS.first) for seat in range(MOST)
        ]
        self.beside = [may(seat, "parrain.help") for seat in range(MOST)]
        self.offering = [may(seat, "parrain.help", LET_PASS.first) for seat in range(MOST)]
        self.retorting = [may(seat, "parrain.talk") for seat in range(MOST)]
        self.informing = [may(seat, "parrain.boss-bag") for seat in range(MOST)]
        self.closing = must(CLOCK, "table.window", CLOSE.first)

    def start(self, seats: i64, options: Options | None, carry: Carry | None) -> State:
        return lay(seats, Options() if options is None else options)

    def asks(self, s: State) -> list[Ask]:
        if s.drawing != NOBODY:
            return self.drawing
        if s.due <= HANDS:
            return self.setting_up[s.due]
        if s.due == OVER:
            return self.nobody
        if s.due == NAMING:
            target = 1 if s.godfather == 0 else 0
            return [must(s.godfather, "parrain.end.pile", NAME_CULPRIT.of(target))]
        asks = [self.who_must(s)] if s.due != BEAT else []
        may_help = helpers(s)
        for seat in range(s.seats()):
            if len(asks) > 0 and asks[0].seat == seat:
                continue
            ask = self.right_of(s, seat, may_help)
            if ask is not None:
                asks.append(ask)
        if s.due == BEAT:
            asks.append(self.closing)
        return asks

    def who_must(self, s: State) -> Ask:
        if s.due == FLOOR:
            return self.telling[s.turn]
        if s.due == HELPING:
            return self.helping[s.stepped]
        if s.due == JUDGING:
            return self.judging[s.godfather]
        return must(s.turn, "parrain.bag.effect", what_may_be_done(s)[0])

    def right_of(self, s: State, seat: i64, may_help: i64) -> Ask | None:
        """What this seat may do, besides whoever must: by what all can see."""
        if s.due == BEAT and sits(seat, s.answers.asked):
            if seat == s.godfather:
                return self.listening[seat]
            return self.reacting[seat] if sits(seat, s.named) else self.offering[seat]
        if seat == s.godfather:
            has_a_word = s.due != EFFECT and len(verdicts(s)) > 0
            return self.presiding[seat] if has_a_word else None
        if s.due == FLOOR:
            if sits(seat, s.named):
                return self.named[seat]
            if sits(seat, may_help):
                return self.beside[seat]
            if s.retort == seat:
                return self.retorting[seat]
        return self.informing[seat] if s.boss_bag else None

    def candidates(self, s: State, seat: i64) -> list[int]:
        return what_could_be_done(s, seat)

    def refusal(self, s: State, seat: i64, move: i64) -> str | None:
        if ACCUSE.has(move):
            return why_not_accuse(s, ACCUSE.value(move))
        if TRAP.has(move) and not is_police(s.card(seat, TRAP.value(move))):
            return "parrain.boss-bag"
        return None

    def play(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        if TELL.has(move):
            tell(s, seat, TELL.value(move, PLACE), TELL.value(move, MENTIONS), ear)
        elif SAY.has(move):
            say(s, seat, SAY.value(move), ear)
        elif ACCUSE.has(move):
            accuse(s, ACCUSE.value(move), ear)
        elif OVERRULE.has(move):
            overrule(s, OVERRULE.value(move), ear)
        elif CANCEL.has(move):
            place = CANCEL.value(move)
            if s.due == BEAT:
                s.answers.answer(seat, place + 1)
            else:
                cancel(s, seat, place, ear)
        elif LET_PASS.has(move):
            if sits(seat, s.answers.asked):
                s.answers.answer(seat, LETS_PASS)
        elif STEP_IN.has(move):
            s.answers.answer(seat, STEPS_IN)
        elif CLOSE.has(move):
            close_beat(s, ear)
        elif STEP_BACK.has(move):
            step_back(s, ear)
        elif BE_CONVINCED.has(move):
            be_convinced(s, ear)
        else:
            self.play_rarely(s, seat, move, ear)

    def play_rarely(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        if TRAP.has(move):
            card = take_from_hand(s, seat, TRAP.value(move))
            s.drawing = NOBODY  # parrain.boss-bag: the game ends, and nobody draws
            s.discards.append(card)
            trap(s, seat, card, ear)
        elif POUR_CONCRETE.has(move):
            pour(s, ear)
        elif NAME_CULPRIT.has(move):
            name(s, NAME_CULPRIT.value(move), ear)
        else:
            apply(s, move, ear)

    def fill_in(self, s: State, seat: i64, form: i64, chance: Chance) -> i64:
        if TELL.first == form:
            return TELL.of(chance.below(HAND), any_mentions(s, chance))
        if SAY.first == form:
            return SAY.of(any_gesture(chance))
        return form

    def deal(self, s: State, chance: Chance, ear: Ear) -> None:
        if s.drawing != NOBODY:
            draw(s, chance, ear)
        elif s.due == CASTING:
            deal_character(s, chance)
        elif s.due == MONEY:
            deal_money(s, chance, ear)
        elif s.due <= BOSS:
            deal_bag(s, chance, ear)
        elif s.due == JOINING:
            join(s, chance)
        elif s.due == MIXING:
            mix(s, chance, ear)
        else:
            deal_card(s, chance, ear)

    def view(self, s: State, seat: i64) -> View:
        return look(s, seat)

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine.imagine(seen, chance)

    def outcome(self, s: State) -> Outcome | None:
        if s.due != OVER:
            return None
        won = winners(s)
        points: list[int] = [1 if sits(seat, won) else 0 for seat in range(s.seats())]
        return Outcome(members(won), members(out(s)), points)

    def out(self, s: State) -> i64:
        return out(s) if s.due == OVER else i64(NO_SEATS)
