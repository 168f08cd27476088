"""What bots remark at a table of Mafia de Cuba, beside their claims, of what all have heard.

It is worked out from what onlookers see and are told, and from dice: so a remark can't betray a
pocket (table.secret). The sentences are in remarks/, a sheet for each temper and tongue.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from tablee.engine.events import Event
from tablee.engine.seats import left_of, right_of
from tablee.games.cuba import events as told
from tablee.games.cuba.box import NOT_YET, TOKEN, diamonds_in
from tablee.games.cuba.moves import ACCUSE, INQUIRE
from tablee.games.cuba.state import CAME_DIAMONDS, LEFT, TAKEN
from tablee.games.cuba.view import View

IMPOSSIBLE: Final = -2


class Remark(Struct, frozen=True, omit_defaults=True):
    """Who says something, on which occasion, and of whom it speaks."""

    seat: int
    occasion: str
    target: int = -1
    other: int = -1
    diamonds: int = -1  # that the speaker has claimed before all
    left: bool = False  # … to have left, else to have been given


def remarks(
    view: View, events: Sequence[Event], bots: Collection[int], dice: Random
) -> list[Remark]:
    """What is said about these events, one after another; the view is that of onlookers."""
    able = [seat for seat in bots if seat not in view.out or view.phase == "over"]
    return [one for event in events for one in about(view, event, able, dice) if one.seat in able]


def about(view: View, event: Event, bots: Sequence[int], dice: Random) -> Iterator[Remark]:
    boss = view.godfather
    players = [seat for seat in bots if seat != boss]
    match event:
        case told.BoxPassed():
            if players and dice.random() < 0.3:  # small talk, whoever holds the box
                yield Remark(dice.choice(players), "box")
        case told.InquiryBegan():
            yield Remark(boss, "opens")
        case told.SaidDiamonds() | told.SaidTokens() | told.SaidLeft() | told.SaidTake():
            yield from about_a_claim(view, event.seat, players, dice)
        case told.Accused(target=target) if view.phase == "window" and boss not in bots:
            yield Remark(target, "pleads")  # a bot has said before whom it suspects
        case told.JokerGiven(seat=seat):
            yield Remark(seat, "cleared")
            yield Remark(boss, "regrets", seat)
        case told.Recovered() if view.phase != "over" and view.accused:
            found = view.accused[-1]
            glad = [seat for seat in bots if seat != found]
            if glad:
                yield Remark(boss if boss in glad else dice.choice(glad), "found", found)


def foretold(view: View, move: int, bots: Collection[int]) -> list[Remark]:
    """cuba.accuse: the Godfather says whom he suspects and why, and the suspect pleads.

    Why is what all have heard: two neighbours whose words don't fit, or nothing but a hunch.
    """
    if not ACCUSE <= move < INQUIRE:
        return []
    boss, target = view.godfather, move - ACCUSE
    other = at_odds_with(view, target)
    why = (
        Remark(boss, "hunch", target)
        if other == NOT_YET
        else Remark(boss, "suspects", target, other)
    )
    return [one for one in (why, Remark(target, "pleads")) if one.seat in bots]


def about_a_claim(view: View, seat: int, players: Sequence[int], dice: Random) -> Iterator[Remark]:
    """Neighbours hold against each other what they have claimed; others take sides, or don't."""
    other = at_odds_with(view, seat)
    if other != NOT_YET:
        speaker, blamed = (other, seat) if other in players else (seat, other)
        yield contradiction(view, speaker, blamed)
        yield Remark(blamed, "defends", speaker)
        aside = [one for one in players if one not in (seat, other)]
        if aside and dice.random() < 0.5:
            yield Remark(dice.choice(aside), "points", seat, other)
        elif dice.random() < 0.7:
            yield Remark(view.godfather, "doubts", seat, other)
        return
    friends = [one for one in neighbours(view, seat) if one in players and fits(view, seat, one)]
    if friends and dice.random() < 0.6:
        yield Remark(dice.choice(friends), "agrees", seat)


def contradiction(view: View, speaker: int, blamed: int) -> Remark:
    """“Karim lies, I saw 14”: by the speaker's own claim, true or not."""
    gave = left_of(speaker, view.seats) == blamed
    count = passed(view, speaker) if gave else view.said[speaker][CAME_DIAMONDS]
    return Remark(speaker, "contradicts", blamed, diamonds=max(0, count), left=gave)


def at_odds_with(view: View, seat: int) -> int:
    """The neighbour whose claims about diamonds don't fit those of this seat; NOT_YET: none."""
    for one in neighbours(view, seat):
        gave, got = exchanged(view, seat, one)
        if NOT_YET not in (gave, got) and gave != got:
            return one
    return NOT_YET


def fits(view: View, seat: int, one: int) -> bool:
    gave, got = exchanged(view, seat, one)
    return gave == got != NOT_YET


def exchanged(view: View, seat: int, one: int) -> tuple[int, int]:
    """By their own words: what one of the two passed on, and what the other got."""
    giver, receiver = (one, seat) if left_of(one, view.seats) == seat else (seat, one)
    return passed(view, giver), view.said[receiver][CAME_DIAMONDS]


def neighbours(view: View, seat: int) -> list[int]:
    """Those who gave the box to this seat, or got it from there; the Godfather makes no claims."""
    around = (right_of(seat, view.seats), left_of(seat, view.seats))
    return [one for one in around if view.godfather not in (one, seat)]


def passed(view: View, seat: int) -> int:
    """By this seat's own words: as said, or as they came less those that were taken."""
    said = view.said[seat]
    if said[LEFT] != NOT_YET:
        return diamonds_in(said[LEFT])
    came, took = said[CAME_DIAMONDS], said[TAKEN]
    if NOT_YET in (came, took):
        return NOT_YET
    if took >= TOKEN:
        return came
    return came - took if took <= came else IMPOSSIBLE


def answer(view: View, seat: int, target: int) -> Remark | None:
    """To whoever says this bot's name aloud; while pockets are about to be shown, nobody chats."""
    if view.phase == "window" or (seat in view.out and view.phase != "over"):
        return None
    return Remark(seat, "addressed", target)


def moment(view: View) -> Any:
    """A remark is for its moment: once this has changed, it is left unsaid."""
    return view.phase, len(view.accused)
