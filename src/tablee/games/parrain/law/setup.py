"""Setting up: who is who, whose bag is whose, and three excuses each."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.game import Ask, luck
from tablee.engine.lots import draw_lot
from tablee.engine.match import Refused
from tablee.engine.pile import Pile
from tablee.engine.seats import EVERYBODY, NO_SEATS, NOBODY, first_of, left_of, only, ring, sits
from tablee.engine.trays import window
from tablee.games.parrain.law.events import BAG_SEEN, BAGS_MIXED, CAST, DREW, MONEY_SHOWN
from tablee.games.parrain.law.excuses import EXCUSES, YELLOW
from tablee.games.parrain.law.options import Options
from tablee.games.parrain.law.phase import Phase
from tablee.games.parrain.law.state import (
    ACCOUNTANT,
    ALL_BAGS,
    BAGS,
    BOSS,
    BREATH,
    CASTING,
    FOUR,
    GODFATHER,
    HAND,
    HANDS,
    JOINING,
    MIXING,
    MONEY,
    NO_BAG,
    NO_CARD,
    NOT_ENDED,
    THE_MONEY,
    WIFE,
    State,
    partner,
)
from tablee.games.parrain.law.turn import begin_turn

CHARACTERS: Final = 11


class Dealing(Phase):
    """The croupier is at work, under this rule."""

    def __init__(self, rule: str) -> None:
        super().__init__(judged=False)
        self.dealing = [luck(rule)]

    def asks(self, s: State) -> list[Ask]:
        return self.dealing


def deal(s: State, chance: Chance, ear: Ear) -> None:
    """One pick of the croupier's, before the first turn."""
    if s.due == CASTING:
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


def lay(seats: i64, agreed: Options) -> State:
    godfather = chosen_godfather(seats, agreed)
    s = State(
        characters=vec[i64]([0] * seats),
        partners=vec[i64]([NOBODY] * seats),
        godfather=godfather,
        undealt=Pile(vec[i64]([1] * ALL_BAGS), ALL_BAGS),
        dealt=vec[i64]([NO_BAG] * seats),
        settled=vec[i64]([NO_BAG] * seats),
        bags=vec[i64]([NO_BAG] * seats),
        first=NOBODY,
        mixed=NO_SEATS,
        steps=[],
        pile=Pile(vec[i64]([1] * EXCUSES), EXCUSES),
        spare=never_reached(seats, agreed),
        hands=vec[i64]([NO_CARD] * (seats * HAND)),
        cards=[],
        tellers=[],
        mentions=[],
        struck=[],
        discards=[],
        anger=YELLOW,  # parrain.setup.hand
        turn=NOBODY,
        hearing=0,
        accuser=NOBODY,
        accused=NOBODY,
        helped=NO_SEATS,
        named=NO_SEATS,
        stepped=NOBODY,
        retort=NOBODY,
        breath=BREATH,
        reactions=vec[i64]([0] * seats),
        whispers=vec[i64]([0] * seats),
        quiet=NO_SEATS,
        answers=window(NO_SEATS, seats),
        drawing=NOBODY,
        due=CASTING,
        ending=NOT_ENDED,
        culprit=NOBODY,
        informer=NOBODY,
        side_by_side=agreed.side_by_side,
        boss_bag=agreed.boss_bag,
    )
    if godfather != NOBODY:
        appoint(s, godfather)
    return s


def chosen_godfather(seats: i64, agreed: Options) -> i64:
    """parrain.setup.cast: the host's choice; NOBODY: the lot decides."""
    if not agreed.godfather:
        return NOBODY
    if agreed.godfather[0] >= seats:
        raise Refused("parrain.setup.cast")
    return agreed.godfather[0]


def never_reached(seats: i64, agreed: Options) -> i64:
    """parrain.pile: of what is left after the deal, the half or two thirds are laid aside."""
    left: i64 = EXCUSES - HAND * (seats - 1)
    if agreed.pile == "half":
        return left // 2
    if agreed.pile == "third":
        return left - left // 3
    return 0


def appoint(s: State, seat: i64) -> None:
    s.godfather = seat
    s.characters[seat] = GODFATHER
    if s.side_by_side and s.seats() > FOUR:  # parrain.setup.cast: for beginners
        other = seat
        for character in range(2, s.seats() + 1):
            other = left_of(other, s.seats())
            s.characters[other] = character
        cast(s)


def deal_character(s: State, chance: Chance) -> None:
    """parrain.setup.cast: as many as players, by number; parrain.four: three of the ten."""
    if s.godfather == NOBODY and (s.side_by_side or s.seats() == FOUR):
        appoint(s, draw_lot(ring(s.seats()), s.seats(), chance))
        return
    seat: i64 = 0
    while s.characters[seat] != 0:
        seat += 1
    highest: i64 = CHARACTERS if s.seats() == FOUR else s.seats()
    weights = vec[i64]([0] * (CHARACTERS + 1))
    total: i64 = 0
    for character in range(i64(1), highest + 1):
        if s.seat_of(character) == NOBODY:
            weights[character] = 1
            total += 1
    s.characters[seat] = chance.pick(weights, total)
    if s.characters[seat] == GODFATHER:
        s.godfather = seat
    if s.seat_of(0) == NOBODY:
        cast(s)


