"""Buckets and places: how often, how many, and for whom."""

from __future__ import annotations

import pytest

from tablee.server.addresses import address_of, is_here, neighbourhood_of
from tablee.server.connections import Places
from tablee.server.limits import Buckets, Limits
from tablee.server.settings import Settings


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills() -> None:
    time = Time()
    buckets = Buckets(rate=2, burst=3, clock=time)
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0]
    assert buckets.take("a") == pytest.approx(0.5)
    assert buckets.take("b") == 0
    time.now += 0.5
    assert buckets.take("a") == 0
    assert buckets.take("a") > 0
    time.now += 1000
    assert [buckets.take("a") > 0 for _ in range(4)] == [False, False, False, True]


def test_asking_in_vain_costs_nothing() -> None:
    time = Time()
    buckets = Buckets(rate=1, burst=1, clock=time)
    assert buckets.take("a") == 0
    for _ in range(100):
        assert buckets.take("a") > 0
    time.now += 1
    assert buckets.take("a") == 0


def test_memory_is_bounded() -> None:
    buckets = Buckets(rate=1, burst=1, clock=Time(), most=100)
    for number in range(1000):
        buckets.take(str(number))
    assert len(buckets.buckets) == 100
    assert buckets.take("999") > 0


def test_a_clock_that_stands_still_or_goes_back() -> None:
    time = Time()
    buckets = Buckets(rate=1, burst=2, clock=time)
    buckets.take("a")
    time.now -= 100
    assert buckets.take("a") > 0
    time.now += 200
    assert buckets.take("a") == 0


def test_places() -> None:
    places = Places(2)
    assert places.enter("a")
    assert places.enter("a")
    assert not places.enter("a")
    assert places.enter("b")
    places.leave("a")
    assert places.enter("a")
    for key in "aab":
        places.leave(key)
    assert not places.taken


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.168.1.5", 1), "192.168.1.5"),
        (("::ffff:192.168.1.5", 1), "192.168.1.5"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("testclient", 1), "unknown"),
        (None, "unknown"),
    ],
)
def test_whose_limits_count(client: tuple[str, int] | None, address: str) -> None:
    assert address_of(client) == address


@pytest.mark.parametrize(
    ("client", "network"),
    [
        (("192.168.1.5", 1), "192.168.1.0/24"),
        (("::ffff:192.168.1.5", 1), "192.168.1.0/24"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1::/48"),
        (None, "unknown"),
    ],
)
def test_who_may_be_one_and_the_same(client: tuple[str, int] | None, network: str) -> None:
    assert neighbourhood_of(client) == network


def test_who_is_known_is_not_locked_out_by_neighbours() -> None:
    """Behind one address or one proxy; nor can anybody know themselves rich."""
    time = Time()
    limits = Limits(Settings(requests_per_second=6), time)
    for take in (limits.ask, limits.fetch):
        while not take("home", ""):
            pass
        assert take("home", "") > 0
        assert take("home", "ana") == 0
        while not take("home", "ana"):
            pass
        assert take("elsewhere", "ana") == 0  # what the address has comes first
        assert take("home", "bo") == 0
    time.now += 1
    assert [limits.ask("home", "ana") > 0 for _ in range(8)] == [False] * 7 + [True]


def test_here() -> None:
    assert is_here(("127.0.0.1", 1))
    assert is_here(("::1", 1))
    assert not is_here(("10.0.0.1", 1))
    assert not is_here(None)
