"""How often and how much: buckets that fill up again, one for each person or address."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from tablee.server.files import allowed_files
from tablee.server.settings import Settings

MOST = 20_000  # buckets of one kind: whoever has been away longest is forgotten
CODE_TRIES = 10  # device codes that an address may try, in ten minutes
ALL_CODE_TRIES = 300  # and all addresses together
OWN_FILES = 128  # that the house keeps for itself: the books, the bots, the client
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


class Places:
    """So many at a time for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        if self.taken[key] >= self.most:
            return False
        self.taken[key] += 1
        return True

    def leave(self, key: str) -> None:
        self.taken[key] -= 1
        if self.taken[key] <= 0:
            del self.taken[key]


class Connections:
    """Every open connection, by address and in all: each is a file, and those can run out."""

    def __init__(self, settings: Settings) -> None:
        # a browser with a socket asks for pages too
        most = max(settings.connections_per_address, 2 * settings.sockets_per_address)
        self.by_address = Places(most)
        self.everybody = max(1, allowed_files() - OWN_FILES)
        self.proxies = list(settings.proxies) if settings.public else []
        self.open = 0
        self.turned_away = 0

    def enter(self, client: tuple[str, int] | None) -> bool:
        if self.open >= self.everybody or not self.by_address.enter(self.key(client)):
            self.turned_away += 1
            return False
        self.open += 1
        return True

    def leave(self, client: tuple[str, int] | None) -> None:
        self.open -= 1
        self.by_address.leave(self.key(client))

    def key(self, client: tuple[str, int] | None) -> str:
        """A proxy of ours brings many: each of its connections counts for itself."""
        if client and any(within(client[0], proxy) for proxy in self.proxies):
            return f"{client[0]} {client[1]}"
        return address_of(client)


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
        self.codes = buckets(CODE_TRIES / 600, CODE_TRIES)
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


def address_of(client: tuple[str, int] | None) -> str:
    """Whose limits count: an IPv4 address, or the network of an IPv6 one, which is one home's."""
    try:
        address = ipaddress.ip_address(client[0] if client else "")
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def within(host: str, network: str) -> bool:
    """Is this address, or any (`*`), of these?"""
    try:
        return network == "*" or ipaddress.ip_address(host) in ipaddress.ip_network(network)
    except ValueError:
        return host == network


def is_here(client: tuple[str, int] | None) -> bool:
    """Does this come from the machine on which the house stands?"""
    try:
        return ipaddress.ip_address(client[0] if client else "").is_loopback
    except ValueError:
        return False
