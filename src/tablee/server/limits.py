"""How often and how much: buckets that fill up again, one for each person or address."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from tablee.server.connections import Connections, Places
from tablee.server.settings import Settings

MOST = 20_000  # buckets of one kind: whoever has been away longest is forgotten
CODE_TRIES = 10  # device codes that an address may try, in ten minutes
HOME_CODE_TRIES = 30  # and all that are near it, which may be one person's
# And everybody. With a hundred codes that work at a time, out of 25 to the power of 8, somebody who
# guesses that often for three years has found one; to keep all others from theirs for ten minutes
# takes more than three hundred networks.
ALL_CODE_TRIES = 10_000
SHARE = 6  # whoever is known may ask for the sixth part of it, whatever the address does
FILES = 10  # files that an address may fetch for each of its requests
DATA_ASKED = 20  # times in an hour that an address may ask what is kept about its people

Clock = Callable[[], float]


class Bucket:
    """`burst` at once, and then so many a second."""

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.since = clock()

    def take(self, count: float = 1) -> float:
        """0: granted. Otherwise the seconds until it would be."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.since) * self.rate)
        self.since = now
        if count > self.level:
            return (count - self.level) / self.rate
        self.level -= count
        return 0.0


class Buckets:
    """A bucket for each key."""

    def __init__(
        self, rate: float, burst: float, clock: Clock = time.monotonic, most: int = MOST
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        bucket = self.buckets.pop(key, None)
        if bucket is None:
            bucket = self.new()
        self.buckets[key] = bucket
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket

    def new(self) -> Bucket:
        """A full one that belongs to no key."""
        return Bucket(self.rate, self.burst, self.clock)

    def take(self, key: str, count: float = 1) -> float:
        """0: granted. Otherwise the seconds until it would be."""
        return self.of(key).take(count)


class Limits:
    """All the limits of a house."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        def buckets(rate: float, burst: float) -> Buckets:
            return Buckets(rate, burst, clock)

        hour, minute = 3600, 60
        self.people = buckets(settings.people_per_address / hour, settings.people_per_address)
        self.rooms = buckets(settings.rooms_per_address / hour, settings.rooms_per_address)
        self.requests = buckets(settings.requests_per_second, 10 * settings.requests_per_second)
        # Files of the client lie ready in memory, and a first visit takes many of them.
        self.files = buckets(
            FILES * settings.requests_per_second, 10 * FILES * settings.requests_per_second
        )
        # Whoever is known has a little that no neighbour can use up, behind one address or proxy.
        own = settings.requests_per_second / SHARE
        self.own_requests = buckets(own, 10 * own)
        self.own_files = buckets(FILES * own, 10 * FILES * own)
        self.codes = buckets(CODE_TRIES / 600, CODE_TRIES)
        self.home_codes = buckets(HOME_CODE_TRIES / 600, HOME_CODE_TRIES)
        self.all_codes = buckets(ALL_CODE_TRIES / 600, ALL_CODE_TRIES)
        self.data = buckets(DATA_ASKED / hour, DATA_ASKED)
        self.sockets = Places(settings.sockets_per_address)
        self.connections = Connections(settings)
        self.messages = buckets(settings.messages_per_second, 3 * settings.messages_per_second)
        # Pings, goodbyes and the like, of a socket and of an address, where many may live: a
        # browser sends one in twenty seconds.
        frames = settings.messages_per_second
        self.frames = buckets(frames, 3 * frames)
        self.home_frames = buckets(10 * frames, 30 * frames)
        self.talk = buckets(settings.chat_per_minute / minute, max(5, settings.chat_per_minute / 3))

    def ask(self, address: str, person: str) -> float:
        """One request more, of an address and perhaps of somebody known; as `Bucket.take`."""
        wait = self.requests.take(address)
        return self.own_requests.take(person) if wait and person else wait

    def fetch(self, address: str, person: str) -> float:
        """One file of the client more."""
        wait = self.files.take(address)
        return self.own_files.take(person) if wait and person else wait
