"""The law of Paires. A comment names the rule that a line carries out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.game import Ask, Carry, Game, Outcome, luck, must
from tablee.engine.lots import draw_lot
from tablee.engine.seats import (
    EVERYBODY,
    NO_SEATS,
    NOBODY,
    all_but,
    alone,
    first_of,
    left_of,
    members,
    ring,
)
from tablee.games.deck55 import HIGHEST, full_deck, lowest, shows, who_has_lowest, with_card, worth
from tablee.games.paires.bets import no_purses, settle, winners
from tablee.games.paires.events import (
    DEALT,
    DRAWN_BY_LOT,
    DREW,
    EVENTS,
    FIRST_PLAYER,
    FOLDED,
    FORFEIT_CHOSEN,
    GAME_LOST,
    PAIRED,
    REPLACED,
    RESHUFFLED,
)
from tablee.games.paires.look import look
from tablee.games.paires.moves import DRAW, FOLD, MOVES
from tablee.games.paires.options import FORFEITS, MODES, Options
from tablee.games.paires.state import (
    BURNED,
    CHOICE,
    DEAL,
    DRAW_CARD,
    FORFEIT,
    FORFEIT_MODE,
    LOT,
    OVER,
    State,
)
from tablee.games.paires.view import View, imagine
from tablee.games.purse import purses_of

NO_FORFEIT: Final = -1


class Paires(Game[State, View]):
    def __init__(self) -> None:
        super().__init__("paires", 1, 2, 8, Options, View, MOVES, EVENTS)
        # paires.fold is always legal, so silence becomes a fold
        self.turns = [[must(seat, "paires.turn", FOLD)] for seat in range(8)]
        self.dealing = [luck("paires.deal")]
        self.nobody: list[Ask] = []
        self.choices = [DRAW, FOLD]

    def start(self, seats: i64, options: Options | None, carry: Carry | None) -> State:
        mode: i64 = FORFEIT_MODE if options is None else MODES.index(options.mode)
        own_forfeit = options is not None and options.forfeit != ""
        chips = mode != FORFEIT_MODE
        return State(
            deck=full_deck(),
            front=vec[i64]([0] * seats),
            scored=vec[i64]([0] * seats),
            newest=0,
            tied=ring(seats),
            serving=ring(seats),
            turn=NOBODY,
            due=DEAL,
            target=target(seats),
            forfeit=FORFEITS if chips or own_forfeit else NO_FORFEIT,
            mode=mode,
            purses=purses_of(carry, seats) if chips else no_purses(),
            middle=0 if carry is None else carry.middle,
            people=seats if carry is None else carry.people,
        )

    def asks(self, s: State) -> list[Ask]:
        if s.due == CHOICE:
            return self.turns[s.turn]
        return self.nobody if s.due == OVER else self.dealing

    def candidates(self, s: State, seat: i64) -> list[int]:
        return self.choices  # paires.turn: draw or fold

    def refusal(self, s: State, seat: i64, move: i64) -> str | None:
        if move == DRAW and not a_card_is_left(s):
            return "paires.reshuffle"
        return None

    def play(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        if move == DRAW:
            s.due = DRAW_CARD
        else:  # paires.fold: the price is the lowest card in play, whoever has it
            price = lowest(in_play(s))
            ear.hear(EVERYBODY, FOLDED, seat, price)
            lose_round(s, seat, price, ear)

    def deal(self, s: State, chance: Chance, ear: Ear) -> None:
        if s.due == DRAW_CARD:
            draw(s, chance, ear)
        elif s.due == DEAL:
            serve(s, chance, ear)
        elif s.due == LOT:
            choose_by_lot(s, chance, ear)
        else:
            choose_forfeit(s, chance, ear)

    def view(self, s: State, seat: i64) -> View:
        return look(s)

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine(seen)

    def outcome(self, s: State) -> Outcome | None:
        if s.due != OVER:
            return None
        if s.mode == FORFEIT_MODE:
            return Outcome([], [s.turn], s.points())  # paires.goal: one loser, and no winner
        carry = Carry([*s.purses], s.middle, s.people)
        return Outcome(members(winners(s, s.turn)), [s.turn], s.points(), carry)


def target(seats: i64) -> i64:
    """paires.goal: 31, 21, 16, 13 for 2 to 5 people, 11 for more."""
    if seats > 5:
        return 11
    return 60 // seats + 1


def draw(s: State, chance: Chance, ear: Ear) -> None:
    """paires.draw: a card of a value that you have in play loses the round, and is the price."""
    seat = s.turn
    card = turn_up(s, chance, ear)
    if shows(s.front[seat], card):
        ear.hear(EVERYBODY, PAIRED, seat, card)
        lose_round(s, seat, card, ear)
    else:
        ear.hear(EVERYBODY, DREW, seat, card)
        s.front[seat] = with_card(s.front[seat], card)
        s.turn = left_of(seat, len(s.front))  # paires.turn
        s.due = CHOICE


def serve(s: State, chance: Chance, ear: Ear) -> None:
    """paires.deal: a card face up to the next who is due one, clockwise (table.deal)."""
    seat = first_of(s.serving)
    card = turn_up(s, chance, ear)
    if shows(s.front[seat], card):
        ear.hear(EVERYBODY, REPLACED, seat, card)
        return  # paires.deal.pair: nobody loses on the deal; another card comes
    ear.hear(EVERYBODY, DEALT, seat, card)
    s.front[seat] = with_card(s.front[seat], card)
    s.newest |= card << (seat << 2)
    s.serving &= all_but(seat)
    if s.serving == NO_SEATS:
        compare(s, ear)
    if s.due == DEAL and not next_can_be_served(s):
        s.due = LOT  # paires.deal.pair: no card could part those who are tied


def compare(s: State, ear: Ear) -> None:
    """paires.first: the lowest new card starts; those who share it get one more each."""
    s.tied = who_has_lowest(s.newest, s.tied)
    s.newest = 0
    s.serving = s.tied
    if alone(s.tied):
        begin(s, first_of(s.tied), ear)


def begin(s: State, seat: i64, ear: Ear) -> None:
    ear.hear(EVERYBODY, FIRST_PLAYER, seat, 0)
    s.newest = 0
    s.tied = NO_SEATS
    s.serving = NO_SEATS
    s.turn = seat
    s.due = CHOICE


def choose_by_lot(s: State, chance: Chance, ear: Ear) -> None:
    seat = draw_lot(s.tied, len(s.front), chance)
    ear.hear(EVERYBODY, DRAWN_BY_LOT, seat, 0)
    begin(s, seat, ear)


def choose_forfeit(s: State, chance: Chance, ear: Ear) -> None:
    """paires.forfeit: the table named none, so chance picks a friendly one."""
    s.forfeit = chance.pick(vec[i64]([1] * FORFEITS), FORFEITS)
    ear.hear(EVERYBODY, FORFEIT_CHOSEN, s.turn, s.forfeit)
    s.due = OVER


def turn_up(s: State, chance: Chance, ear: Ear) -> i64:
    """The next card of the deck; paires.reshuffle: an empty one is remade from the discards."""
    if s.deck.size == BURNED:
        for card in range(i64(1), i64(HIGHEST + 1)):
            s.deck.add(card, s.discards(card))
        ear.hear(EVERYBODY, RESHUFFLED, s.deck.size, 0)
    return s.deck.draw(chance)


def a_card_is_left(s: State) -> bool:
    """paires.reshuffle: the deck holds a card, or more than five would be shuffled."""
    if s.deck.size > BURNED:
        return True
    for card in range(i64(1), i64(HIGHEST + 1)):
        if s.discards(card) > 0:
            return True
    return False


def next_can_be_served(s: State) -> bool:
    """paires.deal.pair: is a card left that does not pair what the next one due has?"""
    if not a_card_is_left(s):
        return False
    cards = s.front[first_of(s.serving)]
    if cards == 0:
        return True  # the first card of a round pairs nothing
    for card in range(i64(1), i64(HIGHEST + 1)):
        if not shows(cards, card) and (s.deck.counts[card] > 0 or s.discards(card) > 0):
            return True
    return False


def in_play(s: State) -> i64:
    """paires.play: the values in front of anybody; score cards are not among them."""
    cards: i64 = 0
    for seat in range(i64(len(s.front))):
        cards |= s.front[seat]
    return cards


def lose_round(s: State, seat: i64, price: i64, ear: Ear) -> None:
    """paires.round.end: the price stays face up with its owner, all else is discarded."""
    s.scored[seat] = with_card(s.scored[seat], price)
    for other in range(i64(len(s.front))):
        s.front[other] = 0
    points = worth(s.scored[seat])
    if points >= s.target:  # paires.goal
        ear.hear(EVERYBODY, GAME_LOST, seat, points)
        s.turn = seat
        s.due = FORFEIT if s.forfeit == NO_FORFEIT else OVER
        if s.mode != FORFEIT_MODE:
            settle(s, seat, ear)
    else:
        s.turn = NOBODY
        s.tied = ring(len(s.front))
        s.serving = s.tied
        s.due = DEAL
