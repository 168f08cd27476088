"""Buckets and places: how often, how many, and for whom."""

from __future__ import annotations

import pytest

from tablee.server.limits import Buckets, Places, address_of, is_here


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


def test_here() -> None:
    assert is_here(("127.0.0.1", 1))
    assert is_here(("::1", 1))
    assert not is_here(("10.0.0.1", 1))
    assert not is_here(None)
