"""Tables of Pirates for the tests: stacked decks, and tables laid in the middle of a game."""

from collections.abc import Iterable, Sequence
from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Scripted, Seeded
from tablee.engine.ear import Listening, Told
from tablee.engine.events import Event
from tablee.engine.match import Match, Refused
from tablee.engine.moves import Move
from tablee.engine.playout import outcomes
from tablee.engine.seats import NO_SEATS, NOBODY
from tablee.engine.trays import sealed
from tablee.games.deck55 import KINDS, hand_of
from tablee.games.pirates import game
from tablee.games.pirates.moves import Accuse, Attack, Challenge, Draw, Lay
from tablee.games.pirates.options import Options
from tablee.games.pirates.state import TURN, State
from tablee.games.pirates.view import View
from tests.games.deck import ALL_CARDS as ALL_CARDS
from tests.games.deck import everything_but as everything_but
from tests.games.deck import group_of as group_of
from tests.games.deck import pile_of as pile_of

Cards = Sequence[int]
Hands = Sequence[Cards]

# Hands without a pair, for as many as sit down; each one's first card is its lowest.
QUIET: Final = [
    [1, 9, 10], [2, 8, 10], [3, 8, 9], [4, 7, 10], [5, 7, 9], [6, 8, 10], [7, 9, 10], [8, 9, 10],
]  # fmt: skip


def table(hands: Hands, cards: Cards = (), oldest: tuple[int, ...] = ()) -> Match:
    """A new table at which these hands are dealt, and these cards come after them."""
    dealt = [hand[at] for at in range(3) for hand in hands]
    luck = Scripted([*dealt, *cards], Seeded(1))
    return Match(game, len(hands), luck, Options(oldest), None, Listening())


def started(hands: Hands, first: Cards, cards: Cards = (), oldest: tuple[int, ...] = ()) -> Match:
    """A new table at which everybody has laid this first card."""
    m = table(hands, cards, oldest)
    for seat, card in enumerate(first):
        lay(m, seat, card)
    return m


def before_the_deal(seats: int) -> State:
    """A new table before the first card."""
    return game.start(seats, None, None)


def laid(
    hands: Hands,
    front: Hands,
    deck: Iterable[int] | None = None,
    turn: int = 0,
    out: Iterable[int] = (),
    discards: Cards = (),
    cards: Cards = (),
) -> Match:
    """A table in the middle of a game; whatever is not named is in the deck."""
    seats = len(hands)
    unseen = everything_but(*hands, *front, discards) if deck is None else list(deck)
    s = State(
        deck=pile_of(unseen),
        discards=pile_of(discards),
        hands=vec[i64]([hand_of(list(held)) for held in hands]),
        front=vec[i64]([hand_of(list(held)) for held in front]),
        tray=sealed(NO_SEATS, seats),
        still_in=group_of(set(range(seats)) - set(out)),
        turn=turn,
        target=NOBODY,
        due=TURN,
        oldest=vec[i64]([0] * 0),
        buried=0,
        glimpsed=vec[i64]([0] * seats),
        accuser=NOBODY,
    )
    luck = Scripted(list(cards), Seeded(1))
    return Match(game, seats, luck, None, None, Listening(), s)


def branches(s: State) -> list[tuple[float, State]]:
    """What the croupier's next step can bring, with its probability."""
    found = []
    for chance, branch in outcomes(game, s):
        assert isinstance(branch, State)
        found.append((chance, branch))
    return found


def number(move: Move) -> int:
    """The number of this move in the law."""
    return game.moves.pack(move)[0]


def lay(m: Match, seat: int, card: int) -> None:
    m.submit(seat, number(Lay(card)))


def attack(m: Match, card: int, target: int) -> None:
    """Whoever has the turn attacks."""
    m.submit(m.turn, number(Attack(card, target)))


def challenge(m: Match, target: int) -> None:
    """Whoever has the turn challenges."""
    m.submit(m.turn, number(Challenge(target)))


def accuse(m: Match, target: int) -> None:
    """Whoever has the turn accuses."""
    m.submit(m.turn, number(Accuse(target)))


def draw(m: Match, times: int = 1) -> None:
    """Whoever has the turn draws."""
    for _ in range(times):
        m.submit(m.turn, number(Draw()))


def refusal(m: Match, seat: int, move: Move | int) -> str:
    """The rule that forbids this move, which must change nothing."""
    before, log, told = views(m), len(m.log), len(heard(m))
    with pytest.raises(Refused) as refused:
        m.submit(seat, move if isinstance(move, int) else number(move))
    assert (views(m), len(m.log), len(heard(m))) == (before, log, told)
    return refused.value.rule


def offers(m: Match, seat: int) -> list[Move]:
    """What this seat may do."""
    return [game.moves.unpack(move) for move in m.legal(seat)]


def state(m: Match) -> State:
    assert isinstance(m.state, State)
    return m.state


def view(m: Match, seat: int = NOBODY) -> View:
    seen = m.view(seat)
    assert isinstance(seen, View)
    return seen


def views(m: Match) -> list[View]:
    """Of the spectators and of every seat."""
    return [view(m, seat) for seat in [NOBODY, *range(m.seats)]]


def hand(m: Match, seat: int) -> list[int]:
    """As its owner sees it."""
    return view(m, seat).hand


def front(m: Match, seat: int) -> list[int]:
    return view(m).front[seat]


def fronts(m: Match) -> list[list[int]]:
    return view(m).front


def still_in(m: Match) -> list[int]:
    return view(m).still_in


def deck(m: Match) -> int:
    return view(m).deck


def discarded(m: Match) -> list[int]:
    """What really lies among the discards, which nobody sees."""
    counts = state(m).discards.counts
    return [card for card in range(KINDS) for _ in range(counts[card])]


def winners(m: Match) -> list[int]:
    """Whoever won; nobody while the game goes on."""
    return [] if m.outcome is None else m.outcome.winners


def heard(m: Match) -> list[Told]:
    assert isinstance(m.ear.inner, Listening)
    return m.ear.inner.told


def events(m: Match, seat: int = NOBODY) -> list[Event]:
    """What this seat was told so far, in order; NOBODY: the spectators."""
    return game.events.for_seat(heard(m), seat)


def news(m: Match, before: int, seat: int = NOBODY) -> list[Event]:
    """What this seat was told after so many events."""
    return game.events.for_seat(heard(m)[before:], seat)
