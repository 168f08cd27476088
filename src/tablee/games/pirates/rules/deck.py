"""The deck, and what becomes of its cards."""

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import HIDDEN, Ear
from tablee.engine.pile import Pile
from tablee.engine.seats import EVERYBODY, ONLOOKERS, all_but, only
from tablee.games.deck55 import KINDS, with_card
from tablee.games.pirates.events import REMADE
from tablee.games.pirates.state import State


def take_into_hand(s: State, seat: i64, kind: i64, chance: Chance, ear: Ear) -> None:
    """The others see a card go, not which."""
    card = next_card(s, chance, ear)
    s.hands[seat] = with_card(s.hands[seat], card)
    ear.hear(only(seat), kind, seat, card)
    ear.hear(all_but(seat) | ONLOOKERS, kind, seat, HIDDEN)


def next_card(s: State, chance: Chance, ear: Ear) -> i64:
    """pirates.deck: an empty deck is remade from the discards.

    That all saw some of them before is forgotten from here on: views are no memory aid.
    """
    if s.deck.size == 0:
        s.deck, s.discards = s.discards, s.deck
        s.buried = 0
        for seat in range(i64(len(s.glimpsed))):
            s.glimpsed[seat] = 0
        ear.hear(EVERYBODY, REMADE, s.deck.size, 0)
    return s.deck.draw(chance)


def a_card_is_left(s: State) -> bool:
    """pirates.deck: in the deck, or in the discards that it can be remade from."""
    return s.deck.size + s.discards.size > 0


def empty_pile() -> Pile:
    return Pile(vec[i64]([0] * KINDS), 0)
