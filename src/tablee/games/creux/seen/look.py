"""The table as one seat sees it; compiled, for nearly every step of a game needs it."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.engine.ear import HIDDEN
from tablee.engine.seats import NO_SEATS, NOBODY, members, only, sits
from tablee.engine.trays import NO_ANSWER
from tablee.games.creux.law.past import Turn
from tablee.games.creux.law.score import verdict, winners
from tablee.games.creux.law.state import (
    DUO,
    GUESSING,
    MIMES,
    NO_CARD,
    NO_CONSTRAINT,
    OVER,
    TEAMS,
    THE_PILE,
    State,
)
from tablee.games.creux.law.turn import album, casting
from tablee.games.creux.seen.view import MODES, PHASES, Agreed, Laid, Reveal, Thrown, View

NO_TEAM = -1


def look(s: State, seat: i64) -> View:
    over = s.due == OVER
    team = s.teams[seat] if seat >= 0 else i64(NO_TEAM)
    appointed = not over and s.grandfather != NOBODY
    knowers = s.knowers() if appointed else i64(NO_SEATS)
    knows = sits(seat, knowers)
    return View(
        seat=seat,
        phase=PHASES.get(s.due, "setup"),
        mode=MODES[s.mode],
        teams=[members(s.members(k)) for k in range(s.camps())],
        team=team,
        scores=list(s.scores),
        turn=min(s.turn + 1, s.turns),
        turns=s.turns,
        acting=[] if over else members(s.acting()),
        coming=coming(s),
        grandfather=NOBODY if over else s.grandfather,
        children=[NOBODY if over else child for child in s.children],
        child=s.child() if appointed else NOBODY,
        mime=s.mime,
        mime_number=-1 if over or s.real_objects else s.turn * MIMES + s.mime,
        knowers=members(knowers),
        memories=[seen_by(card, knows) for card in s.memories],
        constraints=[bond(s, mime, seat) for mime in range(MIMES)],
        renewed=s.renewed,
        hand=s.hand(team) if seat >= 0 and s.mode != DUO else [],
        closed=s.closed,
        missed=s.missed,
        ready=members(s.tray.answered),
        chosen=chosen(s, team),
        laid=[card_laid(s, at, team) for at in range(i64(len(s.laid)))],
        album=album(s) if s.due == GUESSING else [],
        fingers=list(s.fingers),
        past=[reveal(s, s.past[at], at) for at in range(i64(len(s.past)))],
        pile=s.pile.size,
        shuffled=len(s.past) - len(s.gone) // s.album,
        thrown=[thrown(s, at, seat) for at in range(i64(len(s.thrown)))],
        constraints_left=s.constraints.size,
        spent=s.spent[:],
        served=list(s.served),
        winners=members(winners(s)) if over else [],
        verdict=verdict(s) if over and s.mode == DUO else -1,
        options=Agreed(s.throw_away, s.expert, s.real_objects, s.album, s.seconds),
    )


def coming(s: State) -> list[int]:
    """creux.rounds: whose turn is next."""
    turn = s.turn + 1
    if s.due == OVER or turn >= s.turns:
        return []
    if s.mode == TEAMS:
        return members(s.members(turn % s.camps()))
    grandfather, child = casting(s, turn)
    return members(only(grandfather) | only(child))


def seen_by(card: i64, knows: bool) -> i64:
    """That there is none yet is no secret."""
    if knows or card == NO_CARD:
        return card
    return HIDDEN


def bond(s: State, mime: i64, seat: i64) -> i64:
    """creux.expert: the Child drew it secretly."""
    if s.bonds[mime] == NO_CONSTRAINT or s.children[mime] == seat:
        return s.bonds[mime]
    return HIDDEN


def chosen(s: State, team: i64) -> i64:
    """creux.decoy: sealed, but for one's own team."""
    if team < 0 or s.tray.answers[team] == NO_ANSWER:
        return NO_CARD
    return s.tray.answers[team]


def card_laid(s: State, at: i64, team: i64) -> Laid:
    mine = s.owners[at] != THE_PILE and s.owners[at] == team
    return Laid(s.laid[at] if mine else HIDDEN, s.owners[at], s.meant[at])


def thrown(s: State, at: i64, seat: i64) -> Thrown:
    seen = sits(seat, s.witnesses[at])
    return Thrown(s.thrown[at] if seen else HIDDEN, members(s.witnesses[at]), at >= s.kept)


def reveal(s: State, turn: Turn, at: i64) -> Reveal:
    first = at * MIMES
    return Reveal(
        turn.grandfather,
        list(turn.children),
        list(turn.memories),
        list(turn.bonds),
        list(turn.guesses),
        turn.laid[:],
        turn.owners[:],
        list(turn.gains),
        [] if s.real_objects else [first, first + 1],
    )
