"""The end: concrete, a pile that has run out, or the police; and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, NO_SEATS, NOBODY, only, sits
from tablee.engine.trays import window
from tablee.games.parrain.law.bags import journey, seen_at
from tablee.games.parrain.law.events import (
    BAG_OPENED,
    CONCRETE_POURED,
    CULPRIT_NAMED,
    ENDED,
    MONEY_BEGAN,
    MONEY_LOOKED,
    MONEY_WENT,
    TRAPPED,
    WENT_OUT,
    WON,
)
from tablee.games.parrain.law.moves import MOST
from tablee.games.parrain.law.state import (
    ALL_BAGS,
    BOSS_HAD_MONEY,
    BOSS_HAD_WEAPONS,
    BOSS_KEPT,
    FOUND,
    INFORMER_ERRED,
    INFORMER_HAD_MONEY,
    LOOKING,
    MISSED,
    NO_BAG,
    OVER,
    STEP,
    THE_MONEY,
    WEAPONS,
    State,
)


def pour(s: State, ear: Ear) -> None:
    """parrain.red: on the one whose turn it is. parrain.concrete: it ends the game."""
    ear.hear(EVERYBODY, CONCRETE_POURED, s.turn, 0)
    punish(s, s.turn, ear)


def name(s: State, target: i64, ear: Ear) -> None:
    """parrain.end.pile: any player but himself, as by concrete."""
    ear.hear(EVERYBODY, CULPRIT_NAMED, target, 0)
    punish(s, target, ear)


def punish(s: State, culprit: i64, ear: Ear) -> None:
    """parrain.end.concrete, and parrain.win."""
    s.culprit = culprit
    money = s.money()
    if money == s.godfather:
        end(s, BOSS_KEPT, ear)  # parrain.boss-bag
    else:
        end(s, FOUND if sits(money, out(s)) else MISSED, ear)


def trap(s: State, informer: i64, card: i64, ear: Ear) -> None:
    """parrain.boss-bag: the police open the Godfather's bag."""
    s.informer = informer
    ear.hear(EVERYBODY, TRAPPED, informer, card)
    bag = s.bags[s.godfather]
    if bag == THE_MONEY:
        end(s, BOSS_HAD_MONEY, ear)
    elif bag == WEAPONS:
        end(s, BOSS_HAD_WEAPONS, ear)
    elif s.money() == informer:
        end(s, INFORMER_HAD_MONEY, ear)
    else:
        end(s, INFORMER_ERRED, ear)


def out(s: State) -> i64:
    """parrain.end.concrete: the culprit and his partner. parrain.boss-bag: who informed in vain."""
    if s.culprit != NOBODY:
        found = only(s.culprit)
        beside = s.partners[s.culprit]
        return found if beside == NOBODY else found | only(beside)
    if s.ending == INFORMER_ERRED or s.ending == INFORMER_HAD_MONEY:
        return only(s.informer)
    if s.ending == BOSS_HAD_MONEY or s.ending == BOSS_HAD_WEAPONS:
        return only(s.godfather)
    return NO_SEATS


def winners(s: State) -> i64:
    """parrain.win; parrain.boss-bag: after a trap each wins alone."""
    if s.ending == FOUND or s.ending == BOSS_KEPT or s.ending == INFORMER_HAD_MONEY:
        return only(s.godfather)
    if s.ending == BOSS_HAD_MONEY:
        return only(s.informer)
    won = only(s.money())
    if s.ending == MISSED:
        beside = s.partners[s.money()]
        if beside != NOBODY and not sits(beside, out(s)):  # a partner who is out does not win
            won |= only(beside)
    return won


def end(s: State, ending: i64, ear: Ear) -> None:
    """All bags are opened, and the money's way is told (parrain.win)."""
    s.ending = ending
    s.due = OVER
    s.named = NO_SEATS
    s.stepped = NOBODY
    s.retort = NOBODY
    s.answers = window(NO_SEATS, s.seats())
    for seat in range(s.seats()):
        if sits(seat, out(s)):
            ear.hear(EVERYBODY, WENT_OUT, seat, 0)
    for seat in range(s.seats()):
        if s.bags[seat] != NO_BAG:
            ear.hear(EVERYBODY, BAG_OPENED, seat, s.bags[seat])
    ear.hear(EVERYBODY, ENDED, ending, 0)
    for seat in range(s.seats()):
        if sits(seat, winners(s)):
            ear.hear(EVERYBODY, WON, seat, 0)
    tell_the_way(s, ear)


def tell_the_way(s: State, ear: Ear) -> None:
    """parrain.end.concrete: who had the money, when it went on, and who looked meanwhile."""
    held = journey(s)
    ear.hear(EVERYBODY, MONEY_BEGAN, held[0], 0)
    for step in range(i64(len(held)) - 1):
        kind, who = s.steps[step * STEP], s.steps[step * STEP + 1]
        hearing = s.steps[step * STEP + 3]
        if kind == LOOKING:
            ear.hear(EVERYBODY, MONEY_LOOKED, who, seen_at(s, step) + ALL_BAGS * hearing)
        elif held[step] != held[step + 1]:
            ear.hear(EVERYBODY, MONEY_WENT, held[step], held[step + 1] + MOST * hearing)
