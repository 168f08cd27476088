"""What a card could cost, for learners: everybody can count what lies on the table."""

from msgspec import Struct

from tablee.games.deck55 import HIGHEST
from tablee.games.paires.view import View


class Odds(Struct, frozen=True):
    pair: float  # the chance that the next card pairs
    cost: float  # what drawing now costs on average, this card alone
    fold: int  # what folding costs


def odds(view: View, seat: int) -> Odds:
    """The odds of the next card for this seat, while a round is in play and a card is left."""
    values = range(1, HIGHEST + 1)
    cards = {value: view.unseen[value - 1] for value in values}
    if view.deck == 0:  # paires.reshuffle: all that is not face up is shuffled
        face_up = [card for side in (view.front, view.scored) for hand in side for card in hand]
        cards = {value: value - face_up.count(value) for value in values}
    total = sum(cards.values())
    pairs = {value: cards[value] / total for value in view.front[seat]}
    cost = sum(value * chance for value, chance in pairs.items())
    return Odds(pair=sum(pairs.values()), cost=cost, fold=view.price)
