"""The Godfather at work: one more question, or an accusation; and the Cleaner, who watches him."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.moves import Move
from tablee.games.cuba.accusing import best_accusation, share_won
from tablee.games.cuba.asking import bits
from tablee.games.cuba.box import NOT_YET, is_agent
from tablee.games.cuba.chair import Chair
from tablee.games.cuba.journey import Journey
from tablee.games.cuba.moves import Accuse, Inquire
from tablee.thinking.bot import Offer

SURE: Final = 0.985  # of a thief: no need to ask any more
CURIOUS: Final = 0.3  # bits: less is not worth a question
WAYS: Final = 500  # of the box, to weigh an accusation


def next_step(
    chair: Chair, offers: list[Offer], refused: set[tuple[int, int]], chance: Chance
) -> Move:
    journey = chair.journey()
    targets = [offer.target for offer in offers if isinstance(offer, Accuse)]
    surest = max(targets, key=lambda seat: journey.guilt(chair.place[seat]))
    if journey.guilt(chair.place[surest]) > SURE:
        return Accuse(surest)
    mute = {seat for seat, _ in refused}
    questions = [
        offer
        for offer in offers
        if isinstance(offer, Inquire)
        and chair.said[offer.target].about(offer.topic) == NOT_YET
        and offer.target not in mute
    ]
    told = {seat: bits(journey, chair.place[seat]) for seat in {one.target for one in questions}}
    if questions:
        best = max(questions, key=lambda one: told[one.target][one.topic])
        if told[best.target][best.topic] > CURIOUS:
            return best
    open = [chair.place[seat] for seat in targets]
    return Accuse(chair.order[best_accusation(ways(journey, chance), open, chair.view.jokers)])


def ways(journey: Journey, chance: Chance) -> list[vec[i64]]:
    """Pockets of everybody, as likely as they are."""
    return [vec[i64](journey.imagine(chance)[2:-1]) for _ in range(WAYS)]


def shoots(chair: Chair, chance: Chance) -> bool:
    """cuba.cleaner: rather an Agent shot than all diamonds found, whichever is likelier."""
    view = chair.view
    accused = chair.place[view.accusation]
    open = [
        chair.place[seat]
        for seat in chair.order
        if seat not in view.out and view.shown[seat] == NOT_YET and seat != view.accusation
    ]
    imagined = ways(chair.journey(), chance)
    agents = sum(is_agent(way[accused]) for way in imagined) / WAYS
    return agents > share_won(imagined, accused, open, view.jokers)