def cast(s: State) -> None:
    """Everybody is somebody, and knows whom to stand by."""
    for seat in range(s.seats()):
        s.partners[seat] = partner(s, seat)
    s.due = MONEY


def deal_money(s: State, chance: Chance, ear: Ear) -> None:
    """parrain.setup.bags: the money is always dealt, to anybody but the Godfather."""
    for seat in range(s.seats()):
        ear.hear(EVERYBODY, CAST, seat, s.characters[seat])
    s.first = draw_lot(ring(s.seats()) & ~only(s.godfather), s.seats(), chance)
    s.bags[s.first] = THE_MONEY
    s.undealt.counts[THE_MONEY] = 0
    s.undealt.size -= 1
    s.due = BAGS


def deal_bag(s: State, chance: Chance, ear: Ear) -> None:
    """parrain.setup.bags: the others are picked from the ten. parrain.boss-bag: one for him."""
    seat = s.godfather if s.due == BOSS else next_without_a_bag(s)
    s.bags[seat] = s.undealt.draw(chance)
    if s.due != BOSS and next_without_a_bag(s) != NOBODY:
        return
    if s.boss_bag and s.due != BOSS:
        s.due = BOSS
        return
    for other in range(s.seats()):  # all look, and the holder of the money shows it
        s.dealt[other] = s.bags[other]
        if s.bags[other] != NO_BAG:
            ear.hear(only(other), BAG_SEEN, other, s.bags[other])
    ear.hear(EVERYBODY, MONEY_SHOWN, s.first, 0)
    gather(s)


def next_without_a_bag(s: State) -> i64:
    for seat in range(s.seats()):
        if s.bags[seat] == NO_BAG and seat != s.godfather:
            return seat
    return NOBODY


def gather(s: State) -> None:
    """parrain.setup.shuffle: the Accountant's, the Wife's and the money; parrain.four: all."""
    if s.seats() == FOUR:
        s.mixed = ring(s.seats()) & ~only(s.godfather)
        s.due = MIXING
        return
    couple = only(s.seat_of(WIFE)) | only(s.seat_of(ACCOUNTANT))
    s.mixed = couple | only(s.first)
    s.due = JOINING if s.mixed == couple else MIXING


def join(s: State, chance: Chance) -> None:
    """parrain.setup.shuffle: one of the two has the money, so another player's bag joins."""
    others = ring(s.seats()) & ~(s.mixed | only(s.godfather))
    s.mixed |= only(draw_lot(others, s.seats(), chance))
    s.due = MIXING


def mix(s: State, chance: Chance, ear: Ear) -> None:
    """parrain.setup.shuffle: unseen; each of the three gets one of the three back."""
    weights = vec[i64]([0] * ALL_BAGS)
    left: i64 = 0
    waiting: i64 = NO_SEATS
    for seat in range(s.seats()):
        if sits(seat, s.mixed):
            weights[s.dealt[seat]] += 1
            left += 1
            if s.settled[seat] == NO_BAG:
                waiting |= only(seat)
            else:
                weights[s.settled[seat]] -= 1
                left -= 1
    seat = first_of(waiting)
    s.settled[seat] = chance.pick(weights, left)
    weights[s.settled[seat]] -= 1
    if left > 2:
        return
    for bag in range(i64(ALL_BAGS)):  # two were there: the last goes to the last
        if weights[bag] > 0:
            s.settled[first_of(waiting & ~only(seat))] = bag
    for other in range(s.seats()):
        if not sits(other, s.mixed):
            s.settled[other] = s.dealt[other]
    s.bags = s.settled[:]
    ear.hear(EVERYBODY, BAGS_MIXED, s.mixed, 0)
    s.due = HANDS


def deal_card(s: State, chance: Chance, ear: Ear) -> None:
    """parrain.setup.hand: three each, not to the Godfather; one at a time (table.deal)."""
    for place in range(i64(HAND)):
        for seat in range(s.seats()):
            if seat != s.godfather and s.card(seat, place) == NO_CARD:
                s.hands[seat * HAND + place] = s.pile.draw(chance)
                ear.hear(only(seat), DREW, seat, s.card(seat, place))
                if place == HAND - 1 and next_without_a_hand(s) == NOBODY:
                    begin_turn(s, s.first, NOBODY, ear)  # parrain.setup.bags
                return


def next_without_a_hand(s: State) -> i64:
    for seat in range(s.seats()):
        if seat != s.godfather and s.card(seat, HAND - 1) == NO_CARD:
            return seat
    return NOBODY
