"""Decoys: each other team adds a memory that looks like what it saw."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.game import Ask, may, must
from tablee.engine.seats import EVERYBODY, NO_SEATS, how_many_sit, sits
from tablee.games.creux.law.events import DECOY_CHOSEN, DECOYS_LAID, TEAM_READY
from tablee.games.creux.law.miming import FELT, felt
from tablee.games.creux.law.moves import MOST
from tablee.games.creux.law.numbers import LAY, OPEN_EYES, WHISPER
from tablee.games.creux.law.phase import Phase, may_whisper
from tablee.games.creux.law.state import DEALING, DECOYS, State

CHANGING: Final = [may(seat, "creux.decoy") for seat in range(MOST)]


class Decoys(Phase):
    """creux.decoy: any member's choice counts, and may be changed until all have chosen."""

    def asks(self, s: State) -> list[Ask]:
        asks: list[Ask] = []
        for seat in range(s.seats()):
            team = s.teams[seat]
            if s.tray.awaits(team):
                asks.append(must(seat, "creux.decoy", LAY.of(s.hand(team)[0])))
            elif sits(team, s.tray.asked):
                asks.append(CHANGING[seat])
        if s.missed:
            asks.append(FELT[s.grandfather])
        return asks

    def candidates(self, s: State, seat: i64) -> list[int]:
        if seat == s.grandfather:
            return [OPEN_EYES.first]
        moves = [LAY.of(card) for card in s.hand(s.teams[seat])]
        if may_whisper(s, seat):
            moves.append(WHISPER.first)
        return moves

    def replaces(self, s: State, seat: i64, move: i64) -> i64:
        team = s.teams[seat]
        if not LAY.has(move) or s.tray.again(team) == NO_SEATS:
            return NO_SEATS
        return s.members(team)  # creux.decoy: any of them may change it

    def act(self, s: State, seat: i64, move: i64, ear: Ear) -> None:
        if seat == s.grandfather:  # creux.screen: while the others choose
            felt(s, ear)
            return
        team, card = s.teams[seat], LAY.value(move)
        fresh = s.tray.awaits(team)
        s.tray.answer(team, card)
        ear.hear(s.members(team), DECOY_CHOSEN, seat, card)
        if fresh:
            ear.hear(EVERYBODY, TEAM_READY, s.members(team), 0)
        if s.tray.complete():
            lay_all(s, ear)


def lay_all(s: State, ear: Ear) -> None:
    """creux.decoy: clockwise from the active team's left; then each draws."""
    team = s.active()
    ear.hear(EVERYBODY, DECOYS_LAID, how_many_sit(s.tray.asked), 0)
    for _ in range(s.camps()):
        team = s.after(team)
        if sits(team, s.tray.asked):
            card = s.tray.answers[team]
            s.take(team, card)
            s.laid.append(card)
            s.owners.append(team)
            s.meant.append(s.mime)
    s.tray.close()
    s.then = DECOYS
    s.due = DEALING
