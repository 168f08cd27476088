"""The Godfather at work: one more question, or an accusation; and the Cleaner, who watches him."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.moves import Move
from tablee.engine.seats import NOBODY
from tablee.games.cuba.accusing import best_accusation, share_won
from tablee.games.cuba.asking import bits
from tablee.games.cuba.box import NOT_YET, is_agent
from tablee.games.cuba.chair import Chair
from tablee.games.cuba.heard import Heard
from tablee.games.cuba.journey import Journey
from tablee.games.cuba.moves import Accuse, Inquire
from tablee.games.cuba.state import TAKEN
from tablee.thinking.bot import Offer

SURE: Final = 0.985  # of a thief: no need to ask any more
CURIOUS: Final = 0.3  # bits: less is not worth a question
WAYS: Final = 500  # of the box, to weigh an accusation


def next_step(
    chair: Chair,
    offers: list[Offer],
    refused: set[tuple[int, int]],
    heard: Heard,
    chance: Chance,
) -> Move:
    journey = chair.journey()
    targets = [offer.target for offer in offers if isinstance(offer, Accuse)]
    surest = max(targets, key=lambda seat: journey.guilt(chair.place[seat]))
    questions = [offer for offer in offers if isinstance(offer, Inquire)]
    owed = heard.owed(targets)
    if owed and questions:  # cuba.limit, cuba.clock: or there is no time left
        return to_somebody(chair, journey, questions, owed, refused, heard)
    if journey.guilt(chair.place[surest]) > SURE:
        return accuse(chair, journey, surest, questions, refused, heard)
    mute = {seat for seat, _ in refused}
    open_questions = [
        one
        for one in questions
        if chair.said[one.target].about(one.topic) == NOT_YET and one.target not in mute
    ]
    if best := most_telling(chair, journey, open_questions, CURIOUS):
        return best
    open = [chair.place[seat] for seat in targets]
    target = chair.order[best_accusation(ways(journey, chance), open, chair.view.jokers)]
    return accuse(chair, journey, target, questions, refused, heard)


def accuse(
    chair: Chair,
    journey: Journey,
    target: int,
    questions: list[Inquire],
    refused: set[tuple[int, int]],
    heard: Heard,
) -> Move:
    """At once; or, where persons play, after a last word."""
    if heard.last_word(target) and questions:
        return to_somebody(chair, journey, questions, [target], refused, heard)
    return Accuse(target)


def to_somebody(
    chair: Chair,
    journey: Journey,
    questions: list[Inquire],
    seats: list[int],
    refused: set[tuple[int, int]],
    heard: Heard,
) -> Inquire:
    """A question to one of these: something new, if there is anything; not twice in a row."""
    before = heard.fresh[-1] if heard.fresh else NOBODY
    others = [seat for seat in seats if seat != before] or seats
    asked = [one for one in questions if one.target in others]
    new = [
        one
        for one in asked
        if chair.said[one.target].about(one.topic) == NOT_YET
        and (one.target, one.topic) not in refused
    ]
    best = most_telling(chair, journey, new, 0.0)
    if best is not None:
        return best
    if new:
        return new[0]
    return next(one for one in asked if one.topic == TAKEN)


def most_telling(
    chair: Chair, journey: Journey, questions: list[Inquire], least: float
) -> Inquire | None:
    """In bits; None: nothing tells more than that."""
    told = {seat: bits(journey, chair.place[seat]) for seat in {one.target for one in questions}}
    best = max(questions, key=lambda one: told[one.target][one.topic], default=None)
    return best if best is not None and told[best.target][best.topic] > least else None


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
