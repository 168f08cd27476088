"""paires.bet: how a game for chips is settled, in its three ways."""

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.ear import Ear
from tablee.engine.seats import EVERYBODY, NO_SEATS, all_but, only, ring
from tablee.games.deck55 import worth
from tablee.games.paires.events import PAID, RECEIVED
from tablee.games.paires.state import CUTCHFELD, DOWNSPEAR, State
from tablee.games.purse import pay, pay_each, share


def settle(s: State, loser: i64, ear: Ear) -> None:
    """The loser pays; purse.pay: never more than he has."""
    before = s.purses[:]
    if s.mode == CUTCHFELD:  # his score, with what lay in the middle, to the winners in equal parts
        prize = pay(s.purses, loser, worth(s.scored[loser])) + s.middle
        s.middle = share(s.purses, winners(s, loser), prize)
    else:
        pay_each(s.purses, loser, winners(s, loser))
    ear.hear(EVERYBODY, PAID, loser, before[loser] - s.purses[loser])
    for seat in range(i64(len(before))):
        if s.purses[seat] > before[seat]:
            ear.hear(EVERYBODY, RECEIVED, seat, s.purses[seat] - before[seat])


def winners(s: State, loser: i64) -> i64:
    """Downspear: everybody else. Norland and Cutchfeld: all who have the lowest score."""
    if s.mode == DOWNSPEAR:
        return ring(len(s.front)) & all_but(loser)
    best = NO_SEATS
    low = worth(s.scored[loser])
    for seat in range(i64(len(s.front))):
        points = worth(s.scored[seat])
        if points < low:
            best, low = only(seat), points
        elif points == low and seat != loser:
            best |= only(seat)
    return best


def no_purses() -> vec[i64]:
    return vec[i64]([0] * 0)
