"""The end of a round, and of the game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import Ear
from tablee.engine.pile import Pile
from tablee.engine.seats import EVERYBODY, NO_SEATS, NOBODY
from tablee.engine.trays import window
from tablee.games.palab.cards import (
    HAPPENINGS,
    NO_CARD,
    NO_HAPPENING,
    NO_SECRET,
    empty_pile,
    full_deck,
)
from tablee.games.palab.events import (
    CONFESSED,
    FIRST_PLAYER,
    GAME_LOST,
    KEPT_QUIET,
    ROUND_LOST,
    SECRET_TURNED,
)
from tablee.games.palab.state import (
    CONFESSION,
    DEAL,
    NOTHING,
    OVER,
    TURN_SECRET,
    State,
    nothing_laid,
)


def choose_by_lot(s: State, chance: Chance, ear: Ear) -> None:
    """palab.first: nobody knows who last told a secret, so chance picks (table.first)."""
    first = chance.pick(vec[i64]([1] * s.seats()), s.seats())
    ear.hear(EVERYBODY, FIRST_PLAYER, first, 0)
    begin_round(s, first)


def begin_round(s: State, first: i64) -> None:
    """palab.round.next: all cards and events are shuffled, and used secrets straightened."""
    seats = s.seats()
    clear_the_middle(s)
    s.round += 1
    s.pile = full_deck(s.stars)
    s.bags = []
    s.played = []
    s.stands = []
    s.discards = empty_pile()
    s.hands = [empty_pile() for _ in range(seats)]
    s.memory.forget()
    s.front = vec[i64]([NO_CARD] * seats)  # palab.super-skip: a new round ends it
    s.used = NO_SEATS
    s.short = NO_SEATS
    s.gauge = 0  # palab.setup.hand
    s.clockwise = True  # palab.direction
    s.turn = first
    s.last = NOBODY
    s.last_gauge = 0
    s.last_clockwise = True
    s.happenings = all_happenings()
    s.happening = NO_HAPPENING
    s.dry = False
    s.given = vec[i64]([NO_CARD] * (2 * seats))
    s.shown = vec[i64]([NO_CARD] * seats)
    s.remakes = 0
    s.loser = NOBODY
    for seat in range(seats):
        s.owed[seat] = s.limit(seat)  # palab.setup.hand, palab.secret.four
    s.due = DEAL


def all_happenings() -> Pile:
    return Pile(vec[i64]([0] + [1] * HAPPENINGS), HAPPENINGS)


def clear_the_middle(s: State) -> None:
    """Whatever was going on in a turn is over."""
    s.charm = NO_SECRET
    s.named = NOBODY
    s.laid = nothing_laid()
    s.window = window(NO_SEATS, s.seats())
    s.tray.close()
    s.queue = []
    s.then = NOTHING
    s.chooser = NOBODY
    s.refreshed = 0
    for card in s.offer:
        s.discards.add(card)
    s.offer = []


def lose_round(s: State, seat: i64, ear: Ear) -> None:
    """palab.round.end: the secret is turned; whoever has none left loses the game."""
    ear.hear(EVERYBODY, ROUND_LOST, seat, s.gauge)
    clear_the_middle(s)
    s.loser = seat
    if s.secrets[seat] == NO_SECRET:
        s.due = TURN_SECRET
    else:
        s.shame = seat
        ear.hear(EVERYBODY, GAME_LOST, seat, 0)
        s.due = CONFESSION


def turn_secret(s: State, chance: Chance, ear: Ear) -> None:
    """palab.setup.secret: nobody has looked at it before, so it may be any that is left."""
    s.secrets[s.loser] = s.box.draw(chance)
    ear.hear(EVERYBODY, SECRET_TURNED, s.loser, s.secrets[s.loser])
    s.due = CONFESSION


def confess(s: State, told: bool, ear: Ear) -> None:
    """palab.round.end: a true secret, or none; palab.first: then the loser starts anew."""
    ear.hear(EVERYBODY, CONFESSED if told else KEPT_QUIET, s.loser, 0)
    if s.shame == NOBODY:
        begin_round(s, s.loser)
    else:
        s.due = OVER
