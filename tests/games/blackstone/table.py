"""Tables of Blackstone for the tests: stacked decks, and tables laid in the middle of a hand."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance, Scripted, Seeded
from tablee.engine.ear import Listening, Told
from tablee.engine.events import Event
from tablee.engine.game import Carry, Outcome
from tablee.engine.match import Match, Refused
from tablee.engine.seats import NO_SEATS, NOBODY, only
from tablee.games.blackstone import game
from tablee.games.blackstone.moves import PASS, Take
from tablee.games.blackstone.rules import ANTE
from tablee.games.blackstone.state import BLACK, CHOICE, State
from tablee.games.blackstone.view import View
from tablee.games.deck55 import hand_of, hands_of
from tablee.games.purse import CHIPS
from tests.games.deck import ALL_CARDS as ALL_CARDS
from tests.games.deck import everything_but as everything_but
from tests.games.deck import pile_of as pile_of

ELEVEN_WHITE: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9]  # in the middle, for the rulebook's example


def table(cards: Sequence[int], seats: int = 3, carry: Carry | None = None) -> Match:
    """A new table with these cards on top of the deck, and people who listen."""
    luck = Scripted(list(cards), Seeded(1))
    return Match(game, seats, luck, None, carry, Listening())


def before_the_deal(seats: int, carry: Carry | None = None) -> State:
    """A new table before the first card."""
    return game.start(seats, None, carry)


def carried(*purses: int, middle: int = 0, people: int | None = None) -> Carry:
    """What the last hand of the night left."""
    return Carry(list(purses), middle, len(purses) if people is None else people)


def laid(
    black: Sequence[int],
    middle: Sequence[int] = (),
    deck: Iterable[int] | None = None,
    turn: int = 0,
    minimum: int = 1,
    brought: Sequence[int] = (),
    pot: int = 0,
    out: Iterable[int] = (),
    cards: Sequence[int] = (),
) -> Match:
    """A table in the middle of a hand: black stones by seat, and the next cards of the deck.

    Who is out has lost the ante alone, and no black stone; what lies nowhere else is in the deck.
    """
    seats = len(black)
    stones = [[BLACK] * count for count in black]
    unseen = everything_but(*stones, middle) if deck is None else list(deck)
    purses = list(brought) or [CHIPS] * seats
    gone = set(out)
    antes = [min(ANTE, purse) for purse in purses]
    s = State(
        deck=pile_of(unseen),
        front=hands_of(stones),
        middle=hand_of(list(middle)),
        gone=BLACK - sum(black) - unseen.count(BLACK),
        newest=0,
        tied=NO_SEATS,
        serving=NO_SEATS,
        playing=sum(int(only(seat)) for seat in range(seats) if seat not in gone),
        turn=turn,
        minimum=min(minimum, len(unseen)),
        owed=0,
        due=CHOICE,
        purses=vec[i64]([purse - ante for purse, ante in zip(purses, antes, strict=True)]),
        antes=vec[i64]([0 if seat in gone else antes[seat] for seat in range(seats)]),
        pot=pot,
        brought=vec[i64](purses),
        people=seats,
    )
    luck = Scripted(list(cards), Seeded(1))
    return Match(game, seats, luck, None, None, Listening(), s)


def take(m: Match, cards: int) -> None:
    """Whoever has the turn takes so many cards."""
    m.submit(m.turn, number_of(cards))


def leave(m: Match, times: int = 1) -> None:
    """Whoever has the turn passes."""
    for _ in range(times):
        m.submit(m.turn, PASS)


def step_by_step(m: Match, luck: Chance) -> Iterator[None]:
    """Small moves to the end; taking any number at random would end most hands at once."""
    while not m.over:
        small = m.legal(m.turn)[:4]
        m.submit(m.turn, small[luck.below(len(small))])
        yield


def play_modestly(m: Match, luck: Chance) -> None:
    for _ in step_by_step(m, luck):
        pass


def number_of(cards: int) -> int:
    """The number in the law of taking so many cards."""
    return game.moves.pack(Take(cards))[0]


def takes(m: Match) -> list[int]:
    """How many cards whoever has the turn may take."""
    offers = [game.moves.unpack(move) for move in m.legal(m.turn)]
    return [offer.cards for offer in offers if isinstance(offer, Take)]


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


def black(m: Match) -> list[int]:
    return view(m).black


def middle(m: Match) -> list[int]:
    return view(m).middle


def purses(m: Match) -> list[int]:
    return view(m).purses


def antes(m: Match) -> list[int]:
    return view(m).antes


def pot(m: Match) -> int:
    return view(m).pot


def unseen(m: Match, value: int) -> int:
    """How many cards of this value are in the deck."""
    return view(m).unseen[value - 1]


def outcome(m: Match) -> Outcome:
    """How a hand ended that is over."""
    assert m.over
    assert m.outcome is not None
    return m.outcome


def left_over(m: Match) -> Carry:
    """What the hand leaves to the next one."""
    carry = outcome(m).carry
    assert carry is not None
    return carry


def heard(m: Match) -> list[Told]:
    assert isinstance(m.ear.inner, Listening)
    return m.ear.inner.told


def events(m: Match) -> list[Event]:
    """What everybody was told so far, in order."""
    return game.events.for_seat(heard(m), NOBODY)


def news(m: Match, before: int) -> list[Event]:
    """What everybody was told after so many events."""
    return events(m)[before:]
