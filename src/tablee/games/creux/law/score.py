"""The reveal: points for who was right, and for who led astray; and the end of a game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, NO_SEATS, alone, only, sits
from tablee.games.creux.law.events import (
    CONSTRAINT_WAS,
    DECOY_WAS,
    ENDED,
    GUESSED,
    MEMORY_WAS,
    SCORED,
    TIED,
    VERDICT,
    WON,
)
from tablee.games.creux.law.memories import MEMORIES
from tablee.games.creux.law.past import Turn
from tablee.games.creux.law.state import DUO, MIMES, NO_CONSTRAINT, OVER, THE_PILE, State
from tablee.games.creux.law.turn import begin_turn, clear


def reveal(s: State, first: i64, second: i64, ear: Ear) -> None:
    """creux.guess: both together; creux.score: and what they are worth."""
    guesses = vec[i64]([first, second])
    gains = vec[i64]([0] * s.camps())
    for mime in range(i64(MIMES)):
        ear.hear(EVERYBODY, GUESSED, s.grandfather, of_a_mime(guesses[mime], mime))
    for mime in range(i64(MIMES)):
        ear.hear(EVERYBODY, MEMORY_WAS, s.children[mime], of_a_mime(s.memories[mime], mime))
        if s.bonds[mime] != NO_CONSTRAINT:
            ear.hear(EVERYBODY, CONSTRAINT_WAS, s.children[mime], s.bonds[mime] + 20 * mime)
    for mime in range(i64(MIMES)):
        judge(s, guesses[mime], mime, gains, ear)
    for team in range(s.camps()):
        s.scores[team] += gains[team]
        if gains[team] > 0:
            ear.hear(EVERYBODY, SCORED, s.members(team), gains[team])
    s.past.append(
        Turn(
            s.grandfather, s.children[:], s.memories[:], s.bonds[:], guesses,
            s.laid[:], s.owners[:], gains,
        )
    )  # fmt: skip
    clear(s)
    s.turn += 1
    if s.turn < s.turns:
        begin_turn(s, ear)
    else:
        end(s, ear)


def of_a_mime(card: i64, mime: i64) -> i64:
    """Both in one number, as events.py has them."""
    return card - 1 + MEMORIES * mime


def judge(s: State, guess: i64, mime: i64, gains: vec[i64], ear: Ear) -> None:
    """creux.score: a right one; a decoy, whichever mime it was laid for; or nothing."""
    if guess == s.memories[mime]:
        gains[s.active()] += 1
        helper = s.teams[s.grandfather]
        if helper != s.active():  # creux.solo: the Grandfather, too
            gains[helper] += 1
        return
    for at in range(i64(len(s.laid))):
        if s.laid[at] == guess and s.owners[at] != THE_PILE:
            gains[s.owners[at]] += 1
            ear.hear(EVERYBODY, DECOY_WAS, s.members(s.owners[at]), guess)


def end(s: State, ear: Ear) -> None:
    """creux.rounds: most points win; on a tie the victory is shared, and there is another game."""
    s.due = OVER
    ear.hear(EVERYBODY, ENDED, 0, 0)
    if s.mode == DUO:
        ear.hear(EVERYBODY, VERDICT, s.scores[0], verdict(s))
        return
    best = leaders(s)
    if not alone(best):
        ear.hear(EVERYBODY, TIED, winners(s), 0)
    for seat in range(s.seats()):
        if sits(seat, winners(s)):
            ear.hear(EVERYBODY, WON, seat, 0)


def leaders(s: State) -> i64:
    """The teams with most points, as a set."""
    best: i64 = NO_SEATS
    most: i64 = 0
    for team in range(s.camps()):
        if s.scores[team] > most:
            most = s.scores[team]
            best = NO_SEATS
        if s.scores[team] == most:
            best |= only(team)
    return best


def winners(s: State) -> i64:
    """Those of the best teams. creux.duo: two players win together, or not so brilliantly."""
    found: i64 = NO_SEATS
    for seat in range(s.seats()):
        if sits(s.teams[seat], leaders(s)):
            found |= only(seat)
    return found


def verdict(s: State) -> i64:
    """creux.duo: 0–1, 2–3, 4–5, 6–7, 8 points."""
    return s.scores[0] // 2
