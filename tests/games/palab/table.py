"""Tables of Palab for the tests: laid in the middle of a round, with a stacked pile."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Scripted, Seeded
from tablee.engine.ear import Listening, Told
from tablee.engine.events import Event
from tablee.engine.match import Match, Refused
from tablee.engine.moves import Move
from tablee.engine.seats import CLOCK, NOBODY
from tablee.games.palab import game
from tablee.games.palab.cards import (
    BOL,
    MAX,
    MIROIR,
    MOI_TOI,
    NO_CARD,
    ONE_11,
    REVERSE,
    SKIP,
    STAR,
    SUPER_SKIP,
    TEN,
    TO_FOU,
    TOEM,
    ZERO_24,
    cards_of,
    full_deck,
    pile_of,
)
from tablee.games.palab.moves import Cancel, Close
from tablee.games.palab.options import Options
from tablee.games.palab.state import TURN, State
from tablee.games.palab.view import View

__all__ = [
    "BOL", "MAX", "MIROIR", "MOI_TOI", "NO_CARD", "ONE_11", "REVERSE", "SKIP", "SUPER_SKIP",
    "TEN", "TOEM", "TO_FOU", "ZERO_24",
]  # fmt: skip

Cards = Sequence[int]


def n(value: int) -> int:
    """The card with this value, from 2 to 9."""
    return value - 2


def star(card: int) -> int:
    """The same card with a star."""
    return card + STAR


def laid(
    hands: Sequence[Cards],
    gauge: int = 0,
    played: Cards = (),
    discards: Cards = (),
    pile: Cards | None = None,
    secrets: Mapping[int, int] | None = None,
    turn: int = 0,
    clockwise: bool = True,
    cards: Cards = (),
    remakes: int = 0,
    events: bool = True,
) -> Match:
    """A table in the middle of a round; whatever is not named is in the draw pile.

    `cards` is what luck brings, one pick after the other: cards, events, secrets.
    """
    s = game.start(len(hands), Options(events=events, first=(turn,)), None)  # before the deal
    s.hands = [pile_of(list(hand)) for hand in hands]
    s.owed = vec[i64]([0] * len(hands))
    s.played, s.stands = [*played], [card - STAR if STAR <= card < 22 else card for card in played]
    s.discards = pile_of(list(discards))
    rest = everything_but(events, *hands, played, discards)
    s.pile = pile_of(rest if pile is None else list(pile))
    for seat, secret in (secrets or {}).items():
        s.secrets[seat] = secret
        s.box.counts[secret] -= 1
        s.box.size -= 1
    s.gauge, s.clockwise, s.remakes, s.due = gauge, clockwise, remakes, TURN
    return Match(game, len(hands), Scripted([*cards], Seeded(1)), None, None, Listening(), s)


def everything_but(events: bool, *places: Iterable[int]) -> list[int]:
    """The cards that lie at none of these places."""
    rest = Counter(cards_of(full_deck(events)))
    for cards in places:
        rest.subtract(cards)
    assert min(rest.values()) >= 0, "a card lies at two places"
    return sorted(rest.elements())


def new(seats: int, cards: Cards = (), events: bool = True, first: tuple[int, ...] = ()) -> Match:
    """A new table, with what luck brings."""
    luck = Scripted([*cards], Seeded(1))
    return Match(game, seats, luck, Options(events=events, first=first), None, Listening())


def number(move: Move) -> int:
    return game.moves.pack(move)[0]


def do(m: Match, move: Move, seat: int = NOBODY) -> None:
    """Whoever has the turn moves, and nobody reacts."""
    submit(m, move, seat)
    while view(m).phase == "react":
        m.submit(CLOCK, number(Close()))


def submit(m: Match, move: Move, seat: int = NOBODY) -> None:
    """The same, but a window stays open."""
    m.submit(m.turn if seat == NOBODY else seat, *game.moves.pack(move))


def cry(m: Match, *seats: int) -> None:
    """These answer the open window with a To fou, and it closes."""
    for seat in seats:
        m.submit(seat, number(Cancel()))
    close(m)


def close(m: Match) -> None:
    m.submit(CLOCK, number(Close()))


def refusal(m: Match, move: Move, seat: int = NOBODY) -> str:
    """The rule that forbids this move, which must change nothing."""
    before, told = views(m), len(heard(m))
    with pytest.raises(Refused) as refused:
        submit(m, move, seat)
    assert (views(m), len(heard(m))) == (before, told)
    return refused.value.rule


def offers(m: Match, seat: int = NOBODY) -> list[Move]:
    legal = m.legal(m.turn if seat == NOBODY else seat)
    return [game.moves.unpack(move) for move in legal]


def state(m: Match) -> State:
    assert isinstance(m.state, State)
    return m.state


def view(m: Match, seat: int = NOBODY) -> View:
    seen = m.view(seat)
    assert isinstance(seen, View)
    return seen


def views(m: Match) -> list[View]:
    return [view(m, seat) for seat in [NOBODY, *range(m.seats)]]


def hand(m: Match, seat: int) -> list[int]:
    """As its owner sees it."""
    return view(m, seat).hand


def gauge(m: Match) -> int:
    return view(m).gauge


def heard(m: Match) -> list[Told]:
    assert isinstance(m.ear.inner, Listening)
    return m.ear.inner.told


def events(m: Match, seat: int = NOBODY) -> list[Event]:
    """What this seat was told so far, in order; NOBODY: the spectators."""
    return game.events.for_seat(heard(m), seat)


def put_in_front(m: Match, seat: int) -> None:
    """This one sits out a Super Skip, taken off the draw pile."""
    s = state(m)
    s.pile.add(SUPER_SKIP, -1)
    s.front[seat] = SUPER_SKIP
