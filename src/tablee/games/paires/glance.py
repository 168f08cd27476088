"""What drawing and folding cost, at a glance."""

from __future__ import annotations

from tablee.games.glance import Glance, Risk
from tablee.games.paires.moves import Draw
from tablee.games.paires.odds import odds
from tablee.games.paires.view import View
from tablee.games.words import Words


def glance(view: View, seat: int, words: Words) -> Glance:
    found = odds(view, seat)
    cost, risk = f"{found.cost:.1f}", f"{100 * found.pair:.0f}"
    if words.language == "fr":
        cost = cost.replace(".", ",")
    line: str = words.entries["terminal"]["odds"]
    return Glance(line.format(risk=risk, cost=cost, fold=found.fold), [Risk(Draw(), found.pair)])
