"""Tables of Paires for the tests: stacked decks, and tables laid in the middle of a game."""

from collections.abc import Iterable, Sequence
from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Scripted, Seeded
from tablee.engine.ear import Listening, Told
from tablee.engine.events import Event
from tablee.engine.match import Match, Refused
from tablee.engine.seats import NO_SEATS, NOBODY
from tablee.games.deck55 import hand_of
from tablee.games.paires import game
from tablee.games.paires.bets import no_purses
from tablee.games.paires.moves import DRAW, FOLD
from tablee.games.paires.options import Options
from tablee.games.paires.rules import NO_FORFEIT, target
from tablee.games.paires.state import CHOICE, DEAL, FORFEIT_MODE, State
from tablee.games.paires.view import View
from tests.games.deck import ALL_CARDS as ALL_CARDS
from tests.games.deck import everything_but as everything_but
from tests.games.deck import group_of as group_of
from tests.games.deck import pile_of as pile_of

NEVER: Final = 1000  # a target that nobody reaches

# A game of two in which seat 1 folds at the end of each line: 45 cards, without a pair.
THREE_LONG_ROUNDS: Final = [
    *(1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 2),
    *(3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10),
    *(5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10),
]


def table(cards: Sequence[int], seats: int = 3, own_forfeit: str = "") -> Match:
    """A new table with these cards on top of the deck, and people who listen."""
    luck = Scripted(list(cards), Seeded(1))
    return Match(game, seats, luck, Options(forfeit=own_forfeit), None, Listening())


def before_the_deal(seats: int) -> State:
    """A new table before the first card."""
    return game.start(seats, None, None)


def after_three_long_rounds(cards: Sequence[int]) -> Match:
    """Two at the table, seat 1 has 1, 3 and 5 as points; 45 of the 50 cards were drawn."""
    m = table([*THREE_LONG_ROUNDS, *cards], seats=2)
    for length in (19, 15, 11):
        draw(m, length - 2)
        fold(m)
    return m


def laid(
    front: Sequence[Sequence[int]],
    scored: Sequence[Sequence[int]] = (),
    deck: Iterable[int] | None = None,
    turn: int = 0,
    limit: int | None = None,
    cards: Sequence[int] = (),
) -> Match:
    """A table in the middle of a round; `deck` has the burned cards too, the rest is discarded."""
    s = lay(front, scored, deck, limit)
    s.turn = turn
    return sit_down(s, cards)


def dealing(
    front: Sequence[Sequence[int]],
    serving: Iterable[int],
    newest: dict[int, int],
    scored: Sequence[Sequence[int]] = (),
    deck: Iterable[int] | None = None,
) -> State:
    """The middle of a deal: who is still due a card, and the new cards that were dealt so far."""
    s = lay(front, scored, deck, NEVER)
    due = list(serving)
    s.serving = group_of(due)
    s.tied = group_of([*due, *newest])
    s.newest = sum(card << (seat << 2) for seat, card in newest.items())
    s.due = DEAL
    return s


def lay(
    front: Sequence[Sequence[int]],
    scored: Sequence[Sequence[int]] = (),
    deck: Iterable[int] | None = None,
    limit: int | None = None,
) -> State:
    seats = len(front)
    kept = scored or [[]] * seats
    unseen = everything_but(*front, *kept) if deck is None else list(deck)
    return State(
        deck=pile_of(unseen),
        front=vec[i64]([hand_of(list(cards)) for cards in front]),
        scored=vec[i64]([hand_of(list(cards)) for cards in kept]),
        newest=0,
        tied=NO_SEATS,
        serving=NO_SEATS,
        turn=NOBODY,
        due=CHOICE,
        target=target(seats) if limit is None else limit,
        forfeit=NO_FORFEIT,
        mode=FORFEIT_MODE,
        purses=no_purses(),
        middle=0,
        people=seats,
    )


def sit_down(s: State, cards: Sequence[int] = (), seed: int = 1) -> Match:
    """People go on from here, with these cards on top of the deck."""
    luck = Scripted(list(cards), Seeded(seed))
    return Match(game, len(s.front), luck, None, None, Listening(), s)


def draw(m: Match, times: int = 1) -> None:
    """Whoever has the turn draws."""
    for _ in range(times):
        m.submit(m.turn, DRAW)


def fold(m: Match) -> None:
    """Whoever has the turn folds."""
    m.submit(m.turn, FOLD)


def refusal(m: Match, seat: int, move: int) -> str:
    """The rule that forbids this move, which must change nothing."""
    before, log, told = view(m), len(m.log), len(heard(m))
    with pytest.raises(Refused) as refused:
        m.submit(seat, move)
    assert (view(m), len(m.log), len(heard(m))) == (before, log, told)
    return refused.value.rule


def state(m: Match) -> State:
    assert isinstance(m.state, State)
    return m.state


def view(m: Match) -> View:
    seen = m.view(NOBODY)
    assert isinstance(seen, View)
    return seen


def front(m: Match, seat: int) -> list[int]:
    return view(m).front[seat]


def fronts(m: Match) -> list[list[int]]:
    return view(m).front


def scored(m: Match, seat: int) -> list[int]:
    return view(m).scored[seat]


def points(m: Match) -> list[int]:
    return view(m).points


def deck(m: Match) -> int:
    """How many cards can be drawn before the next shuffle."""
    return view(m).deck


def unseen(m: Match, value: int) -> int:
    """How many cards of this value are in the deck or burned."""
    return view(m).unseen[value - 1]


def losers(m: Match) -> list[int]:
    """Whoever lost; nobody while the game goes on."""
    return [] if m.outcome is None else m.outcome.losers


def heard(m: Match) -> list[Told]:
    assert isinstance(m.ear.inner, Listening)
    return m.ear.inner.told


def events(m: Match) -> list[Event]:
    """What everybody was told so far, in order."""
    return game.events.for_seat(heard(m), NOBODY)


def news(m: Match, before: int) -> list[Event]:
    """What everybody was told after so many events."""
    return events(m)[before:]
