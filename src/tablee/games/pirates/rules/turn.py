"""Your turn: attack, challenge or accuse; a draw is the croupier's business (deck.py)."""

from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, NOBODY, only
from tablee.games.deck55 import shows, single, with_card
from tablee.games.pirates.events import ACCUSED, ATTACKED, CAUGHT, CLEARED, LANDED, PAIRED, SHOWN
from tablee.games.pirates.rules.deck import next_card
from tablee.games.pirates.rules.out import go_on, left_neighbour, next_turn, put_out
from tablee.games.pirates.state import State, holds_pair


def play_in_front(s: State, seat: i64, target: i64, card: i64, ear: Ear) -> None:
    """pirates.attack: a card of the hand goes in front of somebody, whose turn it is then."""
    ear.hear(EVERYBODY, ATTACKED, seat, target)
    s.hands[seat] -= single(card)
    land(s, target, card, ear)


def land(s: State, target: i64, card: i64, ear: Ear) -> None:
    ear.hear(EVERYBODY, LANDED, target, card)
    s.front[target] = with_card(s.front[target], card)
    next_turn(s, target)


def turn_up(s: State, chance: Chance, ear: Ear) -> None:
    """pirates.challenge: a pair puts the challenger out, else it is the turn of the challenged."""
    seat = s.turn
    target = s.target
    s.target = NOBODY
    card = next_card(s, chance, ear)
    if shows(s.front[target], card):
        ear.hear(EVERYBODY, PAIRED, target, card)
        s.discards.add(card)
        s.buried = with_card(s.buried, card)
        put_out(s, seat, ear)
        go_on(s, left_neighbour(s, seat), ear)
    else:
        land(s, target, card, ear)


def look_for_a_pair(s: State, seat: i64, target: i64, ear: Ear) -> None:
    """pirates.accuse: the accuser alone sees the hand; whoever is wrong is out."""
    hand = s.hands[target]
    ear.hear(EVERYBODY, ACCUSED, seat, target)
    card, cards = i64(1), hand >> 4
    while cards != 0:
        for _ in range(cards & 15):
            ear.hear(only(seat), SHOWN, target, card)
        card, cards = card + 1, cards >> 4
    if holds_pair(hand + s.front[target]):
        ear.hear(EVERYBODY, CAUGHT, target, 0)
        s.glimpsed[seat] += hand
        put_out(s, target, ear)
        go_on(s, left_neighbour(s, seat), ear)
    else:
        ear.hear(EVERYBODY, CLEARED, target, 0)
        s.accuser = seat
        put_out(s, seat, ear)
        go_on(s, target, ear)
