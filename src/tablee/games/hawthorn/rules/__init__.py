"""The law of Hawthorn. A comment names the rule that a line carries out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.game import Ask, Carry, Game, Outcome, luck, may, must
from tablee.engine.match import Refused
from tablee.engine.pile import Pile
from tablee.engine.seats import NO_SEATS, NOBODY, ring, sits
from tablee.engine.trays import sealed
from tablee.games.deck55 import HIGHEST, KINDS, lowest, members_of, values_of
from tablee.games.hawthorn.events import EVENTS
from tablee.games.hawthorn.look import look
from tablee.games.hawthorn.moves import DRAW, FOLD, LAY, MOVES, PLAY
from tablee.games.hawthorn.options import Options
from tablee.games.hawthorn.rules.laps import a_card_is_left, draw, fold, play_card
from tablee.games.hawthorn.rules.opening import break_tie, choose_by_lot, fill_hands, lay
from tablee.games.hawthorn.state import CHOOSE, DEAL, DRAW_CARD, OVER, TIE, TURN, State
from tablee.games.hawthorn.view import View, imagine
from tablee.games.purse import pay, purses_of

ANTE: Final = 1
MOST: Final = 10
MOST_WITH_ONE_DECK: Final = 6


class Hawthorn(Game[State, View]):
    def __init__(self) -> None:
        super().__init__("hawthorn", 1, 2, MOST, Options, View, MOVES, EVENTS)
        # hawthorn.fold is always legal, so silence becomes a fold
        self.turns = [[must(seat, "hawthorn.lap", FOLD)] for seat in range(MOST)]
        # hawthorn.choose: by seat and lowest card, for that is what silence lays
        self.to_choose = [
            [must(seat, "hawthorn.choose", LAY + card) for card in range(KINDS)]
            for seat in range(MOST)
        ]
        self.to_change = [may(seat, "hawthorn.choose") for seat in range(MOST)]
        self.filling = [luck("hawthorn.deal")]
        self.parting = [luck("hawthorn.first")]
        self.drawing = [luck("hawthorn.lap")]
        self.nobody: list[Ask] = []
        self.draw_or_fold = [DRAW, FOLD]
        # By the values in one's hand: made once, asked often
        hands = [members_of(values) for values in range(1 << HIGHEST)]
        self.lay_one = [[LAY + card for card in hand] for hand in hands]
        self.play_or_fold = [[*[PLAY + card for card in hand], FOLD] for hand in hands]
        # What an empty hand could wish for: all but folding is refused
        self.play_or_fold[0] = [*range(PLAY + 1, PLAY + KINDS), FOLD]

    def start(self, seats: i64, options: Options | None, carry: Carry | None) -> State:
        people = seats if carry is None else carry.people
        decks = decks_for(people, 0 if options is None else options.decks)
        purses = purses_of(carry, seats)
        brought = purses[:]
        return State(
            deck=shuffled(decks),  # hawthorn.end: each hand is shuffled anew
            hands=vec[i64]([0] * seats),
            front=vec[i64]([0] * seats),
            may_be_held=shuffled(decks).counts,
            tray=sealed(ring(seats), seats),
            newest=0,
            tied=NO_SEATS,
            serving=ring(seats),
            playing=ring(seats),
            to_act=NO_SEATS,
            button=NOBODY,
            turn=NOBODY,
            lap=0,
            due=DEAL,
            pot=antes(purses),
            purses=purses,
            brought=brought,
            middle=0 if carry is None else carry.middle,
            decks=decks,
            people=people,
        )

    def asks(self, s: State) -> list[Ask]:
        if s.due == TURN:
            return self.turns[s.turn]
        if s.due == CHOOSE:
            return self.choosing(s)
        if s.due == DEAL:
            return self.filling
        if s.due == DRAW_CARD:
            return self.drawing
        return self.nobody if s.due == OVER else self.parting

    def choosing(self, s: State) -> list[Ask]:
        """hawthorn.choose: everybody lays a card, and may change it until the last is in."""
        asks = self.to_change[: len(s.hands)]
        awaited = s.tray.awaited()
        for seat in range(i64(len(s.hands))):
            if sits(seat, awaited):
                asks[seat] = self.to_choose[seat][lowest(s.hands[seat])]
        return asks

    def candidates(self, s: State, seat: i64) -> list[int]:
        if s.due == CHOOSE:
            return self.lay_one[values_of(s.hands[seat])]
        if s.drawing():
            return self.draw_or_fold  # hawthorn.lap
        return self.play_or_fold[values_of(s.hands[seat])]

    def refusal(self, s: State, seat: i64, move: i64) -> str | None:
        if move == DRAW and not a_card_is_left(s):
            return "hawthorn.deck"
        if move > PLAY and s.hands[seat] == 0:
            return "hawthorn.hand.empty"
        return None

    def replaces(self, s: State, seat: i64, move: i64) -> i64:
        return s.tray.again(seat)

    def play(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        if move == DRAW:
            s.due = DRAW_CARD
        elif move == FOLD:
            fold(s, seat, ear)
        elif move > PLAY:
            play_card(s, seat, move - PLAY, ear)
        else:
            lay(s, seat, move - LAY, ear)

    def deal(self, s: State, chance: Chance, ear: Ear) -> None:
        if s.due == DRAW_CARD:
            draw(s, chance, ear)
        elif s.due == DEAL:
            fill_hands(s, chance, ear)
        elif s.due == TIE:
            break_tie(s, chance, ear)
        else:
            choose_by_lot(s, chance, ear)

    def view(self, s: State, seat: i64) -> View:
        return look(s, seat)

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine(seen, chance)

    def out(self, s: State) -> i64:
        return ring(len(s.front)) & ~s.playing

    def outcome(self, s: State) -> Outcome | None:
        if s.due != OVER:
            return None
        carry = Carry([*s.purses], s.middle, s.people)
        return Outcome([s.turn], [], s.winnings(), carry)  # hawthorn.end


def decks_for(people: i64, wish: i64) -> i64:
    """hawthorn.deal: seven and more, by the start of the night, need two decks."""
    needed: i64 = 1 if people <= MOST_WITH_ONE_DECK else 2
    if wish == 0:
        return needed
    if wish < needed:
        raise Refused("hawthorn.deal")
    return wish


def shuffled(decks: i64) -> Pile:
    """All the cards of so many decks."""
    pile = Pile(vec[i64]([0] * KINDS), 0)
    for card in range(i64(1), i64(KINDS)):
        pile.add(card, decks * card)
    return pile


def antes(purses: vec[i64]) -> i64:
    """hawthorn.ante: 1 chip each makes the pot; purse.pay: or what is left.

    purse.broke: whoever has nothing left then stays in the hand, and owes nothing.
    """
    pot: i64 = 0
    for seat in range(i64(len(purses))):
        pot += pay(purses, seat, ANTE)
    return pot
