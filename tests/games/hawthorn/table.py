"""Tables of Hawthorn for the tests: stacked decks, and tables laid in the middle of a hand."""

from collections.abc import Iterable, Sequence
from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Scripted, Seeded
from tablee.engine.ear import Listening, Told
from tablee.engine.events import Event
from tablee.engine.game import Carry
from tablee.engine.match import Match, Refused
from tablee.engine.seats import NO_SEATS, NOBODY
from tablee.engine.trays import sealed
from tablee.games.deck55 import KINDS, hands_of
from tablee.games.hawthorn import game
from tablee.games.hawthorn.moves import DRAW, FOLD, LAY, PLAY
from tablee.games.hawthorn.options import Options
from tablee.games.hawthorn.state import TURN, State
from tablee.games.hawthorn.view import View
from tests.games.deck import ALL_CARDS as ALL_CARDS
from tests.games.deck import everything_but as everything_but
from tests.games.deck import group_of as group_of
from tests.games.deck import pile_of as pile_of

Hands = Sequence[Sequence[int]]


ANA: Final = [3, 8, 9, 10, 10]
MALO: Final = [5, 6, 9, 9, 10]
CHLOE: Final = [7, 4, 8, 8, 10]
THREE: Final = [ANA, MALO, CHLOE]


def dealt(
    hands: Hands,
    cards: Sequence[int] = (),
    decks: int = 0,
    carry: Carry | None = None,
) -> Match:
    """A new table with these hands, and these cards on top of the deck after the deal."""
    rounds = [card for one_each in zip(*hands, strict=True) for card in one_each]
    luck = Scripted([*rounds, *cards], Seeded(1))
    return Match(game, len(hands), luck, Options(decks), carry, Listening())


def opened(
    hands: Hands,
    cards: Sequence[int] = (),
    decks: int = 0,
    carry: Carry | None = None,
) -> Match:
    """The same, and everybody has laid the first card of the hand."""
    m = dealt(hands, cards, decks, carry)
    for seat, hand in enumerate(hands):
        lay(m, seat, hand[0])
    return m


def night(purses: Sequence[int], middle: int = 0, people: int = 0) -> Carry:
    """What the last hand of a night left."""
    return Carry(list(purses), middle, people or len(purses))


def laid(
    front: Hands,
    hands: Hands = (),
    deck: Iterable[int] | None = None,
    turn: int = 0,
    button: int = 0,
    lap: int = 1,
    acted: Iterable[int] = (),
    purses: Sequence[int] = (),
    cards: Sequence[int] = (),
) -> Match:
    """A table in the middle of a hand; nothing in front: out, and the hand is turned down.

    The deck has all other cards, or these; then the rest are discards that everybody has seen.
    """
    return sit_down(lay_out(front, hands, deck, turn, button, lap, acted, purses), cards)


def lay_out(
    front: Hands,
    hands: Hands = (),
    deck: Iterable[int] | None = None,
    turn: int = 0,
    button: int = 0,
    lap: int = 1,
    acted: Iterable[int] = (),
    purses: Sequence[int] = (),
) -> State:
    seats = len(front)
    held = hands or [[]] * seats
    unseen = everything_but(*front, *held) if deck is None else list(deck)
    playing = [seat for seat in range(seats) if front[seat]]
    chips = list(purses) or [99] * seats
    return State(
        deck=pile_of(unseen),
        hands=hands_of([list(hand) for hand in held]),
        front=hands_of([list(cards) for cards in front]),
        may_be_held=vec[i64](range(KINDS)),
        tray=sealed(NO_SEATS, seats),
        newest=0,
        tied=NO_SEATS,
        serving=NO_SEATS,
        playing=group_of(playing),
        to_act=group_of(set(playing) - set(acted)),
        button=button,
        turn=turn,
        lap=lap,
        due=TURN,
        purses=vec[i64](chips),
        brought=vec[i64]([purse + 1 for purse in chips]),
        pot=seats,
        middle=0,
        decks=1,
        people=seats,
    )


def sit_down(s: State, cards: Sequence[int] = (), seed: int = 1) -> Match:
    """People go on from here, with these cards on top of the deck."""
    luck = Scripted(list(cards), Seeded(seed))
    return Match(game, len(s.front), luck, None, None, Listening(), s)


def lay(m: Match, seat: int, card: int) -> None:
    m.submit(seat, LAY + card)


def draw(m: Match, times: int = 1) -> None:
    """Whoever has the turn draws."""
    for _ in range(times):
        m.submit(m.turn, DRAW)


def play(m: Match, *cards: int) -> None:
    """Whoever has the turn plays a card, one after the other."""
    for card in cards:
        m.submit(m.turn, PLAY + card)


def fold(m: Match, times: int = 1) -> None:
    """Whoever has the turn folds."""
    for _ in range(times):
        m.submit(m.turn, FOLD)


def refusal(m: Match, seat: int, move: int) -> str:
    """The rule that forbids this move, which must change nothing."""
    before, log, told = view(m, max(seat, NOBODY)), len(m.log), len(heard(m))
    with pytest.raises(Refused) as refused:
        m.submit(seat, move)
    assert (view(m, max(seat, NOBODY)), len(m.log), len(heard(m))) == (before, log, told)
    return refused.value.rule


def state(m: Match) -> State:
    assert isinstance(m.state, State)
    return m.state


def view(m: Match, seat: int = NOBODY) -> View:
    """What this seat sees; without one, what onlookers see."""
    seen = m.view(seat if 0 <= seat < m.seats else NOBODY)
    assert isinstance(seen, View)
    return seen


def fronts(m: Match) -> list[list[int]]:
    return view(m).front


def hand(m: Match, seat: int) -> list[int]:
    return view(m, seat).hand


def purses(m: Match) -> list[int]:
    return view(m).purses


def heard(m: Match) -> list[Told]:
    assert isinstance(m.ear.inner, Listening)
    return m.ear.inner.told


def events(m: Match, seat: int = NOBODY) -> list[Event]:
    """What this seat was told so far, in order; without one, what onlookers were told."""
    return game.events.for_seat(heard(m), seat)


def news(m: Match, before: int) -> list[Event]:
    """What everybody was told after so many events."""
    return events(m)[before:]
