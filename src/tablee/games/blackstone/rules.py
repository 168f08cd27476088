"""The law of Blackstone. A comment names the rule that a line carries out."""

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
    how_many_sit,
    left_of,
    members,
    ring,
    sits,
)
from tablee.games.blackstone.events import (
    DEALT,
    DRAWN_BY_LOT,
    DREW_BLACK,
    DREW_WHITE,
    EVENTS,
    FIRST_PLAYER,
    GATHERED,
    LOST,
    PASSED,
    PUT_BACK,
    SHARED,
    TOOK,
    WON,
)
from tablee.games.blackstone.look import look
from tablee.games.blackstone.moves import MOVES, PASS
from tablee.games.blackstone.options import Options
from tablee.games.blackstone.state import BLACK, CHOICE, DEAL, LOT, OVER, TAKE_CARD, State
from tablee.games.blackstone.view import View, imagine
from tablee.games.deck55 import CARDS, full_deck, single, who_has_lowest, with_card
from tablee.games.purse import pay, purses_of, share

ANTE: Final = 5
MOST: Final = 9  # blackstone.crowd: ten could keep all ten black stones


class Blackstone(Game[State, View]):
    def __init__(self) -> None:
        super().__init__("blackstone", 1, 2, MOST, Options, View, MOVES, EVENTS)
        # blackstone.pass is always legal, so silence becomes a pass
        self.turns = [[must(seat, "blackstone.take", PASS)] for seat in range(MOST)]
        self.dealing = [luck("blackstone.first")]
        self.taking = [luck("blackstone.take")]
        self.nobody: list[Ask] = []
        # by the size of the deck: pass, or take any number of cards up to all of them
        self.choices = [list(range(size + 1)) for size in range(CARDS + 1)]

    def start(self, seats: i64, options: Options | None, carry: Carry | None) -> State:
        purses = purses_of(carry, seats)
        brought = purses[:]
        return State(
            deck=full_deck(),  # blackstone.next: every hand is shuffled anew
            front=vec[i64]([0] * seats),
            middle=0,
            gone=0,
            newest=0,
            tied=ring(seats),  # blackstone.next: and its first player is found anew
            serving=ring(seats),
            playing=ring(seats),
            turn=NOBODY,
            minimum=1,
            owed=0,
            due=DEAL,
            purses=purses,
            antes=antes_of(purses),
            pot=0 if carry is None else carry.middle,  # blackstone.end: what could not be shared
            brought=brought,
            people=seats if carry is None else carry.people,
        )

    def asks(self, s: State) -> list[Ask]:
        if s.due == CHOICE:
            return self.turns[s.turn]
        if s.due == TAKE_CARD:
            return self.taking
        return self.nobody if s.due == OVER else self.dealing

    def candidates(self, s: State, seat: i64) -> list[int]:
        return self.choices[s.deck.size]  # blackstone.take: never more than the deck holds

    def refusal(self, s: State, seat: i64, move: i64) -> str | None:
        if move != PASS and move < s.minimum:
            return "blackstone.take"
        return None

    def play(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        if move == PASS:
            leave(s, seat, ear)
        else:
            ear.hear(EVERYBODY, TOOK, seat, move)
            s.minimum = move  # blackstone.take: the next to take announces no less
            s.owed = move
            s.due = TAKE_CARD

    def deal(self, s: State, chance: Chance, ear: Ear) -> None:
        if s.due == TAKE_CARD:
            turn_up(s, chance, ear)
        elif s.due == DEAL:
            serve(s, chance, ear)
        else:
            choose_by_lot(s, chance, ear)

    def view(self, s: State, seat: i64) -> View:
        return look(s)

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine(seen)

    def out(self, s: State) -> i64:
        return ring(len(s.front)) & ~s.playing

    def outcome(self, s: State) -> Outcome | None:
        if s.due != OVER:
            return None
        seats = range(i64(len(s.front)))
        losers: list[int] = [seat for seat in seats if s.black(seat) == 2]
        carry = Carry([*s.purses], s.pot, s.people)
        return Outcome(members(s.playing), losers, s.winnings(), carry)


def antes_of(purses: vec[i64]) -> vec[i64]:
    """blackstone.ante: 5 chips each, kept in front; purse.pay: or what is left."""
    antes = vec[i64]([0] * len(purses))
    for seat in range(i64(len(purses))):
        antes[seat] = pay(purses, seat, ANTE)
    return antes


def serve(s: State, chance: Chance, ear: Ear) -> None:
    """blackstone.first: a card face up to the next who is due one, clockwise (table.deal)."""
    seat = first_of(s.serving)
    card = s.deck.draw(chance)
    ear.hear(EVERYBODY, DEALT, seat, card)
    s.front[seat] = with_card(s.front[seat], card)  # pairs are kept here
    s.newest |= card << (seat << 2)
    s.serving &= all_but(seat)
    if s.serving == NO_SEATS:
        compare(s, ear)


def compare(s: State, ear: Ear) -> None:
    """blackstone.first: the lowest new card starts; those who share it get one more each."""
    s.tied = who_has_lowest(s.newest, s.tied)
    s.newest = 0
    s.serving = s.tied
    if alone(s.tied):
        begin(s, first_of(s.tied), ear)
    elif s.deck.size < how_many_sit(s.tied):
        s.due = LOT  # blackstone.first: the deck cannot part them


def choose_by_lot(s: State, chance: Chance, ear: Ear) -> None:
    """blackstone.first: a deck that cannot serve all who are tied leaves it to chance."""
    seat = draw_lot(s.tied, len(s.front), chance)
    ear.hear(EVERYBODY, DRAWN_BY_LOT, seat, 0)
    begin(s, seat, ear)


def begin(s: State, first: i64, ear: Ear) -> None:
    ear.hear(EVERYBODY, FIRST_PLAYER, first, 0)
    s.tied = NO_SEATS
    s.serving = NO_SEATS
    put_back(s, ear)
    gather(s, ear)
    give_turn(s, first)


def put_back(s: State, ear: Ear) -> None:
    """blackstone.first: of several black stones one stays, the others go back into the deck."""
    for seat in range(i64(len(s.front))):
        surplus = s.black(seat) - 1
        if surplus > 0:
            s.front[seat] -= surplus * single(BLACK)
            s.deck.add(BLACK, surplus)
            ear.hear(EVERYBODY, PUT_BACK, seat, surplus)


def gather(s: State, ear: Ear) -> None:
    """blackstone.middle: white stones in view go there, black ones stay with their owners."""
    for seat in range(i64(len(s.front))):
        black = s.black(seat) * single(BLACK)
        s.middle += s.front[seat] - black
        s.front[seat] = black
    ear.hear(EVERYBODY, GATHERED, s.white(), 0)


def give_turn(s: State, seat: i64) -> None:
    s.turn = seat
    # blackstone.take: a deck that holds fewer lowers the minimum. It is never empty: nine people
    # keep at most nine of the ten black stones (blackstone.crowd).
    s.minimum = min(s.minimum, s.deck.size)
    s.due = CHOICE


def next_in(s: State, seat: i64) -> i64:
    """The next to the left who is still in."""
    seat = left_of(seat, len(s.front))
    while not sits(seat, s.playing):
        seat = left_of(seat, len(s.front))
    return seat


def turn_up(s: State, chance: Chance, ear: Ear) -> None:
    """blackstone.take: cards come one by one, white to the middle, black to the taker."""
    seat = s.turn
    card = s.deck.draw(chance)
    s.owed -= 1
    if card == BLACK:
        s.front[seat] = with_card(s.front[seat], card)
        ear.hear(EVERYBODY, DREW_BLACK, seat, s.black(seat))
        if s.black(seat) == 2:  # the dealing stops, and all white stones are the fine
            s.owed = 0
            ear.hear(EVERYBODY, LOST, seat, drop_out(s, seat, s.white()))
            settle(s, ear)
            return
    else:
        s.middle = with_card(s.middle, card)
        ear.hear(EVERYBODY, DREW_WHITE, seat, card)
    if s.owed == 0:
        give_turn(s, next_in(s, seat))


def leave(s: State, seat: i64, ear: Ear) -> None:
    """blackstone.pass: ante and fine, and the hand is left."""
    ear.hear(EVERYBODY, PASSED, seat, drop_out(s, seat, s.fine()))
    s.gone += s.black(seat)  # his black stone is out with him
    s.front[seat] = 0
    if alone(s.playing):
        settle(s, ear)
    else:
        give_turn(s, next_in(s, seat))


def drop_out(s: State, seat: i64, fine: i64) -> i64:
    """Ante and fine go into the pot (purse.pay: as far as the purse reaches); their sum."""
    lost = s.antes[seat] + pay(s.purses, seat, fine)
    s.antes[seat] = 0
    s.pot += lost
    s.playing &= all_but(seat)
    return lost


def settle(s: State, ear: Ear) -> None:
    """blackstone.end: those still in take back their antes (purse.pay: what was laid) and share."""
    for seat in range(i64(len(s.front))):
        s.purses[seat] += s.antes[seat]
        s.antes[seat] = 0
    chips = s.pot
    s.pot = share(s.purses, s.playing, chips)  # what cannot be shared stays for the next hand
    if alone(s.playing):
        ear.hear(EVERYBODY, WON, first_of(s.playing), chips)
    else:
        ear.hear(EVERYBODY, SHARED, (chips - s.pot) // how_many_sit(s.playing), s.pot)
    s.turn = NOBODY
    s.due = OVER
