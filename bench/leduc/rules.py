"""The law of Leduc poker (F. Southey and others, 2005).

leduc.deal      Each puts a chip into the pot and gets one of six cards: two jacks, queens, kings.
leduc.turn      Seat 0 begins each of the two rounds. Fold, call or raise.
leduc.fold      Only who owes chips can fold; it gives up the pot.
leduc.raise     At most two raises a round; each is of 2 chips in the first, of 4 in the second.
leduc.board     Between the rounds a card is turned up for both.
leduc.showdown  A pair with the board takes the pot, else the higher card; equal cards share it.
"""

from __future__ import annotations

from types import NoneType

from librt.vecs import vec
from mypy_extensions import i64

from bench.leduc import view
from bench.leduc.events import CALLED, DEALT, EVENTS, FOLDED, RAISED, SHOWED, TURNED_UP
from bench.leduc.moves import CALL, FOLD, MOVES, RAISE
from bench.leduc.state import CHOICE, DEAL, KINDS, NO_CARD, OVER, TURN_UP, State, full_deck
from bench.leduc.view import View
from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.game import Ask, Carry, Game, Outcome, luck, must
from tablee.engine.seats import EVERYBODY, NOBODY, left_of, only


class Leduc(Game[State, View]):
    def __init__(self) -> None:
        super().__init__("leduc", 1, 2, 2, NoneType, View, MOVES, EVENTS)
        self.turns = [[must(seat, "leduc.turn", CALL)] for seat in range(2)]
        self.dealing = [luck("leduc.deal")]
        self.nobody: list[Ask] = []
        # by the raises of this round; leduc.fold: before the first nobody owes anything
        self.choices = [[CALL, RAISE], [FOLD, CALL, RAISE], [FOLD, CALL]]

    def start(self, seats: i64, options: None, carry: Carry | None) -> State:
        hands, ante = vec[i64]([NO_CARD] * 2), vec[i64]([1] * 2)
        return State(full_deck(), hands, ante, NO_CARD, 0, 0, NOBODY, DEAL)

    def asks(self, s: State) -> list[Ask]:
        if s.due == CHOICE:
            return self.turns[s.turn]
        return self.nobody if s.due == OVER else self.dealing

    def candidates(self, s: State, seat: i64) -> list[int]:
        return self.choices[s.raises]  # leduc.turn, leduc.raise

    def refusal(self, s: State, seat: i64, move: i64) -> str | None:
        return None

    def play(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        if move == FOLD:
            fold(s, seat, ear)
        elif move == CALL:
            call(s, seat, ear)
        else:
            raise_bet(s, seat, ear)

    def deal(self, s: State, chance: Chance, ear: Ear) -> None:
        if s.due == DEAL:
            serve(s, chance, ear)
        else:
            turn_up(s, chance, ear)

    def view(self, s: State, seat: i64) -> View:
        return view.look(s, seat)

    def imagine(self, seen: View, chance: Chance) -> State:
        return view.imagine(seen, chance)

    def outcome(self, s: State) -> Outcome | None:
        if s.due != OVER:
            return None
        winner = the_winner(s)
        if winner == NOBODY:  # leduc.showdown: each gets back what he put in
            return Outcome([], [], [0, 0])
        loser = left_of(winner, 2)
        points = [0, 0]
        points[winner] = s.chips[loser]
        points[loser] = -s.chips[loser]
        return Outcome([winner], [loser], points)


def fold(s: State, seat: i64, ear: Ear) -> None:
    ear.hear(EVERYBODY, FOLDED, seat, 0)
    s.folded = seat
    s.due = OVER


def call(s: State, seat: i64, ear: Ear) -> None:
    ear.hear(EVERYBODY, CALLED, seat, 0)
    other = left_of(seat, 2)
    s.chips[seat] = s.chips[other]
    if seat == 0 and s.raises == 0:
        s.turn = other  # a check that opens the round: the other may still raise
    elif s.board == NO_CARD:
        s.due = TURN_UP
    else:
        show(s, ear)


def raise_bet(s: State, seat: i64, ear: Ear) -> None:
    """leduc.raise: of 2 chips in the first round, of 4 in the second."""
    ear.hear(EVERYBODY, RAISED, seat, 0)
    other = left_of(seat, 2)
    if s.board == NO_CARD:
        s.chips[seat] = s.chips[other] + 2
    else:
        s.chips[seat] = s.chips[other] + 4
    s.raises += 1
    s.turn = other


def serve(s: State, chance: Chance, ear: Ear) -> None:
    """leduc.deal: the card is for its owner's eyes only."""
    seat = s.turn
    card = s.deck.draw(chance)
    ear.hear(only(seat), DEALT, card, 0)
    s.hands[seat] = card
    s.turn = left_of(seat, 2)
    if s.turn == 0:
        s.due = CHOICE


def turn_up(s: State, chance: Chance, ear: Ear) -> None:
    """leduc.board: the second round begins."""
    s.board = s.deck.draw(chance)
    ear.hear(EVERYBODY, TURNED_UP, s.board, 0)
    s.raises = 0
    s.turn = 0
    s.due = CHOICE


def show(s: State, ear: Ear) -> None:
    for seat in range(i64(2)):
        ear.hear(EVERYBODY, SHOWED, seat, s.hands[seat])
    s.due = OVER


def the_winner(s: State) -> i64:
    if s.folded != NOBODY:
        return left_of(s.folded, 2)  # leduc.fold
    mine, yours = strength(s, 0), strength(s, 1)
    if mine == yours:
        return NOBODY
    return 0 if mine > yours else 1


def strength(s: State, seat: i64) -> i64:
    """leduc.showdown: a pair beats every single card."""
    card = s.hands[seat]
    return card + KINDS if card == s.board else card
