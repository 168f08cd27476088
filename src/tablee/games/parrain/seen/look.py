"""The hearing as one seat sees it; compiled, for nearly every step of a game needs it."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.ear import HIDDEN
from tablee.engine.seats import NO_SEATS, NOBODY, members, sits
from tablee.engine.trays import NO_ANSWER
from tablee.games.parrain.law.accusing import concrete_is_ready
from tablee.games.parrain.law.bags import journey, seen_at
from tablee.games.parrain.law.ending import out, winners
from tablee.games.parrain.law.state import (
    HAND,
    LOOKING,
    NO_BAG,
    OVER,
    STEP,
    SWAPPING,
    TURNING,
    State,
    circle,
    helpers,
)
from tablee.games.parrain.seen.view import KINDS, PHASES, Agreed, BagStep, Excuse, Stage, View


def look(s: State, seat: i64) -> View:
    over = s.due == OVER
    playing = seat >= 0 and seat != s.godfather
    return View(
        seat=seat,
        seats=s.seats(),
        phase=PHASES.get(s.due, "setup"),
        characters=list(s.characters),
        partners=list(s.partners),
        godfather=s.godfather,
        anger=s.anger,
        hearing=s.hearing,
        turn=s.turn,
        accuser=s.accuser,
        accused=s.accused,
        excuses=[excuse(s, at) for at in range(i64(len(s.cards)))],
        named=members(s.named),
        helpers=members(helpers(s) if not over else i64(NO_SEATS)),
        helped=members(s.helped),
        stepped=s.stepped,
        retort=s.retort,
        breath=s.breath,
        reactions=list(s.reactions),
        whispers=[whispers(s, k, seat) for k in range(s.seats())],
        quiet=members(s.quiet),
        concrete=not over and concrete_is_ready(s),
        pile=s.left(),
        discards=s.discards[:],
        hand=[s.card(seat, place) for place in range(i64(HAND))] if playing else [],
        answer=s.answers.answers[seat] if seat >= 0 else NO_ANSWER,
        dealt=[bag_seen(s.dealt[k], over or k == seat) for k in range(s.seats())],
        shower=s.first,
        mixed=members(s.mixed),
        steps=[step(s, at, seat) for at in range(i64(len(s.steps)) // STEP)],
        bags=[bag_seen(s.bags[k], over) for k in range(s.seats())],
        way=way(s) if over else [],
        culprit=s.culprit,
        informer=s.informer,
        out=members(out(s)) if over else [],
        winners=members(winners(s)) if over else [],
        ending=s.ending,
        options=Agreed(s.side_by_side, s.boss_bag, s.spare),
    )


def excuse(s: State, at: i64) -> Excuse:
    return Excuse(
        s.cards[at], s.tellers[at], members(s.mentions[at]), s.struck[at] == 1, s.works(at)
    )


def whispers(s: State, of: i64, seat: i64) -> i64:
    """parrain.talk: only those who hear them can count them; and who has nobody has none."""
    hearers = circle(s, of)
    if of == seat or sits(seat, hearers) or hearers == NO_SEATS:
        return s.whispers[of]
    return HIDDEN


def bag_seen(bag: i64, known: bool) -> i64:
    """That somebody has no bag is no secret."""
    if known or bag == NO_BAG:
        return bag
    return HIDDEN


def step(s: State, at: i64, seat: i64) -> BagStep:
    kind, who, whom, hearing = s.steps[at * STEP : at * STEP + STEP]
    knows = kind == LOOKING and (s.due == OVER or who == seat)
    return BagStep(
        KINDS[kind],
        who,
        whom if kind == SWAPPING else NOBODY,
        kind == TURNING and whom == 1,
        hearing,
        seen_at(s, at) if knows else HIDDEN,
    )


def way(s: State) -> list[Stage]:
    """parrain.win: where the money has been, told at the end."""
    held = journey(s)
    stages = [Stage(0, held[0])]
    for at in range(1, len(held)):
        if held[at] != held[at - 1]:
            stages.append(Stage(s.steps[(at - 1) * STEP + 3], held[at]))
    return stages
