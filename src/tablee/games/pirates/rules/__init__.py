"""The law of Pirates. A comment names the rule that a line carries out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.game import Ask, Carry, Game, Outcome, luck, may, must
from tablee.engine.seats import EVERYBODY, NOBODY, all_but, ring, sits
from tablee.engine.trays import sealed
from tablee.games.deck55 import (
    HIGHEST,
    KINDS,
    full_deck,
    lowest,
    members_of,
    shows,
    values_of,
)
from tablee.games.pirates.events import CHALLENGED, DREW, EVENTS
from tablee.games.pirates.look import look
from tablee.games.pirates.moves import ACCUSE, ATTACK, CHALLENGE, DRAW, MOVES
from tablee.games.pirates.options import Options
from tablee.games.pirates.rules.deck import a_card_is_left, empty_pile, take_into_hand
from tablee.games.pirates.rules.numbers import (
    accuse,
    attack,
    card_of,
    challenge,
    laid_by,
    lay,
    target_of,
)
from tablee.games.pirates.rules.out import left_neighbour, next_turn
from tablee.games.pirates.rules.setup import choose, choose_by_lot, serve
from tablee.games.pirates.rules.turn import look_for_a_pair, play_in_front, turn_up
from tablee.games.pirates.state import (
    CHOOSE,
    DEAL,
    HAND_OVER,
    LOT,
    OVER,
    TURN,
    TURN_UP,
    State,
)
from tablee.games.pirates.view import View, imagine

MOST_OFFERS: Final = 20_000  # lists of moves to remember; a table for four needs 15,000 at most


class Pirates(Game[State, View]):
    def __init__(self) -> None:
        super().__init__("pirates", 1, 2, 8, Options, View, MOVES, EVENTS)
        # pirates.setup: silence lays the lowest card; who has chosen may choose again
        self.first_choice = [
            [must(seat, "pirates.setup", lay(card)) for card in range(KINDS)] for seat in range(8)
        ]
        self.second_thoughts = [may(seat, "pirates.setup") for seat in range(8)]
        # Silence draws; pirates.deck: without a card it accuses the left neighbour
        self.turns = [[must(seat, "pirates.goal", DRAW)] for seat in range(8)]
        self.without_a_card = [
            [[must(seat, "pirates.goal", accuse(target))] for target in range(8)]
            for seat in range(8)
        ]
        # By the values in one's hand, and by whom they can be used against: made once, asked often
        self.first_cards = [
            [lay(card) for card in members_of(values)] for values in range(1 << HIGHEST)
        ]
        self.not_yet: list[int] = []  # an offer is never empty: one could draw, or be told why not
        self.forget_offers()
        nobody: list[Ask] = []
        self.croupier = [nobody] * (OVER + 1)  # by what is due
        self.croupier[DEAL] = [luck("pirates.setup")]
        self.croupier[LOT] = [luck("pirates.first")]
        self.croupier[TURN_UP] = [luck("pirates.challenge")]
        self.croupier[HAND_OVER] = [luck("pirates.draw")]

    def start(self, seats: i64, options: Options | None, carry: Carry | None) -> State:
        return State(
            deck=full_deck(),
            discards=empty_pile(),
            hands=vec[i64]([0] * seats),
            front=vec[i64]([0] * seats),
            tray=sealed(ring(seats), seats),
            still_in=ring(seats),
            turn=NOBODY,
            target=NOBODY,
            due=DEAL,
            oldest=vec[i64]([0] * 0) if options is None else vec[i64](list(options.oldest)),
            buried=0,
            glimpsed=vec[i64]([0] * seats),
            accuser=NOBODY,
        )

    def asks(self, s: State) -> list[Ask]:
        if s.due == TURN:
            if a_card_is_left(s):
                return self.turns[s.turn]
            return self.without_a_card[s.turn][left_neighbour(s, s.turn)]
        if s.due == CHOOSE:
            return self.choosing(s)
        return self.croupier[s.due]

    def choosing(self, s: State) -> list[Ask]:
        """pirates.setup: everybody chooses a card, and may choose again until the last has."""
        asks = self.second_thoughts[: len(s.hands)]
        awaited = s.tray.awaited()
        for seat in range(i64(len(s.hands))):
            if sits(seat, awaited):
                asks[seat] = self.first_choice[seat][lowest(s.hands[seat])]
        return asks

    def candidates(self, s: State, seat: i64) -> list[int]:
        values = values_of(s.hands[seat])
        if s.due == CHOOSE:
            return self.first_cards[values]
        others = s.still_in & all_but(seat)
        offers = self.offers[others]
        if not offers:
            offers = self.offers[others] = [self.not_yet] * (1 << HIGHEST)
        known = offers[values]
        return known if known else self.offer(others, values)

    def forget_offers(self) -> None:
        self.offers: list[list[list[int]]] = [[] for _ in range(1 << 8)]
        self.made: i64 = 0

    def offer(self, others: i64, values: i64) -> list[int]:
        """Draw, or challenge, accuse or attack any of these others with any of these values."""
        moves: list[int] = [DRAW]
        cards = members_of(values)
        for target in range(i64(8)):
            if sits(target, others):
                moves.append(challenge(target))
                moves.append(accuse(target))
                for card in cards:
                    moves.append(attack(card, target))
        self.made += 1
        if self.made <= MOST_OFFERS:
            self.offers[others][values] = moves
        else:
            self.forget_offers()
        return moves

    def refusal(self, s: State, seat: i64, move: i64) -> str | None:
        if s.due == CHOOSE:
            return None
        if move >= ATTACK:
            pairs = shows(s.front[target_of(move)], card_of(move))
            return "pirates.attack" if pairs else None
        if move < ACCUSE and not a_card_is_left(s):
            return "pirates.deck"
        return None  # pirates.deck: accusing always is legal

    def replaces(self, s: State, seat: i64, move: i64) -> i64:
        return s.tray.again(seat)

    def play(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        s.accuser = NOBODY  # the hand that he was shown can change from now on
        if s.due == CHOOSE:
            choose(s, seat, laid_by(move), ear)
        elif move >= ATTACK:
            play_in_front(s, seat, target_of(move), card_of(move), ear)
        elif move >= ACCUSE:
            look_for_a_pair(s, seat, move - ACCUSE, ear)
        elif move >= CHALLENGE:
            s.target = move - CHALLENGE
            s.due = TURN_UP
            ear.hear(EVERYBODY, CHALLENGED, seat, s.target)
        else:
            s.due = HAND_OVER

    def deal(self, s: State, chance: Chance, ear: Ear) -> None:
        if s.due == TURN_UP:
            turn_up(s, chance, ear)
        elif s.due == HAND_OVER:
            take_into_hand(s, s.turn, DREW, chance, ear)
            next_turn(s, left_neighbour(s, s.turn))  # pirates.draw
        elif s.due == DEAL:
            serve(s, chance, ear)
        else:
            choose_by_lot(s, chance, ear)

    def view(self, s: State, seat: i64) -> View:
        return look(s, seat)

    def imagine(self, seen: View, chance: Chance) -> State:
        return imagine(seen, chance)

    def out(self, s: State) -> i64:
        return ring(len(s.front)) & ~s.still_in

    def outcome(self, s: State) -> Outcome | None:
        if s.due != OVER:
            return None
        points = [1 if seat == s.turn else 0 for seat in range(i64(len(s.hands)))]
        return Outcome([s.turn], [], points)  # pirates.goal: one winner
