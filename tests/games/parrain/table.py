"""Hearings for the tests: the Godfather at seat 0, then the characters in order, as for beginners.

So at a table of six the Henchman sits at 1 with his partner, the Wife, at 2; the Accountant at 3
with the Seamstress at 4; and the Driver at 5, whose partner is the Henchman.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Scripted, Seeded
from tablee.engine.ear import Ear, Listening
from tablee.engine.events import Event
from tablee.engine.match import Match, Refused
from tablee.engine.moves import Move
from tablee.engine.pile import Pile
from tablee.engine.seats import CLOCK, NOBODY
from tablee.games.parrain import game
from tablee.games.parrain.law.excuses import EXCUSES
from tablee.games.parrain.law.moves import Accuse, BeConvinced, Cancel, Close, LetPass, Tell
from tablee.games.parrain.law.options import Options
from tablee.games.parrain.law.state import ALL_BAGS, HAND, NO_BAG, State
from tablee.games.parrain.law.turn import begin_turn
from tablee.games.parrain.seen.view import View

GODFATHER: Final = 0
HENCHMAN: Final = 1
WIFE: Final = 2
ACCOUNTANT: Final = 3
SEAMSTRESS: Final = 4
DRIVER: Final = 5

GREEN, YELLOW, RED = 0, 1, 2
G, Y, R, GY, GR, YR, ALL = range(7)  # at which anger a card works
EYE, ROTATION, EXCHANGE = range(3)

FEDERAL_AGENTS: Final = 27
MONEY: Final = 0
WEAPONS: Final = 1
CHEESE: Final = 3


def card(levels: int, effect: int = EYE, copy: int = 0) -> int:
    return levels * 12 + effect * 4 + copy


def hearing(
    hands: Mapping[int, Sequence[int]] | None = None,
    draws: Sequence[int] = (),
    seats: int = 6,
    turn: int = HENCHMAN,
    accuser: int = NOBODY,
    anger: int = YELLOW,
    bags: Sequence[int] = (),
    boss_bag: bool = False,
) -> Match:
    """A turn begins; `hands` and `draws` are stacked, the other hands are any cards that are left.

    Without `bags`, the money is with seat 1, the weapons with seat 2, and so on.
    """
    given = {seat: list(cards) for seat, cards in (hands or {}).items()}
    taken = [one for cards in given.values() for one in cards] + list(draws)
    left = [one for one in range(EXCUSES) if one not in taken]
    agreed = Options(godfather=(GODFATHER,), side_by_side=True, boss_bag=boss_bag, pile="whole")
    s = game.start(seats, agreed, None)
    if seats == 4:
        s.characters = vec[i64]([1, 5, 4, 9])
    dealt = list(bags) or [NO_BAG, *range(seats - 1)]
    s.dealt, s.settled, s.bags = (vec[i64](dealt) for _ in range(3))
    s.first, s.mixed, s.anger = dealt.index(MONEY), 0, anger
    for bag in dealt:
        if bag != NO_BAG:
            s.undealt.counts[bag] = 0
            s.undealt.size -= 1
    assert s.undealt.size == ALL_BAGS - len([bag for bag in dealt if bag != NO_BAG])
    for seat in range(1, seats):
        cards = given.get(seat, [])
        cards += [left.pop() for _ in range(HAND - len(cards))]
        for place, one in enumerate(cards):
            s.hands[seat * HAND + place] = one
            s.pile = without(s.pile, one)
    begin_turn(s, turn, accuser, Ear())
    luck = Scripted([*draws], Seeded(1))
    return Match(game, seats, luck, agreed, None, Listening(), s)


def without(pile: Pile, one: int) -> Pile:
    pile.counts[one] -= 1
    return Pile(pile.counts, pile.size - 1)


def empty_the_pile(m: Match, keep: int) -> None:
    """So many excuses are left to draw; the others are laid aside unseen."""
    s = state(m)
    s.spare = s.pile.size - keep


def play(m: Match, seat: int, move: Move) -> None:
    m.submit(seat, *game.moves.pack(move))


def tell(m: Match, seat: int, place: int = 0, *named: int, text: str = "") -> None:
    """An excuse; the beat stays open."""
    play(m, seat, Tell(place, sum(1 << one for one in named), text))


def close(m: Match) -> None:
    m.submit(CLOCK, *game.moves.pack(Close()))


def say(m: Match, seat: int, place: int = 0, *named: int) -> None:
    """An excuse, and nobody objects."""
    tell(m, seat, place, *named)
    close(m)


def accuse(m: Match, target: int) -> None:
    play(m, view(m).turn, Accuse(target))


def convince(m: Match, target: int) -> None:
    """An accusation goes through: what happens to the bags is asked."""
    accuse(m, target)
    play(m, GODFATHER, BeConvinced())


def cancel(m: Match, seat: int, place: int = 0) -> None:
    play(m, seat, Cancel(place))


def let_pass(m: Match, *seats: int) -> None:
    for seat in seats:
        play(m, seat, LetPass())


def refused(m: Match, seat: int, move: Move) -> str:
    """The rule that forbids this move, which must change nothing."""
    before = [m.view(one) for one in [NOBODY, *range(m.seats)]]
    with pytest.raises(Refused) as caught:
        play(m, seat, move)
    assert before == [m.view(one) for one in [NOBODY, *range(m.seats)]]
    return caught.value.rule


def offered(m: Match, seat: int) -> list[Move | type[Move]]:
    return [game.moves.offer(number) for number in m.legal(seat)]


def asked(m: Match) -> dict[int, tuple[str, bool]]:
    """By seat: the rule of the question, and whether it must be answered."""
    return {ask.seat: (ask.rule, ask.must) for ask in m.asks}


def awaited(m: Match) -> set[int]:
    """Whom a game over days waits for, besides the clock."""
    return {ask.seat for ask in m.asks if ask.default >= 0 and ask.seat != CLOCK}


def state(m: Match) -> State:
    assert isinstance(m.state, State)
    return m.state


def view(m: Match, seat: int = NOBODY) -> View:
    seen = m.view(seat)
    assert isinstance(seen, View)
    return seen


def heard(m: Match, seat: int = NOBODY) -> list[Event]:
    """What this seat was told so far, in order; NOBODY: the spectators."""
    ear = m.ear.inner
    assert isinstance(ear, Listening)
    return game.events.for_seat(ear.told, seat)


def winners(m: Match) -> list[int]:
    assert m.outcome is not None, "it is not over"
    return m.outcome.winners
