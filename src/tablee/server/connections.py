"""Every open connection, by address and in all: each is a file, and those can run out.

A connection that is not at work only holds a place: its request has not come, or not whole; its
answer is not being taken; its socket was told goodbye. Where a place is needed, at its address or
in the house, the one that has idled for longest gives up its own. So whoever begins a thousand
requests and ends none keeps nobody else out, not even their neighbours behind the same address.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Protocol

from tablee.server.addresses import address_of, within
from tablee.server.files import allowed_files
from tablee.server.settings import Settings

OWN_FILES = 128  # that the house keeps for itself: the books, the bots, the client

Client = tuple[str, int] | None


class Holder(Protocol):
    """A connection that holds a place."""

    client: Client

    def drop(self) -> None: ...


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

    def squeeze_in(self, key: str) -> None:
        """One more all the same: another has been asked to go."""
        self.taken[key] += 1

    def leave(self, key: str) -> None:
        self.taken[key] -= 1
        if self.taken[key] <= 0:
            del self.taken[key]


class Connections:
    """Who holds a place, and who of them could be spared."""

    def __init__(self, settings: Settings) -> None:
        # a browser with a socket asks for pages too
        most = max(settings.connections_per_address, 2 * settings.sockets_per_address)
        self.by_address = Places(most)
        self.everybody = max(1, allowed_files() - OWN_FILES)
        self.proxies = list(settings.proxies) if settings.public else []
        self.idle: OrderedDict[Holder, None] = OrderedDict()  # the longest first
        self.idle_at: dict[str, OrderedDict[Holder, None]] = {}
        self.keys: dict[Holder, str] = {}  # of all who hold a place: where it counts
        self.turned_away = 0
        self.spared = 0

    def enter(self, holder: Holder) -> bool:
        """A place for a connection that has not asked for anything yet, if need be another's."""
        key = self.key(holder.client)
        if not self.by_address.enter(key):
            self.spare(self.idle_at.get(key))
            if not self.by_address.enter(key):
                self.turned_away += 1
                return False
        if self.open >= self.everybody:
            self.spare(self.idle)
            if self.open >= self.everybody:
                self.by_address.leave(key)
                self.turned_away += 1
                return False
        self.keys[holder] = key
        self.rests(holder)
        return True

    @property
    def open(self) -> int:
        return len(self.keys)

    def leave(self, holder: Holder) -> None:
        self.works(holder)
        self.by_address.leave(self.keys.pop(holder))

    def rests(self, holder: Holder) -> None:
        """From now on it could be spared; if it could before, nothing changes."""
        if holder not in self.idle:
            self.idle[holder] = None
            self.idle_at.setdefault(self.keys[holder], OrderedDict())[holder] = None

    def works(self, holder: Holder) -> None:
        """It must not be cut off."""
        if holder in self.idle:
            key = self.keys[holder]
            del self.idle[holder], self.idle_at[key][holder]
            if not self.idle_at[key]:
                del self.idle_at[key]

    def spare(self, idle: OrderedDict[Holder, None] | None) -> None:
        """The one that has idled for longest goes, if there is one."""
        if idle:
            self.spared += 1
            next(iter(idle)).drop()

    def key(self, client: Client) -> str:
        """A proxy of ours brings many: each of its connections counts for itself."""
        if client and any(within(client[0], proxy) for proxy in self.proxies):
            return f"{client[0]} {client[1]}"
        return address_of(client)
