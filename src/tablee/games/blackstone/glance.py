"""The risk of as few cards as may be taken, and of some more, at a glance."""

from __future__ import annotations

from tablee.games.blackstone.moves import Take
from tablee.games.blackstone.odds import bust
from tablee.games.blackstone.view import View
from tablee.games.glance import Glance, Risk
from tablee.games.words import Words

MORE = 4  # numbers beyond the lowest


def glance(view: View, seat: int, words: Words) -> Glance:
    numbers = range(view.minimum, min(view.minimum + MORE, view.deck) + 1)
    risks = {cards: bust(view, seat, cards) for cards in numbers}
    said = [f"{cards} → {percent(chance, words)}" for cards, chance in risks.items()]
    line: str = words.entries["terminal"]["odds"]
    return Glance(
        line.format(risks=" · ".join(said)),
        [Risk(Take(cards), chance) for cards, chance in risks.items()],
    )


def percent(chance: float, words: Words) -> str:
    return f"{100 * chance:.0f}" + ("\u00a0%" if words.language == "fr" else "%")
